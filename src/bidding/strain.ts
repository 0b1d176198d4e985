/**
 * Where a side belongs: its best denomination as far as a player can tell, and how many points both hands have together.
 */
import { levelOf, type Bid, type Denomination, type Suit } from '../engine/calls.ts';
import { isMajor, supportPoints, SUITS_DOWN } from './hand.ts';
import { suitOfCall, sureFit, type View } from './view.ts';

/** A denomination to play in, with what both hands have for it. */
export interface Place {
  readonly denomination: Denomination;
  /** Trumps that are sure; 0 in notrump. */
  readonly trumps: number;
  /** What my hand is worth in it. */
  readonly worth: number;
  /** Both hands together: at least, probably, at most. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** What game and small slam need. */
  readonly game: number;
  readonly slam: number;
}

/** Partner's points: the range that he has shown, an open top taken as a few points above its foot; and what he probably has. */
export const partnersPoints = ({
  known,
  partner,
}: View): readonly [low: number, high: number, likely: number] => {
  const [low, shown] = known[partner].points;
  const high = Math.min(shown, low + WIDE);
  return [low, high, shown - low <= WIDE ? (low + high) / 2 : low + LIKELY];
};

/** A range wider than this is taken as open; in an open range most hands lie a few points above the foot. */
const WIDE = 8;
const LIKELY = 3.5;

/** Whether their suits are stopped, by me or by partner who has bid notrump over them. */
export const areStopped = (view: View): boolean =>
  view.theirSuits.every((suit) => view.hand.stops[suit]) ||
  view.partners.some(({ call, artificial }) => !artificial && call.endsWith('NT'));

/** The suit in which we play for certain: a major of eight, else a minor of eight; none without either. */
export const fitSuit = (view: View): Suit | undefined => {
  const fits = SUITS_DOWN.filter((suit) => sureFit(view, suit) >= 8 && !isTheirs(view, suit));
  const longest = (suits: readonly Suit[]): Suit | undefined =>
    [...suits].sort((a, b) => sureFit(view, b) - sureFit(view, a))[0];
  return longest(fits.filter(isMajor)) ?? longest(fits);
};

/** A suit that they have bid and we have not. */
const isTheirs = (view: View, suit: Suit): boolean =>
  view.theirSuits.includes(suit) &&
  view.known[view.partner].length[suit][0] < 4 &&
  view.known[view.me].length[suit][0] < 4;

/** A place judged. */
export const placeIn = (view: View, denomination: Denomination): Place => {
  const isTrumps = denomination !== 'NT';
  const trumps = isTrumps ? sureFit(view, denomination) : 0;
  const worth =
    isTrumps && trumps >= 8
      ? supportPoints(view.hand, denomination) + Math.max(0, trumps - 9)
      : view.hand.points;
  const [low, high, likely] = partnersPoints(view);
  return {
    denomination,
    trumps,
    worth,
    low: worth + low,
    middle: worth + likely,
    high: worth + high,
    game: denomination === 'NT' ? 24.5 : isMajor(denomination) ? 24 : 27,
    slam: denomination === 'NT' ? 32.5 : 30,
  };
};

/** The best place: the fit, but notrump rather than a minor when everything is stopped and game is near. */
export const bestPlace = (view: View): Place => {
  const suit = fitSuit(view);
  if (suit === undefined) return placeIn(view, 'NT');
  const place = placeIn(view, suit);
  if (isMajor(suit)) return place;
  const notrump = placeIn(view, 'NT');
  const stops = SUITS_DOWN.every(
    (other) => other === suit || view.hand.stops[other] || view.known[view.partner].length[other][0] >= 4,
  );
  const theirs = areStopped(view);
  const isShapely = (view.hand.shape[3] ?? 2) === 0 || (view.hand.shape[0] ?? 0) >= 7;
  return theirs &&
    !isShapely &&
    (stops || (view.hand.isBalanced && notrump.middle >= 24)) &&
    place.middle < place.slam - 1
    ? notrump
    : place;
};

/** Whether the contract is at game or higher. */
export const isGame = (bid: Bid): boolean => {
  const suit = suitOfCall(bid);
  return levelOf(bid) >= (suit === undefined ? 3 : isMajor(suit) ? 4 : 5);
};
