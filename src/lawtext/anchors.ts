/**
 * The names of a place in the laws: the number of a part, which is its anchor (`B1a`), the citation for people
 * ("art. 27B1(a) …") and the citation of the rules engine (`27B1a`; `7a` where the only article is a chapter).
 *
 * A part number is the path inside its article in the law's own numbers, without dots, blanks or brackets.
 */
import type { Place } from './tree.ts';

/** What a citation needs to know of an edition; the register's entries fit it. */
export type CitedEdition = {
  readonly id: string;
  readonly title: string;
  readonly unit: 'artikel' | 'hoofdstuk';
  readonly articles: readonly { readonly number: string }[];
};

const CAPITAL_FIRST = /^([A-Z])?(\d{1,2})?(?:([a-z])([ivx]+)?)?$/;
const SMALL_FIRST = /^([a-z])(\d{1,2})$/;

/** The pieces of a part number from the outside in: `B1a` -> `['B', '1', 'a']`; undefined if it is no part number. */
export function partPieces(n: string): readonly string[] | undefined {
  const match = n === '' ? undefined : (CAPITAL_FIRST.exec(n) ?? SMALL_FIRST.exec(n));
  return match?.slice(1).filter((piece) => piece !== undefined);
}

/** The part that holds this one: `B1a` -> `B1`; undefined for an outermost part. */
export function parentPart(n: string): string | undefined {
  return partPieces(n)?.slice(0, -1).join('') || undefined;
}

/** The number shown at a part: the last piece of its path, `B1a` -> `a`. */
export function shownNumber(n: string): string {
  return partPieces(n)?.at(-1) ?? n;
}

/** A part number as people write it: `B1a` -> `B1(a)`, `A2ai` -> `A2(a)(i)`; `a`, `b1` and `7a` stay as they are. */
export function makePartNumber(n: string): string {
  const pieces = partPieces(n) ?? [n];
  if (!/^[A-Z]/.test(n)) return n;
  return pieces.map((piece) => (/^[a-z]/.test(piece) ? `(${piece})` : piece)).join('');
}

/** The citation for people: "art. 30a Spelregels voor wedstrijdbridge 1959", "hoofdstuk VI, alinea 7a, …". */
export function makeCitation(
  place: Omit<Place, 'edition'>,
  edition: Pick<CitedEdition, 'unit' | 'title'>,
): string {
  const part = place.anchor === undefined ? '' : makePartNumber(place.anchor);
  if (edition.unit === 'artikel') return `art. ${place.article}${part} ${edition.title}`;
  const chapter = `hoofdstuk ${place.article.toUpperCase()}`;
  return part === '' ? `${chapter} ${edition.title}` : `${chapter}, alinea ${part}, ${edition.title}`;
}

/** The citation the rules engine uses for a place: `27B1a`, `30a`, `7a`. */
export function makeEngineCitation(
  { article, anchor = '' }: Omit<Place, 'edition'>,
  edition: CitedEdition,
): string {
  return edition.unit === 'hoofdstuk' ? anchor : article + anchor;
}

/**
 * The place that a citation of the rules engine names; undefined if it is none or the edition has no such article.
 * Whether the part exists is not asked: see `Targets` in `references.ts`.
 */
export function parseEngineCitation(citation: string, edition: CitedEdition): Place | undefined {
  const only = edition.unit === 'hoofdstuk' ? edition.articles[0]?.number.toLowerCase() : undefined;
  const [, number, anchor = ''] = /^(\d+)(\D.*)?$/.exec(citation) ?? [];
  const article = only ?? edition.articles.find((entry) => entry.number === number)?.number;
  const part = only === undefined ? anchor : citation;
  if (citation === '' || article === undefined || (part !== '' && partPieces(part) === undefined))
    return undefined;
  return { edition: edition.id, article, ...(part !== '' && { anchor: part }) };
}
