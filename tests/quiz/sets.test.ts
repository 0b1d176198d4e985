/** Sets: no question twice, the same for the same seed, and fewer where there are no more different ones. */
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { EDITIONS } from '../../src/editions.ts';
import { distinctQuestions, drawCodes, drawQuestions } from '../../src/quiz/draw.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault, type Question } from '../../src/quiz/question.ts';

const library = readLibrary();
const make = (code: string) => makeQuestion(code, library);

const drawn = (edition: string, seed: string, count: number, kind?: string): readonly Question[] => {
  const patterns = patternsOf(edition, library).filter((each) => kind === undefined || each.kind === kind);
  return [...drawQuestions(patterns, seed, count, make)].filter(
    (made): made is Question => !isQuizFault(made),
  );
};

/** How many of so many an edition has: only what is made has no end, and a new edition has no questions at all. */
const mostOf = (edition: string, count: number): number => {
  const patterns = patternsOf(edition, library);
  const isMade = patterns.some(({ kind }) => kind !== 'knowledge');
  return isMade ? count : Math.min(count, patterns.length);
};

/** A question as a reader sees it, the options in one order. */
const seen = ({ story, prompt, auction, hand, options }: Question): string =>
  JSON.stringify([story, prompt, auction, hand, options.map(({ text }) => text).sort()]);

describe.each(EDITIONS.map(({ id }) => id))('%s', (edition) => {
  test.each(['a', 'b', 'c'])('no question comes twice in a set of 60 (%s)', (seed) => {
    const questions = drawn(edition, seed, 60);
    expect(new Set(questions.map(seen)).size).toBe(mostOf(edition, 60));
    expect(drawn(edition, seed, 20)).toEqual(questions.slice(0, 20));
  });

  test('a set ends when nothing new is left', () => {
    const patterns = patternsOf(edition, library).filter(({ kind }) => kind === 'knowledge');
    const questions = drawn(edition, 'all', 5000, 'knowledge');
    expect(new Set(questions.map(seen)).size).toBe(questions.length);
    expect(questions.length).toBe(patterns.length);
  });
});

test('of codes that bring the same questions only different ones are taken', () => {
  const codes = drawCodes(patternsOf('1982', library), 'klas', 200);
  const questions = distinctQuestions([...codes, ...codes], 400, make);
  expect(questions.length).toBeLessThan(200);
  expect(new Set(questions.map(seen)).size).toBe(questions.length);
  expect(distinctQuestions(codes, 10, make)).toEqual(questions.slice(0, 10));
});
