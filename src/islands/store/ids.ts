/** Names that nothing else will ever have, and seeds for a set. The only chance in the practising pages; everything after a seed is fixed. */

const random = (count: number): Uint32Array => crypto.getRandomValues(new Uint32Array(count));

/** A name of 25 letters and digits for a set or an exam run. Works on pages without HTTPS too. */
export const newId = (): string =>
  [...random(4)]
    .map((number) => number.toString(36).padStart(7, '0'))
    .join('')
    .slice(0, 25);

/** Signs that cannot be taken for each other when a seed is read out or written down. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';

/** A seed of six signs: short enough to read out to a class. */
export const newSeed = (): string => [...random(6)].map((number) => SIGNS[number % SIGNS.length]).join('');
