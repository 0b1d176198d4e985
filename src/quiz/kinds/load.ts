/** The modules of the question kinds, each loaded when a question of its kind is first asked. */
import type { Kind } from '../kind.ts';
import type { QuestionKind } from '../question.ts';

const LOAD: { readonly [kind in QuestionKind]: () => Promise<Kind> } = {
  legality: () => import('./legality.ts').then(({ legality }) => legality),
  outcome: () => import('./outcome.ts').then(({ outcome }) => outcome),
  irregularity: () => import('./irregularity.ts').then(({ irregularity }) => irregularity),
  options: () => import('./rulings.ts').then(({ options }) => options),
  consequence: () => import('./rulings.ts').then(({ consequence }) => consequence),
  lead: () => import('./rulings.ts').then(({ lead }) => lead),
  'other-edition': () => import('./rulings.ts').then(({ otherEdition }) => otherEdition),
  score: () => import('./score.ts').then(({ score }) => score),
  provision: () => import('./provision.ts').then(({ provision }) => provision),
  steps: () => import('./steps.ts').then(({ steps }) => steps),
  gap: () => import('./gap.ts').then(({ gap }) => gap),
  knowledge: () => import('./knowledge.ts').then(({ knowledge }) => knowledge),
};

/** The module of a kind. @throws Error when it cannot be fetched. */
export const loadKind = (kind: QuestionKind): Promise<Kind> => LOAD[kind]();
