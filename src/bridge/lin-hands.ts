/** The hands of a LIN board: `SAK…HQ…D…C…` for South, West, North and East in this order, the last one often left out. */
import { SUITS } from '../engine/calls.ts';
import { CARDS, parseCard, rankOf, type Card } from '../engine/cards.ts';
import type { Seat } from '../engine/seats.ts';
import {
  cardsOf,
  CARDS_IN_HAND,
  checkHands,
  sortedHand,
  type DealFault,
  type DealReading,
  type Hand,
  type Hands,
} from './deal.ts';

/** The seats in the order of LIN's names, hands and dealer numbers 1 to 4. */
export const LIN_SEATS = ['S', 'W', 'N', 'E'] as const;

/** The tag for the player in each of LIN's seats. */
export const LIN_NAME_TAGS = ['South', 'West', 'North', 'East'] as const;

/** Reads the hands of `md`; a fourth hand that is not there is what the others left. Undefined when no hand is written. */
export const parseLinHands = (text: string): DealReading | undefined => {
  const written = text.split(',').map((hand) => hand.trim());
  if (written.every((hand) => hand === '')) return undefined;
  if (written.length > LIN_SEATS.length) return { kind: 'fault', fault: 'bad-form' };
  const hands: Record<Seat, Hand> = { N: [], E: [], S: [], W: [] };
  for (const [i, seat] of LIN_SEATS.entries()) {
    const hand = parseLinHand(written[i] ?? '');
    if (typeof hand === 'string') return { kind: 'fault', fault: hand };
    hands[seat] = hand;
  }
  return checkHands(withLast(hands));
};

function withLast(hands: Hands): Hands {
  const unknown = LIN_SEATS.filter((seat) => hands[seat].length === 0);
  const held = new Set(LIN_SEATS.flatMap((seat) => hands[seat]));
  const [last] = unknown;
  if (last === undefined || unknown.length > 1 || held.size !== CARDS.length - CARDS_IN_HAND) return hands;
  return { ...hands, [last]: sortedHand(CARDS.filter((card) => !held.has(card))) };
}

function parseLinHand(text: string): Hand | DealFault {
  const cards: Card[] = [];
  let suit = '';
  for (const letter of text.toUpperCase().replaceAll('10', 'T').replace(/\s+/g, '')) {
    if (SUITS.some((known) => known === letter)) {
      suit = letter;
      continue;
    }
    const card = parseCard(suit + letter);
    if (card === undefined) return suit === '' ? 'bad-form' : 'unknown-card';
    cards.push(card);
  }
  return sortedHand(cards);
}

/** Writes the hands for `md`: all four, or nothing for a hand that is unknown. */
export const makeLinHands = (hands: Hands): string =>
  LIN_SEATS.map((seat) => makeLinHand(hands[seat])).join(',');

const makeLinHand = (hand: Hand): string =>
  hand.length === 0
    ? ''
    : ['S', 'H', 'D', 'C']
        .map(
          (suit) =>
            suit +
            cardsOf(hand, suit as (typeof SUITS)[number])
              .map(rankOf)
              .join(''),
        )
        .join('');
