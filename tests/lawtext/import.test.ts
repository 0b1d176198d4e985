/** The importer on the five sources: the files it writes hold the words and the printed numbers that stand in content/. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editionById, type Edition } from '../../src/editions.ts';
import { sourceText } from '../../src/lawtext/extract.ts';
import { importChapter } from '../../src/lawtext/import.ts';
import { isUnplaced } from '../../src/lawtext/import-report.ts';
import { decodeSource } from '../../src/lawtext/import-decode.ts';
import { parseArticle } from '../../src/lawtext/parse.ts';
import type { Block } from '../../src/lawtext/tree.ts';
import { partsIn } from '../../src/lawtext/walk.ts';
import { SOURCES, wordsOf } from './sources.ts';

const edition = (id: string) => editionById(id) as Edition;
const source = (id: string) => readFileSync(new URL(`seeds/${id}.txt`, import.meta.url), 'utf8');
const held = (id: string, article: string) => {
  const file = `content/editions/${id}/${article}.mdx`;
  return parseArticle(readFileSync(file, 'utf8'), file).blocks;
};
const printedParts = (blocks: readonly Block[]) =>
  partsIn(blocks).flatMap(({ n, label }) => (label === undefined ? [] : [`${n} ${label}`]));

/** Without the numbers that the source does not print; the same words in the same order. */
describe.each(SOURCES)('the chapter of $edition', ({ edition: id, articles }) => {
  const { files, report } = importChapter(source(id), edition(id));
  const blocksOf = (article: string) => {
    const file = files.find((each) => each.article === article);
    return parseArticle(file!.mdx, `${id}/${article}`).blocks;
  };

  test('gives the articles that are held, in the order of the source', () => {
    expect(files.map(({ article }) => article)).toEqual(articles);
  });

  test.each(articles)('article %s has the words that stand in content/', (article) => {
    expect(wordsOf(sourceText(blocksOf(article)))).toEqual(wordsOf(sourceText(held(id, article))));
  });

  test.each(articles)('article %s has the printed numbers that stand in content/', (article) => {
    expect(printedParts(blocksOf(article))).toEqual(printedParts(held(id, article)));
  });

  test('says what a person must look at', () => {
    expect(report.map(({ line, what, text }) => `${line} ${what}: ${text.slice(0, 40)}`)).toMatchSnapshot();
  });
});

describe('odd input', () => {
  const { files, report } = importChapter(
    "{{Sjabloon}}\n== Artikel 22 ==\n'''Een naam'''\n* Tekst met {accolade} en <b>vet</b> en *ster* 1).\nArtikel 999\nIets.\nNog iets.",
    edition('2017'),
  );

  test('markup of a wiki is left out, signs of ours are kept as words', () => {
    const words = wordsOf(sourceText(parseArticle(files[0]!.mdx, 'odd').blocks));
    expect(words.join(' ')).toBe('Artikel 22 Een naam Tekst met {accolade} en vet en *ster* 1).');
  });

  test('an unknown article, furniture and a mark without its note are reported', () => {
    expect(report.map(({ what }) => what).sort()).toEqual([
      'furniture',
      'mark-without-note',
      'unknown-article',
    ]);
  });
});

describe('what has no place where it stands is told, and keeps its words', () => {
  test.each([
    ['Artikel 30\na. een\nb. twee\na. drie', ['4 part-twice: a. drie'], 'Artikel 30 a. een b. twee a. drie'],
    [
      'Artikel 30\na. een\n1. onder a\n1. nog eens',
      ['4 part-twice: 1. nog eens'],
      'Artikel 30 a. een 1. onder a 1. nog eens',
    ],
    [
      'Artikel 30\n1. een\nA. hoofd onder 1',
      ['3 part-out-of-place: A. hoofd onder 1'],
      'Artikel 30 1. een A. hoofd onder 1',
    ],
    [
      'Artikel 30\nTekst. 1)\n1) noot\n1) nog een',
      ['4 note-twice: 1) nog een'],
      'Artikel 30 Tekst. 1) 1) noot 1) nog een',
    ],
    [
      'Artikel 30\nTekst.\nArtikel 30\nAnders.',
      ['3 article-twice: Artikel 30', '4 article-twice: Anders.'],
      'Artikel 30 Tekst.',
    ],
    ['Losse zin.\nArtikel 30\nTekst.', ['1 before-first-article: Losse zin.'], 'Artikel 30 Tekst.'],
    ['Artikel 30\nTekst.\nHOOFDSTUK V', ['3 heading-without-article: HOOFDSTUK V'], 'Artikel 30 Tekst.'],
  ])('%j', (text, remarks, words) => {
    const { files, report } = importChapter(text, edition('2017'));
    expect(report.map(({ line, what, text }) => `${line} ${what}: ${text}`)).toEqual(remarks);
    const read = files.map(({ mdx }) => sourceText(parseArticle(mdx, 'odd').blocks)).join(' ');
    expect(wordsOf(read).join(' ')).toBe(words);
  });
});

