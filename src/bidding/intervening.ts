/**
 * When the opponents have opened and our side has said nothing: doubles, notrump, and which overcalls come first. Lighter in
 * the pass-out seat, where partner's points are known to be there; silent when the opponents have shown most of the points.
 */
import { levelOf, SUITS, type Suit } from '../engine/calls.ts';
import type { Range } from '../engine/meaning.ts';
import { lho, rho } from '../engine/seats.ts';
import { isMajor, MAJORS, MINORS, qualityOf } from './hand.ts';
import { overcalls, overNotrump, preempts, twoSuiters } from './overcalling.ts';
import { atLeast, BALANCED, cards, say, type Rule } from './rule.ts';
import { isGame } from './strain.ts';
import { cheapest, levelFor, mayDouble, suitOfCall, type View } from './view.ts';

/** How many points less a player needs who would otherwise end the auction. */
const EASE = 3;

/** The calls of a player whose side has been silent. */
export const interventions = (view: View): readonly Rule[] => {
  const { lastBid, said } = view;
  if (lastBid === undefined) return [];
  const isPassOut = said.slice(-2).every(({ call }) => call === 'P');
  if (lastBid.call === '1NT' && said.every(({ call }) => call === 'P' || call === '1NT'))
    return overNotrump(view, isPassOut);
  const level = levelOf(lastBid.call);
  const theirs = theirLeast(view);
  if (theirs >= 23 || (isPassOut && level >= 3 && theirs >= 15))
    return [...trumpStack(view), ...say('P', { points: view.known[view.me].points })];
  const ease = isPassOut && level <= 2 && theirs <= 20 ? EASE : 0;
  return [
    ...strongDouble(view, ease),
    ...notrumpOvercall(view, ease),
    ...twoSuiters(view),
    ...(ease > 0 ? [] : preempts(view)),
    ...overcalls(view, MAJORS, ease),
    ...takeOut(view, ease, level),
    ...overcalls(view, MINORS, ease),
    ...say('P', { points: [0, 16] }),
    ...say('P', { points: [0, 37] }),
  ];
};

/** Their last bid names a suit that it does not show, and I have it: partner should lead it. */
export const leadDoubles = (view: View): readonly Rule[] => {
  const { hand, rhoLast, lastBid } = view;
  const named = rhoLast && suitOfCall(rhoLast.call);
  if (rhoLast?.artificial !== true || named === undefined || lastBid?.call !== rhoLast.call) return [];
  if (rhoLast.shows.denominations?.includes(named)) return [];
  return say(mayDouble(view) && 'X', {
    points: [5, 37],
    length: { [named]: cards(4) },
    purpose: 'ask-lead',
    denominations: [named],
    when: qualityOf(hand, named) >= (hand.length[named] >= 5 ? 4 : 5),
  });
};

/** The fewest points that both opponents have shown together. */
const theirLeast = ({ known, me }: View): number => known[lho(me)].points[0] + known[rho(me)].points[0];

/** They have bid game on their own, and I hold tricks in their trumps. */
const trumpStack = (view: View): readonly Rule[] => {
  const { hand, lastBid, me } = view;
  const trumps = lastBid && suitOfCall(lastBid.call);
  if (lastBid === undefined || trumps === undefined || !isGame(lastBid.call)) return [];
  const sitsOver = lastBid.by === rho(me);
  return say(mayDouble(view) && 'X', {
    points: [5, 37],
    length: { [trumps]: cards(4) },
    purpose: 'penalty-double',
    denominations: [],
    when: hand.length[trumps] + qualityOf(hand, trumps) / 2 >= (sitsOver ? 6 : 6.5) && hand.points >= 7,
  });
};

const unbid = ({ theirSuits }: View): readonly Suit[] => SUITS.filter((suit) => !theirSuits.includes(suit));

/** Too strong for an overcall: a double, whatever the shape; of notrump it is for penalties. */
const strongDouble = (view: View, ease: number): readonly Rule[] => {
  const { lastBid, theirSuits } = view;
  const points = atLeast(18 - ease);
  if (!mayDouble(view) || lastBid === undefined || levelOf(lastBid.call) > 3) return [];
  if (suitOfCall(lastBid.call) === undefined)
    return say('X', { points, purpose: 'penalty-double', denominations: [] });
  return say(theirSuits.length > 0 && 'X', {
    points,
    purpose: 'take-out',
    denominations: unbid(view),
    forcing: true,
  });
};

/** Points for a take-out double by the level of their bid. */
const TAKE_OUT = [0, 12, 12, 13, 14, 16, 18, 20];

/** Short in their suit, three cards or more in the others, an opening hand; less with a singleton. */
const takeOut = (view: View, ease: number, level: number): readonly Rule[] => {
  const { hand, theirSuits, lastBid } = view;
  const open = unbid(view);
  if (lastBid === undefined || suitOfCall(lastBid.call) === undefined) return [];
  const need = (TAKE_OUT[level] ?? 20) - ease;
  const shortest = Math.min(...theirSuits.map((suit) => hand.length[suit]));
  const short = theirSuits.every((suit) => hand.length[suit] <= (hand.points + ease >= 13 ? 3 : 2));
  const support = open.every((suit) => hand.length[suit] >= (isMajor(suit) || open.length === 2 ? 3 : 2));
  const majors = MAJORS.filter((suit) => open.includes(suit));
  const four = majors.length === 0 || majors.some((suit) => hand.length[suit] >= 4) || level >= 3;
  return say(mayDouble(view) && theirSuits.length > 0 && 'X', {
    points: atLeast(Math.max(7, need - 2)),
    purpose: 'take-out',
    denominations: open,
    forcing: level <= 3,
    when: short && support && four && hand.points >= need - Math.max(0, 3 - Math.max(shortest, 1)),
  });
};

/** A balanced hand with a stopper, without a jump: 15-18 points, three less to keep the auction open. */
const notrumpOvercall = (view: View, ease: number): readonly Rule[] => {
  const { hand, theirSuits, lastBid } = view;
  const bid = cheapest(view, 'NT');
  const level = levelFor(view, 'NT');
  if (level > 3 || theirSuits.length === 0 || lastBid === undefined) return [];
  const points: Range = level === 3 ? [16, 21] : [15 - ease - (ease > 0 ? 1 : 0), 18 - ease];
  return say(levelOf(lastBid.call) === level && bid, {
    points,
    length: level < 3 ? BALANCED : {},
    when: theirSuits.every((suit) => hand.stops[suit]) && (hand.isBalanced || level === 3),
  });
};
