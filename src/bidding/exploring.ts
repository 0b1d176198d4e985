/**
 * When game is certain and there is room: support below game with more than a minimum, controls on the way to a slam, the
 * fourth suit when nothing else tells enough.
 */
import { levelOf, SUITS, type Bid, type Suit } from '../engine/calls.ts';
import { isMajor, supportPoints, type HandFacts } from './hand.ts';
import { cards, say, type Rule } from './rule.ts';
import { partnersPoints, type Place } from './strain.ts';
import {
  at,
  canBid,
  cheapest,
  isOurs,
  isStrongTogether,
  levelFor,
  suitOfCall,
  sureFit,
  type View,
} from './view.ts';

/** The lines that look further than the nearest game. */
export const explorations = (view: View, place: Place): readonly Rule[] =>
  isOurs(view) && view.theirSuits.length === 0
    ? [
        ...slowSupport(view, place),
        ...controls(view, place),
        ...fourthSuit(view, place),
        ...checkback(view, place),
      ]
    : [];

/** After partner's rebid of one notrump: the cheapest minor asks for three cards in my major of five, with an invitation or more. */
function checkback(view: View, place: Place): readonly Rule[] {
  const { lastBid, known, me, partner, hand } = view;
  const major = (['S', 'H'] as const).find(
    (suit) => known[me].length[suit][0] >= 4 && hand.length[suit] >= 5,
  );
  const isRebid = lastBid?.call === '1NT' && lastBid.by === partner && view.opening?.by === partner;
  if (!isRebid || major === undefined) return [];
  return say(known[partner].length[major][1] >= 3 ? '2C' : undefined, {
    points: [Math.max(known[me].points[0], 10), known[me].points[1]],
    length: { [major]: cards(5) },
    purpose: 'checkback',
    denominations: [major],
    forcing: true,
    when: place.middle >= place.game - 1.5,
  });
}

/** A suit is agreed and game is near: a suit in which help is welcome asks partner to look at his cards there. */
export const gameTries = (view: View, place: Place): readonly Rule[] => {
  const { lastBid, hand, known, me } = view;
  const { denomination } = place;
  if (
    denomination === 'NT' ||
    !isMajor(denomination) ||
    lastBid?.call !== `2${denomination}` ||
    lastBid.by === me ||
    !isAgreedSuit(view, denomination)
  )
    return [];
  const isNear = place.middle < place.game && place.middle >= place.game - 2.5 && place.high >= place.game;
  const [suit] = SUITS.filter(
    (other) =>
      other !== denomination &&
      levelFor(view, other) <= 3 &&
      !view.theirSuits.includes(other) &&
      hand.length[other] >= 3 &&
      hand.inSuit[other] <= 5,
  ).sort((a, b) => hand.length[b] - hand.length[a]);
  return say(isNear && suit !== undefined ? cheapest(view, suit) : undefined, {
    points: [Math.max(known[me].points[0], 12), known[me].points[1]],
    length: suit === undefined ? {} : { [suit]: cards(3) },
    purpose: 'game-try',
    forcing: true,
  });
};

/** Support for partner's major at the three level, when what both have shown leaves no doubt of game and there may be more. */
function slowSupport(view: View, { denomination, low, high, game, slam }: Place): readonly Rule[] {
  const { lastBid, known, me, partner } = view;
  if (denomination === 'NT' || !isMajor(denomination) || !isStrongTogether(view)) return [];
  const isRaised =
    lastBid !== undefined && suitOfCall(lastBid.call) === denomination && isAgreedSuit(view, denomination);
  return say(!isRaised && levelFor(view, denomination) === 3 && at(view, 3, denomination), {
    points: known[me].points,
    length: {
      [denomination]: cards(
        Math.max(known[me].length[denomination][0], 8 - known[partner].length[denomination][0]),
      ),
    },
    forcing: true,
    when: low >= game && high >= slam,
  });
}

