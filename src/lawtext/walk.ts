/** Ways through the tree of an article, so that no other module needs to know which block holds what. */
import type { Block, Inline, Part } from './tree.ts';

/** A run of text that reads as one line. */
export type Line = readonly Inline[];

/** The blocks directly inside a block. */
export function childBlocks(block: Block): readonly Block[] {
  switch (block.kind) {
    case 'part':
    case 'note':
    case 'remark':
    case 'example':
      return block.children;
    case 'list':
      return block.items.flat();
    case 'paragraph':
    case 'group':
    case 'title':
    case 'table':
    case 'auction':
    case 'trick':
      return [];
  }
}

/** The lines directly inside a block, not those of the blocks in it. */
export function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'paragraph':
    case 'group':
    case 'title':
      return [block.children];
    case 'table':
      return block.rows.flat();
    case 'part':
    case 'note':
    case 'remark':
    case 'example':
    case 'list':
    case 'auction':
    case 'trick':
      return [];
  }
}

/** Every numbered part among these blocks and inside them, in the order of the page. */
export function partsIn(blocks: readonly Block[]): readonly Part[] {
  return blocks.flatMap((block) => {
    const inner = partsIn(childBlocks(block));
    return block.kind === 'part' ? [block, ...inner] : inner;
  });
}

/** The part with this number, or undefined. */
export function partAt(blocks: readonly Block[], n: string): Part | undefined {
  return partsIn(blocks).find((part) => part.n === n);
}

/** The same blocks with every line changed; `change` is told the innermost part that the line stands in. */
export function mapLines(
  blocks: readonly Block[],
  change: (line: Line, part: string | undefined) => Line,
  part?: string,
): readonly Block[] {
  const inside = (children: readonly Block[], n = part) => mapLines(children, change, n);
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'group':
      case 'title':
        return { ...block, children: change(block.children, part) };
      case 'part':
        return { ...block, children: inside(block.children, block.n) };
      case 'note':
      case 'remark':
      case 'example':
        return { ...block, children: inside(block.children) };
      case 'list':
        return { ...block, items: block.items.map((item) => inside(item)) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map((cell) => change(cell, part))) };
      case 'auction':
      case 'trick':
        return block;
    }
  });
}

/** Every block, each followed by the blocks inside it: the order of the page. */
export function walkBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...walkBlocks(childBlocks(block))]);
}
