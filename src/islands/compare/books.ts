/** What a case needs to know of a book besides what questions do: its colours. Handed over by the page. */
import type { BookInfo } from '../question/books.ts';

/** An edition as a case sees it. */
export interface Book extends BookInfo {
  /** inline custom properties with the edition's colours */
  readonly style: string;
}
