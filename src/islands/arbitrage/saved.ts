/**
 * Cases kept in the browser: the one at the table, so that a reload or a closed browser loses nothing, and those that were saved with
 * a note. Storage that is full, closed or damaged never stops a ruling; what it came to is told. What cannot be read is
 * left where it is. On what the browser keeps them stands in `shelf.ts`.
 */
import { isMoment } from '../moment.ts';

/** How every key on the shelf begins. */
export const SHELF = 'spelregelatlas:arbitrage:';
/** Where the address of the case at the table stands, and of the one put aside before it. */
export const CURRENT = `${SHELF}zaak`;
export const PREVIOUS = `${SHELF}vorige`;
/** How the keys of saved cases begin. */
export const SAVED = `${SHELF}bewaard:`;

/** The shelf on which cases are kept; the browser's `localStorage` fits it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A case that was saved: its address without `#`, the director's note, and when (milliseconds since 1970). */
export interface SavedCase {
  readonly id: string;
  readonly fragment: string;
  readonly note: string;
  readonly at: number;
}

/** What is saved, newest first, and how many entries cannot be read. */
export interface SavedCases {
  readonly cases: readonly SavedCase[];
  readonly unreadable: number;
  /** The browser gives no storage. */
  readonly closed: boolean;
}

/** Keeps the address of the case at the table; an empty one forgets it. Says whether that worked. */
export const keepCurrent = (shelf: Shelf | undefined, fragment: string): boolean =>
  attempt(() => {
    if (shelf === undefined) return false;
    if (fragment === '') shelf.removeItem(CURRENT);
    else shelf.setItem(CURRENT, fragment);
    return true;
  }, false);

/** Puts the case at the table aside, so that a new one does not take its place; one in which nothing was entered is not worth it. */
export const putAside = (shelf: Shelf | undefined): void =>
  attempt(() => {
    const fragment = shelf?.getItem(CURRENT);
    if (shelf !== undefined && fragment && isWorthKeeping(fragment)) shelf.setItem(PREVIOUS, fragment);
  }, undefined);

/** Whether anything was entered in the case of this address. */
export const isWorthKeeping = (fragment: string): boolean => /&(zaak|lijst|eis)=/.test(fragment);

/** The addresses of the case that was at the table last and of the one put aside before it, as far as there are any. */
export const earlierFragments = (shelf: Shelf | undefined): readonly string[] =>
  attempt(() => {
    const kept = [CURRENT, PREVIOUS].flatMap((key) => shelf?.getItem(key) || []);
    return [...new Set(kept)];
  }, []);

/** Saves a case; false when the storage does not take it. */
export const saveCase = (shelf: Shelf | undefined, { id, ...rest }: SavedCase): boolean =>
  attempt(() => {
    if (shelf === undefined) return false;
    shelf.setItem(SAVED + id, JSON.stringify(rest));
    return true;
  }, false);

/** Removes a saved case. */
export const removeCase = (shelf: Shelf | undefined, id: string): void =>
  attempt(() => shelf?.removeItem(SAVED + id), undefined);

/** Every saved case. */
export const savedCases = (shelf: Shelf | undefined): SavedCases =>
  attempt<SavedCases>(() => {
    if (shelf === undefined) return NONE;
    const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').filter((key) =>
      key.startsWith(SAVED),
    );
    const read = keys.map((key) => parseSaved(key.slice(SAVED.length), shelf.getItem(key) ?? ''));
    const cases = read.filter((each) => each !== undefined).sort((a, b) => b.at - a.at);
    return { cases, unreadable: read.length - cases.length, closed: false };
  }, NONE);

/** How many cases are kept: those saved, readable or not, the one at the table and the one put aside. */
export const countCases = (shelf: Shelf | undefined): number => {
  const { cases, unreadable } = savedCases(shelf);
  return cases.length + unreadable + earlierFragments(shelf).filter(isWorthKeeping).length;
};

const NONE: SavedCases = { cases: [], unreadable: 0, closed: true };

const parseSaved = (id: string, text: string): SavedCase | undefined => {
  const value = attempt<unknown>(() => JSON.parse(text) as unknown, undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const { fragment, note, at } = value as { readonly [field: string]: unknown };
  if (typeof fragment !== 'string' || typeof note !== 'string' || !isMoment(at)) return undefined;
  return { id, fragment, note, at };
};

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};
