/**
 * A case in one word, for the address: `N_b1S_bE-1H_l_kS-reject_rE-2H.n`. First the dealer, then the events in order:
 * `b` calls, `l` attention is drawn, `k` chooses, `r` replaces, `w` changes, `t` shows cards; the seat where it is named, what
 * was called, chosen or shown, and flags after full stops. Meanings of calls do not fit and are left out.
 */
import { isFault, parseRecord, type TableEvent } from '../../engine/record.ts';
import type { Story } from './story.ts';

/** Flags, as the letter in the address and the field of the event. */
const FLAGS = {
  y: { comparable: true },
  n: { comparable: false },
  o: { over: true },
  p: { over: false },
  s: { simultaneous: true },
  a: { artificial: true },
  u: { unintended: true },
  d: { atOnce: true },
  v: { led: true },
} as const;
type Flag = keyof typeof FLAGS;

const VULNERABLE = { none: '', NS: 'ns', EW: 'ew', both: 'b' } as const;
const TOKEN = /^([blkrwt])(?:([NESW])-)?([A-Za-z0-9-]*)((?:\.[A-Za-z0-9]+)*)$/;

/** A case as one word. */
export const makeStory = ({ dealer, vulnerable, events }: Story): string =>
  [`${dealer}${VULNERABLE[vulnerable]}`, ...events.map(makeEvent)].join('_');

const flagsOf = (event: object): string =>
  (Object.keys(FLAGS) as Flag[])
    .filter((flag) =>
      Object.entries(FLAGS[flag]).every(
        ([field, value]) => (event as Record<string, unknown>)[field] === value,
      ),
    )
    .map((flag) => `.${flag}`)
    .join('');

/** An event as one word: `bE-1H`, `rE-2H.n`. */
export function makeEvent(event: TableEvent): string {
  const flags = flagsOf(event);
  const seat = 'by' in event && event.by !== undefined ? `${event.by}-` : '';
  switch (event.kind) {
    case 'call':
      return `b${seat}${event.call}${flags}${event.names === undefined ? '' : `.${event.names}`}`;
    case 'attention':
      return 'l';
    case 'choose':
      return `k${seat}${event.choice}`;
    case 'replace':
      return `r${seat}${event.call}${flags}`;
    case 'change':
      return `w${seat}${event.call}${flags}`;
    case 'expose':
      return `t${seat}${event.cards.join('-')}${flags}`;
  }
}

/** The case that a word tells; undefined for a word that tells none. */
export function parseStory(word: string): Story | undefined {
  const [head = '', ...tokens] = word.split('_');
  const [, dealer, side = ''] = /^([NESW])(ns|ew|b)?$/.exec(head) ?? [];
  const vulnerable = Object.entries(VULNERABLE).find(([, letters]) => letters === side)?.[0];
  const events = tokens.map(eventFields);
  const read = parseRecord({ edition: '', dealer, vulnerable, events });
  return isFault(read)
    ? undefined
    : { dealer: read.dealer, vulnerable: read.vulnerable, events: read.events };
}

/** The event that one word tells; undefined for a word that tells none. */
export function parseEvent(word: string): TableEvent | undefined {
  const read = parseRecord({ edition: '', dealer: 'N', events: [eventFields(word)] });
  return isFault(read) ? undefined : read.events[0];
}

function eventFields(token: string): unknown {
  const [, kind, by, what = '', dots = ''] = TOKEN.exec(token) ?? [];
  const flags = dots.split('.').filter((flag) => flag !== '');
  const fields = Object.assign({}, ...flags.map((flag) => FLAGS[flag as Flag] ?? { names: flag })) as object;
  const seat = by === undefined ? {} : { by };
  switch (kind) {
    case 'b':
      return { call: what, ...seat, ...fields };
    case 'l':
      return { attention: true };
    case 'k':
      return { choose: what, ...seat };
    case 'r':
      return { replace: what, ...seat, ...fields };
    case 'w':
      return { change: what, ...seat, ...fields };
    case 't':
      return { expose: what.split('-'), ...seat, ...fields };
    default:
      return undefined;
  }
}
