/**
 * The panel that keeps the whole site on this device: asks the service worker, shows progress and what is there. What is there
 * the caches say, never something remembered: a new version, another page or the browser itself changes them too.
 */
import { to } from '../base-path.ts';

/** What the server has. */
interface Offered {
  readonly version: string;
  readonly packedBytes: number;
  readonly files: readonly unknown[];
}
/** What is on this device: everything, of a version and its date, or so many files of it. */
type Kept =
  | { readonly kind: 'all'; readonly version: string; readonly date: string }
  | { readonly kind: 'part'; readonly count: number };
/** What the worker tells (`src/offline/service-worker.ts`). */
type Report =
  | { readonly count: number; readonly of: number }
  | { readonly ready: true }
  | { readonly stopped: keyof typeof WHY };

const WHY = {
  newer:
    'Er is een nieuwe versie van de site. Druk eerst op “Nu vernieuwen” onder aan het scherm, of laad de bladzijde opnieuw; bewaar daarna alles.',
  full: 'De ruimte op dit toestel is op. Wat al bewaard was is er nog.',
  network:
    'Het ophalen is onderweg gestopt. Wat al bewaard was is er nog: ga verder zodra er weer netwerk is.',
} as const;
/** The worker's own part of the cache of everything. */
const ALL_KEPT = 'alles-bewaard';
/** So long the worker may be silent after a question before the user hears of it. */
const PATIENCE_MS = 20_000;

const panel = document.querySelector<HTMLElement>('[data-offline]');
const part = <T extends HTMLElement>(name: string) => panel?.querySelector<T>(`[data-${name}]`) ?? undefined;

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;
const dateInWords = (date: string) => new Date(date).toLocaleDateString('nl-NL', { dateStyle: 'long' });

/** Counts what was said: a look at what is there that ends after something newer was said stays silent. */
let turn = 0;

const say = (text: string) => {
  turn++;
  const state = part('state');
  if (state) state.textContent = text;
};

/** The caches of everything of this site; the worker names them after the path it stands under. */
const cacheNames = async () => {
  const all = `${to('/').replace(/^\/$/, '')}alles-`;
  return (await caches.keys()).filter((name) => name.startsWith(all));
};

/** The version that is whole; of two the one that is in use, which was made first. @throws where the browser gives no storage */
async function kept(): Promise<Kept> {
  let count = 0;
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    const mark = await cache.match(to(`/${ALL_KEPT}`));
    if (mark) return { kind: 'all', ...((await mark.json()) as { version: string; date: string }) };
    count = Math.max(count, (await cache.keys()).length);
  }
  return { kind: 'part', count };
}

async function offered(): Promise<Offered | undefined> {
  try {
    const response = await fetch(to('/offline.json'), { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as Offered) : undefined;
  } catch {
    return undefined;
  }
}

async function show(instead?: string): Promise<void> {
  const mine = ++turn;
  try {
    const [here, there] = await Promise.all([kept(), offered()]);
    if (mine !== turn) return;
    const isBegun = here.kind === 'part' && here.count > 0;
    part('keep')!.hidden = here.kind === 'all';
    part('keep')!.textContent = isBegun ? 'Ga verder met bewaren' : 'Maak alles offline beschikbaar';
    part('drop')!.hidden = here.kind === 'part' && !isBegun;
    say(instead ?? stateInWords(here, there));
  } catch {
    if (mine !== turn) return;
    part('keep')!.hidden = part('drop')!.hidden = true;
    say('Je browser geeft de site geen opslag, bijvoorbeeld in een privévenster.');
  }
  await showStorage().catch(() => undefined);
}

function stateInWords(here: Kept, there: Offered | undefined): string {
  if (here.kind === 'all')
    return (
      `Alles staat op dit toestel: versie ${here.version}, ${dateInWords(here.date)}.` +
      (there && there.version !== here.version
        ? ' Er is een nieuwere versie: die brengt zelf alles mee.'
        : '')
    );
  if (!there) return 'Er is nu geen netwerk. Wat al bewaard is blijft werken.';
  const size = `Het gaat om ${megabytes(there.packedBytes)}.`;
  return here.count > 0
    ? `Nog niet alles staat op dit toestel: ${here.count} van ${there.files.length} bestanden. ${size}`
    : `Nog niet alles staat op dit toestel. ${size}`;
}

async function showStorage(): Promise<void> {
  const estimate = await navigator.storage?.estimate?.();
  const persisted = await navigator.storage?.persisted?.();
  const target = part('storage');
  if (!target || estimate?.usage === undefined) return;
  target.textContent =
    `Deze site gebruikt ${megabytes(estimate.usage)} op dit toestel. ` +
    (persisted
      ? 'De browser bewaart dit blijvend.'
      : 'De browser mag dit weghalen als de ruimte op is. Zet de site op je beginscherm, dan blijft het beter staan.');
}

/** The worker that answers for the site, once it has set itself up; undefined where that does not succeed. */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.register(to('/sw.js'), { scope: to('/') });
  if (registration.active) return registration.active;
  const coming = registration.installing ?? registration.waiting;
  return new Promise((resolve) => {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') resolve(undefined);
    });
    if (!coming) resolve(undefined);
  });
}

/** Whether a run is going on: the buttons and the bar follow. */
function busy(isBusy: boolean): void {
  part<HTMLButtonElement>('keep')!.disabled = isBusy;
  part<HTMLButtonElement>('drop')!.disabled = isBusy;
  part('progress')!.hidden = !isBusy;
}

let patience: ReturnType<typeof setTimeout> | undefined;

/** Asks the worker to keep everything; what comes of it is heard by `hear`, here and on every other page. */
async function keepAll(): Promise<void> {
  busy(true);
  say('De site zet zich klaar op dit toestel.');
  const worker = await activeWorker().catch(() => undefined);
  if (!worker) {
    busy(false);
    return say(
      'Het klaarzetten op dit toestel is niet gelukt. Is er netwerk? Laad de bladzijde dan opnieuw.',
    );
  }
  patience = setTimeout(() => {
    busy(false);
    say('De site antwoordt niet. Sluit haar op alle tabbladen, open haar opnieuw en probeer het nog eens.');
  }, PATIENCE_MS);
  void navigator.storage?.persist?.().catch(() => undefined);
  worker.postMessage({ type: 'bewaar-alles' });
}

function hear(report: Report): void {
  clearTimeout(patience);
  if ('count' in report) {
    turn++;
    busy(true);
    const bar = part<HTMLProgressElement>('progress')!;
    bar.max = report.of;
    bar.value = report.count;
    if (report.count % 25 === 0) say(`${report.count} van ${report.of} bestanden bewaard.`);
    return;
  }
  busy(false);
  if ('ready' in report) return void show();
  if (report.stopped === 'newer')
    void navigator.serviceWorker
      .getRegistration(to('/'))
      .then((registration) => registration?.update())
      .catch(() => undefined);
  void show(WHY[report.stopped]);
}

async function drop(): Promise<void> {
  for (const name of await cacheNames()) await caches.delete(name);
  await show();
}

if (panel && 'serviceWorker' in navigator && 'caches' in globalThis && 'BroadcastChannel' in globalThis) {
  panel.hidden = false;
  part('keep')?.addEventListener('click', () => void keepAll());
  part('drop')?.addEventListener('click', () => void drop().catch(() => show()));
  const channel = new BroadcastChannel(new URL(to('/'), location.href).href);
  channel.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data));
  void show();
}
