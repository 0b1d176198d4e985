/**
 * The public face of the question maker where all of it is at hand: which patterns an edition has, and the question of a code. Each
 * kind is made in its own module under `kinds/`; here they are brought together. A page loads them one by one (`kinds/load.ts`).
 */
import { makePattern, parsePattern } from './codes.ts';
import type { Kind } from './kind.ts';
import { consequence, lead, options, otherEdition } from './kinds/rulings.ts';
import { gap } from './kinds/gap.ts';
import { BRANCHES } from './kinds/listing.ts';
import { irregularity } from './kinds/irregularity.ts';
import { legality } from './kinds/legality.ts';
import { outcome } from './kinds/outcome.ts';
import { provision } from './kinds/provision.ts';
import { steps } from './kinds/steps.ts';
import { knowledge } from './kinds/knowledge.ts';
import { score } from './kinds/score.ts';
import type { QuizLibrary } from './library.ts';
import { makeOne } from './make-one.ts';
import type { PatternInfo, Question, QuestionKind, QuizFault } from './question.ts';
import type { Shortcuts, Use } from './situations/pool.ts';
import { makeShortcuts } from './situations/shortcuts.ts';

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

/** Every pattern that can be asked in an edition, in the order of the kinds. */
export const patternsOf = (edition: string, library: QuizLibrary): readonly PatternInfo[] =>
  (Object.keys(KINDS) as QuestionKind[]).flatMap((kind) =>
    BRANCHES[kind](edition, library).map(({ branch, ...info }) => ({
      ...info,
      pattern: makePattern({ edition, kind, branch }),
      edition,
      kind,
    })),
  );

/** The question of a code, or why there is none. */
export const makeQuestion = (text: string, library: QuizLibrary): Question | QuizFault =>
  makeOne(text, library, (kind) => KINDS[kind]);

/** The kinds that ask about a situation, with what they ask it for. */
const USES: { readonly [kind in QuestionKind]?: Use } = {
  irregularity: 'ruling',
  options: 'ruling',
  consequence: 'ruling',
  lead: 'lead',
  'other-edition': 'ruling',
  provision: 'ruling',
  steps: 'ruling',
};

/** What a library takes to make questions of these patterns at once, however rare. Takes seconds to work out. */
export const shortcutsTo = (patterns: readonly PatternInfo[]): Shortcuts =>
  makeShortcuts(
    patterns.flatMap(({ pattern, kind, edition }) => {
      const use = USES[kind];
      const branch = parsePattern(pattern)?.branch;
      return use === undefined || branch === undefined ? [] : [{ use, edition, branch }];
    }),
  );
