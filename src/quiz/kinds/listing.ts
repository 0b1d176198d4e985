/**
 * Which branches each kind has in an edition. For the kinds that ask about a situation this means following every situation, which
 * a page never does: it gets the list as data, and so does not load this module.
 */
import type { BranchInfo, Branches } from '../kind.ts';
import type { QuestionKind, QuizLevel } from '../question.ts';
import { underOthers } from '../situations/near.ts';
import { isOpen } from '../situations/open.ts';
import { nodesOf, type Node } from '../situations/tree.ts';
import { isUnnoticed, type Walk } from '../situations/walk.ts';
import { gapBranches } from './gap.ts';
import { SEEN_ROOTS } from './irregularity.ts';
import { knowledgeBranches } from './knowledge.ts';
import { legalityBranches } from './legality.ts';
import { outcomeBranches } from './outcome.ts';
import { isOpenChoice, LEAD_TOPIC } from './rulings.ts';
import { scoreBranches } from './score.ts';
import { about } from './situation.ts';
import { hasSteps } from './steps.ts';

/** Every situation of an edition that a kind can ask about. */
const branchesWhere =
  (least: QuizLevel, asks: (node: Node) => boolean) =>
  (edition: string): readonly BranchInfo[] =>
    nodesOf(edition)
      .filter((node) => asks(node) && !node.samples.every(isOpen))
      .map(({ root, path, cites }) => ({ branch: root.id + path, ...about(root.id + path, least), cites }));

const isRuled = ({ samples }: Node): boolean => samples.some((walk) => !isUnnoticed(walk));

const isPlayable = ({ answer }: Walk): boolean => answer.phase === 'auction' || answer.phase === 'closed';

const leads = branchesWhere(
  'gevorderd',
  ({ samples, path }) =>
    samples.some(isPlayable) &&
    (samples.some(({ answer }) => answer.leadRestrictions.length > 0) ||
      (path.length > 2 && path.endsWith('c'))),
);

/** The branches of each kind. */
export const BRANCHES: { readonly [kind in QuestionKind]: Branches } = {
  legality: legalityBranches,
  outcome: outcomeBranches,
  irregularity: branchesWhere('basis', ({ root, path }) => path === '' && SEEN_ROOTS.includes(root.id)),
  /** Right after attention, and wherever a choice is open. */
  options: branchesWhere('basis', ({ path, samples }) => path === 'n' || samples.some(isOpenChoice)),
  consequence: branchesWhere(
    'gevorderd',
    (node) => isRuled(node) && !node.samples.every(isOpenChoice) && node.cites.length > 0,
  ),
  lead: (edition) => leads(edition).map((info) => ({ ...info, topic: LEAD_TOPIC })),
  'other-edition': branchesWhere(
    'wedstrijdleider',
    (node) =>
      isRuled(node) &&
      node.root.id !== 'bb' &&
      node.samples.some((walk) =>
        underOthers(walk).some((near) => !isUnnoticed(near.walk) && !isOpen(near.walk)),
      ),
  ),
  score: scoreBranches,
  provision: branchesWhere('gevorderd', (node) => node.cites.length > 0 && isRuled(node)),
  steps: branchesWhere(
    'wedstrijdleider',
    ({ samples, path }) =>
      path.length > 1 && samples.some((walk) => !isUnnoticed(walk) && hasSteps(walk.answer)),
  ),
  gap: gapBranches,
  knowledge: knowledgeBranches,
};
