/** What a built page asks of a connection: the files it loads at once, followed from file to file, compressed as a host sends them. Fonts are left out. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { attribute, type BuiltPage, type Element } from './built-site.ts';

/** A built page's files, heaviest first, and its bytes over the line. */
export interface PageWeight {
  readonly path: string;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  readonly bytes: number;
  /** scripts for which the browser stops reading the page */
  readonly blocking: readonly string[];
}

/** `import … from "./x.js"` and `export … from "./x.js"`, not `import("./x.js")`, which waits until it is wanted. */
const IMPORTS = /\b(?:import|export)\b(?:[\w$*{}\s,]+from)?\s*["'](\.{1,2}\/[^"']+)["']/g;
/** Islands whose code is fetched while the page loads; `visible` and `media` wait. */
const AT_ONCE = new Set(['load', 'idle', 'only']);

const packed = new Map<string, number>();
/** Bytes of a file as a host sends it. */
const packedSize = (file: string): number => {
  const known = packed.get(file) ?? gzipSync(readFileSync(file)).length;
  packed.set(file, known);
  return known;
};

const isLoaded = (element: Element): boolean => {
  for (let node = element.parentNode; node !== null; node = 'parentNode' in node ? node.parentNode : null)
    if (node.nodeName === 'noscript' || node.nodeName === 'template') return false;
  return true;
};

/** Addresses that one element makes the browser fetch while the page loads. */
function asked(element: Element): readonly string[] {
  const value = (name: string) => attribute(element, name) ?? '';
  switch (element.tagName) {
    case 'link':
      return /\b(stylesheet|modulepreload)\b/.test(value('rel')) ? [value('href')] : [];
    case 'script':
      return [value('src')];
    case 'img':
      return [value('src')];
    case 'astro-island':
      return AT_ONCE.has(value('client')) ? [value('component-url'), value('renderer-url')] : [];
    default:
      return [];
  }
}

const isBlocking = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') !== undefined &&
  attribute(element, 'type') !== 'module' &&
  attribute(element, 'async') === undefined &&
  attribute(element, 'defer') === undefined;

/** Weighs a page of the site built in `dist` under the base path `base`. @throws Error for a file that is not there. */
export function weightOf(page: BuiltPage, dist = 'dist', base = '/'): PageWeight {
  const within = (address: string) => join(dist, address.replace(base, '/'));
  const loaded = page.elements.filter(isLoaded);
  const files = new Set([
    page.file,
    ...loaded
      .flatMap(asked)
      .filter((address) => address !== '' && !/^\w+:/.test(address))
      .map(within),
  ]);
  for (const file of files)
    if (file.endsWith('.js'))
      for (const [, other = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS))
        files.add(posix.join(posix.dirname(file), other));
  const sizes = [...files].map((file) => ({ file, bytes: packedSize(file) }));
  return {
    path: page.path,
    files: sizes.sort((a, b) => b.bytes - a.bytes),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    blocking: loaded.filter(isBlocking).map((element) => attribute(element, 'src') ?? ''),
  };
}

/** Bytes over the line of the files that match. @throws Error when none does. */
export function packedSizeOf(pattern: string, dist = 'dist'): number {
  const files = globSync(pattern, { cwd: dist });
  if (files.length === 0) throw new Error(`${dist}/${pattern}: niets gevonden`);
  return files.reduce((sum, file) => sum + packedSize(join(dist, file)), 0);
}
