/**
 * Two thousand questions of every edition: well-formed, each option true or false as the engine says when it is asked anew,
 * nothing given away by length, form or place, every kind and every article reached.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { editionById } from '../../src/editions.ts';
import { engineEditions, lawsOf } from '../../src/engine/index.ts';
import { drawCodes } from '../../src/quiz/draw.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import {
  isQuizFault,
  QUESTION_KINDS,
  QUIZ_LEVELS,
  type Question,
  type QuestionKind,
  type QuestionOption,
} from '../../src/quiz/question.ts';
import { GUESSES } from './guesses.ts';
import { listIn } from './reading.ts';
import { claimOf } from './truth.ts';
import {
  isCourse,
  isKnownCite,
  isLawText,
  isProvision,
  isScore,
  isWritten,
  playsPart,
} from './truth-of-books.ts';

const COUNT = 2000;
const library = readLibrary();
const seconds: number[] = [];

/** Kinds that an edition lacks, with the reason. */
const LACKING: { readonly [edition: string]: readonly QuestionKind[] } = {
  /** The chapter on irregularities neither scores nor restricts the lead. */
  '1930': ['score', 'lead'],
};

describe.each(engineEditions)('%s', (edition) => {
  const patterns = patternsOf(edition, library);
  let questions: readonly Question[] = [];

  beforeAll(() => {
    const start = process.threadCpuUsage();
    const made = drawCodes(patterns, 'all', COUNT).map((code) => makeQuestion(code, library));
    const { user, system } = process.threadCpuUsage(start);
    seconds.push((user + system) / 1e6);
    expect(made.filter(isQuizFault)).toEqual([]);
    questions = made.filter((each) => !isQuizFault(each));
  }, 120_000);

  test('well-formed: a prompt, two options or more, a reason and a provision for each', () => {
    expect(questions).toHaveLength(COUNT);
    for (const question of questions) expect([question.code, ...faultsIn(question)]).toEqual([question.code]);
  });

  test('an option is right when the engine says so, and only then', () => {
    for (const question of questions)
      for (const option of question.options)
        expect([question.code, option.text, isTrue(question, option)]).toEqual([
          question.code,
          option.text,
          option.correct,
        ]);
  });

  test('no two options say the same', () => {
    for (const { code, options } of questions) {
      const texts = options.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\d♣♦♥♠]+/gu, ' '));
      expect([code, new Set(texts).size]).toEqual([code, texts.length]);
    }
  });

  test('no reason denies of a player what it then says of him', () => {
    for (const { code, options } of questions)
      for (const { why: reason } of options) {
        const [, denied, said] = /^Niet ((?!alleen).+?) maar (.+?) kiest/.exec(reason) ?? [];
        const denials = denied === undefined ? [] : listIn(denied);
        expect([code, reason, denials.filter((seat) => listIn(said!).includes(seat))]).toEqual([
          code,
          reason,
          [],
        ]);
      }
  });

  test('every kind and every level is reached', () => {
    const kinds = new Set(questions.map(({ kind }) => kind));
    expect(QUESTION_KINDS.filter((kind) => !kinds.has(kind))).toEqual(
      QUESTION_KINDS.filter((kind) => LACKING[edition]?.includes(kind)),
    );
    expect(new Set(questions.map(({ level }) => level))).toEqual(new Set(QUIZ_LEVELS));
  });

  test('every article of which the engine has clauses is reached', () => {
    const asked = new Set(
      questions.flatMap(({ citesEdition, cites, options }) => [
        ...(citesEdition === undefined || citesEdition === edition ? cites : []),
        ...options
          .filter((option) => (option.citesEdition ?? edition) === edition)
          .flatMap((option) => option.cites),
      ]),
    );
    const numbers = lawsOf(edition)!.articles.map(({ number }) => number);
    const missing = numbers.filter(
      (number) =>
        ![...asked].some(
          (cite) => cite === number || (/^\D/.test(cite.slice(number.length)) && cite.startsWith(number)),
        ),
    );
    expect(missing).toEqual([]);
  });

  describe('guessing does not pay', () => {
    test.each(Object.entries(GUESSES))('%s', (_name, guess) => {
      const asked = questions.filter(({ kind, select }) => select === 'one' && kind !== 'knowledge');
      expect(gainOf(guess, asked)).toBeLessThan(0.1);
      for (const kind of new Set(asked.map((question) => question.kind)))
        expect([
          kind,
          gainOf(
            guess,
            asked.filter((question) => question.kind === kind),
          ) < 0.2,
        ]).toEqual([kind, true]);
    });
  });
});

/** By how much a way of guessing does better than chance. */
const gainOf = (guess: (typeof GUESSES)[string], asked: readonly Question[]): number =>
  sum(asked.map(({ options }) => guess(options) - 1 / options.length)) / asked.length;

/** Time of the processor, so that other work on the machine does not count. */
test('all of them within a minute', () => {
  expect(sum(seconds)).toBeLessThan(60);
});

const faultsIn = (question: Question): readonly string[] => {
  const { code, edition, pattern, prompt, options, select, cites, citesEdition = edition, story } = question;
  const right = options.filter(({ correct }) => correct).length;
  const texts = [prompt, ...story, ...options.flatMap(({ text, why }) => [text, why])];
  const claims: readonly (readonly [string, boolean])[] = [
    ['code', code.startsWith(`${pattern}-`) && pattern.startsWith(`${edition}-`)],
    ['options', options.length >= (question.kind === 'knowledge' ? 2 : 3)],
    ['right', select === 'one' ? right === 1 : right > 0 && right < options.length],
    [
      'text',
      texts.every(
        (text) => text.trim() === text && text.length > 0 && !/undefined|null|NaN| {2}|\(\)/.test(text),
      ),
    ],
    ['prompt', /(\?|\.{3})$/.test(prompt)],
    ['why', options.every(({ why }) => /[.’)!?]$/.test(why) && why.length > 5)],
    ['cites', cites.length > 0 && cites.every((cite) => isKnownCite(citesEdition, cite))],
    [
      'option cites',
      options.every(
        (option) =>
          option.cites.length > 0 &&
          option.cites.every((cite) => isKnownCite(option.citesEdition ?? edition, cite)),
      ),
    ],
    ['edition', editionById(edition) !== undefined],
  ];
  return claims.flatMap(([name, holds]) => (holds ? [] : [name]));
};

const isTrue = (question: Question, option: QuestionOption): boolean => {
  const claim = claimOf(question);
  if (claim !== undefined) return claim(question, option.text);
  const { text, cites } = option;
  switch (question.kind) {
    case 'score':
      return isScore(question, text);
    case 'provision':
      return option.correct ? isProvision(question, cites) : playsPart(question, cites);
    case 'steps':
      return isCourse(question, text);
    case 'gap':
      return isLawText(question, text, library);
    case 'knowledge':
      return isWritten(question, text, library);
    default:
      throw new Error(`not read: ${question.code} ${question.prompt}`);
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
