/**
 * Reads a row of calls as a director types it: `1s p 2c`, `1sch, pas, 2 harten`, `z:1s` for a call by South whatever the turn.
 * Calls are parted by blanks, commas or semicolons; a call may itself hold a blank (`2 harten`). One call that cannot be read
 * refuses the row, so that nothing is half-entered. Single calls are read by `typed-calls.ts`.
 */
import type { SpokenCall } from '../engine/calls.ts';
import type { Seat } from '../engine/seats.ts';
import { parseTypedCall } from './typed-calls.ts';

/** A call in a row; `by` when the player was named. */
export interface TypedEntry {
  readonly call: SpokenCall;
  readonly by?: Seat;
}

/** A row that was read, or the first call that could not be, with a Dutch sentence. */
export type TypedAuction =
  | { readonly kind: 'calls'; readonly calls: readonly TypedEntry[] }
  | { readonly kind: 'error'; readonly message: string };

const SEATS: { readonly [letter: string]: Seat } = {
  n: 'N',
  noord: 'N',
  o: 'E',
  oost: 'E',
  e: 'E',
  z: 'S',
  zuid: 'S',
  s: 'S',
  w: 'W',
  west: 'W',
};

/** At most so many calls in one row. */
const MOST = 80;

/** Reads a row of calls. An empty row is an error too. */
export const parseTypedAuction = (text: string): TypedAuction => {
  const words = text
    .replace(/:\s+/g, ':')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const calls: TypedEntry[] = [];
  for (let at = 0; at < words.length;) {
    const two = at + 1 < words.length ? entryOf(`${words[at]} ${words[at + 1]}`) : undefined;
    const one = entryOf(words[at] as string);
    const read = one.kind === 'call' ? one : two?.kind === 'call' ? two : one;
    if (read.kind === 'error') return read;
    calls.push(read.entry);
    at += read === two ? 2 : 1;
  }
  if (calls.length === 0) return entryOf('') as Extract<Entry, { kind: 'error' }>;
  if (calls.length > MOST) return { kind: 'error', message: `Dat zijn meer dan ${MOST} biedingen.` };
  return { kind: 'calls', calls };
};

type Entry =
  | { readonly kind: 'call'; readonly entry: TypedEntry }
  | { readonly kind: 'error'; readonly message: string };

const entryOf = (text: string): Entry => {
  const [, name, said] = /^\s*([a-z]+):(.*)$/i.exec(text) ?? [];
  const by = name === undefined ? undefined : SEATS[name.toLowerCase()];
  if (name !== undefined && by === undefined)
    return { kind: 'error', message: `“${name}” is geen plaats. Gebruik n, o, z of w.` };
  const typed = parseTypedCall(said ?? text);
  return typed.kind === 'error' ? typed : { kind: 'call', entry: { call: typed.call, ...(by && { by }) } };
};
