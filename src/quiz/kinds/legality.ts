/** May this call be made here? One call with the reason, or all calls of a handful that may. */
import { pick, shuffled, type Random } from '../../bridge/random.ts';
import { showCall } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import { isLegalFor, isSufficient, lastAction, lastBid, type Auction } from '../../engine/auction.ts';
import { BIDS, isBid, rankOfBid, type Call } from '../../engine/calls.ts';
import { engineEditions, lawsOf, type Answer } from '../../engine/index.ts';
import { isSameSide, lho, partner, type Seat } from '../../engine/seats.ts';
import { boardFrom, type Board } from '../boards.ts';
import { assemble } from '../distractors.ts';
import { among, type Branches, type BranchInfo, type Draft, type Kind } from '../kind.ts';
import type { Cite, QuestionOption, RecordJson } from '../question.ts';
import { callEvent } from '../situations/event.ts';
import { answerAt, ruleOn, ruleOnBoard } from '../situations/ruling.ts';
import { decidingCites } from '../situations/verdict.ts';
import { capital, toDo } from '../wording/calls.ts';
import { citeWords, withCites } from '../wording/cites.ts';
import type { SaidCall } from '../../bidding/view.ts';

/** Which call is asked about, and whose it is. */
const SORTS = ['bod', 'doublet', 'redoublet', 'beurt', 'welke'] as const;
type Sort = (typeof SORTS)[number];

/** The branches of this kind. */
export const legalityBranches: Branches = (edition) =>
  engineEditions.includes(edition)
    ? SORTS.map((branch): BranchInfo => ({
        branch,
        level: branch === 'redoublet' ? 'gevorderd' : 'basis',
        topic:
          branch === 'bod' || branch === 'welke'
            ? 'bod-en-rangorde'
            : branch === 'beurt'
              ? 'begin-en-volgorde'
              : 'doublet-en-redoublet',
        cites: [],
      }))
    : [];

export const legality: Kind = {
  find: among(legalityBranches),
  draft: ({ edition, info, random }) => {
    const board = boardFrom(random);
    const sort = SORTS.find((each) => each === info.branch);
    const place = pick(random, placesFor(board, sort));
    if (sort === undefined || place === undefined) return undefined;
    const before = board.said.slice(0, place);
    return sort === 'welke'
      ? whichMay(edition, info, random, board, before)
      : mayHe(edition, info, random, board, before, sort);
  },
};

/** The places where the question makes sense: for a redouble, where one has been doubled. */
const placesFor = ({ said }: Board, sort: Sort | undefined): readonly number[] =>
  said
    .map((_, place) => place)
    .filter((place) => {
      const last = said.slice(0, place).findLast(({ call }) => call !== 'P')?.call;
      if (sort === 'redoublet') return last === 'X' || (last !== undefined && place % 3 === 0);
      return place > 0 && last !== undefined;
    });

const turnAt = ({ said }: Board, before: readonly SaidCall[]): Seat => said[before.length]!.by;

/** What the engine says of a call by a player here. */
const judged = (
  edition: string,
  board: Board,
  before: readonly SaidCall[],
  by: Seat,
  call: Call,
): Answer | undefined => {
  const soFar = ruleOnBoard(edition, board, before.length);
  const ruling = soFar && ruleOn(soFar, { call, by });
  return ruling && answerAt(ruling);
};

const recordFor = (
  edition: string,
  { dealer, vulnerable }: Board,
  before: readonly SaidCall[],
  by: Seat,
  call: Call,
): RecordJson => ({
  edition,
  dealer,
  vulnerable,
  events: [...before.map(callEvent), { call, by }],
});

const told = (edition: string, words: string, cites: readonly Cite[]): string =>
  withCites(edition, words, cites.slice(0, 2));

/** A wrong answer is refuted by a fact; which provision decides is told beside it. */
const decides = (edition: string, cites: readonly Cite[]): string =>
  `Hier beslist ${citeWords(edition, cites.slice(0, 2))}.`;

