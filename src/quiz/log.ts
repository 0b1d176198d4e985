/**
 * The log of answers: append-only, each entry whole in itself, so that two logs are merged by taking both. Schedule, mastery
 * and days practised are derived from it (`schedule.ts`, `progress.ts`); where it is kept is the browser's business.
 */
import { parseCode } from './codes.ts';
import { grade } from './grade.ts';
import { QUIZ_LEVELS, type Question, type QuizLevel } from './question.ts';

/** Where an answer was given. */
export const LOG_MODES = ['practice', 'exam'] as const;
export type LogMode = (typeof LOG_MODES)[number];

/** One answer. */
export interface LogEntry {
  /** Moment and code: the same answer has the same id on every device. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly code: string;
  readonly pattern: string;
  readonly topic: string;
  readonly level: QuizLevel;
  /** Places of the chosen options, from 0. */
  readonly chosen: readonly number[];
  readonly correct: boolean;
  readonly mode: LogMode;
}

/** The entry for an answer given at `at` (milliseconds since 1970). */
export const logEntry = (
  question: Pick<Question, 'code' | 'pattern' | 'topic' | 'level' | 'options'>,
  chosen: readonly number[],
  at: number,
  mode: LogMode,
): LogEntry => {
  const { code, pattern, topic, level } = question;
  const { correct } = grade(question, chosen);
  return { id: `${at}-${code}`, at, code, pattern, topic, level, chosen, correct, mode };
};

/** Both logs in one, in order of time, each entry once; `added` are those of `more` that `log` did not have. */
export const unionOf = (
  log: readonly LogEntry[],
  more: readonly LogEntry[],
): { readonly log: readonly LogEntry[]; readonly added: readonly LogEntry[] } => {
  const known = new Set(log.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id) && known.add(id));
  return { log: [...log, ...added].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)), added };
};

/** Reads one entry from parsed JSON; undefined when a field is missing or of the wrong form. */
export const parseLogEntry = (json: unknown): LogEntry | undefined => {
  if (typeof json !== 'object' || json === null) return undefined;
  const { id, at, code, pattern, topic, level, chosen, correct, mode } = json as Record<string, unknown>;
  const known = QUIZ_LEVELS.find((each) => each === level);
  const given = LOG_MODES.find((each) => each === mode);
  const isWhole =
    typeof id === 'string' &&
    isMoment(at) &&
    typeof code === 'string' &&
    typeof parseCode(code) === 'object' &&
    typeof pattern === 'string' &&
    code.startsWith(`${pattern}-`) &&
    typeof topic === 'string' &&
    typeof correct === 'boolean' &&
    isPlaces(chosen);
  if (!isWhole || known === undefined || given === undefined) return undefined;
  return { id, at, code, pattern, topic, level: known, chosen, correct, mode: given };
};

/** From 1970 to 2100: a moment that every date can hold. */
const LATEST = Date.UTC(2100, 0);
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LATEST;

const isPlaces = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((place) => Number.isInteger(place) && place >= 0);
