import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/editions.ts';
import { readableText } from '../../src/lawtext/extract.ts';
import { piecesOf, rowsOf, type Concordance } from '../../src/lawtext/concordance.ts';
import { LINKED } from './shelf.ts';

const edition = (id: string) => EDITIONS.find((each) => each.id === id)!;
const files = (id: string, article: string) =>
  LINKED.filter((one) => one.edition === id && one.article === article);
const pieces = (id: string, parts: readonly string[], named: readonly string[] = []) => {
  const subject: Concordance = {
    editions: { [id]: { parts } },
    pairs: named.map((cite) => ({ [id]: cite })),
  };
  return piecesOf(subject, edition(id), files);
};
const names = (found: ReturnType<typeof pieces>) =>
  found.map(
    ({ provision, lead, words }) => `${provision}${lead ? ' (lead)' : ''}${words === undefined ? ' -' : ''}`,
  );

describe('the pieces of a provision', () => {
  test.each([
    ['1959 art. 30 is one piece', '1959', ['30'], [], ['30']],
    [
      '1959 art. 30 is cut when a pair names 30c',
      '1959',
      ['30'],
      ['30c'],
      ['30 (lead)', '30a', '30b', '30c'],
    ],
    ['1930 al. 7 is cut at its letters', '1930', ['7', '8'], ['7b'], ['7 (lead)', '7a', '7b', '7c', '8']],
    [
      '2017 art. 27B is cut as deep as is needed',
      '2017',
      ['27B'],
      ['27B1a'],
      ['27B (lead)', '27B1a', '27B1b', '27B2', '27B3', '27B4'],
    ],
    ['a pair elsewhere cuts nothing', '2017', ['27B'], ['31A1'], ['27B']],
  ])('%s', (_, id, parts, named, expected) => expect(names(pieces(id, parts, named))).toEqual(expected));

  test('a provision that is not held is a piece without words', () => {
    const subject = { editions: { '1982': { parts: ['27'] } }, pairs: [] };
    expect(names(piecesOf(subject, edition('1982'), () => []))).toEqual(['27 -']);
  });

  test('2017 art. 19: part D is text, the rest is our summary', () => {
    expect(pieces('2017', ['19C', '19D']).map(({ words }) => words)).toEqual(['summary', 'text']);
  });

  test('1959 art. 31a takes its footnote along', () => {
    const [piece] = pieces('1959', ['31a']);
    expect(readableText(piece!.blocks)).toContain('Voorbeeld: Noord (gever) 1 Harten, Zuid pas.');
  });
});

describe('the rows', () => {
  const columns = { '1959': ['27', '30', '30a'], '2007': ['27A', '27B'], '2017': ['27A', '27B', '27C'] };
  const pairs = [
    { '1959': '27', '2007': '27A', '2017': '27A' },
    { '1959': '30a', '2007': '27B', '2017': '27B' },
    { '1959': '30a', '2017': '27C' },
  ];
  const shown = (chosen: readonly string[], editions = chosen) =>
    rowsOf(columns, pairs, chosen)
      .map((row) => editions.map((id) => (row[id] ?? []).join('+')).join(' | '))
      .filter((row) => row !== ' | ');

  test('pieces that a pair joins stand together, in the order of the newest edition', () => {
    expect(shown(['1959', '2017'])).toEqual(['27 | 27A', '30 | ', '30a | 27B+27C']);
  });

  test('only pairs of the chosen editions join', () => {
    expect(shown(['2007', '2017'])).toEqual(['27A | 27A', '27B | 27B', ' | 27C']);
  });

  test('an edition that is not chosen keeps its place', () => {
    expect(shown(['2007', '2017'], ['1959', '2017'])).toEqual(['27 | 27A', '30 | ', '30a | 27B', ' | 27C']);
  });

  test('every piece stands in one row', () => {
    for (const chosen of [['1959', '2007'], ['1959'], ['1959', '2007', '2017']]) {
      const rows = rowsOf(columns, pairs, chosen);
      for (const [id, provisions] of Object.entries(columns))
        expect(rows.flatMap((row) => row[id] ?? []).sort()).toEqual([...provisions].sort());
    }
  });
});
