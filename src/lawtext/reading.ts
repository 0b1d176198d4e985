/**
 * What `parse.ts` carries along while it reads a file, and the checks that look at one tag: is it in the vocabulary,
 * are its attributes right, does its number fit where it stands. Every error names file and line.
 */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { parentPart, partPieces } from './anchors.ts';
import type { Frontmatter } from './frontmatter.ts';
import { isTagName, TAGS, type TagName, type TagRule } from './vocabulary.ts';

/** A tag in the Markdown tree. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The state of a reading. The sets and the map grow while the file is read. */
export type Reading = {
  readonly kind: Frontmatter['kind'];
  /** How errors name the file. */
  readonly file: string;
  /** The part we are inside. */
  readonly part?: string;
  readonly parts: Set<string>;
  readonly notes: Set<string>;
  /** Footnote marks whose note must stand in this file, with their place. */
  readonly marks: Map<string, string>;
  /** Footnote marks and notes whose other half stands in another article. */
  readonly crossings: Crossing[];
};

/** Half of a footnote that crosses articles: which half, the article of the other, and its place as `file:line`. */
export type Crossing = {
  readonly half: 'mark' | 'note';
  readonly n: string;
  readonly article: string;
  readonly where: string;
};

/** A reading that has not begun. */
export function startReading(kind: Frontmatter['kind'], file: string): Reading {
  return { kind, file, parts: new Set(), notes: new Set(), marks: new Map(), crossings: [] };
}

/** `file:line` of a node. */
export function placeOf(node: Nodes, { file }: Reading): string {
  return `${file}:${node.position?.start.line ?? 1}`;
}

/** Stops the reading. @throws Error `file:line: message` */
export function fail(node: Nodes, reading: Reading, message: string): never {
  throw new Error(`${placeOf(node, reading)}: ${message}`);
}

/** The name of a tag that may stand here. */
export function tagName(element: Element, place: TagRule['place'], reading: Reading): TagName {
  const name = element.name ?? '';
  if (!isTagName(name)) return fail(element, reading, `unknown tag <${name}>`);
  const rule: TagRule = TAGS[name];
  if (rule.place !== place) {
    return fail(
      element,
      reading,
      `<${name}> stands ${rule.place === 'block' ? 'on its own' : 'inside a line'}`,
    );
  }
  if (rule.only !== undefined && rule.only !== reading.kind) {
    return fail(element, reading, `<${name}> belongs in a file of kind ${rule.only}`);
  }
  if (rule.empty === true && element.children.length > 0) {
    return fail(element, reading, `<${name} … /> holds nothing`);
  }
  return name;
}

/** The attributes of a tag: all that it needs, none that it does not know, each a plain string. */
export function attributesOf(
  element: Element,
  name: TagName,
  reading: Reading,
): Readonly<Record<string, string>> {
  const { required, optional }: TagRule = TAGS[name];
  const props: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      fail(element, reading, `attributes of <${name}> are written name="value"`);
    }
    const key = attribute.name;
    if (![...required, ...optional].includes(key))
      fail(element, reading, `<${name}> has no attribute ${key}`);
    if (key in props) fail(element, reading, `<${name}> has ${key} twice`);
    props[key] = attribute.value;
  }
  const missing = required.find((key) => !props[key]);
  if (missing !== undefined) fail(element, reading, `<${name}> needs ${missing}="…"`);
  return props;
}

/** Notes that a part stands here, and gives the reading of what is inside it. */
export function enterPart(element: Element, n: string, reading: Reading): Reading {
  if (partPieces(n) === undefined) fail(element, reading, `"${n}" is not the number of a part`);
  if (reading.parts.has(n)) fail(element, reading, `part ${n} stands here twice`);
  if (parentPart(n) !== reading.part) {
    const parent = parentPart(n);
    fail(
      element,
      reading,
      `part ${n} must stand ${parent === undefined ? 'outermost' : `directly in part ${parent}`}`,
    );
  }
  reading.parts.add(n);
  return { ...reading, part: n };
}

/** Checks, at the end, that every footnote mark has its note. */
export function checkMarks({ marks, notes }: Reading): void {
  for (const [note, place] of marks) {
    if (!notes.has(note)) throw new Error(`${place}: there is no <Note n="${note}"> for this mark`);
  }
}
