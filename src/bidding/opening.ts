/**
 * Opening bids: five-card majors, the better minor, one notrump of 15-17 (or 12-14), strong two clubs, weak twos, preempts.
 */
import { SUITS, type Suit } from '../engine/calls.ts';
import { isMajor, qualityOf, type HandFacts } from './hand.ts';
import type { Range } from '../engine/meaning.ts';
import { atLeast, BALANCED, cards, say, type Rule } from './rule.ts';
import type { Style, View } from './view.ts';

/** Points for an opening of one notrump, by style. */
export const NOTRUMP: { readonly [style in Style['notrump']]: Range } = { strong: [15, 17], weak: [12, 14] };

/** The opening table, highest claim first. The seat counts from 1, the dealer. */
export const openings = (view: View): readonly Rule[] => {
  const { hand, style } = view;
  const seat = view.said.length + 1;
  const suit = openingSuit(hand);
  const opens = { points: [seat === 3 ? 9 : 10, 21], when: isWorthOpening(hand, seat) } as const;
  return [
    ...say('2C', {
      points: atLeast(18),
      purpose: 'open-strong',
      denominations: [],
      forcing: true,
      when: isStrong(hand),
    }),
    ...say('2NT', { points: [20, 21], length: BALANCED, when: hand.isBalanced }),
    ...say('1NT', { points: NOTRUMP[style.notrump], length: BALANCED, when: hand.isBalanced }),
    ...fourLevel(view),
    ...say(`1${suit}`, { ...opens, length: { [suit]: cards(isMajor(suit) ? 5 : 3) } }),
    ...threeLevel(view, seat),
    ...weakTwos(view, seat),
    ...say('P', { points: [0, 13] }),
  ];
};

/** Worth an opening by the rule of twenty; lighter with a good suit in third seat, in fourth with spades. */
const isWorthOpening = (hand: HandFacts, seat: number): boolean => {
  const { points, shape } = hand;
  const twenty = points + (shape[0] ?? 0) + (shape[1] ?? 0);
  if (seat === 3) return points >= 11 || twenty >= 19 || (points >= 9 && hasGoodFive(hand));
  if (seat === 4) return points + hand.length.S >= 14 || points >= 12;
  return points >= 12 || (points >= 10 && twenty >= 20);
};

const hasGoodFive = (hand: HandFacts): boolean =>
  SUITS.some((suit) => hand.length[suit] >= 5 && qualityOf(hand, suit) >= 5);

/** Strong and artificial: any 22 points, or a hand that makes game almost alone. */
const isStrong = (hand: HandFacts): boolean =>
  hand.points >= 22 ||
  (hand.points >= 18 &&
    (hand.shape[0] ?? 0) >= 6 &&
    hand.points + (hand.shape[0] ?? 0) + (hand.shape[1] ?? 0) >= 30);

/** The longest suit, of equal ones the higher; a major only from five cards on, with two minors of three clubs. */
const openingSuit = ({ length, bySize }: HandFacts): Suit => {
  const suit = bySize.find((candidate) => !isMajor(candidate) || length[candidate] >= 5) ?? 'C';
  return suit === 'D' && length.D === 3 && length.C === 3 ? 'C' : suit;
};

/** A suit for a preempt: the more is at stake, the better it must be. */
const isPreempt = (view: View, suit: Suit, seat: number): boolean =>
  seat < 4 && qualityOf(view.hand, suit) >= (seat === 3 ? 2 : view.weAreVulnerable ? 3.5 : 2.5);

const fourLevel = (view: View): readonly Rule[] =>
  (['S', 'H', 'D', 'C'] as const).flatMap((suit) =>
    say(`4${suit}`, {
      points: [4, 11],
      length: { [suit]: cards(8) },
      when: isPreempt(view, suit, 1) && (isMajor(suit) || !view.weAreVulnerable),
    }),
  );

const threeLevel = (view: View, seat: number): readonly Rule[] =>
  (['S', 'H', 'D', 'C'] as const).flatMap((suit) => {
    const long = view.hand.length[suit] >= 7;
    const six =
      suit === 'C' && !view.weAreVulnerable && view.hand.length.C === 6 && qualityOf(view.hand, 'C') >= 5;
    return say(`3${suit}`, {
      points: [4, 10],
      length: { [suit]: cards(6) },
      when: (long || six) && isPreempt(view, suit, seat) && !hasSideMajor(view.hand, suit),
    });
  });

const weakTwos = (view: View, seat: number): readonly Rule[] =>
  (['S', 'H', 'D'] as const).flatMap((suit) =>
    say(`2${suit}`, {
      points: [4, 10],
      length: { [suit]: cards(5, 7) },
      when:
        (view.hand.length[suit] >= 6 ||
          (seat === 3 && !view.weAreVulnerable && qualityOf(view.hand, suit) >= 5)) &&
        isPreempt(view, suit, seat) &&
        !hasSideMajor(view.hand, suit),
    }),
  );

const hasSideMajor = (hand: HandFacts, suit: Suit): boolean =>
  (suit !== 'S' && hand.length.S >= 4) || (suit !== 'H' && hand.length.H >= 4);
