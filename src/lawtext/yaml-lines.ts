/**
 * YAML with the line of every value in it, and the check of its fields against a schema, so that an error in what an author
 * wrote names file and line.
 */
import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'astro/zod';

/** What a YAML file says, and the line in the file (from 1) on which the value under a path stands. */
export interface YamlFile {
  readonly value: unknown;
  /** As far along the path as the file goes; where nothing of it is there, the line on which the head begins. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Reads YAML; `file` is how errors name it, `before` how many lines of the file stand above it.
 * @throws Error `file:line: what is wrong`
 */
export function readYaml(source: string, file: string, before = 0): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const [error] = document.errors;
  const lineAt = (offset: number) => counter.linePos(offset).line + before;
  if (error !== undefined)
    throw new Error(`${file}:${lineAt(error.pos[0])}: ${error.message.split('\n')[0]}`);
  const lineOf = (path: readonly PropertyKey[]) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? Math.max(before, 1) : lineAt(offset);
  };
  return { value: plainValue(document, file), lineOf };
}

function plainValue(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new Error(`${file}:1: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Where the last step of a path that exists begins: a key, or an item of a list. */
function offsetOf({ contents }: Document, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = contents;
  let offset: number | undefined;
  for (const step of path) {
    if (!isCollection(node)) break;
    const child: unknown = isMap(node)
      ? node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step))
      : node.items[Number(step)];
    if (child === undefined) break;
    const named = isPair(child) ? child.key : child;
    offset = (named as { readonly range?: readonly number[] | null }).range?.[0] ?? offset;
    node = isPair(child) ? child.value : child;
  }
  return offset;
}

/** A fault in a file, as it is told: `line: field: what is wrong`. */
export interface SchemaFault {
  readonly line: number;
  readonly message: string;
}

/** What a schema has against a file; `at` is the path in the file to the value that is checked. */
export function schemaFaults(
  schema: z.ZodType,
  yaml: YamlFile,
  at: readonly PropertyKey[] = [],
): readonly SchemaFault[] {
  const value = at.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown>)[step],
    yaml.value,
  );
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...unknown];
    return {
      line: yaml.lineOf([...at, ...path]),
      message: `${path.map(String).join('.') || 'head'}: ${issue.message}`,
    };
  });
}
