/** An irregularity as it came about at a table: what had been called, what a player did, and why he did it. */
import type { SaidCall } from '../../bidding/view.ts';
import type { Card } from '../../engine/cards.ts';
import type { Call, SpokenCall } from '../../engine/calls.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Board } from '../boards.ts';
import type { EventJson } from './event.ts';
import type { Ruling } from './ruling.ts';
import type { Decision } from './walk.ts';

/** Why the offender did it: what he missed, thought or meant. */
export type Mistake =
  /** He did not see this call. */
  | { readonly kind: 'not-seen'; readonly missed: SaidCall }
  /** He thought that this bid was high enough. */
  | { readonly kind: 'too-low' }
  /** He thought that it was his turn. */
  | { readonly kind: 'thought-his-turn' }
  /** He had forgotten that partner had doubled already. */
  | { readonly kind: 'forgot-double'; readonly of: Seat }
  /** He took partner's bid for one of the opponents'. */
  | { readonly kind: 'took-for-theirs'; readonly of: Seat }
  /** He thought that the last bid was doubled. */
  | { readonly kind: 'thought-doubled' }
  /** He wanted to outbid whatever it cost. */
  | { readonly kind: 'carried-away' }
  /** He had not seen that the auction was over. */
  | { readonly kind: 'missed-the-end' }
  /** He pulled the wrong card from the box: he meant another call. */
  | { readonly kind: 'wrong-card'; readonly meant: Call }
  /** He changed his mind. */
  | { readonly kind: 'second-thoughts' }
  /** He had forgotten that he must pass. */
  | { readonly kind: 'forgot-bar' }
  /** A card fell or was shown. */
  | { readonly kind: 'dropped' }
  /** He thought that the play had begun. */
  | { readonly kind: 'thought-play' }
  /** He named the contract with his double, and named it wrong. */
  | { readonly kind: 'misnamed'; readonly names: SpokenCall }
  /** Both called at once: the other, whose turn it was, made this call. */
  | { readonly kind: 'at-once'; readonly with: Seat; readonly call: Call }
  /** He did not wait for the pass of a player who must pass. */
  | { readonly kind: 'did-not-wait'; readonly for: Seat }
  /** Nobody noticed that a player was passed over. */
  | { readonly kind: 'passed-over'; readonly missed: Seat };

/** What had gone wrong before: an earlier irregularity in the same auction that has been dealt with. */
export interface History {
  readonly offence: Offence;
  readonly decisions: readonly Decision[];
  readonly events: readonly EventJson[];
  readonly ruling: Ruling;
}

/** A situation at the moment at which something went wrong (or looks as if it did). */
export interface Offence {
  /** The letters of the way in which it came about (`catalogue.ts`). */
  readonly root?: string;
  readonly board: Board;
  /** The calls that stand before it, with their meanings. */
  readonly before: readonly SaidCall[];
  /** What happened then, as events of the record. */
  readonly events: readonly EventJson[];
  readonly by: Seat;
  /** An earlier irregularity; its events come first, and `before` holds the calls that stood after it. */
  readonly history?: History;
  /** The irregular call with what it means; none when cards were shown. */
  readonly call?: SaidCall | { readonly by: Seat; readonly call: SpokenCall };
  /** A change: the call that was to be changed. */
  readonly first?: SaidCall;
  readonly cards?: readonly Card[];
  /** Whose turn it was. */
  readonly turn: Seat;
  readonly mistake: Mistake;
}
