import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTexts, countWords, type Change } from '../../src/lawtext/compare.ts';
import { readableText } from '../../src/lawtext/extract.ts';
import { partAt } from '../../src/lawtext/walk.ts';
import { LINKED } from './shelf.ts';

/** `[-lapsed-]{+added+}` around what stayed, as the later text prints it. */
const marked = (changes: readonly Change[]): string =>
  changes
    .map((change) => {
      if (change.kind === 'same') return change.after;
      return change.kind === 'lapsed' ? `[-${change.before}-]` : `{+${change.after}+}`;
    })
    .join('');

const compare = (before: string, after: string, foldSpelling = true) =>
  compareTexts(before, after, { foldSpelling });

describe('words marked as lapsed and added', () => {
  test.each([
    ['nothing changed', 'De gever begint.', 'De gever begint.', 'De gever begint.'],
    [
      'one word',
      'zijn maat moet passen',
      'zijn partner moet passen',
      'zijn [-maat -]{+partner +}moet passen',
    ],
    ['added', 'hij moet passen', 'hij moet één keer passen', 'hij moet {+één keer +}passen'],
    ['lapsed', 'hij moet verder passen', 'hij moet passen', 'hij moet [-verder -]passen'],
    ['punctuation and capitals are no change', 'Indien hij past,', '(indien hij past)', '(indien hij past)'],
    [
      'old spelling is no change',
      'Zoodra noodig, van den overtreder',
      'zodra nodig van de overtreder',
      'zodra nodig van de overtreder',
    ],
    [
      'written apart is no change',
      'zijn rechter tegenstander',
      'zijn rechtertegenstander',
      'zijn rechtertegenstander',
    ],
    [
      'a small word alone parts no changes',
      'een bod van Noord',
      'elk doublet van Oost',
      '[-een bod van Noord-]{+elk doublet van Oost+}',
    ],
    ['from nothing', '', 'Artikel 23', '{+Artikel 23+}'],
    ['nothing at all', '', '', ''],
    ['to nothing', 'Artikel 23', '', '[-Artikel 23-]'],
    ['all other', 'harten', 'ruiten', '[-harten-]{+ruiten+}'],
  ])('%s', (_, before, after, expected) => expect(marked(compare(before, after))).toBe(expected));

  test('old spelling is a change when it is asked for', () => {
    expect(marked(compare('zoodra hij noodig past', 'zodra hij nodig past', false))).toBe(
      '[-zoodra hij noodig -]{+zodra hij nodig +}past',
    );
  });
});

describe('in the texts', () => {
  const part = (edition: string, article: string, n: string) => {
    const found = LINKED.find(
      (one) => one.edition === edition && one.article === article && one.frontmatter.kind === 'text',
    );
    return readableText(partAt(found!.blocks, n)!.children);
  };

  test('1959 art. 29b1 and 29b2: another call and a longer bar', () => {
    expect(marked(compare(part('1959', '29', 'b1'), part('1959', '29', 'b2')))).toBe(
      '[-zijn eerste -]{+een andere juiste +}bieding te [-handhaven -]{+doen, +}in welk geval als straf geldt, dat zijn maat ' +
        '[-de eerste maal, dat het zijn beurt is om te bieden -]{+verder +}moet passen.',
    );
  });

  test('1930 al. 7a to 7c: the spelling of 1930 differs from that of today in two words', () => {
    const text = part('1930', 'vi', '7c');
    const today = 'dat de overtreder zijn bod zoveel als nodig is verhoogt.';
    expect(countWords(compare(text, today))).toEqual({ same: 10, lapsed: 0, added: 0 });
    expect(countWords(compare(text, today, false))).toEqual({ same: 7, lapsed: 3, added: 3 });
  });
});

describe('whatever the texts', () => {
  const words = fc.array(
    fc.constantFrom('de', 'den', 'overtreder', 'Past,', 'zoodra', 'zodra', '(1)', '—', 'sans atout', '\n'),
  );
  const texts = words.map((list) => list.join(' '));

  test('the pieces joined are the two texts again', () => {
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (before, after, fold) => {
        const changes = compare(before, after, fold);
        expect(changes.map((change) => ('before' in change ? change.before : '')).join('')).toBe(before);
        expect(changes.map((change) => ('after' in change ? change.after : '')).join('')).toBe(after);
      }),
      { seed: 1930 },
    );
  });

  test('a text has no changes against itself', () => {
    fc.assert(
      fc.property(texts, (text) => compare(text, text).every(({ kind }) => kind === 'same')),
      { seed: 1930 },
    );
  });

  test('no two changes of the same kind follow each other, and lapsed stands before added', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const kinds = compare(before, after).map(({ kind }) => kind);
        expect(kinds.join(' ')).not.toMatch(/(\b\w+\b) \1|added lapsed/);
      }),
      { seed: 1930 },
    );
  });
});
