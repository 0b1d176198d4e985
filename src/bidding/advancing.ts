/**
 * When the opponents have opened, partner has acted and I have not: raising overcalls, answering take-out doubles.
 */
import { levelOf, SUITS, type Bid, type Suit } from '../engine/calls.ts';
import { isMajor, qualityOf, supportPoints } from './hand.ts';
import { atLeast, BALANCED, cards, say, type Rule } from './rule.ts';
import { at, canBid, cheapest, levelFor, mayRedouble, upTo, type View } from './view.ts';

/** Calls after partner's overcall in a suit: raises by the number of trumps, their suit for a good raise. */
export const advancesOfOvercall = (view: View, suit: Suit): readonly Rule[] => {
  const { hand, known, partner } = view;
  const trumps = hand.length[suit] + known[partner].length[suit][0];
  const worth = supportPoints(hand, suit);
  const raise = cheapest(view, suit);
  const jump = cheapest(view, suit, 1);
  const game = isMajor(suit) ? 4 : 5;
  const level = (bid: Bid | undefined): number => (bid === undefined ? 8 : levelOf(bid));
  const support = { [suit]: cards(3) };
  const cue = view.theirSuits[0];
  return [
    ...say(canBid(view, game, suit) && level(raise) <= game ? (`${game}${suit}` as Bid) : undefined, {
      points: [2, 37],
      length: { [suit]: cards(4) },
      when: (trumps >= game + 6 && worth >= 7) || (worth >= 14 && isMajor(suit)),
    }),
    ...say(cue === undefined || levelFor(view, cue) > 3 ? undefined : cheapest(view, cue), {
      points: [9, 37],
      length: support,
      purpose: 'raise-strong',
      denominations: [suit],
      forcing: true,
      when: worth >= 11 && canBid(view, 3, suit),
    }),
    ...say(level(jump) <= 4 && level(jump) < game + 1 ? jump : undefined, {
      points: [2, 10],
      length: { [suit]: cards(4) },
      when: trumps >= level(jump) + 6 && worth <= 10 && worth >= 5,
    }),
    ...say(level(raise) <= 3 ? raise : undefined, {
      points: [3, 11],
      length: support,
      when: worth >= 6 && (trumps >= level(raise) + 6 || worth >= 8),
    }),
    ...say(level(raise) === 4 ? raise : undefined, {
      points: [3, 15],
      length: support,
      when: worth >= 9 && trumps >= 9,
    }),
    ...newSuits(view, suit),
    ...notrump(view),
    ...say('P', { points: [0, 12] }),
    ...say('P', { points: [0, 37] }),
  ];
};

const newSuits = (view: View, partners: Suit): readonly Rule[] =>
  view.hand.bySize
    .filter((suit) => suit !== partners && !view.theirSuits.includes(suit))
    .flatMap((suit) => {
      const level = levelFor(view, suit);
      const length = view.hand.length[suit];
      return say(level <= 3 ? cheapest(view, suit) : undefined, {
        points: [7, 16],
        length: { [suit]: cards(5) },
        when:
          view.hand.length[partners] <= 2 &&
          view.hand.points >= [0, 7, 9, 12][level]! - (length >= 6 ? 1 : 0) &&
          qualityOf(view.hand, suit) >= 3 &&
          (level < 3 || length >= 6),
      });
    });

const notrump = (view: View): readonly Rule[] => {
  const { hand, theirSuits } = view;
  const stops = theirSuits.every((suit) => hand.stops[suit]);
  const ranges = { 1: [8, 11], 2: [11, 13], 3: [13, 20] } as const;
  return ([3, 2, 1] as const).flatMap((level) =>
    say(canBid(view, level, 'NT') ? `${level}NT` : undefined, {
      points: ranges[level],
      when: stops && (level === 1 || hand.points >= ranges[level][0]),
    }),
  );
};

