/** What a schedule says: which patterns are due or to be mended, and the next case of one. Making it from a log is in `schedule.ts`. */
import type { FSRSState } from 'ts-fsrs';
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
