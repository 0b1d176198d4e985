/**
 * Plans a set of questions: first the patterns that are due, mistakes before others, then others drawn from the seed. Each is
 * a new case of its pattern, and each says why it is asked. Pure: the same log, moment and seed give the same set.
 */
import { randomFrom, shuffled } from '../../bridge/random.ts';
import { distinctCases, drawCodes } from '../../quiz/draw.ts';
import type { LogEntry } from '../../quiz/log.ts';
import type { PatternInfo } from '../../quiz/question.ts';
import {
  duePatterns,
  newCaseOf,
  patternsToMend,
  scheduleOf,
  type PatternSchedule,
  type Schedule,
} from '../../quiz/schedule.ts';
import { fits, REFRESH_TOPICS, type Filter } from './filter.ts';

/** Why a question is asked: its pattern went wrong last time, it is time to see it again, or neither. */
export type Reason =
  | { readonly kind: 'mistake'; readonly at: number }
  | { readonly kind: 'due'; readonly at: number }
  | { readonly kind: 'drawn' };

/** A question to ask. */
export interface Planned {
  readonly code: string;
  readonly reason: Reason;
}

/** What of a set at most comes back from earlier; the rest is new or longer ago. */
const RETURNING = 0.6;

/** The set for a filter; shorter than asked when there are not enough different written questions. */
export function planSet(
  patterns: readonly PatternInfo[],
  log: readonly LogEntry[],
  filter: Filter,
  seed: string,
  now: number,
): readonly Planned[] {
  const schedule = scheduleOf(log);
  const wanted = patterns.filter((pattern) => fits(pattern, filter));
  const start = parseInt(seed, 36) % 1_000_000 || 0;
  const newCase = ({ pattern, lastAt, lastCorrect }: PatternSchedule): Planned => ({
    code: newCaseOf(pattern, log, start),
    reason: { kind: lastCorrect ? 'due' : 'mistake', at: lastAt },
  });
  if (filter.series === 'fouten')
    return patternsToMend(schedule)
      .filter(({ pattern }) => wanted.some((each) => each.pattern === pattern))
      .slice(0, filter.count)
      .map(newCase);
  if (filter.series === 'opfrissen') return refresh(wanted, log, seed);
  const back = returning(schedule, wanted, now).slice(0, Math.ceil(filter.count * RETURNING));
  const rest = drawn(
    wanted.filter(({ pattern }) => !back.some((each) => each.pattern === pattern)),
    schedule,
    log,
    seed,
    filter.count - back.length,
  );
  return shuffled(randomFrom(`order ${seed}`), [...back.map(newCase), ...rest]);
}

/** How many patterns last went wrong, and how many are due. */
export interface Waiting {
  readonly mistakes: number;
  readonly due: number;
}

/** What waits to be practised again at a moment. */
export function waitingIn(log: readonly LogEntry[], now: number): Waiting {
  const schedule = scheduleOf(log);
  return { mistakes: patternsToMend(schedule).length, due: duePatterns(schedule, now).length };
}

/** A new case of each pattern that has just gone wrong. */
export function planMending(
  patterns: readonly string[],
  log: readonly LogEntry[],
  seed: string,
  now: number,
): readonly Planned[] {
  const start = parseInt(seed, 36) % 1_000_000 || 0;
  return [...new Set(patterns)].map((pattern) => ({
    code: newCaseOf(pattern, log, start),
    reason: { kind: 'mistake', at: now },
  }));
}

/** The patterns that are due, those that went wrong first. */
const returning = (
  schedule: Schedule,
  wanted: readonly PatternInfo[],
  now: number,
): readonly PatternSchedule[] => {
  const due = duePatterns(schedule, now).filter(({ pattern }) =>
    wanted.some((each) => each.pattern === pattern),
  );
  return [...due.filter(({ lastCorrect }) => !lastCorrect), ...due.filter(({ lastCorrect }) => lastCorrect)];
};

/** Questions drawn from the seed: patterns never asked before those that are known. A written question comes once in a set. */
function drawn(
  patterns: readonly PatternInfo[],
  schedule: Schedule,
  log: readonly LogEntry[],
  seed: string,
  count: number,
): readonly Planned[] {
  const fresh = patterns.filter(({ pattern }) => !schedule.has(pattern));
  const first = distinctCases(drawCodes(fresh, seed, Math.min(count * 2, fresh.length * 2)));
  const more = distinctCases(drawCodes(patterns, `${seed} more`, count * 4));
  return distinctCases([...first, ...more])
    .slice(0, count)
    .map((code) => unasked(code, log));
}

/** One question from each of the commonest cases, in a random order. */
const refresh = (
  wanted: readonly PatternInfo[],
  log: readonly LogEntry[],
  seed: string,
): readonly Planned[] => {
  const codes = REFRESH_TOPICS.flatMap((topic) =>
    drawCodes(
      wanted.filter((pattern) => pattern.topic === topic),
      `${seed} ${topic}`,
      1,
    ),
  );
  return shuffled(randomFrom(`order ${seed}`), codes).map((code) => unasked(code, log));
};

/** The case itself, or the next of its pattern when it has been asked before. */
const unasked = (code: string, log: readonly LogEntry[]): Planned => {
  const [, pattern = '', number = ''] = /^(.*)-(\d+)$/.exec(code) ?? [];
  return { code: newCaseOf(pattern, log, Number(number)), reason: { kind: 'drawn' } };
};
