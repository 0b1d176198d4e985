/** Calls that may not be made at all: doubles of the wrong call, bids of more than seven, calls after the end; and doubles wrongly named. */
import { sensibleCalls } from '../../../bidding/bid.ts';
import type { SaidCall } from '../../../bidding/view.ts';
import { pick } from '../../../bridge/random.ts';
import { contractOf, isLegalFor, lastAction, lastBid } from '../../../engine/auction.ts';
import { BIDS_OVER_SEVEN, isBid, levelOf, rankOfBid, type Call } from '../../../engine/calls.ts';
import { isOpponent, lho, partner, rho, type Seat } from '../../../engine/seats.ts';
import type { Board } from '../../boards.ts';
import { callEvent } from '../event.ts';
import type { Offence } from '../offence.ts';
import { plainCall } from '../standing.ts';
import { auctionOf, bidOfRank, firstOf, places, type Root } from './root.ts';

/** A double of what the own side has doubled already. */
export const doublesAgain: Root = (random, board) =>
  firstOf(places(random, board, 2), (place) => {
    const before = board.said.slice(0, place);
    const turn = board.said[place]!.by;
    const last = lastAction(auctionOf(board, before));
    if (last?.call !== 'X' || last.by !== partner(turn)) return undefined;
    return inadmissible(board, before, turn, 'X', { kind: 'forgot-double', of: last.by });
  });

/** A double of partner's bid, or a redouble of a bid that is not doubled. */
export const doublesWrongly: Root = (random, board) =>
  firstOf(places(random, board, 1), (place) => {
    const before = board.said.slice(0, place);
    const turn = board.said[place]!.by;
    const last = lastAction(auctionOf(board, before));
    if (last === undefined || !isBid(last.call) || last.by === turn) return undefined;
    return last.by === partner(turn)
      ? inadmissible(board, before, turn, 'X', { kind: 'took-for-theirs', of: last.by })
      : undefined;
  });

/** A redouble of a bid of partner's or the own that nobody has doubled. */
export const redoublesUndoubled: Root = (random, board) =>
  firstOf(places(random, board, 1), (place) => {
    const before = board.said.slice(0, place);
    const turn = board.said[place]!.by;
    const last = lastAction(auctionOf(board, before));
    if (last === undefined || !isBid(last.call) || last.by !== partner(turn)) return undefined;
    return inadmissible(board, before, turn, 'XX', { kind: 'thought-doubled' });
  });

const inadmissible = (
  board: Board,
  before: readonly SaidCall[],
  by: Seat,
  call: 'X' | 'XX',
  mistake: Offence['mistake'],
): Offence => {
  const said = plainCall(by, call);
  return { board, before, events: [callEvent(said)], by, call: said, turn: by, mistake };
};

/** A bid of more than seven, in a suit of the own side, over a slam of the opponents. */
export const overSeven: Root = (random, board) =>
  firstOf(places(random, board, 1), (place) => {
    const before = board.said.slice(0, place);
    const by = board.said[place]!.by;
    const last = lastBid(auctionOf(board, before));
    const own = before.findLast((said) => !isOpponent(said.by, by) && isBid(said.call))?.call;
    const call = BIDS_OVER_SEVEN.find((each) => own !== undefined && each.slice(1) === own.slice(1));
    if (last === undefined || call === undefined || levelOf(last.call) < 6 || !isOpponent(last.by, by))
      return undefined;
    return {
      board,
      before,
      events: [{ call, by }],
      by,
      call: { by, call },
      turn: by,
      mistake: { kind: 'carried-away' },
    };
  });

/** A call after the final pass: by a defender something else than a pass, or a call that costs nothing. */
export const afterTheEnd =
  (costs: boolean): Root =>
  (random, board) => {
    const contract = contractOf(auctionOf(board, board.said));
    if (contract === undefined || board.said.length < 5) return undefined;
    const { declarer } = contract;
    const defender = pick(random, [lho(declarer), rho(declarer)] as const)!;
    const by = costs ? defender : pick(random, [declarer, partner(declarer), defender])!;
    const auction = auctionOf(board, board.said);
    const mine = sensibleCalls(board.table, board.said.slice(0, -3), by).map(({ call }) => call);
    const other = mine.find((call) => call !== 'P' && isLegalFor(auction, by, call));
    const isDefender = by === defender;
    const call: Call | undefined = costs
      ? (other ?? (isLegalFor(auction, by, 'X') ? 'X' : undefined))
      : isDefender
        ? 'P'
        : (other ?? 'P');
    if (call === undefined) return undefined;
    const said = plainCall(by, call);
    return {
      board,
      before: board.said,
      events: [callEvent(said)],
      by,
      call: said,
      turn: by,
      mistake: { kind: 'missed-the-end' },
    };
  };

/** A double spoken with a wrong bid. */
export const misnamed: Root = (random, board) =>
  firstOf(places(random, board, 1), (place) => {
    const before = board.said.slice(0, place);
    const double = board.said[place]!;
    const last = lastBid(auctionOf(board, before));
    if (double.call !== 'X' || last === undefined) return undefined;
    const names = pick(
      random,
      [-1, 1, 5].flatMap((step) => bidOfRank(rankOfBid(last.call) + step)),
    );
    if (names === undefined) return undefined;
    const events = [{ ...callEvent(double), names }];
    return {
      board,
      before,
      events,
      by: double.by,
      call: double,
      turn: double.by,
      mistake: { kind: 'misnamed', names },
    };
  });
