/** How far a person has come, from the log of answers: mastery by subject and the days practised. Wording and drawing are the page's. */
import type { LogEntry } from './log.ts';
import type { PatternInfo } from './question.ts';
import type { PatternSchedule, Schedule } from './due.ts';
import { recallAt, scheduleOf } from './schedule.ts';

/** Mastery of a subject. */
export interface TopicMastery {
  readonly topic: string;
  /** Patterns of this subject that can be asked, and those that have been. */
  readonly patterns: number;
  readonly seen: number;
  readonly answers: number;
  readonly right: number;
  /** Patterns that went right more than once, the last time included. */
  readonly repeated: number;
  /** 0 to 1: how much of what was met is known now, by what FSRS expects; a pattern that last went wrong counts as unknown. */
  readonly recalled: number;
  /** 0 to 1: the same of all its patterns: what was never met is unknown, and what went right only once counts for half. */
  readonly mastery: number;
}

/** What a pattern counts for that went right and was not repeated yet: it may have been a guess. */
const ONCE = 0.5;

/** Mastery of every subject among `patterns`, in their order, at a moment (milliseconds since 1970). */
export const masteryOf = (
  log: readonly LogEntry[],
  patterns: readonly Pick<PatternInfo, 'pattern' | 'topic'>[],
  now: number,
): readonly TopicMastery[] => {
  const schedule = scheduleOf(log);
  const topics = [...new Set(patterns.map(({ topic }) => topic))];
  return topics.map((topic) =>
    masteryOfTopic(
      topic,
      patterns.filter((info) => info.topic === topic),
      schedule,
      now,
    ),
  );
};

const masteryOfTopic = (
  topic: string,
  patterns: readonly Pick<PatternInfo, 'pattern'>[],
  schedule: Schedule,
  now: number,
): TopicMastery => {
  const seen = patterns.flatMap(({ pattern }) => schedule.get(pattern) ?? []);
  const isRepeated = ({ lastCorrect, right }: PatternSchedule): boolean => lastCorrect && right > 1;
  const recalled = seen.map((each) => (each.lastCorrect ? recallAt(each, now) : 0));
  const known = seen.map((each, at) => recalled[at]! * (isRepeated(each) ? 1 : ONCE));
  return {
    topic,
    patterns: patterns.length,
    seen: seen.length,
    answers: sum(seen.map(({ answers }) => answers)),
    right: sum(seen.map(({ right }) => right)),
    repeated: seen.filter(isRepeated).length,
    recalled: seen.length === 0 ? 0 : sum(recalled) / seen.length,
    mastery: patterns.length === 0 ? 0 : sum(known) / patterns.length,
  };
};

/** A day on which was practised: `2026-05-03`, with the number of answers and of right ones. */
export interface PractisedDay {
  readonly day: string;
  readonly answers: number;
  readonly right: number;
}

/** The days on which was practised, oldest first. `dayOf` gives the day of a moment; by default that of the machine's own clock. */
export const daysPractised = (
  log: readonly LogEntry[],
  dayOf: (at: number) => string = localDay,
): readonly PractisedDay[] => {
  const days = new Map<string, PractisedDay>();
  for (const { at, correct } of log) {
    const day = dayOf(at);
    const { answers, right } = days.get(day) ?? { answers: 0, right: 0 };
    days.set(day, { day, answers: answers + 1, right: right + Number(correct) });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
};

/** The day of a moment on this machine's clock: `2026-05-03`. */
export const localDay = (at: number): string => {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
