/**
 * Puts the options of a question together: the right answer among wrong ones that each have a reason. No two may be alike in
 * meaning or in words, and the length of the right answer gives nothing away: its place by length is drawn first.
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
 * same meaning or the same words as the right answer, or as an earlier candidate, none is used.
 */
export const assemble = (
  random: Random,
  right: Candidate,
  candidates: readonly Candidate[],
  most = 3,
): readonly QuestionOption[] | undefined => {
  const wrong = balanced(random, right.text.length, distinct(right, candidates), most);
  if (wrong.length < LEAST_WRONG) return undefined;
  return shuffled(random, [optionOf(right, true), ...wrong.map((each) => optionOf(each, false))]);
};

/** The candidates that say something else than the right answer and than each other. */
export const distinct = (right: Candidate, candidates: readonly Candidate[]): readonly Candidate[] => {
  const keys = new Set([right.key]);
  const texts = new Set([plain(right.text)]);
  return candidates.filter(({ key, text }) => {
    if (keys.has(key) || texts.has(plain(text))) return false;
    keys.add(key);
    texts.add(plain(text));
    return true;
  });
};

/** A candidate as an option. */
export const optionOf = ({ key: _, ...option }: Candidate, correct: boolean): QuestionOption => ({
  ...option,
  correct,
});

/** Some of the candidates, so many of them longer than the right answer as the draw says, as far as there are. */
const balanced = (
  random: Random,
  length: number,
  candidates: readonly Candidate[],
  most: number,
): readonly Candidate[] => {
  const mixed = shuffled(random, candidates);
  const wanted = Math.min(most, mixed.length);
  const longer = mixed.filter(({ text }) => text.length > length);
  const shorter = mixed.filter(({ text }) => text.length <= length);
  const atLeast = Math.max(0, wanted - shorter.length);
  const drawn = Math.min(Math.max(below(random, wanted + 1), atLeast), longer.length);
  return [...longer.slice(0, drawn), ...shorter.slice(0, wanted - drawn)];
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d♣♦♥♠]+/gu, ' ');
