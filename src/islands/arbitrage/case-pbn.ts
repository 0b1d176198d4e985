/**
 * A case as PBN: the board with the calls that stand, what was withdrawn told in notes. PBN knows accepted insufficient bids
 * and calls out of rotation; everything else of a ruling is words in it.
 */
import { isSufficient, withCall, newAuction } from '../../engine/auction.ts';
import { isBid } from '../../engine/calls.ts';
import type { Answer } from '../../engine/index.ts';
import type { Board, BoardCall } from '../../bridge/board.ts';
import { makePbn } from '../../bridge/pbn-write.ts';
import { showCall } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import type { Case } from './case.ts';

/** The board of a case as PBN text. */
export const makeCasePbn = (kase: Case, answer: Answer): string => makePbn([boardOf(kase, answer)]);

const boardOf = ({ board, dealer, vulnerable, edition }: Case, answer: Answer): Board => ({
  line: 1,
  ...(board !== undefined && { number: String(board) }),
  dealer,
  vulnerable,
  calls: boardCalls(dealer, answer),
  tags: { Event: `Arbitrage, spelregels ${edition}` },
  problems: [],
});

const boardCalls = (dealer: Case['dealer'], { auction, withdrawn }: Answer): readonly BoardCall[] => {
  let before = newAuction(dealer);
  const left = [...withdrawn];
  return auction.map(({ by, call }) => {
    const insufficient = isBid(call) && !isSufficient(before, call);
    before = withCall(before, call, by);
    const at = left.findIndex((each) => each.by === by);
    const [gone] = at === -1 ? [] : left.splice(at, 1);
    const note = gone && `${seatName(by)} trok in: ${showCall(gone.call)}`;
    return { by, call, ...(insufficient && { insufficient }), ...(note && { note }) };
  });
};
