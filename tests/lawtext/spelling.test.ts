import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foldSpelling } from '../../src/lawtext/spelling.ts';

const wordsOf = (file: string): readonly string[] => [
  ...new Set(readFileSync(file, 'utf8').match(/\p{L}[\p{L}-]*/gu) ?? []),
];

/** `old > new` of every word of a file that folding changes, capitals aside. */
const changed = (file: string): readonly string[] =>
  wordsOf(file)
    .map((word) => word.toLowerCase())
    .filter((word) => foldSpelling(word) !== word)
    .map((word) => `${word} > ${foldSpelling(word)}`)
    .sort();

describe('old spelling becomes that of today', () => {
  test.each([
    ['zoodra', 'zodra'],
    ['Zoolang', 'zolang'],
    ['zoo', 'zo'],
    ['noodig', 'nodig'],
    ['eischen', 'eisen'],
    ['geëischt', 'geëist'],
    ['wenscht', 'wenst'],
    ['mensch', 'mens'],
    ['tusschen', 'tussen'],
    ['visschen', 'vissen'],
    ['valsche', 'valse'],
    ['doubleeren', 'doubleren'],
    ['loopen', 'lopen'],
    ['beteekenis', 'betekenis'],
    ['vereeniging', 'vereniging'],
    ['meening', 'mening'],
    ['geheele', 'gehele'],
    ['vooren', 'voren'],
    ['den', 'de'],
    ['eenigen', 'enige'],
    ['vóórdat', 'voordat'],
    ['rechter tegenstander', 'rechtertegenstander'],
    ['Sans  Atout', 'sans-atout'],
  ])('%s -> %s', (old, now) => expect(foldSpelling(old)).toBe(now));
});

describe('what is no old spelling stays', () => {
  test.each([
    ...['spelen', 'bieden', 'nodig', 'eisen', 'tweede', 'vooraf', 'voorafgaande', 'meegedeelde', 'meebieden'],
    ...[
      'doorgeven',
      'psychisch',
      'technische',
      'schoppen',
      'geschud',
      'mechanische',
      'zoon',
      'één',
      'comité',
      'de',
    ],
    ...['maat', 'partner', 'hooguit', 'speelafspraak', 'verschillende', 'meer', 'keer', 'loopt', '13', ''],
  ])('%s', (word) => expect(foldSpelling(word)).toBe(word));

  test('één with its accent on one letter is één', () => expect(foldSpelling('Eén')).toBe('één'));
});

describe('in the sources', () => {
  test('1930: these words and no other', () => {
    expect(changed('tests/lawtext/seeds/1930.txt')).toEqual([
      'afgeloopen > afgelopen',
      'annonceeren > annonceren',
      'den > de',
      'dengeen > degene',
      'doubleeren > doubleren',
      'eenigen > enige',
      'eerstvolgenden > eerstvolgende',
      'eischen > eisen',
      'eischt > eist',
      'geëischt > geëist',
      'noodig > nodig',
      'redoubleeren > redoubleren',
      'zoo > zo',
      'zoodra > zodra',
      'zoolang > zolang',
      'zooveel > zoveel',
    ]);
  });

  test.each([
    ['1959', ['vóór > voor']],
    ['1982', ['vóórdat > voordat']],
    ['2007', ['zélf > zelf']],
    ['2017', []],
  ])('%s: only stress accents', (edition, expected) => {
    expect(changed(`tests/lawtext/seeds/${edition}.txt`)).toEqual(expected);
  });

  test('our own Dutch about 2007 and 2017: only stress accents', () => {
    const files = globSync('content/editions/20{07,17}/*.mdx');
    expect(files.length).toBeGreaterThan(50);
    const others = files.flatMap(changed).filter((change) => !/[áéíóú].* > /.test(change));
    expect(others.filter((change) => !['den > de'].includes(change))).toEqual([]);
  });
});
