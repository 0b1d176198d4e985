/** The lines of an index of terms, from the documents: each term with its provisions, and every other word for it. */
import type { SearchDocument } from './documents.ts';

/** A line of the index of terms; `see` names the term that the word is another word for. */
export interface TermLine {
  readonly word: string;
  readonly href: string;
  readonly see?: string;
  readonly places: readonly { readonly name: string; readonly path: string }[];
}

/** Other words that only add an ending or an article to the term say nothing new. */
const isNear = (name: string, term: string): boolean =>
  name.slice(0, 4) === term.slice(0, 4) || /^de /.test(name);

/** The lines for all terms, in no particular order. */
export function termLines(documents: readonly SearchDocument[]): readonly TermLine[] {
  return documents
    .filter(({ kind }) => kind === 'term')
    .flatMap(({ title, names = [], path, provisions = [] }) => {
      const places = provisions.flatMap((at) => {
        const place = documents[at];
        return place ? [{ name: `${place.edition} ${place.label}`, path: place.path }] : [];
      });
      const others = [...new Set(names)].filter(
        (name) => name.length > 1 && !isNear(name.toLowerCase(), title.toLowerCase()),
      );
      return [
        { word: title, href: path, places },
        ...others.map((word) => ({ word, href: path, see: title, places: [] })),
      ];
    });
}
