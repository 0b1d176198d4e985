/** What an answer holds besides its first hit: remarks, chips, filters, snippets, suggestions. */
import { describe, expect, test } from 'vitest';
import { inForceFirst } from '../../src/search/preference.ts';
import { search } from '../../src/search/search.ts';
import { index as held } from './index-of-tests.ts';

/** A year of which there never was an edition, known by year only: what is held of the others may grow. */
const NEVER = 1901;
const index = { ...held, otherYears: [...held.otherYears, NEVER] };

describe('editions', () => {
  test('a chosen edition gives only that edition', () => {
    const { hits, total } = search('onvoldoend bod', index, { edition: '1959', limit: 100 });
    expect(total).toBeGreaterThan(2);
    const law = hits.filter(({ kind }) => kind !== 'term' && kind !== 'subject');
    expect([...new Set(law.map(({ edition }) => edition))]).toEqual(['1959']);
    expect(hits[0]).toMatchObject({ article: '30', path: '/1959/30/' });
  });

  test('the same subject in other editions stands as chips on one hit, by subject and not by number', () => {
    const [hit] = search('27B1a', index).hits;
    const wanted = ['2007 27B1a', '1982 27', '1959 30a', '1930 alinea 7c'];
    const also = hit?.also.map(({ edition, label }) => `${edition} ${label}`);
    expect(also?.filter((each) => wanted.some((one) => one.startsWith(each.slice(0, 4))))).toEqual(wanted);
    const [comparable] = search('vergelijkbare bieding', index).hits;
    expect(comparable?.also.map(({ path }) => path)).not.toContain('/2007/23/');
  });

  test('without a choice the edition in force leads, and no edition shows the same article twice', () => {
    const { hits } = search('onvoldoend bod', index, { limit: 200 });
    expect(hits[0]?.edition).toBe('2017');
    const places = hits
      .filter(({ label }) => !label.startsWith('alinea'))
      .map(({ kind, path }) => `${kind} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each([
    [`${NEVER}`, { kind: 'edition-not-held', year: NEVER }],
    [`art 23 ${NEVER}`, { kind: 'edition-not-held', year: NEVER }],
    ['27B9', { kind: 'no-such-part', cited: '27B9' }],
    ['art 150', { kind: 'no-such-article', cited: '150' }],
    ['strafkart', { kind: 'corrected', from: 'strafkart', to: 'strafkaart' }],
    ['onvoldoend bod zeppelin', { kind: 'some-words', missing: ['zeppelin'] }],
    ['zeppelin bod Zeppelin', { kind: 'some-words', missing: ['zeppelin'] }],
  ])('“%s” is answered with a remark', (query, remark) => {
    expect(search(query, index).remarks).toContainEqual(remark);
  });

  test('a word typed twice is remarked on once', () => {
    for (const twice of ['strafkart', 'zeppelin'])
      expect(search(`${twice} bod ${twice}`, index).remarks).toEqual(search(`${twice} bod`, index).remarks);
  });

  test('an edition alone gives its chapters', () => {
    expect(search('1959', index).hits.map(({ path }) => path)).toContain('/1959/#hoofdstuk-IV');
  });
});

describe('snippets', () => {
  test('the sentence that answers is shown, its words marked, and the mark is the word as printed', () => {
    const [hit] = search('zooveel als noodig', index).hits;
    expect(hit?.snippet.map(({ text }) => text).join('')).toBe(
      'dat de overtreder zijn bod zooveel als noodig is verhoogt.',
    );
    expect(hit?.snippet.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
      'zooveel',
      'noodig',
    ]);
  });

  test('the same words in our spelling are marked in the old text too', () => {
    const hit = search('zoveel als nodig verhoogt', index).hits.find(({ edition }) => edition === '1930');
    expect(hit?.snippet.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['noodig', 'verhoogt']),
    );
  });

  test('a part is a compound’s mark: `kaart` marks `strafkaart`', () => {
    const marks = search('kaart', index, { limit: 100 }).hits.flatMap(({ title }) =>
      title.filter(({ isFound }) => isFound),
    );
    expect(marks.map(({ text }) => text.toLowerCase())).toContain('strafkaart');
  });

  test('no snippet is longer than a few lines', () => {
    const long = ['spel', 'bod', 'kaart eisen', 'wedstrijdleider'].flatMap((query) =>
      search(query, index, { limit: 100 }).hits.filter(
        ({ snippet }) => snippet.map(({ text }) => text).join('').length > 240,
      ),
    );
    expect(long).toEqual([]);
  });
});

describe('nothing found', () => {
  test('a word that is nearly one of ours is offered', () => {
    const { hits, suggestions } = search('verzzkn', index);
    expect(hits).toEqual([]);
    expect(suggestions).toContain('verzaken');
  });

  test.each([
    '',
    '   ',
    '?',
    '"',
    '♥♦♣♠'.repeat(40),
    '<script>',
    '((((',
    'a'.repeat(5000),
    '27'.repeat(300),
    '\u0000',
    '👍',
  ])('odd input gives an answer: %j', (query) => {
    expect(search(query, index).total).toBeGreaterThanOrEqual(0);
  });
});

test('half-typed words find what they become', () => {
  const paths = ['verz', 'strafk', 'onvold', 'gelijkt', 'schud', 'wedstrijdl'].map(
    (query) => search(query, index).total,
  );
  expect(paths.every((total) => total > 0)).toBe(true);
});

test.each([
  ['the newest is in force', [[1997, 2007], [2007, 2017], [2017]], '2017 2007 1997'],
  ['a newer one is announced', [[1997, 2007], [2007, 2017], [2017], [2027]], '2017 2007 1997 2027'],
  [
    'none has no end',
    [
      [1997, 2007],
      [2007, 2017],
    ],
    '2007 1997',
  ],
])('the edition in force leads, then back in time, then what is announced: %s', (_, years, order) => {
  const editions = years.map(([year = 0, until]) => ({ id: String(year), year, until }));
  expect(inForceFirst(editions).join(' ')).toBe(order);
});
