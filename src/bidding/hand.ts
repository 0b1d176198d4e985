/**
 * What a player sees in his thirteen cards: points, lengths, and how good a suit is. Worked out once a hand; what to do
 * with it is left to the tables of calls.
 */
import { SUITS, type Suit } from '../engine/calls.ts';
import { rankOf, suitOf, type Card, type Rank } from '../engine/cards.ts';

/** A value for each suit. */
export type BySuit<T> = { readonly [suit in Suit]: T };

/** The majors and the minors, higher suit first. */
export const MAJORS = ['S', 'H'] as const satisfies readonly Suit[];
export const MINORS = ['D', 'C'] as const satisfies readonly Suit[];

/** The suits from spades to clubs. */
export const SUITS_DOWN: readonly Suit[] = [...SUITS].reverse();

export const isMajor = (suit: Suit): boolean => suit === 'S' || suit === 'H';

/** Facts of a hand. */
export interface HandFacts {
  /** High-card points: 4, 3, 2, 1. */
  readonly points: number;
  readonly length: BySuit<number>;
  /** High-card points by suit. */
  readonly inSuit: BySuit<number>;
  /** Honours from the ten upwards, by suit. */
  readonly honours: BySuit<number>;
  /** A stopper: ace, guarded king, twice guarded queen, or four to the jack. */
  readonly stops: BySuit<boolean>;
  readonly aces: number;
  readonly kings: number;
  /** Lengths from long to short. */
  readonly shape: readonly number[];
  /** No suit shorter than two, majors of at most five and minors of at most six cards, no two five-card suits. */
  readonly isBalanced: boolean;
  /** Longest first; of equal lengths the higher suit first. */
  readonly bySize: readonly Suit[];
}

const VALUE: { readonly [rank in Rank]?: number } = { A: 4, K: 3, Q: 2, J: 1 };
const HONOURS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T'];

/** Works out the facts of a hand. */
export const factsOf = (hand: readonly Card[]): HandFacts => {
  const ranks: Record<Suit, Rank[]> = { C: [], D: [], H: [], S: [] };
  for (const card of hand) ranks[suitOf(card)].push(rankOf(card));
  const length = bySuit((suit) => ranks[suit].length);
  const inSuit = bySuit((suit) => ranks[suit].reduce((sum, rank) => sum + (VALUE[rank] ?? 0), 0));
  const shape = SUITS.map((suit) => length[suit]).sort((a, b) => b - a);
  const count = (rank: Rank): number => hand.filter((card) => rankOf(card) === rank).length;
  return {
    points: inSuit.C + inSuit.D + inSuit.H + inSuit.S,
    length,
    inSuit,
    honours: bySuit((suit) => ranks[suit].filter((rank) => HONOURS.includes(rank)).length),
    stops: bySuit((suit) => isStopper(ranks[suit])),
    aces: count('A'),
    kings: count('K'),
    shape,
    isBalanced: isBalanced(length, shape),
    bySize: [...SUITS_DOWN].sort((a, b) => length[b] - length[a]),
  };
};

const bySuit = <T>(value: (suit: Suit) => T): BySuit<T> => ({
  C: value('C'),
  D: value('D'),
  H: value('H'),
  S: value('S'),
});

const isStopper = (ranks: readonly Rank[]): boolean =>
  ranks.includes('A') ||
  (ranks.includes('K') && ranks.length >= 2) ||
  (ranks.includes('Q') && ranks.length >= 3) ||
  (ranks.includes('J') && ranks.length >= 4);

const isBalanced = (length: BySuit<number>, shape: readonly number[]): boolean =>
  (shape[3] ?? 0) >= 2 &&
  length.S <= 5 &&
  length.H <= 5 &&
  length.D <= 6 &&
  length.C <= 6 &&
  (shape[1] ?? 0) <= 4;

/** How good a suit is to bid: its points plus its honours; 5 or more is a suit that one is glad to have led. */
export const qualityOf = (hand: HandFacts, suit: Suit): number => hand.inSuit[suit] / 2 + hand.honours[suit];

/** Points in support of a trump suit: 5 for a void, 3 for a singleton, 1 for a doubleton beside the high cards. */
export const supportPoints = (hand: HandFacts, trumps: Suit): number =>
  hand.points +
  SUITS.reduce((sum, suit) => sum + (suit === trumps ? 0 : (SHORTNESS[hand.length[suit]] ?? 0)), 0);

const SHORTNESS: readonly number[] = [5, 3, 1];