/** Answers to a take-out double: the best unbid suit, with a jump from nine points; notrump with a stopper; pass with their suit. */
export const advancesOfDouble = (view: View, doubled: Suit, isFree: boolean): readonly Rule[] => {
  const { hand, theirSuits, known, partner } = view;
  const level = levelOf(view.lastBid?.call ?? '1C');
  const open = SUITS.filter((suit) => !theirSuits.includes(suit));
  const best = [...open].sort((a, b) => claim(view, b) - claim(view, a));
  const stack = hand.length[doubled] >= 5 && qualityOf(hand, doubled) >= 4 && view.doubling === 'X';
  const floor = known[partner].points[0];
  return [
    ...say('P', {
      points: [4, 37],
      length: { [doubled]: cards(4) },
      when: stack || (level >= 4 && (hand.shape[0] ?? 0) < 6 && !isFree),
    }),
    ...best.slice(0, 2).flatMap((suit) => suitAnswers(view, suit, floor, isFree)),
    ...notrump(view),
    ...strongCue(view, 11),
    ...best
      .slice(0, 2)
      .flatMap((suit) =>
        say(!isFree && upTo(view, suit, 5), { points: [0, 37], length: { [suit]: cards(3) } }),
      ),
    ...say(isFree ? 'P' : undefined, { points: [0, 9] }),
    ...say('P', { points: [0, 37] }),
  ];
};

/** Their suit: too strong for any other call. */
export const strongCue = (view: View, from: number): readonly Rule[] => {
  const suit = view.theirSuits.at(-1);
  return say(suit === undefined || levelFor(view, suit) > 3 ? undefined : cheapest(view, suit), {
    points: atLeast(from),
    purpose: 'cue-strong',
    denominations: [],
    forcing: true,
  });
};

/** How much a suit claims to be the answer: its length, a major before a minor. */
const claim = ({ hand }: View, suit: Suit): number =>
  hand.length[suit] + (isMajor(suit) ? 0.75 : 0) + qualityOf(hand, suit) / 20;

function suitAnswers(view: View, suit: Suit, floor: number, isFree: boolean): readonly Rule[] {
  const { hand } = view;
  const cheap = cheapest(view, suit);
  const jump = cheapest(view, suit, 1);
  const game = isMajor(suit) ? 4 : 5;
  const length = hand.length[suit];
  const gameAt = 25 - floor - (length >= 5 ? 2 : 0);
  const stops = view.theirSuits.every((their) => hand.stops[their]);
  const cheapLevel = cheap === undefined ? 8 : levelOf(cheap);
  return [
    ...say(isMajor(suit) && at(view, 4, suit), {
      points: [8, 37],
      length: { [suit]: cards(4) },
      when: hand.points >= gameAt && (length >= 5 || !stops),
    }),
    ...say(!isMajor(suit) && at(view, 5, suit), {
      points: [10, 37],
      length: { [suit]: cards(6) },
      when: hand.points >= gameAt + 2 && !stops,
    }),
    ...say(at(view, 3, 'NT'), {
      points: [11, 37],
      when: hand.points >= 25 - floor && stops,
    }),
    ...say(jump !== undefined && levelOf(jump) <= Math.min(game, 3) ? jump : undefined, {
      points: [8, 12],
      length: { [suit]: cards(4) },
      when: hand.points >= 9,
    }),
    ...say(cheapLevel <= 3 || (cheapLevel === 4 && length >= 5) ? cheap : undefined, {
      points: isFree ? [5, 11] : [0, 10],
      length: { [suit]: cards(4) },
      when: isFree ? hand.points >= 4 + cheapLevel : true,
    }),
  ];
}

/** Calls after partner's overcall of one notrump that the opponents have doubled or bid over: long suits and points. */
export const advancesInTrouble = (view: View): readonly Rule[] => [
  ...view.hand.bySize.slice(0, 1).flatMap((suit) =>
    say(levelFor(view, suit) <= 2 && !view.theirSuits.includes(suit) ? cheapest(view, suit) : undefined, {
      points: [0, 9],
      length: { [suit]: cards(5) },
    }),
  ),
  ...say(mayRedouble(view) ? 'XX' : undefined, {
    points: atLeast(6),
    purpose: 'redouble-strength',
    denominations: [],
    when: view.hand.points >= 7,
  }),
  ...say(at(view, 3, 'NT'), {
    points: [9, 37],
    length: BALANCED,
    when: view.theirSuits.every((suit) => view.hand.stops[suit]),
  }),
  ...say('P', { points: [0, 37] }),
];
