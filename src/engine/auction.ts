/**
 * An auction as readonly data: the calls that stand, each with its player. It knows what every edition shares:
 * whose turn follows, what is sufficient and admissible, when it is over, which contract and which declarer.
 * A call out of rotation that was accepted may stand in it; what an irregularity costs is left to the editions.
 */
import {
  BIDS,
  CALLS,
  denominationOf,
  isBid,
  isHigher,
  levelOf,
  type Bid,
  type BidOverSeven,
  type Call,
  type Denomination,
  type Level,
} from './calls.ts';
import { isOpponent, isSameSide, lho, type Seat } from './seats.ts';

/** A call that stands, with the player who made it. */
export interface MadeCall {
  readonly by: Seat;
  readonly call: Call;
}

/** A bid that stands, with the player who made it. */
export interface MadeBid extends MadeCall {
  readonly call: Bid;
}

/** The dealer and the calls that stand, in order. */
export interface Auction {
  readonly dealer: Seat;
  readonly calls: readonly MadeCall[];
}

/** Whether a contract is doubled (2017 art. 19C-D). */
export const DOUBLINGS = ['none', 'doubled', 'redoubled'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

/** What is played, and by whom (2017 art. 22A). */
export interface Contract {
  readonly level: Level;
  readonly denomination: Denomination;
  readonly doubling: Doubling;
  readonly declarer: Seat;
}

/** An auction in which nobody has called. */
export const newAuction = (dealer: Seat): Auction => ({ dealer, calls: [] });

/** The auction in which these calls were made in rotation from the dealer; legality is not looked at. */
export const auctionOf = (dealer: Seat, calls: readonly Call[]): Auction => {
  let by = dealer;
  const made = calls.map((call) => {
    const entry = { by, call };
    by = lho(by);
    return entry;
  });
  return { dealer, calls: made };
};

/** The auction with one more call, by the player whose turn it is unless another is named. */
export const withCall = (auction: Auction, call: Call, by: Seat = turnOf(auction)): Auction => ({
  dealer: auction.dealer,
  calls: [...auction.calls, { by, call }],
});

/** The player who calls next: the dealer first, then in rotation (2017 art. 17C). Asked after the end it still rotates. */
export const turnOf = ({ dealer, calls }: Auction): Seat => {
  const last = calls.at(-1);
  return last === undefined ? dealer : lho(last.by);
};

/** The last bid that stands, if anybody has bid. */
export const lastBid = ({ calls }: Auction): MadeBid | undefined => calls.findLast(isMadeBid);

/** The last call other than a pass, if there is one. */
export const lastAction = ({ calls }: Auction): MadeCall | undefined =>
  calls.findLast(({ call }) => call !== 'P');

/** Whether a bid is higher than the last one (2017 art. 18C-D); before any bid every bid is sufficient. */
export const isSufficient = (auction: Auction, bid: Bid | BidOverSeven): boolean => {
  const last = lastBid(auction);
  return last === undefined || isHigher(bid, last.call);
};

/** Whether a player may double: the last call other than a pass is an opponent's bid (2017 art. 19A1). */
export const mayDouble = (auction: Auction, by: Seat): boolean => {
  const last = lastAction(auction);
  return last !== undefined && isBid(last.call) && isOpponent(by, last.by);
};

/** Whether a player may redouble: the last call other than a pass is an opponent's double (2017 art. 19B1). */
export const mayRedouble = (auction: Auction, by: Seat): boolean => {
  const last = lastAction(auction);
  return last !== undefined && last.call === 'X' && isOpponent(by, last.by);
};

/** Whether a call is sufficient or admissible for a player as the auction stands; whose turn it is, is another question. */
export const isLegalFor = (auction: Auction, by: Seat, call: Call): boolean => {
  if (call === 'P') return true;
  if (call === 'X') return mayDouble(auction, by);
  if (call === 'XX') return mayRedouble(auction, by);
  return isSufficient(auction, call);
};

/** The calls open to the player whose turn it is; none once the auction is over. */
export const legalCalls = (auction: Auction): readonly Call[] =>
  isOver(auction) ? [] : CALLS.filter((call) => isLegalFor(auction, turnOf(auction), call));

/** The lowest sufficient bid, in a denomination when one is named; undefined above seven notrump. */
export const lowestSufficient = (auction: Auction, denomination?: Denomination): Bid | undefined =>
  BIDS.find(
    (bid) =>
      (denomination === undefined || denominationOf(bid) === denomination) && isSufficient(auction, bid),
  );

/** How many passes the auction ends with at this moment. */
export const closingPasses = ({ calls }: Auction): number => {
  let passes = 0;
  while (passes < calls.length && calls[calls.length - 1 - passes]?.call === 'P') passes++;
  return passes;
};

/** Whether all have passed without a bid (2017 art. 22B). */
export const isPassedOut = (auction: Auction): boolean =>
  auction.calls.length >= 4 && closingPasses(auction) === auction.calls.length;

/** Whether the auction has ended: passed out, or three passes after the last bid, double or redouble (2017 art. 22A). */
export const isOver = (auction: Auction): boolean => {
  const passes = closingPasses(auction);
  return passes >= 3 && (passes < auction.calls.length || passes >= 4);
};

/** Whether the last bid is doubled or redoubled as the auction stands (2017 art. 19C). */
export const doublingOf = ({ calls }: Auction): Doubling => {
  const last = calls.findLast(({ call }) => call !== 'P')?.call;
  return last === 'X' ? 'doubled' : last === 'XX' ? 'redoubled' : 'none';
};

/** Who would declare the last bid: the first of that side to bid its denomination. */
export const declarerOf = (auction: Auction): Seat | undefined => {
  const last = lastBid(auction);
  if (last === undefined) return undefined;
  const denomination = denominationOf(last.call);
  return auction.calls.find(
    (made) => isMadeBid(made) && isSameSide(made.by, last.by) && denominationOf(made.call) === denomination,
  )?.by;
};

/** The contract if the auction ended now: the last bid, its doubling, its declarer; undefined when nobody has bid. */
export const contractOf = (auction: Auction): Contract | undefined => {
  const last = lastBid(auction);
  const declarer = declarerOf(auction);
  if (last === undefined || declarer === undefined) return undefined;
  return {
    level: levelOf(last.call),
    denomination: denominationOf(last.call),
    doubling: doublingOf(auction),
    declarer,
  };
};

function isMadeBid(made: MadeCall): made is MadeBid {
  return isBid(made.call);
}
