/**
 * What can be found: a document for every article, numbered part, remark, footnote and example, for every line and chapter
 * of a table of contents, every term and every subject. Made at build time from the trees, never from pages.
 */
import { makeEngineCitation, parentPart, parseEngineCitation } from '../lawtext/anchors.ts';
import { readableText } from '../lawtext/extract.ts';
import type { Article, Block, Place } from '../lawtext/tree.ts';
import { childBlocks } from '../lawtext/walk.ts';
import type { SearchContent, SubjectEntry, TermEntry } from './content.ts';

/** What search needs to know of an edition; the register's entries fit it. */
export interface SearchEdition {
  readonly id: string;
  readonly year: number;
  readonly title: string;
  readonly until?: number;
  readonly unit: 'artikel' | 'hoofdstuk';
  readonly articles: readonly { readonly number: string; readonly subject: string }[];
  readonly chapters: readonly { readonly number: string; readonly title: string }[];
  readonly colours: { readonly spine: string; readonly ink: string; readonly night: string };
}

export const DOCUMENT_KINDS = [
  'article',
  'part',
  'remark',
  'note',
  'example',
  'listed',
  'chapter',
  'term',
  'subject',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Something that can be found. Places are named by their index in the list of documents. */
export interface SearchDocument {
  readonly kind: DocumentKind;
  readonly edition: string;
  /** article as in its address; of a term or a subject: that of its first provision; empty for a chapter */
  readonly article: string;
  readonly anchor?: string;
  /** number to show: `27B1a`, `alinea 7c`, `VI` */
  readonly label: string;
  /** its own heading, empty for a part without one */
  readonly title: string;
  readonly text: string;
  /** address under the base of the site */
  readonly path: string;
  /** the document that heads its article (its own index for an article) */
  readonly head: number;
  /** other names of a term, other wording of an article's title */
  readonly names?: readonly string[];
  /** provisions of a term or subject, most important first */
  readonly provisions?: readonly number[];
  /** the same subject in other editions */
  readonly same?: readonly number[];
}

type Draft = Omit<SearchDocument, 'head' | 'provisions' | 'same'>;

/** Every document, provisions in the order of the books, then terms and subjects. Links between them are added by `links.ts`. */
export function documentsOf(
  content: SearchContent,
  editions: readonly SearchEdition[],
): readonly SearchDocument[] {
  const provisions = editions.flatMap((edition) => editionDocuments(edition, content.articles));
  const heads = new Map<string, number>();
  const numbered = provisions.map((draft, at) => {
    const key = `${draft.edition}/${draft.article}`;
    if (!heads.has(key) && draft.kind !== 'chapter') heads.set(key, at);
    return { ...draft, head: draft.kind === 'chapter' ? at : (heads.get(key) ?? at) };
  });
  const others = [...content.terms.map(termDocument), ...content.subjects.map(subjectDocument)];
  return [...numbered, ...others.map((draft, i) => ({ ...draft, head: numbered.length + i }))];
}

function editionDocuments(edition: SearchEdition, articles: readonly Article[]): readonly Draft[] {
  const lines = edition.articles.flatMap(({ number, subject }) => {
    const slug = number.toLowerCase();
    const trees = articles.filter((each) => each.edition === edition.id && each.article === slug);
    if (trees.length === 0) return [listed(edition, slug, number, subject)];
    return articleDocuments(trees, edition, number, subject);
  });
  const chapters = edition.chapters.map(({ number, title }): Draft => ({
    kind: 'chapter',
    edition: edition.id,
    article: '',
    label: number && `hoofdstuk ${number}`,
    title,
    text: '',
    path: `/${edition.id}/#hoofdstuk-${number || 'overig'}`,
  }));
  return [...lines, ...chapters];
}

const listed = (edition: SearchEdition, article: string, number: string, title: string): Draft => ({
  kind: 'listed',
  edition: edition.id,
  article,
  label: number,
  title,
  text: '',
  path: `/${edition.id}/#art-${article}`,
});

/** An article that has a page: its trees (text, summary) in one list, the head first. */
function articleDocuments(
  trees: readonly Article[],
  edition: SearchEdition,
  number: string,
  subject: string,
): readonly Draft[] {
  const [first] = trees;
  if (!first) return [];
  const { title } =
    trees.find(({ frontmatter }) => frontmatter.kind === 'summary')?.frontmatter ?? first.frontmatter;
  const scope = { edition, article: first.article, number };
  const printed = trees.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'title' ? [readableText([{ ...block, number: '' }])] : [])),
  );
  const names = [...new Set([subject, ...printed])].filter((name) => name !== '' && name !== title);
  const text = trees
    .flatMap(({ frontmatter, blocks }) => [
      frontmatter.inShort ?? '',
      ownText(blocks),
      frontmatter.changed ?? '',
    ])
    .filter(Boolean)
    .join('\n');
  const head: Draft = {
    kind: 'article',
    edition: edition.id,
    article: scope.article,
    label: number,
    title,
    text,
    path: `/${edition.id}/${scope.article}/`,
    ...(names.length > 0 && { names }),
  };
  const inner = trees.flatMap(({ blocks }) => innerDocuments(blocks, scope));
  const seen = new Set<string>();
  return [
    head,
    ...inner.filter((each) => each.kind !== 'part' || (!seen.has(each.path) && seen.add(each.path))),
  ];
}

