/**
 * Follows a situation step by step: attention, choices, substitutes, the calls after it. Which steps there are is asked of the
 * engine, so that every edition is walked the same way.
 */
import { nextCall } from '../../bidding/bid.ts';
import type { SaidCall } from '../../bidding/view.ts';
import { randomFrom, shuffled, type Random } from '../../bridge/random.ts';
import { isLegalFor } from '../../engine/auction.ts';
import { isBid, type Call } from '../../engine/calls.ts';
import type { OptionId } from '../../engine/ruling.ts';
import { lho, type Seat } from '../../engine/seats.ts';
import { callEvent } from './event.ts';
import { callsOpenTo, naturalCall, plainCall, standingAuction, standingCalls } from './standing.ts';
import { callAtOwnTurn, correct, OWN_TURN, replace, SUBSTITUTES } from './substitutes.ts';
import { add, isUnnoticed, step, type Walk } from './walk.ts';

/** The letter of each option in a path. */
export const OPTION_LETTERS: { readonly [id in OptionId]: string } = {
  accept: 'a',
  reject: 'r',
  'keep-first': 'k',
  'other-call': 'o',
  'void-doubles': 'v',
  'keep-doubles': 'd',
  'preceding-bid': 'p',
  stand: 's',
  raise: 'h',
  'new-deal': 'w',
  annul: 'x',
  continue: 'c',
};

/** Letters before attention is drawn: attention, left-hand opponent calls, the player whose turn it is calls, a correction. */
const UNNOTICED = ['n', 'l', 't', 'e'] as const;
/** Letters after a cancelled call out of rotation: the player whose turn it is bids or doubles, or passes. */
const GOES_ON = ['y', 'z'] as const;

/** Follows a whole path; undefined where a step is not there or this board gives no occasion for it. */
export const follow = (walk: Walk, path: string): Walk | undefined => {
  let next: Walk | undefined = walk;
  for (const letter of path) next = next && take(next, letter);
  return next;
};

const taken = new WeakMap<Walk, Map<string, Walk | undefined>>();

/** One step further, worked out once; `told`: with this call, where the step is a call. */
export const take = (walk: Walk, letter: string, told?: Call): Walk | undefined => {
  const known = taken.get(walk) ?? new Map<string, Walk | undefined>();
  taken.set(walk, known);
  const key = letter + (told ?? '');
  if (!known.has(key)) known.set(key, stepTo(walk, letter, told));
  return known.get(key);
};

const stepTo = (walk: Walk, letter: string, told?: Call): Walk | undefined => {
  const { answer } = walk;
  const random = randomFrom(`${walk.seed} ${walk.path}${letter}`);
  switch (answer.phase) {
    case 'choice':
      return choose(walk, letter);
    case 'replacement':
      return replace(random, walk, letter, told);
    case 'auction':
    case 'closed':
      if (letter === 'n') return notice(walk);
      if (isUnnoticed(walk)) return takeUnnoticed(random, walk, letter, told);
      return letter === 'y' || letter === 'z'
        ? goOn(random, walk, letter, told)
        : callAtOwnTurn(random, walk, letter, told);
    case 'finding':
      return undefined;
  }
};

/** The letters that may lead on from a walk. */
export const lettersAt = (walk: Walk): readonly string[] => {
  const { answer, path, decisions } = walk;
  switch (answer.phase) {
    case 'choice':
      return answer.options.map(({ id }) => OPTION_LETTERS[id]);
    case 'replacement':
      return SUBSTITUTES.filter((letter) => isWorthTrying(walk, letter));
    case 'finding':
      return [];
    case 'auction':
    case 'closed':
      if (isUnnoticed(walk)) return path === '' ? UNNOTICED : ['n'];
      if (answer.phase === 'closed' || answer.required !== null) return [];
      return decisions.some((each) => each.kind === 'called') ? OWN_TURN : GOES_ON;
  }
};

/** Nobody doubles twice where he may not, nor makes insufficient bid after insufficient bid. */
const isWorthTrying = ({ path, offence }: Walk, letter: string): boolean => {
  const isFirst = !/[xi]/.test(path);
  if (letter === 'x') return isFirst;
  if (letter === 'i') return isFirst && offence.mistake.kind === 'not-seen';
  return letter !== 'c' || isFirst;
};

const notice = (walk: Walk): Walk | undefined =>
  isUnnoticed(walk) ? add(walk, 'n', { attention: true }, { kind: 'noticed' }) : undefined;

