/** The panel that keeps the whole site on this device: asks the service worker, shows progress and what is there. */
import { to } from '../base-path.ts';

interface OfflineList {
  readonly version: string;
  readonly date: string;
  readonly packedBytes: number;
}
type Progress =
  { readonly count: number; readonly of: number } | { readonly ready: true } | { readonly error: string };

const panel = document.querySelector<HTMLElement>('[data-offline]');
const part = <T extends HTMLElement>(name: string) => panel?.querySelector<T>(`[data-${name}]`) ?? undefined;

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;
const dateInWords = (date: string) => new Date(date).toLocaleDateString('nl-NL', { dateStyle: 'long' });

const say = (text: string) => {
  const state = part('state');
  if (state) state.textContent = text;
};

const kept = async (): Promise<string | undefined> =>
  (await caches.keys()).find((name) => name.startsWith('alles-'))?.slice('alles-'.length);

async function list(): Promise<OfflineList | undefined> {
  try {
    const response = await fetch(to('/offline.json'), { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as OfflineList) : undefined;
  } catch {
    return undefined;
  }
}

async function show(): Promise<void> {
  const [version, known] = await Promise.all([kept(), list()]);
  const done = version !== undefined && localStorage.getItem('offline-klaar') === version;
  part('keep')!.hidden = done && (known === undefined || known.version === version);
  part('drop')!.hidden = version === undefined;
  if (done) {
    const date = localStorage.getItem('offline-datum');
    say(`Alles staat op dit toestel: versie ${version}${date ? `, ${dateInWords(date)}` : ''}.`);
  } else if (known) say(`Nog niet alles staat op dit toestel. Het gaat om ${megabytes(known.packedBytes)}.`);
  else say('Er is nu geen netwerk. Wat al bewaard is blijft werken.');
  await showStorage();
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

async function keepAll(): Promise<void> {
  const worker = (await navigator.serviceWorker.ready).active;
  const known = await list();
  const bar = part<HTMLProgressElement>('progress');
  if (!worker || !bar || !known) {
    say('Bewaren lukt nu niet: er is geen netwerk.');
    return;
  }
  part<HTMLButtonElement>('keep')!.disabled = true;
  bar.hidden = false;
  await navigator.storage?.persist?.();
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }: MessageEvent<Progress>) => {
    if ('count' in data) {
      bar.max = data.of;
      bar.value = data.count;
      if (data.count % 25 === 0) say(`${data.count} van ${data.of} bestanden bewaard.`);
      return;
    }
    part<HTMLButtonElement>('keep')!.disabled = false;
    bar.hidden = true;
    if ('ready' in data) {
      localStorage.setItem('offline-klaar', known.version);
      localStorage.setItem('offline-datum', known.date);
      void show();
    } else say(`Bewaren is niet gelukt (${data.error}). Wat al bewaard was is er nog; probeer het opnieuw.`);
  };
  worker.postMessage({ type: 'bewaar-alles' }, [channel.port2]);
}

async function drop(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('alles-')) await caches.delete(name);
  localStorage.removeItem('offline-klaar');
  localStorage.removeItem('offline-datum');
  await show();
}

if (panel && 'serviceWorker' in navigator && 'caches' in globalThis) {
  panel.hidden = false;
  part('keep')?.addEventListener('click', () => void keepAll());
  part('drop')?.addEventListener('click', () => void drop());
  void show();
}
