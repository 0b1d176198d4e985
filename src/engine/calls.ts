/**
 * The calls of bridge. A call is its own notation: the string `1H`, `7NT`, `P`, `X` or `XX`, so that records,
 * answers and addresses need no translation. Whether a call is legal at a moment is asked of `auction.ts`.
 */

/** The denominations in rising order (1959 art. 23, 2017 art. 18E). */
export const DENOMINATIONS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

/** The four suits in rising order. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** The levels at which one may bid: tricks above six. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that no law allows but that are heard at a table (1959 art. 38, 2017 art. 38). */
export const LEVELS_OVER_SEVEN = [8, 9] as const;
export type LevelOverSeven = (typeof LEVELS_OVER_SEVEN)[number];

export type Bid = `${Level}${Denomination}`;
export type BidOverSeven = `${LevelOverSeven}${Denomination}`;

/** Every call that is not a bid. */
export const NON_BIDS = ['P', 'X', 'XX'] as const;
export type Pass = 'P';
export type Double = 'X';
export type Redouble = 'XX';

/** A call that some law allows at some moment. */
export type Call = Pass | Double | Redouble | Bid;

/** A call as it may be heard at the table, a bid above seven included. */
export type SpokenCall = Call | BidOverSeven;

const bidsAt = <L extends number>(levels: readonly L[]) =>
  levels.flatMap((level) => DENOMINATIONS.map((denomination) => `${level}${denomination}` as const));

/** The 35 bids, lowest first. */
export const BIDS: readonly Bid[] = bidsAt(LEVELS);

/** Bids that no law allows, lowest first. */
export const BIDS_OVER_SEVEN: readonly BidOverSeven[] = bidsAt(LEVELS_OVER_SEVEN);

/** The 38 calls: pass, double, redouble and the bids. */
export const CALLS: readonly Call[] = [...NON_BIDS, ...BIDS];

const RANK: ReadonlyMap<string, number> = new Map([...BIDS, ...BIDS_OVER_SEVEN].map((bid, i) => [bid, i]));
const KNOWN_CALLS: ReadonlySet<unknown> = new Set(CALLS);

/** Whether a call is a bid from one to seven. */
export const isBid = (call: SpokenCall): call is Bid => rankOfBid(call) < BIDS.length;

/** Whether a call names more than seven (2017 art. 38). */
export const isBidOverSeven = (call: SpokenCall): call is BidOverSeven => RANK.has(call) && !isBid(call);

/** Whether a call is a double or a redouble. */
export const isDoubling = (call: SpokenCall): call is Double | Redouble => call === 'X' || call === 'XX';

/** Whether a call is a pass. */
export const isPass = (call: SpokenCall): call is Pass => call === 'P';

/** The place of a bid among all bids, 1C = 0; Infinity for a call that is no bid. */
export const rankOfBid = (call: SpokenCall): number => RANK.get(call) ?? Infinity;

/** Whether the first bid is higher than the second (2017 art. 18C). */
export const isHigher = (bid: Bid | BidOverSeven, than: Bid): boolean => rankOfBid(bid) > rankOfBid(than);

/** The level of a bid. */
export const levelOf = (bid: Bid): Level => Number(bid[0]) as Level;

/** The denomination of a bid, also above seven. */
export const denominationOf = (bid: Bid | BidOverSeven): Denomination => bid.slice(1) as Denomination;

/** Whether a denomination is a suit. */
export const isSuit = (denomination: Denomination): denomination is Suit => denomination !== 'NT';

/** The bid of a level in a denomination. */
export const makeBid = (level: Level, denomination: Denomination): Bid => `${level}${denomination}`;

/** Reads a call from one to seven, `P`, `X` or `XX`; undefined for anything else. */
export const parseCall = (text: unknown): Call | undefined =>
  KNOWN_CALLS.has(text) ? (text as Call) : undefined;

/** Reads a bid from one to seven; undefined for anything else. */
export const parseBid = (text: unknown): Bid | undefined => {
  const call = parseCall(text);
  return call !== undefined && isBid(call) ? call : undefined;
};

/** Reads a call as heard at the table, `8C` to `9NT` included; undefined for anything else. */
export const parseSpokenCall = (text: unknown): SpokenCall | undefined =>
  parseCall(text) ?? BIDS_OVER_SEVEN.find((bid) => bid === text);
