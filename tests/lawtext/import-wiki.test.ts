/** The importer on wikitext and on the XML export of a wiki: what a reader of the page sees is imported, the rest is told by line. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editionById, type Edition } from '../../src/editions.ts';
import { sourceText } from '../../src/lawtext/extract.ts';
import { importChapter } from '../../src/lawtext/import.ts';
import { isUnplaced } from '../../src/lawtext/import-report.ts';
import { parseArticle } from '../../src/lawtext/parse.ts';
import { SOURCES, wordsOf } from './sources.ts';

const edition = editionById('2017') as Edition;
const read = (source: string) => {
  const { files, report } = importChapter(source, edition);
  return {
    files,
    words: files.map(({ mdx }) => wordsOf(sourceText(parseArticle(mdx, 'wiki').blocks)).join(' ')),
    told: report.map(({ line, what, text }) => `${line} ${what}: ${text}`),
  };
};

/** Wikitext under "Artikel 22", what of it stands in the file, and what is told (the first line is 1). */
const ROWS: readonly (readonly [what: string, wiki: string, words: string, told: readonly string[]])[] = [
  [
    'bold, italic, small, headings',
    "== '''Einde''' ==\nHet ''bod'' <small>is</small> klaar.",
    'Einde Het bod is klaar.',
    [],
  ],
  ['links keep their words', 'Zie [[Artikel 30|artikel 30]] en [[Bod]].', 'Zie artikel 30 en Bod.', []],
  [
    'a link out keeps its words',
    'Zie [https://nbb.nl/x de bond].',
    'Zie de bond.',
    ['2 link: https://nbb.nl/x'],
  ],
  [
    'entities',
    'Noord&nbsp;&amp; Zuid, &eacute;&eacute;n &lt; twee &#8364; &amp;amp;',
    'Noord & Zuid, één < twee € &amp;',
    [],
  ],
  ['a break is a line', 'a. een<br />b. twee', 'a. een b. twee', []],
  [
    'a comment',
    'Een <!-- let op\nniet zo --> bod.',
    'Een bod.',
    ['2 comment: <!-- let op', '3 comment: niet zo -->'],
  ],
  ['a template', 'Een {{noot|een {{x|y}} bod}} bod.', 'Een bod.', ['2 template: {{noot|een {{x|y}} bod}}']],
  [
    'a template over lines',
    'Een\n{{Tabel\n| a = b\n}}',
    'Een',
    ['3 template: {{Tabel', '4 template: | a = b', '5 template: }}'],
  ],
  ['a template without words', '{{Navigatie}}\nEen.', 'Een.', ['2 furniture: {{Navigatie}}']],
  [
    'a table',
    'Een\n{| class="x"\n! kop\n|-\n| cel\n|}\nTwee',
    'Een Twee',
    ['3 table: {| class="x"', '4 table: ! kop', '5 table: |-', '6 table: | cel', '7 table: |}'],
  ],
  [
    'a picture',
    'Een [[Bestand:x.png|thumb|Een [[bod]]]] bod.',
    'Een bod.',
    ['2 media: [[Bestand:x.png|thumb|Een [[bod]]]]'],
  ],
  ['a category', 'Een.\n[[Categorie:Bridge]]', 'Een.', ['3 furniture: [[Categorie:Bridge]]']],
  ['nowiki', "Een <nowiki>[[x]] ''y'' {{z}} #</nowiki> bod.", "Een [[x]] ''y'' {{z}} # bod.", []],
  [
    'an unknown element',
    'Een <wiskunde>x</wiskunde> bod.',
    'Een <wiskunde>x</wiskunde> bod.',
    ['2 tag: <wiskunde>', '2 tag: </wiskunde>'],
  ],
  ['numbered items', '# een\n# twee\n## diep\n## dieper\n# drie', '1. een 2. twee diep dieper 3. drie', []],
  ['items begin again after a line', 'A. Een\n# x\nB. Twee\n# y', 'A. Een 1. x B. Twee 1. y', []],
  ['numbers under letters', 'a. een\n# x\n# y\nb. twee', 'a. een 1. x 2. y b. twee', []],
  [
    'a note',
    'Een bod<ref>Zie [[x|daar]].</ref> is klaar.',
    'Een bod1) is klaar. 1) Zie daar.',
    ['2 wiki-note: 1) Zie daar.'],
  ],
  [
    'a note after a printed one',
    'Een 1) en twee<ref>Wiki.</ref>.\n1) Gedrukt.',
    'Een 1) en twee2). 1) Gedrukt. 2) Wiki.',
    ['2 wiki-note: 2) Wiki.'],
  ],
  [
    'a note used again',
    'Een<ref name="a">N.</ref> twee<ref name=a />.',
    'Een1) twee2). 1) N. 2) N.',
    ['2 wiki-note: 1) N.', '2 wiki-note: 2) N.'],
  ],
  [
    'notes in their own list',
    'Een<ref name="a"/>.\n<references>\n<ref name="a">N.</ref>\n</references>\nTwee.',
    'Een1). Twee. 1) N.',
    ['2 wiki-note: 1) N.'],
  ],
  [
    'a note that points at itself',
    'Een<ref name="a">N.<ref name="a"/></ref> bod.',
    'Een1) bod. 1) N.',
    ['2 wiki-note: 1) N.'],
  ],
  ['a note that is nowhere', 'Een<ref name="z"/> bod.', 'Een bod.', ['2 mark-without-note: z']],
  ['what is never closed is words', 'Een {{bod [[en [https://x', 'Een {{bod [[en [https://x', []],
];

test.each(ROWS)('%s', (_, wiki, words, told) => {
  const result = read(`Artikel 22\n${wiki}`);
  expect(result.words).toEqual([`Artikel 22 ${words}`]);
  expect(result.told.filter((each) => !each.includes(' unnumbered: '))).toEqual(told);
});

