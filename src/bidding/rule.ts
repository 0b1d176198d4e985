/**
 * A line of the bidding system: a call, what it promises, and the judgement that is not promised. The promise is what
 * partner and opponents may rely on, and the hand is tested against that same promise: a call never says what is not so.
 */
import { SUITS, type Call, type Denomination, type Suit } from '../engine/calls.ts';
import type { HandFacts } from './hand.ts';
import type { Meaning, Range } from '../engine/meaning.ts';
import type { Purpose } from './purposes.ts';

/** One line of the system. */
export interface Rule {
  readonly call: Call;
  readonly shows: Meaning;
  /** Judgement on top of the promise: the quality of a suit, the value of a shortness. */
  readonly when: boolean;
  readonly artificial: boolean;
  readonly forcing: boolean;
}

/** What a line may say beside its call. */
export interface Says {
  readonly points?: Range;
  readonly length?: { readonly [suit in Suit]?: Range };
  readonly purpose?: Purpose;
  /** The denominations that it shows, when those are not what it names. */
  readonly denominations?: readonly Denomination[];
  readonly when?: boolean;
  readonly artificial?: boolean;
  readonly forcing?: boolean;
}

/** The lines for a call; none when the system has no such call here (it would be too high, say). */
export const say = (call: Call | undefined | false, says: Says): readonly Rule[] => {
  if (!call) return [];
  const { when = true, artificial = says.denominations !== undefined, forcing = false, ...shows } = says;
  return [{ call, shows, when, artificial, forcing }];
};

/** Whether a hand keeps what a line promises and the judgement agrees. */
export const fits = ({ shows, when }: Rule, hand: HandFacts): boolean => when && keeps(hand, shows);

/** Whether a hand is as a meaning says, as far as points and lengths go. */
export const keeps = (hand: HandFacts, { points, length }: Meaning): boolean => {
  if (points !== undefined && !isWithin(hand.points, points)) return false;
  for (const suit in length) {
    const range = length[suit as Suit];
    if (range !== undefined && !isWithin(hand.length[suit as Suit], range)) return false;
  }
  return true;
};

const isWithin = (value: number, [low, high]: Range): boolean => value >= low && value <= high;

/**
 * What a call means to the others: they do not know which of the lines for it a player has followed. So its promise is no
 * more than what all lines for that call, with the same purpose, have in common. A pass says what its own line says.
 */
export const meaningOf = (chosen: Rule, lines: readonly Rule[]): Rule => {
  if (chosen.call === 'P') return chosen;
  const alike = lines.filter(
    ({ call, shows }) => call === chosen.call && shows.purpose === chosen.shows.purpose,
  );
  const shows = alike.map((line) => line.shows).reduce(inCommon, chosen.shows);
  return { ...chosen, shows, forcing: alike.every(({ forcing }) => forcing) };
};

const inCommon = (a: Meaning, b: Meaning): Meaning => {
  const points = wider(a.points, b.points);
  const length: { [suit in Suit]?: Range } = {};
  for (const suit of SUITS) {
    const range = wider(a.length?.[suit], b.length?.[suit]);
    if (range !== undefined) length[suit] = range;
  }
  return {
    ...(points !== undefined && { points }),
    ...(Object.keys(length).length > 0 && { length }),
    ...(a.purpose !== undefined && { purpose: a.purpose }),
    ...(a.denominations !== undefined && { denominations: a.denominations }),
  };
};

const wider = (a: Range | undefined, b: Range | undefined): Range | undefined =>
  a === undefined || b === undefined ? undefined : [Math.min(a[0], b[0]), Math.max(a[1], b[1])];

/** From a number upwards. */
export const atLeast = (low: number): Range => [low, 37];
/** So many cards or more. */
export const cards = (low: number, high = 13): Range => [low, high];
/** The lengths of a balanced hand. */
export const BALANCED = { S: [2, 5], H: [2, 5], D: [2, 6], C: [2, 6] } as const;
