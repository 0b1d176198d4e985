/** The files that the index is made from, on the disk; kept apart from their readers so that a ready index opens quickly. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** path under the root, with slashes */
  readonly path: string;
  readonly source: string;
}

/** The files that match a pattern, in alphabetical order. */
export const filesOf = (root: string, pattern: string): readonly SourceFile[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

const MADE_FROM = [
  'content/editions/*/*.mdx',
  'content/glossary/*.mdx',
  'content/topics/*.mdx',
  'src/search/*.ts',
  'src/search/words/*.ts',
  'src/lawtext/*.ts',
  'src/editions.ts',
];

/** A short name for the state of everything the index is made from: the content, and the code that reads it. */
export function contentHash(root: string): string {
  const hash = createHash('sha256');
  for (const { path, source } of MADE_FROM.flatMap((pattern) => filesOf(root, pattern)))
    hash.update(path).update('\0').update(source).update('\0');
  return hash.digest('hex').slice(0, 16);
}