/** A suit is agreed and a slam is near: the cheapest suit with an ace, a king, a void or a singleton, below game. */
function controls(view: View, place: Place): readonly Rule[] {
  const { lastBid, hand, partnersLast } = view;
  const { denomination } = place;
  if (
    denomination === 'NT' ||
    lastBid === undefined ||
    levelOf(lastBid.call) < 3 ||
    !isAgreedSuit(view, denomination)
  )
    return [];
  const isAsked = partnersLast?.shows.purpose === 'control';
  const isNear = place.high >= place.slam && place.middle >= place.slam - (isAsked ? 5 : 4);
  const top = isMajor(denomination) ? 4 : 5;
  const bids = SUITS.filter((suit) => suit !== denomination && hasControl(hand, suit)).flatMap((suit) => {
    const bid = cheapest(view, suit);
    return bid !== undefined &&
      levelOf(bid) <= 4 &&
      bid < `${top}${denomination}` &&
      isBelow(bid, top, denomination)
      ? [bid]
      : [];
  });
  const lowest = bids.sort(
    (a, b) =>
      levelOf(a) - levelOf(b) || SUITS.indexOf(suitOfCall(a) ?? 'C') - SUITS.indexOf(suitOfCall(b) ?? 'C'),
  )[0];
  return say(isNear && canBid(view, top, denomination) ? lowest : undefined, {
    points: [
      Math.max(view.known[view.me].points[0], Math.min(place.slam - partnersPoints(view)[1] - 6, 16)),
      view.known[view.me].points[1],
    ],
    purpose: 'control',
    denominations: [denomination],
    forcing: true,
  });
}

const isBelow = (bid: Bid, top: number, trumps: Suit): boolean =>
  levelOf(bid) < top || SUITS.indexOf(suitOfCall(bid) ?? 'S') < SUITS.indexOf(trumps);

/** The answer to a try for game: yes with the upper half of what was shown, or little waste opposite the suit named. */
export const answersToTry = (view: View): readonly Rule[] => {
  const { hand, known, me, partner, partnersLast } = view;
  const asked = partnersLast && suitOfCall(partnersLast.call);
  const trumps = SUITS.find((suit) => isMajor(suit) && isAgreedSuit(view, suit));
  if (trumps === undefined || asked === undefined) return [];
  const [low, high] = known[me].points;
  const helps = hand.length[asked] <= 1 || hand.inSuit[asked] >= 3 ? 1 : 0;
  const worth = supportPoints(hand, trumps) + helps;
  const accepts = worth + known[partner].points[0] + LIKELY_EXTRA >= 24;
  return [
    ...say(at(view, 4, trumps), { points: [low, high], when: accepts }),
    ...say(cheapest(view, trumps), { points: [low, high] }),
  ];
};

/** What a player who tries for game has above the least that he has shown. */
const LIKELY_EXTRA = 2;

/** Both players know of eight trumps. */
const isAgreedSuit = ({ known, me, partner }: View, suit: Suit): boolean =>
  known[me].length[suit][0] + known[partner].length[suit][0] >= 8;

const hasControl = (hand: HandFacts, suit: Suit): boolean => hand.inSuit[suit] >= 3 || hand.length[suit] <= 1;

/** Three suits are bid, game is certain, and nothing is clear: the fourth suit asks for more. */
function fourthSuit(view: View, place: Place): readonly Rule[] {
  const { known, me, partner, hand, said, lastBid } = view;
  const bidSuits = SUITS.filter(
    (suit) => known[me].length[suit][0] >= 4 || known[partner].length[suit][0] >= 3,
  );
  const [fourth, ...more] = SUITS.filter((suit) => !bidSuits.includes(suit));
  if (
    fourth === undefined ||
    more.length > 0 ||
    lastBid?.by !== partner ||
    said.some(({ shows }) => shows.purpose === 'fourth-suit')
  )
    return [];
  const level = levelFor(view, fourth);
  const isClear =
    place.denomination !== 'NT' || SUITS.some((suit) => isMajor(suit) && sureFit(view, suit) >= 8);
  return say(level <= 3 && !isClear ? cheapest(view, fourth) : undefined, {
    points: [
      Math.max(known[me].points[0], Math.floor(place.game - partnersPoints(view)[0] - 2)),
      known[me].points[1],
    ],
    purpose: 'fourth-suit',
    denominations: [],
    forcing: true,
    when:
      place.low >= place.game &&
      (hand.inSuit[fourth] < 4 ||
        place.low >= 28 ||
        hand.bySize.some((suit) => hand.length[suit] >= 5 && isMajor(suit))),
  });
}
