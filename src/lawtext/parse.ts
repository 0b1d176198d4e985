/**
 * Reads an article file into the tree of `tree.ts`.
 *
 * The files are MDX without imports and without code. We parse them ourselves, once, so that every reader of the tree
 * works on the same words, in plain Node as well as in the site, and no typography is applied on the way.
 * Everything outside the vocabulary is an error that names file and line; nothing is skipped silently.
 * References stay plain text here: see `link.ts`.
 */
import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdxjs } from 'micromark-extension-mdxjs';
import { splitSource } from './head.ts';
import { attributesOf, checkMarks, enterPart, fail, placeOf, startReading, tagName } from './reading.ts';
import type { Crossing, Element, Reading } from './reading.ts';
import type { ArticleTree, Block, Inline } from './tree.ts';
import { isTagName, SUMMARY_MARKDOWN, TAGS } from './vocabulary.ts';

/**
 * Reads an article. `file` is how errors name it.
 * @throws Error `file:line: what is wrong`
 */
export function parseArticle(source: string, file: string): ArticleTree {
  const { frontmatter, body } = splitSource(source, file);
  const blocks = readBlocks(body, startReading(frontmatter.kind, file));
  const titles = blocks.filter((block) => block.kind === 'title').length;
  if (frontmatter.kind === 'text' && titles !== 1)
    throw new Error(`${file}:1: law text has one <Title>, not ${titles}`);
  return { frontmatter, blocks };
}

/**
 * Reads prose of ours that has no head (a subject, an explanation); the vocabulary is that of a summary.
 * @throws Error `file:line: what is wrong`
 */
export function parseProse(source: string, file: string): readonly Block[] {
  return readBlocks(source, startReading('summary', file));
}

/**
 * The halves of footnotes in an article that belong to another article: whether the other half is there, only who has all
 * articles can say.
 * @throws Error `file:line: what is wrong`
 */
export function crossingsOf(source: string, file: string): readonly Crossing[] {
  const { frontmatter, body } = splitSource(source, file);
  const reading = startReading(frontmatter.kind, file);
  readBlocks(body, reading);
  return reading.crossings;
}

function readBlocks(markdown: string, reading: Reading): readonly Block[] {
  const blocks = blocksOf(parseMarkdown(markdown, reading.file).children, reading);
  checkMarks(reading);
  return blocks;
}

