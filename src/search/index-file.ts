/**
 * The index file: documents, words and the two FlexSearch indexes (headings and text), made by `build.ts`, opened here.
 * FlexSearch answers nothing, without an error, when an index was made with another encoder; so the file names the
 * version of the encoder and a file of another version is refused.
 */
import { Index } from 'flexsearch';
import type { SearchDocument, SearchEdition } from './documents.ts';
import { openLexicon, type Lexicon, type LexiconData } from './lexicon.ts';

/** To be raised with every change of tokens, stems or ranking that an old file does not fit. */
export const INDEX_VERSION = '1';

/** What FlexSearch exports: a text per key. */
export type ExportedIndex = Readonly<Record<string, string>>;

/** What stands in the file. */
export interface IndexFile {
  readonly version: string;
  readonly editions: readonly SearchEdition[];
  /** years of editions that are not held */
  readonly otherYears: readonly number[];
  readonly documents: readonly SearchDocument[];
  readonly lexicon: LexiconData;
  readonly headings: ExportedIndex;
  readonly text: ExportedIndex;
}

/** An index that can be asked. */
export interface SearchIndex {
  readonly editions: readonly SearchEdition[];
  /** years of editions that are not held */
  readonly otherYears: readonly number[];
  readonly documents: readonly SearchDocument[];
  readonly lexicon: Lexicon;
  /** the documents that hold this exact word in their heading, or in their text */
  readonly inHeading: (word: string) => readonly number[];
  readonly inText: (word: string) => readonly number[];
}

/** An empty FlexSearch index with our encoder: words come in cut already, divided by blanks. */
export const emptyIndex = (): Index =>
  new Index({ tokenize: 'strict', resolution: 1, encode: (words: string) => words.split(' ') });

/** Opens a file. @throws Error when it is no index, or one of another version */
export function openIndex(file: IndexFile): SearchIndex {
  if (typeof file?.version !== 'string' || !Array.isArray(file.documents))
    throw new Error('no index of the laws');
  if (file.version !== INDEX_VERSION)
    throw new Error(`index version ${file.version}, and this code reads ${INDEX_VERSION}`);
  const headings = imported(file.headings);
  const text = imported(file.text);
  const all = { limit: file.documents.length };
  return {
    editions: file.editions,
    otherYears: file.otherYears,
    documents: file.documents,
    lexicon: openLexicon(file.lexicon),
    inHeading: (word) => headings.search(word, all) as number[],
    inText: (word) => text.search(word, all) as number[],
  };
}

function imported(exported: ExportedIndex): Index {
  const index = emptyIndex();
  for (const [key, data] of Object.entries(exported)) index.import(key, data);
  return index;
}
