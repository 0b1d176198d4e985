/** From citations to places: which articles and parts there are, and which of them a citation may mean. */
import { longest, type KnownPlaces, type QueryCitation } from './citations.ts';
import type { SearchIndex } from './index-file.ts';
import type { EditionOrder } from './preference.ts';
import type { Query } from './query.ts';

const made = new WeakMap<SearchIndex, KnownPlaces>();

/** The articles and parts that there are, for reading citations. Made once an index. */
export function knownPlaces(index: SearchIndex): KnownPlaces {
  const before = made.get(index);
  if (before) return before;
  const parts = new Set<string>();
  const articles = new Set<string>();
  for (const { article, anchor, kind } of index.documents) {
    if (article !== '' && kind !== 'term' && kind !== 'subject') articles.add(article);
    if (kind === 'part') parts.add(`${article}#${anchor?.toLowerCase()}`);
  }
  const known: KnownPlaces = {
    editions: index.editions.map(({ id }) => id),
    otherYears: index.otherYears,
    romans: new Set([...articles].filter((article) => /^[ivx]+$/.test(article))),
    hasPart: (article, part) => parts.has(`${article}#${part}`),
    hasArticle: (article) => articles.has(article) || articles.has(`${Number(article)}`),
  };
  made.set(index, known);
  return known;
}

/** A place that a citation may mean. */
export interface CitedPlace {
  readonly at: number;
  /** the whole of the citation exists there */
  readonly isExact: boolean;
}

/** The places a citation may mean: named editions first, then where all of it exists, then the edition in force and back. */
export function placesOf(
  citation: QueryCitation,
  { documents, editions }: SearchIndex,
  order: EditionOrder,
  { cited }: Query,
): readonly CitedPlace[] {
  const found = order.ids.flatMap((id): readonly CitedPlace[] => {
    const edition = editions.find((each) => each.id === id);
    const own = documents
      .map((document, at) => ({ document, at }))
      .filter(({ document }) => document.edition === id);
    const place = (article: string, pieces: readonly string[]): readonly CitedPlace[] => {
      const anchors = own.filter(({ document }) => document.article === article && document.kind === 'part');
      const anchor = (part: string) =>
        anchors.find(({ document }) => document.anchor?.toLowerCase() === part);
      const existing = longest(pieces, (part) => anchor(part) !== undefined);
      const head = own.find(
        ({ document }) => document.article === article && ['article', 'listed'].includes(document.kind),
      );
      const at = (existing.length > 0 ? anchor(existing.join('')) : head)?.at;
      return at === undefined ? [] : [{ at, isExact: existing.length === pieces.length }];
    };
    switch (citation.kind) {
      case 'chapter':
        return own
          .filter(
            ({ document }) =>
              document.kind === 'chapter' && document.label === `hoofdstuk ${citation.number.toUpperCase()}`,
          )
          .map(({ at }) => ({ at, isExact: true }));
      case 'paragraph':
        return edition?.unit === 'hoofdstuk'
          ? place(edition.articles[0]?.number.toLowerCase() ?? '', citation.pieces)
          : [];
      case 'article': {
        if (edition?.unit === 'hoofdstuk' && /^\d/.test(citation.article))
          return order.named.includes(id)
            ? place(edition.articles[0]?.number.toLowerCase() ?? '', [citation.article, ...citation.pieces])
            : [];
        return place(String(Number(citation.article) || citation.article), citation.pieces);
      }
    }
  });
  const isNamed = ({ at }: CitedPlace) => cited.named.includes(documents[at]?.edition ?? '');
  const rank = (place: CitedPlace) => (isNamed(place) ? 0 : 2) + (place.isExact ? 0 : 1);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** The chapters of these editions. */
export const chaptersOf = (editions: readonly string[], { documents }: SearchIndex): readonly number[] =>
  documents.flatMap(({ kind, edition }, at) =>
    kind === 'chapter' && editions.includes(edition) ? [at] : [],
  );

/** A citation as we write it. */
export function citedAs(citation: QueryCitation): string {
  switch (citation.kind) {
    case 'article':
      return [
        citation.article,
        ...citation.pieces.map((piece, i) => (i === 0 ? piece.toUpperCase() : piece)),
      ].join('');
    case 'paragraph':
      return `alinea ${citation.pieces.join('')}`;
    case 'chapter':
      return `hoofdstuk ${citation.number.toUpperCase()}`;
  }
}
