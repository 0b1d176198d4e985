/** Changes of call: slips and second thoughts. */
import { sensibleCalls } from '../../../bidding/bid.ts';
import type { SaidCall } from '../../../bidding/view.ts';
import { pick, shuffled, type Random } from '../../../bridge/random.ts';
import { isSufficient } from '../../../engine/auction.ts';
import { isBid, rankOfBid } from '../../../engine/calls.ts';
import { lho } from '../../../engine/seats.ts';
import type { Board } from '../../boards.ts';
import { callEvent } from '../event.ts';
import { plainCall } from '../standing.ts';
import { auctionOf, bidOfRank, firstOf, places, type Root } from './root.ts';

/** What is known of a change. */
interface Change {
  readonly slip: boolean;
  /** Who has called since: nobody, left-hand opponent, or partner too. */
  readonly since: 0 | 1 | 2;
}

/** A player wants another call in place of his own. */
export const changed =
  ({ slip, since }: Change): Root =>
  (random, board) =>
    firstOf(places(random, board), (place) => {
      const before = board.said.slice(0, place);
      const meant = board.said[place]!;
      const later = board.said.slice(place + 1, place + 1 + since);
      if (later.length < since || later.some(({ call }) => call !== 'P')) return undefined;
      const other = slip
        ? neighbour(random, board, before, meant)
        : secondThought(random, board, before, meant);
      if (other === undefined) return undefined;
      const [first, second] = slip ? [other, meant] : [meant, other];
      return {
        board,
        before,
        events: [
          callEvent(first),
          ...later.map(callEvent),
          { ...changeOf(second), unintended: slip, atOnce: slip },
        ],
        by: meant.by,
        call: second,
        first,
        turn: since === 0 ? lho(meant.by) : lho(later[later.length - 1]!.by),
        mistake: slip ? { kind: 'wrong-card', meant: meant.call } : { kind: 'second-thoughts' },
      };
    });

const changeOf = (said: SaidCall) => {
  const { call, ...rest } = callEvent(said);
  return { change: call, ...rest };
};

/** The card beside the one that was meant in the bidding box: the bid just above or below it, or another of the same level. */
const neighbour = (
  random: Random,
  board: Board,
  before: readonly SaidCall[],
  meant: SaidCall,
): SaidCall | undefined => {
  if (!isBid(meant.call)) return undefined;
  const rank = rankOfBid(meant.call);
  const beside = shuffled(random, [rank - 1, rank + 1, rank + 5])
    .flatMap((other) => bidOfRank(other))
    .find((call) => isSufficient(auctionOf(board, before), call));
  return beside && plainCall(meant.by, beside);
};

const secondThought = (
  random: Random,
  board: Board,
  before: readonly SaidCall[],
  meant: SaidCall,
): SaidCall | undefined =>
  pick(
    random,
    sensibleCalls(board.table, before, meant.by).filter(
      ({ call }) => call !== meant.call && (call !== 'P' || isBid(meant.call)),
    ),
  );
