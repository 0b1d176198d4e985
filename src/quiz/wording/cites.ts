/** How the quiz names provisions: `artikel 27B2`, `alinea 7a`, and with its edition when that is another one. */
import { sayCitations } from '../../dutch/citations.ts';
import { lawsOf } from '../../engine/index.ts';
import type { Cite } from '../question.ts';

/** Provisions of an edition in words: `artikel 27B2`, `alinea’s 7b en 8`; an empty text for none. */
export const citeWords = (edition: string, cites: readonly Cite[]): string =>
  sayCitations(cites, lawsOf(edition)?.provisions ?? 'article');

/** A sentence with its provisions behind it: `West moet passen (artikel 27B2).` */
export const withCites = (edition: string, sentence: string, cites: readonly Cite[]): string => {
  const words = citeWords(edition, cites);
  return words === '' ? `${sentence}.` : `${sentence} (${words}).`;
};
