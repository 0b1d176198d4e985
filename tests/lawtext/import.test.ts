/** The importer on the five sources: the files it writes hold the words and the printed numbers that stand in content/. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editionById, type Edition } from '../../src/editions.ts';
import { sourceText } from '../../src/lawtext/extract.ts';
import { importChapter } from '../../src/lawtext/import.ts';
import { parseArticle } from '../../src/lawtext/parse.ts';
import type { Block } from '../../src/lawtext/tree.ts';
import { partsIn } from '../../src/lawtext/walk.ts';
import { SOURCES, wordsOf } from './sources.ts';

const edition = (id: string) => editionById(id) as Edition;
const source = (id: string) => readFileSync(new URL(`seeds/${id}.txt`, import.meta.url), 'utf8');
const held = (id: string, article: string) => {
  const file = `content/editions/${id}/${article}.mdx`;
  return parseArticle(readFileSync(file, 'utf8'), file).blocks;
};
const printedParts = (blocks: readonly Block[]) =>
  partsIn(blocks).flatMap(({ n, label }) => (label === undefined ? [] : [`${n} ${label}`]));

/** Without the numbers that the source does not print; the same words in the same order. */
describe.each(SOURCES)('the chapter of $edition', ({ edition: id, articles }) => {
  const { files, report } = importChapter(source(id), edition(id));
  const blocksOf = (article: string) => {
    const file = files.find((each) => each.article === article);
    return parseArticle(file!.mdx, `${id}/${article}`).blocks;
  };

  test('gives the articles that are held, in the order of the source', () => {
    expect(files.map(({ article }) => article)).toEqual(articles);
  });

  test.each(articles)('article %s has the words that stand in content/', (article) => {
    expect(wordsOf(sourceText(blocksOf(article)))).toEqual(wordsOf(sourceText(held(id, article))));
  });

  test.each(articles)('article %s has the printed numbers that stand in content/', (article) => {
    expect(printedParts(blocksOf(article))).toEqual(printedParts(held(id, article)));
  });

  test('says what a person must look at', () => {
    expect(report.map(({ line, what, text }) => `${line} ${what}: ${text.slice(0, 40)}`)).toMatchSnapshot();
  });
});

describe('odd input', () => {
  const { files, report } = importChapter(
    "{{Sjabloon}}\n== Artikel 22 ==\n'''Een naam'''\n* Tekst met {accolade} en <b>vet</b> en *ster* 1).\nArtikel 999\nIets.\nNog iets.",
    edition('2017'),
  );

  test('markup of a wiki is left out, signs of ours are kept as words', () => {
    const words = wordsOf(sourceText(parseArticle(files[0]!.mdx, 'odd').blocks));
    expect(words.join(' ')).toBe('Artikel 22 Een naam Tekst met {accolade} en vet en *ster* 1).');
  });

  test('an unknown article, furniture and a mark without its note are reported', () => {
    expect(report.map(({ what }) => what).sort()).toEqual([
      'furniture',
      'mark-without-note',
      'unknown-article',
    ]);
  });
});
