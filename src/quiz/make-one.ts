/**
 * The question of a code, given the module of its kind: so that a page need load no more than what it asks. Pure: the same code and
 * library give the same question.
 */
import { randomFrom } from '../bridge/random.ts';
import { makePattern, parseCode } from './codes.ts';
import type { Kind } from './kind.ts';
import type { QuizLibrary } from './library.ts';
import type { Question, QuestionKind, QuizFault } from './question.ts';

/** How often a question is tried with other chance before it fails by name. */
const ATTEMPTS = 40;

/** The question of a code, or why there is none. `kindOf` gives the module of a kind. */
export const makeOne = (
  text: string,
  library: QuizLibrary,
  kindOf: (kind: QuestionKind) => Kind,
): Question | QuizFault => {
  const parts = parseCode(text);
  if (typeof parts === 'string') return { kind: 'fault', fault: parts, code: text };
  const { edition, kind } = parts;
  const code = text.trim().toLowerCase();
  const maker = kindOf(kind);
  const branch = maker.find(edition, parts.branch, library);
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
