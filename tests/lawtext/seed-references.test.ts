/** Every reference in the five texts and where it goes, reviewed by eye. A new line here is a decision, not an accident. */
import { describe, expect, test } from 'vitest';
import { editionById } from '../../src/editions.ts';
import { placeKey, readableLine } from '../../src/lawtext/extract.ts';
import type { Block, Inline, Reference } from '../../src/lawtext/tree.ts';
import { childBlocks, linesOf, walkBlocks, type Line } from '../../src/lawtext/walk.ts';
import { LINKED, TARGETS } from './shelf.ts';

type Row = { readonly from: string; readonly words: string; readonly target: Reference };

const inLine = (line: Line, from: string): readonly Row[] =>
  line.flatMap((inline: Inline) => {
    if (inline.kind === 'reference')
      return [{ from, words: readableLine(inline.children), target: inline.target }];
    return 'children' in inline ? inLine(inline.children, from) : [];
  });

const inBlocks = (blocks: readonly Block[], article: string, part = ''): readonly Row[] =>
  blocks.flatMap((block) => {
    const here = block.kind === 'part' ? `#${block.n}` : part;
    const lines = linesOf(block).flatMap((line) => inLine(line, article + here));
    return [...lines, ...inBlocks(childBlocks(block), article, here)];
  });

const rowsOf = (edition: string): readonly Row[] =>
  LINKED.filter((article) => article.edition === edition && article.frontmatter.kind === 'text').flatMap(
    (article) => inBlocks(article.blocks, article.article),
  );

const show = ({ from, words, target }: Row): string => {
  const last = target.toArticle === undefined ? '' : `..${target.toArticle}`;
  return `${from}: ${words} -> ${placeKey(target).slice(5)}${last}`;
};

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '1930': ['vi#8: b -> vi#7b', 'vi#8: c -> vi#7c'],
  '1959': [
    '21: Art. 21 t/m 43 -> 21..43',
    '21: Art. 21 t/m 26 -> 21..26',
    '24: Art. 24-25 -> 24..25',
    '25: art. 94 -> 94',
    '26: lid a -> 26#a',
    '26: lid b -> 26#b',
    '27: Art. 27 t/m 40 -> 27..40',
    '28: Art. 28-29. -> 28..29',
    '30: art. 27 -> 27',
    '31: Art. 31-33 -> 31..33',
    '31#b: lid a -> 31#a',
    '36: Art. 36-37 -> 36..37',
    '40: artikel 20 -> 20',
    '41: Art. 41-42 -> 41..42',
  ],
  '1982': [
    '70#a: artikel 16 -> 16',
    '70#a: artikel 57 -> 57',
    '71#a: artikel 88 -> 88',
    '71#c: artikel 16 -> 16',
  ],
  '2007': [
    '6#D1: artikel 16C -> 16#C',
    '6#D1: artikel 24 -> 24',
    '6#D3: artikel 22A -> 22#A',
    '6#D3: artikel 86C -> 86',
    '6#E3: A -> 6#A',
    '6#E3: B -> 6#B',
    '7#B3: artikel 45 -> 45',
  ],
  '2017': [
    '19#D: artikel 77 -> 77',
    '22#A: artikel 19D -> 19#D',
    '22#B: artikel 25 -> 25',
    '25#A1: artikel 26 -> 26',
    '25#A3: A1 -> 25#A1',
    '25#A5: artikel 17D -> 17#D',
    '25#B1: A -> 25#A',
    '25#B1: artikel 26 -> 26',
    '25#B2: B1 -> 25#B1',
    '25#B2: A -> 25#A',
    '25#B2: artikel 26 -> 26',
    '25#B3: Artikel 16C -> 16#C',
  ],
};

describe('every reference of the five texts', () => {
  test.each(Object.keys(EXPECTED))('%s: goes where it should', (edition) => {
    expect(rowsOf(edition).map(show)).toEqual(EXPECTED[edition]);
  });

  test.each(Object.keys(EXPECTED))('%s: has a target', (edition) => {
    for (const { target } of rowsOf(edition)) {
      expect(target.edition).toBe(edition);
      const status = TARGETS.article(edition, target.article);
      expect(status).toBe(target.held ? 'held' : 'listed');
      if (target.anchor !== undefined)
        expect(TARGETS.part(edition, target.article, target.anchor)).toBe(true);
      if (!target.held)
        expect(editionById(edition)?.articles.map(({ number }) => number)).toContain(target.article);
    }
  });

  test('and nothing that reads like one is left out', () => {
    const left = LINKED.filter(({ frontmatter }) => frontmatter.kind === 'text').flatMap(({ blocks }) =>
      walkBlocks(blocks).flatMap((block) =>
        linesOf(block).flatMap((line) => {
          const rest = line
            .map((inline) => (inline.kind === 'reference' ? '[]' : readableLine([inline])))
            .join('');
          return rest.match(/.{0,20}(?:\bart(?:ikel(?:en)?|\.)|\blid\b|hierboven|\b[A-F]\d).{0,12}/gi) ?? [];
        }),
      ),
    );
    expect(left).toEqual([
      'moet het betreffend artikel toegepast w',
      't zoals in [] en [] hierboven.',
      'n het toepasselijke artikel, maar de vo',
      'en beschreven in [] hierboven voldaan is.',
    ]);
  });
});
