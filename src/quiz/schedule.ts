/**
 * When a pattern comes back: FSRS over the log of answers. What is scheduled is the pattern (edition, kind, branch), never a
 * question, so that a mistake returns in a new case. Pure: the same log and moment give the same schedule, without chance.
 */
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
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
  readonly card: Card;
}

export type Schedule = ReadonlyMap<string, PatternSchedule>;

/** After a mistake a pattern may return within the hour; after a right answer FSRS counts in days. */
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });

/** The schedule that follows from a log; entries may come in any order. */
export const scheduleOf = (log: readonly LogEntry[]): Schedule => {
  const schedule = new Map<string, PatternSchedule>();
  for (const entry of [...log].sort((a, b) => a.at - b.at))
    schedule.set(entry.pattern, after(schedule.get(entry.pattern), entry));
  return schedule;
};

const after = (before: PatternSchedule | undefined, entry: LogEntry): PatternSchedule => {
  const { pattern, topic, at, correct } = entry;
  const now = new Date(at);
  const { card } = scheduler.next(
    before?.card ?? createEmptyCard(now),
    now,
    correct ? Rating.Good : Rating.Again,
  );
  return {
    pattern,
    topic,
    due: card.due.getTime(),
    lastAt: at,
    lastCorrect: correct,
    answers: (before?.answers ?? 0) + 1,
    right: (before?.right ?? 0) + Number(correct),
    lapses: (before?.lapses ?? 0) + Number(!correct && before?.lastCorrect === true),
    card,
  };
};

/** The chance, 0 to 1, that a pattern is still known at a moment. */
export const recallAt = ({ card }: PatternSchedule, now: number): number =>
  scheduler.get_retrievability(card, new Date(now), false);

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
