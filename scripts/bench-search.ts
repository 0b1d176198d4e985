/**
 * Measures search: size and opening of the index, time per query at 1, 10 and 50 times the laws, and how many of the golden
 * queries land, next to Pagefind on the same built site. `npm run bench` ends with it; alone: `npm run bench search`.
 */
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EDITIONS, GAP_YEARS } from '../src/editions.ts';
import { indexDocuments } from '../src/search/build.ts';
import { currentIndex } from '../src/search/cache.ts';
import { openIndex, type IndexFile, type SearchIndex } from '../src/search/index-file.ts';
import { readingOf } from '../src/search/rank.ts';
import { search } from '../src/search/search.ts';
import { GOLDEN, type GoldenQuery } from '../tests/search/golden.ts';
import { findChromium } from './chromium.mjs';

const REGISTER = { editions: EDITIONS, otherYears: GAP_YEARS };
const TIMES = [1, 10, 50] as const;
const ROUNDS = 3;
const QUERIES: readonly GoldenQuery[] = Object.values(GOLDEN).flat();
const PEER_FOLDER = '.cache/bench-pagefind';

/** Runs every measure and prints it. */
export async function benchSearch(): Promise<void> {
  const { json } = await currentIndex(REGISTER);
  const file = JSON.parse(json) as IndexFile;
  console.log('\nsearch');
  for (const times of TIMES) speed(file, times);
  const found = QUERIES.filter(({ query, wanted, top }) =>
    lands(
      search(query, openOnce(file)).hits.map(({ edition, article }) => `${edition}/${article}`),
      wanted,
      top,
    ),
  ).length;
  say('golden queries that land, ours', share(found));
  await peer();
}

/** Size, opening and time per query, each query the best of a few rounds, with the laws so many times over. */
function speed(file: IndexFile, times: number): void {
  const json = JSON.stringify(times === 1 ? file : indexDocuments(copies(file, times), REGISTER));
  const start = performance.now();
  const index = openIndex(JSON.parse(json) as IndexFile);
  const opened = performance.now() - start;
  index.documents.forEach(readingOf);
  const rounds = Array.from({ length: ROUNDS }, () => QUERIES.map(({ query }) => timeOf(query, index)));
  const spent = QUERIES.map((_, i) => Math.min(...rounds.map((round) => round[i] ?? Infinity))).sort(
    (a, b) => a - b,
  );
  say(
    `${times} x the laws: ${index.documents.length} documents`,
    `${kB(gzipSync(json).length)} compressed, opened in ${ms(opened)}, ` +
      `a query ${ms(spent[Math.floor(spent.length / 2)] ?? 0)} (p95 ${ms(spent[Math.floor(spent.length * 0.95)] ?? 0)})`,
  );
}

/** The documents over and over, each copy pointing at its own. */
const copies = ({ documents }: IndexFile, times: number): IndexFile['documents'] =>
  Array.from({ length: times }, (_, copy) => copy * documents.length).flatMap((shift) =>
    documents.map((document) => ({
      ...document,
      head: document.head + shift,
      ...(document.same && { same: document.same.map((at) => at + shift) }),
      ...(document.provisions && { provisions: document.provisions.map((at) => at + shift) }),
    })),
  );

function timeOf(query: string, index: SearchIndex): number {
  const start = performance.now();
  search(query, index);
  return performance.now() - start;
}

let opened: SearchIndex | undefined;
const openOnce = (file: IndexFile): SearchIndex => (opened ??= openIndex(file));

/** Is one of the wanted articles among the first? Pagefind knows pages only, so parts do not count for either. */
const lands = (found: readonly string[], wanted: readonly string[], top: number): boolean =>
  found.slice(0, top).some((place) => wanted.some((each) => each.split('#')[0] === place));

/** The same queries to Pagefind, in Chromium, on the article pages of the built site. */
async function peer(): Promise<void> {
  const chromium = findChromium();
  if (!existsSync('dist/index.html') || !chromium)
    return say('Pagefind', 'not measured: needs a built site (npm run build) and a Chromium');
  await indexWithPagefind();
  const server = createServer(({ url = '/' }, response) => {
    const path = join(PEER_FOLDER, new URL(url, 'http://localhost').pathname);
    const isFile = existsSync(path) && statSync(path).isFile();
    response.setHeader(
      'content-type',
      extname(path) === '.js' ? 'text/javascript' : isFile ? 'application/octet-stream' : 'text/html',
    );
    response.end(isFile ? readFileSync(path) : '<!doctype html><html lang="nl"><title>Pagefind</title>');
  }).listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { chromium: playwright } = await import('playwright-core');
  const browser = await playwright.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
    const answers = await page.evaluate(
      askPagefind,
      QUERIES.map(({ query }) => query),
    );
    const landed = QUERIES.filter(({ wanted, top }, i) =>
      lands(placesIn(answers.urls[i] ?? []), wanted, top),
    ).length;
    const spent = [...answers.times].sort((a, b) => a - b);
    say('golden queries that land, Pagefind', share(landed));
    say(
      'Pagefind',
      `${kB(sizeOf(PEER_FOLDER))} on disk in all, a query ${ms(spent[Math.floor(spent.length / 2)] ?? 0)} (p95 ${ms(spent[Math.floor(spent.length * 0.95)] ?? 0)})`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

async function indexWithPagefind(): Promise<void> {
  const { createIndex, close } = await import('pagefind');
  rmSync(PEER_FOLDER, { recursive: true, force: true });
  mkdirSync(PEER_FOLDER, { recursive: true });
  const { index } = await createIndex({ forceLanguage: 'nl', rootSelector: 'main' });
  await index?.addDirectory({
    path: 'dist',
    glob: '{1930,1959,1982,2007,2017,begrippen,vergelijk}/**/*.html',
  });
  await index?.writeFiles({ outputPath: join(PEER_FOLDER, 'pagefind') });
  await close();
}

/** Runs in the page: addresses of the first hits of each query, and the milliseconds each took. */
async function askPagefind(queries: readonly string[]) {
  interface Pagefind {
    readonly init: () => Promise<void>;
    readonly search: (
      query: string,
    ) => Promise<{ readonly results: readonly { readonly data: () => Promise<{ readonly url: string }> }[] }>;
  }
  const path = '/pagefind/pagefind.js';
  const pagefind = (await import(path)) as Pagefind;
  await pagefind.init();
  const urls: string[][] = [];
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    const { results } = await pagefind.search(query);
    times.push(performance.now() - start);
    const first = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    urls.push(first.map(({ url }) => url));
  }
  return { urls, times };
}

const placesIn = (urls: readonly string[]): readonly string[] =>
  urls.map((url) => url.split('/').filter(Boolean).slice(-2).join('/'));

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0);
}

const say = (name: string, value: string): void => console.log(`  ${name.padEnd(40)} ${value}`);
const share = (found: number): string =>
  `${found} of ${QUERIES.length} (${((100 * found) / QUERIES.length).toFixed(1)} %)`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;
const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
