/** Suits over their opening: simple overcalls, preemptive jumps, two-suiters; and what one bids over one notrump. */
import { levelOf, SUITS, type Suit } from '../engine/calls.ts';
import { MAJORS, qualityOf, SUITS_DOWN, type HandFacts } from './hand.ts';
import { cards, say, type Rule } from './rule.ts';
import { at, cheapest, type View } from './view.ts';

/** What an overcall needs by its level: points with five cards and with six, quality of the suit, and points promised. */
const OVERCALLS: readonly (
  | { readonly five: number; readonly six: number; readonly quality: number; readonly promise: number }
  | undefined
)[] = [
  undefined,
  { five: 8, six: 7, quality: 2.5, promise: 6 },
  { five: 11, six: 9, quality: 3.5, promise: 7 },
  { five: 14, six: 11, quality: 4, promise: 9 },
  { five: 16, six: 13, quality: 4, promise: 10 },
  { five: 18, six: 14, quality: 4, promise: 11 },
];

/** Simple overcalls in some suits, the longest first; seven cards or a second suit make up for points. */
export const overcalls = (view: View, suits: readonly Suit[], ease: number): readonly Rule[] => {
  const { hand, theirSuits } = view;
  return hand.bySize
    .filter((suit) => suits.includes(suit) && !theirSuits.includes(suit))
    .flatMap((suit) => {
      const bid = cheapest(view, suit);
      const line = bid && OVERCALLS[levelOf(bid)];
      if (bid === undefined || line === undefined) return [];
      const length = hand.length[suit];
      const shape = (length >= 7 ? 2 : 0) + (hand.shape[1] === 5 ? 1 : 0) + Math.min(ease, 2);
      const quality = line.quality - (ease > 0 ? 1 : 0) - (length >= 6 ? 1 : 0);
      return say(bid, {
        points: [line.promise - Math.min(ease, 2), 17],
        length: { [suit]: cards(levelOf(bid) >= 4 ? 6 : 5) },
        when: qualityOf(hand, suit) >= quality && hand.points >= (length >= 6 ? line.six : line.five) - shape,
      });
    });
};

/** Long suits and few points: a jump to two with six cards, to three with seven (six when it is the lowest jump), to four with eight. */
export const preempts = (view: View): readonly Rule[] => {
  const { hand, weAreVulnerable, theirSuits } = view;
  const jumps = [2, 1] as const;
  return hand.bySize
    .filter((suit) => !theirSuits.includes(suit))
    .flatMap((suit) =>
      jumps.flatMap((jump) => {
        const bid = cheapest(view, suit, jump);
        if (bid === undefined || levelOf(bid) > 4) return [];
        const isLight = jump === 1 && levelOf(bid) === 3 && !weAreVulnerable;
        return say(bid, {
          points: [3, 10],
          length: { [suit]: cards(isLight ? 6 : levelOf(bid) + 4) },
          when: qualityOf(hand, suit) >= (weAreVulnerable ? 4 : 2.5),
        });
      }),
    );
};

/** Five cards in two suits: their suit bid again shows the majors (or the other major and a minor), two notrump the lowest two. */
export const twoSuiters = (view: View): readonly Rule[] => {
  const { hand, opening, lastBid, theirSuits, said } = view;
  const [their] = theirSuits;
  const isDirect = said.every(({ call }) => call === 'P' || call === opening?.call);
  if (their === undefined || lastBid === undefined || levelOf(lastBid.call) > 1 || !isDirect) return [];
  const [low, high] = SUITS.filter((suit) => suit !== their);
  const majors = MAJORS.filter((suit) => suit !== their);
  const [major = 'S'] = majors;
  const minor = Math.max(hand.length.D, hand.length.C) >= 5;
  const says = { points: [7, 37], purpose: 'two-suiter', forcing: true } as const;
  const worth = hand.points <= 11 || hand.points >= 15;
  return [
    ...say(
      `2${their}`,
      majors.length === 2
        ? { ...says, denominations: majors, length: { S: cards(5), H: cards(5) }, when: worth }
        : { ...says, denominations: [major], length: { [major]: cards(5) }, when: worth && minor },
    ),
    ...(low === undefined || high === undefined
      ? []
      : say('2NT', {
          ...says,
          denominations: [low, high],
          length: { [low]: cards(5), [high]: cards(5) },
          when: worth,
        })),
  ];
};

/** Over one notrump: a double for penalties, two clubs for both majors, suits as they are. */
export const overNotrump = (view: View, isPassOut: boolean): readonly Rule[] => {
  const { hand, style } = view;
  const strong = (style.notrump === 'strong' ? 15 : 14) - (isPassOut ? 1 : 0);
  return [
    ...say('X', { points: [strong, 37], purpose: 'penalty-double', denominations: [] }),
    ...say('2C', {
      points: [8, 15],
      length: { S: cards(4), H: cards(4) },
      purpose: 'two-suiter',
      denominations: ['S', 'H'],
      forcing: true,
      when: hand.length.S + hand.length.H >= 9,
    }),
    ...(['S', 'H', 'D'] as const).flatMap((suit) => say(`2${suit}`, overcallOfNotrump(hand, suit))),
    ...SUITS_DOWN.flatMap((suit) =>
      say(at(view, 3, suit), {
        points: [5, 13],
        length: { [suit]: cards(6) },
        when: (hand.length[suit] >= 7 || (suit === 'C' && hand.points >= 9)) && qualityOf(hand, suit) >= 4,
      }),
    ),
    ...say('P', { points: [0, 16] }),
  ];
};

/** Six cards, or five good ones beside a second suit. */
const overcallOfNotrump = (hand: HandFacts, suit: Suit) => {
  const second = SUITS.some((other) => other !== suit && hand.length[other] >= 4);
  const isGood = hand.points >= 9 && second && qualityOf(hand, suit) >= 4;
  return {
    points: [6, 15],
    length: { [suit]: cards(5) },
    when: (hand.length[suit] >= 6 && hand.points >= 7) || isGood,
  } as const;
};
