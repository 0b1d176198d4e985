/**
 * The auction as one player sees it at his turn: his hand, what everybody has said, and what those calls promise.
 * Everything a table of calls asks about the auction is answered here; which call is right is not.
 */
import {
  BIDS,
  denominationOf,
  isBid,
  isSuit,
  levelOf,
  rankOfBid,
  SUITS,
  type Bid,
  type Call,
  type Denomination,
  type Level,
  type Suit,
} from '../engine/calls.ts';
import {
  isSameSide,
  isVulnerable,
  lho,
  partner,
  rho,
  sideOf,
  type BySeat,
  type Seat,
  type Vulnerability,
} from '../engine/seats.ts';
import type { BySuit, HandFacts } from './hand.ts';
import type { Meaning, Range } from '../engine/meaning.ts';

/** A call with what it says by the system. */
export interface SaidCall {
  readonly by: Seat;
  readonly call: Call;
  readonly shows: Meaning;
  /** It does not, or not only, show what it names. */
  readonly artificial: boolean;
  /** Partner may not pass it. */
  readonly forcing: boolean;
}

/** What a player is known to hold. */
export interface Known {
  readonly points: Range;
  readonly length: BySuit<Range>;
}

/** How a pair plays: the range of its opening of one notrump. */
export interface Style {
  readonly notrump: 'strong' | 'weak';
}

/** The auction before a player's call. */
export interface View {
  readonly hand: HandFacts;
  readonly style: Style;
  readonly me: Seat;
  readonly partner: Seat;
  readonly said: readonly SaidCall[];
  readonly known: BySeat<Known>;
  readonly weAreVulnerable: boolean;
  readonly theyAreVulnerable: boolean;
  /** The first bid, if anybody has bid. */
  readonly opening: SaidCall | undefined;
  /** The last bid. */
  readonly lastBid: (SaidCall & { readonly call: Bid }) | undefined;
  /** Whether the last bid is doubled or redoubled. */
  readonly doubling: 'none' | 'X' | 'XX';
  /** My calls so far, my partner's last call, the last calls of the opponents before and behind me. */
  readonly mine: readonly SaidCall[];
  readonly partners: readonly SaidCall[];
  readonly partnersLast: SaidCall | undefined;
  readonly rhoLast: SaidCall | undefined;
  readonly lhoLast: SaidCall | undefined;
  /** Suits that the opponents have shown by bidding them. */
  readonly theirSuits: readonly Suit[];
  /** Whether I have passed when I could have opened. */
  readonly iPassedFirst: boolean;
}

const anything: BySuit<Range> = { C: [0, 13], D: [0, 13], H: [0, 13], S: [0, 13] };
const unknown: Known = { points: [0, 37], length: anything };

/** What is known before anybody has called. */
export const nothingKnown: BySeat<Known> = { N: unknown, E: unknown, S: unknown, W: unknown };

/** What is known of a player after one more of his calls: a promise narrows what was known, or replaces what it contradicts. */
export const learn = (known: BySeat<Known>, { by, shows }: SaidCall): BySeat<Known> => {
  const { points, length } = known[by];
  const narrowed: Known = {
    points: narrow(points, shows.points),
    length: {
      C: narrow(length.C, shows.length?.C),
      D: narrow(length.D, shows.length?.D),
      H: narrow(length.H, shows.length?.H),
      S: narrow(length.S, shows.length?.S),
    },
  };
  return { ...known, [by]: withThirteen(narrowed) };
};

const narrow = (old: Range, now: Range | undefined): Range => {
  if (now === undefined) return old;
  const low = Math.max(old[0], now[0]);
  const high = Math.min(old[1], now[1]);
  return low <= high ? [low, high] : now;
};

/** What is known of three suits limits the fourth. */
const withThirteen = ({ points, length }: Known): Known => {
  const least = SUITS.reduce((sum, suit) => sum + length[suit][0], 0);
  const limited = (suit: Suit): Range => {
    const most = Math.max(length[suit][0], 13 - least + length[suit][0]);
    return [length[suit][0], Math.min(length[suit][1], most)];
  };
  return { points, length: { C: limited('C'), D: limited('D'), H: limited('H'), S: limited('S') } };
};

