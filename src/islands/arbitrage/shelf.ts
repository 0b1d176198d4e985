/**
 * The browser's shelf for cases, with a copy in its database. What is put on `localStorage` counts at once, but a browser may
 * keep it in memory for seconds; the copy is on the disk when it is made, so that a browser that is killed loses no case. When the
 * page opens, what the copy knows better goes back on the shelf. Without a database the shelf is all there is.
 */
import { CURRENT, isWorthKeeping, PREVIOUS, SAVED, SHELF, type Shelf } from './saved.ts';

/** When the shelf was last written: milliseconds since 1970. */
const STAMP = `${SHELF}op`;
const DATABASE = 'spelregelatlas-zaken';
const STORE = 'plank';

/** The shelf as it was at a moment. */
export interface Copy {
  readonly at: number;
  readonly entries: { readonly [key: string]: string };
}

/** Whether it is a moment that has been, give or take a day: one that is still to come would win for ever. */
const isPast = (at: number): boolean => at > 0 && at < Date.now() + 86_400_000;

const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

const stampOf = (shelf: Pick<Shelf, 'getItem'> | undefined): number => {
  try {
    const at = Number(shelf?.getItem(STAMP));
    return isPast(at) ? at : 0;
  } catch {
    return 0;
  }
};

/** The browser's shelf; undefined where it gives none. Whatever is written on it is copied. */
export function browserShelf(): Shelf | undefined {
  const own = storage();
  if (own === undefined) return undefined;
  const written = (write: () => void) => {
    write();
    try {
      own.setItem(STAMP, `${Math.max(Date.now(), stampOf(own) + 1)}`);
    } catch {
      return;
    }
    void copyOut(own).catch(() => undefined);
  };
  return {
    get length() {
      return own.length;
    },
    key: (at) => own.key(at),
    getItem: (key) => own.getItem(key),
    setItem: (key, value) => written(() => own.setItem(key, value)),
    removeItem: (key) => written(() => own.removeItem(key)),
  };
}

/** Takes every case off the shelf and out of its copy; done when the copy is empty too. */
export async function eraseShelf(): Promise<void> {
  await mended();
  const own = storage();
  if (own === undefined) return;
  for (const key of Object.keys(own)) if (key.startsWith(SHELF) && key !== STAMP) own.removeItem(key);
  own.setItem(STAMP, `${Math.max(Date.now(), stampOf(own) + 1)}`);
  await copyOut(own).catch(() => undefined);
}

/** Before anything of this page was written. */
const STAMP_AT_LOAD = stampOf(storage());
let mending: Promise<boolean> | undefined;

/** Puts back what the copy knows better, once a page; says whether that changed the shelf. Never fails. */
export const mended = (): Promise<boolean> =>
  (mending ??= readCopy()
    .then((copy) => {
      const own = storage();
      return own !== undefined && copy !== undefined && mend(own, copy, STAMP_AT_LOAD);
    })
    .catch(() => false));

/**
 * Puts what a later copy holds back on a shelf that was written at `stamp` when the page opened. Saved cases that are missing
 * return; so does the case at the table, or where a new one lies by now, it becomes the one before.
 */
export function mend(shelf: Shelf, { at, entries }: Copy, stamp: number): boolean {
  if (at <= stamp) return false;
  for (const [key, text] of Object.entries(entries))
    if (key.startsWith(SAVED) && shelf.getItem(key) === null) shelf.setItem(key, text);
  const current = entries[CURRENT] ?? '';
  if (stampOf(shelf) === stamp) {
    for (const key of [CURRENT, PREVIOUS])
      if (entries[key]) shelf.setItem(key, entries[key]);
      else shelf.removeItem(key);
    shelf.setItem(STAMP, `${at}`);
  } else if (isWorthKeeping(current) && current !== shelf.getItem(CURRENT)) shelf.setItem(PREVIOUS, current);
  return true;
}

/** Copies the shelf as it stands; a later copy that is there already stays. */
async function copyOut(shelf: Storage): Promise<void> {
  await mended();
  const entries = Object.fromEntries(
    Object.keys(shelf).flatMap((key) =>
      key.startsWith(SHELF) && key !== STAMP ? [[key, shelf.getItem(key) ?? '']] : [],
    ),
  );
  const copy: Copy = { at: stampOf(shelf), entries };
  await inDatabase('readwrite', (store) => {
    const known = store.get(0);
    known.onsuccess = () => {
      if ((parseCopy(known.result)?.at ?? 0) < copy.at) store.put(copy, 0);
    };
    return known;
  });
}

const readCopy = async (): Promise<Copy | undefined> =>
  parseCopy(await inDatabase('readonly', (store) => store.get(0)));

/** A copy as it was stored; undefined for what is none. */
export function parseCopy(stored: unknown): Copy | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { at, entries } = stored as { readonly at?: unknown; readonly entries?: unknown };
  if (typeof at !== 'number' || !isPast(at)) return undefined;
  if (typeof entries !== 'object' || entries === null) return undefined;
  const texts = Object.entries(entries).filter(
    ([key, text]) => key.startsWith(SHELF) && typeof text === 'string',
  );
  return { at, entries: Object.fromEntries(texts) as Copy['entries'] };
}

/** Asks the database one thing; done when it is on the disk. @throws DOMException where there is none or it refuses */
const inDatabase = (mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new Error(DATABASE));
    opening.onsuccess = () => {
      const db = opening.result;
      try {
        const asking = db.transaction(STORE, mode, { durability: 'strict' });
        const asked = ask(asking.objectStore(STORE));
        asking.oncomplete = () => resolve(asked.result);
        asking.onabort = () => reject(asking.error ?? new Error(DATABASE));
        asking.onerror = () => reject(asking.error ?? new Error(DATABASE));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(DATABASE));
      } finally {
        db.close();
      }
    };
  });
