/**
 * The meaning of a call by agreement, as far as a record gives it, and how two meanings compare: the three doors of a
 * comparable call (2017 art. 23A) and the same or a more precise meaning (2007 art. 27B1b).
 * A bound that the withdrawn call does not give is no bound; where the new call leaves out what the old one told, the
 * answer is undefined and the director is asked, unless it plainly shows something else than the suit that was promised.
 */
import {
  denominationOf,
  isBid,
  isBidOverSeven,
  isDoubling,
  isSuit,
  SUITS,
  type Denomination,
  type SpokenCall,
  type Suit,
} from './calls.ts';

/** Lowest and highest, both included. */
export type Range = readonly [number, number];

/** What a call shows: points, length by suit, what it asks, and the denominations when they differ from what it names. */
export interface Meaning {
  readonly points?: Range;
  readonly length?: { readonly [suit in Suit]?: Range };
  readonly purpose?: string;
  readonly denominations?: readonly Denomination[];
}

/** A call with what it means. */
export interface MeantCall {
  readonly call: SpokenCall;
  readonly shows?: Meaning;
  readonly artificial: boolean;
}

/** The denominations that a call shows: as agreed; else what a natural bid names; an artificial call shows none by itself. */
export const shownBy = ({ call, shows, artificial }: MeantCall): readonly Denomination[] =>
  shows?.denominations ?? (artificial ? [] : namedBy(call));

const namedBy = (call: SpokenCall): readonly Denomination[] =>
  isBid(call) || isBidOverSeven(call) ? [denominationOf(call)] : [];

/** The suits that a call specifies. */
export const suitsShownBy = (call: MeantCall): readonly Suit[] => shownBy(call).filter(isSuit);

/** Whether two calls show the same denominations, and at least one. */
export const showSame = (a: MeantCall, b: MeantCall): boolean => {
  const [of, others] = [shownBy(a), shownBy(b)];
  return of.length > 0 && isSameSet(of, others);
};

/** Whether a call is made again: the same words, and not showing something else by it as far as that is known. */
export const isSameCall = (a: MeantCall, b: MeantCall): boolean =>
  a.call === b.call &&
  (tellsDenominations(a) && tellsDenominations(b)
    ? isSameSet(shownBy(a), shownBy(b))
    : a.artificial === b.artificial);

const tellsDenominations = ({ artificial, shows }: MeantCall) =>
  shows?.denominations !== undefined || !artificial;

/** Whether a call is natural: not artificial, and showing what it names. */
export const isNatural = (call: MeantCall): boolean =>
  !call.artificial && isBid(call.call) && isSameSet(shownBy(call), [denominationOf(call.call)]);

/** The three doors of a comparable call (2017 art. 23A1, A2 and A3). */
export type Door = 'similar' | 'contained' | 'same-purpose';

const doorsOf = (withdrawn: MeantCall, now: MeantCall): readonly (readonly [Door, boolean | undefined])[] => [
  ['similar', isSimilar(withdrawn, now)],
  ['contained', isContained(withdrawn, now)],
  ['same-purpose', hasSamePurpose(withdrawn, now)],
];

/** A comparable call (2017 art. 23A): the same or similar, contained, or the same purpose; undefined: the director judges. */
export const isComparable = (withdrawn: MeantCall, now: MeantCall): boolean | undefined =>
  either(...doorsOf(withdrawn, now).map(([, answer]) => answer));

/** The first door through which the meanings themselves make a call comparable; undefined: none, or the director must say. */
export const doorOf = (withdrawn: MeantCall, now: MeantCall): Door | undefined =>
  doorsOf(withdrawn, now).find(([, answer]) => answer === true)?.[0];

/** The same meaning or a more precise one (2007 art. 27B1b); undefined: the director judges. */
export const isSameOrMorePrecise = (withdrawn: MeantCall, now: MeantCall): boolean | undefined =>
  withdrawn.shows?.purpose !== undefined && !tellsHolding(withdrawn.shows)
    ? hasSamePurpose(withdrawn, now)
    : isContained(withdrawn, now);

