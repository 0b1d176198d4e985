/** What page and worker say to each other. */
import type { SearchEdition } from '../../search/documents.ts';
import type { Answer, SearchOptions } from '../../search/search.ts';

/** From the page. The first message opens the index. */
export type Ask =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'ask'; readonly id: number; readonly query: string; readonly options: SearchOptions };

/** An edition as hits show it. */
export type ShownEdition = Pick<SearchEdition, 'id' | 'title' | 'colours'>;

/** From the worker. `failed`: the index cannot be loaded or read, and no answer will come. */
export type Tell =
  | { readonly kind: 'opened'; readonly editions: readonly ShownEdition[] }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };
