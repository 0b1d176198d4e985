/**
 * Opens a case for changing: on its button, or because the address holds one (`?zaak=2&verloop=N_b1S_bE-1H_l`).
 * Only then is the island with the rules of all editions loaded.
 */
import type { Book } from './books.ts';
import { makeStory, parseStory } from './notation.ts';
import type { Story } from './story.ts';

const CASE = 'zaak';
const COURSE = 'verloop';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-try]')) {
  const article = button.closest<HTMLElement>('[data-case]');
  if (!article) continue;
  button.hidden = false;
  button.addEventListener('click', () => void open(article));
}

const query = new URLSearchParams(location.search);
const asked = document.querySelector<HTMLElement>(`[data-case="${CSS.escape(query.get(CASE) ?? '')}"]`);
if (asked) void open(asked, parseStory(query.get(COURSE) ?? ''));

async function open(article: HTMLElement, start?: Story): Promise<void> {
  const books = JSON.parse(document.querySelector('[data-books]')?.textContent ?? '[]') as readonly Book[];
  const original = parseStory(article.dataset.story ?? '');
  const here = article.querySelector<HTMLElement>('[data-try-here]');
  if (!original || !here) return;
  const [{ h, render }, { TryCase }] = await Promise.all([import('preact'), import('./TryCase.tsx')]);
  const title = article.querySelector('h3')?.textContent ?? '';
  const onChange = (story: Story) => write(article.dataset.case ?? '', story);
  render(h(TryCase, { title, start: start ?? original, original, books, onChange }), here);
  for (const told of article.querySelectorAll<HTMLElement>('[data-told] table, [data-try]'))
    told.hidden = true;
  here.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: start === undefined });
  if (start) article.scrollIntoView();
}

function write(number: string, story: Story): void {
  const url = new URL(location.href);
  url.searchParams.set(CASE, number);
  url.searchParams.set(COURSE, makeStory(story));
  url.hash = '';
  history.replaceState(history.state, '', url);
}
