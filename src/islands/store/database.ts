/**
 * The browser's own database: opening it, also when another tab holds it or a newer version of the site has written it.
 * Versions only ever add stores and fields, so that an older site can go on adding answers to a newer database.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LogEntry } from '../../quiz/log.ts';
import type { ExamRun } from './runs.ts';

export const DATABASE = 'spelregelatlas';
const VERSION = 1;

interface Stores extends DBSchema {
  /** the log; only added to, never changed */
  answers: { key: string; value: LogEntry };
  /** exams begun, by their address */
  runs: { key: string; value: ExamRun };
}
export type Database = IDBPDatabase<Stores>;

let opened: Promise<Database> | undefined;
const forget = () => (opened = undefined);

/** The open database. @throws DOMException where the browser has none (private windows) or refuses it. */
export function database(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** Closes the connection; the next use opens a new one. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  forget();
  (await closing)?.close();
}

async function open(): Promise<Database> {
  try {
    return await whole(await openVersion(VERSION));
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    return whole(await openVersion(undefined));
  }
}

const STORES = ['answers', 'runs'] as const;

/** The database with the stores that an older site, or a newer one, did not make. */
async function whole(db: Database): Promise<Database> {
  if (STORES.every((name) => db.objectStoreNames.contains(name))) return db;
  const next = db.version + 1;
  db.close();
  return openVersion(next);
}

const openVersion = (version: number | undefined): Promise<Database> =>
  openDB<Stores>(DATABASE, version, {
    upgrade(db) {
      for (const name of STORES)
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'id' });
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
