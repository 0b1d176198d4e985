/**
 * What a contract scores. The right answer is that of the edition's table; wrong ones come from one fact mistaken: the
 * vulnerability, a double, a trick, a bonus left out, or the table of another time.
 */
import { below, pick, type Random } from '../../bridge/random.ts';
import { showContract } from '../../dutch/contracts.ts';
import { sideLetters, vulnerableInWords } from '../../dutch/seats.ts';
import { editionById, EDITIONS } from '../../editions.ts';
import type { Contract, Doubling } from '../../engine/auction.ts';
import { DENOMINATIONS, type Level } from '../../engine/calls.ts';
import {
  BOOK,
  isDeclarerVulnerable,
  scoreOf,
  scoreTableById,
  TRICKS,
  type ScoreItem,
  type ScorePart,
  type ScoreTable,
} from '../../engine/scoring.ts';
import { SEATS, sideOf, VULNERABILITIES, type Vulnerability } from '../../engine/seats.ts';
import { assemble, type Candidate } from '../distractors.ts';
import type { BranchInfo, Kind } from '../kind.ts';
import type { QuizLevel } from '../question.ts';
import { seatName } from '../../dutch/seats.ts';

/** A sort of result: its levels of bidding, how it is doubled, and tricks above (or below) the contract. */
interface Sort {
  readonly branch: string;
  readonly level: QuizLevel;
  readonly levels: readonly Level[];
  readonly doublings: readonly Doubling[];
  readonly over: readonly number[];
}

const SORTS: readonly Sort[] = [
  { branch: 'deelscore', level: 'basis', levels: [1, 2, 3], doublings: ['none'], over: [0, 0, 1, 2] },
  { branch: 'manche', level: 'basis', levels: [3, 4, 5], doublings: ['none'], over: [0, 0, 1, 2] },
  { branch: 'slem', level: 'gevorderd', levels: [6, 6, 7], doublings: ['none'], over: [0, 0, 1] },
  { branch: 'down', level: 'basis', levels: [1, 2, 3, 4, 5, 6], doublings: ['none'], over: [-1, -2, -3, -4] },
  { branch: 'gedoubleerd', level: 'gevorderd', levels: [1, 2, 3, 4, 5], doublings: ['doubled'], over: [0, 0, 1, 2] },
  { branch: 'dbl-down', level: 'gevorderd', levels: [2, 3, 4, 5], doublings: ['doubled'], over: [-1, -2, -3, -4, -5] },
  { branch: 'redoublet', level: 'wedstrijdleider', levels: [1, 2, 3], doublings: ['redoubled'], over: [0, 0, 1, -1, -2, -4] },
];

/** A contract that was played. */
interface Result {
  readonly contract: Contract;
  readonly vulnerable: Vulnerability;
  readonly tricks: number;
}

export const score: Kind = {
  branches: (edition) => {
    const scoring = editionById(edition)?.scoring;
    if (scoring?.kind !== 'table' || scoring.article === undefined) return [];
    const cites = [scoring.article];
    return SORTS.map(({ branch, level }): BranchInfo => ({ branch, level, topic: 'score', cites }));
  },
  draft: (edition, info, random) => {
    const sort = SORTS.find(({ branch }) => branch === info.branch);
    const table = tableOf(edition);
    const result = sort && resultOf(random, sort);
    if (table === undefined || result === undefined) return undefined;
    const { contract, vulnerable, tricks } = result;
    const right = pointsOf(table, result);
    if (right === undefined) return undefined;
    const told = candidates(edition, table, result);
    const options = assemble(random, { value: right, text: sayPoints(result, right), why: sumWords(table, result), cites: info.cites }, told, 3);
    if (options === undefined) return undefined;
    return {
      ...info,
      select: 'one',
      story: [
        `Het contract is ${showContract(contract)}, ${vulnerableInWords(vulnerable)}.`,
        `${seatName(contract.declarer)} wint ${tricks} slagen.`,
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

const resultOf = (random: Random, { levels, doublings, over }: Sort): Result | undefined => {
  const level = pick(random, levels);
  const denomination = pick(random, DENOMINATIONS);
  const doubling = pick(random, doublings);
  const declarer = pick(random, SEATS);
  const vulnerable = pick(random, VULNERABILITIES);
  const more = pick(random, over);
  if (!level || !denomination || !doubling || !declarer || !vulnerable || more === undefined) return undefined;
  const tricks = BOOK + level + more;
  return tricks < 0 || tricks > TRICKS ? undefined : { contract: { level, denomination, doubling, declarer }, vulnerable, tricks };
};
