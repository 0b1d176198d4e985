/** Ways to guess without knowing anything: each gives the chance that it hits the right option. */
import type { QuestionOption } from '../../src/quiz/question.ts';

type Guess = (options: readonly QuestionOption[]) => number;

/** Chooses among the options that score highest. */
const best =
  (score: (option: QuestionOption, options: readonly QuestionOption[]) => number): Guess =>
  (options) => {
    const scores = options.map((option) => score(option, options));
    const top = options.filter((_, place) => scores[place] === Math.max(...scores));
    return top.filter(({ correct }) => correct).length / top.length;
  };

const wordsOf = ({ text }: QuestionOption): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\d♣♦♥♠]+/gu) ?? [];

/** How many words an option shares with the others: right answers are often what wrong ones were made from. */
const shared = (option: QuestionOption, options: readonly QuestionOption[]): number => {
  const own = new Set(wordsOf(option));
  return options
    .filter((other) => other !== option)
    .reduce(
      (total, other) => total + wordsOf(other).filter((word) => own.has(word)).length / wordsOf(other).length,
      0,
    );
};

/** Whether its first word is its own. */
const isOdd = (option: QuestionOption, options: readonly QuestionOption[]): number =>
  options.filter((other) => wordsOf(other)[0] === wordsOf(option)[0]).length === 1 ? 1 : 0;

const length = ({ text }: QuestionOption): number => text.length;
const middle = (option: QuestionOption, options: readonly QuestionOption[]): number => {
  const lengths = options.map(length).sort((a, b) => a - b);
  return -Math.abs(length(option) - lengths[Math.floor(lengths.length / 2)]!);
};

export const GUESSES: { readonly [name: string]: Guess } = {
  'the longest': best(length),
  'the shortest': best((option) => -length(option)),
  'the one of middling length': best(middle),
  'the most words': best((option) => wordsOf(option).length),
  'the one that shares most with the others': best(shared),
  'the one that shares least with the others': best((option, options) => -shared(option, options)),
  'the one with a beginning of its own': best(isOdd),
  'the first': best((option, options) => -options.indexOf(option)),
  'the last': best((option, options) => options.indexOf(option)),
};
