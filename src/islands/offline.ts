/**
 * Registers the service worker on every page, and offers a new version when one waits. A page on which somebody is busy (a
 * ruling, a question, an exam) carries `data-busy` on an element; there the offer waits until that is gone.
 */
import { to } from '../base-path.ts';

const notice = document.querySelector<HTMLElement>('[data-new-version]');
const isBusy = () => document.querySelector('[data-busy]') !== null;

function offer(waiting: ServiceWorker): void {
  if (!notice) return;
  const show = () => (notice.hidden = isBusy());
  show();
  new MutationObserver(show).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-busy'],
  });
  notice.querySelector('button')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'neem-over' });
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(to('/sw.js'), { scope: to('/') });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller) offer(next);
    });
  });
}

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void register().catch(() => undefined), { once: true });
