import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseArticle, parseProse } from '../../src/lawtext/parse.ts';

const FILE = 'content/editions/2017/27.mdx';
const HEAD = '---\nkind: summary\ntitle: Onvoldoend bod\n---\n';
const LAW =
  '---\nkind: text\ntitle: Onvoldoend bod\n---\n\n<Title number="Art. 30.">Onvoldoend bod.</Title>\n\n';
const blocks = (body: string, head = HEAD) => parseArticle(`${head}\n${body}`, FILE).blocks;
const text = (value: string) => ({ kind: 'text', value });
const paragraph = (value: string) => ({ kind: 'paragraph', children: [text(value)] });

describe('an article file', () => {
  test('has a head and blocks', () => {
    const { frontmatter } = parseArticle(
      '---\nkind: summary\ntitle: Onvoldoend bod\ninShort: Eén zin.\nuncertain: ["Dit niet."]\n---\nTekst.',
      FILE,
    );
    expect(frontmatter).toEqual({
      kind: 'summary',
      title: 'Onvoldoend bod',
      inShort: 'Eén zin.',
      uncertain: ['Dit niet.'],
    });
  });

  test('is read the same with Windows line ends', () => {
    const unix = `${HEAD}\n<Part n="A">\n\nEerst.\nDan.\n\n</Part>\n`;
    expect(parseArticle(unix.replaceAll('\n', '\r\n'), FILE)).toEqual(parseArticle(unix, FILE));
  });

  test('keeps typography as written', () => {
    expect(blocks(`'Normaal' "psychisch" -- 27--40 ... 1) ¹⁾`)).toEqual([
      paragraph(`'Normaal' "psychisch" -- 27--40 ... 1) ¹⁾`),
    ]);
  });
});

describe('parts', () => {
  const a = { kind: 'part', n: 'a', label: 'a.', children: [paragraph('Eén.')] };
  test.each([
    ['one line', '<Part n="a" label="a.">Eén.</Part>', [a]],
    ['lines of their own', '<Part n="a" label="a.">\n\nEén.\n\n</Part>', [a]],
    [
      'several lines without a blank between',
      '<Part n="a" label="a.">Eén.</Part>\n<Part n="b">Twee.</Part>',
      [a, { kind: 'part', n: 'b', children: [paragraph('Twee.')] }],
    ],
    [
      'nested, with a title',
      '<Part n="A" title="Schudden">\n\nVooraf.\n\n<Part n="A1">Eén.</Part>\n\n</Part>',
      [
        {
          kind: 'part',
          n: 'A',
          title: 'Schudden',
          children: [paragraph('Vooraf.'), { kind: 'part', n: 'A1', children: [paragraph('Eén.')] }],
        },
      ],
    ],
  ])('%s', (_, body, expected) => expect(blocks(body)).toEqual(expected));
});

describe('law text', () => {
  test('has titles, groups, corrections, marks, notes and remarks', () => {
    const body =
      '<Group>ONJUISTE BIEDINGEN. <Mark n="titel" in="40">zie onder)</Mark></Group>\n\n' +
      'Een <Fix was="bieding.">bieding,</Fix> die <Mark n="1">1)</Mark>.\n\n' +
      '<Note n="1" label="1)">Noot.</Note>\n\n<Note n="x" of="27" label="zie bij titel)">Noot.</Note>\n\n' +
      '<Remark n="1" label="Opmerking 1">algemeen</Remark>';
    expect(blocks(body, LAW)).toEqual([
      { kind: 'title', number: 'Art. 30.', children: [text('Onvoldoend bod.')] },
      {
        kind: 'group',
        children: [
          text('ONJUISTE BIEDINGEN. '),
          { kind: 'mark', note: 'titel', article: '40', label: 'zie onder)' },
        ],
      },
      {
        kind: 'paragraph',
        children: [
          text('Een '),
          { kind: 'fix', was: 'bieding.', value: 'bieding,' },
          text(' die '),
          { kind: 'mark', note: '1', label: '1)' },
          text('.'),
        ],
      },
      { kind: 'note', n: '1', label: '1)', children: [paragraph('Noot.')] },
      { kind: 'note', n: 'x', article: '27', label: 'zie bij titel)', children: [paragraph('Noot.')] },
      { kind: 'remark', n: '1', label: 'Opmerking 1', children: [paragraph('algemeen')] },
    ]);
  });

  test('may have a title that is only a number', () => {
    const head = '---\nkind: text\ntitle: Doublet\n---\n\n<Title number="Art. 24." />';
    expect(blocks('', head)).toEqual([{ kind: 'title', number: 'Art. 24.', children: [] }]);
  });
});

