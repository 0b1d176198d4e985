/**
 * Exams begun: which options are chosen so far, and the time spent. Kept question by question, so that a reload, a closed
 * browser or a second tab loses nothing: a change is set aside first (`aside.ts`), and away when the database has it. Handing
 * in turns a run into answers of the log; their ids come from the run's, so that handing in twice leaves one set.
 */
import { logEntry, type LogEntry } from '../../quiz/log.ts';
import type { Question } from '../../quiz/question.ts';
import { isMoment } from '../moment.ts';
import { ASIDE, asideUnder, clearAside, setAside } from './aside.ts';
import { database } from './database.ts';
import { newId } from './ids.ts';

/** Whether the clock runs, stands still, or is not used. */
export const CLOCK_STATES = ['running', 'stopped', 'off'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** An exam as far as it has been made. */
export interface ExamRun {
  /** The exam's address: form, edition and seed. */
  readonly id: string;
  /** Unique for ever; the ids of the answers begin with it. */
  readonly run: string;
  readonly startedAt: number;
  /** The questions as they were composed when it began. */
  readonly codes: readonly string[];
  /** Seconds spent with the clock running. */
  readonly spent: number;
  readonly clock: ClockState;
  /** Chosen places by number of the question, from 0. */
  readonly chosen: { readonly [question: number]: readonly number[] };
  /** When it was handed in. */
  readonly handedInAt?: number;
}

/** A run after a change, and whether it is stored somewhere or only in this page. */
export interface ChangedRun {
  readonly run: ExamRun;
  readonly kept: boolean;
}

/** Each page sets aside under a key of its own, so that two tabs at the same exam leave each other's choices alone. */
const PAGE = newId();
const asideKey = (id: string, page = '') => `${ASIDE.runs}${id}:${page}`;

/**
 * The run of an exam with what closed pages left aside, or `fresh` where there is none: that is stored at once, so that two
 * tabs that begin together make the same run. Never throws: where nothing can be stored it is `fresh`.
 */
export async function openRun(fresh: ExamRun): Promise<ExamRun> {
  const asides = asideUnder(asideKey(fresh.id));
  const later = asides.flatMap(({ value }) => parseRun(value) ?? []);
  try {
    const db = await database();
    const writing = db.transaction('runs', 'readwrite', { durability: 'strict' });
    const stored = parseRun(await writing.store.get(fresh.id));
    const known = stored ?? later[0] ?? fresh;
    const run = later.filter((each) => each.run === known.run).reduce(together, known);
    await Promise.all([run === stored ? undefined : writing.store.put(run), writing.done]);
    for (const { key, text } of asides) clearAside(key, text);
    return run;
  } catch {
    return later[0] ?? fresh;
  }
}

/** What is stored with what was changed later; of a question that both know, the later choice. */
const together = (stored: ExamRun, later: ExamRun): ExamRun => ({
  ...stored,
  ...later,
  spent: Math.max(stored.spent, later.spent),
  chosen: { ...stored.chosen, ...later.chosen },
});

/** Changes the run as it is stored at that moment; where nothing can be stored, as it was `known`. Never throws. */
export async function changeRun(known: ExamRun, change: (run: ExamRun) => ExamRun): Promise<ChangedRun> {
  const ahead = change(known);
  const text = setAside(asideKey(known.id, PAGE), ahead);
  try {
    const db = await database();
    const writing = db.transaction('runs', 'readwrite', { durability: 'strict' });
    const held = parseRun(await writing.store.get(known.id));
    const changed = held?.run === known.run ? change(held) : ahead;
    await Promise.all([writing.store.put(changed), writing.done]);
    clearAside(asideKey(known.id, PAGE), text);
    return { run: changed, kept: true };
  } catch {
    return { run: ahead, kept: text !== undefined };
  }
}

/** Forgets a run, so that the exam can be made again. */
export function dropRun(id: string): Promise<void> {
  for (const { key } of asideUnder(asideKey(id))) clearAside(key);
  return database()
    .then((db) => db.delete('runs', id))
    .catch(() => undefined);
}

/** How many exams are kept, begun or handed in; also those that only stand aside. */
export async function countRuns(): Promise<number> {
  const aside = asideUnder(ASIDE.runs).map(({ key }) => key.slice(ASIDE.runs.length, key.lastIndexOf(':')));
  const stored = await database()
    .then((db) => db.getAllKeys('runs'))
    .catch(() => []);
  return new Set([...stored, ...aside]).size;
}

/** The answers of a run that is handed in; `questions` in the order of the exam, undefined where one could not be made. */
export const answersOf = (
  { run, chosen, handedInAt = 0 }: ExamRun,
  questions: readonly (Question | undefined)[],
): readonly LogEntry[] =>
  questions.flatMap((question, place) =>
    question
      ? [{ ...logEntry(question, chosen[place] ?? [], handedInAt, 'exam'), id: `${run}-${place}` }]
      : [],
  );

/** A run as it was stored, with what a newer version of the site may have added; undefined for what is none. */
export const parseRun = (stored: unknown): ExamRun | undefined => (isRun(stored) ? stored : undefined);

const isRun = (value: unknown): value is ExamRun => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, run, startedAt, codes, spent, clock, chosen, handedInAt } = value as {
    readonly [field: string]: unknown;
  };
  return (
    typeof id === 'string' &&
    typeof run === 'string' &&
    isMoment(startedAt) &&
    Array.isArray(codes) &&
    codes.every((code) => typeof code === 'string') &&
    Number.isFinite(spent) &&
    CLOCK_STATES.some((state) => state === clock) &&
    (handedInAt === undefined || isMoment(handedInAt)) &&
    typeof chosen === 'object' &&
    chosen !== null &&
    Object.values(chosen).every((places) => Array.isArray(places) && places.every(Number.isInteger))
  );
};
