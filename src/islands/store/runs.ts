/**
 * Exams begun: which options are chosen so far, and the time spent. Kept question by question, so that a reload, a closed
 * browser or a second tab loses nothing. Handing in turns a run into answers of the log; their ids come from the run's, so
 * that handing in twice leaves one set.
 */
import { logEntry, type LogEntry } from '../../quiz/log.ts';
import type { Question } from '../../quiz/question.ts';
import { database } from './database.ts';

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

/** The run of this exam, or undefined. Never throws: where nothing can be stored there is none. */
export async function readRun(id: string): Promise<ExamRun | undefined> {
  const found: unknown = await database()
    .then((db) => db.get('runs', id))
    .catch(() => undefined);
  return parseRun(found);
}

/** Changes the run as it is stored at that moment, and gives it back; where nothing can be stored, the change of `known`. */
export async function changeRun(known: ExamRun, change: (run: ExamRun) => ExamRun): Promise<ExamRun> {
  try {
    const db = await database();
    const writing = db.transaction('runs', 'readwrite', { durability: 'strict' });
    const stored: unknown = await writing.store.get(known.id);
    const held = parseRun(stored);
    const changed = change(held?.run === known.run ? held : known);
    await Promise.all([writing.store.put(changed), writing.done]);
    return changed;
  } catch {
    return change(known);
  }
}

/** Forgets a run, so that the exam can be made again. */
export const dropRun = (id: string): Promise<void> =>
  database()
    .then((db) => db.delete('runs', id))
    .catch(() => undefined);

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
    typeof startedAt === 'number' &&
    Array.isArray(codes) &&
    codes.every((code) => typeof code === 'string') &&
    typeof spent === 'number' &&
    CLOCK_STATES.some((state) => state === clock) &&
    (handedInAt === undefined || typeof handedInAt === 'number') &&
    typeof chosen === 'object' &&
    chosen !== null &&
    Object.values(chosen).every((places) => Array.isArray(places) && places.every(Number.isInteger))
  );
};
