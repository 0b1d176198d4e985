/**
 * Reads `content/` from the disk for the index: articles through the parser of the laws, terms and subjects from their
 * heads. In plain Node, so that site, command line and tests build the same index. Never loaded in a browser.
 */
import { readableText } from '../lawtext/extract.ts';
import { splitHead } from '../lawtext/head.ts';
import { parseArticle, parseProse } from '../lawtext/parse.ts';
import type { Article } from '../lawtext/tree.ts';
import { filesOf, type SourceFile } from './files.ts';

/** A term of the glossary. Its provisions are written `2017/27A1`. */
export interface TermEntry {
  readonly slug: string;
  readonly term: string;
  /** other names: plural, old words, English, synonyms */
  readonly names: readonly string[];
  readonly provisions: readonly string[];
  readonly text: string;
}

/** A subject across editions: its provisions by edition, most important first, and which of them answer each other. */
export interface SubjectEntry {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly provisions: Readonly<Record<string, readonly string[]>>;
  readonly pairs: readonly Readonly<Record<string, string>>[];
}

export interface SearchContent {
  readonly articles: readonly Article[];
  readonly terms: readonly TermEntry[];
  readonly subjects: readonly SubjectEntry[];
}

/** Everything that can be looked for. @throws Error `file:line: what is wrong` for a file that cannot be read */
export function readContent(root = '.'): SearchContent {
  return {
    articles: filesOf(root, 'content/editions/*/*.mdx').map(readArticle),
    terms: filesOf(root, 'content/glossary/*.mdx').map(readTerm),
    subjects: filesOf(root, 'content/topics/*.mdx').map(readSubject),
  };
}

function readArticle({ path, source }: SourceFile): Article {
  const [, , edition = '', file = ''] = path.split('/');
  return { edition, article: file.replace(/(?:\.summary)?\.mdx$/, ''), ...parseArticle(source, path) };
}

interface Head {
  readonly [key: string]: unknown;
}

function readHead({ path, source }: SourceFile): { readonly head: Head; readonly body: string } {
  const { head, body } = splitHead(source, path);
  return { head: head.value as Head, body };
}

const slugOf = (path: string): string => path.replace(/^.*\/|\.mdx$/g, '');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function readTerm(file: SourceFile): TermEntry {
  const { head, body } = readHead(file);
  const old = listOf(head.old).flatMap((name) => name.replace(/\s*\([^)]*\)$/, '').split(/,\s*/));
  return {
    slug: slugOf(file.path),
    term: textOf(head.term),
    names: [textOf(head.plural), ...old, ...listOf(head.synonyms), textOf(head.english)].filter(Boolean),
    provisions: listOf(head.articles),
    text: readableText(parseProse(body, file.path)),
  };
}

function readSubject(file: SourceFile): SubjectEntry {
  const { head, body } = readHead(file);
  const editions = Object.entries((head.editions ?? {}) as Record<string, { readonly parts?: unknown }>);
  const pairs = (Array.isArray(head.pairs) ? head.pairs : []) as readonly Record<string, string>[];
  return {
    slug: slugOf(file.path),
    title: textOf(head.title),
    text: [textOf(head.summary), readableText(parseProse(body, file.path))].filter(Boolean).join('\n'),
    provisions: Object.fromEntries(editions.map(([edition, entry]) => [edition, listOf(entry?.parts)])),
    pairs: pairs.map((pair) =>
      Object.fromEntries(Object.entries(pair).map(([e, part]) => [e, String(part)])),
    ),
  };
}
