/**
 * The situations of a branch: a fixed number of them, kept once they have been asked for. The ways in which an auction goes wrong
 * are made first, once for all branches and editions; a branch follows those that it can. So questions about one branch share their
 * work with those about the next, and making one is mostly a matter of words. A situation depends on its number alone: shortcuts
 * (`shortcuts.ts`) say only which attempts need not be made again.
 */
import { randomFrom } from '../../bridge/random.ts';
import { sideOf } from '../../engine/seats.ts';
import { boardFrom } from '../boards.ts';
import { rootById, type RootEntry } from './catalogue.ts';
import { follow, playOut } from './follow.ts';
import { nearTo, underOthers, type Near } from './near.ts';
import type { Offence } from './offence.ts';
import { isOpen } from './open.ts';
import { begin, type Walk } from './walk.ts';

/** How many situations each branch has, in each edition; where few offences lead to it, some are the same. */
export const SITUATIONS = 24;

/** Attempts that need not be made: by the name of a search, and there by place, how many of the first give nothing. */
export interface Shortcuts {
  readonly [search: string]: readonly number[] | undefined;
}

/** Offences of each sort, in a ring: a situation is looked for from its own place on. */
export const OFFENCES = 96;
const BETWEEN = OFFENCES / SITUATIONS;

/** Boards tried for an offence before it is given up. */
const BOARDS = 120;

/** The situations at the moment of an irregularity with which those of its branches begin, as many as are asked for. */
export const startsOf = (edition: string, root: RootEntry, count: number): readonly Walk[] =>
  Array.from({ length: count }, (_, number) => startAt(edition, root, number * BETWEEN, {}) ?? []).flat();

/** Undefined when no board gave an occasion. */
const startAt = (edition: string, root: RootEntry, place: number, shortcuts: Shortcuts): Walk | undefined => {
  const { made: offence } = offenceAt(edition, root, place, shortcuts);
  return offence && begin(edition, offence, `${offencesOf(edition, root)}${place}`);
};

const keptOffences = new Map<string, Found<Offence>>();

/** The offence of a root at a place in the ring. */
export const offenceAt = (
  edition: string,
  root: RootEntry,
  place: number,
  shortcuts: Shortcuts,
): Found<Offence> => {
  const search = offencesOf(edition, root);
  return keptAs(keptOffences, `${search}${place}`, () =>
    find(BOARDS, shortcuts[search]?.[place], (attempt) => {
      const random = randomFrom(`${search}${place} ${attempt}`);
      const made = root.make(random, boardFrom(random), edition);
      return made && { ...made, root: root.id };
    }),
  );
};

/** The name of the search for offences of a root. */
export const offencesOf = (edition: string, { id, ofEdition }: RootEntry): string =>
  ofEdition ? `${edition} ${id}` : id;

/** What a situation is asked for: its ruling, or the lead after it. */
export type Use = 'ruling' | 'lead';

/** A situation of a branch by number (any whole number from 0; they repeat); undefined when no offence leads to it. */
export const situationAt = (
  edition: string,
  branch: string,
  number: number,
  shortcuts: Shortcuts = {},
): Walk | undefined => searchAt('ruling', edition, branch, number, shortcuts).made;

/** The same with the auction bid to its end, the offender's side defending. */
export const defendedSituationAt = (
  edition: string,
  branch: string,
  number: number,
  shortcuts: Shortcuts = {},
): Walk | undefined => searchAt('lead', edition, branch, number, shortcuts).made;

const kept = new Map<string, Found<Walk>>();

/** The first walk along a branch, from the place of this number on, that can be used. */
export const searchAt = (
  use: Use,
  edition: string,
  branch: string,
  number: number,
  shortcuts: Shortcuts,
): Found<Walk> => {
  const place = number % SITUATIONS;
  const root = rootById(branch.slice(0, 2));
  const search = situationsOf(use, edition, branch);
  return keptAs(kept, `${search} ${place}`, () =>
    find(OFFENCES, shortcuts[search]?.[place], (attempt) => {
      const start = root && startAt(edition, root, (place * BETWEEN + attempt) % OFFENCES, shortcuts);
      const walk = start && follow(start, branch.slice(2));
      return walk && USES[use](walk);
    }),
  );
};

/** The name of the search for situations of a branch: no name of a search for offences. */
export const situationsOf = (use: Use, edition: string, branch: string): string =>
  `${edition}/${branch}/${use}`;

const playedOut = new WeakMap<Walk, Walk | undefined>();

const USES: { readonly [use in Use]: (walk: Walk) => Walk | undefined } = {
  ruling: (walk) => (isOpen(walk) ? undefined : walk),
  lead: (walk) => {
    if (isOpen(walk)) return undefined;
    const closed = keptAs(playedOut, walk, () => playOut(walk));
    return closed !== undefined && isDefending(closed) ? closed : undefined;
  },
};

const isDefending = ({ answer, offence }: Walk): boolean =>
  answer.outcome?.kind === 'contract' && sideOf(answer.outcome.declarer) !== sideOf(offence.by);

const neighbours = new WeakMap<Walk, readonly Near[]>();

/** Everything near a situation, under its own edition and the others, as far as the laws say what follows there. */
export const neighboursOf = (walk: Walk): readonly Near[] => {
  const known =
    neighbours.get(walk) ?? [...nearTo(walk), ...underOthers(walk)].filter((near) => !isOpen(near.walk));
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

/** What a search came to: after so many attempts in vain, this or nothing. */
interface Found<T> {
  readonly inVain: number;
  readonly made: T | undefined;
}

/** What the first of so many attempts gives that gives anything; the first `skipped` are known to give nothing. */
const find = <T>(
  attempts: number,
  skipped: number | undefined,
  make: (attempt: number) => T | undefined,
): Found<T> => {
  for (let attempt = skipped ?? 0; attempt < attempts; attempt++) {
    const made = make(attempt);
    if (made !== undefined) return { inVain: attempt, made };
  }
  return { inVain: attempts, made: undefined };
};
