/** What each question kind gives to `make.ts`: its patterns in an edition, and a question of a branch from chance. */
import type { Random } from '../bridge/random.ts';
import type { QuizLibrary } from './library.ts';
import type { PatternInfo, Question } from './question.ts';

/** A branch of a kind in an edition: a pattern without what its name already says. */
export type BranchInfo = Pick<PatternInfo, 'level' | 'topic' | 'cites'> & { readonly branch: string };

/** A question but for what its code says. */
export type Draft = Omit<Question, 'code' | 'edition' | 'kind' | 'pattern'>;

/** What a question is made from. */
export interface Chance {
  readonly edition: string;
  readonly info: BranchInfo;
  /** The number in the code, one higher at every attempt. */
  readonly number: number;
  readonly random: Random;
  readonly library: QuizLibrary;
}

/** The branches of a kind in an edition; none when its laws do not reach so far. */
export type Branches = (edition: string, library: QuizLibrary) => readonly BranchInfo[];

/** Finds a branch among a few. */
export const among =
  (branches: Branches): Kind['find'] =>
  (edition, branch, library) =>
    branches(edition, library).find((info) => info.branch === branch);

/** A question kind. */
export interface Kind {
  /** One branch by its name; undefined when there is none. Whether it can be made may show only when it is tried. */
  readonly find: (edition: string, branch: string, library: QuizLibrary) => BranchInfo | undefined;
  /** A question of a branch, or undefined when this chance gave none: then another attempt follows. */
  readonly draft: (from: Chance) => Draft | undefined;
}
