/** One spelling for what is the same to a reader: case, accents, ligatures and variation signs. */

/** Lower case, without accents and signs that only choose a glyph. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The lines of a word list: each a list of words, blank lines left out. */
export const wordLines = (list: string): readonly (readonly string[])[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
