/**
 * A board as a file tells it, whichever notation the file has: PBN and LIN both read into it and are both written from it.
 * A file may be silent or contradict itself; what the board comes to is worked out in `result.ts`.
 */
import { isLegalFor, isOver, turnOf, type Auction, type Doubling, type MadeCall } from '../engine/auction.ts';
import { isBid, type Call, type Denomination, type Level } from '../engine/calls.ts';
import { lho, SEATS, type Seat, type Side, type Vulnerability } from '../engine/seats.ts';
import { dealerOfBoard, vulnerabilityOfBoard, type Hands } from './deal.ts';

/** A call of a recorded auction. A seat that is missing between two calls was skipped by a call out of rotation. */
export interface BoardCall extends MadeCall {
  readonly alert?: true;
  /** What the call meant, in the words of the file. */
  readonly note?: string;
  /** An insufficient bid that was accepted (PBN `^I`). */
  readonly insufficient?: true;
}

/** A contract as written, without its declarer. */
export type WrittenContract =
  | { readonly kind: 'passed-out' }
  | {
      readonly kind: 'contract';
      readonly level: Level;
      readonly denomination: Denomination;
      readonly doubling: Doubling;
    };

/** What a file says of one board at one table. Whatever it does not say is undefined. */
export interface Board {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** The board number as written. */
  readonly number?: string;
  readonly dealer?: Seat;
  readonly vulnerable?: Vulnerability;
  readonly hands?: Hands;
  readonly calls: readonly BoardCall[];
  readonly contract?: WrittenContract;
  readonly declarer?: Seat;
  /** Tricks won, 0 to 13. */
  readonly tricks?: OfSide;
  /** The score as written, in points. */
  readonly score?: OfSide;
  /** Names and everything else about the event, by PBN tag name. */
  readonly tags: Readonly<Record<string, string>>;
  /** What is told of the board as a whole, in the words of the file. */
  readonly remarks?: readonly Remark[];
  /** The call that may not stand and at which reading the auction stopped; it is not among `calls`. */
  readonly refused?: RefusedCall;
  /** Where the facts stand. */
  readonly lines?: FactLines;
  readonly problems: readonly Problem[];
}

/** A text with the line on which it begins. */
export interface Remark {
  readonly text: string;
  readonly line: number;
}

/** A call that is there but may not be made; its fault is among the problems of the board. */
export interface RefusedCall extends MadeCall {
  readonly line: number;
}

/** The lines of facts, as far as they are there: `tags` is the first line of everything else, `calls` has a line for each call. */
export interface FactLines extends Partial<
  Readonly<
    Record<'contract' | 'declarer' | 'tricks' | 'score' | 'hands' | 'play' | 'auction' | 'tags', number>
  >
> {
  readonly calls?: readonly number[];
}

/** A number that belongs to a side, or to whichever side declares. */
export interface OfSide {
  readonly side: Side | 'declarer';
  readonly value: number;
}

/** What can be wrong in a file, in the order of a board: its surroundings, its facts, its auction, its result. */
export const PROBLEM_CODES = [
  'empty-file',
  'not-text',
  'stray-text',
  'unreadable-tag',
  'unclosed-comment',
  'missing-blank-line',
  'repeated-tag',
  'nothing-to-inherit',
  'too-many-standing',
  'unknown-dealer',
  'dealer-differs',
  'unknown-vulnerability',
  'unreadable-deal',
  'unknown-call',
  'insufficient-bid',
  'not-insufficient',
  'inadmissible-double',
  'inadmissible-redouble',
  'call-after-end',
  'no-dealer',
  'auction-unfinished',
  'missing-note',
  'explanation-without-call',
  'unreadable-contract',
  'contract-differs',
  'unknown-declarer',
  'declarer-differs',
  'declarer-of-passed-out',
  'unreadable-result',
  'result-of-passed-out',
  'unreadable-score',
  'score-differs',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A fault in a file: on which line (from 1), and the text or the value that shows it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly line: number;
  readonly found?: string;
}

/** A file that was read: its boards with their own problems, and problems in text that belongs to no board. */
export interface Reading {
  readonly boards: readonly Board[];
  readonly problems: readonly Problem[];
}

/** The longest piece of a file that a problem repeats. */
const FOUND_AT_MOST = 60;

/** A problem, its text kept short. */
export const problem = (code: ProblemCode, line: number, found?: string): Problem =>
  found === undefined ? { code, line } : { code, line, found: found.slice(0, FOUND_AT_MOST) };

/** Whose turn it is after these calls. */
export const seatAfter = (dealer: Seat, calls: readonly MadeCall[], skipped: number): Seat => {
  let seat = turnOf({ dealer, calls });
  for (let i = 0; i < skipped % SEATS.length; i++) seat = lho(seat);
  return seat;
};

/** What is wrong with a call at this moment; undefined for a call that may stand. `accepted`: as an insufficient bid. */
export const faultOfCall = (
  auction: Auction,
  by: Seat,
  call: Call,
  accepted: boolean,
): ProblemCode | undefined => {
  if (isOver(auction)) return 'call-after-end';
  const legal = isLegalFor(auction, by, call);
  if (accepted) return isBid(call) && !legal ? undefined : 'not-insufficient';
  if (legal) return undefined;
  return call === 'X' ? 'inadmissible-double' : call === 'XX' ? 'inadmissible-redouble' : 'insufficient-bid';
};

/** Faults after which the rest of an auction cannot be followed. */
export const STOPS_AUCTION: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unknown-call',
  'insufficient-bid',
  'inadmissible-double',
  'inadmissible-redouble',
]);

const boardNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** The dealer that goes with a written board number (art. 2). */
export const dealerByNumber = (text: string | undefined): Seat | undefined => {
  const number = boardNumber(text);
  return number === undefined ? undefined : dealerOfBoard(number);
};

/** The vulnerability that goes with a written board number (art. 2). */
export const vulnerabilityByNumber = (text: string | undefined): Vulnerability | undefined => {
  const number = boardNumber(text);
  return number === undefined ? undefined : vulnerabilityOfBoard(number);
};

/** A record without its undefined values, so that what is not known is not there. */
export const compact = <T extends object>(record: { readonly [key in keyof T]: T[key] | undefined }): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
