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
  type PatternSchedule,
  type Schedule,
} from '../../quiz/due.ts';
import { fits, isDecidedBy, type Filter } from './filter.ts';

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

/** Of one article each pattern that it decides is asked at most so often before others in which it plays a part. */
const CASES_OF_ARTICLE = 3;

/**
 * The set for a filter; shorter than asked when there are not enough different questions. Those that the article asked for decides
 * come first. `isNew` says of one code after another whether its question is not in the set yet.
 */
export async function planSet(
  patterns: readonly PatternInfo[],
  log: readonly LogEntry[],
  filter: Filter,
  seed: string,
  now: number,
  isNew: IsNew = () => true,
): Promise<readonly Planned[]> {
  const schedule = await scheduleFor(log);
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
  const { article } = filter;
  const deciding = article === undefined ? [] : wanted.filter((pattern) => isDecidedBy(pattern, article));
  const back = returning(schedule, wanted, now)
    .slice(0, Math.ceil(filter.count * RETURNING))
    .map(newCase)
    .filter(({ code }) => isNew(code));
  const open = (from: readonly PatternInfo[]) =>
    from.filter(({ pattern }) => !back.some(({ code }) => patternOf(code) === pattern));
  const others = wanted.filter((pattern) => !deciding.includes(pattern));
  const codes = [
    ...atMostOfEach(CASES_OF_ARTICLE, drawn(open(deciding), schedule, `${seed} article`, filter.count)),
    ...drawn(open(others), schedule, seed, filter.count),
    ...drawn(open(wanted), schedule, `${seed} again`, filter.count),
  ];
  const items = [...back];
  for (const code of distinctCases(codes)) {
    if (items.length === filter.count) break;
    const item = unasked(code, log);
    if (isNew(item.code)) items.push(item);
  }
  const order = shuffled(randomFrom(`order ${seed}`), items);
  const isFirst = ({ code }: Planned) => deciding.some(({ pattern }) => pattern === patternOf(code));
  return [...order.filter(isFirst), ...order.filter((item) => !isFirst(item))];
}

/** The schedule of a log. The model of memory is fetched for whoever has one. */
const scheduleFor = async (log: readonly LogEntry[]): Promise<Schedule> =>
  log.length === 0 ? new Map() : (await import('../../quiz/schedule.ts')).scheduleOf(log);

/** The codes but for those of a pattern that has had so many. */
const atMostOfEach = (most: number, codes: readonly string[]): readonly string[] =>
  codes.filter(
    (code, at) => codes.slice(0, at).filter((each) => patternOf(each) === patternOf(code)).length < most,
  );

const patternOf = (code: string): string => code.replace(/-\d+$/, '');

/** Says of one code after another whether none before it gave the same question. */
export type IsNew = (code: string) => boolean;

/** How many patterns last went wrong, and how many are due. */
export interface Waiting {
  readonly mistakes: number;
  readonly due: number;
}

/** What waits to be practised again at a moment. */
export async function waitingIn(log: readonly LogEntry[], now: number): Promise<Waiting> {
  const schedule = await scheduleFor(log);
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

/** Codes drawn from the seed, some more than so many: patterns never asked before those that are known. A written question comes once. */
function drawn(
  patterns: readonly PatternInfo[],
  schedule: Schedule,
  seed: string,
  count: number,
): readonly string[] {
  const fresh = patterns.filter(({ pattern }) => !schedule.has(pattern));
  return distinctCases([
    ...drawCodes(fresh, seed, Math.min(count * 2, fresh.length * 2)),
    ...drawCodes(patterns, `${seed} more`, count * 4),
  ]);
}

/** The case itself, or the next of its pattern when it has been asked before. */
export const unasked = (code: string, log: readonly LogEntry[]): Planned => {
  const [, pattern = '', number = ''] = /^(.*)-(\d+)$/.exec(code) ?? [];
  return { code: newCaseOf(pattern, log, Number(number)), reason: { kind: 'drawn' } };
};
