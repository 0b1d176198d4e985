/**
 * Opener's answer to a negative double, and what responder does when partner's notrump or preempt was doubled or overcalled.
 */
import { SUITS, type Suit } from '../engine/calls.ts';
import { strongCue } from './advancing.ts';
import { isMajor, supportPoints } from './hand.ts';
import { atLeast, cards, say, type Rule } from './rule.ts';
import { at, cheapest, levelFor, mayDouble, mayRedouble, upTo, type View } from './view.ts';

/** Opener's answer to a negative double: the suit that it shows, his own suit again, or notrump with a stopper. */
export const answersToNegative = (view: View, opened: Suit, mustBid: boolean): readonly Rule[] => {
  const { hand, theirSuits, partnersLast } = view;
  const shown = (partnersLast?.shows.denominations ?? []).filter((d): d is Suit => d !== 'NT');
  const byLength = [...shown].sort((a, b) => hand.length[b] - hand.length[a]);
  const stops = theirSuits.every((suit) => hand.stops[suit]);
  const stack = theirSuits.some((suit) => hand.length[suit] >= 5);
  return [
    ...byLength.flatMap((suit) => [
      ...say(isMajor(suit) && at(view, 4, suit), {
        points: [15, 21],
        length: { [suit]: cards(4) },
        when: supportPoints(hand, suit) >= 18,
      }),
      ...say(levelFor(view, suit) <= 2 ? cheapest(view, suit, 1) : undefined, {
        points: [13, 18],
        length: { [suit]: cards(4) },
        when: supportPoints(hand, suit) >= 15,
      }),
      ...say(upTo(view, suit, 3), {
        points: [9, 16],
        length: { [suit]: cards(4) },
      }),
    ]),
    ...say(at(view, 3, 'NT'), { points: [17, 21], when: stops && hand.points >= 18 }),
    ...say('P', { points: [10, 21], when: stack && view.doubling === 'X' }),
    ...strongCue(view, 18),
    ...say(upTo(view, opened, 3), {
      points: [9, 17],
      length: { [opened]: cards(6) },
    }),
    ...say(upTo(view, 'NT', 2), {
      points: [10, 17],
      when: stops && hand.isBalanced,
    }),
    ...SUITS.filter((suit) => suit !== opened && !theirSuits.includes(suit)).flatMap((suit) =>
      say(upTo(view, suit, 3), {
        points: [9, 18],
        length: { [suit]: cards(4) },
      }),
    ),
    ...(mustBid ? leastBad(view, opened, byLength) : []),
    ...say('P', { points: [9, 21] }),
  ];
};

/** Partner's double must be answered, and nothing fits. */
const leastBad = (view: View, opened: Suit, shown: readonly Suit[]): readonly Rule[] => [
  ...shown.flatMap((suit) =>
    say(upTo(view, suit, 3), {
      points: [9, 17],
      length: { [suit]: cards(3) },
    }),
  ),
  ...say(upTo(view, opened, 3), {
    points: [9, 21],
    length: { [opened]: cards(5) },
  }),
  ...say(upTo(view, 'NT', 3), { points: [9, 21] }),
];

/** Responses when partner's notrump or preempt was doubled or overcalled. */
export const responsesInTrouble = (view: View, floor: number): readonly Rule[] => {
  const { hand, theirSuits } = view;
  const stops = theirSuits.every((suit) => hand.stops[suit]);
  return [
    ...hand.bySize
      .filter((suit) => isMajor(suit) && !theirSuits.includes(suit))
      .flatMap((suit) =>
        say(at(view, 4, suit), {
          points: [24 - floor - 2, 18],
          length: { [suit]: cards(6) },
          when: hand.points >= 24 - floor,
        }),
      ),
    ...say(at(view, 3, 'NT'), { points: [25 - floor, 37 - floor], when: stops }),
    ...say(mayRedouble(view) ? 'XX' : undefined, {
      points: atLeast(22 - floor),
      purpose: 'redouble-strength',
      denominations: [],
    }),
    ...say(mayDouble(view) && theirSuits.length > 0 ? 'X' : undefined, {
      points: atLeast(22 - floor),
      purpose: 'penalty-double',
      denominations: [],
      when: theirSuits.some((suit) => hand.length[suit] >= 3),
    }),
    ...hand.bySize
      .slice(0, 2)
      .flatMap((suit) =>
        say(
          !theirSuits.includes(suit) && levelFor(view, suit) <= (hand.length[suit] >= 6 ? 3 : 2)
            ? cheapest(view, suit)
            : undefined,
          { points: [2, 11], length: { [suit]: cards(5) } },
        ),
      ),
    ...say('P', { points: [0, 37] }),
  ];
};
