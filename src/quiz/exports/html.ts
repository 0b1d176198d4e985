/** The little HTML that Anki and Moodle show: paragraphs, a table without attributes, and escaped text. */
import { auctionTable, boardLine, COLUMN_NAMES, questionLines } from './rows.ts';
import type { Question } from '../question.ts';

/** Text made safe for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Lines as paragraphs. */
export const paragraphs = (lines: readonly string[]): string =>
  lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');

/** A question without its options: auction, hand, story and prompt. */
export const questionHtml = (question: Question): string => {
  const { auction } = question;
  if (auction === undefined || auction.cells.length === 0) return paragraphs(questionLines(question));
  const [, ...rest] = questionLines(question);
  return `${paragraphs([boardLine(auction)])}${table([COLUMN_NAMES, ...auctionTable(auction)])}${paragraphs(rest)}`;
};

const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
