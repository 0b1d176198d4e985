/**
 * The search box of every page as a combobox: results under it while you type, arrows move, Enter opens, Escape closes.
 * Enter without a choice goes straight to a citation, and otherwise to the page of search.
 */
import './search.css';
import { to } from '../../base-path.ts';
import { sayCount, sayRemark } from '../../dutch/search.ts';
import type { Hit } from '../../search/hits.ts';
import type { Answer } from '../../search/search.ts';
import { searchClient, whenReady } from './client.ts';
import { colour, element, remember, sentence, spine, title, type Editions } from './draw.ts';

const SHOWN = 8;
const ANNOUNCE_AFTER = 600;

/** Makes a combobox of the input of a search form; loads the index. */
export function startBox(input: HTMLInputElement): void {
  const form = input.form as HTMLFormElement;
  const status = form.querySelector<HTMLElement>('[data-search-status]') as HTMLElement;
  const list = element('div', { role: 'listbox', id: 'zoek-lijst', 'aria-label': 'Gevonden' });
  const note = element('p', { class: 'search-note' });
  const panel = element('div', { class: 'search-panel card', hidden: '' }, note, list);
  form.append(panel);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value);

  let client = searchClient(form.dataset.index ?? '');
  let active = -1;
  let latest: { readonly query: string; readonly answer: Answer } | undefined;
  let timer = 0;

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const isOpen = () => !panel.hidden;

  const show = (open: boolean) => {
    panel.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    if (!open) move(-1);
  };

  const move = (to: number) => {
    active = to;
    options().forEach((option, i) => option.setAttribute('aria-selected', String(i === active)));
    const chosen = options()[active];
    if (chosen) {
      input.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };

  const announce = (text: string) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => (status.textContent = text), ANNOUNCE_AFTER);
  };

  const say = (text: string) => {
    note.textContent = text;
    note.hidden = text === '';
  };

  const draw = (query: string, answer: Answer, editions: Editions) => {
    latest = { query, answer };
    list.replaceChildren(...optionsFor(query, answer, editions, retry));
    const remarks = answer.remarks.map(sayRemark);
    const nothing =
      answer.total === 0 ? ['Niets gevonden.', ...(answer.suggestions.length > 0 ? ['Bedoel je:'] : [])] : [];
    say([...nothing, ...remarks].join(' '));
    announce([sayCount(answer.total), ...remarks].join(' '));
    active = -1;
    input.removeAttribute('aria-activedescendant');
    show(true);
  };

  const retry = (query: string) => {
    input.value = query;
    void update();
    input.focus();
  };

  const update = async () => {
    const query = input.value.trim();
    if (query === '') return show(false);
    try {
      const editions = await whenReady(client, (text) => {
        say(text);
        show(true);
      });
      const answer = await client.ask(query, { limit: SHOWN });
      if (input.value.trim() === query) draw(query, answer, editions);
    } catch {
      client = searchClient(form.dataset.index ?? '');
      list.replaceChildren(wayOut());
      say('Zoeken lukt nu niet: het register kon niet worden geladen.');
      announce(note.textContent ?? '');
      show(true);
    }
  };

  const follow = (hit: HTMLElement | undefined) => hit?.click();

  input.addEventListener('input', () => void update());
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (!isOpen() || count === 0) return void (input.value.trim() !== '' && update());
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        return move(active + step >= count ? -1 : active + step < -1 ? count - 1 : active + step);
      }
      case 'Enter':
        if (isOpen() && active >= 0) {
          event.preventDefault();
          follow(options()[active]);
        } else if (latest?.query === input.value.trim() && latest.answer.isCitation) {
          event.preventDefault();
          follow(options()[0]);
        }
        return;
      case 'Escape':
        if (!isOpen()) return;
        event.preventDefault();
        show(false);
    }
  });
  input.addEventListener('focus', () => void (input.value.trim() !== '' && update()));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(false);
  });
  panel.addEventListener('pointerdown', (event) => event.preventDefault());
  if (input.value.trim() !== '') void update();
}

function optionsFor(
  query: string,
  { hits, total, suggestions }: Answer,
  editions: Editions,
  retry: (query: string) => void,
): readonly HTMLElement[] {
  const found = hits.map((hit) => hitOption(hit, editions));
  const more = element(
    'a',
    { href: to(`/zoeken/?q=${encodeURIComponent(query)}`), class: 'search-more' },
    `Alle ${total} plaatsen`,
  );
  const other = suggestions.map((suggestion) => {
    const option = element(
      'a',
      { href: to(`/zoeken/?q=${encodeURIComponent(suggestion)}`), class: 'search-more' },
      suggestion,
    );
    option.addEventListener('click', (event) => {
      event.preventDefault();
      retry(suggestion);
    });
    return option;
  });
  const all = [
    ...found,
    ...(total > hits.length ? [more] : []),
    ...other,
    ...(total === 0 ? [wayOut()] : []),
  ];
  all.forEach((option, i) => {
    option.id = `zoek-keus-${i}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.tabIndex = -1;
  });
  return all;
}

function hitOption(hit: Hit, editions: Editions): HTMLElement {
  const years = hit.also.map(({ edition, label }) => `${edition} ${label}`);
  const also =
    years.length > 0 ? [element('span', { class: 'hit-also' }, `ook in ${years.join(' · ')}`)] : [];
  const option = element(
    'a',
    { href: to(hit.path), class: 'hit' },
    spine(hit),
    title(hit),
    ...sentence(hit),
    ...also,
  );
  colour(option, hit.edition, editions);
  option.addEventListener('click', () => remember(hit));
  return option;
}

const wayOut = (): HTMLElement =>
  element(
    'a',
    { href: to('/zoeken/'), class: 'search-more', role: 'option', tabindex: '-1', id: 'zoek-uitweg' },
    'Inhoud en trefwoorden',
  );
