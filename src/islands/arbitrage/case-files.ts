/**
 * A case as a file: the board with the calls that stand, as PBN or as LIN. PBN knows accepted insufficient bids and calls out of
 * rotation, LIN not even those; whatever else happened is told in a remark, in the order in which it happened.
 */
import { isSufficient, newAuction, withCall } from '../../engine/auction.ts';
import { isBid } from '../../engine/calls.ts';
import type { Answer } from '../../engine/index.ts';
import type { TableEvent } from '../../engine/record.ts';
import { faultOfCall, type Board, type BoardCall } from '../../bridge/board.ts';
import { makeLin } from '../../bridge/lin-write.ts';
import { latin1, makePbn } from '../../bridge/pbn-write.ts';
import { courseInWords, SEE_COURSE } from '../../dutch/exchange.ts';
import { happenedTexts } from '../../dutch/happened.ts';
import { ruledCells } from '../auction-cells.ts';
import type { Case } from './case.ts';

/** What a case came to: the answer about the events that could be followed. */
export interface RuledCase {
  readonly answer: Answer;
  readonly events: readonly TableEvent[];
}

/** The board of a case as PBN text, in ISO 8859-1. */
export const makeCasePbn = (kase: Case, ruled: RuledCase): string => makePbn([boardOfCase(kase, ruled)]);

/** The board of a case as LIN text, up to the first irregular call that stands. */
export const makeCaseLin = (kase: Case, ruled: RuledCase): string =>
  makeLin([boardOfCase(kase, ruled)], () => SEE_COURSE);

/** The board of a case as far as a file has signs for it, with the rest in remarks. */
export const boardOfCase = (kase: Case, { answer, events }: RuledCase): Board => {
  const { board, dealer, vulnerable, edition } = kase;
  const calls = writableCalls(dealer, answer.auction);
  const cells = ruledCells({ ...kase, events }, answer);
  const isPlain = calls.length === cells.length && cells.every(({ words }) => !words);
  const remarks = [...(isPlain ? [] : [courseInWords(cells)]), ...happenedTexts(events)];
  return {
    line: 1,
    ...(board !== undefined && { number: String(board) }),
    dealer,
    vulnerable,
    calls,
    tags: { Event: `Arbitrage, spelregels ${edition}` },
    ...(remarks.length > 0 && { remarks: remarks.map((text) => ({ text: latin1(text), line: 1 })) }),
    problems: [],
  };
};

/** The calls that stand, up to the first one that no file has a sign for. */
const writableCalls = (dealer: Case['dealer'], auction: Answer['auction']): readonly BoardCall[] => {
  let before = newAuction(dealer);
  const calls: BoardCall[] = [];
  for (const { by, call } of auction) {
    const insufficient = isBid(call) && !isSufficient(before, call);
    if (faultOfCall(before, by, call, insufficient) !== undefined) break;
    before = withCall(before, call, by);
    calls.push({ by, call, ...(insufficient && { insufficient }) });
  }
  return calls;
};
