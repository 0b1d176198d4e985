/**
 * What the engine says of a case. Whatever a case holds, there is an answer: as far as it can be followed, with where and why
 * it cannot be followed further. A mistake of ours in the engine is caught here too, so that a table is never left with nothing.
 */
import { ruleRecord, type Answer, type TableRecord } from '../../engine/index.ts';
import { isFault, type ErrorCode, type TableEvent } from '../../engine/record.ts';
import type { ChangeFinding } from '../../engine/ruling.ts';
import type { Seat } from '../../engine/seats.ts';
import { ATTENTION, changeBy, eventsOf, withMove, type Case, type Finding, type Move } from './case.ts';

/** Why a case cannot be followed to its end: the engine's code, or that the engine itself failed (`ours`). */
export interface Stop {
  readonly code: ErrorCode | 'ours';
  /** The event at which it stops, from 0; absent when it is not about one event. */
  readonly event?: number;
}

/** The answer about the events that can be followed. */
export type Ruled =
  | {
      readonly kind: 'ruled';
      readonly answer: Answer;
      readonly events: readonly TableEvent[];
      readonly stop?: Stop;
    }
  | { readonly kind: 'none'; readonly stop: Stop };

/** Rules on a case, as far as it goes. Never throws. */
export const ruledCase = (kase: Case): Ruled => ruledEvents(kase, eventsOf(kase));

/** Rules on these events at the table of a case. Never throws. */
export const ruledEvents = (kase: Case, events: readonly TableEvent[], stop?: Stop): Ruled => {
  const { edition, dealer, vulnerable } = kase;
  const answer = attempt({ edition, dealer, vulnerable, events });
  if (!('code' in answer)) return { kind: 'ruled', answer, events, ...(stop && { stop }) };
  const at = answer.event ?? (answer.code === 'ours' ? events.length - 1 : -1);
  if (at < 0 || at >= events.length) return { kind: 'none', stop: stop ?? answer };
  return ruledEvents(kase, events.slice(0, at), stop ?? answer);
};

const attempt = (record: TableRecord): Answer | Stop => {
  try {
    const answer = ruleRecord(record);
    if (!isFault(answer)) return answer;
    const { code, event } = answer;
    return { code, ...(event !== undefined && { event }) };
  } catch (error) {
    console.error(error);
    return { code: 'ours' };
  }
};

/** Whether something irregular lies open to which nobody has drawn attention yet. */
export const isUnnoticed = ({ irregularity, phase }: Answer): boolean =>
  irregularity !== null && !irregularity.resolved && (phase === 'auction' || phase === 'closed');

/** The case with one more move; the director is at the table, so attention is drawn to what is irregular in it. */
export const played = (kase: Case, move: Move): Case => {
  const next = withMove(kase, move);
  const ruled = ruledCase(next);
  return ruled.kind === 'ruled' && ruled.stop === undefined && isUnnoticed(ruled.answer)
    ? withMove(next, ATTENTION)
    : next;
};

/** The finding that is asked for now, without its value; undefined when none is. */
export const askedFinding = ({
  answer,
  events,
}: Extract<Ruled, { kind: 'ruled' }>): Omit<Finding, 'value'> | undefined => {
  const question = answer.questions[0];
  const matter = answer.steps.findLast(({ matter: { kind } }) => kind === 'finding')?.matter;
  if (question === undefined || matter?.kind !== 'finding') return undefined;
  const event = events.findLastIndex(
    (each) =>
      (each.kind === 'call' || each.kind === 'replace' || each.kind === 'change') &&
      each.call === matter.call &&
      (each.by ?? matter.by) === matter.by,
  );
  return event === -1 ? undefined : { kind: 'finding', event, question };
};

/** The events with the player of every call filled in, so that nothing depends on whose turn it was. */
export const withSeats = (kase: Case, events: readonly TableEvent[]): readonly TableEvent[] =>
  events.reduce<readonly TableEvent[]>((known, event) => {
    if (event.kind !== 'call' || event.by !== undefined) return [...known, event];
    const by = callerAfter(kase, known);
    return [...known, by === undefined ? event : { ...event, by }];
  }, []);

const callerAfter = (kase: Case, events: readonly TableEvent[]): Seat | undefined => {
  const ruled = ruledEvents(kase, events);
  if (ruled.kind === 'none') return undefined;
  const { turn, options } = ruled.answer;
  return turn ?? options[0]?.by;
};

/** What the director finds out when this player wants another call than his own, as the case now stands: asked of the engine. */
export const changeFindings = (
  kase: Case,
  { events }: Pick<Extract<Ruled, { kind: 'ruled' }>, 'events'>,
  by: Seat,
): readonly ChangeFinding[] => {
  const ruled = ruledEvents(kase, [...events, changeBy(by, 'P', false)]);
  if (ruled.kind === 'none') return [];
  const matter = ruled.answer.steps.findLast((step) => step.matter.kind === 'change')?.matter;
  return matter?.kind === 'change' ? matter.findings : [];
};
