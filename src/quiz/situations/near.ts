/**
 * Situations near to one: the same record with one fact changed (another choice, another substitute, another player), and the
 * same case under other editions. What they come to is where wrong answers come from.
 */
import { engineEditions } from '../../engine/index.ts';
import { SEATS } from '../../engine/seats.ts';
import { asksComparable } from './finding.ts';
import { callEvent } from './event.ts';
import type { Offence } from './offence.ts';
import { follow, lettersAt, take } from './follow.ts';
import { begin, stepsOf, type Decision, type Walk } from './walk.ts';

/** A near situation: what is different in it. */
export type Near = { readonly walk: Walk } & (
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'player' }
  | { readonly kind: 'edition' }
);

/** Near situations under the same edition: first other last steps, then the same call by another player. */
export const nearTo = (walk: Walk): readonly Near[] => [...otherSteps(walk), ...otherPlayers(walk)];

const otherSteps = ({ parent, path }: Walk): readonly Near[] => {
  if (parent === undefined) return [];
  const last = path.slice(parent.path.length);
  return lettersAt(parent)
    .filter((letter) => letter !== last)
    .flatMap((letter) => {
      const walk = take(parent, letter);
      const decision = walk?.decisions[parent.decisions.length];
      return walk === undefined || decision === undefined
        ? []
        : [{ walk, kind: 'decision' as const, decision }];
    });
};

const otherPlayers = ({ edition, offence, path, seed }: Walk): readonly Near[] =>
  otherOffences(offence).flatMap((other) => {
    const start = begin(edition, other, `${seed} ${other.by}`);
    if (start?.irregularity === 'change-of-call') return [];
    const walk = start && follow(start, path.slice(0, 2));
    return walk === undefined ? [] : [{ walk, kind: 'player' as const }];
  });

const moved = new WeakMap<Offence, readonly Offence[]>();

/** The same call by each of the other players, as one who thinks that it is his turn; made once, for every walk from here. */
const otherOffences = (offence: Offence): readonly Offence[] => {
  const known = moved.get(offence) ?? moveOffence(offence);
  moved.set(offence, known);
  return known;
};

const moveOffence = (offence: Offence): readonly Offence[] => {
  const { call, events, history, by } = offence;
  if (call === undefined || !('shows' in call) || events.length > 1 || history !== undefined) return [];
  return SEATS.filter((seat) => seat !== by).map((seat): Offence => {
    const said = { ...call, by: seat };
    return {
      ...offence,
      by: seat,
      call: said,
      events: [callEvent(said)],
      mistake: { kind: 'thought-his-turn' },
    };
  });
};

/** The same case under the other editions, as far as it can be followed there. */
export const underOthers = (walk: Walk): readonly Near[] =>
  engineEditions
    .filter((edition) => edition !== walk.edition)
    .flatMap((edition) => {
      const other = underEdition(walk, edition);
      return other === undefined ? [] : [{ walk: other, kind: 'edition' as const }];
    });

/**
 * The same case under another edition: every step that its laws know, with the same calls; a refusal is left out where there is
 * nothing to refuse. Undefined when a step has no counterpart there.
 */
export const underEdition = (walk: Walk, edition: string): Walk | undefined => {
  if (walk.offence.history !== undefined) return undefined;
  let next = begin(edition, walk.offence, walk.seed);
  for (const { letter, decisions } of stepsOf(walk)) {
    if (next === undefined) return undefined;
    const isRefusal = letter === 'r' && next.answer.phase !== 'choice';
    const call = decisions.find((each) => each.kind === 'replaced' || each.kind === 'called')?.call.call;
    if (!isRefusal) next = take(next, letterThere(next, letter), call);
  }
  return next;
};

/** A comparable call is but another call where the laws do not ask for it. */
const letterThere = ({ edition }: Walk, letter: string): string =>
  letter === 'c' && !asksComparable(edition) ? 'o' : letter;
