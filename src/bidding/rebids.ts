/**
 * Opener's second call after an opening of one in a suit and a response that is not a raise.
 */
import { levelOf, rankOfBid, type Bid, type Suit } from '../engine/calls.ts';
import { isMajor, supportPoints, type HandFacts } from './hand.ts';
import { BALANCED, cards, say, type Rule } from './rule.ts';
import { at, canBid, cheapest, type View } from './view.ts';

/** After a response in a new suit. `mustBid`: partner's bid is forcing and the opponent between has passed. */
export const rebidsAfterSuit = (
  view: View,
  opened: Suit,
  response: Bid,
  shown: Suit,
  mustBid: boolean,
): readonly Rule[] => {
  const { hand } = view;
  const worth = supportPoints(hand, shown);
  const isTwoOverOne = levelOf(response) === 2;
  const support = { [shown]: cards(4) };
  return [
    ...say(isMajor(shown) && at(view, 4, shown), {
      points: [14, 21],
      length: support,
      when: worth >= 19,
    }),
    ...say(cheapest(view, shown, 1), {
      points: [13, 20],
      length: support,
      when: worth >= 16 && worth <= 18 && isMajor(shown),
    }),
    ...say(cheapest(view, shown), {
      points: isTwoOverOne ? [9, 21] : [9, 16],
      length: support,
      forcing: isTwoOverOne,
      when: isTwoOverOne || worth <= 16,
    }),
    ...notrump(view, isTwoOverOne),
    ...ownSuits(view, opened),
    ...say(cheapest(view, opened, 1), {
      points: [14, 21],
      length: { [opened]: cards(6) },
      when: hand.points >= 15,
    }),
    ...say(cheapest(view, opened), {
      points: [9, 16],
      length: { [opened]: cards(6) },
      forcing: isTwoOverOne,
    }),
    ...(isTwoOverOne
      ? say(cheapest(view, shown), { points: [9, 21], length: { [shown]: cards(3) }, forcing: true })
      : []),
    ...say(canBid(view, 2, shown) ? cheapest(view, shown) : undefined, {
      points: [9, 15],
      length: { [shown]: cards(3) },
      when: hasShortness(hand) && isMajor(shown),
    }),
    ...(mustBid ? anything(view, opened, shown) : []),
    ...say('P', { points: [9, 17] }),
  ];
};

function notrump(view: View, isTwoOverOne: boolean): readonly Rule[] {
  const { hand, style } = view;
  const low = style.notrump === 'strong' ? ([11, 14] as const) : ([15, 17] as const);
  const cheap = cheapest(view, 'NT');
  const jump = cheapest(view, 'NT', 1);
  const stops = view.theirSuits.every((suit) => hand.stops[suit]);
  const fourSpades = canBid(view, 1, 'S') && hand.length.S >= 4;
  return [
    ...say(jump, {
      points: [17, 19],
      length: BALANCED,
      when: hand.isBalanced && stops && hand.points >= 18,
      forcing: isTwoOverOne,
    }),
    ...say(cheap, {
      points: low,
      length: BALANCED,
      when: hand.isBalanced && stops && !fourSpades && levelOf(cheap ?? '7NT') <= (isTwoOverOne ? 3 : 1),
      forcing: isTwoOverOne,
    }),
  ];
}

/** A second suit: at the one level, or below the first; above it (a reverse) and with a jump only when strong. */
function ownSuits(view: View, opened: Suit): readonly Rule[] {
  const { hand, lastBid } = view;
  return hand.bySize
    .filter((suit) => suit !== opened && hand.length[suit] >= 4 && !view.theirSuits.includes(suit))
    .flatMap((suit) => {
      const bid = cheapest(view, suit);
      if (bid === undefined || lastBid === undefined) return [];
      const isReverse = levelOf(bid) > 1 && rankOfBid(bid) > rankOfBid(`${levelOf(bid)}${opened}` as Bid);
      const jump = isReverse ? undefined : cheapest(view, suit, 1);
      const shows = { [opened]: cards(isMajor(opened) ? 5 : 3), [suit]: cards(4) };
      return [
        ...say(jump, {
          points: [17, 21],
          length: shows,
          forcing: true,
          when: hand.points >= 18 && levelOf(jump ?? '7NT') <= 3,
        }),
        ...say(bid, {
          points: isReverse ? [15, 21] : [9, 18],
          length: shows,
          forcing: isReverse,
          when:
            (isReverse
              ? hand.points >= 16 && hand.length[opened] > hand.length[suit] - 1
              : hand.points <= 18) &&
            levelOf(bid) <= (isReverse || hand.points < 15 ? 2 : 3) &&
            !(isReverse && levelOf(bid) > 2),
        }),
      ];
    });
}

/** Partner's bid must be answered: the cheapest call that says least. */
const anything = (view: View, opened: Suit, shown: Suit): readonly Rule[] => [
  ...say(cheapest(view, opened), { points: [9, 21], length: { [opened]: cards(5) } }),
  ...say(cheapest(view, shown), { points: [9, 21], length: { [shown]: cards(3) } }),
  ...say(cheapest(view, 'NT'), { points: [9, 21] }),
  ...say(cheapest(view, opened), { points: [9, 21] }),
];

/** After a response of one notrump. */
export const rebidsAfterNotrump = (view: View, opened: Suit): readonly Rule[] => {
  const { hand } = view;
  const stops = view.theirSuits.every((suit) => hand.stops[suit]);
  return [
    ...say(at(view, 3, 'NT'), {
      points: [18, 21],
      when: stops && (hand.isBalanced || hand.points >= 19) && hand.points >= 18,
    }),
    ...say(cheapest(view, opened, 1), { points: [15, 20], length: { [opened]: cards(6) } }),
    ...ownSuits(view, opened),
    ...say(cheapest(view, 'NT'), {
      points: [16, 18],
      length: BALANCED,
      when: hand.isBalanced && hand.points >= 16 && hand.points <= 17 && stops,
    }),
    ...say(at(view, 2, opened), {
      points: [9, 15],
      length: { [opened]: cards(6) },
    }),
    ...say('P', { points: [9, 17] }),
  ];
};

const hasShortness = (hand: HandFacts): boolean => (hand.shape[3] ?? 2) <= 1;
