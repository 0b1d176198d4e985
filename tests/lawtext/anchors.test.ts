import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS, editionById, type Edition } from '../../src/editions.ts';
import * as anchors from '../../src/lawtext/anchors.ts';
import { passagesOf, placeKey } from '../../src/lawtext/extract.ts';
import { LINKED } from './shelf.ts';

const edition = (id: string): Edition => editionById(id)!;

describe('the pieces of a part number', () => {
  test.each([
    ['B1a', ['B', '1', 'a']],
    ['A', ['A']],
    ['C1ei', ['C', '1', 'e', 'i']],
    ['C1eiii', ['C', '1', 'e', 'iii']],
    ['b1', ['b', '1']],
    ['7a', ['7', 'a']],
    ['17', ['17']],
    ['i', ['i']],
    ['', undefined],
    ['AB', undefined],
    ['A.1', undefined],
    ['B1(a)', undefined],
    ['ab', undefined],
    ['A100', undefined],
  ])('%s', (n, pieces) => expect(anchors.partPieces(n)).toEqual(pieces));
});

test.each([
  ['B1a', 'B1'],
  ['B1', 'B'],
  ['B', undefined],
  ['C1eii', 'C1e'],
  ['b2', 'b'],
])('part %s stands in %s', (n, parent) => expect(anchors.parentPart(n)).toBe(parent));

test.each([
  ['B1a', 'a', 'B1(a)'],
  ['C1eii', 'ii', 'C1(e)(ii)'],
  ['D', 'D', 'D'],
  ['b1', '1', 'b1'],
  ['7a', 'a', '7a'],
])('part %s is shown as %s and cited as %s', (n, shown, cited) => {
  expect(anchors.shownNumber(n)).toBe(shown);
  expect(anchors.makePartNumber(n)).toBe(cited);
});

test.each([
  ['1959', '30', 'a', 'art. 30a Spelregels voor wedstrijdbridge 1959'],
  ['1959', '29', 'b1', 'art. 29b1 Spelregels voor wedstrijdbridge 1959'],
  ['2017', '27', 'B1a', 'art. 27B1(a) Spelregels voor wedstrijdbridge 2017'],
  ['2017', '77', undefined, 'art. 77 Spelregels voor wedstrijdbridge 2017'],
  ['1930', 'vi', '7a', 'hoofdstuk VI, alinea 7a, Spelregels 1930'],
  ['1930', 'vi', undefined, 'hoofdstuk VI Spelregels 1930'],
])('%s/%s#%s is cited as %s', (id, article, anchor, citation) => {
  expect(anchors.makeCitation({ article, ...(anchor && { anchor }) }, edition(id))).toBe(citation);
});

describe('the citation of the rules engine', () => {
  test.each([
    ['2017', '27B1a', '2017/27#B1a'],
    ['2017', '77', '2017/77'],
    ['1959', '30a', '1959/30#a'],
    ['1930', '7a', '1930/vi#7a'],
    ['1930', '17', '1930/vi#17'],
  ])('%s %s names %s', (id, citation, key) => {
    const place = anchors.parseEngineCitation(citation, edition(id));
    expect(place && placeKey(place)).toBe(key);
  });

  test.each([
    ['2017', '94'],
    ['2017', '27b.1'],
    ['2017', ''],
    ['2017', 'artikel 27'],
    ['1959', '9a'],
    ['1930', 'VI'],
    ['1930', ''],
  ])('%s "%s" names nothing', (id, citation) => {
    expect(anchors.parseEngineCitation(citation, edition(id))).toBeUndefined();
  });

  const partNumbers = fc
    .tuple(
      fc.constantFrom('', ...'ABCDEF'),
      fc.constantFrom('', ...'123456'),
      fc.constantFrom('', ...'abcde'),
      fc.constantFrom('', 'i', 'ii', 'iii', 'iv'),
    )
    .map(([capital, number, small, roman]) => capital + number + (small && small + roman))
    .filter((n) => n !== '');

  test('is read back as it was made, for every article and any part', () => {
    const articles = EDITIONS.flatMap((of) =>
      of.articles.map(({ number }) => ({ of, article: number.toLowerCase() })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...articles), fc.option(partNumbers), ({ of, article }, part) => {
        fc.pre(of.unit === 'hoofdstuk' ? part !== null : part === null || !/^\d/.test(part));
        const place = { edition: of.id, article, ...(part !== null && { anchor: part }) };
        expect(anchors.parseEngineCitation(anchors.makeEngineCitation(place, of), of)).toEqual(place);
      }),
      { seed: 27 },
    );
  });

  test('the pieces of a part number are the number, and its parent is the number without the last', () => {
    fc.assert(
      fc.property(partNumbers, (n) => {
        const pieces = anchors.partPieces(n) ?? [];
        expect(pieces.join('')).toBe(n);
        expect(anchors.parentPart(n) ?? '').toBe(pieces.slice(0, -1).join(''));
        expect(anchors.makePartNumber(n).replace(/[()]/g, '')).toBe(n);
      }),
      { seed: 27 },
    );
  });
});

test('the addresses inside the texts are frozen', () => {
  const keys = LINKED.filter(({ frontmatter }) => frontmatter.kind === 'text').flatMap((article) =>
    passagesOf(article).map(placeKey),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toMatchSnapshot();
});
