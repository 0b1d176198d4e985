/** What there is to choose, worked out when the site is built and handed to the islands as plain data. */
import type { QuestionKind } from '../../quiz/question.ts';

/** An edition with what can be asked in it. */
export interface EditionChoice {
  readonly id: string;
  readonly year: number;
  /** The one article of an edition of which one is all, as in its address. */
  readonly whole?: string;
  /** Inline colours of the edition. */
  readonly style: string;
  readonly topics: readonly string[];
  readonly kinds: readonly QuestionKind[];
}

/** A subject to choose, in the order of the list; `group` is the heading it stands under. */
export interface Subject {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
}