/** A line as a book could have it, or as it should not: numbers in any order, signs of Markdown and MDX anywhere. */
const line = fc
  .tuple(
    fc.constantFrom(
      '',
      '',
      'Art. 30. ',
      'Artikel 31',
      'A. ',
      'B. ',
      '1. ',
      '2. ',
      'a. ',
      'b. ',
      '1) ',
      '¹) ',
      '100. ',
      '7) ',
    ),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          'bod',
          'pas.',
          'doublet;',
          '1)',
          '²)',
          'import',
          'export',
          '{x}',
          '}',
          '<bod',
          '&amp',
          '|',
          '~~~',
          '#',
          '>',
          '+',
          '`',
          '![a](b)',
          '"',
          "'",
          '\\',
          'é',
          '19D',
          '§',
        ),
        fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !text.includes('<')),
      ),
      { maxLength: 5 },
    ),
  )
  .map(([number, words]) => number + words.join(' '));

test('every file that is written can be read, none twice, and every word of the source is in a file or in the report', () => {
  const bare = (text: string) => text.replace(/[\s*#:;=\-'[\]<>{}|&]|&\w+;/g, '');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('1930', '1959', '2017'), (lines, id) => {
      const { files, report } = importChapter(lines.join('\n'), edition(id));
      expect(new Set(files.map(({ article }) => article)).size).toBe(files.length);
      const told = report
        .filter((each) => isUnplaced(each) || each.what === 'furniture')
        .map(({ text }) => text);
      const held = files.map(({ mdx }) => sourceText(parseArticle(mdx, 'odd').blocks));
      const all = bare([...told, ...held].join(''));
      for (const each of lines.join('\n').split(/[\s\u0085\u2028]+/)) {
        const word = bare(each);
        expect(all, each).toContain(word);
      }
    }),
    { seed: 30, numRuns: 200 },
  );
});

describe('the letters of a source', () => {
  const text = 'Artikel 22\nGeëindigd, „één” – ruiten.';
  const utf16 = (mark: readonly number[], swap: boolean) => {
    const bytes = Buffer.from(text, 'utf16le');
    return new Uint8Array([...mark, ...(swap ? bytes.swap16() : bytes)]);
  };
  const cp1252 = Uint8Array.from(
    text,
    (sign) => ({ '„': 0x84, '”': 0x94, '–': 0x96 })[sign] ?? sign.charCodeAt(0),
  );
  test.each([
    ['UTF-8', new TextEncoder().encode(text), 'utf-8'],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16, low byte first', utf16([0xff, 0xfe], false), 'utf-16le'],
    ['UTF-16, high byte first', utf16([0xfe, 0xff], true), 'utf-16be'],
    ['Windows-1252', cp1252, 'windows-1252'],
  ])('%s', (_, bytes, encoding) => expect(decodeSource(bytes)).toEqual({ text, encoding }));

  test.each([
    ['a PDF', new TextEncoder().encode('%PDF-1.7\n\0\x01\x02')],
    ['an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 255)],
    ['half a letter of UTF-16', Uint8Array.of(0xff, 0xfe, 0x41)],
  ])('%s is no text', (_, bytes) => expect(decodeSource(bytes)).toBeUndefined());

  test.each(['\n', '\r\n', '\r', '\u2028'])('lines end with %j', (end) => {
    const { files, report } = importChapter(
      ['Artikel 22', 'Einde', 'a. een', 'b. twee'].join(end),
      edition('2017'),
    );
    expect(report).toEqual([]);
    expect(partsIn(parseArticle(files[0]!.mdx, 'ends').blocks).map(({ n }) => n)).toEqual(['a', 'b']);
  });
});
