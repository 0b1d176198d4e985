/**
 * A book at a table: whom and what a ruling is about, how the book is asked, and the trace that is kept of it.
 */
import type { FactsAt } from './facts.ts';
import { apply, type Book, type Moment, type Said } from './laws.ts';
import type { CallEvent } from './record.ts';
import type { Seat } from './seats.ts';
import type { Offence, Spoken, State } from './state.ts';

/** What was asked of the book and what it said, in order: the trace of a ruling. */
export interface Asked {
  /** The event of the record, counted from 0. */
  readonly event: number;
  readonly at: Moment;
  readonly facts: FactsAt[Moment];
  readonly said: Said;
  readonly subject: Subject;
  /** The auction as it stood. */
  readonly state: State;
}

/** A book at a table: the event that is being dealt with, and the trace that is kept. */
export interface Sitting {
  readonly book: Book;
  readonly event: number;
  readonly trace: Asked[];
}

/** Whom and what the effects are about. */
export interface Subject {
  /** The offender, or the player whose call or cards are looked at. */
  readonly by: Seat;
  readonly offence?: Offence;
  readonly substitute?: Spoken;
  /** The player who chose. */
  readonly chooser?: Seat;
  /** The call made over the irregular one. */
  readonly caller?: CallEvent & { readonly by: Seat };
}

/** Asks the book what it says at a moment, and keeps the answer in the trace. */
export const ask = <M extends Moment>(
  sitting: Sitting,
  state: State,
  at: M,
  facts: FactsAt[M],
  subject: Subject,
): Said => {
  const said = apply(sitting.book, at, facts);
  sitting.trace.push({ event: sitting.event, at, facts, said, subject, state });
  return said;
};
