/**
 * Puts the options of a question together: the right answer among wrong ones that each have a reason. No two may be alike in
 * meaning or in words, and nothing gives the right one away: its place by length, and by how much it has in common with the
 * others, is drawn first, and of some choices of wrong ones the one that comes nearest to it is taken.
 */
import { below, shuffled, type Random } from '../bridge/random.ts';
import type { QuestionOption } from './question.ts';

/** An answer that might be offered; `key` is its meaning: equal keys are equal answers. */
export interface Candidate extends Omit<QuestionOption, 'correct'> {
  readonly key: string;
}

/** The fewest wrong answers that a question may have. */
const LEAST_WRONG = 2;

/**
 * The options in a random order, at most `most` wrong ones; undefined when too few wrong ones are left. Of candidates with the
 * same meaning or the same words as the right answer, or as an earlier candidate, none is used. What `always` accepts is among them.
 */
export const assemble = (
  random: Random,
  right: Candidate,
  candidates: readonly Candidate[],
  most = 3,
  always: (candidate: Candidate) => boolean = () => false,
): readonly QuestionOption[] | undefined => {
  const wrong = balanced(random, right, distinct(right, candidates), most, always);
  if (wrong.length < LEAST_WRONG) return undefined;
  return shuffled(random, [optionOf(right, true), ...wrong.map((each) => optionOf(each, false))]);
};

/** The candidates that say something else than the right answer and than each other. */
export const distinct = (right: Candidate, candidates: readonly Candidate[]): readonly Candidate[] => {
  const keys = new Set([right.key]);
  const texts = new Set([wordsOf(right).plain]);
  return candidates.filter((candidate) => {
    const { key } = candidate;
    const { plain } = wordsOf(candidate);
    if (keys.has(key) || texts.has(plain)) return false;
    keys.add(key);
    texts.add(plain);
    return true;
  });
};

/** A candidate as an option. */
export const optionOf = ({ key: _, ...option }: Candidate, correct: boolean): QuestionOption => ({
  ...option,
  correct,
});

/** Choices of wrong answers that are compared. */
const CHOICES = 60;

/**
 * Some of the candidates, among which the right answer stands as near as can be to a place that is drawn, each place as likely as
 * the others. Its place by length weighs most: nobody needs to read to see that.
 */
const balanced = (
  random: Random,
  right: Candidate,
  candidates: readonly Candidate[],
  most: number,
  always: (candidate: Candidate) => boolean,
): readonly Candidate[] => {
  const count = Math.min(most, candidates.length);
  if (count === candidates.length) return candidates;
  const likeness = likenessOf([right, ...candidates]);
  const longer = below(random, count + 1);
  const liker = below(random, count + 1);
  const places = candidates.map((_, place) => place + 1);
  const fixed = places.filter((place) => always(candidates[place - 1]!));
  const free = places.filter((place) => !fixed.includes(place));
  let best: readonly number[] = [];
  let least = Infinity;
  for (let i = 0; i < CHOICES && least > 0; i++) {
    const choice = [...fixed, ...shuffled(random, free)].slice(0, count);
    const lengths = choice.map((place) => candidates[place - 1]!.text.length);
    const common = (one: number): number =>
      [0, ...choice].reduce((sum, other) => sum + (other === one ? 0 : likeness(one, other)), 0);
    const distance =
      3 * Math.abs(above(lengths, right.text.length) - longer) +
      2 * Math.abs(above(choice.map(common), common(0)) - liker);
    if (distance < least) [best, least] = [choice, distance];
  }
  return best.map((place) => candidates[place - 1]!);
};

/** How many numbers are higher; those that are equal count half. */
const above = (numbers: readonly number[], than: number): number =>
  numbers.reduce((sum, each) => sum + (each > than ? 1 : each === than ? 0.5 : 0), 0);

/** How much of the words of another of some candidates one has, from 0 to 1: not the same the other way round. */
const likenessOf = (candidates: readonly Candidate[]): ((one: number, other: number) => number) => {
  const words = candidates.map((each) => wordsOf(each).words);
  const known = new Map<number, number>();
  return (one, other) => {
    const key = one * candidates.length + other;
    const found = known.get(key) ?? inCommon(words[one]!, words[other]!);
    known.set(key, found);
    return found;
  };
};

const inCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared / other.size;
};

interface Words {
  readonly plain: string;
  readonly words: ReadonlySet<string>;
}

const read = new WeakMap<Candidate, Words>();

/** The words of an answer, without the signs between them. */
const wordsOf = (candidate: Candidate): Words => {
  const known = read.get(candidate);
  if (known !== undefined) return known;
  const list = candidate.text.toLowerCase().match(/[\p{L}\d♣♦♥♠]+/gu) ?? [];
  const words = { plain: list.join(' '), words: new Set(list) };
  read.set(candidate, words);
  return words;
};
