/**
 * What readers of the tree take out of it: words, passages, references and who cites whom. Pure; knows no page.
 *
 * Two kinds of words: readable text is what a person reads (corrected, without footnote marks and printed numbers);
 * source text is the print to the letter (corrections undone, marks and labels in), for proof against the source.
 */
import { parentPart } from './anchors.ts';
import type { Article, Block, Inline, Place, Reference } from './tree.ts';
import { childBlocks, linesOf, partsIn, type Line } from './walk.ts';

/** A part of an article, or the article itself (then `anchor` is absent). */
export type Passage = Place & {
  /** The parts that hold it, outermost first: for `B1a` these are `B` and `B1`. */
  readonly path: readonly string[];
  readonly title?: string;
  /** Readable text without that of the parts inside it. */
  readonly ownText: string;
  /** Readable text with that of the parts inside it. */
  readonly text: string;
  /** References that stand in its own text, printed headings excepted. Empty before `linkArticle`. */
  readonly references: readonly Reference[];
};

/** Corrected text for people, a block a line, without footnote marks and printed numbers. */
export function readableText(blocks: readonly Block[]): string {
  return textOf(blocks, 'readable');
}

/** Corrected text of one line. */
export function readableLine(line: Line): string {
  return lineText(line, 'readable');
}

/** The print to the letter: corrections undone, with every mark, label and heading, in the order of the source. */
export function sourceText(blocks: readonly Block[]): string {
  return textOf(blocks, 'source');
}

type Manner = 'readable' | 'source';

function textOf(blocks: readonly Block[], manner: Manner): string {
  return joined(
    blocks.map((block) => joined([headText(block, manner), textOf(childBlocks(block), manner)], glue(block))),
    '\n',
  );
}

const joined = (texts: readonly string[], blank: string): string =>
  texts.filter((text) => text !== '').join(blank);

const glue = (block: Block): string => (block.kind === 'note' || block.kind === 'remark' ? ' ' : '\n');

/** What a block says before the blocks inside it. */
function headText(block: Block, manner: Manner): string {
  const lines = joined(
    linesOf(block).map((line) => lineText(line, manner)),
    ' ',
  );
  if (block.kind === 'example') return block.title;
  const label = block.kind === 'title' ? block.number : 'label' in block ? block.label : undefined;
  const title = block.kind === 'part' ? block.title : undefined;
  return joined([(manner === 'source' && label) || '', title ?? '', lines], ' ');
}

/** Stands for a footnote mark that is left out, so that the blank before it can go too. */
const NO_MARK = '\uFFFC';

function lineText(line: Line, manner: Manner): string {
  const text = line.map((inline) => inlineText(inline, manner)).join('');
  return text.replaceAll(new RegExp(`\\s?${NO_MARK}`, 'g'), '');
}

function inlineText(inline: Inline, manner: Manner): string {
  switch (inline.kind) {
    case 'text':
      return inline.value;
    case 'fix':
      return manner === 'source' ? inline.was : inline.value;
    case 'mark':
      return manner === 'source' ? inline.label : NO_MARK;
    case 'strong':
    case 'emphasis':
    case 'link':
    case 'reference':
      return lineText(inline.children, manner);
  }
}

/** The article itself and then every part of it, in the order of the page. */
export function passagesOf({ edition, article, frontmatter, blocks }: Article): readonly Passage[] {
  const whole = { edition, article, path: [], title: frontmatter.title, ...contentOf(blocks) };
  const parts = partsIn(blocks).map(({ n, title, children }) => {
    const place = { edition, article, anchor: n, path: ancestors(n) };
    return { ...place, ...(title !== undefined && { title }), ...contentOf(children) };
  });
  return [whole, ...parts];
}

function contentOf(blocks: readonly Block[]): Pick<Passage, 'ownText' | 'text' | 'references'> {
  const own = withoutParts(blocks);
  return { ownText: readableText(own), text: readableText(blocks), references: referencesIn(own) };
}

const withoutParts = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ kind }) => kind !== 'part');

function ancestors(n: string): readonly string[] {
  const parent = parentPart(n);
  return parent === undefined ? [] : [...ancestors(parent), parent];
}

/** The references in these blocks and inside them; those of printed headings are no citations and are left out. */
function referencesIn(blocks: readonly Block[]): readonly Reference[] {
  return blocks
    .filter(({ kind }) => kind !== 'group' && kind !== 'title')
    .flatMap((block) => [...linesOf(block).flatMap(lineReferences), ...referencesIn(childBlocks(block))]);
}

function lineReferences(line: Line): readonly Reference[] {
  return line.flatMap((inline) => {
    if (inline.kind === 'reference') return [inline.target];
    return 'children' in inline ? lineReferences(inline.children) : [];
  });
}

/** A place in one string, as in its address: `2017/25#A1`, `2017/25`. */
export function placeKey({ edition, article, anchor }: Place): string {
  return `${edition}/${article}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * Who cites whom: from the key of a place to the places whose text points at it, in the order given, each once.
 * The key of an article also gathers what points at its parts; a passage that cites its own article is left out there.
 */
export function citationsOf(articles: readonly Article[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Map<string, Place>>();
  for (const { edition, article, anchor, references } of articles.flatMap(passagesOf)) {
    const from: Place = { edition, article, ...(anchor !== undefined && { anchor }) };
    for (const key of references.flatMap((reference) => citedKeys(reference, from))) {
      found.set(key, (found.get(key) ?? new Map<string, Place>()).set(placeKey(from), from));
    }
  }
  return new Map([...found].map(([key, places]) => [key, [...places.values()]]));
}

function citedKeys(reference: Reference, from: Place): readonly string[] {
  const { edition, article } = reference;
  const exact = placeKey(reference);
  if (edition === from.edition && article === from.article) {
    return reference.anchor === undefined || exact === placeKey(from) ? [] : [exact];
  }
  if (reference.toArticle !== undefined) {
    const [first, last] = [Number(article), Number(reference.toArticle)];
    return Array.from({ length: last - first + 1 }, (_, i) =>
      placeKey({ edition, article: String(first + i) }),
    );
  }
  return [...new Set([placeKey({ edition, article }), exact])];
}