const choose = (walk: Walk, letter: string): Walk | undefined => {
  const option = walk.answer.options.find(({ id }) => OPTION_LETTERS[id] === letter);
  if (option === undefined) return undefined;
  const { id, by } = option;
  return add(walk, letter, { choose: id, by }, { kind: 'chose', option: id, by });
};

const takeUnnoticed = (random: Random, walk: Walk, letter: string, told?: Call): Walk | undefined => {
  const { offence, decisions } = walk;
  if (offence.call === undefined || decisions.length > 0) return undefined;
  if (letter === 'e') return correct(random, walk, told);
  if (letter === 'l') return callOver(walk, lho(offence.by), letter, 'lho-first');
  return letter === 't' && offence.mistake.kind === 'thought-his-turn'
    ? callOver(walk, offence.turn, letter, 'turn-first')
    : undefined;
};

/** A player calls before anybody has spoken of the irregularity. */
const callOver = (
  walk: Walk,
  by: Seat,
  letter: string,
  role: 'lho-first' | 'turn-first',
): Walk | undefined => {
  const { offence } = walk;
  const standing = standingCalls(walk);
  const isHeard = role === 'lho-first' && offence.call !== undefined && 'shows' in offence.call;
  const heard = isHeard ? [...standing, offence.call as SaidCall] : standing;
  const natural = nextCall(offence.board.table, heard, by);
  const auction = standingAuction(walk);
  const over = isHeard ? { ...auction, calls: [...auction.calls, offence.call as SaidCall] } : auction;
  const isFine = natural.call === 'P' || [auction, over].every((each) => isLegalFor(each, by, natural.call));
  const call = isFine ? natural : plainCall(by, 'P');
  const isBoth = by === lho(offence.by) && by === offence.turn;
  const event = { ...callEvent(call), ...(isBoth && { over: role === 'lho-first' }) };
  return add(walk, letter, event, { kind: 'called', call, role });
};

/** The player whose turn was given back calls, and the others until it is the offender's turn. */
const goOn = (random: Random, walk: Walk, letter: 'y' | 'z', told?: Call): Walk | undefined => {
  const { offence, answer, decisions } = walk;
  if (offence.mistake.kind !== 'thought-his-turn' || answer.turn !== offence.turn) return undefined;
  if (decisions.some(({ kind }) => kind === 'called')) return undefined;
  const first = told === undefined ? firstCall(random, walk, letter === 'z') : callOf(walk, told);
  let next = first && add(walk, letter, callEvent(first), { kind: 'called', call: first, role: 'goes-on' });
  for (let i = 0; i < 2 && next?.answer.phase === 'auction' && next.answer.turn !== offence.by; i++)
    next = callOn(next);
  return next?.answer.phase === 'auction' && next.answer.turn === offence.by ? next : undefined;
};

/** A call that is told, by the player whose turn it is, if it is open to him. */
const callOf = (walk: Walk, told: Call): SaidCall | undefined => {
  const { turn, required } = walk.answer;
  const natural = naturalCall(walk);
  if (turn === null || natural?.call === told) return natural;
  if (required !== null) return undefined;
  return (
    callsOpenTo(walk, turn).find(({ call }) => call === told) ??
    (told === 'P' ? plainCall(turn, 'P') : undefined)
  );
};

const firstCall = (random: Random, walk: Walk, passes: boolean): SaidCall | undefined => {
  const { turn, required } = walk.answer;
  const natural = naturalCall(walk);
  if (turn === null || natural === undefined) return undefined;
  if ((natural.call === 'P') === passes) return natural;
  if (required !== null) return undefined;
  return passes
    ? plainCall(turn, 'P')
    : shuffled(random, callsOpenTo(walk, turn)).find(({ call }) => isBid(call));
};

/** The next player calls by the system. */
export const callOn = (walk: Walk): Walk | undefined => {
  const call = naturalCall(walk);
  return call && step(walk, callEvent(call), { kind: 'called', call, role: 'goes-on' });
};

/** The longest that an auction is played out. */
const MOST_CALLS = 24;

/** The same walk with the auction bid to its end; undefined when it does not end. */
export const playOut = (walk: Walk): Walk | undefined => {
  let next: Walk | undefined = walk;
  for (let i = 0; i < MOST_CALLS && next?.answer.phase === 'auction'; i++) next = callOn(next);
  return next?.answer.phase === 'closed' ? next : undefined;
};
