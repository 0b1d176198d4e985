/**
 * Makes the offline part of the built site: `sw.js` with the list of the core, and `offline.json` with the list of everything;
 * and the headers for the path it is built for.
 * `workbox-build` (kept by the makers of the pattern) reads the folder and names each file's content; the worker is our own.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getManifest, injectManifest, type ManifestEntry } from 'workbox-build';
import { CURRENT } from '../src/editions.ts';
import { headersUnder } from './headers.ts';

const DIST = 'dist';
/** Names of hashed files hold their content already. */
const HASHED = /_astro\//;
/** The pages a director needs at once; the rest is kept by choice. */
const CORE_PAGES = [
  'index.html',
  'offline/index.html',
  ...['arbitrage', 'oefenen', 'zoeken', CURRENT.id].map((dir) => `${dir}/index.html`),
];

/** `2017/27/index.html` is served as `2017/27/`. */
const served = <T extends ManifestEntry>(entry: T): T => ({
  ...entry,
  url: entry.url.replace(/(^|\/)index\.html$/, '$1') || './',
});

const options = {
  globDirectory: DIST,
  dontCacheBustURLsMatching: HASHED,
  maximumFileSizeToCacheInBytes: 4_000_000,
  manifestTransforms: [
    <T extends ManifestEntry>(manifest: T[]) => ({ manifest: manifest.map(served), warnings: [] }),
  ],
};
const everything = {
  ...options,
  globPatterns: ['**/*'],
  globIgnores: ['sw.js', 'offline.json', 'sitemap*.xml', '_headers', 'social-card.png', 'robots.txt'],
};

/** What the core pages load besides what their files name: the search index, the questions, the checklists. */
const CORE_DATA = /zoekindex|search-index|controlelijsten|bibliotheek|patronen|manifest\.webmanifest$|icon/;

/** What the core pages load: styles, scripts, fonts and data, followed from file to file. */
function coreFiles(all: readonly string[]): readonly string[] {
  const wanted = new Set(CORE_PAGES);
  const current = all.filter((file) => file.startsWith(`${CURRENT.id}/`));
  for (const file of [...current, ...all.filter((each) => CORE_DATA.test(each))]) wanted.add(file);
  for (const file of wanted) {
    if (!/\.(html|css|js)$/.test(file)) continue;
    const text = readFileSync(join(DIST, file), 'utf8');
    for (const other of all)
      if (HASHED.test(other) && !wanted.has(other) && text.includes(other.split('/').at(-1)!))
        wanted.add(other);
  }
  return all.filter((file) => wanted.has(file));
}

const { manifestEntries } = await getManifest(everything);
const raw = (await getManifest({ ...everything, manifestTransforms: [] })).manifestEntries.map(
  ({ url }) => url,
);
const version = createHash('sha256')
  .update(
    manifestEntries
      .map(({ url, revision }) => `${url} ${revision}`)
      .sort()
      .join('\n'),
  )
  .digest('hex')
  .slice(0, 12);

const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(join(DIST, file)).length, 0);
const packedSizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => {
    const bytes = readFileSync(join(DIST, file));
    return sum + (/\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes).length);
  }, 0);
const core = coreFiles(raw);
const list = {
  version,
  date: new Date().toISOString().slice(0, 10),
  bytes: sizeOf(raw),
  packedBytes: packedSizeOf(raw),
  coreBytes: sizeOf(core),
  corePackedBytes: packedSizeOf(core),
  files: manifestEntries.map(({ url, revision }) => ({ url, revision })),
};
writeFileSync(join(DIST, 'offline.json'), JSON.stringify(list));

mkdirSync('.cache', { recursive: true });
const worker = stripTypeScriptTypes(readFileSync('src/offline/service-worker.ts', 'utf8'))
  .replace(/^export \{\};$/m, '')
  .replace('%VERSION%', version);
writeFileSync('.cache/service-worker.js', worker);
const { count } = await injectManifest({
  ...options,
  swSrc: '.cache/service-worker.js',
  swDest: join(DIST, 'sw.js'),
  globPatterns: [...core],
});

const HEADERS = '_headers';
writeFileSync(
  join(DIST, HEADERS),
  headersUnder(process.env.BASE ?? '/', readFileSync(join('public', HEADERS), 'utf8')),
);

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(
  `offline: kern ${count} bestanden, ${mb(list.corePackedBytes)} over de lijn; alles ${raw.length} bestanden, ${mb(list.packedBytes)}; versie ${version}`,
);
