/**
 * The service worker: the core of the site at once, the rest when the user asks, and one version at a time.
 *
 * Every answer comes from the caches first, so that what is open never mixes two versions; a new version installs beside
 * the old one, waits, and takes over only when the user says so or when no page is open; a page of the old one that is open
 * elsewhere keeps its scripts. If everything was kept offline, a new version brings everything along before it waits. That
 * everything is there is marked in the cache itself, so that no page needs to remember it. The lists of files are written
 * in by `scripts/make-offline.ts`.
 */
/// <reference lib="webworker" />
export {};

/** A file of the site: its address from the worker's folder, and a name for its content. */
interface Kept {
  readonly url: string;
  readonly revision: string | null;
}

/** The list of everything, of one version. */
interface List {
  readonly version: string;
  readonly date: string;
  readonly files: readonly Kept[];
}

/** What the pages that keep everything hear: how far it is, that it is done, or what stopped it. */
type Report =
  | { readonly count: number; readonly of: number }
  | { readonly ready: true }
  | { readonly stopped: 'newer' | 'full' | 'network' };

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Kept[] };

const CORE_FILES = self.__WB_MANIFEST;
const VERSION = '%VERSION%';
/** Caches are of the host: a site under a path names its own after that, and leaves those of another alone. */
const UNDER = new URL(self.registration.scope).pathname.replace(/^\/$/, '');
const CORE = `${UNDER}kern-`;
const ALL = `${UNDER}alles-`;
const CORE_CACHE = CORE + VERSION;
const ALL_CACHE = ALL + VERSION;
const BEFORE_CACHE = `${UNDER}vorige`;
const HASHED = /\/_astro\//;
const LIST = 'offline.json';
const REST = 'offline/';
/** Many hosts answer it with that very status: it is taken as it comes, or left. */
const MISSING = '404.html';
/** Stands in the cache of everything, with version and date, once everything is in it. */
const ALL_KEPT = 'alles-bewaard';
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
  if (type === 'bewaar-alles') event.waitUntil((keeping ??= keepAll().finally(() => (keeping = undefined))));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request));
});

async function install(): Promise<void> {
  await keep(CORE_CACHE, CORE_FILES);
  const before = (await caches.keys()).filter((name) => name.startsWith(ALL));
  if (before.length === 0) return;
  try {
    await keepEverything(await listOfAll());
  } catch (error) {
    // Whoever had everything stays on the version that is whole; a beginning of everything stops no new version.
    for (const name of before) if (await isWhole(name)) throw error;
  }
}

/** Clears the versions before; what their open pages may still ask for, files named after their content, stays one version longer. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => (name.startsWith(CORE) || name.startsWith(ALL)) && name !== CORE_CACHE && name !== ALL_CACHE,
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

/** Keeps everything and then marks that it is there. */
async function keepEverything({ date, files }: List, done?: (count: number) => void): Promise<void> {
  await keep(ALL_CACHE, files, done);
  const mark = new Response(JSON.stringify({ version: VERSION, date }));
  await (await caches.open(ALL_CACHE)).put(address(ALL_KEPT), mark);
}

const isWhole = async (name: string): Promise<boolean> =>
  (await caches.has(name)) && (await (await caches.open(name)).match(address(ALL_KEPT))) !== undefined;

/** A newer version than this worker is on the server: what it has does not belong to this one. */
const NEWER = new Error('newer');

async function listOfAll(): Promise<List> {
  const response = await fetch(address(LIST), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  const list = (await response.json()) as List;
  if (list.version !== VERSION) throw NEWER;
  return list;
}

/**
 * Keeps files in a cache; what any cache holds under the same key is copied. `done` hears how many are there. At the first
 * fault everything stops, and only then it is told; what is there stays.
 */
async function keep(name: string, files: readonly Kept[], done?: (count: number) => void): Promise<void> {
  const cache = await caches.open(name);
  const waiting = [...files];
  const stop = new AbortController();
  let count = 0;
  const work = async () => {
    for (let file = waiting.shift(); file && !stop.signal.aborted; file = waiting.shift()) {
      const key = keyOf(file);
      const response = (await caches.match(key)) ?? (await fetched(file, stop.signal));
      if (response) await cache.put(key, response);
      if (!stop.signal.aborted) done?.(++count);
    }
  };
  const lanes = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      stop.abort(error);
    }),
  );
  await Promise.all(lanes);
  stop.signal.throwIfAborted();
}

/** A file from the network; undefined for the page of what is missing where the host has none. */
async function fetched({ url }: Kept, signal: AbortSignal): Promise<Response | undefined> {
  const response = await fetch(address(url), { cache: 'no-cache', signal });
  if (url !== MISSING && !response.ok) throw new Error(`${url}: ${response.status}`);
  if (url === MISSING && !response.ok && response.status !== 404) return undefined;
  if (url !== MISSING && !response.redirected) return response;
  // As the answer to a navigation no browser takes a response that was redirected.
  return new Response(await response.blob(), {
    status: url === MISSING ? 404 : 200,
    headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' },
  });
}

let keeping: Promise<void> | undefined;

/** Keeps everything for whoever asked, and tells every page that listens; it goes on when the page that asked is left. */
async function keepAll(): Promise<void> {
  const channel = new BroadcastChannel(self.registration.scope);
  const tell = (report: Report) => channel.postMessage(report);
  try {
    const list = await listOfAll();
    const of = list.files.length;
    tell({ count: 0, of });
    await keepEverything(list, (count) => tell({ count, of }));
    tell({ ready: true });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    tell({ stopped: error === NEWER ? 'newer' : isFull ? 'full' : 'network' });
  } finally {
    channel.close();
  }
}

/** From the caches; else from the network; and for a page that is nowhere, the page that says so. */
async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const kept = await match(url.pathname);
  if (kept) return kept;
  const page = request.mode === 'navigate' ? pageOf(url.pathname) : undefined;
  if (page !== undefined && (await match(page))) return Response.redirect(page + url.search, 301);
  try {
    return await fetch(request);
  } catch (error) {
    const instead = request.mode === 'navigate' ? await insteadOfPage() : undefined;
    if (instead) return instead;
    throw error;
  }
}

/** The address under which a page is kept that was asked for in another way: without slash, or as its file. */
const pageOf = (path: string): string | undefined =>
  path.endsWith('/index.html')
    ? path.slice(0, -'index.html'.length)
    : /[^/]*\.\w+$|\/$/.test(path)
      ? undefined
      : `${path}/`;

/** Without a network: that there is no such page where everything is kept, else that it is not on this device. */
async function insteadOfPage(): Promise<Response | undefined> {
  const missing = (await isWhole(ALL_CACHE)) ? await match(new URL(address(MISSING)).pathname) : undefined;
  return missing ?? match(new URL(address(REST)).pathname);
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