interface Scope {
  readonly edition: SearchEdition;
  readonly article: string;
  readonly number: string;
  readonly anchor?: string;
}

/** The parts, remarks, notes and examples among these blocks and inside them, in the order of the page. */
function innerDocuments(blocks: readonly Block[], scope: Scope): readonly Draft[] {
  return blocks.flatMap((block): readonly Draft[] => {
    switch (block.kind) {
      case 'part': {
        const inside = { ...scope, anchor: block.n };
        const part = draft('part', inside, block.title ?? '', ownText(block.children));
        return [part, ...innerDocuments(block.children, inside)];
      }
      case 'remark':
        return [{ ...draft('remark', scope, '', readableText(block.children)), names: ['opmerking'] }];
      case 'note': {
        const note = draft('note', { ...scope, anchor: `noot-${block.n}` }, '', readableText(block.children));
        return [{ ...note, names: ['voetnoot', 'noot'] }];
      }
      case 'example':
        return [draft('example', scope, block.title, `${drawings([block])}${readableText(block.children)}`)];
      case 'paragraph':
      case 'group':
      case 'title':
      case 'list':
      case 'table':
      case 'auction':
      case 'trick':
        return [];
    }
  });
}

function draft(
  kind: DocumentKind,
  { edition, article, number, anchor }: Scope,
  title: string,
  text: string,
): Draft {
  const isPart = anchor !== undefined && !anchor.startsWith('noot-');
  const citation = makeEngineCitation({ article, ...(isPart && { anchor }) }, edition);
  const label = edition.unit === 'hoofdstuk' ? (isPart ? `alinea ${citation}` : number) : citation;
  const path = `/${edition.id}/${article}/${anchor === undefined ? '' : `#${anchor}`}`;
  return {
    kind,
    edition: edition.id,
    article,
    ...(anchor !== undefined && { anchor }),
    label,
    title,
    text,
    path,
  };
}

/** The calls of drawn auctions, so that a call is found in an example that only draws it. */
function drawings(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.kind === 'auction'
        ? `${block.props.calls.replace(/([1-7])(NT|[CDHS])/g, (_, level, d) => `${level}${SIGNS[d] ?? d}`)}\n`
        : drawings(childBlocks(block)),
    )
    .join('');
}

const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'SA' };

/** The text of blocks without that of the documents inside them. */
const ownText = (blocks: readonly Block[]): string =>
  readableText(
    blocks.filter(({ kind }) => !['part', 'remark', 'note', 'example', 'title', 'group'].includes(kind)),
  );

function termDocument({ slug, term, names, text, provisions }: TermEntry): Draft {
  const { edition, article } = splitPlace(provisions[0] ?? '');
  const path = `/begrippen/#${slug}`;
  return { kind: 'term', edition, article, label: '', title: term, text, path, names: [term, ...names] };
}

function subjectDocument({ slug, title, text, provisions }: SubjectEntry): Draft {
  const newest = Object.keys(provisions).sort().at(-1) ?? '';
  const article = /^\d+/.exec(provisions[newest]?.[0] ?? '')?.[0] ?? '';
  const path = `/vergelijk/${slug}/`;
  return { kind: 'subject', edition: newest, article, label: '', title, text, path, names: [title] };
}

const splitPlace = (place: string) => {
  const [edition = '', part = ''] = place.split('/');
  return { edition, article: /^(\d+|[a-z]+)/.exec(part)?.[1] ?? '' };
};

/** The index of the document of a provision written `2017/27A1`, or of the nearest part around it; undefined if there is none. */
export function provisionFinder(
  documents: readonly SearchDocument[],
  editions: readonly SearchEdition[],
): (edition: string, citation: string) => number | undefined {
  const byPlace = new Map<string, number>();
  documents.forEach(({ kind, edition, article, anchor }, at) => {
    if (!['article', 'listed', 'part'].includes(kind)) return;
    const key = `${edition}/${article}#${anchor ?? ''}`;
    if (!byPlace.has(key)) byPlace.set(key, at);
  });
  return (id, citation) => {
    const edition = editions.find((each) => each.id === id);
    if (!edition) return undefined;
    const whole = edition.articles.find(({ number }) => number.toLowerCase() === citation.toLowerCase());
    const place: Omit<Place, 'edition'> | undefined = whole
      ? { article: whole.number.toLowerCase() }
      : parseEngineCitation(citation, edition);
    if (!place) return undefined;
    for (let { anchor } = place; ; anchor = parentPart(anchor)) {
      const at = byPlace.get(`${id}/${place.article}#${anchor ?? ''}`);
      if (at !== undefined || anchor === undefined) return at;
    }
  };
}
