/** Reading citations, apart from any content: the laws here have articles 1-93, parts A-C, 1-3, a-c, and a chapter VI. */
import { expect, test } from 'vitest';
import { readCitations, type KnownPlaces } from '../../src/search/citations.ts';

const known: KnownPlaces = {
  editions: ['1930', '1959', '2017'],
  otherYears: [1987],
  romans: new Set(['vi']),
  hasPart: (article, part) => (article === 'vi' ? /^\d+[a-c]?$/ : /^[a-c]([1-3][a-c]?)?$/).test(part),
  hasArticle: (article) => article === 'vi' || (Number(article) > 0 && Number(article) < 94),
};

const written = (query: string): string => {
  const { citations, named, missing, rest } = readCitations(query, known);
  const said = citations.map((citation) => {
    switch (citation.kind) {
      case 'article':
        return [citation.article, ...citation.pieces].join('.');
      case 'paragraph':
        return `¶${citation.pieces.join('.')}`;
      case 'chapter':
        return `h.${citation.number}`;
    }
  });
  return [
    ...said,
    ...named.map((id) => `@${id}`),
    ...missing.map((year) => `?${year}`),
    ...(rest ? [`“${rest}”`] : []),
  ].join(' ');
};

test.each([
  ['27B1a', '27.b.1.a'],
  ['27 B 1 (a)', '27.b.1.a'],
  ['art. 31 A 2 b', '31.a.2.b'],
  ['artikel 30 1959', '30 @1959'],
  ['art 30', '30'],
  ['27', '27'],
  ['2017/27#B1a', '27.b.1.a @2017'],
  ['alinea 7', '¶7'],
  ['alinea 7a 1930', '¶7.a @1930'],
  ['VI', 'vi'],
  ['vi 7c', 'vi.7.c'],
  ['hoofdstuk V', 'h.v'],
  ['hoofdstuk 5', 'h.v'],
  ['artikelen 30, 31 of 32', '30 31 32'],
  ['art. 27 t/m 40', '27 40'],
  ['art 23 1987', '23 ?1987'],
  ['27B9', '27.b.9'],
  ['art 150', '150'],
  ['27B1a onvoldoend bod', '27.b.1.a “onvoldoend bod”'],
  ['art 27 onvoldoend bod', '27 “onvoldoend bod”'],
])('“%s” cites %s', (query, expected) => {
  expect(written(query)).toBe(expected);
});

test.each([
  ['2h', '“2h”'],
  ['2♥', '“2♥”'],
  ['2 harten', '“2 harten”'],
  ['7 slagen', '“7 slagen”'],
  ['13 kaarten', '“13 kaarten”'],
  ['meer dan 7', '“meer dan 7”'],
  ['30 minuten', '“30 minuten”'],
  ['1SA', '“1SA”'],
])('“%s” cites nothing', (query, expected) => {
  expect(written(query)).toBe(expected);
});
