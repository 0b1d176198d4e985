/**
 * Splits an article file into its checked head and its body. The body keeps its line numbers, so that an error in it
 * names the line of the file.
 */
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { frontmatterSchema, type Frontmatter } from './frontmatter.ts';

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * The head and the body of a file; `file` is how errors name it.
 * @throws Error `file:line: what is wrong`
 */
export function splitSource(
  source: string,
  file: string,
): { readonly frontmatter: Frontmatter; readonly body: string } {
  const match = HEAD.exec(source);
  if (match === null) throw new Error(`${file}:1: the file must begin with a head between two lines ---`);
  const [head, yaml = ''] = match;
  const blank = head.replace(/[^\n]/g, '');
  return { frontmatter: readHead(yaml, file), body: blank + source.slice(head.length) };
}

function readHead(yaml: string, file: string): Frontmatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    throw new Error(`${file}:${lines.linePos(error.pos[0]).line + 1}: ${error.message.split('\n')[0]}`);
  }
  const checked = frontmatterSchema.safeParse(plainValue(document, file));
  if (checked.success) return checked.data;
  const { path, code, message, ...issue } = checked.error.issues[0]!;
  const key =
    code === 'unrecognized_keys' ? (issue as { readonly keys: readonly string[] }).keys[0]! : path.join('.');
  throw new Error(`${file}:${lineOf(document, key, lines)}: ${key === '' ? 'head' : key}: ${message}`);
}

function plainValue(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new Error(`${file}:1: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Line in the file on which a key of the head stands; the first line of the head if it is missing. */
function lineOf(document: Document, key: string, lines: LineCounter): number {
  const top = key.split('.')[0];
  const pair = isMap(document.contents)
    ? document.contents.items.find((item) => String(item.key) === top)
    : undefined;
  const start = (pair?.key as { readonly range?: readonly number[] } | undefined)?.range?.[0];
  return start === undefined ? 1 : lines.linePos(start).line + 1;
}
