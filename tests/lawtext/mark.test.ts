import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../src/lawtext/html.ts';
import { markChanges, sayChanges } from '../../src/lawtext/mark.ts';

const mark = (before: string, after: string, foldSpelling = true) => {
  const marked = markChanges(before, after, { foldSpelling });
  const plain = (html: string) =>
    html
      .replace(/<span class="hidden-label">[^<]*<\/span>/g, '')
      .replace(/ data-mark="(\w+)"/g, (_, which: string) => (which === 'first' ? '' : ' more'));
  return [plain(marked.before), plain(marked.after)];
};

describe('words in HTML', () => {
  test.each([
    [
      'a word',
      '<p>zijn maat past</p>',
      '<p>zijn partner past</p>',
      '<p>zijn <del>maat</del> past</p>',
      '<p>zijn <ins>partner</ins> past</p>',
    ],
    [
      'tags stay whole',
      '<p>zie <a href="#a">art. 27</a> nu</p>',
      '<p>zie nu</p>',
      '<p>zie <a href="#a"><del>art. 27</del></a> nu</p>',
      '<p>zie nu</p>',
    ],
    [
      'a run over two blocks',
      '<p>hij past</p>',
      '<p>hij</p><p>mag niet</p><p>past</p>',
      '<p>hij past</p>',
      '<p>hij</p><p><ins>mag niet</ins></p><p>past</p>',
    ],
    [
      'a run over a tag is told once',
      '<p>a</p>',
      '<p>a een <em>twee</em></p>',
      '<p>a</p>',
      '<p>a <ins>een </ins><em><ins more>twee</ins></em></p>',
    ],
    [
      'numbers and marks are no words',
      '<a class="num">a.</a><p>past<sup><a class="mark">1)</a></sup></p>',
      '<p>past</p>',
      '<a class="num">a.</a><p>past<sup><a class="mark">1)</a></sup></p>',
      '<p>past</p>',
    ],
    [
      'entities are letters',
      '<p>A &amp; B</p>',
      '<p>A &amp; C</p>',
      '<p>A &amp; <del>B</del></p>',
      '<p>A &amp; <ins>C</ins></p>',
    ],
    ['old spelling', '<p>zoodra</p>', '<p>zodra</p>', '<p>zoodra</p>', '<p>zodra</p>'],
  ])('%s', (_, before, after, old, now) => expect(mark(before, after)).toEqual([old, now]));

  test('old spelling is marked when it counts', () => {
    expect(mark('<p>zoodra</p>', '<p>zodra</p>', false)).toEqual([
      '<p><del>zoodra</del></p>',
      '<p><ins>zodra</ins></p>',
    ]);
  });

  test('a mark is told in words too', () => {
    const { before, after } = markChanges('<p>a</p>', '<p>b</p>', { foldSpelling: true });
    expect(before).toContain('<span class="hidden-label">vervallen: </span>');
    expect(after).toContain('<span class="hidden-label">toegevoegd: </span>');
  });

  test('what changed is counted in a sentence', () => {
    const { words } = markChanges('<p>zijn maat past</p>', '<p>zijn partner past nu</p>', {
      foldSpelling: true,
    });
    expect(sayChanges(words)).toBe('Van de oudere tekst bleven 2 woorden, 1 vervielen; er kwamen er 2 bij.');
  });

  test('without its marks the HTML is what it was', () => {
    const text = fc
      .array(fc.constantFrom('de', 'leider', 'past', '&', '<', '\u2660', 'zoodra'))
      .map((words) => `<p>${escapeHtml(words.join(' '))}</p>`);
    const bare = (html: string) =>
      html.replace(/<span class="hidden-label">[^<]*<\/span>|<\/?(?:ins|del)[^>]*>/g, '');
    fc.assert(
      fc.property(text, text, (before, after) => {
        const marked = markChanges(before, after, { foldSpelling: true });
        expect(bare(marked.before)).toBe(before);
        expect(bare(marked.after)).toBe(after);
      }),
      { seed: 1959 },
    );
  });
});
