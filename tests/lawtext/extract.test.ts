import { describe, expect, test } from 'vitest';
import { citationsOf, passagesOf, placeKey, readableText, sourceText } from '../../src/lawtext/extract.ts';
import { linkArticle, linkLine, makeTargets } from '../../src/lawtext/link.ts';
import { parseArticle } from '../../src/lawtext/parse.ts';
import type { Article, Inline } from '../../src/lawtext/tree.ts';
import { partAt } from '../../src/lawtext/walk.ts';
import { LINKED } from './shelf.ts';

const law = (edition: string, article: string, body: string): Article => ({
  edition,
  article,
  ...parseArticle(
    `---\nkind: text\ntitle: Kop\n---\n\n<Title number="Art. ${article}.">Kop.</Title>\n\n${body}`,
    'x.mdx',
  ),
});

const site = (...articles: readonly Article[]): readonly Article[] => {
  const targets = makeTargets(articles, (edition, article) => edition === '1959' && article === '94');
  return articles.map((article) => linkArticle(article, targets));
};

const held = (edition: string, article: string): Article =>
  LINKED.find(
    (one) => one.edition === edition && one.article === article && one.frontmatter.kind === 'text',
  )!;

describe('words', () => {
  const { blocks } = law(
    '1959',
    '40',
    'Een <Fix was="bieding.">bieding,</Fix> die vervalt <Mark n="1">1)</Mark>.\n\n' +
      '<Part n="a" label="a." title="Slot">\n\nVerder, zie lid a.\n\n</Part>\n\n<Note n="1" label="1)">Noot.</Note>',
  );

  test('readable: corrected, without marks and printed numbers', () => {
    expect(readableText(blocks)).toBe('Kop.\nEen bieding, die vervalt.\nSlot\nVerder, zie lid a.\nNoot.');
  });

  test('of the source: to the letter', () => {
    expect(sourceText(blocks)).toBe(
      'Art. 40. Kop.\nEen bieding. die vervalt 1).\na. Slot\nVerder, zie lid a.\n1) Noot.',
    );
  });

  test('are the same in the tree with references and the tree without', () => {
    const [linked] = site(law('1959', '40', '<Part n="a">Zie lid a en art. 94.</Part>'));
    expect(readableText(linked!.blocks)).toBe('Kop.\nZie lid a en art. 94.');
  });
});

describe('passages of 1959 art. 29', () => {
  const passages = passagesOf(held('1959', '29'));

  test('are the article and its parts in order, each with what holds it', () => {
    expect(passages.map(({ anchor, path }) => [anchor, ...path])).toEqual([
      [undefined],
      ['a'],
      ['b'],
      ['b1', 'b'],
      ['b2', 'b'],
    ]);
  });

  test('have their own text and the text of all that is in them', () => {
    const b = passages.find(({ anchor }) => anchor === 'b')!;
    expect(b.ownText).toBe('indien de eerste bieding juist was, heeft de overtreder de keus:');
    expect(b.text.startsWith(`${b.ownText}\nzijn eerste bieding te handhaven`)).toBe(true);
    expect(b.text.endsWith('dat zijn maat verder moet passen.')).toBe(true);
  });

  test('a part can be taken by its number', () => {
    expect(partAt(held('1959', '29').blocks, 'b2')?.label).toBe('2.');
    expect(partAt(held('1959', '29').blocks, 'c')).toBeUndefined();
  });
});

describe('who cites whom', () => {
  const cited = (key: string, articles: readonly Article[]) =>
    citationsOf(articles).get(key)?.map(placeKey) ?? [];

  test('in the texts of 2017: 22A cites 19D, and 19 is cited by it too', () => {
    const texts = ['22', '19', '25'].map((article) => held('2017', article));
    expect(cited('2017/19#D', texts)).toEqual(['2017/22#A']);
    expect(cited('2017/19', texts)).toEqual(['2017/22#A']);
    expect(cited('2017/25', texts)).toEqual(['2017/22#B']);
    expect(cited('2017/25#A', texts)).toEqual(['2017/25#B1', '2017/25#B2']);
  });

  test('a range cites every article in it, a heading none', () => {
    const articles = site(
      law('1959', '21', '<Group>Art. 21 t/m 23</Group>\n\nZie art. 22 t/m 24.'),
      ...['22', '23', '24'].map((article) => law('1959', article, 'x')),
    );
    expect(['22', '23', '24'].map((article) => cited(`1959/${article}`, articles))).toEqual([
      ['1959/21'],
      ['1959/21'],
      ['1959/21'],
    ]);
    expect(cited('1959/21', articles)).toEqual([]);
  });

  test('a place that cites twice is named once', () => {
    const articles = site(law('1959', '30', 'Zie art. 27 en art. 27.'), law('1959', '27', 'x'));
    expect(cited('1959/27', articles)).toEqual(['1959/30']);
  });
});

describe('a line with references', () => {
  const targets = makeTargets(
    [law('1959', '21', ''), law('1959', '26', '<Part n="a">x</Part>')],
    () => false,
  );
  const link = (...line: readonly Inline[]) => linkLine(line, { edition: '1959', article: '26' }, targets);
  const text = (value: string): Inline => ({ kind: 'text', value });
  const target = { edition: '1959', article: '21', held: true };

  test('keeps the text around them', () => {
    expect(link(text('zie art. 21.'))).toEqual([
      text('zie '),
      { kind: 'reference', target, children: [text('art. 21')] },
      text('.'),
    ]);
  });

  test('runs over a correction and takes the whole of it', () => {
    const fix: Inline = { kind: 'fix', was: 'Art.21', value: 'Art. 21' };
    expect(link(text('HET BIEDEN. '), fix, text(' t/m 26 en verder'))).toEqual([
      text('HET BIEDEN. '),
      { kind: 'reference', target: { ...target, toArticle: '26' }, children: [fix, text(' t/m 26')] },
      text(' en verder'),
    ]);
    const dotted: Inline = { kind: 'fix', was: '21', value: '21.' };
    expect(link(text('Art. '), dotted, text(' Slot'))).toEqual([
      { kind: 'reference', target, children: [text('Art. '), dotted] },
      text(' Slot'),
    ]);
  });

  test('finds them in strong text, not across a footnote mark, not in a link', () => {
    const mark: Inline = { kind: 'mark', note: '1', label: '1)' };
    const away: Inline = { kind: 'link', href: '/', children: [text('art. 21')] };
    expect(
      link({ kind: 'strong', children: [text('lid a')] }, text(' art. '), mark, text('21'), away),
    ).toEqual([
      {
        kind: 'strong',
        children: [
          {
            kind: 'reference',
            target: { edition: '1959', article: '26', anchor: 'a', held: true },
            children: [text('lid a')],
          },
        ],
      },
      text(' art. '),
      mark,
      text('21'),
      away,
    ]);
  });
});
