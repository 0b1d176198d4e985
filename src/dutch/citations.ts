/**
 * Citations in Dutch: `artikel 27B1a`, and `alinea 7a` where an edition's paragraphs carry no article numbers.
 * Which of the two an edition has is told by its laws; linking a citation is left to `src/lawtext`.
 */
import type { Provision } from '../engine/laws.ts';

const NAMES: { readonly [provision in Provision]: { readonly one: string; readonly more: string } } = {
  article: { one: 'artikel', more: 'artikelen' },
  paragraph: { one: 'alinea', more: 'alinea’s' },
};

/** One or more citations in words: `artikel 27B1a`, `alinea’s 7b en 8`; an empty text for none. */
export const sayCitations = (cites: readonly string[], provision: Provision): string => {
  if (cites.length === 0) return '';
  const { one, more } = NAMES[provision];
  return `${cites.length === 1 ? one : more} ${listInWords(cites)}`;
};

/** Words in a row: `a`, `a en b`, `a, b en c`. */
export const listInWords = (words: readonly string[], and = 'en'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
