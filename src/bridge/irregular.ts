/**
 * The irregularities that a recorded auction shows: calls out of rotation and insufficient bids, all of them accepted, since
 * the calls after them stand. What a law makes of them is the engine's.
 */
import { lho, type Seat } from '../engine/seats.ts';
import type { Call } from '../engine/calls.ts';
import type { BoardCall } from './board.ts';

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
