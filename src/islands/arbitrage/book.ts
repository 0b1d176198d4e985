/** An edition as the helper sees it, handed over by the page. */
import type { BookInfo } from '../question/books.ts';

/** An edition with the inline colours of its spine. */
export interface Book extends BookInfo {
  readonly style: string;
}
