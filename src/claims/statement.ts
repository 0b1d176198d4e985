/**
 * What the claimer said of how he would play, as far as it can be held against a line of play: a list of intentions that he
 * carries out one after another, as soon and as long as he can. A line that is contrary to them is not looked at
 * (1982 art. 69c and 70b, 2017 art. 70D1). What he said outside this vocabulary, the director weighs himself.
 */
import type { Denomination, Suit } from '../engine/calls.ts';
import { suitOf, type Card } from '../engine/cards.ts';

/** One intention: draw the opponents' trumps; play a suit as long as there is any; play this card. */
export type Intention =
  | { readonly kind: 'draw-trumps' }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'card'; readonly card: Card };

/** What was said; nothing at all is an empty list. */
export type Statement = readonly Intention[];

/** The most intentions that are looked at. */
export const MOST_INTENTIONS = 6;

/** The table as an intention sees it, at a turn of the player who carries it out. */
export interface Moment {
  readonly trump: Denomination;
  /** What the player may play. */
  readonly playable: readonly Card[];
  /** Everything that he and, when he plays for both, his partner hold. */
  readonly own: readonly Card[];
  /** Everything that the opponents hold. */
  readonly opponents: readonly Card[];
  readonly leads: boolean;
}

/** The first intention that is not done with, from this place in the statement; its length when all are. */
export const nextIntention = (statement: Statement, from: number, moment: Moment): number => {
  let at = from;
  while (at < statement.length && isDone(statement[at] as Intention, moment)) at++;
  return at;
};

const isDone = (intention: Intention, { own, opponents, trump }: Moment): boolean => {
  switch (intention.kind) {
    case 'draw-trumps':
      return !opponents.some((card) => suitOf(card) === trump) || !own.some((card) => suitOf(card) === trump);
    case 'suit':
      return !own.some((card) => suitOf(card) === intention.suit);
    case 'card':
      return !own.includes(intention.card);
  }
};

/** The cards that are not contrary to the intention; all of them when it cannot be carried out at this turn. */
export const notContrary = (
  intention: Intention | undefined,
  { playable, trump, leads }: Moment,
): readonly Card[] => {
  if (intention === undefined) return playable;
  const wanted = playable.filter((card) => {
    switch (intention.kind) {
      case 'draw-trumps':
        return leads && suitOf(card) === trump;
      case 'suit':
        return leads && suitOf(card) === intention.suit;
      case 'card':
        return card === intention.card;
    }
  });
  return wanted.length > 0 ? wanted : playable;
};
