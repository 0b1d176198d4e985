import { describe, expect, test } from 'vitest';
import { placeKey } from '../../src/lawtext/extract.ts';
import { findReferences, parseReferences, type Targets } from '../../src/lawtext/references.ts';
import type { Place } from '../../src/lawtext/tree.ts';

/** A small shelf: per edition the articles of the register, and the parts of those that are held. */
const SHELF: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  '1930': { vi: '1 2 3 4 5 6 7 7a 7b 7c 8 9 10 11 12 12a 12b 12c 13 14' },
  '1959': {
    '20': undefined,
    '26': 'a b',
    '27': '',
    '29': 'a b b1 b2',
    '30': 'a b c',
    '43': '',
    '94': undefined,
  },
  '1982': { '16': undefined, '68': '', '69': 'a b b1 b2 b3 c', '70': 'a b', '71': '' },
  '2007': {
    '6': 'A B C D D1 D2 D3 E E1 E2 E3 F',
    '7': 'A B B1 B2 B3 C D',
    '27': 'A A1 A2 B B1 B1a B1b',
    '86': undefined,
  },
  '2017': {
    '2': '',
    '12': 'A B C C1 C1a C1b C1e C1ei C1eii C2',
    '16': 'A B C D',
    '19': 'A B C D',
    '25': 'A A1 A2 A3 B B1 B2 B3',
    '26': 'A B',
    '27': 'A A1 A2 B B1 B1a B1b B2',
    '30': 'A B B1 B2',
    '31': 'A A1 A2 A2a A2b B',
    '32': 'A B',
    '40': 'A B C',
    '57': 'A D',
    '77': '',
    '79': undefined,
    '86': undefined,
    '93': undefined,
  },
};

const TARGETS: Targets = {
  article: (edition, article) => {
    const shelf = SHELF[edition] ?? {};
    return Object.hasOwn(shelf, article) ? (shelf[article] === undefined ? 'listed' : 'held') : undefined;
  },
  part: (edition, article, anchor) => (SHELF[edition]?.[article] ?? '').split(' ').includes(anchor),
};

