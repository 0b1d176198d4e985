/**
 * Codes of questions: `2017-co-ibrp-4821` is question 4821 of the pattern `2017-co-ibrp` (edition, kind, branch).
 * A code holds all that a question is made from, so that it can be passed on; a pattern is what comes back when it went wrong.
 */
import type { QuestionKind, QuizFaultCode } from './question.ts';

/** The letters of each kind in a code. */
const LETTERS: { readonly [kind in QuestionKind]: string } = {
  legality: 'le',
  outcome: 'ou',
  irregularity: 'ir',
  options: 'op',
  consequence: 'co',
  lead: 'ld',
  'other-edition': 'ed',
  score: 'sc',
  provision: 'pv',
  steps: 'st',
  gap: 'ga',
  knowledge: 'kn',
};

const KINDS: ReadonlyMap<string, QuestionKind> = new Map(
  (Object.keys(LETTERS) as QuestionKind[]).map((kind) => [LETTERS[kind], kind]),
);

/** The parts of a pattern. `branch` may hold hyphens. */
export interface PatternParts {
  readonly edition: string;
  readonly kind: QuestionKind;
  readonly branch: string;
}

/** The parts of a code: its pattern and a whole number from 0. */
export interface CodeParts extends PatternParts {
  readonly number: number;
}

/** The highest number in a code. */
export const HIGHEST_NUMBER = 999_999;

/** Writes a pattern: `2017-co-ibrp`. */
export const makePattern = ({ edition, kind, branch }: PatternParts): string =>
  `${edition}-${LETTERS[kind]}-${branch}`;

/** The code of a question with this number in a pattern. */
export const codeIn = (pattern: string, number: number): string => `${pattern}-${number}`;

/** Reads a code as a person may pass it on (capitals and blanks around it are forgiven), or says what is wrong with it. */
export const parseCode = (text: string): CodeParts | QuizFaultCode => {
  const [, edition, letters, branch, digits] =
    /^(\d{4})-([a-z]{2})-([a-z0-9]+(?:-[a-z0-9]+)*)-(0|[1-9]\d{0,5})$/.exec(text.trim().toLowerCase()) ?? [];
  if (edition === undefined || letters === undefined || branch === undefined || digits === undefined)
    return 'bad-code';
  const kind = KINDS.get(letters);
  return kind === undefined ? 'unknown-kind' : { edition, kind, branch, number: Number(digits) };
};

/** Reads a pattern; undefined for anything else. */
export const parsePattern = (text: string): PatternParts | undefined => {
  const parts = parseCode(codeIn(text, 0));
  return typeof parts === 'string'
    ? undefined
    : { edition: parts.edition, kind: parts.kind, branch: parts.branch };
};
