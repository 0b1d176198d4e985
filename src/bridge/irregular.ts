/**
 * The irregularities that a recorded auction shows: calls out of rotation and insufficient bids, all of them accepted, since
 * the calls after them stand. What a law makes of them is asked of the engine, for which `recordOf` writes the board down.
 */
import { lho, type Seat, type Vulnerability } from '../engine/seats.ts';
import type { Call } from '../engine/calls.ts';
import type { Board, BoardCall } from './board.ts';

export const SHOWN_IRREGULARITIES = ['insufficient-bid', 'call-out-of-rotation'] as const;

/** A call that was irregular and stands. */
export interface Irregular {
  readonly kind: (typeof SHOWN_IRREGULARITIES)[number];
  /** Its place among the calls, from 0. */
  readonly at: number;
  readonly by: Seat;
  readonly call: Call;
}

/** The irregular calls of an auction, in order. */
export const irregularCalls = (dealer: Seat | undefined, calls: readonly BoardCall[]): readonly Irregular[] =>
  calls.flatMap(({ by, call, insufficient }, at) => {
    const before = calls[at - 1];
    const turn = before === undefined ? dealer : lho(before.by);
    const found = { at, by, call };
    return [
      ...(by === turn ? [] : [{ kind: 'call-out-of-rotation' as const, ...found }]),
      ...(insufficient ? [{ kind: 'insufficient-bid' as const, ...found }] : []),
    ];
  });

/** A board as input for the engine: its calls in order, the player named where he called out of rotation. */
export interface BoardRecord {
  readonly id: string;
  readonly edition: string;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly events: readonly { readonly call: Call; readonly by?: Seat }[];
}

/** Writes a board down for the engine under an edition; undefined when its dealer is not known. */
export const recordOf = (board: Board, edition: string): BoardRecord | undefined => {
  const { number = '', dealer, vulnerable = 'none', calls } = board;
  if (dealer === undefined) return undefined;
  const outOfRotation = new Set(
    irregularCalls(dealer, calls).flatMap(({ kind, at }) => (kind === 'call-out-of-rotation' ? [at] : [])),
  );
  const events = calls.map(({ call, by }, at) => (outOfRotation.has(at) ? { call, by } : { call }));
  return { id: number, edition, dealer, vulnerable, events };
};
