/**
 * One story told to every edition: what happened at the table and what the players then wanted, played out under the laws
 * of one edition. The facts are the same everywhere; what the players are asked is not. So of the story an edition takes
 * what it asks for: a choice is made only where it is given (a story may name a choice for each edition), a substitute is
 * made only where one is due. A call that carries a finding of the director's is one that the player makes knowing the
 * ruling: where he has only one call open, he makes that call.
 */
import type { Answer } from './answer.ts';
import { ruleRecord } from './index.ts';
import { isFault, type CallEvent, type Fault, type TableEvent, type TableRecord } from './record.ts';

/** A story as it went under one edition: the events that were taken, and the ruling. */
export interface PlayedOut {
  readonly events: readonly TableEvent[];
  readonly answer: Answer;
}

/** Plays a story out under the edition that the record names; a fault is one of the record, with its event in the story. */
export const playOut = (story: TableRecord): PlayedOut | Fault => {
  const start = ruleRecord({ ...story, events: [] });
  if (isFault(start)) return start;
  let played: PlayedOut = { events: [], answer: start };
  for (const [index, event] of story.events.entries()) {
    const next = goOn(story, played, event);
    if (isFault(next)) return { ...next, event: index };
    played = next;
  }
  return played;
};

const goOn = (story: TableRecord, played: PlayedOut, event: TableEvent): PlayedOut | Fault => {
  const asked = asAsked(event, played.answer);
  if (asked === undefined) return played;
  const events = [...played.events, asked];
  const answer = ruleRecord({ ...story, events });
  if (!isFault(answer)) return { events, answer };
  const plain = withoutFinding(asked);
  return answer.code === 'bad-finding' && plain !== undefined ? goOn(story, played, plain) : answer;
};

/** The event as this edition asks for it; undefined when it asks for nothing of the kind. */
const asAsked = (event: TableEvent, answer: Answer): TableEvent | undefined => {
  switch (event.kind) {
    case 'choose':
      return answer.options.some(({ id, by }) => id === event.choice && by === event.by) ? event : undefined;
    case 'replace':
      return isSubstituteDue(answer, event.by) ? event : undefined;
    case 'call':
      return callAsAsked(event, answer);
    case 'attention':
    case 'change':
    case 'expose':
      return event;
  }
};

const isSubstituteDue = ({ phase, turn, irregularity }: Answer, by: CallEvent['by']): boolean =>
  phase === 'replacement'
    ? turn === by
    : phase === 'auction' && irregularity?.by === by && !irregularity?.resolved;

const callAsAsked = (event: CallEvent, { phase, required }: Answer): CallEvent | undefined => {
  if (phase !== 'auction') return event.by === undefined ? undefined : event;
  const free =
    required === null || event.comparable === undefined || (event.by ?? required.by) !== required.by;
  return free
    ? event
    : { kind: 'call', by: required.by, call: required.call, artificial: false, simultaneous: false };
};

const withoutFinding = (event: TableEvent): TableEvent | undefined => {
  if (event.kind !== 'call' || (event.comparable === undefined && event.over === undefined)) return undefined;
  const { comparable: _, over: __, ...plain } = event;
  return plain;
};
