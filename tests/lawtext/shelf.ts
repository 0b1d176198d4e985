/** The articles as the site holds them, read from `content/` in plain Node, and the targets that the register gives. */
import { globSync, readFileSync } from 'node:fs';
import { articleEntry, editionById } from '../../src/editions.ts';
import { linkArticle, makeTargets } from '../../src/lawtext/link.ts';
import { parseArticle } from '../../src/lawtext/parse.ts';
import type { Article } from '../../src/lawtext/tree.ts';

const ROOT = 'content/editions';

function readArticle(file: string): Article {
  const path = `${ROOT}/${file}`;
  const [, edition = '', article = ''] = /^(\d+)\/([^.]+)\./.exec(file) ?? [];
  return { edition, article, ...parseArticle(readFileSync(path, 'utf8'), path) };
}

const ARTICLES: readonly Article[] = globSync('*/*.mdx', { cwd: ROOT }).sort().map(readArticle);

/** What can be pointed at on the site. */
export const TARGETS = makeTargets(ARTICLES, (edition, article) => {
  const known = editionById(edition);
  return known !== undefined && articleEntry(known, article) !== undefined;
});

/** Every article file, its references marked; texts and summaries of the same article are two entries. */
export const LINKED: readonly Article[] = ARTICLES.map((article) => linkArticle(article, TARGETS));
