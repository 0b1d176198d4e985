/**
 * What a contract scores. The right answer is that of the edition's table; wrong ones come from one fact mistaken: the
 * vulnerability, a double, a trick, a bonus left out, or the table of another time.
 */
import { pick, type Random } from '../../bridge/random.ts';
import { showContract } from '../../dutch/contracts.ts';
import { seatName, sideLetters, vulnerableInWords } from '../../dutch/seats.ts';
import { editionById, EDITIONS } from '../../editions.ts';
import { DOUBLINGS, type Contract, type Doubling } from '../../engine/auction.ts';
import { DENOMINATIONS, type Level } from '../../engine/calls.ts';
import {
  BOOK,
  isDeclarerVulnerable,
  scoreOf,
  scoreTableById,
  TRICKS,
  trickPoints,
  type Score,
  type ScoreItem,
  type ScorePart,
  type ScoreTable,
} from '../../engine/scoring.ts';
import { lho, SEATS, sideOf, VULNERABILITIES, type Vulnerability } from '../../engine/seats.ts';
import { assemble, type Candidate } from '../distractors.ts';
import { among, type Branches, type BranchInfo, type Kind } from '../kind.ts';
import type { Cite, QuizLevel } from '../question.ts';
import { capital } from '../wording/calls.ts';
import { citeWords, withCites } from '../wording/cites.ts';

/** A sort of result: its levels of bidding, how it is doubled, and tricks above (or below) the contract. */
interface Sort {
  readonly branch: string;
  readonly level: QuizLevel;
  readonly levels: readonly Level[];
  readonly doublings: readonly Doubling[];
  readonly over: readonly number[];
  /** Whether the contract made is a game, when that is part of the sort. */
  readonly game?: boolean;
}

const SORTS: readonly Sort[] = [
  {
    branch: 'deelscore',
    level: 'basis',
    levels: [1, 2, 3],
    doublings: ['none'],
    over: [0, 0, 1, 2],
    game: false,
  },
  {
    branch: 'manche',
    level: 'basis',
    levels: [3, 4, 5],
    doublings: ['none'],
    over: [0, 0, 1, 2],
    game: true,
  },
  { branch: 'slem', level: 'gevorderd', levels: [6, 6, 7], doublings: ['none'], over: [0, 0, 1] },
  { branch: 'down', level: 'basis', levels: [1, 2, 3, 4, 5, 6], doublings: ['none'], over: [-1, -2, -3, -4] },
  {
    branch: 'gedoubleerd',
    level: 'gevorderd',
    levels: [1, 2, 3, 4, 5],
    doublings: ['doubled'],
    over: [0, 0, 1, 2],
  },
  {
    branch: 'dbl-down',
    level: 'gevorderd',
    levels: [2, 3, 4, 5],
    doublings: ['doubled'],
    over: [-1, -2, -3, -4, -5],
  },
  {
    branch: 'redoublet',
    level: 'wedstrijdleider',
    levels: [1, 2, 3],
    doublings: ['redoubled'],
    over: [0, 0, 1, -1, -2, -4],
  },
];

/** A contract that was played. */
interface Result {
  readonly contract: Contract;
  readonly vulnerable: Vulnerability;
  readonly tricks: number;
}

/** The branches of this kind. */
export const scoreBranches: Branches = (edition) => {
  const scoring = editionById(edition)?.scoring;
  if (scoring?.kind !== 'table' || scoring.article === undefined) return [];
  const cites = [scoring.article];
  return SORTS.map(({ branch, level }): BranchInfo => ({ branch, level, topic: 'score', cites }));
};

export const score: Kind = {
  find: among(scoreBranches),
  draft: ({ edition, info, random }) => {
    const sort = SORTS.find(({ branch }) => branch === info.branch);
    const table = tableOf(edition);
    const result = sort && table && resultOf(random, table, sort);
    if (table === undefined || result === undefined) return undefined;
    const scored = scoreOf(table, result.contract, result.tricks, isVulnerableIn(result));
    if (scored.kind === 'no-score') return undefined;
    const { points, parts } = scored;
    const told = points < 0 ? downInWords(table, result) : sumInWords(parts);
    const right = answer(result, points, withCites(edition, told, info.cites), info.cites);
    const options = assemble(random, right, wrongAnswers(edition, table, result, points, parts, info.cites));
    if (options === undefined) return undefined;
    const { contract, vulnerable, tricks } = result;
    return {
      level: info.level,
      topic: info.topic,
      cites: info.cites,
      select: 'one',
      story: [
        `Het contract is ${showContract(contract)}, ${vulnerableInWords(vulnerable)}.`,
        `${seatName(contract.declarer)} maakt ${tricks} slagen.`,
      ],
      prompt: 'Wat is de score?',
      options,
    };
  },
};

const tableOf = (edition: string): ScoreTable | undefined => {
  const scoring = editionById(edition)?.scoring;
  return scoring?.kind === 'table' ? scoreTableById(scoring.table) : undefined;
};

