/**
 * Responses to one of a suit when the opponent between has doubled or overcalled: raises, negative doubles, free bids.
 */
import { levelOf, type Bid, type Suit } from '../engine/calls.ts';
import { isMajor, MAJORS, qualityOf, supportPoints } from './hand.ts';
import { atLeast, cards, say, type Rule } from './rule.ts';
import { at, canBid, cheapest, levelFor, mayDouble, type View } from './view.ts';

/** Responses to one of a suit that was doubled for take-out. */
export const responsesOverDouble = (view: View, opened: Suit): readonly Rule[] => {
  const { hand } = view;
  const support = hand.length[opened];
  const worth = supportPoints(hand, opened);
  const five = isMajor(opened) ? 0 : 1;
  return [
    ...say(isMajor(opened) ? `4${opened}` : undefined, {
      points: [2, 12],
      length: { [opened]: cards(5) },
      when: worth >= 7,
    }),
    ...say('2NT', {
      points: [8, 37],
      length: { [opened]: cards(4) },
      purpose: 'raise-strong',
      denominations: [opened],
      forcing: true,
      when: worth >= 10,
    }),
    ...say(`3${opened}`, {
      points: [1, 9],
      length: { [opened]: cards(4) },
      when: support >= 4 + five && worth >= 4 && worth <= 9,
    }),
    ...say('XX', { points: atLeast(10), purpose: 'redouble-strength', denominations: [] }),
    ...say(`2${opened}`, {
      points: [3, 10],
      length: { [opened]: cards(3) },
      when: support >= 3 + five && worth >= 5,
    }),
    ...(['H', 'S'] as const).flatMap((suit) =>
      say(suit !== opened && at(view, 1, suit), {
        points: [5, 10],
        length: { [suit]: cards(4) },
        forcing: true,
        when: hand.points >= 6 || hand.length[suit] >= 5,
      }),
    ),
    ...hand.bySize.flatMap((suit) =>
      say(suit !== opened && levelFor(view, suit) === 2 ? cheapest(view, suit) : undefined, {
        points: [4, 10],
        length: { [suit]: cards(6) },
        when: qualityOf(hand, suit) >= 3,
      }),
    ),
    ...say('1NT', { points: [7, 10] }),
    ...say('P', { points: [0, 9] }),
  ];
};

/** Responses to one of a suit that was overcalled. */
export const responsesOverOvercall = (view: View, opened: Suit): readonly Rule[] => {
  const { hand, theirSuits } = view;
  const worth = supportPoints(hand, opened);
  const cue = theirSuits[0];
  const raise = cheapest(view, opened);
  const jump = cheapest(view, opened, 1);
  const level = (bid: Bid | undefined): number => (bid === undefined ? 8 : levelOf(bid));
  const need = isMajor(opened) ? 3 : 4;
  const trumps = hand.length[opened] + (isMajor(opened) ? 5 : 4);
  const support = { [opened]: cards(need) };
  const stops = theirSuits.every((suit) => hand.stops[suit]);
  return [
    ...say(isMajor(opened) && at(view, 4, opened), {
      points: [2, 37],
      length: { [opened]: cards(4) },
      when: (trumps >= 10 && worth >= 7 && worth <= 12) || (level(raise) >= 3 && worth >= 12),
    }),
    ...say(
      cue === undefined || levelFor(view, cue) > (isMajor(opened) ? 3 : 2) ? undefined : cheapest(view, cue),
      {
        points: [9, 37],
        length: support,
        purpose: 'raise-strong',
        denominations: [opened],
        forcing: true,
        when: worth >= 11,
      },
    ),
    ...say(level(jump) <= 3 ? jump : undefined, {
      points: [2, 9],
      length: { [opened]: cards(4) },
      when: trumps >= 9 && worth >= 5 && worth <= 9,
    }),
    ...say(level(raise) <= 3 ? raise : undefined, {
      points: [3, 12],
      length: support,
      when: worth >= 3 + level(raise) * 1.5 && (trumps >= level(raise) + 6 || worth >= 9),
    }),
    ...freeBids(view, opened),
    ...negativeDouble(view, opened),
    ...notrump(view, stops),
    ...say(level(raise) === 4 ? raise : undefined, {
      points: [3, 37],
      length: support,
      when: worth >= 8 && trumps >= 9,
    }),
    ...say(!isMajor(opened) && at(view, 3, opened), {
      points: [5, 11],
      length: { [opened]: cards(4) },
      when: worth >= 7 && trumps >= 9,
    }),
    ...say('P', { points: [0, 11] }),
    ...say('P', { points: [0, 37] }),
  ];
};

/** A new suit: four cards and six points at the one level, five cards and ten at the two, eleven at the three. */
const freeBids = ({ hand, ...rest }: View, opened: Suit): readonly Rule[] => {
  const view = { hand, ...rest };
  return hand.bySize
    .filter((suit) => suit !== opened && !view.theirSuits.includes(suit))
    .flatMap((suit) => {
      const level = levelFor(view, suit);
      const length = hand.length[suit];
      if (level > 3) return [];
      const need = level === 1 ? 6 : level === 2 ? 10 : 11;
      const long = level === 1 ? (view.theirSuits.includes('H') && suit === 'S' ? 5 : 4) : 5;
      const enough = hand.points >= need - (length >= 6 ? 1 : 0);
      return say(cheapest(view, suit), {
        points: [need - 1, 37],
        length: { [suit]: cards(long) },
        forcing: !view.iPassedFirst,
        when: enough && (level === 1 || qualityOf(hand, suit) >= 3),
      });
    });
};

/** A negative double: points, and four cards in each unbid major (both minors when both majors are bid). */
const negativeDouble = (view: View, opened: Suit): readonly Rule[] => {
  const { hand, theirSuits } = view;
  if (theirSuits.length === 0) return [];
  const level = levelFor(view, 'NT');
  const open = MAJORS.filter((suit) => suit !== opened && !theirSuits.includes(suit));
  const shown: readonly Suit[] =
    open.length > 0
      ? open
      : (['D', 'C'] as const).filter((suit) => suit !== opened && !theirSuits.includes(suit));
  const need = level <= 1 ? 6 : level === 2 ? 8 : level === 3 ? 10 : 12;
  const [first, second] = shown;
  const holds =
    shown.some((suit) => hand.length[suit] >= 4) &&
    (second === undefined || hand.points >= 11 || shown.every((suit) => hand.length[suit] >= 3));
  return say(mayDouble(view) && level <= 4 && first !== undefined ? 'X' : undefined, {
    points: atLeast(need),
    length: second === undefined && first !== undefined ? { [first]: cards(4) } : {},
    purpose: 'negative-double',
    denominations: shown,
    forcing: level <= 3,
    when: holds,
  });
};

const notrump = (view: View, stops: boolean): readonly Rule[] =>
  (
    [
      [3, 13, 18],
      [2, 10, 12],
      [1, 7, 10],
    ] as const
  ).flatMap(([level, low, high]) =>
    say(canBid(view, level, 'NT') ? `${level}NT` : undefined, {
      points: [low, high],
      when: stops && (level > 1 || levelFor(view, 'NT') === 1) && (view.hand.isBalanced || level === 3),
    }),
  );
