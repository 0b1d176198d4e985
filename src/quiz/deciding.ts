/**
 * Which provision decides the questions of a pattern. A pattern names every provision that plays a part in its case, in the order in
 * which they speak: an insufficient bid is first one against 18D, but what follows is settled by 27. Whoever practises an article wants
 * the questions that it decides. The questions themselves know, so they are asked; that takes long, and is done when the site is built.
 */
import { codeIn } from './codes.ts';
import { isQuizFault, type Cite, type PatternInfo, type Question, type QuizFault } from './question.ts';

/** The article of a provision: `27` of `27B1a`. */
export const articleOf = (cite: Cite): string => /^\d+(?=\D|$)/.exec(cite)?.[0] ?? cite;

/** A pattern with the provision that decides its questions before the others that it names. */
export const decidedFirst = (
  pattern: PatternInfo,
  make: (code: string) => Question | QuizFault,
): PatternInfo => {
  const cite = decidingOf(pattern, make);
  if (cite === undefined || cite === pattern.cites[0]) return pattern;
  return { ...pattern, cites: [cite, ...pattern.cites.filter((each) => each !== cite)] };
};

const decidingOf = (pattern: PatternInfo, make: (code: string) => Question | QuizFault): Cite | undefined => {
  // A course of steps names all it passes, and a case under another edition what holds there: ask which provision settles the case.
  if (pattern.kind === 'steps' || pattern.kind === 'other-edition') {
    const made = make(codeIn(pattern.pattern.replace(/-(st|ed)-/, '-pv-'), 0));
    return isQuizFault(made) ? oftenest(pattern.cites) : made.cites[0];
  }
  // A pattern that names nothing is about several provisions, unless its questions agree.
  const numbers = pattern.cites.length === 0 ? [0, 1, 2, 3] : [0];
  const asked = numbers.map((number) => make(codeIn(pattern.pattern, number)));
  const cites = asked.flatMap((made) => (isQuizFault(made) ? [] : made.cites.slice(0, 1)));
  return new Set(cites.map(articleOf)).size === 1 ? cites[0] : undefined;
};

/** The first provision of the article that is named most often; of articles named as often, the last. */
const oftenest = (cites: readonly Cite[]): Cite | undefined => {
  const count = (cite: Cite): number => cites.filter((each) => articleOf(each) === articleOf(cite)).length;
  const most = Math.max(0, ...cites.map(count));
  const last = cites.findLast((cite) => count(cite) === most);
  return last && cites.find((cite) => articleOf(cite) === articleOf(last));
};
