/** The parts of a question as plain lines of text, for exports that know no drawing: auction, hand, story and prompt. */
import { cardsOf } from '../../bridge/deal.ts';
import { showCall, showCard, suitSign } from '../../dutch/calls.ts';
import { seatName, vulnerableInWords } from '../../dutch/seats.ts';
import { SUITS } from '../../engine/calls.ts';
import type { Seat } from '../../engine/seats.ts';
import type { DrawnAuction, DrawnCall, DrawnHand, Question, QuestionOption } from '../question.ts';
import { citeWords } from '../wording/cites.ts';

const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** The auction as rows of four cells, West first; a call out of rotation keeps the column of its player. */
export const auctionTable = ({ cells }: DrawnAuction): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let last = COLUMNS.length;
  for (const cell of cells) {
    const column = COLUMNS.indexOf(cell.by);
    if (column <= last || rows.length === 0) rows.push(COLUMNS.map(() => ''));
    rows[rows.length - 1]![column] = cellText(cell);
    last = column;
  }
  return rows;
};

/** The names of the columns. */
export const COLUMN_NAMES: readonly string[] = COLUMNS.map(seatName);

const cellText = ({ call, words }: DrawnCall): string => {
  const shown = call === undefined ? '?' : showCall(call);
  return words === undefined ? shown : `${shown} (${words})`;
};

/** Who deals and who is vulnerable. */
export const boardLine = ({ dealer, vulnerable }: DrawnAuction): string =>
  `${seatName(dealer)} is gever, ${vulnerableInWords(vulnerable)}.`;

/** A hand in one line, spades first. */
export const handLine = ({ seat, cards }: DrawnHand): string =>
  `${seatName(seat)} heeft ${[...SUITS]
    .reverse()
    .map((suit) => `${suitSign(suit)} ${ranksIn(cards, suit)}`)
    .join(', ')}.`;

const ranksIn = (cards: DrawnHand['cards'], suit: (typeof SUITS)[number]): string =>
  cardsOf(cards, suit)
    .map((card) => showCard(card).slice(suitSign(suit).length))
    .join(' ') || '–';

/** Everything that stands above the options but for the auction's table. */
export const questionLines = ({ auction, hand, story, prompt }: Question): readonly string[] => [
  ...(auction === undefined ? [] : [boardLine(auction)]),
  ...(hand === undefined ? [] : [handLine(hand)]),
  ...story,
  prompt,
];

/** Why an option is right or wrong, with its provisions behind it where the sentence does not name one: a file has no links. */
export const reasonLine = (
  { edition }: Question,
  { why, cites, citesEdition = edition }: QuestionOption,
): string => {
  if (cites.length === 0 || cites.some((cite) => names(why, cite))) return why;
  const year = citesEdition === edition ? '' : ` van ${citesEdition}`;
  return `${why} Zie ${citeWords(citesEdition, cites)}${year}.`;
};

/** Whether a sentence names a provision, or a part of it; a number alone is only one after the word for it. */
const names = (text: string, cite: string): boolean =>
  new RegExp(
    `(?:[Aa]rtikel(?:en)?|[Aa]linea(?:’s)?)(?: [\\dA-Za-z]+(?:,| en| of))* ${cite}(?![\\d])`,
    'u',
  ).test(text) ||
  (/\D/.test(cite) && new RegExp(`(?<![\\p{L}\\d])${cite}(?![\\p{L}\\d])`, 'u').test(text));
