/**
 * Responses when the opponent between has passed: to one of a suit, to weak twos and to preempts.
 */
import { type Suit } from '../engine/calls.ts';
import { isMajor, qualityOf, supportPoints, SUITS_DOWN, type HandFacts } from './hand.ts';
import { atLeast, BALANCED, cards, say, type Rule, type Says } from './rule.ts';
import { canBid, type View } from './view.ts';

/** Responses to an opening of one in a suit. */
export const responsesToOne = (view: View, opened: Suit): readonly Rule[] =>
  isMajor(opened) ? toMajor(view, opened) : toMinor(view, opened);

function toMajor(view: View, M: Suit): readonly Rule[] {
  const { hand, iPassedFirst } = view;
  const worth = supportPoints(hand, M);
  const four = hand.length[M] >= 4;
  const strongRaise = {
    points: atLeast(11),
    length: { [M]: cards(4) },
    purpose: 'raise-strong',
    denominations: [M],
    forcing: true,
    when: worth >= 13,
  } as const;
  const raise = { points: [3, 10], length: { [M]: cards(3) } } as const;
  const limit = { points: [7, 12], length: { [M]: cards(3) }, when: worth >= 10 && worth <= 12 } as const;
  return [
    ...say(`4${M}`, {
      points: [2, 10],
      length: { [M]: cards(5) },
      when: worth >= 7 && worth <= 13 && hasShortness(hand),
    }),
    ...(iPassedFirst ? [] : say('2NT', strongRaise)),
    ...(four ? say(`3${M}`, limit) : []),
    ...say(`2${M}`, { ...raise, when: worth >= 6 && worth <= (four ? 10 : 9) }),
    ...(M === 'H' ? say('1S', newSuitAtOne(view, 'S')) : []),
    ...twoOverOne(view, M),
    ...say(`3${M}`, limit),
    ...say(`2${M}`, { ...raise, when: worth >= 6 && worth <= 10 }),
    ...(iPassedFirst
      ? say('2NT', { points: [11, 12], length: BALANCED, when: hand.isBalanced })
      : say('3NT', { points: [13, 16], length: BALANCED, when: hand.isBalanced })),
    ...say('1NT', { points: [5, 12], length: { [M]: cards(0, 3) }, when: hand.points >= 6 }),
    ...say('P', { points: [0, 8] }),
  ];
}

/** A new suit at the one level: six points, or five with five cards; forcing unless I have passed. */
const newSuitAtOne = ({ hand, iPassedFirst }: View, suit: Suit): Says => ({
  points: [5, 37],
  length: { [suit]: cards(4) },
  forcing: !iPassedFirst,
  when: hand.points >= 6 || hand.length[suit] >= 5,
});

/** A new suit at the two level: ten points with a long suit, else eleven; forcing for a round. */
const twoOverOne = ({ hand, iPassedFirst }: View, M: Suit): readonly Rule[] => {
  const suits = hand.bySize.filter((suit) => suit !== M && !(M === 'H' && suit === 'S'));
  return suits.flatMap((suit) =>
    say(`2${suit}`, {
      points: [10, 37],
      length: { [suit]: cards(suit === 'H' ? 5 : 4) },
      forcing: !iPassedFirst,
      when: hand.points >= 11 || hand.length[suit] >= 6,
    }),
  );
};

/** Over a minor: majors first; a raise to two is strong, a raise to three weak. */
function toMinor(view: View, m: Suit): readonly Rule[] {
  const { hand, iPassedFirst } = view;
  const forcing = !iPassedFirst;
  const suit = bestAtOne(hand, m);
  const five = hand.length[m] >= (m === 'C' ? 5 : 4);
  return [
    ...weakJumps(view, m),
    ...(suit === undefined ? [] : say(`1${suit}`, newSuitAtOne(view, suit))),
    ...say(`3${m}`, { points: [2, 9], length: { [m]: cards(5) }, when: supportPoints(hand, m) <= 9 }),
    ...say(`2${m}`, {
      points: atLeast(10),
      length: { [m]: cards(4) },
      forcing,
      when: five && !hand.isBalanced,
    }),
    ...say('2NT', { points: [11, 12], length: BALANCED, when: hand.isBalanced }),
    ...say('3NT', { points: [13, 17], length: BALANCED, when: hand.isBalanced }),
    ...(m === 'D'
      ? say('2C', {
          points: atLeast(10),
          length: { C: cards(4) },
          forcing,
          when: hand.points >= 11 || hand.length.C >= 6,
        })
      : []),
    ...say('1NT', { points: [5, 11], length: { S: cards(0, 3), H: cards(0, 3) }, when: hand.points >= 6 }),
    ...say(`2${m}`, { points: atLeast(10), length: { [m]: cards(4) }, forcing }),
    ...say('3NT', { points: [13, 17], length: { S: cards(0, 3), H: cards(0, 3) } }),
    ...say('P', { points: [0, 9] }),
  ];
}

