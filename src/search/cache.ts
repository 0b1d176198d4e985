/**
 * The index file of the content as it is now: the one made before if nothing has changed, otherwise a new one.
 * In plain Node only. Site, command line and tests get theirs here, so that they all have the same.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Register } from './build.ts';
import { contentHash } from './files.ts';
import { INDEX_VERSION } from './index-file.ts';

const FOLDER = '.cache/search';

/** An index file as text, and its name, which holds the version of encoder and index and the state of the content. */
export interface NamedIndex {
  readonly name: string;
  readonly json: string;
}

/** The index of the content under `root`. @throws Error `file:line: what is wrong` for content that cannot be read */
export async function currentIndex(register: Register, root = '.'): Promise<NamedIndex> {
  const name = `zoekindex-v${INDEX_VERSION}-${contentHash(root)}.json`;
  const path = join(root, FOLDER, name);
  if (existsSync(path)) return { name, json: readFileSync(path, 'utf8') };
  const [{ buildIndex }, { readContent }] = await Promise.all([import('./build.ts'), import('./content.ts')]);
  const json = JSON.stringify(buildIndex(readContent(root), register));
  keep(path, json);
  return { name, json };
}

/** Keeps a file whole or not at all, and lets older ones go. A folder that cannot be written is no fault: it costs time. */
function keep(path: string, json: string): void {
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, json);
    renameSync(draft, path);
    for (const other of readdirSync(folder))
      if (other.endsWith('.json') && join(folder, other) !== path)
        rmSync(join(folder, other), { force: true });
  } catch {
    return;
  }
}
