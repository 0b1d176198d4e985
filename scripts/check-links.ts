/** Link check on the built HTML: every internal link has its page, every anchor its element, every case in an address can be read, every address its final slash. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '../src/editions.ts';
import { parseFragment } from '../src/islands/arbitrage/case-address.ts';
import { attribute, builtPages, type BuiltPage } from './built-site.ts';

const BASE = (process.env.BASE ?? '/').replace(/\/$/, '');
const RULING_HELPER = '/arbitrage/';
const LINKS = ['href', 'src', 'action'] as const;

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const ids = new Map(
  pages.map((page) => [page.path, new Set(page.elements.map((element) => attribute(element, 'id')))]),
);

/** What is wrong with one link, or undefined. */
function fault(from: BuiltPage, link: string): string | undefined {
  const url = new URL(link, `http://site${BASE}${from.path}`);
  if (url.host !== 'site') return undefined;
  if (!url.pathname.startsWith(`${BASE}/`)) return 'ligt buiten het basispad';
  const path = decodeURIComponent(url.pathname.slice(BASE.length));
  const page = byPath.get(path);
  if (!page) {
    if (existsSync(join('dist', path)) && !path.endsWith('/'))
      return /\.\w+$/.test(path) ? undefined : 'mist de slash aan het eind';
    return 'bestaat niet';
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (path === RULING_HELPER && anchor.includes('='))
    return holdsCase(anchor) ? undefined : 'bevat geen zaak';
  return anchor && !ids.get(path)?.has(anchor) ? `heeft geen plek "${anchor}"` : undefined;
}

/** Whether the ruling helper can read the case in its address. */
function holdsCase(fragment: string): boolean {
  const read = parseFragment(
    fragment,
    EDITIONS.map(({ id }) => id),
  );
  return read !== undefined && !('code' in read);
}

let checked = 0;
const faults: string[] = [];
for (const page of pages)
  for (const element of page.elements)
    for (const name of LINKS) {
      const link = attribute(element, name);
      if (link === undefined || /^(mailto|data|blob):/.test(link)) continue;
      checked++;
      const wrong = fault(page, link);
      if (wrong) faults.push(`${page.path}: ${link} ${wrong}`);
    }
for (const page of pages) {
  const seen = new Set<string>();
  for (const element of page.elements) {
    const id = attribute(element, 'id');
    if (id !== undefined && seen.has(id)) faults.push(`${page.path}: id "${id}" staat er twee keer`);
    if (id !== undefined) seen.add(id);
  }
}

for (const each of faults.slice(0, 40)) console.error(each);
console.log(`${checked} links op ${pages.length} bladzijden, ${faults.length} fout`);
process.exit(faults.length > 0 || checked === 0 ? 1 : 0);
