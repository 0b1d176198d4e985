/** Sets of small numbers as bits: which ideas are answered, which letters are in a word. */

/** How many bits are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
