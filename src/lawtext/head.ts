/**
 * Splits a file with a head into head and body. The body keeps its line numbers, so that an error in it names the line of
 * the file.
 */
import { frontmatterSchema, type Frontmatter } from './frontmatter.ts';
import { readYaml, schemaFaults, type YamlFile } from './yaml-lines.ts';

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * The head, read but not checked, and the body of any file with a head; `file` is how errors name it.
 * @throws Error `file:line: what is wrong`
 */
export function splitHead(source: string, file: string): { readonly head: YamlFile; readonly body: string } {
  const match = HEAD.exec(source);
  if (match === null) throw new Error(`${file}:1: the file must begin with a head between two lines ---`);
  const [head, yaml = ''] = match;
  const blank = head.replace(/[^\n]/g, '');
  return { head: readYaml(yaml, file, 1), body: blank + source.slice(head.length) };
}

/**
 * The checked head and the body of an article file; `file` is how errors name it.
 * @throws Error `file:line: what is wrong`, a line for each field
 */
export function splitSource(
  source: string,
  file: string,
): { readonly frontmatter: Frontmatter; readonly body: string } {
  const { head, body } = splitHead(source, file);
  const faults = schemaFaults(frontmatterSchema, head);
  if (faults.length > 0)
    throw new Error(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
  return { frontmatter: frontmatterSchema.parse(head.value), body };
}