test('a note of a line that has no place is told', () => {
  const { words, told } = read('Losse zin.<ref>N.</ref>\nArtikel 22\nEen.');
  expect(words).toEqual(['Artikel 22 Een.']);
  expect(told).toEqual(['1 before-first-article: Losse zin.', '1 lost-note: N.']);
});

test('deep items have letters of ours, without a printed label', () => {
  const { files } = read('Artikel 22\n# een\n## diep\n## dieper');
  expect(files[0]?.mdx).toContain('<Part n="1" label="1.">');
  expect(files[0]?.mdx).toContain('<Part n="1b">dieper</Part>');
});

test('more than nine notes have numbers of their own', () => {
  const { words } = read(
    `Artikel 22\n${Array.from({ length: 11 }, (_, i) => `w${i}<ref>n${i}</ref>`).join(' ')}`,
  );
  expect(words[0]).toContain('w10 11)'.replace(' ', ''));
  expect(words[0]).toContain('11) n10');
});

const page = (title: string, ...texts: readonly string[]) =>
  `  <page>\n    <title>${title}</title>\n    <ns>10</ns>\n${texts
    .map(
      (text) =>
        `    <revision>\n      <text bytes="9" xml:space="preserve">${text}</text>\n    </revision>\n`,
    )
    .join('')}  </page>\n`;
const dump = (...pages: readonly string[]) =>
  `<?xml version="1.0"?>\n<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11">\n  <siteinfo>\n    <sitename>Regels</sitename>\n  </siteinfo>\n${pages.join('')}</mediawiki>\n`;

describe('an XML export', () => {
  test('gives the pages with the lines of the file, entities once', () => {
    const { words, told } = read(
      dump(
        page(
          'Sjabloon:2017:HV',
          'Artikel 22\nNoord &amp;amp; &lt;small&gt;Zuid&lt;/small&gt;&lt;ref&gt;Noot.&lt;/ref&gt;\n{{x|y}}',
        ),
        page('Artikel 23', '== Artikel 23 ==\nEen &quot;bod&quot;.'),
      ),
    );
    expect(words).toEqual(['Artikel 22 Noord & Zuid1) 1) Noot.', 'Artikel 23 Een "bod".']);
    expect(told).toEqual(['7 furniture: Sjabloon:2017:HV', '11 wiki-note: 1) Noot.', '12 template: {{x|y}}']);
  });

  test.each(SOURCES)('of the chapter of $edition gives the files of its plain text', ({ edition: id }) => {
    const source = readFileSync(new URL(`seeds/${id}.txt`, import.meta.url), 'utf8').replace(
      /^Sjabloon:.*\n/,
      '',
    );
    const inXml = source.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const of = editionById(id) as Edition;
    const plain = importChapter(source, of);
    const exported = importChapter(dump(page(`Sjabloon:${id}`, inXml)), of);
    expect(exported.files).toEqual(plain.files);
    const shifted = plain.report.map((each) => ({ ...each, line: each.line + 9 }));
    expect(exported.report.slice(1)).toEqual(shifted);
  });

  test('of a page with a history the last revision is read, and that is told', () => {
    const { words, told } = read(dump(page('Hoofdstuk', 'Artikel 22\nOud.', 'Artikel 22\nNieuw.')));
    expect(words).toEqual(['Artikel 22 Nieuw.']);
    expect(told).toContain('7 older-revision: Hoofdstuk (1)');
  });

  test('the same article on two pages is told', () => {
    const { words, told } = read(dump(page('A', 'Artikel 22\nEen.'), page('B', 'Artikel 22\nTwee.')));
    expect(words).toEqual(['Artikel 22 Een.']);
    expect(told).toContain('19 article-twice: Twee.');
  });

  test('broken XML is told with its line', () => {
    expect(() => read(`${dump(page('A', 'x')).replace('</page>', '</pagina>')}`)).toThrow(/^12: /);
  });
});

test('whatever the wiki holds, every file can be read and every word is in a file or told', () => {
  const piece = fc.constantFrom(
    ...['\n', '\n', ' ', ' ', 'Artikel 22\n', 'Artikel 23\n', '\na. ', '\n# ', '\n## ', '\n* ', '\n1) '],
    ...[
      '{{',
      '}}',
      '[[',
      ']]',
      '|',
      '{|',
      '\n{|',
      '\n|}',
      '<!--',
      '-->',
      '<ref>',
      '</ref>',
      '<ref name="a" />',
      '<nowiki>',
      '</nowiki>',
    ],
    ...[
      '<references />',
      '<br>',
      '<b>',
      '</div>',
      '<x>',
      "''",
      '==',
      '&amp;',
      '&nbsp;',
      '&#60;',
      '[https://x.nl ',
      ']',
      '1)',
      '²',
    ],
    ...['alfa', 'beta', 'gamma', 'delta', 'Bestand:', 'Categorie:'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const source = pieces.join('');
      const { files, report } = importChapter(source, edition);
      const held = files.map(({ mdx }) => sourceText(parseArticle(mdx, 'wiki').blocks)).join('\n');
      const all =
        held +
        report
          .filter((each) => isUnplaced(each) || /furniture|comment|link|wiki-note/.test(each.what))
          .map(({ text }) => text)
          .join('\n');
      const seen = source.replace(/\[\[(?!Categorie:|Bestand:)[^[\]|]*\|/g, '');
      for (const word of ['alfa', 'beta', 'gamma', 'delta'])
        if (seen.includes(word)) expect(all, source).toContain(word);
    }),
    { seed: 22, numRuns: 400 },
  );
});
