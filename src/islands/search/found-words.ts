/** The words of a hit as they are kept for the page it leads to. Whatever stands there instead is no words. */

/** Where they stand in the storage of the tab. */
export const FOUND_WORDS = 'zoekwoorden';
const MOST = 50;
const LONGEST = 100;

/** The words as text, for the page at a path. */
export const makeFoundWords = (path: string, words: readonly string[]): string =>
  JSON.stringify({ path, words });

/** The words that are meant for the page at a path, of two letters and more. */
export function parseFoundWords(text: string, path: string): readonly string[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof kept !== 'object' || kept === null) return [];
  const { path: meant, words } = kept as { readonly path?: unknown; readonly words?: unknown };
  if (meant !== path || !Array.isArray(words)) return [];
  return words
    .filter((word) => typeof word === 'string' && word.length > 1 && word.length <= LONGEST)
    .slice(0, MOST) as string[];
}
