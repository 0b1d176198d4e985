/**
 * Fields of an address that cannot be followed. An address is never half followed in silence: whoever opens one that names what is
 * not there is told so (`OddAddress.tsx`), with what was readable filled in.
 */

/** A field with what stands in it; nothing where it is needed and is not there. */
export interface OddField {
  readonly name: string;
  readonly text: string;
}

/** Whether a field is odd: something stands in it, and it could not be read. */
export const oddField = (name: string, text: string, read: unknown): readonly OddField[] =>
  text !== '' && read === undefined ? [{ name, text }] : [];

/** The words of a list in an address, as given. */
export const wordsIn = (text: string): readonly string[] =>
  text.split(/[.,\s]+/).filter((word) => word !== '');

/** The words of a list that are none of those known. */
export const oddWords = (name: string, text: string, known: readonly string[]): readonly OddField[] => {
  const odd = wordsIn(text).filter((word) => !known.includes(word));
  return odd.length === 0 ? [] : [{ name, text: odd.join(', ') }];
};
