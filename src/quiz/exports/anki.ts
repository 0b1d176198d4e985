/**
 * A question set as an Anki text file: tab-separated, UTF-8, with the headers that Anki reads. The guid is the question's
 * code, so that importing again updates a card in place of making a second one.
 */
import type { Question } from '../question.ts';
import { kindName } from '../wording/names.ts';
import { escapeHtml, questionHtml } from './html.ts';
import { reasonLine } from './rows.ts';

const HEADERS: readonly string[] = [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  '#deck:Spelregelatlas',
  '#columns:guid\tFront\tBack\ttags',
  '#guid column:1',
  '#tags column:4',
];

/** The whole file, one line a question. */
export const makeAnki = (questions: readonly Question[]): string =>
  [...HEADERS, ...questions.map((question) => lineOf(question).map(clean).join('\t'))]
    .map((line) => `${line}\n`)
    .join('');

const lineOf = (question: Question): readonly string[] => [
  `spelregelatlas-${question.code}`,
  frontOf(question),
  backOf(question),
  tagsOf(question),
];

const frontOf = (question: Question): string =>
  `${questionHtml(question)}<ul>${question.options.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

const backOf = (question: Question): string => {
  const { options, code } = question;
  const told = options.map(
    (option) =>
      `<li><b>${option.correct ? 'Goed' : 'Fout'}:</b> ${escapeHtml(option.text)}<br>${escapeHtml(reasonLine(question, option))}</li>`,
  );
  return `<ul>${told.join('')}</ul><p>Zaak ${escapeHtml(code)}</p>`;
};

const tagsOf = ({ edition, level, topic, kind }: Question): string =>
  [`editie-${edition}`, level, topic, kindName(kind)]
    .map((tag) => tag.replace(/[^\p{L}\d-]+/gu, '-'))
    .join(' ');

/** Tabs and line ends would begin a new field or card. */
const clean = (field: string): string => field.replace(/[\t\r\n]+/g, ' ');
