/** What stands in the built HTML: the words of the sources, frozen ids, linked data, and nothing of ours inside the law. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attribute, builtPages, type Element } from '../../scripts/built-site.ts';
import { SIGNS } from '../../scripts/make-fonts.ts';
import { CURRENT, EDITIONS } from '../../src/editions.ts';
import { parseExam } from '../../src/islands/exam/forms.ts';
import { parseAddress } from '../../src/islands/practise/filter.ts';
import type { PatternInfo } from '../../src/quiz/question.ts';
import { lawTextOfPage, SOURCES, sourceWords, wordsOf } from '../lawtext/sources.ts';

const pages = builtPages();
/** `/<edition>/veranderd/` is a page of an edition, but no article. */
const articles = pages.filter(({ path }) => /^\/\d{4}\/(?!veranderd\/)[^/]+\/$/.test(path));
const lawElements = (elements: readonly Element[]) =>
  elements.filter((element) => attribute(element, 'data-law') !== undefined);

const linkedData = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

test('elke bladzijde heeft één h1, een titel, een omschrijving en een taal', () => {
  const faults = pages.flatMap(({ path, html, elements }) => {
    const count = (tag: string) => elements.filter(({ tagName }) => tagName === tag).length;
    const description = /<meta name="description" content="([^"]{20,})"/.test(html);
    return count('h1') === 1 && count('title') === 1 && description && /<html lang="nl"/.test(html)
      ? []
      : [path];
  });
  expect(faults).toEqual([]);
});

test.each(SOURCES)(
  'de wettekst van $edition op de gebouwde bladzijden is woord voor woord die van de bron',
  (source) => {
    const words = source.articles.flatMap((article) => {
      const page = pages.find(({ path }) => path === `/${source.edition}/${article}/`);
      return wordsOf(lawTextOfPage(page!.html).get(`${source.edition}/${article}`) ?? '');
    });
    expect(words).toEqual(sourceWords(source));
  },
);

test('elk teken op een bladzijde staat in onze letters, of is een teken dat zij nooit hadden', () => {
  const others = new Set('♠♥♦♣♤♡♢♧\ufe0e←→⁾≠✕\n');
  const strange = pages.flatMap(({ path, html }) =>
    [...new Set(html)]
      .filter((sign) => !SIGNS.includes(sign) && !others.has(sign))
      .map((sign) => `${path} ${sign}`),
  );
  expect(strange).toEqual([]);
});

test('de ankers van alle artikelen zijn bevroren', () => {
  const ids = articles.flatMap(({ path, elements }) => {
    const parts = elements.filter((element) => attribute(element, 'class')?.split(' ').includes('part'));
    return [`${path} ${parts.map((element) => attribute(element, 'id')).join(' ')}`.trim()];
  });
  expect(ids.join('\n')).toMatchSnapshot();
});

describe('linked data', () => {
  test.each(EDITIONS)('editie $id', (edition) => {
    const page = pages.find(({ path }) => path === `/${edition.id}/`);
    expect(linkedData(page!.html)).toEqual([
      expect.objectContaining({
        '@type': 'Legislation',
        inLanguage: 'nl',
        legislationDate: edition.id,
        legislationLegalForce: `https://schema.org/${edition === CURRENT ? 'InForce' : 'NotInForce'}`,
      }),
    ]);
  });

  test('elk artikel zegt van welke editie het is', () => {
    const faults = articles.filter(({ path, html }) => {
      const [data] = linkedData(html);
      const whole = data?.isPartOf as { '@id'?: string } | undefined;
      return !whole?.['@id']?.endsWith(`/${path.split('/')[1]}/`);
    });
    expect(faults.map(({ path }) => path)).toEqual([]);
  });
});

test('een samenvatting staat nooit in een element dat wettekst draagt', () => {
  for (const { path, elements, html } of articles) {
    const text = lawElements(elements);
    expect(text.length, path).toBeLessThanOrEqual(1);
    const says = html.includes('Samenvatting in onze woorden');
    expect(says || text.length === 1, `${path} zegt van wie de woorden zijn`).toBe(true);
  }
});

test('elke link naar oefenen of een examen is helemaal te volgen', () => {
  const patterns = JSON.parse(readFileSync('dist/oefenen/patronen.json', 'utf8')) as readonly PatternInfo[];
  const topics = [...new Set(patterns.map(({ topic }) => topic))];
  const books = EDITIONS.map((edition) => ({
    id: edition.id,
    ...(edition.articles.length === 1 && { whole: 'vi' }),
  }));
  const links = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/href="[^"]*\/(oefenen|examen)\/(\?[^"#]*)/g)].map(([, page, query = '']) => ({
      path,
      page,
      query: query.replaceAll('&amp;', '&'),
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  const faults = links.flatMap(({ path, page, query }) => {
    const ids = books.map(({ id }) => id);
    const odd =
      page === 'oefenen'
        ? parseAddress(query, books, topics).odd
        : (parseExam(query, ids, topics, CURRENT.id)?.odd ?? []);
    return odd.map(({ name, text }) => `${path}: ${query}: ${name} ${text}`);
  });
  expect(faults).toEqual([]);
});
