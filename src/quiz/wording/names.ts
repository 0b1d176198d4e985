/** What kinds and levels are called on the page. */
import type { QuestionKind, QuizLevel } from '../question.ts';

const KIND_NAMES: { readonly [kind in QuestionKind]: string } = {
  legality: 'Mag deze bieding?',
  outcome: 'Einde, contract en leider',
  irregularity: 'Wat ging er mis?',
  options: 'Wie mag wat kiezen?',
  consequence: 'Wat volgt er?',
  lead: 'Voorspelen',
  'other-edition': 'Toen en nu',
  score: 'De score',
  provision: 'Welke bepaling?',
  steps: 'De stappen van de wedstrijdleider',
  gap: 'Woord weg uit de tekst',
  knowledge: 'Kennisvraag',
};

const LEVEL_NAMES: { readonly [level in QuizLevel]: string } = {
  basis: 'Basis',
  gevorderd: 'Gevorderd',
  wedstrijdleider: 'Wedstrijdleider',
};

/** The name of a question kind. */
export const kindName = (kind: QuestionKind): string => KIND_NAMES[kind];

/** The name of a level. */
export const levelName = (level: QuizLevel): string => LEVEL_NAMES[level];
