/**
 * Boards and the cards in them: who deals and who is vulnerable by board number, hands dealt from a seed, and the text
 * of a deal as in the PBN standard (`N:AKQ2.T98.. - - -`). What the players do with the cards is left to others.
 */
import { SUITS, type Suit } from '../engine/calls.ts';
import { CARDS, parseCard, rankOf, RANKS, suitOf, type Card } from '../engine/cards.ts';
import { SEATS, type BySeat, type Seat, type Vulnerability } from '../engine/seats.ts';
import { randomFrom, shuffled } from './random.ts';

/** The cards of one player; an empty hand is an unknown one. */
export type Hand = readonly Card[];

/** The hands of a board, each of thirteen cards or unknown. */
export type Hands = BySeat<Hand>;

export const CARDS_IN_HAND = 13;

/** Who is vulnerable on boards 1 to 16, after which it begins again (art. 2). */
const VULNERABLE_BY_BOARD: readonly Vulnerability[] = [
  ...(['none', 'NS', 'EW', 'both'] as const),
  ...(['NS', 'EW', 'both', 'none'] as const),
  ...(['EW', 'both', 'none', 'NS'] as const),
  ...(['both', 'none', 'NS', 'EW'] as const),
];

/** The dealer of a board: North on board 1, then in rotation (art. 2). `board` is a whole number from 1. */
export const dealerOfBoard = (board: number): Seat => cyclic(SEATS, board);

/** Who is vulnerable on a board, in the cycle of sixteen (art. 2). `board` is a whole number from 1. */
export const vulnerabilityOfBoard = (board: number): Vulnerability => cyclic(VULNERABLE_BY_BOARD, board);

const cyclic = <T>(list: readonly T[], board: number): T => list[(board - 1) % list.length] as T;

/** Suits as they are written in a hand: spades first. */
const WRITTEN_SUITS: readonly Suit[] = [...SUITS].reverse();

/** A hand in the order in which it is written: spades first, the highest card first. */
export const sortedHand = (hand: Hand): Hand => WRITTEN_SUITS.flatMap((suit) => cardsOf(hand, suit));

/** The cards of a hand in one suit, highest first. */
export const cardsOf = (hand: Hand, suit: Suit): Hand =>
  hand
    .filter((card) => suitOf(card) === suit)
    .sort((a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)));

/** Four hands of thirteen from a shuffled pack; the same seed gives the same hands. */
export const dealFrom = (seed: string | number): Hands => {
  const pack = shuffled(randomFrom(seed), CARDS);
  const hand = (place: number): Hand =>
    sortedHand(pack.slice(place * CARDS_IN_HAND, (place + 1) * CARDS_IN_HAND));
  return { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
};

/** What can be wrong with written hands. */
export const DEAL_FAULTS = ['bad-form', 'unknown-card', 'card-twice', 'not-thirteen'] as const;
export type DealFault = (typeof DEAL_FAULTS)[number];

/** Hands that were read, or what is wrong with them. */
export type DealReading =
  { readonly kind: 'hands'; readonly hands: Hands } | { readonly kind: 'fault'; readonly fault: DealFault };

/** Reads a deal in PBN form: the first seat, then four hands in rotation, `-` for one that is unknown. */
export const parseDeal = (text: string): DealReading => {
  const [, first, rest = ''] = /^\s*([NESW])\s*:\s*(.*?)\s*$/is.exec(text) ?? [];
  const written = rest.split(/\s+/);
  const start = SEATS.findIndex((seat) => seat === first?.toUpperCase());
  if (start < 0 || written.length !== SEATS.length) return { kind: 'fault', fault: 'bad-form' };
  const hands: Record<Seat, Hand> = { N: [], E: [], S: [], W: [] };
  for (const [i, part] of written.entries()) {
    const hand = parseHand(part);
    if (typeof hand === 'string') return { kind: 'fault', fault: hand };
    hands[SEATS[(start + i) % SEATS.length] as Seat] = hand;
  }
  return checkHands(hands);
};

/** Refuses hands that hold a card twice or, when known, not thirteen cards. */
export const checkHands = (hands: Hands): DealReading => {
  const all = SEATS.flatMap((seat) => hands[seat]);
  if (new Set(all).size !== all.length) return { kind: 'fault', fault: 'card-twice' };
  const whole = SEATS.every((seat) => hands[seat].length === 0 || hands[seat].length === CARDS_IN_HAND);
  return whole ? { kind: 'hands', hands } : { kind: 'fault', fault: 'not-thirteen' };
};

/** Whether all four hands are known. */
export const isWholeDeal = (hands: Hands): boolean => SEATS.every((seat) => hands[seat].length > 0);

/** Writes a deal in PBN form, beginning with a seat. `parseDeal` reads the same hands again. */
export const makeDeal = (hands: Hands, first: Seat = 'N'): string => {
  const start = SEATS.indexOf(first);
  return `${first}:${SEATS.map((_, i) => makeHand(hands[SEATS[(start + i) % SEATS.length] as Seat])).join(' ')}`;
};

/** Writes a hand: its suits from spades to clubs with dots between, `-` when it is unknown. */
export const makeHand = (hand: Hand): string =>
  hand.length === 0 ? '-' : WRITTEN_SUITS.map((suit) => cardsOf(hand, suit).map(rankOf).join('')).join('.');

function parseHand(text: string): Hand | DealFault {
  if (text === '-') return [];
  const suits = text.replaceAll('10', 'T').toUpperCase().split('.');
  if (suits.length !== WRITTEN_SUITS.length) return 'bad-form';
  const cards: Card[] = [];
  for (const [i, ranks] of suits.entries())
    for (const rank of ranks) {
      const card = parseCard(`${WRITTEN_SUITS[i]}${rank}`);
      if (card === undefined) return 'unknown-card';
      cards.push(card);
    }
  return cards.length === 0 ? 'not-thirteen' : sortedHand(cards);
}