/** Four-card suits up the line; the longer first; of two five-card suits the higher; a major before diamonds when too weak for both. */
function bestAtOne(hand: HandFacts, m: Suit): Suit | undefined {
  const { length } = hand;
  const majors = (['H', 'S'] as const).filter((suit) => length[suit] >= 4);
  const major =
    length.S >= 5 && length.S >= length.H ? 'S' : length.H >= 4 && length.H >= length.S ? 'H' : majors.at(-1);
  const diamonds = m === 'C' && length.D >= 4;
  if (diamonds && (major === undefined || (length.D > length[major] && hand.points >= 11))) return 'D';
  return major;
}

const weakJumps = (view: View, m: Suit): readonly Rule[] =>
  (['S', 'H'] as const).flatMap((suit) =>
    say(`2${suit}`, {
      points: [2, 6],
      length: { [suit]: cards(6) },
      when: qualityOf(view.hand, suit) >= 2 && view.hand.length[m] <= 3,
    }),
  );

const hasShortness = (hand: HandFacts): boolean => (hand.shape[3] ?? 2) <= 1;

/** Responses to a weak two. */
export const responsesToWeakTwo = (view: View, opened: Suit): readonly Rule[] => {
  const { hand } = view;
  const support = hand.length[opened];
  const game = isMajor(opened) ? (`4${opened}` as const) : (`5${opened}` as const);
  return [
    ...say(game, {
      points: [0, 37],
      length: { [opened]: cards(3) },
      when:
        (hand.points >= 16 && isMajor(opened)) || (support >= 4 && hasShortness(hand) && hand.points <= 14),
    }),
    ...say('3NT', {
      points: [16, 22],
      when: hand.isBalanced && stopsAll(hand, opened) && !(isMajor(opened) && support >= 3),
    }),
    ...say('2NT', {
      points: atLeast(14),
      purpose: 'ask-strength',
      denominations: [],
      forcing: true,
      when: hand.points >= 15 || (support >= 3 && hand.points >= 14),
    }),
    ...ownSuit(view, opened),
    ...say(`3${opened}`, { points: [4, 14], length: { [opened]: cards(3) }, when: canBid(view, 3, opened) }),
    ...say('P', { points: [0, 15] }),
  ];
};

const ownSuit = (view: View, opened: Suit): readonly Rule[] =>
  SUITS_DOWN.filter((suit) => suit !== opened).flatMap((suit) =>
    say(canBid(view, 2, suit) ? `2${suit}` : `3${suit}`, {
      points: atLeast(13),
      length: { [suit]: cards(5) },
      forcing: true,
      when: qualityOf(view.hand, suit) >= 5 && (view.hand.length[suit] >= 6 || view.hand.points >= 15),
    }),
  );

const stopsAll = (hand: HandFacts, except: Suit): boolean =>
  SUITS_DOWN.every((suit) => suit === except || hand.stops[suit]);

/** Responses to an opening of three or four in a suit: game with tricks, else silence. */
export const responsesToPreempt = (view: View, opened: Suit): readonly Rule[] => {
  const { hand } = view;
  const game = isMajor(opened) ? (`4${opened}` as const) : (`5${opened}` as const);
  if (!canBid(view, isMajor(opened) ? 4 : 5, opened)) return say('P', { points: [0, 37] });
  return [
    ...say(game, {
      points: [13, 37],
      length: { [opened]: cards(2) },
      when:
        hand.points >= (hand.length[opened] >= 3 ? 14 : 16) && (isMajor(opened) || !stopsAll(hand, opened)),
    }),
    ...say(game, {
      points: [0, 12],
      length: { [opened]: cards(4) },
      when: hasShortness(hand) || hand.length[opened] >= 5,
    }),
    ...say('3NT', { points: [15, 37], when: canBid(view, 3, 'NT') && stopsAll(hand, opened) }),
    ...say('P', { points: [0, 37] }),
  ];
};
