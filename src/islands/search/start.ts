/**
 * All that search costs a page that is only read: `/` goes to the search box, and the first focus loads the rest.
 * Without script the box is a form that leads to the page of search.
 */
const input = document.querySelector<HTMLInputElement>('[data-search] input[type="search"]');

if (input?.form?.dataset.search === 'box') {
  const load = () => import('./box.ts').then(({ startBox }) => startBox(input)).catch(() => undefined);
  if (document.activeElement === input) void load();
  else input.addEventListener('focus', () => void load(), { once: true });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (!input || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  input.focus();
  input.select();
});

try {
  if (sessionStorage.getItem('zoekwoorden')) import('./arrival.ts').catch(() => undefined);
} catch {
  // Storage is closed: nothing to mark.
}

export {};
