/**
 * What the question maker needs from `content/`, handed to it as data: written questions and passages of law text.
 * The site reads it at build time, the command line from the files (`src/cli/quiz-library.ts`); nothing here reads a file.
 */
import type { Cite, QuizLevel } from './question.ts';
import type { Shortcuts } from './situations/pool.ts';

/** A written answer. */
export interface WrittenOption {
  readonly text: string;
  readonly correct: boolean;
  readonly why: string;
}

/** A written question as it stands in `content/questions/*.yaml`. */
export interface WrittenQuestion {
  readonly id: string;
  readonly edition: string;
  readonly level: QuizLevel;
  readonly topic: string;
  readonly prompt: string;
  readonly options: readonly WrittenOption[];
  readonly cites: readonly Cite[];
}

/** A passage of an edition's own text in which words can be left out. */
export interface LawPassage {
  readonly edition: string;
  /** The provision: `30a`, `22B`, `7a`. */
  readonly cite: Cite;
  readonly topic: string;
  /** What stands before it in the same article and is needed to read it: the sentence above a lettered part. */
  readonly lead?: string;
  /** Readable text of the passage, without its number. */
  readonly text: string;
}

/** All that comes from `content/`. */
export interface QuizLibrary {
  readonly written: readonly WrittenQuestion[];
  readonly passages: readonly LawPassage[];
  /** What each article is about, by edition and number. */
  readonly subjects: { readonly [edition: string]: { readonly [article: string]: string } | undefined };
  /** How each provision that the engine rules by begins, by edition and provision. */
  readonly quotes: { readonly [edition: string]: { readonly [cite: string]: string } | undefined };
  /** Where searches for situations may begin; only the time that a question takes depends on it. */
  readonly shortcuts?: Shortcuts;
}
