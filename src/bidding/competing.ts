/**
 * The last bid is theirs: how far to compete (no higher than the number of trumps allows), when to double for penalties, and
 * when to ask partner to choose.
 */
import { levelOf, SUITS, type Suit } from '../engine/calls.ts';
import { isMajor, qualityOf, SUITS_DOWN } from './hand.ts';
import { cards, say, type Rule } from './rule.ts';
import { fitSuit, isGame, partnersPoints, placeIn, type Place } from './strain.ts';
import { cheapest, mayDouble, shown, suitOfCall, sureFit, type View } from './view.ts';

/**
 * When a double is for penalties: at a level (or higher, where it says so), with so many points in both hands, and so many
 * tricks in their trumps (cards plus half their quality). `flat`: only when we have no long fit of our own.
 */
const PENALTIES = [
  { from: 5, to: 7, points: 18, trumps: 0, flat: false },
  { from: 4, to: 4, points: 20, trumps: 0, flat: true },
  { from: 3, to: 3, points: 20, trumps: 4, flat: true },
  { from: 2, to: 2, points: 19, trumps: 5.5, flat: true },
  { from: 3, to: 7, points: 12, trumps: 6, flat: false },
] as const;

/** A double asks partner to choose as long as their suit is no higher than three and we have agreed none. */
const isForTakeOut = ({ lastBid, known, me, partner, partners, mine }: View): boolean => {
  const isAgreed = SUITS.some((suit) => known[me].length[suit][0] + known[partner].length[suit][0] >= 8);
  const haveBid = [...partners, ...mine].some(({ call }) => call !== 'P');
  return (
    haveBid &&
    !isAgreed &&
    lastBid !== undefined &&
    suitOfCall(lastBid.call) !== undefined &&
    levelOf(lastBid.call) <= 3
  );
};

/** They are too high for the points that we have, or we sit over their trumps. */
export function penaltyDoubles(view: View, place: Place): readonly Rule[] {
  const { lastBid, hand } = view;
  if (lastBid === undefined || !mayDouble(view) || isForTakeOut(view)) return [];
  const level = levelOf(lastBid.call);
  const trumps = suitOfCall(lastBid.call);
  const points = hand.points + partnersPoints(view)[0];
  const tricks = trumps === undefined ? 4 : hand.length[trumps] + qualityOf(hand, trumps) / 2;
  const isFlat = fitSuit(view) === undefined || place.trumps <= 8;
  const isTooHigh = PENALTIES.some(
    (line) =>
      level >= line.from &&
      level <= line.to &&
      points >= line.points &&
      tricks >= line.trumps &&
      (isFlat || !line.flat),
  );
  return say('X', {
    points: shown(view, 5),
    purpose: 'penalty-double',
    denominations: [],
    when: isTooHigh || (lastBid.call === '1NT' && points >= 22),
  });
}

/** Points that have not been told, short in their suit, no fit: partner may choose. */
export function competitiveDoubles(view: View): readonly Rule[] {
  const { lastBid, hand, known, partner, me, mine } = view;
  const their = lastBid && suitOfCall(lastBid.call);
  if (lastBid === undefined || their === undefined || !mayDouble(view) || !isForTakeOut(view)) return [];
  const level = levelOf(lastBid.call);
  const others = SUITS.filter((suit) => !view.theirSuits.includes(suit));
  if (others.length < 2) return [];
  const need = 17 + 2 * level - known[partner].points[0];
  const untold = mine.some(({ call }) => call !== 'P') ? 2 : 0;
  return say('X', {
    points: shown(view, Math.max(7, need - 2)),
    purpose: 'take-out',
    denominations: others,
    forcing: true,
    when:
      hand.length[their] <= 2 &&
      others.every((suit) => hand.length[suit] >= 2) &&
      hand.points >= need &&
      hand.points >= known[me].points[0] + untold,
  });
}

/** As high as the number of trumps, one more when little can be lost; over their game only with many trumps. */
export function competing(view: View): readonly Rule[] {
  const { lastBid, known, me, partner } = view;
  const suit = longestFit(view);
  const bid = suit && cheapest(view, suit);
  if (lastBid === undefined || suit === undefined || bid === undefined || levelOf(bid) > 5) return [];
  const level = levelOf(bid);
  const { trumps, low, middle } = placeIn(view, suit);
  const courage = (view.weAreVulnerable ? -0.5 : 0.5) + (view.theyAreVulnerable ? -0.25 : 0.25);
  const isSafe =
    level <= trumps - 6 + (middle >= 19 ? 1 : 0.5) + courage / 2 &&
    level <= 4 &&
    middle >= 13 + 2 * (level - 2);
  const isSave = trumps + courage >= level + 5.5 && (low < 24 || trumps >= 11) && middle >= 13;
  const promised = Math.min(6, 7 - known[partner].length[suit][0]);
  return say(bid, {
    points: shown(view, 0),
    length: { [suit]: cards(Math.max(known[me].length[suit][0], promised)) },
    when: (isGame(lastBid.call) ? isSave : isSafe) || bidsAgain(view, suit, level),
  });
}

/** The suit with the most trumps, seven at least; of equal ones a major. */
const longestFit = (view: View): Suit | undefined => {
  const isTheirs = (suit: Suit): boolean =>
    view.theirSuits.includes(suit) && view.known[view.me].length[suit][0] < 4;
  const claim = (suit: Suit): number => sureFit(view, suit) + (isMajor(suit) ? 0.5 : 0);
  return SUITS_DOWN.filter((suit) => sureFit(view, suit) >= 7 && !isTheirs(suit)).sort(
    (a, b) => claim(b) - claim(a),
  )[0];
};

/** A long suit that I have bid before, with more than I have told. */
const bidsAgain = ({ hand, mine }: View, suit: Suit, level: number): boolean =>
  hand.length[suit] >= 6 &&
  mine.some(({ call }) => suitOfCall(call) === suit) &&
  level <= Math.min(3, hand.length[suit] - 4) &&
  hand.points >= 8 + 2 * level;