/** The widest hand that counts: 37 points, 13 cards of a suit. */
const MOST_POINTS = 37;
const MOST_CARDS = 13;
/** From here on a top is open: no hand of practical interest lies above it. */
const OPEN_TOP = 30;
/** How far apart two bounds may lie: so near that the calls are similar, and no farther than leaves it to the director. */
interface Tolerance {
  readonly similar: number;
  readonly doubtful: number;
}
/** A queen is similar (commentary on 2017 art. 23); how much more is, is not settled: an opening and an overcall may be. */
const POINTS: Tolerance = { similar: 2, doubtful: 5 };
const CARDS: Tolerance = { similar: 1, doubtful: 2 };

/** 2017 art. 23A3: the same question or relay. Undefined when neither call's purpose nor holding is known. */
const hasSamePurpose = ({ shows: a }: MeantCall, { shows: b }: MeantCall): boolean | undefined => {
  if (a === undefined || b === undefined) return undefined;
  return a.purpose !== undefined && a.purpose === b.purpose;
};

/** 2017 art. 23A1: the same denominations, and every bound near the other; undefined: not so near that it goes without saying. */
const isSimilar = (withdrawn: MeantCall, now: MeantCall): boolean | undefined => {
  const { shows: a } = withdrawn;
  const { shows: b } = now;
  if (a === undefined || b === undefined) return undefined;
  if (!isSameSet(shownBy(withdrawn), shownBy(now)) || !tellsHolding(a) || !tellsHolding(b)) return false;
  return all(
    near(a.points, b.points, POINTS, OPEN_TOP, [0, MOST_POINTS]),
    ...SUITS.map((suit) => near(a.length?.[suit], b.length?.[suit], CARDS, MOST_CARDS, [0, MOST_CARDS])),
  );
};

/** 2017 art. 23A2: every hand that fits the new call fits the withdrawn one. */
const isContained = (withdrawn: MeantCall, now: MeantCall): boolean | undefined => {
  const { shows: a } = withdrawn;
  const { shows: b } = now;
  if (a === undefined || b === undefined) return undefined;
  if (!tellsHolding(a)) return a.purpose !== undefined && b.purpose !== undefined ? false : undefined;
  return all(
    within(a.points, b.points),
    ...SUITS.map((suit) => within(a.length?.[suit], b.length?.[suit])),
    !lacksPromised(a, now),
    ...suitsShownBy(withdrawn)
      .filter((suit) => a.length?.[suit] === undefined)
      .map(() => undefined),
  );
};

/** So many cards of a suit are a promise: what promises them shows the suit. */
const PROMISED_CARDS = 4;

/** The new call shows other denominations than a suit that the old one promised: then it does not promise that suit. */
const lacksPromised = ({ length = {} }: Meaning, now: MeantCall): boolean => {
  const isKnown =
    tellsDenominations(now) && (now.shows?.denominations !== undefined || !isDoubling(now.call));
  return (
    isKnown &&
    SUITS.some(
      (suit) =>
        (length[suit]?.[0] ?? 0) >= PROMISED_CARDS &&
        now.shows?.length?.[suit] === undefined &&
        !shownBy(now).includes(suit),
    )
  );
};

const tellsHolding = ({ points, length }: Meaning) =>
  points !== undefined || (length !== undefined && Object.keys(length).length > 0);

/** Whether a new range lies in the old one; a promise on which the new call is silent leaves it open. */
const within = (old: Range | undefined, now: Range | undefined): boolean | undefined => {
  if (old === undefined) return true;
  if (now === undefined) return undefined;
  return now[0] >= old[0] && now[1] <= old[1];
};

const near = (
  old: Range | undefined,
  now: Range | undefined,
  { similar, doubtful }: Tolerance,
  open: number,
  widest: Range,
): boolean | undefined => {
  if (old === undefined && now === undefined) return true;
  if (now === undefined) return undefined;
  const [low, high] = old ?? widest;
  const isOpenTop = now[1] > high && now[1] >= open;
  const distance = Math.max(Math.abs(now[0] - low), isOpenTop ? 0 : Math.abs(now[1] - high));
  if (distance <= similar) return true;
  return distance <= doubtful ? undefined : false;
};

const isSameSet = (a: readonly Denomination[], b: readonly Denomination[]) =>
  a.every((x) => b.includes(x)) && b.every((x) => a.includes(x));

/** All hold: false as soon as one fails, undefined when one is open. */
const all = (...answers: readonly (boolean | undefined)[]): boolean | undefined =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;

/** One holds: true as soon as one does, undefined when one is open. */
const either = (...answers: readonly (boolean | undefined)[]): boolean | undefined =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
