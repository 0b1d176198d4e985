/**
 * The situations of a branch: a fixed number of them, kept once they have been asked for. The ways in which an auction goes wrong
 * are made first, once for all branches and editions; a branch follows those that it can. So questions about one branch share their
 * work with those about the next, and making one is mostly a matter of words. A situation depends on its number alone.
 */
import { randomFrom } from '../../bridge/random.ts';
import { sideOf } from '../../engine/seats.ts';
import { boardFrom } from '../boards.ts';
import { rootById, type RootEntry } from './catalogue.ts';
import { follow, playOut } from './follow.ts';
import { nearTo, underOthers, type Near } from './near.ts';
import type { Offence } from './offence.ts';
import { begin, type Walk } from './walk.ts';

/** How many situations each branch has, in each edition; where few offences lead to it, some are the same. */
export const SITUATIONS = 24;

/** Offences of each sort, in a ring: a situation is looked for from its own place on. */
const OFFENCES = 96;
const BETWEEN = OFFENCES / SITUATIONS;

/** Boards tried for an offence before it is given up. */
const BOARDS = 120;

const keptOffences = new Map<string, Offence | undefined>();

/** The situations at the moment of an irregularity with which those of its branches begin, as many as are asked for. */
export const startsOf = (edition: string, root: RootEntry, count: number): readonly Walk[] =>
  Array.from({ length: count }, (_, number) => startAt(edition, root, number * BETWEEN) ?? []).flat();

/** Undefined when no board gave an occasion. */
const startAt = (edition: string, root: RootEntry, place: number): Walk | undefined => {
  const seed = `${root.ofEdition ? `${edition} ` : ''}${root.id}${place}`;
  const offence = keptAs(keptOffences, seed, () => offenceFrom(edition, root, seed));
  return offence && begin(edition, offence, seed);
};

const offenceFrom = (edition: string, { make }: RootEntry, seed: string): Offence | undefined =>
  firstOf(BOARDS, (attempt) => {
    const random = randomFrom(`${seed} ${attempt}`);
    return make(random, boardFrom(random), edition);
  });

const kept = new Map<string, Walk | undefined>();

/** A situation of a branch by number (any whole number from 0; they repeat); undefined when no offence leads to it. */
export const situationAt = (edition: string, branch: string, number: number): Walk | undefined =>
  found(edition, branch, number, '', (walk) => walk);

/** The same with the auction bid to its end, the offender's side defending. */
export const defendedSituationAt = (edition: string, branch: string, number: number): Walk | undefined =>
  found(edition, branch, number, 'lead', (walk) => {
    const closed = keptAs(playedOut, walk, () => playOut(walk));
    return closed !== undefined && isDefending(closed) ? closed : undefined;
  });

const playedOut = new WeakMap<Walk, Walk | undefined>();

/** The first walk along a branch, from the place of this number on, of which something can be made. */
const found = (
  edition: string,
  branch: string,
  number: number,
  use: string,
  make: (walk: Walk) => Walk | undefined,
): Walk | undefined => {
  const first = (number % SITUATIONS) * BETWEEN;
  const root = rootById(branch.slice(0, 2));
  return keptAs(kept, `${edition} ${branch} ${first} ${use}`, () =>
    firstOf(OFFENCES, (attempt) => {
      const start = root && startAt(edition, root, (first + attempt) % OFFENCES);
      const walk = start && follow(start, branch.slice(2));
      return walk && make(walk);
    }),
  );
};

const isDefending = ({ answer, offence }: Walk): boolean =>
  answer.outcome?.kind === 'contract' && sideOf(answer.outcome.declarer) !== sideOf(offence.by);

const neighbours = new WeakMap<Walk, readonly Near[]>();

/** Everything near a situation, under its own edition and the others. */
export const neighboursOf = (walk: Walk): readonly Near[] => {
  const known = neighbours.get(walk) ?? [...nearTo(walk), ...underOthers(walk)];
  neighbours.set(walk, known);
  return known;
};

interface Kept<K, T> {
  readonly has: (key: K) => boolean;
  readonly get: (key: K) => T | undefined;
  readonly set: (key: K, value: T) => unknown;
}

const keptAs = <K, T>(known: Kept<K, T>, key: K, make: () => T): T => {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
};

/** What the first of so many attempts gives that gives anything. */
const firstOf = <T>(attempts: number, make: (attempt: number) => T | undefined): T | undefined => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = make(attempt);
    if (made !== undefined) return made;
  }
  return undefined;
};
