/** Draws hits as elements: the same number, title, sentence and colour in the box of every page and on the page of search. */
import { to } from '../../base-path.ts';
import type { Counterpart, Hit } from '../../search/hits.ts';
import type { Piece } from '../../search/snippet.ts';
import { FOUND_WORDS, makeFoundWords } from './found-words.ts';
import type { ShownEdition } from './messages.ts';

export type Editions = ReadonlyMap<string, ShownEdition>;

/** An element with class, attributes and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Colours an element after an edition, as `editionStyle` does for pages. */
export function colour(target: HTMLElement, id: string, editions: Editions): void {
  const colours = editions.get(id)?.colours;
  if (!colours) return;
  target.classList.add('ed');
  target.style.setProperty('--spine', colours.spine);
  target.style.setProperty('--accent-day', colours.ink);
  target.style.setProperty('--accent-night', colours.night);
}

/** Pieces of text, the words found marked. */
export const pieces = (text: readonly Piece[]): readonly (Node | string)[] =>
  text.map((piece) => (piece.isFound ? element('mark', {}, piece.text) : piece.text));

const KIND_NAMES: { readonly [kind in Hit['kind']]?: string } = {
  note: 'voetnoot',
  remark: 'opmerking',
  example: 'voorbeeld',
  term: 'begrip',
  subject: 'vergelijk edities',
  listed: 'alleen de titel',
};

/** What a hit is called: year and number, or what kind of thing it is. */
export function spine({ kind, edition, label }: Hit): HTMLElement {
  const isLaw = kind !== 'term' && kind !== 'subject';
  return element(
    'span',
    { class: 'hit-spine' },
    isLaw ? edition : (KIND_NAMES[kind] ?? ''),
    ...(isLaw ? [' '] : []),
    ...(isLaw ? [element('b', {}, label)] : []),
  );
}

/** Title of the article, of the part if it has one, and what kind of text it is where that is not the law itself. */
export function title({ kind, title, part }: Hit): HTMLElement {
  const name = kind === 'term' || kind === 'subject' ? undefined : KIND_NAMES[kind];
  return element(
    'span',
    { class: 'hit-title' },
    ...pieces(title),
    ...(part === undefined ? [] : [element('span', { class: 'hit-part' }, ` › ${part}`)]),
    ...(name === undefined ? [] : [element('span', { class: 'hit-kind' }, ` ${name}`)]),
  );
}

/** The sentence found, or nothing. */
export const sentence = ({ snippet }: Hit): readonly Node[] =>
  snippet.length > 0 ? [element('span', { class: 'hit-text' }, ...pieces(snippet))] : [];

/** The same subject in other editions, as chips that are links. */
export function chips(also: readonly Counterpart[], editions: Editions): readonly Node[] {
  if (also.length === 0) return [];
  const items = also.map(({ edition, label, title, path, isHeld }) => {
    const chip = element('a', { class: 'chip tap', href: to(path), title }, `${edition} · ${label}`);
    if (!isHeld) chip.append(element('span', { class: 'hidden-label' }, ' (alleen de titel)'));
    colour(chip, edition, editions);
    return element('li', {}, chip);
  });
  return [element('ul', { class: 'hit-chips', 'aria-label': 'Dezelfde zaak in andere edities' }, ...items)];
}

/** Keeps the words of a hit for the page it leads to, which marks them on arrival. */
export function remember({ path, snippet, title }: Hit): void {
  const words = [...title, ...snippet].filter(({ isFound }) => isFound).map(({ text }) => text.toLowerCase());
  try {
    const page = to(path).split('#')[0] ?? '';
    sessionStorage.setItem(FOUND_WORDS, makeFoundWords(page, [...new Set(words)]));
  } catch {
    return;
  }
}
