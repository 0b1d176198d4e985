import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sourceText } from '../../src/lawtext/extract.ts';
import { parseArticle } from '../../src/lawtext/parse.ts';
import { SOURCES, lawTextOfPage, sourceWords, wordsOf } from './sources.ts';

const load = (edition: string, article: string) => {
  const file = `content/editions/${edition}/${article}.mdx`;
  return parseArticle(readFileSync(file, 'utf8'), file);
};

describe('the five texts are word for word those of their sources', () => {
  test.each(SOURCES)('$edition', (source) => {
    const articles = source.articles.map((article) => load(source.edition, article));
    expect(articles.map(({ frontmatter }) => frontmatter.kind)).toEqual(articles.map(() => 'text'));
    const words = articles.flatMap(({ blocks }) => wordsOf(sourceText(blocks)));
    expect(words).toEqual(sourceWords(source));
  });

  test('have so many words', () => {
    expect(SOURCES.map((source) => sourceWords(source).length)).toEqual([467, 1945, 817, 920, 422]);
  });
});

describe('corrections', () => {
  const fixes = SOURCES.flatMap(({ edition, articles }) =>
    articles.flatMap((article) =>
      [...JSON.stringify(load(edition, article).blocks).matchAll(/"was":"(.*?)","value":"(.*?)"/g)].map(
        ([, was, value]) => `${edition}/${article}: ${was} -> ${value}`,
      ),
    ),
  );

  test('are exactly these', () => {
    expect(fixes).toMatchSnapshot();
  });
});

describe('law text of a built page', () => {
  test('undoes corrections and leaves out what is not law', () => {
    const page = `<main><h1>Ons</h1><article data-law="1959/40"><h2>Art. 40. <span>Titel.</span></h2><p>Een
      <span data-was="bieding." title="Verbeterd">bieding,</span> die<sup><a>1)</a></sup>.</p></article><p>Ons</p></main>`;
    const [[law, text] = []] = lawTextOfPage(page);
    expect(law).toBe('1959/40');
    expect(wordsOf(text ?? '')).toEqual(['Art.', '40.', 'Titel.', 'Een', 'bieding.', 'die1).']);
  });
});
