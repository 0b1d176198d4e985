/**
 * The table record: what happened at the table, read from outside and checked field by field. Nothing here knows a law;
 * whether an event fits the moment (an option that is open, a call that can be replaced) is asked by `procedure.ts`.
 */
import { parseSpokenCall, SUITS, DENOMINATIONS, type SpokenCall } from './calls.ts';
import { parseCard, type Card } from './cards.ts';
import type { Meaning, Range } from './meaning.ts';
import { OPTION_IDS, type OptionId } from './ruling.ts';
import { parseSeat, parseVulnerability, type Seat, type Vulnerability } from './seats.ts';

/** What can be wrong with a record. `gap` and `conflict` are not among them: those are mistakes of ours. */
export const ERROR_CODES = [
  'bad-json',
  'unknown-edition',
  'no-auction-laws',
  'unknown-seat',
  'unknown-call',
  'unknown-card',
  'unknown-event',
  'not-an-option',
  'nothing-to-replace',
  'auction-closed',
  'bad-finding',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why a record cannot be used, and at which of its events (counted from 0). */
export interface Fault {
  readonly kind: 'fault';
  readonly code: ErrorCode;
  readonly event?: number;
  /** The field that is wrong, such as `dealer` or `call`. */
  readonly field?: string;
}

/** A call as somebody makes it, with what is known of its meaning and the director's finding on it. */
export interface Wording {
  readonly call: SpokenCall;
  readonly shows?: Meaning;
  readonly artificial: boolean;
  /** The director's finding: comparable (2017), of the same or a more precise meaning (2007). */
  readonly comparable?: boolean;
}

export interface CallEvent extends Wording {
  readonly kind: 'call';
  readonly by?: Seat;
  /** A double or redouble spoken with this level and denomination. */
  readonly names?: SpokenCall;
  readonly simultaneous: boolean;
  /** Whether it was meant over the call out of rotation of the right-hand opponent. */
  readonly over?: boolean;
}
export interface AttentionEvent {
  readonly kind: 'attention';
}
export interface ChooseEvent {
  readonly kind: 'choose';
  readonly choice: OptionId;
  readonly by: Seat;
}
export interface ReplaceEvent extends Wording {
  readonly kind: 'replace';
  readonly by: Seat;
}
export interface ChangeEvent extends Wording {
  readonly kind: 'change';
  readonly by: Seat;
  readonly unintended: boolean;
  readonly atOnce: boolean;
}
export interface ExposeEvent {
  readonly kind: 'expose';
  readonly by: Seat;
  readonly cards: readonly Card[];
  readonly led: boolean;
}
/** One thing that happened at the table. */
export type TableEvent = CallEvent | AttentionEvent | ChooseEvent | ReplaceEvent | ChangeEvent | ExposeEvent;

/** What happened at a table, in order. */
export interface TableRecord {
  readonly id?: string;
  readonly edition: string;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly events: readonly TableEvent[];
}

type Fields = { readonly [field: string]: unknown };

/** Reads a record from parsed JSON; a fault names the event and the field that cannot be read. Which editions exist is not asked here. */
export const parseRecord = (json: unknown): TableRecord | Fault => {
  if (!isFields(json)) return fault('bad-json');
  const { edition, events = [], vulnerable = 'none', id } = json;
  if (typeof edition !== 'string') return fault('unknown-edition', undefined, 'edition');
  const dealer = parseSeat(json.dealer);
  if (dealer === undefined) return fault('unknown-seat', undefined, 'dealer');
  const vulnerability = parseVulnerability(vulnerable);
  if (vulnerability === undefined) return fault('unknown-seat', undefined, 'vulnerable');
  if (!Array.isArray(events)) return fault('unknown-event', undefined, 'events');
  const read: TableEvent[] = [];
  for (const [index, event] of events.entries()) {
    const parsed = parseEvent(event);
    if (isFault(parsed)) return { ...parsed, event: index };
    read.push(parsed);
  }
  const named = typeof id === 'string' ? { id } : {};
  return { ...named, edition, dealer, vulnerable: vulnerability, events: read };
};

/** Whether a value is a fault. */
export const isFault = (value: unknown): value is Fault => isFields(value) && value.kind === 'fault';

/** A fault of this code. */
export const fault = (code: ErrorCode, event?: number, field?: string): Fault => ({
  kind: 'fault',
  code,
  event,
  field,
});

const KINDS = ['call', 'attention', 'choose', 'replace', 'change', 'expose'] as const;

const parseEvent = (event: unknown): TableEvent | Fault => {
  if (!isFields(event)) return fault('unknown-event');
  const kinds = KINDS.filter((kind) => event[kind] !== undefined);
  const kind = kinds[0];
  if (kind === undefined || kinds.length > 1) return fault('unknown-event');
  switch (kind) {
    case 'call':
      return parseCallEvent(event);
    case 'attention':
      return event.attention === true ? { kind } : fault('unknown-event', undefined, kind);
    case 'choose':
      return parseChoose(event);
    case 'replace':
      return withSeat(event, (by) =>
        withWording(event, event.replace, (wording) => ({ kind, by, ...wording })),
      );
    case 'change':
      return parseChange(event);
    case 'expose':
      return parseExpose(event);
  }
};

const parseCallEvent = (event: Fields): CallEvent | Fault => {
  const by = event.by === undefined ? undefined : parseSeat(event.by);
  if (event.by !== undefined && by === undefined) return fault('unknown-seat', undefined, 'by');
  const names = event.names === undefined ? undefined : parseSpokenCall(event.names);
  if (event.names !== undefined && names === undefined) return fault('unknown-call', undefined, 'names');
  if (!isFlag(event.over)) return fault('bad-finding', undefined, 'over');
  if (!isFlag(event.simultaneous)) return fault('unknown-event', undefined, 'simultaneous');
  const { over, simultaneous = false } = event as { over?: boolean; simultaneous?: boolean };
  return withWording(event, event.call, (wording) => ({
    kind: 'call',
    ...wording,
    simultaneous,
    by,
    names,
    over,
  }));
};

const parseChoose = (event: Fields): ChooseEvent | Fault =>
  withSeat(event, (by) => {
    const choice = OPTION_IDS.find((id) => id === event.choose);
    return choice === undefined
      ? fault('not-an-option', undefined, 'choose')
      : { kind: 'choose', choice, by };
  });

const parseChange = (event: Fields): ChangeEvent | Fault =>
  withSeat(event, (by) => {
    for (const field of ['unintended', 'atOnce'] as const)
      if (!isFlag(event[field])) return fault('bad-finding', undefined, field);
    const { unintended = false, atOnce = false } = event as { unintended?: boolean; atOnce?: boolean };
    return withWording(event, event.change, (wording) => ({
      kind: 'change',
      by,
      ...wording,
      unintended,
      atOnce,
    }));
  });

const parseExpose = (event: Fields): ExposeEvent | Fault =>
  withSeat(event, (by) => {
    if (!Array.isArray(event.expose) || event.expose.length === 0)
      return fault('unknown-card', undefined, 'expose');
    const cards = event.expose.map(parseCard);
    if (!cards.every((card) => card !== undefined)) return fault('unknown-card', undefined, 'expose');
    if (!isFlag(event.led)) return fault('unknown-event', undefined, 'led');
    return { kind: 'expose', by, cards, led: event.led === true };
  });

const withSeat = <E extends TableEvent>(event: Fields, make: (by: Seat) => E | Fault): E | Fault => {
  const by = parseSeat(event.by);
  return by === undefined ? fault('unknown-seat', undefined, 'by') : make(by);
};

const withWording = <E extends TableEvent>(
  event: Fields,
  text: unknown,
  make: (wording: Wording) => E,
): E | Fault => {
  const call = parseSpokenCall(text);
  if (call === undefined) return fault('unknown-call', undefined, 'call');
  if (!isFlag(event.comparable)) return fault('bad-finding', undefined, 'comparable');
  if (!isFlag(event.artificial)) return fault('unknown-event', undefined, 'artificial');
  const shows = event.shows === undefined ? undefined : parseMeaning(event.shows);
  if (event.shows !== undefined && shows === undefined) return fault('unknown-event', undefined, 'shows');
  const { comparable } = event as { comparable?: boolean };
  return make({
    call,
    artificial: event.artificial === true,
    shows,
    comparable,
  });
};

const parseMeaning = (value: unknown): Meaning | undefined => {
  if (!isFields(value)) return undefined;
  const { points, length, purpose, denominations } = value;
  const ok =
    (points === undefined || isRange(points)) &&
    (length === undefined || isLengths(length)) &&
    (purpose === undefined || typeof purpose === 'string') &&
    (denominations === undefined || isDenominations(denominations));
  if (!ok) return undefined;
  return Object.fromEntries(
    Object.entries({ points, length, purpose, denominations }).filter(([, part]) => part !== undefined),
  );
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';

const isRange = (value: unknown): value is Range =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] <= value[1];

const isLengths = (value: unknown) =>
  isFields(value) &&
  Object.entries(value).every(([suit, range]) => SUITS.some((known) => known === suit) && isRange(range));

const isDenominations = (value: unknown) =>
  Array.isArray(value) && value.every((each) => DENOMINATIONS.some((known) => known === each));
