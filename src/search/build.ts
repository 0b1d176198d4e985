/** Makes the index file from the content. Runs when the site is built, and in plain Node for the command line and the tests. */
import { cutCompound, partsOfCorpus } from './compounds.ts';
import type { SearchContent } from './content.ts';
import { documentsOf, type SearchDocument, type SearchEdition } from './documents.ts';
import { emptyIndex, INDEX_VERSION, type ExportedIndex, type IndexFile } from './index-file.ts';
import type { LexiconData } from './lexicon.ts';
import { linkDocuments } from './links.ts';
import { tokensOf } from './tokens.ts';

/** The editions of which something is held, and the years of those that are not. */
export interface Register {
  readonly editions: readonly SearchEdition[];
  readonly otherYears: readonly number[];
}

/** The index file of this content. The same content gives the same bytes. */
export function buildIndex(content: SearchContent, register: Register): IndexFile {
  const { editions } = register;
  return indexDocuments(linkDocuments(documentsOf(content, editions), content, editions), register);
}

/** The index file of documents that are there already. */
export function indexDocuments(
  documents: readonly SearchDocument[],
  { editions, otherYears }: Register,
): IndexFile {
  return {
    version: INDEX_VERSION,
    editions: editions.map(({ id, year, title, until, unit, articles, chapters, colours }) => ({
      id,
      year,
      title,
      ...(until !== undefined && { until }),
      unit,
      articles: articles.map(({ number, subject }) => ({ number, subject })),
      colours,
      chapters: chapters.map(({ number, title }) => ({ number, title })),
    })),
    otherYears,
    documents,
    lexicon: lexiconOf(documents),
    headings: exported(documents.map(({ title, names = [] }) => [title, ...names].join('\n'))),
    text: exported(documents.map(({ text }) => text)),
  };
}

function lexiconOf(documents: readonly SearchDocument[]): LexiconData {
  const words = new Set(
    documents.flatMap(({ title, names = [], text }) =>
      tokensOf([title, ...names, text].join('\n')).map(({ term }) => term),
    ),
  );
  const sorted = [...words].sort((a, b) => (a < b ? -1 : 1));
  const isPart = partsOfCorpus((word) => words.has(word));
  const cut = sorted.map((word) => [word, cutCompound(word, isPart)] as const);
  return { words: sorted, compounds: Object.fromEntries(cut.filter(([, parts]) => parts.length > 0)) };
}

function exported(texts: readonly string[]): ExportedIndex {
  const index = emptyIndex();
  texts.forEach((text, at) => {
    const words = [...new Set(tokensOf(text).map(({ term }) => term))];
    if (words.length > 0) index.add(at, words.join(' '));
  });
  const parts: Record<string, string> = {};
  index.export((key, data) => {
    if (typeof data === 'string') parts[key] = data;
  });
  return parts;
}
