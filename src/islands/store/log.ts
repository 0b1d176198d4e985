/**
 * The log of answers: added to, read and laid together with another, never changed. An answer is first set aside in the
 * browser's other storage (`aside.ts`): it stays there when the page is closed at once or the database refuses (full, or none
 * in a private window), and moves into the database as soon as that is possible; at worst it is kept in this page. What a
 * write came to is always told, so that pages can say it.
 */
import { parseLogEntry, unionOf, type LogEntry } from '../../quiz/log.ts';
import { ASIDE, asideUnder, clearAside, setAside } from './aside.ts';
import { closeDatabase, database, type Database } from './database.ts';

/** Why the database did not take an answer. */
export type Trouble = 'full' | 'unavailable';

/** What became of an answer that was given: in the database, beside it, or only in this page. */
export type Saved =
  | { readonly kind: 'saved' }
  | { readonly kind: 'set-aside'; readonly why: Trouble }
  | { readonly kind: 'unsaved'; readonly why: Trouble };

/** Everything that is known of the answers given. */
export interface Log {
  readonly answers: readonly LogEntry[];
  /** stored entries that are no answers we can read; they are left where they are */
  readonly unreadable: number;
  /** answers that are not in the database */
  readonly waiting: number;
  /** why the database cannot be read or written */
  readonly trouble?: Trouble;
}

const CHANNEL = 'spelregelatlas';
const inPage = new Map<string, LogEntry>();

/** Adds an answer. Adding the same one twice leaves one. Never throws. */
export async function addAnswer(answer: LogEntry): Promise<Saved> {
  const aside = setAside(ASIDE.answers + answer.id, answer);
  const trouble = await tried(() => insert([answer]));
  if (trouble === undefined) clearAside(ASIDE.answers + answer.id);
  tell();
  if (trouble === undefined) return { kind: 'saved' };
  if (aside !== undefined) return { kind: 'set-aside', why: trouble };
  inPage.set(answer.id, answer);
  return { kind: 'unsaved', why: trouble };
}

/** Adds those of these answers that are not there yet, all of them or none; says how many were new, or what is the trouble. */
export async function addAnswers(answers: readonly LogEntry[]): Promise<number | Trouble> {
  let added = 0;
  const trouble = await tried(async () => (added = await insert(answers)));
  tell();
  return trouble ?? added;
}

/** Reads the log; answers that were set aside are moved into the database first. Never throws. */
export async function readLog(): Promise<Log> {
  const aside = setAsideAnswers();
  const waiting = unionOf([...inPage.values()], aside).log;
  const moved = waiting.length === 0 ? undefined : await tried(() => insert(waiting));
  if (moved === undefined) forget(waiting);
  let stored: readonly unknown[] = [];
  const trouble = await tried(async () => (stored = await (await database()).getAll('answers')));
  const answers = stored.map(parseLogEntry).filter((entry) => entry !== undefined);
  const open = moved === undefined ? [] : waiting;
  const why = trouble ?? moved;
  return {
    answers: unionOf(answers, open).log,
    unreadable: stored.length - answers.length,
    waiting: open.length,
    ...(why !== undefined && { trouble: why }),
  };
}

/** Erases every answer and every exam begun. @throws DOMException where the database refuses. */
export async function eraseAll(): Promise<void> {
  inPage.clear();
  for (const { key } of Object.values(ASIDE).flatMap(asideUnder)) clearAside(key);
  const db = await database().catch(() => undefined);
  if (db !== undefined) {
    const both = db.transaction(['answers', 'runs'], 'readwrite');
    await Promise.all([both.objectStore('answers').clear(), both.objectStore('runs').clear(), both.done]);
  }
  tell();
}

/** Calls `listener` when the log changes, in this tab or another; gives back the way to stop it. */
export function onLogChange(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function tell(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('log');
  channel.close();
}

/** Runs it, once more after a lost connection; gives the trouble it met, or undefined. */
async function tried(work: () => Promise<unknown>): Promise<Trouble | undefined> {
  for (const last of [false, true]) {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
      if (last) return 'unavailable';
      await closeDatabase().catch(() => undefined);
    }
  }
  return 'unavailable';
}

async function insert(answers: readonly LogEntry[]): Promise<number> {
  const db: Database = await database();
  const adding = db.transaction('answers', 'readwrite', { durability: 'strict' });
  const known = new Set(await adding.store.getAllKeys());
  const added = [...new Map(answers.map((answer) => [answer.id, answer])).values()].filter(
    ({ id }) => !known.has(id),
  );
  await Promise.all([...added.map((answer) => adding.store.add(answer)), adding.done]);
  return added.length;
}

const setAsideAnswers = (): readonly LogEntry[] =>
  asideUnder(ASIDE.answers)
    .map(({ value }) => parseLogEntry(value))
    .filter((entry) => entry !== undefined);

/** They stand in the database now. */
function forget(answers: readonly LogEntry[]): void {
  for (const { id } of answers) {
    inPage.delete(id);
    clearAside(ASIDE.answers + id);
  }
}
