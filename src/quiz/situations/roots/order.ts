/** Bids that are too low, and calls out of rotation. */
import { nextCall } from '../../../bidding/bid.ts';
import type { SaidCall } from '../../../bidding/view.ts';
import { isSufficient, lastBid } from '../../../engine/auction.ts';
import { denominationOf, isBid, levelOf, LEVELS, makeBid, type Call } from '../../../engine/calls.ts';
import { isOpponent, lho, partner, rho, type Seat } from '../../../engine/seats.ts';
import type { Board } from '../../boards.ts';
import { callEvent } from '../event.ts';
import { auctionOf, firstOf, passBy, places, type Root } from './root.ts';

/** A player does not see the last bid, or thinks that his own is high enough. */
export const insufficient: Root = (random, board) =>
  firstOf(places(random, board, 1), (place) => {
    const before = board.said.slice(0, place);
    const turn = board.said[place]!.by;
    const seen = random() < 0.75 ? withoutLastBid(board, before, turn) : oneTooLow(board, before, place);
    return (
      seen && {
        board,
        before,
        events: [callEvent(seen.call)],
        by: turn,
        call: seen.call,
        turn,
        mistake: seen.mistake,
      }
    );
  });

const withoutLastBid = (board: Board, before: readonly SaidCall[], by: Seat) => {
  const last = before.findLastIndex(({ call }) => isBid(call));
  const missed = before[last];
  if (missed === undefined || missed.by === by) return undefined;
  const seen = before.map((said, i) =>
    i === last || (i > last && said.call !== 'P') ? passBy(said.by) : said,
  );
  const call = nextCall(board.table, seen, by);
  if (!isBid(call.call) || isSufficient(auctionOf(board, before), call.call)) return undefined;
  return { call, mistake: { kind: 'not-seen', missed } as const };
};

const oneTooLow = (board: Board, before: readonly SaidCall[], place: number) => {
  const meant = board.said[place]!;
  if (!isBid(meant.call)) return undefined;
  const level = LEVELS.find((each) => each === levelOf(meant.call as `${1}C`) - 1);
  if (level === undefined) return undefined;
  const call = makeBid(level, denominationOf(meant.call));
  if (isSufficient(auctionOf(board, before), call)) return undefined;
  return { call: { ...meant, call }, mistake: { kind: 'too-low' } as const };
};

/** Whose turn it is, seen from the player who calls out of rotation. */
export type TurnOf = 'rho' | 'partner' | 'lho';

interface OutOfRotation {
  readonly turn: TurnOf;
  readonly call: 'pass' | 'bid' | 'double';
  /** Whether somebody has bid; undefined: either. */
  readonly bid?: boolean;
  /** He does not see the last bid either, so that his own is insufficient as well. */
  readonly blind?: boolean;
}

const OFFENDER: { readonly [turn in TurnOf]: (turn: Seat) => Seat } = { rho: lho, partner, lho: rho };

/** A player thinks that it is his turn: he believes that those before him have passed. */
export const outOfRotation =
  ({ turn: seenFrom, call: kind, bid, blind = false }: OutOfRotation): Root =>
  (random, board) =>
    firstOf(seenFrom === 'lho' ? [0] : places(random, board), (place) => {
      const before = board.said.slice(0, place);
      const turn = board.said[place]!.by;
      const by = OFFENDER[seenFrom](turn);
      const hasBid = lastBid(auctionOf(board, before)) !== undefined;
      if (bid !== undefined && hasBid !== bid) return undefined;
      const seen = blind ? withoutTheirLastBid(before, by) : before;
      if (seen === undefined) return undefined;
      const call = nextCall(board.table, [...seen, ...passesBetween(turn, by)], by);
      if (kindOf(call.call) !== kind) return undefined;
      if (isBid(call.call) && isSufficient(auctionOf(board, before), call.call) === blind) return undefined;
      const mistake = { kind: 'thought-his-turn' } as const;
      return { board, before, events: [callEvent(call)], by, call, turn, mistake };
    });

/** The auction as it seems to a player who has not seen the opponents' last bid; undefined when it was not the last bid. */
const withoutTheirLastBid = (before: readonly SaidCall[], by: Seat): readonly SaidCall[] | undefined => {
  const last = before.findLastIndex(({ call }) => isBid(call));
  if (last === -1 || !isOpponent(before[last]!.by, by)) return undefined;
  return before.map((said, place) => (place < last ? said : passBy(said.by)));
};

const kindOf = (call: Call): OutOfRotation['call'] =>
  call === 'P' ? 'pass' : isBid(call) ? 'bid' : 'double';

const passesBetween = (from: Seat, to: Seat): readonly SaidCall[] =>
  from === to ? [] : [passBy(from), ...passesBetween(lho(from), to)];