describe('a summary', () => {
  test('has emphasis, links, lists, tables, examples and drawings', () => {
    const body =
      '**Let op** *nu* [site](https://example.org/)\n\n- een\n- twee\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n' +
      '<Example title="Zaak">\n\n<Auction dealer="N" calls="1S (1H onvoldoende)" />\n\n<Trick lead="W" cards="H4 HT" />\n\n</Example>';
    expect(blocks(body)).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'strong', children: [text('Let op')] },
          text(' '),
          { kind: 'emphasis', children: [text('nu')] },
          text(' '),
          { kind: 'link', href: 'https://example.org/', children: [text('site')] },
        ],
      },
      { kind: 'list', ordered: false, items: [[paragraph('een')], [paragraph('twee')]] },
      {
        kind: 'table',
        rows: [
          [[text('a')], [text('b')]],
          [[text('1')], [text('2')]],
        ],
      },
      {
        kind: 'example',
        title: 'Zaak',
        children: [
          { kind: 'auction', props: { dealer: 'N', calls: '1S (1H onvoldoende)' }, where: `${FILE}:17` },
          { kind: 'trick', props: { lead: 'W', cards: 'H4 HT' }, where: `${FILE}:19` },
        ],
      },
    ]);
  });

  test('prose without a head is read with the same words', () => {
    expect(parseProse('Zie **artikel 27**.', 'x.mdx')).toEqual([
      {
        kind: 'paragraph',
        children: [text('Zie '), { kind: 'strong', children: [text('artikel 27')] }, text('.')],
      },
    ]);
  });
});

