/**
 * The director's script in Dutch: every step that the engine gives, as sentences that he can say aloud. What has to be done
 * is decided in the engine; here it only gets its words, in `establish.ts`, `choices.ts` and `told.ts`.
 */
import { lawsOf, type Answer } from '../engine/index.ts';
import type { Seat } from '../engine/seats.ts';
import type { Provision } from '../engine/laws.ts';
import type { Step } from '../engine/steps.ts';
import { optionsText } from './choices.ts';
import { changeText, exposedText, findingText, irregularityText } from './establish.ts';
import { ownTurnText, replaceText } from './replacements.ts';
import {
  adjustText,
  barText,
  fateText,
  informationText,
  laterCallsText,
  leadText,
  limitText,
  misnamedText,
  passForRhoText,
  penaltyCardsText,
  repeatText,
  turnRestoredText,
} from './told.ts';

/** A step in words: what the director does, at the table or apart from it, to whom, what he says, and on what it rests. */
export interface ToldStep {
  readonly do: Step['do'];
  readonly where: Step['where'];
  readonly to: Seat;
  readonly text: string;
  readonly cites: readonly string[];
}

/** The steps of an answer in words, in order. */
export const tellSteps = ({ edition, steps }: Pick<Answer, 'edition' | 'steps'>): readonly ToldStep[] => {
  const provision = lawsOf(edition)?.provisions ?? 'article';
  return steps.map((step) => ({
    do: step.do,
    where: step.where,
    to: step.to,
    text: stepText(step, provision),
    cites: step.cites,
  }));
};

const stepText = ({ to, matter, cites }: Step, provision: Provision): string => {
  switch (matter.kind) {
    case 'irregularity':
      return irregularityText(matter);
    case 'exposed':
      return exposedText(matter);
    case 'misnamed':
      return misnamedText(matter);
    case 'change':
      return changeText(matter);
    case 'finding':
      return findingText(matter, cites, provision);
    case 'options':
      return optionsText(matter);
    case 'replace':
      return replaceText(matter);
    case 'own-turn':
      return ownTurnText(matter);
    case 'fate':
      return fateText(matter);
    case 'turn-restored':
      return turnRestoredText(matter);
    case 'pass-for-rho':
      return passForRhoText(to);
    case 'later-calls-fall':
      return laterCallsText(to, matter);
    case 'bar':
      return barText(to, matter);
    case 'limit':
      return limitText(to, matter);
    case 'repeat':
      return repeatText(to, matter);
    case 'information':
      return informationText(to, matter);
    case 'lead':
      return leadText(to, matter);
    case 'penalty-cards':
      return penaltyCardsText(to, matter);
    case 'adjust':
      return adjustText(matter, provision);
  }
};
