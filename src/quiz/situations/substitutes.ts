/** The calls with which the offender replaces his call, or calls at his own turn, by class: each letter of a path is a class. */
import type { SaidCall } from '../../bidding/view.ts';
import { shuffled, type Random } from '../../bridge/random.ts';
import { isLegalFor, isSufficient, lowestSufficient } from '../../engine/auction.ts';
import {
  BIDS,
  denominationOf,
  isBid,
  rankOfBid,
  type Bid,
  type Call,
  type SpokenCall,
} from '../../engine/calls.ts';
import { believable, withFinding, asksComparable, type Looked } from './finding.ts';
import { callEvent, type EventJson } from './event.ts';
import { callsOpenTo, plainCall, standingAuction } from './standing.ts';
import { add, type Walk } from './walk.ts';

/** Letters of the calls that replace another: pass, lowest in the same denomination, other, comparable, double, insufficient again. */
export const SUBSTITUTES = ['p', 'l', 'o', 'c', 'x', 'i'] as const;

/** Letters of the call at the offender's own turn: the same, pass, other, comparable. */
export const OWN_TURN = ['s', 'p', 'o', 'c'] as const;

const isIn = (letters: readonly string[], letter: string): boolean => letters.includes(letter);

/** The offender replaces his call by one of a class; `told`: by this one. */
export const replace = (random: Random, walk: Walk, letter: string, told?: Call): Walk | undefined => {
  if (walk.answer.turn !== walk.offence.by || !isIn(SUBSTITUTES, letter)) return undefined;
  return firstThat(chosen(substitutes(random, walk, letter), told), (call) =>
    withFinding(walk, {
      letter,
      event: asReplacement(call),
      said: call,
      decide: (comparable) => ({ kind: 'replaced', call, early: false, ...found(comparable) }),
      comparable: sought(letter),
    }),
  );
};

/** The offender puts another call in place of his own before the director has ruled (2017 art. 27C). */
export const correct = (random: Random, walk: Walk, told?: Call): Walk | undefined => {
  const comparable = asksComparable(walk.edition) ? false : undefined;
  const call = chosen(substitutes(random, walk, 'o'), told).find(
    (each) => comparable === undefined || believable(walk, each) === false,
  );
  return (
    call &&
    add(
      walk,
      'e',
      { ...asReplacement(call), ...found(comparable) },
      {
        kind: 'replaced',
        call,
        early: true,
        ...found(comparable),
      },
    )
  );
};

/** The offender calls at his own turn, after his call out of rotation was cancelled. */
export const callAtOwnTurn = (random: Random, walk: Walk, letter: string, told?: Call): Walk | undefined => {
  const { offence, answer, decisions } = walk;
  const isNow = answer.phase === 'auction' && answer.turn === offence.by && answer.required === null;
  if (
    !isNow ||
    !isIn(OWN_TURN, letter) ||
    !decisions.some((each) => each.kind === 'called' && each.role === 'goes-on')
  )
    return undefined;
  const same = offence.call?.call;
  const candidates = shuffled(random, callsOpenTo(walk, offence.by)).filter(({ call }) => {
    if (letter === 's') return call === same;
    return letter === 'p' ? call === 'P' && same !== 'P' : call !== same && call !== 'P';
  });
  return firstThat(chosen(candidates, told), (call) =>
    withFinding(walk, {
      letter,
      event: callEvent(call),
      said: call,
      decide: (comparable) => ({ kind: 'called', call, role: 'own-turn', ...found(comparable) }),
      comparable: sought(letter),
    }),
  );
};

const sought = (letter: string): Looked['comparable'] =>
  letter === 'c' ? 'wanted' : letter === 'o' || letter === 'l' ? 'unwanted' : 'either';

const found = (comparable: boolean | undefined) => (comparable === undefined ? {} : { comparable });

const chosen = (calls: readonly SaidCall[], told: Call | undefined): readonly SaidCall[] =>
  told === undefined ? calls : calls.filter(({ call }) => call === told);

const asReplacement = (said: SaidCall): EventJson => {
  const { call, ...rest } = callEvent(said);
  return { replace: call, ...rest };
};

/** The calls of a class that the offender may put in place of his call. */
const substitutes = (random: Random, walk: Walk, letter: string): readonly SaidCall[] => {
  const { offence } = walk;
  const { by } = offence;
  const auction = standingAuction(walk);
  const lowest = lowestSame(walk);
  const candidates = shuffled(random, callsOpenTo(walk, by));
  const one = (call: Call): SaidCall => candidates.find((each) => each.call === call) ?? plainCall(by, call);
  switch (letter) {
    case 'p':
      return [one('P')];
    case 'x':
      return isLegalFor(auction, by, 'X') ? [one('X')] : [];
    case 'l':
      return lowest === undefined ? [] : [one(lowest)];
    case 'i':
      return shuffled(
        random,
        BIDS.filter((bid) => !isSufficient(auction, bid) && isAbove(bid, offence.call?.call)),
      ).map((bid) => plainCall(by, bid));
    default:
      return candidates.filter(({ call }) => isBid(call) && call !== lowest);
  }
};

/** Whoever bids too low again has at least raised his bid. */
const isAbove = (bid: Bid, first: SpokenCall | undefined): boolean =>
  first !== undefined && isBid(first) && rankOfBid(bid) > rankOfBid(first);

/** The lowest sufficient bid in the denomination of an insufficient one that is natural. */
const lowestSame = (walk: Walk): Bid | undefined => {
  const { call } = walk.offence;
  if (call === undefined || !isBid(call.call) || ('artificial' in call && call.artificial)) return undefined;
  return lowestSufficient(standingAuction(walk), denominationOf(call.call));
};

const firstThat = <T, R>(list: readonly T[], make: (each: T) => R | undefined): R | undefined => {
  for (const each of list) {
    const made = make(each);
    if (made !== undefined) return made;
  }
  return undefined;
};
