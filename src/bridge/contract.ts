/**
 * The text of calls and contracts in files: `4SX`, `1NTXX`, `Pass`, and the spellings that programs use for them.
 */
import type { Doubling } from '../engine/auction.ts';
import { denominationOf, levelOf, parseBid, type Call } from '../engine/calls.ts';
import type { WrittenContract } from './board.ts';

const CROSSES: { readonly [doubling in Doubling]: string } = { none: '', doubled: 'X', redoubled: 'XX' };

/** Writes a contract: `Pass` when passed out, else its bid and a cross for each doubling. */
export const makeContract = (contract: WrittenContract): string =>
  contract.kind === 'passed-out'
    ? 'Pass'
    : `${contract.level}${contract.denomination}${CROSSES[contract.doubling]}`;

/** Reads a contract as files write it (`3N`, `3NT`, `4sx`, `Pass`); undefined for anything else. */
export const parseContract = (text: string): WrittenContract | undefined => {
  if (/^(p|pass|passed out|all pass|ap)$/i.test(text)) return { kind: 'passed-out' };
  const [, named, crosses = ''] = /^(\d\s*(?:NT?|[CDHS]))\s*(X{0,2})$/i.exec(text) ?? [];
  const bid = named === undefined ? undefined : parseBid(bidSpelling(named));
  if (bid === undefined) return undefined;
  const doubling = crosses.length === 2 ? 'redoubled' : crosses.length === 1 ? 'doubled' : 'none';
  return { kind: 'contract', level: levelOf(bid), denomination: denominationOf(bid), doubling };
};

const SPELLINGS: ReadonlyMap<string, Call> = new Map([
  ...['P', 'PASS'].map((text): [string, Call] => [text, 'P']),
  ...['X', 'D', 'DBL', 'DOUBLE'].map((text): [string, Call] => [text, 'X']),
  ...['XX', 'R', 'RDBL', 'REDOUBLE'].map((text): [string, Call] => [text, 'XX']),
]);

/** Reads a call as files write it (`p`, `Pass`, `d`, `1N`, `1nt`); undefined for anything else. */
export const parseWrittenCall = (text: string): Call | undefined =>
  SPELLINGS.get(text.toUpperCase()) ?? parseBid(bidSpelling(text));

const bidSpelling = (text: string): string =>
  text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/^(\d)N$/, '$1NT');
