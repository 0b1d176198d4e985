/**
 * The ways in which an auction goes wrong: each root makes an offence out of a board, the way it happens at a table. The player
 * sees another auction than the one that was: a bid is missing from it, or a pass too many is in it.
 */
import { nextCall, sensibleCalls } from '../../bidding/bid.ts';
import type { SaidCall } from '../../bidding/view.ts';
import { pick, shuffled, type Random } from '../../bridge/random.ts';
import {
  contractOf,
  isLegalFor,
  isOver,
  isSufficient,
  lastAction,
  lastBid,
  type Auction,
} from '../../engine/auction.ts';
import {
  BIDS_OVER_SEVEN,
  denominationOf,
  isBid,
  levelOf,
  LEVELS,
  makeBid,
  rankOfBid,
  type Call,
} from '../../engine/calls.ts';
import { isOpponent, lho, partner, rho, type Seat } from '../../engine/seats.ts';
import { rankOf } from '../../engine/cards.ts';
import type { Board } from '../boards.ts';
import { callEvent } from './event.ts';
import type { Offence } from './offence.ts';
import { plainCall } from './standing.ts';

/** Makes an offence of its kind out of a board, or undefined when the board gives no occasion. Most are the same under every edition. */
export type Root = (random: Random, board: Board, edition: string) => Offence | undefined;

const auctionOf = ({ dealer }: Board, calls: readonly SaidCall[]): Auction => ({ dealer, calls });

const passBy = (by: Seat): SaidCall => ({ by, call: 'P', shows: {}, artificial: false, forcing: false });

/** The places at which the auction of a board can be broken off, in random order; the end itself is not among them. */
const places = (random: Random, { said }: Board, from = 0): readonly number[] =>
  shuffled(random, said.map((_, place) => place).slice(from));

const firstOf = <T>(places: readonly number[], make: (place: number) => T | undefined): T | undefined => {
  for (const place of places) {
    const made = make(place);
    if (made !== undefined) return made;
  }
  return undefined;
};

// ---- insufficient bids ------------------------------------------------------------------------------------------

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

// ---- out of rotation ---------------------------------------------------------------------------------------------

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

// ---- inadmissible doubles, calls above seven, after the end -------------------------------------------------------

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

// ---- changes of call ---------------------------------------------------------------------------------------------

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
    .flatMap((other) => sensibleBid(other))
    .find((call) => isSufficient(auctionOf(board, before), call));
  return beside && plainCall(meant.by, beside);
};

const sensibleBid = (rank: number): readonly (Call & `${number}${string}`)[] => {
  const bid = LEVELS.flatMap((level) => (['C', 'D', 'H', 'S', 'NT'] as const).map((d) => makeBid(level, d)))[
    rank
  ];
  return bid === undefined ? [] : [bid];
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

// ---- cards ---------------------------------------------------------------------------------------------------------

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

// ---- the rest -------------------------------------------------------------------------------------------------------

/** A double spoken with a wrong bid. */
export const misnamed: Root = (random, board) =>
  firstOf(places(random, board, 1), (place) => {
    const before = board.said.slice(0, place);
    const double = board.said[place]!;
    const last = lastBid(auctionOf(board, before));
    if (double.call !== 'X' || last === undefined) return undefined;
    const names = pick(
      random,
      [-1, 1, 5].flatMap((step) => sensibleBid(rankOfBid(last.call) + step)),
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
