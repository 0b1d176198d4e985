/**
 * Draws a set of questions from a seed: which patterns, in which order, with which numbers. The same request gives the same
 * codes on every machine, so that a whole class gets one set.
 */
import { below, randomFrom, shuffled, type Random } from '../bridge/random.ts';
import { codeIn, HIGHEST_NUMBER, parseCode } from './codes.ts';
import type { PatternInfo } from './question.ts';

/** Codes for `count` questions, spread evenly over the kinds and then over the patterns of each kind; none when there are no patterns. */
export const drawCodes = (
  patterns: readonly PatternInfo[],
  seed: string | number,
  count: number,
): readonly string[] => {
  const random = randomFrom(`set ${seed}`);
  const next = spread(random, patterns);
  if (patterns.length === 0) return [];
  return Array.from({ length: count }, () => codeIn(next(), below(random, HIGHEST_NUMBER + 1)));
};

/** Each case once; a written question, which has no other case, once whatever its number. */
export const distinctCases = (codes: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return codes.filter((code) => {
    const parts = parseCode(code);
    const name = typeof parts === 'object' && parts.kind === 'knowledge' ? parts.branch : code;
    return !seen.has(name) && seen.add(name);
  });
};

/** Patterns one after another: every kind once before a kind comes again, every pattern of a kind before one comes again. */
const spread = (random: Random, patterns: readonly PatternInfo[]): (() => string) => {
  const kinds = [...new Set(patterns.map(({ kind }) => kind))];
  const round = rounds(random, kinds);
  const byKind = new Map(
    kinds.map((kind) => [
      kind,
      rounds(
        random,
        patterns.filter((info) => info.kind === kind),
      ),
    ]),
  );
  return () => byKind.get(round())!().pattern;
};

/** The members of a list in a random order, again and again. */
const rounds = <T>(random: Random, list: readonly T[]): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffled(random, list);
    return left.pop() as T;
  };
};
