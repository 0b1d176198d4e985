/** What a case needs to know of the books: year, colours, and where a provision stands on the site. Handed over by the page. */
import { to } from '../../base-path.ts';
import { parseEngineCitation, type CitedEdition } from '../../lawtext/anchors.ts';

/** An edition as a case sees it. */
export interface Book extends CitedEdition {
  readonly year: number;
  /** inline custom properties with the edition's colours */
  readonly style: string;
  /** articles that have a page, as in their addresses */
  readonly held: readonly string[];
}

/** A provision as a link; `held`: the site has a page of it, so that it can be previewed. */
export interface CiteLink {
  readonly href: string;
  readonly held: boolean;
}

/** Where a citation of the engine leads; undefined when the book has no such article. */
export function citeLink(book: Book, cite: string): CiteLink | undefined {
  const place = parseEngineCitation(cite, book);
  if (!place) return undefined;
  const held = book.held.includes(place.article);
  const anchor = place.anchor === undefined ? '' : `#${place.anchor}`;
  return {
    held,
    href: to(held ? `/${book.id}/${place.article}/${anchor}` : `/${book.id}/#art-${place.article}`),
  };
}
