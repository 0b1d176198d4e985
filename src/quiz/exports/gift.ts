/**
 * A question set in Moodle's GIFT: one item a question, named by its code, with the reason behind every answer.
 * One right answer is written `=`; of a set each right answer counts for its share and a wrong one takes all away.
 */
import type { Question, QuestionOption } from '../question.ts';
import { escapeHtml, questionHtml } from './html.ts';
import { reasonLine } from './rows.ts';

/** The whole file, a blank line between items. */
export const makeGift = (questions: readonly Question[]): string =>
  questions.map((question) => `${item(question)}\n`).join('\n');

const item = (question: Question): string => {
  const { code, options, select } = question;
  const right = options.filter(({ correct }) => correct).length;
  const answers = options.map((option) => answer(question, option, select === 'one' ? undefined : right));
  return `::${escapeGift(code)}::[html]${escapeGift(questionHtml(question))}{\n${answers.join('\n')}\n}`;
};

const answer = (question: Question, option: QuestionOption, right: number | undefined): string => {
  const { text, correct } = option;
  const sign = right === undefined ? (correct ? '=' : '~') : `~%${correct ? share(right) : -100}%`;
  return `${sign}${escapeGift(escapeHtml(text))}#${escapeGift(escapeHtml(reasonLine(question, option)))}`;
};

/** A part of a hundred in the five decimals that Moodle knows. */
const share = (parts: number): number => Math.round((100 / parts) * 1e5) / 1e5;

/** A backslash before each sign that means something in GIFT; line ends become blanks. */
export const escapeGift = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replace(/\s*[\r\n]+\s*/g, ' ');
