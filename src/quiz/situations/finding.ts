/**
 * Whether a call that takes the place of a withdrawn one is comparable: worked out by the engine from the meanings, told as the
 * director's finding where they leave it open, and left alone in an edition that does not ask.
 */
import { lawsOf, type Answer } from '../../engine/index.ts';
import type { EventJson } from './event.ts';
import { answerAt, ruleOn } from './ruling.ts';
import { add, type Decision, type Walk } from './walk.ts';

/** The call that is looked at: as an event, as a decision with its finding, and of which sort it is to be. */
export interface Looked {
  readonly letter: string;
  readonly event: EventJson;
  readonly decide: (comparable: boolean | undefined) => Decision;
  /** `wanted` or `unwanted`: only this outcome; `either`: whatever it is. */
  readonly comparable: 'wanted' | 'unwanted' | 'either';
}

/** The walk with this call, or undefined when it is of another sort than is looked for. */
export const withFinding = (walk: Walk, looked: Looked): Walk | undefined => {
  const { letter, event, decide, comparable: sought } = looked;
  if (!asksComparable(walk.edition))
    return sought === 'wanted' ? undefined : add(walk, letter, event, decide(undefined));
  const told = (comparable: boolean): Walk | undefined =>
    add(walk, letter, { ...event, comparable }, decide(comparable));
  const open = openAnswer(walk, event);
  if (open === undefined) return undefined;
  if (open.phase === 'finding') return told(sought === 'wanted');
  const no = told(false);
  if (no === undefined) return sought === 'wanted' ? undefined : add(walk, letter, event, decide(undefined));
  if (differ(open, no.answer))
    return sought === 'unwanted' ? undefined : add(walk, letter, event, decide(true));
  if (sought === 'wanted') return undefined;
  const yes = told(true);
  const matters = yes !== undefined && differ(yes.answer, no.answer);
  return add(walk, letter, event, decide(matters ? false : undefined));
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
