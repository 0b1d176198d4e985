/**
 * Rulings event by event: the engine's own course, kept at every step, so that near situations need not be ruled on from the first
 * call again. What comes out is the answer that the whole record would get.
 */
import type { SaidCall } from '../../bidding/view.ts';
import { answerOf, type Answer } from '../../engine/answer.ts';
import type { Asked } from '../../engine/sitting.ts';
import { lawsOf } from '../../engine/index.ts';
import { openBook, type Book } from '../../engine/laws.ts';
import { applyEvent } from '../../engine/procedure.ts';
import { isFault, parseRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { newState, type State } from '../../engine/state.ts';
import type { Board } from '../boards.ts';
import { callEvent, type EventJson } from './event.ts';

/** A record ruled on up to some event. */
export interface Ruling {
  readonly book: Book;
  readonly dealer: Seat;
  readonly state: State;
  readonly trace: readonly Asked[];
  /** How many events have been taken. */
  readonly events: number;
}

const books = new Map<string, Book>();

const bookOf = (edition: string): Book | undefined => {
  const known = books.get(edition);
  if (known !== undefined) return known;
  const laws = lawsOf(edition);
  const book = laws && openBook(laws);
  if (book !== undefined) books.set(edition, book);
  return book;
};

/** The ruling one event further; undefined when the event cannot be used here. */
export const ruleOn = (ruling: Ruling, event: EventJson): Ruling | undefined => {
  const { book, dealer, state, events } = ruling;
  const read = parseRecord({ edition: book.laws.edition, dealer, events: [event] });
  if (isFault(read)) return undefined;
  const trace = [...ruling.trace];
  const next = applyEvent({ book, event: events, trace }, state, read.events[0]!);
  return isFault(next) ? undefined : { book, dealer, state: next, trace, events: events + 1 };
};

/** The answer at this point. */
export const answerAt = ({ book, state, trace }: Ruling): Answer => answerOf(book, state, trace, undefined);

const kept = new WeakMap<Board, Map<string, Ruling[]>>();

/** The ruling on a number of calls of a board's own auction, which is lawful; undefined when the engine has no laws for the edition. */
export const ruleOnBoard = (edition: string, board: Board, calls: number): Ruling | undefined => {
  const book = bookOf(edition);
  if (book === undefined) return undefined;
  const byEdition = kept.get(board) ?? new Map<string, Ruling[]>();
  kept.set(board, byEdition);
  const start: Ruling = { book, dealer: board.dealer, state: newState(board.dealer), trace: [], events: 0 };
  const rulings = byEdition.get(edition) ?? [start];
  byEdition.set(edition, rulings);
  for (let i = rulings.length; i <= calls; i++) {
    const next = ruleOn(rulings[i - 1]!, callEvent(board.said[i - 1]!));
    if (next === undefined) return undefined;
    rulings.push(next);
  }
  return rulings[calls];
};

/** The ruling on these calls, made in turn from the beginning of a board. */
export const ruleOnCalls = (
  edition: string,
  board: Board,
  calls: readonly SaidCall[],
): Ruling | undefined => {
  const same = calls.findIndex((call, place) => call !== board.said[place]);
  let ruling = ruleOnBoard(edition, board, same === -1 ? calls.length : same);
  for (const call of same === -1 ? [] : calls.slice(same)) ruling = ruling && ruleOn(ruling, callEvent(call));
  return ruling;
};
