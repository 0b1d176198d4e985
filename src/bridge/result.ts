/**
 * What a recorded board comes to: contract, declarer, tricks and score. The auction has the last word; what the file says
 * beside it is used only where the auction does not decide, and reported where it differs.
 */
import { contractOf, isOver, isPassedOut, type Auction } from '../engine/auction.ts';
import { isDeclarerVulnerable, pointsForNS, scoreOf, TRICKS, type ScoreTable } from '../engine/scoring.ts';
import { sideOf, type Seat } from '../engine/seats.ts';
import {
  problem,
  STOPS_AUCTION,
  type Board,
  type OfSide,
  type Problem,
  type WrittenContract,
} from './board.ts';
import { makeContract } from './contract.ts';

/** What a board comes to; what cannot be known is undefined. Points are those of the table that was given. */
export interface BoardResult {
  readonly contract?: WrittenContract;
  readonly declarer?: Seat;
  /** Tricks won by declarer's side. */
  readonly tricks?: number;
  /** Declarer's score; 0 for a board that was passed out. */
  readonly score?: number;
  readonly scoreNS?: number;
  /** Contradictions between the auction and the rest of the board. */
  readonly problems: readonly Problem[];
}

/** Works a board out; without a table there is no score. */
export const resultOf = (board: Board, table: ScoreTable | undefined): BoardResult => {
  const outcome = outcomeOf(board);
  const problems = [...unfinished(board), ...contradictions(board, outcome)];
  const { contract, declarer } = outcome;
  if (contract?.kind === 'passed-out') return { contract, score: 0, scoreNS: 0, problems };
  if (contract === undefined || declarer === undefined) return { ...outcome, problems };
  const tricks = tricksOf(board.tricks, declarer);
  if (tricks === undefined || board.vulnerable === undefined || table === undefined)
    return { contract, declarer, ...(tricks !== undefined && { tricks }), problems };
  const scored = scoreOf(table, contract, tricks, isDeclarerVulnerable({ declarer }, board.vulnerable));
  if (scored.kind === 'no-score') return { contract, declarer, tricks, problems };
  return {
    contract,
    declarer,
    tricks,
    score: scored.points,
    scoreNS: pointsForNS({ declarer }, scored.points),
    problems: [...problems, ...wrongScore(board, declarer, scored.points)],
  };
};

/** A contract with its declarer, as far as they are known. */
export interface Outcome {
  readonly contract?: WrittenContract;
  readonly declarer?: Seat;
}

/** The contract of the auction when that was followed to its end, else the one that is written. */
export const outcomeOf = (board: Board): Outcome => {
  const auction = auctionOfBoard(board);
  if (auction !== undefined && isPassedOut(auction)) return { contract: { kind: 'passed-out' } };
  const made = auction !== undefined && isOver(auction) ? contractOf(auction) : undefined;
  if (made !== undefined) {
    const { declarer, ...contract } = made;
    return { contract: { kind: 'contract', ...contract }, declarer };
  }
  return {
    ...(board.contract && { contract: board.contract }),
    ...(board.declarer && board.contract?.kind === 'contract' && { declarer: board.declarer }),
  };
};

/** The tricks that declarer's side won; undefined when they or declarer are not known. */
export const declarerTricks = (board: Board): number | undefined => {
  const { declarer } = outcomeOf(board);
  return declarer && tricksOf(board.tricks, declarer);
};

/** The calls of a board as an auction; undefined when its dealer is not known. */
export const auctionOfBoard = ({ dealer, calls }: Board): Auction | undefined =>
  dealer === undefined ? undefined : { dealer, calls };

function unfinished(board: Board): readonly Problem[] {
  const auction = auctionOfBoard(board);
  if (auction === undefined || auction.calls.length === 0 || isOver(auction)) return [];
  return board.problems.some(({ code }) => STOPS_AUCTION.has(code))
    ? []
    : [problem('auction-unfinished', board.line)];
}

function contradictions(board: Board, { contract, declarer }: Outcome): readonly Problem[] {
  const line = (fact: 'contract' | 'declarer' | 'tricks'): number => board.lines?.[fact] ?? board.line;
  const problems: Problem[] = [];
  if (contract && board.contract && makeContract(contract) !== makeContract(board.contract))
    problems.push(problem('contract-differs', line('contract'), makeContract(board.contract)));
  if (contract?.kind === 'passed-out') {
    if (board.declarer) problems.push(problem('declarer-of-passed-out', line('declarer'), board.declarer));
    if (board.tricks)
      problems.push(problem('result-of-passed-out', line('tricks'), String(board.tricks.value)));
  } else if (declarer && board.declarer && declarer !== board.declarer)
    problems.push(problem('declarer-differs', line('declarer'), board.declarer));
  return problems;
}

const tricksOf = (tricks: OfSide | undefined, declarer: Seat): number | undefined =>
  tricks === undefined || isOfDeclarer(tricks, declarer) ? tricks?.value : TRICKS - tricks.value;

const isOfDeclarer = ({ side }: OfSide, declarer: Seat): boolean =>
  side === 'declarer' || side === sideOf(declarer);

function wrongScore({ score, lines, line }: Board, declarer: Seat, points: number): readonly Problem[] {
  if (score === undefined) return [];
  const written = isOfDeclarer(score, declarer) ? score.value : -score.value;
  return written === points ? [] : [problem('score-differs', lines?.score ?? line, String(score.value))];
}
