/** Reads the built site in `dist/`: its pages as parsed HTML, for the link check, the size budgets and the tests. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A built page: its path under the base ("/2017/27/"), its file, its HTML and every element in document order. */
export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
}

/** Value of an attribute, or undefined. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const elementsIn = (node: Node): readonly Element[] =>
  childrenOf(node).flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  );

/** Text of a node; `instead` may give other text for an element (a correction undone). */
export function textOf(
  node: Node,
  instead: (element: Element) => string | undefined = () => undefined,
): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  const own = defaultTreeAdapter.isElementNode(node) ? instead(node) : undefined;
  return (
    own ??
    childrenOf(node)
      .map((child) => textOf(child, instead))
      .join('')
  );
}

const pathOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`;

/** The paths of the pages of a built site. */
export const builtPaths = (dist = 'dist'): readonly string[] =>
  globSync('**/*.html', { cwd: dist }).sort().map(pathOf);

/** Every page of a built site. @throws Error when it has not been built. */
export function builtPages(dist = 'dist'): readonly BuiltPage[] {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${dist}/ is leeg: bouw eerst met npm run build`);
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      return { path: pathOf(file), file: join(dist, file), html, elements: elementsIn(parse(html)) };
    });
}
