/**
 * Situations near to one: the same record with one fact changed (another choice, another substitute, another player), and the
 * same case under other editions. What they come to is where wrong answers come from.
 */
import { randomFrom, type Random } from '../../bridge/random.ts';
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
export const nearTo = (random: Random, walk: Walk): readonly Near[] => [
  ...otherSteps(random, walk),
  ...otherPlayers(random, walk),
];

const otherSteps = (random: Random, { parent, path }: Walk): readonly Near[] => {
  if (parent === undefined) return [];
  const last = path.slice(parent.path.length);
  return lettersAt(parent)
    .filter((letter) => letter !== last)
    .flatMap((letter) => {
      const walk = take(random, parent, letter);
      const decision = walk?.decisions[parent.decisions.length];
      return walk === undefined || decision === undefined
        ? []
        : [{ walk, kind: 'decision' as const, decision }];
    });
};

const otherPlayers = (random: Random, { edition, offence, path }: Walk): readonly Near[] => {
  const { call, events, history, by } = offence;
  if (call === undefined || !('shows' in call) || events.length > 1 || history !== undefined) return [];
  return SEATS.filter((seat) => seat !== by).flatMap((seat) => {
    const moved = { ...call, by: seat };
    const other: Offence = {
      ...offence,
      by: seat,
      call: moved,
      events: [callEvent(moved)],
      mistake: { kind: 'thought-his-turn' },
    };
    const start = begin(edition, other);
    if (start?.irregularity === 'change-of-call') return [];
    const walk = start && follow(random, start, path.slice(0, 2));
    return walk === undefined ? [] : [{ walk, kind: 'player' as const }];
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
  const random = randomFrom(`${edition} ${walk.path}`);
  let next = begin(edition, walk.offence);
  for (const { letter, decisions } of stepsOf(walk)) {
    if (next === undefined) return undefined;
    const isRefusal = letter === 'r' && next.answer.phase !== 'choice';
    const call = decisions.find((each) => each.kind === 'replaced' || each.kind === 'called')?.call.call;
    if (!isRefusal) next = take(random, next, letterThere(next, letter), call);
  }
  return next;
};

/** A comparable call is but another call where the laws do not ask for it. */
const letterThere = ({ edition }: Walk, letter: string): string =>
  letter === 'c' && !asksComparable(edition) ? 'o' : letter;
