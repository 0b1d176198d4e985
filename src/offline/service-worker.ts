/**
 * The service worker: the core of the site at once, the rest when the user asks, and one version at a time.
 *
 * Every answer comes from the caches first, so that what is open never mixes two versions; a new version installs beside
 * the old one, waits, and takes over only when the user says so or when no page is open; a page of the old one that is open
 * elsewhere keeps its scripts. If everything was kept offline, a new
 * version brings everything along before it waits. The lists of files are written in by `scripts/make-offline.ts`.
 */
/// <reference lib="webworker" />
export {};

/** A file of the site: its address from the worker's folder, and a name for its content. */
interface Kept {
  readonly url: string;
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Kept[] };

const CORE = self.__WB_MANIFEST;
const VERSION = '%VERSION%';
const CORE_CACHE = `kern-${VERSION}`;
const ALL_CACHE = `alles-${VERSION}`;
const BEFORE_CACHE = 'vorige';
const HASHED = /\/_astro\//;
const LIST = 'offline.json';
const REST = 'offline/';
/** So many files are fetched at the same time. */
const AT_ONCE = 6;

const address = (url: string) => new URL(url, self.registration.scope).href;
/** A file's key in the caches: its address with the name of its content, so that an unchanged file is copied, not fetched. */
const keyOf = ({ url, revision }: Kept) => address(url) + (revision === null ? '' : `?inhoud=${revision}`);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const { type } = event.data as { readonly type?: string };
  if (type === 'neem-over') void self.skipWaiting();
  if (type === 'bewaar-alles') event.waitUntil(keepAll(event.ports[0]));
  if (type === 'ruim-op') event.waitUntil(caches.delete(ALL_CACHE));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request));
});

async function install(): Promise<void> {
  await keep(CORE_CACHE, CORE);
  const hadAll = (await caches.keys()).some((name) => name.startsWith('alles-'));
  if (hadAll) await keep(ALL_CACHE, await allFiles());
}

/** Clears the versions before; what their open pages may still ask for, files named after their content, stays one version longer. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => /^(kern|alles)-/.test(name) && name !== CORE_CACHE && name !== ALL_CACHE,
  );
  await caches.delete(BEFORE_CACHE);
  const before = await caches.open(BEFORE_CACHE);
  for (const name of old) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).filter(({ url }) => HASHED.test(url))) {
      const response = await cache.match(request);
      if (response) await before.put(request, response);
    }
    await caches.delete(name);
  }
}

async function allFiles(): Promise<readonly Kept[]> {
  const response = await fetch(address(LIST), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  const { version, files } = (await response.json()) as {
    readonly version: string;
    readonly files: readonly Kept[];
  };
  if (version !== VERSION) throw new Error('er is al een nieuwere versie');
  return files;
}

/** Keeps files in a cache; what any cache holds under the same key is copied. `done` hears how many are there. */
async function keep(
  name: string,
  files: readonly Kept[],
  done: (count: number) => void = () => {},
): Promise<void> {
  const cache = await caches.open(name);
  const waiting = [...files];
  let count = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const key = keyOf(file);
      const known = await caches.match(key);
      const response = known ?? (await fetch(address(file.url), { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
      await cache.put(key, response);
      done(++count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function keepAll(port: MessagePort | undefined): Promise<void> {
  try {
    const files = await allFiles();
    await keep(ALL_CACHE, files, (count) => port?.postMessage({ count, of: files.length }));
    port?.postMessage({ ready: true, version: VERSION });
  } catch (error) {
    port?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** From the caches; else from the network; and for a page that is nowhere, the page that says so. */
async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const kept = await match(url.pathname);
  if (kept) return kept;
  if (request.mode === 'navigate' && !/[^/]*\.\w+$|\/$/.test(url.pathname)) {
    const slashed = await match(`${url.pathname}/`);
    if (slashed) return Response.redirect(`${url.pathname}/${url.search}`, 301);
  }
  try {
    return await fetch(request);
  } catch (error) {
    const rest = request.mode === 'navigate' ? await match(new URL(address(REST)).pathname) : undefined;
    if (rest) return rest;
    throw error;
  }
}

/** The kept file at a path, whatever its content is called: the keys of one version hold each path once. */
async function match(path: string): Promise<Response | undefined> {
  for (const name of [CORE_CACHE, ALL_CACHE, ...(HASHED.test(path) ? [BEFORE_CACHE] : [])]) {
    if (!(await caches.has(name))) continue;
    const found = await (await caches.open(name)).match(self.location.origin + path, { ignoreSearch: true });
    if (found) return found;
  }
  return undefined;
}
