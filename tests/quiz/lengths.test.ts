/** Nobody does much better by choosing the longest answer, the shortest, or the one between: in no kind of question of any edition. */
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { EDITIONS } from '../../src/editions.ts';
import { drawCodes, questionKey } from '../../src/quiz/draw.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault, QUESTION_KINDS, type Question } from '../../src/quiz/question.ts';
import { GUESSES } from './guesses.ts';

const COUNT = 240;
/** Of fewer different ones a few long answers make the difference. */
const ENOUGH = 40;
/** How much better than chance. */
const MOST = 0.15;
/** Some right answers have no longer or no shorter one beside them, and stand in the middle more often. */
const MOST_MIDDLING = 0.25;

const library = readLibrary();

describe.each(EDITIONS.map(({ id }) => id).filter((id) => patternsOf(id, library).length > 0))(
  '%s',
  (edition) => {
    const patterns = patternsOf(edition, library);
    const kinds = QUESTION_KINDS.filter((kind) => patterns.some((pattern) => pattern.kind === kind));

    test.each(kinds)('%s', (kind) => {
      const own = patterns.filter((pattern) => pattern.kind === kind);
      const questions = drawCodes(own, 'lengths', COUNT)
        .map((code) => makeQuestion(code, library))
        .filter((made): made is Question => !isQuizFault(made) && made.select === 'one');
      expect(questions.length).toBeGreaterThan(COUNT / 2);
      if (new Set(questions.map(questionKey)).size < ENOUGH) return;
      const gain = (name: 'the longest' | 'the shortest' | 'the one of middling length'): number =>
        questions.reduce((sum, { options }) => sum + GUESSES[name]!(options) - 1 / options.length, 0) /
        questions.length;
      expect(gain('the longest')).toBeLessThan(MOST);
      expect(gain('the shortest')).toBeLessThan(MOST);
      expect(gain('the one of middling length')).toBeLessThan(MOST_MIDDLING);
    });
  },
);
