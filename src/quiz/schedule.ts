/**
 * When a pattern comes back: FSRS over the log of answers. What is scheduled is the pattern (edition, kind, branch), never a
 * question, so that a mistake returns in a new case. Pure: the same log and moment give the same schedule, without chance.
 *
 * An answer is right or wrong, so of the package only its model of memory is used. Its scheduler, with four ratings and steps of
 * learning, gives the same moments (a test compares them) but is twice as much to load before a first question.
 */
import { dateDiffInDays, FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import { codeIn, HIGHEST_NUMBER } from './codes.ts';
import type { LogEntry } from './log.ts';

/** What is known of one pattern. Moments are milliseconds since 1970. */
export interface PatternSchedule {
  readonly pattern: string;
  readonly topic: string;
  readonly due: number;
  readonly lastAt: number;
  readonly lastCorrect: boolean;
  readonly answers: number;
  readonly right: number;
  /** Times it went wrong after it had gone right. */
  readonly lapses: number;
  /** What FSRS holds of the memory: stability in days, difficulty from 1 to 10. */
  readonly memory: FSRSState;
}

export type Schedule = ReadonlyMap<string, PatternSchedule>;

const fsrs = new FSRSAlgorithm({ enable_fuzz: false });

/** After a mistake a pattern may return so soon; after a right answer FSRS counts in days. */
const SOON_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The schedule that follows from a log; entries may come in any order. */
export const scheduleOf = (log: readonly LogEntry[]): Schedule => {
  const schedule = new Map<string, PatternSchedule>();
  for (const entry of [...log].sort((a, b) => a.at - b.at))
    schedule.set(entry.pattern, after(schedule.get(entry.pattern), entry));
  return schedule;
};

const after = (before: PatternSchedule | undefined, entry: LogEntry): PatternSchedule => {
  const { pattern, topic, at, correct } = entry;
  const days = before === undefined ? 0 : dateDiffInDays(new Date(before.lastAt), new Date(at));
  const next = (rating: Rating.Again | Rating.Hard | Rating.Good): FSRSState =>
    fsrs.next_state(before?.memory ?? null, days, rating);
  const memory = next(correct ? Rating.Good : Rating.Again);
  const interval = fsrs.next_interval(memory.stability, days);
  const isLonger =
    before?.lastCorrect === true && interval <= fsrs.next_interval(next(Rating.Hard).stability, days);
  return {
    pattern,
    topic,
    due: at + (correct ? (isLonger ? interval + 1 : interval) * DAY_MS : SOON_MS),
    lastAt: at,
    lastCorrect: correct,
    answers: (before?.answers ?? 0) + 1,
    right: (before?.right ?? 0) + Number(correct),
    lapses: (before?.lapses ?? 0) + Number(!correct && before?.lastCorrect === true),
    memory,
  };
};

/** The chance, 0 to 1, that a pattern is still known at a moment. */
export const recallAt = ({ memory, lastAt }: PatternSchedule, now: number): number =>
  fsrs.forgetting_curve(Math.max(Math.floor((now - lastAt) / DAY_MS), 0), memory.stability);

/** The patterns that are due, longest overdue first. */
export const duePatterns = (schedule: Schedule, now: number): readonly PatternSchedule[] =>
  [...schedule.values()].filter(({ due }) => due <= now).sort((a, b) => a.due - b.due);

/** The patterns whose last answer was wrong, the latest mistake first: "oefen je fouten". */
export const patternsToMend = (schedule: Schedule): readonly PatternSchedule[] =>
  [...schedule.values()].filter(({ lastCorrect }) => !lastCorrect).sort((a, b) => b.lastAt - a.lastAt);

/** A code of this pattern that is not in the log, counting on from `start` (0 to 999,999): the same pattern in a new case. */
export const newCaseOf = (pattern: string, log: readonly LogEntry[], start: number): string => {
  const asked = new Set(log.filter((entry) => entry.pattern === pattern).map(({ code }) => code));
  for (let step = 0; step <= asked.size; step++) {
    const code = codeIn(pattern, (start + step) % (HIGHEST_NUMBER + 1));
    if (!asked.has(code)) return code;
  }
  return codeIn(pattern, start % (HIGHEST_NUMBER + 1));
};
