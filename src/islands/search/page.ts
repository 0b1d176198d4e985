/**
 * The page of search: hits under the box while you type, one edition or all, twenty and then more. The address says what is
 * looked for, so that it can be shared and the back button works. Contents and terms stand below for when there is nothing.
 */
import './search.css';
import { sayCount, sayRemark } from '../../dutch/search.ts';
import { to } from '../../base-path.ts';
import type { Hit } from '../../search/hits.ts';
import type { Answer } from '../../search/search.ts';
import { printWholeAddress } from '../print-address.ts';
import { searchClient, whenReady } from './client.ts';
import { chips, colour, element, remember, sentence, spine, title, type Editions } from './draw.ts';

/** Hits shown at first, and added by "Meer tonen". */
const STEP = 20;
const KEEP_AFTER = 400;
/** So many hits may leave what stands below in sight. */
const FEW = 4;

const need = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
};

const form = need<HTMLFormElement>('[data-search="page"]');
const input = need<HTMLInputElement>('[data-search="page"] input[type="search"]');
const count = need<HTMLElement>('[data-search-count]');
const notes = need<HTMLElement>('[data-search-notes]');
const list = need<HTMLOListElement>('[data-search-hits]');
const more = need<HTMLButtonElement>('[data-search-more]');

let limit = STEP;
let timer = 0;

/** What the page looks for: the query and the edition, from the form or the address. */
interface Wanted {
  readonly query: string;
  readonly edition: string;
}

const wantedInForm = (): Wanted => {
  const data = new FormData(form);
  return { query: String(data.get('q') ?? '').trim(), edition: String(data.get('editie') ?? '') };
};

const addressOf = ({ query, edition }: Wanted): string => {
  const address = new URL(location.pathname, location.href);
  if (query) address.searchParams.set('q', query);
  if (edition) address.searchParams.set('editie', edition);
  return address.href;
};

function fillForm(): void {
  const address = new URL(location.href).searchParams;
  input.value = address.get('q') ?? '';
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[name="editie"]')];
  const chosen = radios.find(({ value }) => value === address.get('editie')) ?? radios[0];
  if (chosen) chosen.checked = true;
}

async function run(): Promise<void> {
  const wanted = wantedInForm();
  const { query, edition } = wanted;
  document.title = `${query ? `${query} · ` : ''}Zoeken · Spelregelatlas`;
  if (query === '') return draw(undefined, new Map());
  const client = searchClient(form.dataset.index ?? '');
  try {
    const editions = await whenReady(client, (text) => (count.textContent = text));
    const answer = await client.ask(query, { limit, ...(edition && { edition }) });
    const now = wantedInForm();
    if (now.query === query && now.edition === edition) draw(answer, editions);
  } catch {
    draw(undefined, new Map());
    count.textContent = 'Zoeken lukt nu niet: het register kon niet worden geladen.';
    notes.replaceChildren(
      element(
        'p',
        {},
        'Probeer het straks opnieuw. Hieronder vind je de inhoud van elke editie en de trefwoorden.',
      ),
    );
  }
}

function draw(answer: Answer | undefined, editions: Editions): void {
  const { hits = [], total = 0, remarks = [], suggestions = [] } = answer ?? {};
  document.documentElement.classList.toggle('searching', hits.length > FEW);
  list.replaceChildren(...hits.map((hit) => hitItem(hit, editions)));
  count.textContent = answer ? sayCount(total, hits.length) : '';
  notes.replaceChildren(
    ...remarks.map((remark) => element('p', {}, sayRemark(remark))),
    ...(suggestions.length > 0 ? [element('p', {}, 'Bedoel je: ', ...suggested(suggestions), '?')] : []),
    ...(answer && total === 0 ? [wayOut()] : []),
  );
  more.hidden = hits.length >= total;
}

function hitItem(hit: Hit, editions: Editions): HTMLElement {
  const link = element('a', { href: to(hit.path), class: 'hit-link tap' }, spine(hit), title(hit));
  link.addEventListener('click', () => remember(hit));
  const item = element(
    'li',
    { class: 'search-hit card' },
    link,
    ...sentence(hit),
    ...chips(hit.also, editions),
  );
  colour(item, hit.edition, editions);
  return item;
}

const suggested = (suggestions: readonly string[]): readonly (Node | string)[] =>
  suggestions.flatMap((suggestion, i) => [
    ...(i > 0 ? [', '] : []),
    element('a', { href: addressOf({ ...wantedInForm(), query: suggestion }) }, suggestion),
  ]);

const wayOut = (): HTMLElement => {
  const elsewhere = wantedInForm().edition
    ? [
        'Zoek in ',
        element('a', { href: addressOf({ ...wantedInForm(), edition: '' }) }, 'alle edities'),
        ', of kijk',
      ]
    : ['Kijk'];
  return element('p', {}, ...elsewhere, ' hieronder in de inhoud van een editie of bij de trefwoorden.');
};

/** Puts what is looked for in the address: a new step back when something was chosen or sent, the same step while typing. */
function keep(isStep: boolean): void {
  clearTimeout(timer);
  const address = addressOf(wantedInForm());
  if (address === location.href) return;
  if (isStep) history.pushState(undefined, '', address);
  else history.replaceState(undefined, '', address);
}

function start(isStep: boolean): void {
  limit = STEP;
  if (isStep) keep(true);
  else {
    clearTimeout(timer);
    timer = window.setTimeout(() => keep(false), KEEP_AFTER);
  }
  void run();
}

const links = () => [...list.querySelectorAll<HTMLAnchorElement>('.hit-link')];

/** Arrow keys go from the box to the hits and along them; Escape goes back to the box. */
function alongHits(event: KeyboardEvent): void {
  const all = links();
  const at = all.indexOf(document.activeElement as HTMLAnchorElement);
  const isHere = at >= 0 || document.activeElement === input;
  if (event.key === 'Escape' && at >= 0) return input.focus();
  if (!isHere || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const next = at + (event.key === 'ArrowDown' ? 1 : -1);
  if (next >= all.length || (at < 0 && next < 0)) return;
  event.preventDefault();
  (next < 0 ? input : all[next])?.focus();
}

input.addEventListener('input', () => start(false));
form.addEventListener('change', ({ target }) => {
  if (target !== input) start(true);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  start(true);
});
more.addEventListener('click', () => {
  const first = links().length;
  limit += STEP;
  void run().then(() => links()[first]?.focus());
});
document.addEventListener('keydown', alongHits);
addEventListener('popstate', () => {
  fillForm();
  limit = STEP;
  void run();
});
input.addEventListener('focus', () => void searchClient(form.dataset.index ?? ''), { once: true });

printWholeAddress();
fillForm();
void run();
