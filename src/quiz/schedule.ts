/**
 * When a pattern comes back: FSRS over the log of answers. What is scheduled is the pattern (edition, kind, branch), never a
 * question, so that a mistake returns in a new case. Pure: the same log and moment give the same schedule, without chance. What is due is in
 * `due.ts`, which a page can load without the model of memory.
 *
 * An answer is right or wrong, so of the package only its model of memory is used. Its scheduler, with four ratings and steps of
 * learning, gives the same moments (a test compares them) but is twice as much to load before a first question.
 */
import { dateDiffInDays, FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import type { PatternSchedule, Schedule } from './due.ts';
import type { LogEntry } from './log.ts';

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
