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

/** A question kind. */
export interface Kind {
  /** The branches of this kind in an edition; none when its laws do not reach so far. */
  readonly branches: (edition: string, library: QuizLibrary) => readonly BranchInfo[];
  /** One branch by its name, where that is known without listing them all; undefined when there is none. */
  readonly find?: (edition: string, branch: string) => BranchInfo | undefined;
  /** A question of a branch, or undefined when this chance gave none: then another attempt follows. */
  readonly draft: (from: Chance) => Draft | undefined;
}
