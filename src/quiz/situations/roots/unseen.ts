/** What players let see or fail to see: cards, calls at the same moment, a player passed over. */
import { nextCall } from '../../../bidding/bid.ts';
import { pick, shuffled } from '../../../bridge/random.ts';
import { isLegalFor, isOver } from '../../../engine/auction.ts';
import { isBid } from '../../../engine/calls.ts';
import { lho, partner, rho } from '../../../engine/seats.ts';
import { rankOf } from '../../../engine/cards.ts';
import { callEvent } from '../event.ts';
import { auctionOf, firstOf, passBy, places, type Root } from './root.ts';

/** Which cards become visible. */
export type Shown = 'low' | 'honour' | 'two' | 'led';

/** A player shows cards during the auction. */
export const exposed =
  (shown: Shown): Root =>
  (random, board) =>
    firstOf(places(random, board, 1).slice(0, 4), (place) => {
      const before = board.said.slice(0, place);
      const turn = board.said[place]!.by;
      const by = pick(random, [lho(turn), partner(turn), rho(turn)] as const)!;
      const hand = shuffled(random, board.hands[by]);
      const isHonour = (card: (typeof hand)[number]) => 'AKQJ'.includes(rankOf(card));
      const low = hand.filter((card) => !'AKQJT'.includes(rankOf(card)));
      const cards =
        shown === 'honour' ? hand.filter(isHonour).slice(0, 1) : low.slice(0, shown === 'two' ? 2 : 1);
      if (cards.length === 0 || (shown === 'two' && cards.length < 2)) return undefined;
      const led = shown === 'led';
      return {
        board,
        before,
        events: [{ expose: cards, by, ...(led && { led }) }],
        by,
        cards,
        turn,
        mistake: { kind: led ? 'thought-play' : 'dropped' },
      };
    });

/** Two players call at the same moment: the one whose turn it is, and the next. */
export const simultaneous: Root = (random, board) =>
  firstOf(places(random, board), (place) => {
    const before = board.said.slice(0, place);
    const proper = board.said[place]!;
    const by = lho(proper.by);
    const call = nextCall(board.table, [...before, passBy(proper.by)], by);
    const after = [...before, proper];
    if (isOver(auctionOf(board, after)) || !isLegalFor(auctionOf(board, after), by, call.call))
      return undefined;
    const events = [callEvent(proper), { ...callEvent(call), simultaneous: true }];
    return {
      board,
      before,
      events,
      by,
      call,
      turn: proper.by,
      mistake: { kind: 'at-once', with: proper.by, call: proper.call },
    };
  });

/** After a bid three passes follow, one of them out of rotation, so that a player lost his turn. */
export const turnLost: Root = (random, board) =>
  firstOf(places(random, board, 1), (place) => {
    const before = board.said.slice(0, place);
    const bid = before[place - 1]!;
    if (!isBid(bid.call)) return undefined;
    const [first, missed, third] = [lho(bid.by), partner(bid.by), rho(bid.by)];
    const passes = [passBy(first), passBy(third), passBy(bid.by)];
    if (nextCall(board.table, before, first).call !== 'P') return undefined;
    return {
      board,
      before: [...before, passBy(first)],
      events: passes.slice(1).map(callEvent),
      by: third,
      call: passBy(third),
      turn: missed,
      mistake: { kind: 'passed-over', missed },
    };
  });