const mayHe = (
  edition: string,
  info: BranchInfo,
  random: Random,
  board: Board,
  before: readonly SaidCall[],
  sort: Exclude<Sort, 'welke'>,
): Draft | undefined => {
  const turn = turnAt(board, before);
  const by = sort === 'beurt' && random() < 0.7 ? pick(random, [lho(turn), partner(turn)] as const)! : turn;
  const call = callFor(random, board, before, sort);
  const answer = call && judged(edition, board, before, by, call);
  if (call === undefined || answer === undefined) return undefined;
  const cites = citesOf(edition, call, answer);
  const verdicts = verdictsOn(board, before, by, turn, call);
  const right = verdicts.find(({ holds }) => holds) ?? verdicts[0]!;
  if (
    (right.text === IN_ORDER) !== (answer.irregularity === null) ||
    verdicts.filter(({ holds }) => holds).length > 1
  )
    return undefined;
  const answers = verdicts.map(({ text, fact }) => ({
    key: text,
    text,
    why:
      text === right.text
        ? told(edition, capital(fact), cites)
        : `${capital(fact)}. ${decides(edition, cites)}`,
    cites,
  }));
  const options = assemble(
    random,
    answers[verdicts.indexOf(right)]!,
    answers,
    3,
    ({ text }) => text === IN_ORDER,
  );
  if (options === undefined) return undefined;
  return {
    level: info.level,
    topic: info.topic,
    cites,
    select: 'one',
    story: [],
    prompt: `Mag ${seatName(by)} hier ${toDo(call)}?`,
    options,
    auction: {
      dealer: board.dealer,
      vulnerable: board.vulnerable,
      cells: [...before.map(({ by: seat, call: made }) => ({ by: seat, call: made })), { by }],
    },
    record: recordFor(edition, board, before, by, call),
  };
};

const callFor = (
  random: Random,
  board: Board,
  before: readonly SaidCall[],
  sort: Exclude<Sort, 'welke'>,
): Call | undefined => {
  if (sort === 'doublet') return 'X';
  if (sort === 'redoublet') return 'XX';
  const last = lastBid({ dealer: board.dealer, calls: before })?.call;
  if (last === undefined) return undefined;
  return BIDS[rankOfBid(last) + pick(random, [-4, -2, -1, 0, 1, 2, 3])!];
};

const IN_ORDER = 'Ja, deze bieding is hier toegestaan';

interface VerdictOnCall {
  readonly text: string;
  readonly holds: boolean;
  /** The fact that makes it true or false. */
  readonly fact: string;
}

/** Everything that might be said of a call, with the fact that decides. */
const verdictsOn = (
  board: Board,
  before: readonly SaidCall[],
  by: Seat,
  turn: Seat,
  call: Call,
): readonly VerdictOnCall[] => {
  const auction: Auction = { dealer: board.dealer, calls: before };
  const isTurn = by === turn;
  const turnFact = `${seatName(turn)} is aan de beurt`;
  const own = factOf(auction, by, call);
  return [
    {
      text: IN_ORDER,
      holds: isLegalFor(auction, by, call) && isTurn,
      fact: isTurn ? own : turnFact,
    },
    { text: 'Nee, hij is niet aan de beurt', holds: !isTurn, fact: turnFact },
    {
      text: 'Nee, het bieden is hier al afgelopen',
      holds: false,
      fact: 'er is nog geen drie keer na elkaar gepast',
    },
    ...reasonsAgainst(auction, by, call),
  ];
};

/** What may be wrong with a call, whoever makes it. A case in which two of these hold, or one out of turn, is not asked. */
const reasonsAgainst = (auction: Auction, by: Seat, call: Call): readonly VerdictOnCall[] => {
  const last = lastBid(auction);
  const action = lastAction(auction);
  const isOwnBid = last !== undefined && isSameSide(last.by, by);
  const isDoubled = action !== undefined && action.call !== last?.call;
  const isOwnDouble = isDoubled && isSameSide(action.by, by);
  const bidFact = last === undefined ? 'er is nog geen bod' : `het laatste bod is van ${seatName(last.by)}`;
  if (isBid(call))
    return [
      {
        text: 'Nee, dit bod is niet hoog genoeg',
        holds: !isLegalFor(auction, by, call),
        fact: factOf(auction, by, call),
      },
      {
        text: 'Nee, hij moet eerst doubleren of passen',
        holds: false,
        fact: 'een bod hoeft alleen hoger te zijn dan het laatste',
      },
    ];
  const mustHaveBid: VerdictOnCall = {
    text: 'Nee, hij moet eerst zelf hebben geboden',
    holds: false,
    fact: 'daarvoor hoeft een speler zelf niet te hebben geboden',
  };
  if (call === 'X')
    return [
      mustHaveBid,
      { text: 'Nee, het laatste bod is van zijn kant', holds: isOwnBid, fact: bidFact },
      {
        text: 'Nee, het laatste bod is al gedoubleerd',
        holds: isDoubled,
        fact: isDoubled ? 'het laatste bod is al gedoubleerd' : 'het laatste bod is nog niet gedoubleerd',
      },
    ];
  const doubledFact = isDoubled
    ? `${seatName(action.by)} heeft het laatste bod gedoubleerd`
    : 'het laatste bod is niet gedoubleerd';
  return [
    mustHaveBid,
    {
      text: 'Nee, het laatste bod is niet gedoubleerd',
      holds: !isDoubled,
      fact: doubledFact,
    },
    {
      text: 'Nee, het doublet is van zijn kant',
      holds: isOwnDouble,
      fact: doubledFact,
    },
  ];
};