const resultOf = (
  random: Random,
  table: ScoreTable,
  { levels, doublings, over, game }: Sort,
): Result | undefined => {
  const level = pick(random, levels);
  const denomination = pick(random, DENOMINATIONS);
  const doubling = pick(random, doublings);
  const declarer = pick(random, SEATS);
  const vulnerable = pick(random, VULNERABILITIES);
  const more = pick(random, over);
  if (!level || !denomination || !doubling || !declarer || !vulnerable || more === undefined)
    return undefined;
  const tricks = BOOK + level + more;
  const isGame = trickPoints(table, level, denomination, doubling) >= table.gameFrom;
  if (tricks > TRICKS || (game !== undefined && isGame !== game)) return undefined;
  return { contract: { level, denomination, doubling, declarer }, vulnerable, tricks };
};

const isVulnerableIn = ({ contract, vulnerable }: Result): boolean =>
  isDeclarerVulnerable(contract, vulnerable);

/** Points as one side gets them: `NZ krijgt 420 punten`. */
const answer = (
  { contract }: Result,
  points: number,
  why: string,
  cites: readonly Cite[],
  citesEdition?: string,
): Candidate => {
  const side = sideOf(points > 0 ? contract.declarer : lho(contract.declarer));
  return {
    key: String(points),
    text: `${sideLetters(side)} krijgt ${Math.abs(points)} punten`,
    why,
    cites,
    ...(citesEdition !== undefined && { citesEdition }),
  };
};

const ITEM_WORDS: { readonly [item in ScoreItem]: string } = {
  tricks: 'slagpunten',
  overtricks: 'overslagen',
  partscore: 'premie deelscore',
  game: 'manchepremie',
  'small-slam': 'premie klein slem',
  'grand-slam': 'premie groot slem',
  'made-doubled': 'premie gemaakt doublet',
  'made-redoubled': 'premie gemaakt redoublet',
  undertricks: 'downslagen',
};

const sumInWords = (parts: readonly ScorePart[]): string =>
  capital(parts.map(({ item, points }) => `${ITEM_WORDS[item]} ${points}`).join(' + '));

/** What each trick short costs: `3 down: 200 + 300 + 300`. */
const downInWords = (table: ScoreTable, result: Result): string => {
  const needed = BOOK + result.contract.level;
  const short = needed - result.tricks;
  const lost = (down: number): number => {
    const score = scoreOf(table, result.contract, needed - down, isVulnerableIn(result));
    return score.kind === 'score' && down > 0 ? -score.points : 0;
  };
  const each = Array.from({ length: short }, (_, down) => lost(down + 1) - lost(down));
  return `${short} down: ${each.join(' + ')}`;
};

/** Every answer that one mistaken fact would give. */
const wrongAnswers = (
  edition: string,
  table: ScoreTable,
  result: Result,
  points: number,
  parts: readonly ScorePart[],
  cites: readonly Cite[],
): readonly Candidate[] => {
  const { contract, tricks } = result;
  const vulnerable = isVulnerableIn(result);
  const told = (score: Score, why: string): readonly Candidate[] =>
    score.kind === 'score' && score.points !== 0 ? [answer(result, score.points, why, cites)] : [];
  const side = sideLetters(sideOf(contract.declarer));
  const isMade = points > 0;
  return [
    ...told(
      scoreOf(table, contract, tricks, !vulnerable),
      vulnerable ? `Dat is het als ${side} niet kwetsbaar is.` : `Dat is het als ${side} kwetsbaar is.`,
    ),
    ...DOUBLINGS.filter((doubling) => doubling !== contract.doubling).flatMap((doubling) =>
      told(scoreOf(table, { ...contract, doubling }, tricks, vulnerable), DOUBLING_WORDS[doubling]),
    ),
    ...[tricks - 1, tricks + 1]
      .filter((other) => other >= BOOK + contract.level === isMade)
      .flatMap((other) =>
        told(scoreOf(table, contract, other, vulnerable), `Dat is het bij ${other} slagen.`),
      ),
    ...(isMade ? parts.slice(1) : []).map((part) =>
      answer(result, points - part.points, `Niet meegeteld: ${ITEM_WORDS[part.item]} ${part.points}.`, cites),
    ),
    ...otherTables(edition, table, result),
  ];
};

const DOUBLING_WORDS: { readonly [doubling in Doubling]: string } = {
  none: 'Dat is het zonder doublet.',
  doubled: 'Dat is het na een doublet.',
  redoubled: 'Dat is het na een redoublet.',
};

const otherTables = (edition: string, table: ScoreTable, result: Result): readonly Candidate[] =>
  EDITIONS.flatMap(({ id, scoring }) => {
    if (
      id === edition ||
      scoring.kind !== 'table' ||
      scoring.article === undefined ||
      scoring.table === table.id
    )
      return [];
    const score = scoreOf(
      scoreTableById(scoring.table),
      result.contract,
      result.tricks,
      isVulnerableIn(result),
    );
    const why = `Zo is het in ${id} (${citeWords(id, [scoring.article])}).`;
    return score.kind === 'score' ? [answer(result, score.points, why, [scoring.article], id)] : [];
  });
