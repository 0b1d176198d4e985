/**
 * The public face of the question maker: which patterns an edition has, and the question of a code. Each kind is made in its
 * own module under `kinds/`; here they are brought together. Pure: the same code and library give the same question.
 */
import { randomFrom } from '../bridge/random.ts';
import { makePattern, parseCode } from './codes.ts';
import type { Kind } from './kind.ts';
import { consequence, lead, options, otherEdition } from './kinds/rulings.ts';
import { gap } from './kinds/gap.ts';
import { irregularity } from './kinds/irregularity.ts';
import { legality } from './kinds/legality.ts';
import { outcome } from './kinds/outcome.ts';
import { provision } from './kinds/provision.ts';
import { steps } from './kinds/steps.ts';
import { knowledge } from './kinds/knowledge.ts';
import { score } from './kinds/score.ts';
import type { QuizLibrary } from './library.ts';
import type { PatternInfo, Question, QuestionKind, QuizFault } from './question.ts';

const KINDS: { readonly [kind in QuestionKind]: Kind } = {
  legality,
  outcome,
  irregularity,
  options,
  consequence,
  lead,
  'other-edition': otherEdition,
  score,
  provision,
  steps,
  gap,
  knowledge,
};

/** How often a question is tried with other chance before it fails by name. */
const ATTEMPTS = 40;

/** Every pattern that can be asked in an edition, in the order of the kinds. */
export const patternsOf = (edition: string, library: QuizLibrary): readonly PatternInfo[] =>
  (Object.keys(KINDS) as QuestionKind[]).flatMap((kind) =>
    KINDS[kind].branches(edition, library).map(({ branch, ...info }) => ({
      ...info,
      pattern: makePattern({ edition, kind, branch }),
      edition,
      kind,
    })),
  );

/** The question of a code, or why there is none. */
export const makeQuestion = (text: string, library: QuizLibrary): Question | QuizFault => {
  const parts = parseCode(text);
  if (typeof parts === 'string') return { kind: 'fault', fault: parts, code: text };
  const { edition, kind } = parts;
  const code = text.trim().toLowerCase();
  const maker = KINDS[kind];
  const branch =
    maker.find?.(edition, parts.branch) ??
    maker.branches(edition, library).find((info) => info.branch === parts.branch);
  if (branch === undefined) return { kind: 'fault', fault: 'unknown-branch', code };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const draft = maker.draft({
      edition,
      info: branch,
      number: parts.number + attempt,
      random: randomFrom(`${code}/${attempt}`),
      library,
    });
    if (draft !== undefined) return { ...draft, code, edition, kind, pattern: makePattern(parts) };
  }
  return { kind: 'fault', fault: 'not-made', code };
};
