/**
 * The situations of a branch: a fixed number of them, each made from its own chance and kept once it has been asked for. All kinds
 * of questions about a branch share them, so that making a question is mostly a matter of words.
 */
import { randomFrom } from '../../bridge/random.ts';
import { sideOf } from '../../engine/seats.ts';
import { boardFrom } from '../boards.ts';
import { rootById } from './catalogue.ts';
import { follow, playOut } from './follow.ts';
import { nearTo, underOthers, type Near } from './near.ts';
import { begin, type Walk } from './walk.ts';

/** How many situations each branch has, in each edition. */
export const SITUATIONS = 32;

/** Boards tried for one situation before it is given up. */
const ATTEMPTS = 120;

const kept = new Map<string, Walk | undefined>();

/** A situation of a branch by number (any whole number from 0; they repeat); undefined when no board gave an occasion. */
export const situationAt = (edition: string, branch: string, number: number): Walk | undefined =>
  keptAs(`${edition} ${branch} ${number % SITUATIONS}`, (random) => situationFrom(edition, branch, random));

/** The same with the auction bid to its end, the offender's side defending. */
export const defendedSituationAt = (edition: string, branch: string, number: number): Walk | undefined =>
  keptAs(`lead ${edition} ${branch} ${number % SITUATIONS}`, (random) => {
    const walk = situationFrom(edition, branch, random);
    const closed = walk && playOut(walk);
    return closed !== undefined && isDefending(closed) ? closed : undefined;
  });

const keptAs = (
  key: string,
  make: (random: ReturnType<typeof randomFrom>) => Walk | undefined,
): Walk | undefined => {
  if (kept.has(key)) return kept.get(key);
  let walk: Walk | undefined;
  for (let attempt = 0; attempt < ATTEMPTS && walk === undefined; attempt++)
    walk = make(randomFrom(`${key} ${attempt}`));
  kept.set(key, walk);
  return walk;
};

const situationFrom = (
  edition: string,
  branch: string,
  random: ReturnType<typeof randomFrom>,
): Walk | undefined => {
  const offence = rootById(branch.slice(0, 2))?.make(random, boardFrom(random), edition);
  const start = offence && begin(edition, offence);
  return start && follow(random, start, branch.slice(2));
};

const isDefending = ({ answer, offence }: Walk): boolean =>
  answer.outcome?.kind === 'contract' && sideOf(answer.outcome.declarer) !== sideOf(offence.by);

const neighbours = new WeakMap<Walk, readonly Near[]>();

/** Everything near a situation, under its own edition and the others. */
export const neighboursOf = (walk: Walk): readonly Near[] => {
  const known = neighbours.get(walk) ?? [...nearTo(randomFrom(walk.path), walk), ...underOthers(walk)];
  neighbours.set(walk, known);
  return known;
};
