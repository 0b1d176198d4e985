/**
 * Which plays are taken to be normal, careless ones included, and which are not. The laws leave this to the director; so that
 * a line can be looked at at all, three kinds of play are set apart here and are named wherever a result rests on them:
 * - `not-from-the-top`: from a suit headed by a card that nobody can beat, a lower card is led, or the trick is not taken with
 *   it when it would be taken;
 * - `throws-a-winner`: a card that nobody can beat in its suit is thrown away while there is a lesser card to throw, or a trump
 *   to take the trick with;
 * - `ruffs-own-trick`: a trick that the own side is sure to win is ruffed.
 * Everything else is normal: suits in any order, a trump forgotten, the wrong guess, the wrong discard, a trick not ruffed.
 */
import type { Denomination } from '../engine/calls.ts';
import { rankOf, RANKS, suitOf, type Card } from '../engine/cards.ts';
import { beats } from './ending.ts';

/** Why a play is not taken to be normal. */
export const ODDITIES = ['not-from-the-top', 'throws-a-winner', 'ruffs-own-trick'] as const;
export type Oddity = (typeof ODDITIES)[number];

/** The table at the turn of a player of the claimer's side. */
export interface Turn {
  readonly trump: Denomination;
  readonly hand: readonly Card[];
  readonly playable: readonly Card[];
  readonly trick: readonly Card[];
  /** Whether the best card on the table is of the claimer's side. */
  readonly ahead: boolean;
  /** Cards that the opponents hold, and those of them that have still to play to this trick. */
  readonly opponents: readonly Card[];
  readonly stillToPlay: readonly Card[];
  readonly best?: Card;
}

/** Why playing this card is not normal; undefined when it is, or when there is no other. */
export const oddityOf = (card: Card, turn: Turn): Oddity | undefined => {
  const { trick, best } = turn;
  const led = trick[0];
  if (turn.playable.length === 1) return undefined;
  if (led === undefined || best === undefined)
    return headedByWinner(card, turn) ? 'not-from-the-top' : undefined;
  if (suitOf(card) === suitOf(led)) return ducks(card, best, turn) ? 'not-from-the-top' : undefined;
  if (suitOf(card) === turn.trump) return surelyOurs(best, turn) ? 'ruffs-own-trick' : undefined;
  return throwsWinner(card, turn) ? 'throws-a-winner' : undefined;
};

/** Whether no card of the opponents in its suit is higher. */
const isMaster = (card: Card, { opponents }: Turn): boolean =>
  !opponents.some((other) => suitOf(other) === suitOf(card) && higher(other, card));

const higher = (a: Card, b: Card): boolean => RANKS.indexOf(rankOf(a)) < RANKS.indexOf(rankOf(b));

/** A lower card is led from a suit with a winner, although that lower card is no winner itself. */
const headedByWinner = (card: Card, turn: Turn): boolean =>
  !isMaster(card, turn) && turn.hand.some((other) => suitOf(other) === suitOf(card) && isMaster(other, turn));

/** The trick would be won for certain by a card of the suit, but is left to the opponents. */
const ducks = (card: Card, best: Card, turn: Turn): boolean =>
  !turn.ahead &&
  !beats(card, best, turn.trump) &&
  turn.playable.some(
    (other) => suitOf(other) === suitOf(card) && beats(other, best, turn.trump) && isMaster(other, turn),
  );

/** The claimer's side is ahead with a card that nobody still to play can beat. */
const surelyOurs = (best: Card, { ahead, stillToPlay, trump }: Turn): boolean =>
  ahead && !stillToPlay.some((other) => beats(other, best, trump));

const throwsWinner = (card: Card, turn: Turn): boolean =>
  isMaster(card, turn) &&
  turn.playable.some((other) => (suitOf(other) === turn.trump ? !turn.ahead : !isMaster(other, turn)));
