/** What is shown of a document that was found. */
import type { DocumentKind, SearchDocument } from './documents.ts';
import type { SearchIndex } from './index-file.ts';
import { byEdition, type EditionOrder } from './preference.ts';
import type { Idea } from './query.ts';
import { markedText, snippetOf, type Piece } from './snippet.ts';

/** The same subject in another edition. */
export interface Counterpart {
  readonly edition: string;
  readonly label: string;
  readonly title: string;
  readonly path: string;
  /** false: only a line in that edition's table of contents */
  readonly isHeld: boolean;
}

/** Something found. */
export interface Hit {
  readonly kind: DocumentKind;
  readonly edition: string;
  readonly article: string;
  readonly anchor: string;
  /** number as cited in its edition: `27B1a`, `alinea 7c` */
  readonly label: string;
  /** heading of the article, term or subject, in pieces for marking */
  readonly title: readonly Piece[];
  /** heading of the part itself, if it has one */
  readonly part?: string;
  readonly snippet: readonly Piece[];
  /** address under the base of the site */
  readonly path: string;
  readonly also: readonly Counterpart[];
}

/** The hit for the document at this index. */
export function hitOf(
  at: number,
  ideas: readonly Idea[],
  { documents }: SearchIndex,
  order: EditionOrder,
): Hit {
  const document = documents[at] as SearchDocument;
  const head = documents[document.head] ?? document;
  const place = documents[byEdition(document.provisions ?? [], documents, order)[0] ?? at] ?? document;
  const text = document.text || firstTextInside(at, documents);
  return {
    kind: document.kind,
    edition: place.edition,
    article: place.article,
    anchor: place.anchor ?? '',
    label: place.label,
    title: markedText(head.title, ideas),
    ...(document !== head && document.title !== '' && { part: document.title }),
    snippet: snippetOf(text, ideas),
    path: document.path,
    also: (document.same ?? (document === head ? [] : head.same) ?? []).flatMap((other) =>
      counterpart(documents[other]),
    ),
  };
}

function counterpart(document: SearchDocument | undefined): readonly Counterpart[] {
  if (!document) return [];
  const { edition, label, title, path, kind } = document;
  return [{ edition, label, title, path, isHeld: kind !== 'listed' }];
}

/** A part that only holds parts shows the text of the first of them. */
function firstTextInside(at: number, documents: readonly SearchDocument[]): string {
  const { edition, article, anchor = '', kind } = documents[at] ?? {};
  if (kind !== 'part' && kind !== 'article') return '';
  for (let next = at + 1; ; next++) {
    const other = documents[next];
    if (other?.edition !== edition || other?.article !== article || !other?.anchor?.startsWith(anchor))
      return '';
    if (other.text !== '') return other.text;
  }
}
