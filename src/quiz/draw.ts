/**
 * Draws a set of questions from a seed: which patterns, in which order, with which numbers. The same request gives the same
 * codes on every machine, so that a whole class gets one set.
 */
import { below, randomFrom, shuffled, type Random } from '../bridge/random.ts';
import { codeIn, HIGHEST_NUMBER, parseCode } from './codes.ts';
import { isQuizFault, type PatternInfo, type Question, type QuizFault } from './question.ts';

/** Codes for `count` questions, spread evenly over the kinds and then over the patterns of each kind; none when there are no patterns. */
export const drawCodes = (
  patterns: readonly PatternInfo[],
  seed: string | number,
  count: number,
): readonly string[] => {
  if (patterns.length === 0) return [];
  const next = drawing(patterns, seed);
  return Array.from({ length: count }, next);
};

/** A code at every call, without end. */
const drawing = (patterns: readonly PatternInfo[], seed: string | number): (() => string) => {
  const random = randomFrom(`set ${seed}`);
  const next = spread(random, patterns);
  return () => codeIn(next(), below(random, HIGHEST_NUMBER + 1));
};

/** Codes that bring nothing new before a set is given up as complete, besides two for every pattern. */
const STALE = 100;

/**
 * The questions of a set one by one, in the order of `drawCodes`, none of them twice; fewer than `count` where there are no more
 * different ones. `make` gives the question of a code; one that cannot be made is passed on as the fault that it is.
 */
export function* drawQuestions(
  patterns: readonly PatternInfo[],
  seed: string | number,
  count: number,
  make: Make,
): Generator<Question | QuizFault, void> {
  if (patterns.length === 0) return;
  const next = drawing(patterns, seed);
  const isNew = newcomers();
  const patience = STALE + 2 * patterns.length;
  for (let found = 0, stale = 0; found < count && stale < patience;) {
    const made = make(next());
    if (isQuizFault(made) || isNew(made)) {
      yield made;
      found++;
      stale = 0;
    } else stale++;
  }
}

type Make = (code: string) => Question | QuizFault;

/** The first `count` of these codes whose questions are made and are all different. */
export const distinctQuestions = (
  codes: readonly string[],
  count: number,
  make: Make,
): readonly Question[] => {
  const isNew = newcomers();
  const questions: Question[] = [];
  for (const code of codes) {
    if (questions.length >= count) break;
    const made = make(code);
    if (!isQuizFault(made) && isNew(made)) questions.push(made);
  }
  return questions;
};

/** Says of one question after another whether none before it was the same. */
export const newcomers = (): ((question: Question) => boolean) => {
  const seen = new Set<string>();
  return (question) => {
    const key = questionKey(question);
    return !seen.has(key) && !!seen.add(key);
  };
};

/** Equal for questions that read the same: the same table, words and options, in whatever order these stand. Short, for large sets. */
export const questionKey = ({ edition, story, prompt, auction, hand, options }: Question): string => {
  const texts = options.map(({ text }) => text).sort();
  const chance = randomFrom(JSON.stringify([edition, story, prompt, auction, hand, texts]));
  return `${chance()} ${chance()}`;
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
