/**
 * Whether a call that takes the place of a withdrawn one is comparable: worked out by the engine from the meanings, told as the
 * director's finding where they leave it open, and left alone in an edition that does not ask.
 */
import type { SaidCall } from '../../bidding/view.ts';
import { lawsOf, type Answer } from '../../engine/index.ts';
import { isComparable, showSame, type Range } from '../../engine/meaning.ts';
import type { EventJson } from './event.ts';
import { answerAt, ruleOn } from './ruling.ts';
import { add, type Decision, type Walk } from './walk.ts';

/** The call that is looked at: as an event, as a decision with its finding, and of which sort it is to be. */
export interface Looked {
  readonly letter: string;
  readonly event: EventJson;
  readonly said: SaidCall;
  readonly decide: (comparable: boolean | undefined) => Decision;
  /** `wanted` or `unwanted`: only this outcome; `either`: whatever it is. */
  readonly comparable: 'wanted' | 'unwanted' | 'either';
}

/** The walk with this call, or undefined when it is of another sort than is looked for, or no finding about it would be believed. */
export const withFinding = (walk: Walk, looked: Looked): Walk | undefined => {
  const { letter, event, said, decide, comparable: sought } = looked;
  if (!asksComparable(walk.edition))
    return sought === 'wanted' ? undefined : add(walk, letter, event, decide(undefined));
  const told = (comparable: boolean): Walk | undefined =>
    add(walk, letter, { ...event, comparable }, decide(comparable));
  const open = openAnswer(walk, event);
  const no = open && told(false);
  if (open === undefined) return undefined;
  if (no === undefined) return sought === 'wanted' ? undefined : add(walk, letter, event, decide(undefined));
  const byEngine = open.phase !== 'finding' && differ(open, no.answer);
  if (byEngine) return sought === 'unwanted' ? undefined : add(walk, letter, event, decide(true));
  const yes = told(true);
  const matters = yes !== undefined && differ(yes.answer, no.answer);
  if (!matters)
    return sought === 'wanted' || open.phase === 'finding'
      ? undefined
      : add(walk, letter, event, decide(undefined));
  const finding = believable(walk, said);
  if (finding === undefined || (finding ? sought === 'unwanted' : sought === 'wanted')) return undefined;
  return finding || open.phase === 'finding' ? told(finding) : add(walk, letter, event, decide(false));
};

/** How much of what a call may be made with must fit the withdrawn one to leave it open whether they compare. */
const CLOSE = 0.5;

/**
 * What a director may find where the meanings do not make a call comparable by themselves (2017 art. 23A): the same call on much the
 * same hands compares; a call that shows something else does not; of another call that shows the same on much the same hands
 * nobody can say, and nothing is found.
 */
export const believable = ({ offence }: Pick<Walk, 'offence'>, said: SaidCall): boolean | undefined => {
  const { call: withdrawn } = offence;
  if (withdrawn === undefined || !('shows' in withdrawn)) return false;
  if (isComparable(withdrawn, said) === true) return true;
  const isRepeated = withdrawn.call === said.call;
  const showsSame = showSame(withdrawn, said) || (isRepeated && said.call === 'P');
  if (!showsSame || inCommon(withdrawn.shows.points, said.shows.points) < CLOSE) return false;
  return isRepeated ? true : undefined;
};

/** The part of a range that lies in another; all of it where one is not known. */
const inCommon = (old: Range | undefined, now: Range | undefined): number => {
  if (old === undefined || now === undefined) return 1;
  const both = Math.min(old[1], now[1]) - Math.max(old[0], now[0]) + 1;
  return both / (now[1] - now[0] + 1);
};

const openAnswer = (walk: Walk, event: EventJson): Answer | undefined => {
  const ruling = ruleOn(walk.ruling, event);
  return ruling && answerAt(ruling);
};

const asking = new Map<string, boolean>();

/** Whether the laws of an edition compare a substitute with the withdrawn call. */
export const asksComparable = (edition: string): boolean => {
  const known = asking.get(edition);
  if (known !== undefined) return known;
  const asks = (lawsOf(edition)?.articles ?? []).some(({ clauses }) =>
    clauses.some(({ then }) =>
      then.some((effect) => effect.kind === 'ask' && effect.question === 'comparable'),
    ),
  );
  asking.set(edition, asks);
  return asks;
};

const differ = (a: Answer, b: Answer): boolean =>
  a.phase !== b.phase ||
  a.cites.join() !== b.cites.join() ||
  JSON.stringify(a.mustPass) !== JSON.stringify(b.mustPass);
