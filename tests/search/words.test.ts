/** Inflection, compounds, calls and typing errors, each on its own. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutCompound, partsOfCorpus } from '../../src/search/compounds.ts';
import { distanceWithin } from '../../src/search/distance.ts';
import { stemsOf } from '../../src/search/stems.ts';
import { ideasIn, letterCall, tokensOf } from '../../src/search/tokens.ts';

const share = (a: string, b: string): boolean => [...stemsOf(a)].some((stem) => stemsOf(b).has(stem));

test.each([
  'verzaken verzaakt verzaakte verzaakten verzaking verzakingen',
  'spelen speelt gespeeld speelde speel',
  'kaart kaarten kaartje kaartjes',
  'bieden biedt geboden bood bieding biedingen',
  'doubleren doubleert gedoubleerd doubleeren doublet doubletten',
  'weigeren weigert geweigerd weigerde',
  'passen past gepast paste',
  'slag slagen',
  'eisen eischen eist geeischt geeist',
  'onregelmatigheid onregelmatigheden',
  'vergelijkbaar vergelijkbare',
  'hoog hooger hoger hogere hoogste',
  'beslissen beslist beslissing beslissingen',
  'opeisen opgeeist opeist opeiste',
  'uitkomen uitgekomen uitkomt',
  'accepteren geaccepteerd accepteert',
  'schudden schudt geschud',
  'tegenspeler tegenspelers',
  'loopen loopt afgeloopen:afgelopen',
])('forms of one word share a stem: %s', (line) => {
  const [first = '', ...forms] = line.split(' ');
  for (const form of forms.filter((each) => !each.includes(':')))
    expect([form, share(first, form)]).toEqual([form, true]);
  for (const pair of forms.filter((each) => each.includes(':'))) {
    const [a = '', b = ''] = pair.split(':');
    expect([pair, share(a, b)]).toEqual([pair, true]);
  }
});

test.each([
  ['spel', 'speel'],
  ['spellen', 'spelen'],
  ['leider', 'leiden'],
  ['speler', 'spelen'],
  ['gever', 'geven'],
  ['bord', 'boren'],
  ['partij', 'partner'],
  ['slag', 'slaan'],
  ['troef', 'troeven'.slice(0, 3)],
  ['maat', 'maten'.slice(0, 3)],
])('different words share none: %s and %s', (a, b) => {
  expect(share(a, b)).toBe(false);
});

test.each([
  ['strafkaart', ['straf', 'kaart']],
  ['voorspeelbeperking', ['voorspeel', 'beperking']],
  ['viertallenwedstrijd', ['viertallen', 'wedstrijd']],
  ['beroepscommissie', ['beroep', 'commissie']],
  ['wedstrijdleider', []],
  ['tegenspeler', []],
  ['spel', []],
])('%s is cut into %j', (word, parts) => {
  expect(
    cutCompound(
      word,
      partsOfCorpus(() => false),
    ),
  ).toEqual(parts);
});

describe('calls', () => {
  test.each([
    ['2♥', '=2H'],
    ['2♥\uFE0E', '=2H'],
    ['2 harten', '=2H'],
    ['twee harten', '=2H'],
    ['één schoppen', '=1S'],
    ['1SA', '=1NT'],
    ['1NT', '=1NT'],
    ['1 sans atout', '=1NT'],
    ['3 zonder troef', '=3NT'],
    ['7 klaveren', '=7C'],
    ['1ru', '=1D'],
  ])('%s is the call %s', (text, call) => {
    expect(tokensOf(text).map(({ term }) => term)).toContain(call);
  });

  test.each([
    ['2h', '=2H'],
    ['3n', '=3NT'],
    ['1k', '=1C'],
    ['8h', undefined],
    ['2b', undefined],
    ['27b', undefined],
  ])('%s typed is the call %s', (text, call) => {
    expect(letterCall(text)).toBe(call);
  });

  test('what is no call stays words: “30 minuten”, “9 harten”, “2 kaarten”', () => {
    const terms = tokensOf('30 minuten 9 harten 2 kaarten').map(({ term }) => term);
    expect(terms.filter((term) => term.startsWith('='))).toEqual([]);
  });
});

test('an idea of several words stands in place of its words', () => {
  expect(ideasIn('Pas voor zijn beurt bij sans atout').map(({ term }) => term)).toEqual([
    'pas',
    'voordebeurt',
    'bij',
    'sansatout',
  ]);
});

test('every token lies where it says in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { term, start, end } of tokensOf(text)) {
        expect(term).not.toBe('');
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end).length).toBe(end - start);
      }
    }),
  );
});

test.each([
  ['strafkart', 'strafkaart', 1],
  ['vezraekn', 'verzaken', 2],
  ['onvoldeond', 'onvoldoend', 1],
  ['bod', 'bod', 0],
])('%s is %s with so many errors: %i', (typed, word, errors) => {
  expect(distanceWithin(typed, word, 3)).toBe(errors);
  if (errors > 0) expect(distanceWithin(typed, word, errors - 1)).toBe(errors);
});