describe('an error names file and line', () => {
  test.each([
    ['unknown tag', '<Deel n="A">x</Deel>', '6: unknown tag <Deel>'],
    ['unknown tag in a line', 'een <b>vet</b> woord', '6: unknown tag <b>'],
    ['unknown attribute', '<Part n="A" kleur="rood">x</Part>', '6: <Part> has no attribute kleur'],
    ['missing attribute', 'x\n\n<Part>x</Part>', '8: <Part> needs n="…"'],
    ['attribute twice', '<Part n="A" n="B">x</Part>', '6: <Part> has n twice'],
    ['attribute with code', '<Part n={1}>x</Part>', '6: attributes of <Part> are written name="value"'],
    ['no number of a part', '<Part n="A-1">x</Part>', '6: "A-1" is not the number of a part'],
    ['part twice', '<Part n="A">x</Part>\n\n<Part n="A">y</Part>', '8: part A stands here twice'],
    ['part without content', '<Part n="A" title="x"></Part>', '6: part A is empty'],
    ['part too deep', '<Part n="A1">x</Part>', '6: part A1 must stand directly in part A'],
    [
      'part in another',
      '<Part n="A">\n\n<Part n="B1">x</Part>\n\n</Part>',
      '8: part B1 must stand directly in part B',
    ],
    [
      'outer part inside',
      '<Part n="A">\n\n<Part n="B">x</Part>\n\n</Part>',
      '8: part B must stand outermost',
    ],
    ['part in a line', 'zie <Part n="A">x</Part>', '6: <Part> stands on its own'],
    ['code in a line', 'a {1 + 1} b', '6: no code'],
    ['code in a block', 'a\n\n{1 + 1}', '8: no code'],
    ['an import', "import x from 'y'", '6: no code'],
    ['a bare brace', 'a { b', '6: '],
    ['a bare sign', 'a <= b', '6: '],
    ['a tag that stays open', '<Part n="A">\n\nx', '6: Expected a closing tag'],
    ['a heading of Markdown', '# Kop', '6: heading is not part of the vocabulary'],
    ['a quotation', 'x\n\n> y', '8: blockquote is not part of the vocabulary'],
    ['a line of dashes', 'x\n\n***', '8: thematicBreak is not part of the vocabulary'],
    ['a tag of law text', '<Note n="1" label="1)">x</Note>', '6: <Note> belongs in a file of kind text'],
    ['a drawing with content', '<Trick lead="W" cards="H4">x</Trick>', '6: <Trick … /> holds nothing'],
  ])('summary: %s', (_, body, message) => {
    expect(() => blocks(body)).toThrow(`${FILE}:${message}`);
  });

  test.each([
    [
      'a tag of summaries',
      '<Example title="x">y</Example>',
      '9: <Example> belongs in a file of kind summary',
    ],
    ['emphasis', 'a *b* c', '9: law text has no emphasis'],
    ['a list', '- a', '9: law text has no list'],
    ['a mark without a note', 'a <Mark n="1">1)</Mark>', '9: there is no <Note n="1"> for this mark'],
    [
      'a note twice',
      '<Note n="1" label="1)">x</Note>\n\n<Note n="1" label="1)">x</Note>',
      '11: note 1 stands here twice',
    ],
    ['a correction of nothing', 'a <Fix was="b"></Fix>', '9: <Fix> holds plain text'],
    ['a correction alone on a line', '<Fix was="b">\n\nc\n\n</Fix>', '9: <Fix> stands inside a line'],
    ['a second title', '<Title number="Art. 31." />', '1: law text has one <Title>, not 2'],
    ['a title of two lines', '<Group>\n\na\n\nb\n\n</Group>', '9: <Group> holds one line of text'],
  ])('law text: %s', (_, body, message) => {
    expect(() => blocks(body, LAW)).toThrow(`${FILE}:${message}`);
  });

  test.each([
    ['no head', 'Tekst.', '1: the file must begin with a head'],
    ['broken head', '---\nkind: [\n---\nx', '2: '],
    ['unknown key', '---\nkind: summary\ntitle: x\ntitel: x\n---\n', '4: titel: '],
    ['unknown kind', '---\ntitle: x\nkind: tekst\n---\n', '3: kind: '],
    ['missing title', '---\nkind: text\n---\n', '1: title: '],
    ['wrong type', '---\nkind: summary\ntitle: x\nuncertain: ja\n---\n', '4: uncertain: '],
    ['empty item', '---\nkind: summary\ntitle: x\nuncertain: [""]\n---\n', '4: uncertain.0: '],
    ['no title in law text', '---\nkind: text\ntitle: x\n---\nTekst.', '1: law text has one <Title>, not 0'],
  ])('head: %s', (_, source, message) => {
    expect(() => parseArticle(source, FILE)).toThrow(`${FILE}:${message}`);
  });

  test('whatever the file holds', () => {
    const heads = [
      '',
      '---\nkind: text\ntitle: x\n---\n<Title number="1" />\n\n',
      HEAD,
      '---\ntitle: *a\n---\n',
      '---\n',
    ];
    const pieces = [
      ...[
        '<Part n="A">',
        '</Part>',
        '<Fix was="x">y</Fix>',
        '<Mark n="1">1)</Mark>',
        '<Note n="1" label="a">',
        '</Note>',
      ],
      ...[
        '{',
        '}',
        '<',
        '>',
        '**',
        '\n\n',
        '| a |\n|-|\n',
        'import x\n',
        '[a](b)',
        '`c`',
        '<></>',
        '<!-- -->',
        '\0',
        'tekst ',
      ],
    ];
    const body = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 10 });
    fc.assert(
      fc.property(fc.constantFrom(...heads), body, (head, lines) => {
        try {
          parseArticle(head + lines.join(''), FILE);
        } catch (error) {
          expect(String(error)).toMatch(/^Error: content\/editions\/2017\/27\.mdx:\d+: \S/);
        }
      }),
      { seed: 27, numRuns: 500 },
    );
  });
});