const place = (key: string): Place => {
  const [, edition = '', article = '', anchor] = /^(\d+)\/(\w+)(?:#(\w+))?$/.exec(key) ?? [];
  return { edition, article, ...(anchor !== undefined && { anchor }) };
};

/** "words -> target" of every reference; `..` = range, `?` = not held. */
const read = (text: string, at: string): readonly string[] =>
  findReferences(text, place(at), TARGETS).map(({ start, end, target }) => {
    const range = target.toArticle === undefined ? '' : `..${target.toArticle}`;
    return `${text.slice(start, end)} -> ${placeKey(target)}${range}${target.held ? '' : '?'}`;
  });

describe('an article', () => {
  test.each([
    ['2017/22', '(maar zie artikel 19D).', ['artikel 19D -> 2017/19#D']],
    ['2017/19', 'zoals voorzien in artikel 77.', ['artikel 77 -> 2017/77']],
    ['1959/25', 'de puntentabel van art. 94.', ['art. 94 -> 1959/94?']],
    ['1959/30', 'in welk geval art. 27 van toepassing is', ['art. 27 -> 1959/27']],
    ['1959/40', 'toepassing van artikel 20 gerechtvaardigd', ['artikel 20 -> 1959/20?']],
    ['2007/6#D3', 'Met inachtneming van artikel 7A moet', ['artikel 7A -> 2007/7#A']],
    ['2007/6#D3', '(maar zie artikel 86C)', ['artikel 86C -> 2007/86?']],
    [
      '2017/25',
      'is artikel 16C van toepassing (maar zie ook artikel 26)',
      ['artikel 16C -> 2017/16#C', 'artikel 26 -> 2017/26'],
    ],
    ['2017/25', 'Artikel 16C is van toepassing', ['Artikel 16C -> 2017/16#C']],
    ['2017/25', 'ARTIKEL 27 Onvoldoend bod', ['ARTIKEL 27 -> 2017/27']],
    ['2017/25', 'zie Art.27B', ['Art.27B -> 2017/27#B']],
    ['2017/25', 'zie artikel 27 B 1 (a).', ['artikel 27 B 1 (a) -> 2017/27#B1a']],
    ['2017/25', 'zie artikel 27B1(a), tenzij', ['artikel 27B1(a) -> 2017/27#B1a']],
    ['2017/25', 'zie artikel 27B1a', ['artikel 27B1a -> 2017/27#B1a']],
    ['2017/25', 'zie artikel 27B(1)(a)', ['artikel 27B(1)(a) -> 2017/27#B1a']],
    ['2017/25', 'artikel 12C1(e)(ii) geldt', ['artikel 12C1(e)(ii) -> 2017/12#C1eii']],
    ['2017/25', 'artikel 12C1ei geldt', ['artikel 12C1ei -> 2017/12#C1ei']],
    ['1959/26', 'zie art. 30a en art. 29b1', ['art. 30a -> 1959/30#a', 'art. 29b1 -> 1959/29#b1']],
    ['1930/vi', 'volgens hoofdstuk VI mag', ['hoofdstuk VI -> 1930/vi']],
    ['2017/25', 'het volgens artikel\u00a026 mag', ['artikel\u00a026 -> 2017/26']],
  ])('%s: %s', (at, text, expected) => expect(read(text, at)).toEqual(expected));
});

describe('a list or a range of articles', () => {
  test.each([
    ['2017/29', 'de artikelen 30, 31 of 32', ['artikelen 30 -> 2017/30', '31 -> 2017/31', '32 -> 2017/32']],
    ['2017/29', 'artikel 30 of 31 geldt', ['artikel 30 -> 2017/30', '31 -> 2017/31']],
    [
      '2017/29',
      'artikelen 26, 30B1 en 31A2',
      ['artikelen 26 -> 2017/26', '30B1 -> 2017/30#B1', '31A2 -> 2017/31#A2'],
    ],
    ['2017/29', 'art. 31A2(a) of (b)', ['art. 31A2(a) -> 2017/31#A2a', '(b) -> 2017/31#A2b']],
    ['2017/29', 'artikel 31A2a of b', ['artikel 31A2a -> 2017/31#A2a', 'b -> 2017/31#A2b']],
    ['2017/29', 'artikel 27B1 of 2', ['artikel 27B1 -> 2017/27#B1', '2 -> 2017/27#B2']],
    ['2017/29', 'artikel 27B1 en 30', ['artikel 27B1 -> 2017/27#B1', '30 -> 2017/30']],
    ['2017/29', 'artikel 16C en D', ['artikel 16C -> 2017/16#C', 'D -> 2017/16#D']],
    ['2017/29', 'artikel 79A en C', ['artikel 79A -> 2017/79?', 'C -> 2017/79?']],
    ['1982/16', 'de artikelen 68 tot en met 71', ['artikelen 68 tot en met 71 -> 1982/68..71']],
    ['1959/26', 'Art. 26 t/m 43', ['Art. 26 t/m 43 -> 1959/26..43']],
    ['1959/26', 'Art.26 t/m 30', ['Art.26 t/m 30 -> 1959/26..30']],
    ['1959/26', 'Art. 26-27. Doublet', ['Art. 26-27 -> 1959/26..27']],
    ['1959/26', 'Art. 26–27', ['Art. 26–27 -> 1959/26..27']],
    ['2017/29', 'artikelen 12 en 25 t/m 27', ['artikelen 12 -> 2017/12', '25 t/m 27 -> 2017/25..27']],
    ['2017/29', 'artikel 30 en 3 slagen', ['artikel 30 -> 2017/30']],
    ['2017/29', 'artikel 26, of 2 kaarten meer', ['artikel 26 -> 2017/26']],
    ['2017/29', 'artikel 30 t/m 39', ['artikel 30 -> 2017/30']],
    ['2017/29', 'artikel 30 - 12 punten', ['artikel 30 -> 2017/30']],
  ])('%s: %s', (at, text, expected) => expect(read(text, at)).toEqual(expected));
});

describe('a part of the own article', () => {
  test.each([
    ['1959/26', 'geldt lid a voor alle kaarten', ['lid a -> 1959/26#a']],
    ['1959/26', 'opgenomen volgens lid b.', ['lid b -> 1959/26#b']],
    ['1959/29#b', 'volgens lid a', ['lid a -> 1959/29#a']],
    ['1959/29#b', 'volgens 1', []],
    ['1959/29#b2', 'volgens lid 1', ['lid 1 -> 1959/29#b1']],
    ['1959/26', 'volgens lid b van art. 30', ['lid b -> 1959/30#b', 'art. 30 -> 1959/30']],
    ['1959/26', 'de leden a en b', ['leden a -> 1959/26#a', 'b -> 1959/26#b']],
    ['2007/6#E3', 'zoals in A en B hierboven.', ['A -> 2007/6#A', 'B -> 2007/6#B']],
    ['2017/25#A3', 'beschreven in A1 hierboven', ['A1 -> 2017/25#A1']],
    ['2017/25#B1', 'niet toegestaan is volgens A, mag', ['A -> 2017/25#A']],
    ['2017/25#B2', 'Behalve zoals bepaald in B1, wordt', ['B1 -> 2017/25#B1']],
    ['2017/27#B2', 'tenzij B1(a) of (b) geldt', ['B1(a) -> 2017/27#B1a', '(b) -> 2017/27#B1b']],
    ['2017/27#B1b', 'anders dan onder (a)', ['(a) -> 2017/27#B1a']],
    ['2017/31#A2b', 'zie lid 1', ['lid 1 -> 2017/31#A1']],
    ['2017/57', 'zie dan A of Zie D', ['A -> 2017/57#A', 'D -> 2017/57#D']],
    ['2017/57', 'in a en bij d', []],
    ['2017/57', 'Hier geldt D: oost moet', ['D -> 2017/57#D']],
    ['2017/57', 'in dezelfde hand (D).', ['D -> 2017/57#D']],
    ['2017/40', 'met A en B niet genoeg', ['A -> 2017/40#A', 'B -> 2017/40#B']],
    ['1930/vi#8', 'In de gevallen b en c mag de partner', ['b -> 1930/vi#7b', 'c -> 1930/vi#7c']],
    ['1930/vi#8', 'wat b en c zeggen', ['b -> 1930/vi#7b', 'c -> 1930/vi#7c']],
    ['1930/vi#13', 'in geval c', ['c -> 1930/vi#12c']],
    ['1930/vi#14', 'zie 7a', ['7a -> 1930/vi#7a']],
    ['1930/vi#14', 'zie alinea 9', ['alinea 9 -> 1930/vi#9']],
  ])('%s: %s', (at, text, expected) => expect(read(text, at)).toEqual(expected));
});

describe('an article with a part, without the word', () => {
  test.each([
    ['2017/29', 'zie 27B1a', ['27B1a -> 2017/27#B1a']],
    ['2017/29', 'geen beperking (26B).', ['26B -> 2017/26#B']],
    ['2017/29', 'volgens 12C1(b)', ['12C1(b) -> 2017/12#C1b']],
    ['2017/29', '27 B 1 (a) is uitgesloten', ['27 B 1 (a) -> 2017/27#B1a']],
    ['2017/29', '31A2(a) of (b)', ['31A2(a) -> 2017/31#A2a', '(b) -> 2017/31#A2b']],
    ['2017/29', 'zoals 86C zegt', ['86C -> 2017/86?']],
    ['1959/26', 'volgens 30a en 29b1', ['30a -> 1959/30#a', '29b1 -> 1959/29#b1']],
  ])('%s: %s', (at, text, expected) => expect(read(text, at)).toEqual(expected));
});

describe('another edition is meant only when its year is named', () => {
  test.each([
    ['2017/27', 'artikel 27B1 van 2007 zei', ['artikel 27B1 -> 2007/27#B1']],
    ['2017/27', 'artikel 30 (1959) eist', ['artikel 30 -> 1959/30']],
    ['2017/27', 'artikel 27 van 1987 is anders', []],
    ['2017/27', 'artikel 27 (2e druk)', ['artikel 27 -> 2017/27']],
  ])('%s: %s', (at, text, expected) => expect(read(text, at)).toEqual(expected));
});

describe('what exists decides', () => {
  test.each([
    ['an unknown article stays text', '2017/29', 'zie artikel 94 en artikel 13', []],
    [
      'an article that is not held is a reference to its line',
      '2017/29',
      'zie artikel 79C',
      ['artikel 79C -> 2017/79?'],
    ],
    [
      'an unknown part falls back to the part around it',
      '2017/29',
      'zie artikel 27B1c',
      ['artikel 27B1c -> 2017/27#B1'],
    ],
    ['an unknown part falls back to the article', '2017/29', 'zie artikel 77C', ['artikel 77C -> 2017/77']],
    ['an unknown part of the own article stays text', '2017/26', 'volgens lid c en C1 hierboven', []],
    ['an article of another edition stays text', '1959/30', 'zie artikel 16', []],
  ])('%s', (_, at, text, expected) => expect(read(text, at)).toEqual(expected));
});

describe('what is no reference stays text', () => {
  test.each([
    'vier handen van dertien kaarten elk',
    'precies 13 kaarten en 26 punten',
    'een aantal trekken (van één tot en met zeven)',
    'in één van de vier vakken van het bord',
    'een of meer slagen',
    'Noord (gever) 1 Harten, Zuid 1 Schoppen.',
    'Noord opent 1H, oost past, zuid biedt 2C of 2D, west 3SA',
    'passen. 1) Voorbeeld',
    'in 2017 en 2007, van 1959 tot 1963',
    'een score van 620, 30 imps of 60 procent',
    'om 22.30 uur, bord 12, tafel 2, de 2e biedronde en de 3e druk',
    'A H V B 10 en een kleine',
    'de spelers A en B',
    'ruiten A, V en 3',
    'een boer-tien (B10) en H4',
    'het derde lid, een ander artikel, hetzelfde geval',
    'de wetsartikelen 30 en 31',
    'kaart 27 BB',
    'artikel 2017',
    'artikel 270',
    'Alle A-spelers',
  ])('%s', (text) => expect(read(text, '2017/25')).toEqual([]));
});

describe('segments', () => {
  test('are the text again when joined, whatever the text', () => {
    const text = 'Zie artikel 27B1(a) of (b), art. 30 t/m 32, A1 hierboven en 26B; niet 13.';
    const segments = parseReferences(text, place('2017/25'), TARGETS);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter(({ kind }) => kind === 'reference').map((segment) => segment.text)).toEqual([
      'artikel 27B1(a)',
      '(b)',
      'art. 30 t/m 32',
      'A1',
      '26B',
    ]);
  });

  test('a text without references is one piece, an empty text none', () => {
    expect(parseReferences('dertien kaarten', place('2017/25'), TARGETS)).toEqual([
      { kind: 'text', text: 'dertien kaarten' },
    ]);
    expect(parseReferences('', place('2017/25'), TARGETS)).toEqual([]);
  });
});
