/** Gaps in the law's text: each can be read from its beginning, each reason fits its place and is given once. */
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { gapsIn, isGappable, sentencesOf, wordOf } from '../../src/quiz/gap-words.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault } from '../../src/quiz/question.ts';

const library = readLibrary();
const EDITIONS = [...new Set(library.passages.map(({ edition }) => edition))];

test.each([
  ['met de beeldzijde naar boven op tafel', []],
  ['een bod boven het vorige', ['boven']],
  ['hij was zich niet bewust van de troef', []],
  ['als hij bewust een bieding doet', ['bewust']],
])('%s: %j', (text, words) => {
  expect(gapsIn(text).map(({ group }) => wordOf(group))).toEqual(words);
});

describe.each(EDITIONS)('%s', (edition) => {
  test('no sentence is shown without its beginning', () => {
    for (const { cite, lead, text } of library.passages.filter((each) => each.edition === edition))
      for (const sentence of sentencesOf(text).filter(isGappable))
        expect([cite, `${lead ?? ''} ${sentence}`.trim()]).toEqual([
          cite,
          expect.stringMatching(/^[\p{Lu}(]/u),
        ]);
  });

  test('a reason is given once', () => {
    for (const { pattern, kind } of patternsOf(edition, library))
      for (let number = 0; kind === 'gap' && number < 20; number++) {
        const made = makeQuestion(`${pattern}-${number}`, library);
        if (isQuizFault(made)) continue;
        for (const { why } of made.options) {
          const reasons = [...why.matchAll(/: ([^;(]+?)(?=;| \()/g)].map(([, reason]) => reason);
          expect([why, new Set(reasons).size]).toEqual([why, reasons.length]);
        }
      }
  });
});

test('2017 is asked from many of its sentences, not from a few', () => {
  const own = library.passages.filter(({ edition }) => edition === '2017');
  expect(own.flatMap(({ text }) => sentencesOf(text).filter(isGappable)).length).toBeGreaterThanOrEqual(16);
});
