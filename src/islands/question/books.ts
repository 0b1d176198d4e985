/** What questions need to know of the books: how an edition cites, and where its provisions stand on the site. Handed over by the page. */
import { parseEngineCitation, type CitedEdition } from '../../lawtext/anchors.ts';
import { to } from '../../base-path.ts';
import type { Cite } from '../../quiz/question.ts';

/** An edition as questions see it. */
export interface BookInfo extends CitedEdition {
  readonly year: number;
  /** Articles that have a page, as in their addresses. */
  readonly held: readonly string[];
}

/** A provision that can be pointed at: its name, and its address. */
export interface Provision {
  readonly cite: Cite;
  /** "artikel 27B1a", "alinea 7a", "artikel 27 van 1959" when `year` is asked for */
  readonly name: string;
  /** "artikel 27": what one reads */
  readonly article: string;
  readonly href: string;
  /** whether the site has a page of it, so that it can be previewed */
  readonly held: boolean;
}

/** The provision that a citation names in an edition; undefined where the register knows no such article. */
export function provisionOf(
  books: readonly BookInfo[],
  edition: string,
  cite: Cite,
  withYear = false,
): Provision | undefined {
  const book = books.find(({ id }) => id === edition);
  const place = book && parseEngineCitation(cite, book);
  if (!book || !place) return undefined;
  const article = place.article.toLowerCase();
  const held = book.held.includes(article);
  const unit = book.unit === 'artikel' ? 'artikel' : 'alinea';
  return {
    cite,
    name: `${unit} ${cite}${withYear ? ` (${book.year})` : ''}`,
    article:
      book.unit === 'artikel' ? `artikel ${place.article}` : `hoofdstuk ${place.article.toUpperCase()}`,
    href: held
      ? to(`/${edition}/${article}/${place.anchor ? `#${place.anchor}` : ''}`)
      : to(`/${edition}/#art-${place.article}`),
    held,
  };
}
