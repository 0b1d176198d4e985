/**
 * Which call a choice is about where the offender made two: one that he corrected himself too early, or changed, or replaced by
 * one that is offered in its turn. There "the bid" would be either of them, so that both are named.
 */
import type { Walk } from '../situations/walk.ts';
import { theCall } from './calls.ts';

/** The call that can be accepted, and what happens when it is not: `2♣`, `met 3♥ doorgaan`. */
export interface Offered {
  readonly call: string;
  readonly otherwise: string;
}

/** The calls of an offender who made two; undefined for one who made one. One offered in its turn is so only by the `answer` at that point. */
export const offeredIn = ({
  offence: { call, first },
  decisions,
  answer,
}: Pick<Walk, 'offence' | 'decisions'> & Partial<Pick<Walk, 'answer'>>): Offered | undefined => {
  if (call === undefined) return undefined;
  const replaced = decisions.flatMap((each) => (each.kind === 'replaced' ? [each] : []));
  const early = replaced.find((each) => each.early);
  if (early !== undefined)
    return { call: theCall(call.call), otherwise: `met ${theCall(early.call.call)} doorgaan` };
  if (first !== undefined)
    return { call: theCall(call.call), otherwise: `het bij ${theCall(first.call)} laten` };
  const again = answer?.phase === 'choice' ? replaced.at(-1) : undefined;
  return again && { call: theCall(again.call.call), otherwise: 'weigeren' };
};

/** Words about "de bieding" with the call itself in them. */
export const naming = (words: string, offered: Offered | undefined): string =>
  offered === undefined ? words : words.replace('de bieding', offered.call);
