/**
 * Cards, written suit first: `HT` is the ten of hearts. Hands and deals are left to `src/bridge`.
 */
import { SUITS, type Suit } from './calls.ts';

/** The ranks of a suit, highest first. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** A card: its suit, then its rank. */
export type Card = `${Suit}${Rank}`;

/** All 52 cards, clubs first and the ace of each suit first. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const known: ReadonlySet<unknown> = new Set(CARDS);

/** Reads a card such as `HT`; undefined for anything else. */
export const parseCard = (text: unknown): Card | undefined => (known.has(text) ? (text as Card) : undefined);

/** Writes a card: the inverse of `parseCard`. */
export const makeCard = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

/** The suit of a card. */
export const suitOf = (card: Card): Suit => card[0] as Suit;

/** The rank of a card. */
export const rankOf = (card: Card): Rank => card[1] as Rank;