function parseMarkdown(markdown: string, file: string): Root {
  try {
    return fromMarkdown(markdown, {
      extensions: [mdxjs(), gfmTable()],
      mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
    });
  } catch (error) {
    const { line, reason = String(error) } = error as { readonly line?: number; readonly reason?: string };
    const named = /\((\d+):\d+-/.exec(reason)?.[1];
    throw new Error(`${file}:${line ?? named ?? 1}: ${reason}`, { cause: error });
  }
}

function blocksOf(nodes: readonly RootContent[], reading: Reading): readonly Block[] {
  return nodes.flatMap((node) => blockOf(node, reading));
}

function blockOf(node: RootContent, reading: Reading): readonly Block[] {
  checkMarkdown(node, reading);
  switch (node.type) {
    case 'paragraph': {
      const elements = blockElements(node.children);
      if (elements !== undefined) return elements.map((element) => elementBlock(element, reading));
      return [{ kind: 'paragraph', children: inlinesOf(node.children, reading) }];
    }
    case 'mdxJsxFlowElement':
      return [elementBlock(node, reading)];
    case 'list': {
      const items = node.children.map((item) => blocksOf(item.children, reading));
      return [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    case 'table': {
      const rows = node.children.map((row) => row.children.map((cell) => inlinesOf(cell.children, reading)));
      return [{ kind: 'table', rows }];
    }
    default:
      return refuse(node, reading);
  }
}

function checkMarkdown(node: RootContent, reading: Reading): void {
  if (reading.kind === 'text' && SUMMARY_MARKDOWN.includes(node.type)) {
    fail(node, reading, `law text has no ${node.type}`);
  }
}

function refuse(node: RootContent, reading: Reading): never {
  const code = node.type.startsWith('mdx') ? 'no code (import, export or { }) in an article' : undefined;
  return fail(node, reading, code ?? `${node.type} is not part of the vocabulary`);
}

/** The tags of a paragraph that holds nothing but block tags: to Markdown a one-line part is a paragraph. */
function blockElements(nodes: readonly RootContent[]): readonly Element[] | undefined {
  const content = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const elements = content
    .filter((node) => node.type === 'mdxJsxTextElement')
    .filter((node) => !isInlineTag(node));
  return elements.length === content.length ? elements : undefined;
}

function isInlineTag({ name }: Element): boolean {
  return name !== null && isTagName(name) && TAGS[name].place === 'inline';
}

function elementBlock(element: Element, reading: Reading): Block {
  const name = tagName(element, 'block', reading);
  const props = attributesOf(element, name, reading);
  const { n = '', label = '', title = '', of: article } = props;
  switch (name) {
    case 'Part': {
      const children = contentBlocks(element, enterPart(element, n, reading));
      if (children.length === 0) fail(element, reading, `part ${n} is empty`);
      return {
        kind: 'part',
        n,
        ...('label' in props && { label }),
        ...('title' in props && { title }),
        children,
      };
    }
    case 'Title':
      return { kind: 'title', number: props.number ?? '', children: contentLine(element, reading) };
    case 'Group':
      return { kind: 'group', children: contentLine(element, reading) };
    case 'Note':
      if (reading.notes.has(n)) fail(element, reading, `note ${n} stands here twice`);
      reading.notes.add(n);
      if (article) reading.crossings.push({ half: 'note', n, article, where: placeOf(element, reading) });
      return {
        kind: 'note',
        n,
        ...(article && { article }),
        label,
        children: contentBlocks(element, reading),
      };
    case 'Remark':
      return { kind: 'remark', n, label, children: contentBlocks(element, reading) };
    case 'Example':
      return { kind: 'example', title, children: contentBlocks(element, reading) };
    case 'Auction': {
      const { dealer = '', calls = '' } = props;
      return { kind: 'auction', props: { ...props, dealer, calls }, where: placeOf(element, reading) };
    }
    case 'Trick': {
      const { lead = '', cards = '' } = props;
      return { kind: 'trick', props: { ...props, lead, cards }, where: placeOf(element, reading) };
    }
    case 'Fix':
    case 'Mark':
      return fail(element, reading, `<${name}> stands inside a line`);
  }
}

/** What a block tag holds; text on the tag's own line is one paragraph. */
function contentBlocks(element: Element, reading: Reading): readonly Block[] {
  if (element.children.length === 0) return [];
  if (element.type === 'mdxJsxFlowElement') return blocksOf(element.children, reading);
  return [{ kind: 'paragraph', children: inlinesOf(element.children, reading) }];
}

/** What a heading holds: one line. */
function contentLine(element: Element, reading: Reading): readonly Inline[] {
  const [first, ...more] = contentBlocks(element, reading);
  if (first === undefined) return [];
  if (first.kind === 'paragraph' && more.length === 0) return first.children;
  return fail(element, reading, `<${element.name}> holds one line of text`);
}

function inlinesOf(nodes: readonly RootContent[], reading: Reading): readonly Inline[] {
  return nodes.map((node) => inlineOf(node, reading));
}

function inlineOf(node: RootContent, reading: Reading): Inline {
  checkMarkdown(node, reading);
  switch (node.type) {
    case 'text':
      return { kind: 'text', value: node.value.replace(/[ \t]*\r?\n[ \t]*/g, ' ') };
    case 'strong':
    case 'emphasis':
      return { kind: node.type, children: inlinesOf(node.children, reading) };
    case 'link':
      return { kind: 'link', href: node.url, children: inlinesOf(node.children, reading) };
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return elementInline(node, reading);
    default:
      return refuse(node, reading);
  }
}

function elementInline(element: Element, reading: Reading): Inline {
  const name = tagName(element, 'inline', reading);
  const { was = '', n = '', in: article } = attributesOf(element, name, reading);
  const [text, ...more] = element.children;
  if (text?.type !== 'text' || more.length > 0) return fail(element, reading, `<${name}> holds plain text`);
  if (name === 'Fix') return { kind: 'fix', was, value: text.value };
  if (article === undefined) reading.marks.set(n, placeOf(element, reading));
  else reading.crossings.push({ half: 'mark', n, article, where: placeOf(element, reading) });
  return { kind: 'mark', note: n, ...(article && { article }), label: text.value };
}
