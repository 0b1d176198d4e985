/**
 * Which situations an edition has: every root followed along every step that its laws give, on a handful of boards. A step is a
 * branch of its own when something new is ruled there. Worked out once an edition, for lists of what can be practised.
 */
import type { Cite } from '../question.ts';
import { ROOTS, type RootEntry } from './catalogue.ts';
import { lettersAt, take } from './follow.ts';
import { startsOf } from './pool.ts';
import type { Walk } from './walk.ts';

/** A situation of an edition, with the walks by which it was found. */
export interface Node {
  readonly root: RootEntry;
  /** The letters after the root's own. */
  readonly path: string;
  readonly samples: readonly Walk[];
  /** The provisions on which its ruling rests, on any of the boards. */
  readonly cites: readonly Cite[];
}

/** Situations in which a root is followed, and walks kept of each step. */
const STARTS = 8;
const KEPT = 4;
const LONGEST = 6;

const known = new Map<string, readonly Node[]>();

/** Every situation of an edition, roots in the order of the catalogue. */
export const nodesOf = (edition: string): readonly Node[] => {
  const nodes = known.get(edition) ?? ROOTS.flatMap((root) => explore(edition, root));
  known.set(edition, nodes);
  return nodes;
};

const explore = (edition: string, root: RootEntry): readonly Node[] => {
  const starts = startsOf(edition, root, STARTS);
  return starts.length === 0 ? [] : grow(root, '', starts);
};

const grow = (root: RootEntry, path: string, samples: readonly Walk[]): readonly Node[] => {
  const node: Node = {
    root,
    path,
    samples,
    cites: [...new Set(samples.flatMap(({ answer }) => answer.cites))],
  };
  const letters = path.length < LONGEST ? [...new Set(samples.flatMap(lettersAt))] : [];
  const children = letters.flatMap((letter) => {
    const walks = samples.flatMap((walk) => take(walk, letter) ?? []).slice(0, KEPT);
    const isTransit = letter === 'y' || letter === 'z';
    return walks.some(saysMore) || (isTransit && walks.length > 0) ? grow(root, path + letter, walks) : [];
  });
  return samples.some(saysMore) ? [node, ...children] : children;
};

/** Whether a step was ruled on: a provision more, another phase, or a call that must be made. */
const saysMore = ({ answer, parent }: Walk): boolean =>
  parent === undefined ||
  answer.cites.length !== parent.answer.cites.length ||
  answer.phase !== parent.answer.phase ||
  (answer.required !== null && parent.answer.required === null);
