/**
 * Checks a whole auction in one pass: the calls in rotation from the dealer, nothing irregular accepted. It judges as
 * `auction.ts` does, where each question is asked of any auction at any moment; this is for the many that are checked at once.
 */
import { DOUBLINGS, type Contract } from './auction.ts';
import {
  BIDS,
  DENOMINATIONS,
  denominationOf,
  levelOf,
  type Bid,
  type Call,
  type Denomination,
} from './calls.ts';
import { SEATS, type Seat } from './seats.ts';

/** Why a call may not stand where it does. */
export const CALL_FAULTS = [
  'call-after-end',
  'insufficient-bid',
  'inadmissible-double',
  'inadmissible-redouble',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** What a check finds: the first call at fault, or an auction that is lawful so far, with its contract when it is over. */
export type Check =
  | { readonly kind: 'fault'; readonly at: number; readonly fault: CallFault }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'passed-out' }
  | { readonly kind: 'contract'; readonly contract: Contract };

/** The place of each denomination by the code of its first letter: this is asked for every bid of every auction. */
const PLACES = new Uint8Array(128);
for (const [place, denomination] of DENOMINATIONS.entries()) PLACES[denomination.charCodeAt(0)] = place;

/** The place of a bid among the bids, from 0. */
const rankOf = (bid: Bid): number =>
  (bid.charCodeAt(0) - '1'.charCodeAt(0)) * DENOMINATIONS.length + (PLACES[bid.charCodeAt(1)] ?? 0);

/** What decides about the next call. Sides are told apart by the places of calls: even and odd. */
interface Standing {
  bid: number;
  bidAt: number;
  doubling: 0 | 1 | 2;
  passes: number;
}

/** Checks the calls of an auction, made in rotation from the dealer. */
export const checkAuction = (dealer: Seat, calls: readonly Call[]): Check => {
  const standing: Standing = { bid: -1, bidAt: -1, doubling: 0, passes: 0 };
  for (let at = 0; at < calls.length; at++) {
    const fault = isClosed(standing) ? 'call-after-end' : addCall(standing, calls[at] as Call, at);
    if (fault !== undefined) return { kind: 'fault', at, fault };
  }
  if (!isClosed(standing)) return { kind: 'unfinished' };
  if (standing.bidAt < 0) return { kind: 'passed-out' };
  return { kind: 'contract', contract: contractOf(standing, dealer, calls) };
};

const isClosed = ({ bidAt, passes }: Standing): boolean => passes >= (bidAt < 0 ? 4 : 3);

function addCall(standing: Standing, call: Call, at: number): CallFault | undefined {
  if (call === 'P') {
    standing.passes++;
    return undefined;
  }
  standing.passes = 0;
  const isOwnBid = (at - standing.bidAt) % 2 === 0;
  if (call === 'X') {
    if (standing.bidAt < 0 || isOwnBid || standing.doubling > 0) return 'inadmissible-double';
    standing.doubling = 1;
  } else if (call === 'XX') {
    if (!isOwnBid || standing.doubling !== 1) return 'inadmissible-redouble';
    standing.doubling = 2;
  } else {
    const rank = rankOf(call);
    if (rank <= standing.bid) return 'insufficient-bid';
    standing.bid = rank;
    standing.bidAt = at;
    standing.doubling = 0;
  }
  return undefined;
}

function contractOf({ bid, bidAt, doubling }: Standing, dealer: Seat, calls: readonly Call[]): Contract {
  const final = BIDS[bid] as Bid;
  const denomination = denominationOf(final);
  let first = bidAt % 2;
  while (!names(calls[first] as Call, denomination)) first += 2;
  return {
    level: levelOf(final),
    denomination,
    doubling: DOUBLINGS[doubling] as Contract['doubling'],
    declarer: SEATS[(SEATS.indexOf(dealer) + first) % SEATS.length] as Seat,
  };
}

const names = (call: Call, denomination: Denomination): boolean =>
  call.endsWith(denomination) && call.length > 1;