/** The fact by which a call may be made here or not, apart from whose turn it is. */
const factOf = (auction: Auction, by: Seat, call: Call): string => {
  const last = lastBid(auction);
  const action = lastAction(auction);
  if (isBid(call)) {
    if (last === undefined) return 'er is nog geen bod';
    return `${showCall(call)} is ${isSufficient(auction, call) ? '' : 'niet '}hoger dan ${showCall(last.call)}`;
  }
  if (action === undefined) return 'er is nog geen bod';
  const name = isSameSide(action.by, by) ? 'zijn eigen kant' : seatName(action.by);
  if (isBid(action.call)) return `het laatste bod is van ${name} en is niet gedoubleerd`;
  return `het laatste bod is ${action.call === 'X' ? 'gedoubleerd' : 'geredoubleerd'} door ${name}`;
};

/** What rules on a call: the provision by which it is irregular, or would be if it were, and that on the turn. */
const citesOf = (edition: string, call: Call, answer: Answer): readonly Cite[] => {
  if (answer.irregularity !== null) return decidingCites(answer);
  const kind = isBid(call) ? 'insufficient-bid' : 'inadmissible-double';
  const clause = lawsOf(edition)
    ?.articles.flatMap(({ clauses }) => clauses)
    .find(
      ({ at, then }) =>
        at === 'call' && then.some((effect) => effect.kind === 'irregular' && effect.irregularity === kind),
    );
  return [...(clause === undefined ? [] : [clause.cite]), ...decidingCites(answer)];
};

/** Some calls of which those that may be made must all be chosen. */
const whichMay = (
  edition: string,
  info: BranchInfo,
  random: Random,
  board: Board,
  before: readonly SaidCall[],
): Draft | undefined => {
  const auction: Auction = { dealer: board.dealer, calls: before };
  const last = lastBid(auction)?.call;
  const by = turnAt(board, before);
  if (last === undefined) return undefined;
  const near = [-3, -1, 0, 1, 2, 5].flatMap((step) => BIDS[rankOfBid(last) + step] ?? []);
  const calls: readonly Call[] = shuffled(random, [
    ...shuffled(random, near).slice(0, 3),
    'X' as const,
    'XX' as const,
  ]);
  const options = calls.flatMap((call): readonly QuestionOption[] => {
    const answer = judged(edition, board, before, by, call);
    if (answer === undefined) return [];
    const correct = answer.irregularity === null;
    const cites = citesOf(edition, call, answer);
    return [
      {
        text: showCall(call),
        correct,
        why: told(edition, `Dat mag hier${correct ? '' : ' niet'}: ${factOf(auction, by, call)}`, cites),
        cites,
      },
    ];
  });
  const right = options.filter(({ correct }) => correct).length;
  if (options.length < calls.length || right === 0 || right === calls.length) return undefined;
  return {
    level: info.level,
    topic: info.topic,
    cites: [...new Set(options.flatMap(({ cites }) => cites))],
    select: 'set',
    story: [],
    prompt: `Welke van deze biedingen mag ${seatName(by)} hier doen?`,
    options,
    auction: {
      dealer: board.dealer,
      vulnerable: board.vulnerable,
      cells: [...before.map(({ by: seat, call }) => ({ by: seat, call })), { by }],
    },
    record: { edition, dealer: board.dealer, vulnerable: board.vulnerable, events: before.map(callEvent) },
  };
};
