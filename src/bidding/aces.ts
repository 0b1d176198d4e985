/** Slams: asking for aces with four notrump and for kings with five, answering by steps, and placing the contract. */
import { isBid, type Bid, type Level } from '../engine/calls.ts';
import type { Range } from '../engine/meaning.ts';
import { say, type Rule } from './rule.ts';
import { bestPlace, isGame, partnersPoints, type Place } from './strain.ts';
import { at, canBid, cheapest, type View } from './view.ts';

/** Answers by number of aces, or of kings; the first is none or all four. */
const ACES: readonly Bid[] = ['5C', '5D', '5H', '5S'];
const KINGS: readonly Bid[] = ['6C', '6D', '6H', '6S'];

/** Asks for aces when both hands are strong enough for a slam and a suit is agreed; in notrump the slam is bid. */
export const slamTries = (view: View, place: Place): readonly Rule[] => {
  const isAsked = view.said.some(({ shows }) => shows.purpose === 'ask-aces');
  const isCued = view.partnersLast?.shows.purpose === 'control';
  const enough =
    place.low >= place.slam - (isCued ? 2 : 0) ||
    (place.middle >= place.slam + 1 && place.low >= place.slam - 2);
  const isPlaced = view.mine.some(({ call }) => isBid(call) && isGame(call));
  if (isAsked || isPlaced) return [];
  if (place.denomination === 'NT') return notrumpSlams(view, place);
  if (!enough) return [];
  const from = Math.max(
    view.known[view.me].points[0],
    Math.min(14, place.slam - (place.high - place.worth) - 8),
  );
  const points = [Math.min(from, view.known[view.me].points[1]), view.known[view.me].points[1]] as const;
  return [
    ...say(at(view, 4, 'NT'), {
      points,
      purpose: 'ask-aces',
      denominations: [],
      forcing: true,
    }),
    ...say(
      place.low >= place.slam && canBid(view, 6, place.denomination) ? `6${place.denomination}` : undefined,
      { points },
    ),
  ];
};

/** In notrump a slam is bid when it is certain, and offered with four notrump when partner's better hands will do. */
const notrumpSlams = (view: View, place: Place): readonly Rule[] => {
  const [from, to] = view.known[view.me].points;
  const [low, high, likely] = partnersPoints(view);
  const promise = (least: number): { readonly points: Range } => ({
    points: [Math.max(from, Math.min(to, least)), to],
  });
  const isOffered = view.said.some(({ call }) => call === '4NT');
  return [
    ...say(place.middle >= place.slam && at(view, 6, 'NT'), promise(Math.ceil(place.slam - likely))),
    ...say(
      place.high >= place.slam &&
        place.middle >= place.slam - 1.5 &&
        high > low &&
        !isOffered &&
        canBid(view, 4, 'NT')
        ? '4NT'
        : undefined,
      promise(Math.ceil(place.slam - 1.5 - likely)),
    ),
  ];
};

/** The answer to four notrump or five notrump; silence when an opponent has bid past it. */
export const slamAnswers = (view: View, asked: 'aces' | 'kings'): readonly Rule[] => {
  const steps = asked === 'aces' ? ACES : KINGS;
  const step = steps[view.hand[asked] % steps.length];
  return say(step !== undefined && canBid(view, asked === 'aces' ? 5 : 6, 'C') ? step : 'P', {
    points: view.known[view.me].points,
    purpose: asked === 'aces' ? 'answer-aces' : 'answer-kings',
    denominations: [],
  });
};

/** What the asker bids when he knows the aces: five, six or seven of the agreed suit, or a question for kings. */
export const slamPlacings = (view: View): readonly Rule[] => {
  const place = bestPlace(view);
  const { denomination } = place;
  const points = { points: view.known[view.me].points };
  const isAfterKings = view.partnersLast?.shows.purpose === 'answer-kings';
  const missing = isAfterKings ? 0 : 4 - view.hand.aces - answered(view, ACES, 'aces');
  const kings = isAfterKings ? view.hand.kings + answered(view, KINGS, 'kings') : 0;
  const bid = (level: Level): Bid | undefined =>
    canBid(view, level, denomination) ? `${level}${denomination}` : undefined;
  const isThere = (level: Level): boolean => view.lastBid?.call === `${level}${denomination}`;
  const isGrand = missing <= 0 && place.low >= place.slam + 4;
  return [
    ...say(isAfterKings && (kings >= 3 || place.low >= place.slam + 4) ? bid(7) : undefined, points),
    ...say(!isAfterKings && isGrand ? bid(7) : undefined, points),
    ...say(
      !isAfterKings && missing <= 0 && place.middle >= place.slam + 2 && canBid(view, 5, 'NT')
        ? '5NT'
        : undefined,
      { ...points, purpose: 'ask-kings', denominations: [], forcing: true },
    ),
    ...say(missing <= 1 ? (isThere(6) ? 'P' : bid(6)) : undefined, points),
    ...say(isThere(5) || isThere(6) ? 'P' : bid(5), points),
    ...say(cheapest(view, denomination), points),
    ...say('P', points),
  ];
};

/** How many partner has; the lowest answer is all of them when his points leave no other reading. */
const answered = (
  { partnersLast, hand, known, partner }: View,
  steps: readonly Bid[],
  what: 'aces' | 'kings',
): number => {
  const answer = steps.findIndex((bid) => bid === partnersLast?.call);
  return answer === 0 && hand[what] === 0 && known[partner].points[0] >= 12 ? 4 : Math.max(answer, 0);
};
