/** Rulings and questions of an edition are told in its own terms: these stand in its text, and the words of today that they replace are in nothing that is told. */
import { readFileSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { aspectsOf } from '../../src/dutch/aspects.ts';
import { leadInWords, whatIsAwaited } from '../../src/dutch/table.ts';
import { tellSteps } from '../../src/dutch/steps.ts';
import { termsOf } from '../../src/dutch/terms.ts';
import { engineEditions, isErrorAnswer, rule } from '../../src/engine/index.ts';
import { codeIn } from '../../src/quiz/codes.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault, type Question } from '../../src/quiz/question.ts';

const library = readLibrary();

/** The words of today in any form, for each term. */
const TODAY: { readonly [term in 'demand' | 'dummy' | 'partner']: RegExp } = {
  demand: /\b(ge)?eis(en|t|te|ten)?\b|\bgeëist\b|\bverlangen\b/i,
  dummy: /\bdummy\b/i,
  partner: /\bpartners?\b/i,
};
const NEW_DEAL = /\bopnieuw (geven|gegeven|laten geven)\b/i;

const wordsOfToday = (edition: string): readonly RegExp[] => {
  const own = termsOf(edition);
  const now = termsOf('');
  return [
    ...(['demand', 'dummy', 'partner'] as const).flatMap((term) =>
      own[term] === now[term] ? [] : [TODAY[term]],
    ),
    ...(own.newDeal === now.newDeal ? [] : [NEW_DEAL]),
  ];
};

const lawText = (edition: string): string =>
  globSync(`content/editions/${edition}/*.mdx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join(' ');

/** Everything that is told of a record. */
const toldOf = (record: NonNullable<Question['record']>): readonly string[] => {
  const answer = rule(record);
  if (isErrorAnswer(answer)) return [];
  const lead = answer.outcome && leadInWords(answer.outcome, record.edition);
  return [
    ...tellSteps(answer).map(({ text }) => text),
    ...Object.values(aspectsOf(answer)).flatMap((lines) => lines.map(({ text }) => text)),
    whatIsAwaited(answer),
    ...(lead ? [lead] : []),
  ];
};

/** What a question says in its own words and may not take from another edition. */
const saidIn = ({ story, prompt, options, edition, citesEdition = edition }: Question): readonly string[] => [
  ...story,
  prompt,
  ...options.flatMap(({ text, why, citesEdition: other = edition }) => [
    text,
    ...(other === citesEdition ? [why] : []),
  ]),
];

const OLD = engineEditions.filter((edition) => wordsOfToday(edition).length > 0);
const TOLD_BY_HAND = ['gap', 'score'];

test('there are editions with terms of their own', () => {
  expect(OLD).toEqual(['1930', '1959']);
});

describe.each(OLD)('%s', (edition) => {
  test('its terms are those of its text', () => {
    const text = lawText(edition);
    const { demand, partner, dummy, newDeal, options } = termsOf(edition);
    // Of 1930 only the auction is held, where nobody leads yet: what the hand on the table was called is taken from the books after it.
    const words = [demand.replace('eisen', 'eischen'), partner, ...(edition === '1930' ? [] : [dummy])];
    const nouns = [newDeal.name.replace('een ', '')];
    for (const word of [...words, ...nouns]) expect(text).toContain(word);
    const verbs = Object.values(options).map((words) => words.split(' ').at(-1)!);
    expect(verbs.length).toBeGreaterThan(0);
  });

  test('no question that asks about it, and no ruling of its cases, has the words of today', () => {
    const patterns = engineEditions
      .flatMap((each) => patternsOf(each, library))
      .filter(
        ({ edition: own, kind }) =>
          (own === edition || kind === 'other-edition') && !TOLD_BY_HAND.includes(kind),
      );
    let asked = 0;
    const faults = patterns.flatMap(({ pattern }) => {
      const made = makeQuestion(codeIn(pattern, 7), library);
      if (isQuizFault(made) || (made.citesEdition ?? made.edition) !== edition) return [];
      asked++;
      const { record } = made;
      const texts = [...saidIn(made), ...(record?.edition === edition ? toldOf(record) : [])];
      return texts
        .filter((text) => wordsOfToday(edition).some((words) => words.test(text)))
        .map((text) => `${made.code}: ${text}`);
    });
    expect(asked).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  }, 120_000);
});