/** Builds the view of the player whose turn it is. */
export const viewOf = (
  hand: HandFacts,
  me: Seat,
  vulnerable: Vulnerability,
  said: readonly SaidCall[],
  known: BySeat<Known>,
  style: Style,
): View => {
  const opening = said.find(({ call }) => isBid(call));
  const lastBid = said.findLast((s): s is SaidCall & { readonly call: Bid } => isBid(s.call));
  const lastAction = said.findLast(({ call }) => call !== 'P')?.call;
  const calls = (by: Seat) => said.filter((s) => s.by === by);
  const mine = calls(me);
  return {
    hand,
    style,
    me,
    partner: partner(me),
    said,
    known,
    weAreVulnerable: isVulnerable(vulnerable, sideOf(me)),
    theyAreVulnerable: isVulnerable(vulnerable, sideOf(lho(me))),
    opening,
    lastBid,
    doubling: lastAction === 'X' || lastAction === 'XX' ? lastAction : 'none',
    mine,
    partners: calls(partner(me)),
    partnersLast: calls(partner(me)).at(-1),
    rhoLast: calls(rho(me)).at(-1),
    lhoLast: calls(lho(me)).at(-1),
    theirSuits: SUITS.filter((suit) =>
      said.some(
        (s) => !isSameSide(s.by, me) && !s.artificial && isBid(s.call) && denominationOf(s.call) === suit,
      ),
    ),
    iPassedFirst:
      mine[0]?.call === 'P' && (opening === undefined || said.indexOf(mine[0]) < said.indexOf(opening)),
  };
};

/** Whether the opening was made by our side. */
export const weOpened = ({ opening, me }: View): boolean =>
  opening !== undefined && isSameSide(opening.by, me);

/** Whether the last bid is ours. */
export const isOurs = ({ lastBid, me }: View): boolean => lastBid !== undefined && isSameSide(lastBid.by, me);

/** Whether a player has done nothing but pass. */
export const isSilent = (calls: readonly SaidCall[]): boolean => calls.every(({ call }) => call === 'P');

/** The lowest sufficient bid in a denomination, or the one so many levels above it; undefined above seven. */
export const cheapest = (
  { lastBid }: Pick<View, 'lastBid'>,
  denomination: Denomination,
  jump = 0,
): Bid | undefined => {
  const above = lastBid === undefined ? -1 : rankOfBid(lastBid.call);
  let skip = jump;
  return BIDS.find((bid, rank) => rank > above && denominationOf(bid) === denomination && skip-- === 0);
};

/** The level of the lowest sufficient bid in a denomination; 8 when there is none. */
export const levelFor = (view: Pick<View, 'lastBid'>, denomination: Denomination): number => {
  const bid = cheapest(view, denomination);
  return bid === undefined ? 8 : levelOf(bid);
};

/** Whether a bid in a denomination at a level is sufficient. */
export const canBid = (view: Pick<View, 'lastBid'>, level: number, denomination: Denomination): boolean =>
  levelFor(view, denomination) <= level;

/** The lowest sufficient bid in a denomination when it is no higher than a level. */
export const upTo = (
  view: Pick<View, 'lastBid'>,
  denomination: Denomination,
  level: number,
): Bid | undefined => (levelFor(view, denomination) <= level ? cheapest(view, denomination) : undefined);

/** The bid of a level in a denomination when it is sufficient. */
export const at = (view: Pick<View, 'lastBid'>, level: Level, denomination: Denomination): Bid | undefined =>
  canBid(view, level, denomination) ? `${level}${denomination}` : undefined;

/** Whether I may double, or redouble. */
export const mayDouble = (view: View): boolean =>
  view.lastBid !== undefined && view.doubling === 'none' && !isOurs(view);
export const mayRedouble = (view: View): boolean => view.doubling === 'X' && isOurs(view);

/** The longest fit that is sure: my cards and the fewest that partner has promised. */
export const sureFit = ({ hand, known, partner }: View, suit: Suit): number =>
  hand.length[suit] + known[partner].length[suit][0];

/** My points as I have shown them, from a lowest number on that a call adds. */
export const shown = ({ known, me }: View, low: number): Range => {
  const [from, to] = known[me].points;
  return [Math.max(from, Math.min(low, to)), to];
};

/** Both of us have shown so much that a bid at the three level in a major no longer asks whether there is a game. */
export const isStrongTogether = ({ known, me, partner }: View): boolean =>
  known[me].points[0] + known[partner].points[0] >= 20;

/** The suit of a bid; undefined for notrump and other calls. */
export const suitOfCall = (call: Call): Suit | undefined => {
  if (!isBid(call)) return undefined;
  const denomination = denominationOf(call);
  return isSuit(denomination) ? denomination : undefined;
};
