/** Where an offender made two calls, a choice and what was chosen name the call: "the bid" could be either. */
import { expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { engineEditions } from '../../src/engine/index.ts';
import { codeIn } from '../../src/quiz/codes.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault, type Question } from '../../src/quiz/question.ts';

const library = readLibrary();

/** Whether at the moment of the question two calls of one player are at issue: one that he changed, or replaced before the director had ruled. */
const hasTwo = ({ record }: Question): boolean => {
  const events = record?.events ?? [];
  const at = events.findLastIndex(({ change, replace }) => change !== undefined || replace !== undefined);
  const event = events[at];
  if (event === undefined) return false;
  const isEarly = event.replace !== undefined && events[at - 1]?.call !== undefined;
  return isEarly || event.change !== undefined;
};

test.each(engineEditions)('%s', (edition) => {
  let two = 0;
  const faults = patternsOf(edition, library)
    .filter(({ kind }) => kind === 'options' || kind === 'consequence')
    .flatMap(({ pattern }) => {
      const made = makeQuestion(codeIn(pattern, 3), library);
      if (isQuizFault(made) || !hasTwo(made)) return [];
      two++;
      const chosen = made.story.filter((text) => /neemt .* aan\.$|neemt .* niet aan\.$/.test(text));
      const options = made.options.map(({ text }) => text).filter((text) => text.includes(' kiest: '));
      return [...chosen, ...options]
        .filter((text) => /\bde bieding\b|\bhaar weigeren\b/.test(text))
        .map((text) => `${made.code}: ${text}`);
    });
  expect(faults).toEqual([]);
  if (edition >= '2007') expect(two).toBeGreaterThan(5);
});

test('2017 27C: the insufficient bid may be accepted, or the auction goes on with the correction', () => {
  const made = makeQuestion('2017-op-iben-1', library);
  if (isQuizFault(made)) throw new Error(made.fault);
  expect(made.options.find(({ correct }) => correct)?.text.replaceAll('\uFE0E', '')).toBe(
    'West kiest: 2♣ aannemen of met 3♥ doorgaan',
  );
});
