/**
 * Chance from a seed: the same seed gives the same numbers on every machine, so that a deal or a question can be passed on.
 * Nothing else in the project makes random choices. Not fit for secrets.
 */

/** A stream of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** A stream that depends on the seed alone (four words hashed from its text, then the small fast counting generator). */
export const randomFrom = (seed: string | number): Random => {
  let [a, b, c, count] = wordsOf(String(seed));
  const next = (): number => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
};

/** A whole number from 0 up to, not including, `n`. */
export const below = (random: Random, n: number): number => Math.floor(random() * n);

/** One member of a list; undefined of an empty one. */
export const pick = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[below(random, list.length)];

/** The list in a random order, every order equally likely. */
export const shuffled = <T>(random: Random, list: readonly T[]): T[] => {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const [x, y] = [result[last] as T, result[other] as T];
    result[last] = y;
    result[other] = x;
  }
  return result;
};

function wordsOf(text: string): [number, number, number, number] {
  const word = (start: number): number => {
    let hash = start;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash ^ (hash >>> 15);
  };
  return [word(0x811c9dc5), word(0x01b873af), word(0x2c9277b5), 1];
}
