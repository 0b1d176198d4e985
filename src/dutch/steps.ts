/**
 * The director's script in Dutch: every step that the engine gives, as sentences that he can say aloud. What has to be done
 * is decided in the engine; here it only gets its words, in `establish.ts`, `choices.ts` and `told.ts`.
 */
import { lawsOf, type Answer } from '../engine/index.ts';
import type { TableEvent } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import type { Provision } from '../engine/laws.ts';
import type { Step } from '../engine/step.ts';
import { optionsText } from './choices.ts';
import { changeText, exposedText, findingText, irregularityText, sameText } from './establish.ts';
import { ownTurnText, replaceText } from './replacements.ts';
import { seatName } from './seats.ts';
import {
  adjustText,
  barText,
  cardsTakenUpText,
  faceUpText,
  fateText,
  informationText,
  laterCallsText,
  leadText,
  limitText,
  mayWithdrawText,
  misnamedText,
  passForRhoText,
  penaltyCardsText,
  repeatText,
  turnRestoredText,
} from './told.ts';

/** A step in words: what the director does, at the table or apart from it, to whom, what he says, and on what it rests. */
export interface ToldStep {
  readonly do: Step['do'];
  /** What he does, as a heading: `Leg voor`. */
  readonly name: string;
  readonly where: Step['where'];
  readonly to: Seat;
  readonly text: string;
  /** The event of the record that it is about, counted from 0. */
  readonly event: number;
  readonly cites: readonly string[];
}

/** What the director does in a step, as a heading. */
export const stepName = ({ do: act, matter }: Pick<Step, 'do'> & Partial<Pick<Step, 'matter'>>): string =>
  matter !== undefined && isInPlay(matter) ? 'Bij het spelen' : NAMES[act];

/** Where the step is done and to whom it is said, for a heading; what the director looks at later is for himself. */
export const placeInWords = ({ where, to, matter }: Step): string => {
  if (matter.kind === 'adjust') return 'voor jezelf';
  return `${where === 'apart' ? 'apart van de tafel' : 'aan tafel'}, ${seatName(to)}`;
};

/** Whether it comes during the play, before the end of it. */
export const isInPlay = ({ kind }: Step['matter']): boolean =>
  kind === 'lead' || kind === 'penalty-cards' || kind === 'cards-taken-up';

const NAMES: { readonly [act in Step['do']]: string } = {
  establish: 'Stel vast',
  offer: 'Leg voor',
  tell: 'Zeg',
  after: 'Na afloop',
};

/** The event from which the steps are news: the last thing that happened, together with the attention that was drawn to it. */
export const newsFrom = (events: readonly TableEvent[]): number =>
  events.length - (events.at(-1)?.kind === 'attention' ? 2 : 1);

/** The steps of an answer in words, in order. */
export const tellSteps = ({ edition, steps }: Pick<Answer, 'edition' | 'steps'>): readonly ToldStep[] => {
  const provision = lawsOf(edition)?.provisions ?? 'article';
  return steps.map((step) => ({
    do: step.do,
    name: stepName(step),
    where: step.where,
    to: step.to,
    text: stepText(step, edition, provision),
    event: step.event,
    cites: step.cites,
  }));
};

const stepText = ({ to, matter, cites }: Step, edition: string, provision: Provision): string => {
  switch (matter.kind) {
    case 'irregularity':
      return irregularityText(matter);
    case 'exposed':
      return exposedText(matter, cites, edition, provision);
    case 'misnamed':
      return misnamedText(matter);
    case 'change':
      return changeText(matter);
    case 'same':
      return sameText(matter, cites, provision);
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
      return leadText(to, matter, edition);
    case 'may-withdraw':
      return mayWithdrawText(to, matter);
    case 'face-up':
      return faceUpText(matter);
    case 'penalty-cards':
      return penaltyCardsText(to, matter);
    case 'cards-taken-up':
      return cardsTakenUpText(to, matter);
    case 'adjust':
      return adjustText(matter, provision);
  }
};
