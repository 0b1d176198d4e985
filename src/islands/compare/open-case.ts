/**
 * Opens a case for changing: on its button, or because the address holds one (`?zaak=2&verloop=N_b1S_bE-1H_l`).
 * Only then is the island with the rules of all editions loaded.
 */
import type { Book } from './books.ts';

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
if (asked) void open(asked, query.get(COURSE) ?? '');

/** Opens the case, as the word of an address tells it or, where that tells no case, as it stands on the page. */
async function open(article: HTMLElement, told?: string): Promise<void> {
  const books = JSON.parse(document.querySelector('[data-books]')?.textContent ?? '[]') as readonly Book[];
  const [{ drawCase }, { makeStory, parseStory }] = await Promise.all([
    import('./TryCase.tsx'),
    import('./notation.ts'),
  ]);
  const original = parseStory(article.dataset.story ?? '');
  const here = article.querySelector<HTMLElement>('[data-try-here]');
  if (!original || !here) return;
  const start = told === undefined ? undefined : parseStory(told);
  const title = article.querySelector('h3')?.textContent ?? '';
  const onChange = (story: Parameters<typeof makeStory>[0]) =>
    write(article.dataset.case ?? '', makeStory(story));
  const unread = start ? undefined : told || undefined;
  drawCase(here, { title, start: start ?? original, original, books, unread, onChange });
  for (const said of article.querySelectorAll<HTMLElement>('[data-told] table, [data-try]'))
    said.hidden = true;
  here.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: !told });
  if (told) article.scrollIntoView();
}

function write(number: string, course: string): void {
  const url = new URL(location.href);
  url.searchParams.set(CASE, number);
  url.searchParams.set(COURSE, course);
  url.hash = '';
  history.replaceState(history.state, '', url);
}
