/** The letters in `src/styles/fonts/` are those of the packages, made small by `scripts/make-fonts.ts`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LETTERS, makeLetter, SIGNS } from '../../scripts/make-fonts.ts';

test.each(LETTERS)('$file is gemaakt van het pakket dat er nu is', async (letter) => {
  const kept = readFileSync(`src/styles/fonts/${letter.file}`);
  expect(kept.equals(await makeLetter(letter)), 'draai node scripts/make-fonts.ts').toBe(true);
  expect(readFileSync(`src/styles/fonts/${letter.family}.LICENSE.txt`, 'utf8')).toContain(
    'SIL OPEN FONT LICENSE',
  );
});

test('geen teken staat er twee keer in', () => {
  expect([...SIGNS].filter((sign, at) => SIGNS.indexOf(sign) !== at)).toEqual([]);
});
