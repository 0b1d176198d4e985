/**
 * A situation followed under the laws of an edition, as data: the record so far, what was decided, and the ruling. A step is a
 * letter of the path; which steps there are is asked in `follow.ts`.
 */
import type { SaidCall } from '../../bidding/view.ts';
import type { Answer } from '../../engine/index.ts';
import type { IrregularityKind, OptionId } from '../../engine/ruling.ts';
import type { Seat } from '../../engine/seats.ts';
import type { RecordJson } from '../question.ts';
import { callEvent, type EventJson } from './event.ts';
import type { Offence } from './offence.ts';
import { answerAt, ruleOn, ruleOnCalls, type Ruling } from './ruling.ts';

/** What happened after the irregularity. */
export type Decision =
  | { readonly kind: 'noticed' }
  | { readonly kind: 'chose'; readonly option: OptionId; readonly by: Seat }
  /** The offender put another call in its place; `early`: before the director had ruled; `comparable`: the finding, where it matters. */
  | {
      readonly kind: 'replaced';
      readonly call: SaidCall;
      readonly early: boolean;
      readonly comparable?: boolean;
    }
  /** A player called on; `role` says why that matters. */
  | {
      readonly kind: 'called';
      readonly call: SaidCall;
      readonly role: 'lho-first' | 'turn-first' | 'goes-on' | 'own-turn';
      readonly comparable?: boolean;
    };

/** A situation followed so far, with the ruling at this point. */
export interface Walk {
  readonly edition: string;
  /** What chance is drawn from at every step, so that a walk is the same whatever was asked before. */
  readonly seed: string;
  readonly offence: Offence;
  readonly path: string;
  readonly events: readonly EventJson[];
  readonly decisions: readonly Decision[];
  /** Worked out when it is first asked for: of most steps nobody does. */
  readonly answer: Answer;
  /** The engine's own course up to here. */
  readonly ruling: Ruling;
  /** What went wrong, as the laws of the edition name it; undefined when nothing did. */
  readonly irregularity?: IrregularityKind;
  /** The walk before the last step. */
  readonly parent?: Walk;
}

/** The record of a walk. */
export const recordOf = ({
  edition,
  offence,
  events,
}: Pick<Walk, 'edition' | 'offence' | 'events'>): RecordJson => ({
  edition,
  dealer: offence.board.dealer,
  vulnerable: offence.board.vulnerable,
  events,
});

const begun = new WeakMap<Offence, Map<string, Walk | undefined>>();

/** The situation at the moment of the irregularity; undefined when the edition's laws cannot rule on it. An offence has one seed. */
export const begin = (edition: string, offence: Offence, seed: string): Walk | undefined => {
  const known = begun.get(offence) ?? new Map<string, Walk | undefined>();
  begun.set(offence, known);
  if (!known.has(edition)) known.set(edition, start(edition, offence, seed));
  return known.get(edition);
};

const start = (edition: string, offence: Offence, seed: string): Walk | undefined => {
  const { history, before, board } = offence;
  let ruling = history?.ruling ?? ruleOnCalls(edition, board, before);
  for (const event of offence.events) ruling = ruling && ruleOn(ruling, event);
  if (ruling === undefined) return undefined;
  const events = [...(history?.events ?? before.map(callEvent)), ...offence.events];
  const irregularity = irregularityIn(answerAt(ruling), offence);
  return walkOf({
    edition,
    seed,
    offence,
    path: '',
    events,
    decisions: [],
    ruling,
    irregularity,
    parent: undefined,
  });
};

type Steps = Omit<Walk, 'answer' | 'irregularity' | 'parent'> & {
  readonly irregularity: IrregularityKind | undefined;
  readonly parent: Walk | undefined;
};

const walkOf = (steps: Steps): Walk => {
  const { edition, seed, offence, path, events, decisions, ruling, irregularity, parent } = steps;
  let answer: Answer | undefined;
  return {
    edition,
    seed,
    offence,
    path,
    events,
    decisions,
    ruling,
    ...(irregularity !== undefined && { irregularity }),
    ...(parent !== undefined && { parent }),
    get answer() {
      return (answer ??= answerAt(ruling));
    },
  };
};

/** The irregularity of this offence, not one that went before. */
const irregularityIn = (answer: Answer, offence: Offence): IrregularityKind | undefined => {
  const { irregularity } = answer;
  const isOwn = irregularity?.by === offence.by && (irregularity.call ?? undefined) === offence.call?.call;
  return isOwn ? irregularity.kind : undefined;
};

/** The walk one letter further, by one event. */
export const add = (walk: Walk, letter: string, event: EventJson, decision: Decision): Walk | undefined => {
  const ruling = ruleOn(walk.ruling, event);
  if (ruling === undefined) return undefined;
  const { edition, seed, offence, irregularity } = walk;
  return walkOf({
    edition,
    seed,
    offence,
    irregularity,
    path: walk.path + letter,
    events: [...walk.events, event],
    decisions: [...walk.decisions, decision],
    ruling,
    parent: letter === '' ? walk.parent : walk,
  });
};

/** The walk with one more event that is no step of a path of its own. */
export const step = (walk: Walk, event: EventJson, decision: Decision): Walk | undefined =>
  add(walk, '', event, decision);

/** Whether an irregularity lies open that nobody has spoken of. */
export const isUnnoticed = ({ answer, decisions }: Walk): boolean =>
  answer.irregularity?.resolved === false && decisions.every(({ kind }) => kind === 'replaced');

/** The letters that were taken after the irregularity, each with what was decided by it. */
export const stepsOf = (
  walk: Walk,
): readonly { readonly letter: string; readonly decisions: readonly Decision[] }[] => {
  const { parent, path, decisions } = walk;
  if (parent === undefined) return [];
  const taken = {
    letter: path.slice(parent.path.length),
    decisions: decisions.slice(parent.decisions.length),
  };
  return [...stepsOf(parent), taken];
};
