/**
 * Makes the four letters of the site from the packages that hold them: the signs that Dutch text needs, the weights that the styles
 * use, and nothing else. Half the bytes of the packages' own files, and the letters are what a first page waits for.
 * Run by hand after an update of those packages or when a text needs another sign: `node scripts/make-fonts.ts`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
const FONTS = 'src/styles/fonts';

/** File in `src/styles/fonts/` and the package that it is made of. */
export const LETTERS = [
  { file: 'law.woff2', family: 'source-serif-4', style: 'normal' },
  { file: 'law-italic.woff2', family: 'source-serif-4', style: 'italic' },
  { file: 'ours.woff2', family: 'atkinson-hyperlegible-next', style: 'normal' },
  { file: 'ours-italic.woff2', family: 'atkinson-hyperlegible-next', style: 'italic' },
] as const;
export type Letter = (typeof LETTERS)[number];

const range = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  ).join('');

/** The signs in the letters: ASCII, the accents of Dutch and of the names of its neighbours, and what the pages are set with. */
export const SIGNS =
  range(' ', '~') +
  'áàâäåãæçéèêëíìîïñóòôöøœßúùûüýÿÁÀÂÄÅÇÉÈÊËÍÎÏÑÓÔÖØÚÛÜ' +
  '\u00a0\u00ad²·¹×½–—‘’“”„…‹›€•−↑↓';
/** Copyright, trademark, licence and its address: the Open Font License travels in the file. */
const LICENCE_NAMES = [0, 7, 13, 14];

/** What is taken of a letter: its signs in the weights of the styles. */
const PART = {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'liga', 'calt', 'locl', 'ccmp', 'mark', 'lnum', 'tnum', 'zero'],
  preserveNameIds: LICENCE_NAMES,
};

/** One letter as WOFF2. The second round only packs: it leaves out nothing, and sums up the tables anew. */
export async function makeLetter({ family, style }: Letter): Promise<Buffer> {
  const whole = readFileSync(join(PACKAGES, family, 'files', `${family}-latin-wght-${style}.woff2`));
  const part = await subsetFont(whole, SIGNS, { ...PART, targetFormat: 'sfnt' });
  return subsetFont(renamed(part), SIGNS, { preserveNameIds: LICENCE_NAMES, targetFormat: 'woff2' });
}

/**
 * The font under another name, as its licence asks of a changed copy: "Source" is a reserved name (SIL Open Font License 1.1, 3).
 * Another word of six letters in its place, so that nothing in the `name` table moves (OpenType 1.9, "name").
 */
function renamed(sfnt: Buffer): Buffer {
  const font = Buffer.from(sfnt);
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, at) => 12 + 16 * at).find(
    (at) => font.toString('latin1', at, at + 4) === 'name',
  );
  if (entry === undefined) throw new Error('no name table in the font');
  const start = font.readUInt32BE(entry + 8);
  const strings = start + font.readUInt16BE(start + 4);
  for (let at = 0; at < font.readUInt16BE(start + 2); at += 1) {
    const record = start + 6 + 12 * at;
    if (LICENCE_NAMES.includes(font.readUInt16BE(record + 6))) continue;
    const from = strings + font.readUInt16BE(record + 10);
    const name = font.subarray(from, from + font.readUInt16BE(record + 8));
    const wide = font.readUInt16BE(record) !== 1;
    const old = encode('Source', wide);
    for (let found = name.indexOf(old); found !== -1; found = name.indexOf(old))
      encode('Regels', wide).copy(name, found);
  }
  return font;
}

/** UTF-16BE for Windows and Unicode, one byte a letter for Macintosh. */
const encode = (text: string, wide: boolean) =>
  wide ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1');

if (process.argv[1] === import.meta.filename) {
  mkdirSync(FONTS, { recursive: true });
  for (const letter of LETTERS) {
    const made = await makeLetter(letter);
    writeFileSync(join(FONTS, letter.file), made);
    copyFileSync(join(PACKAGES, letter.family, 'LICENSE'), join(FONTS, `${letter.family}.LICENSE.txt`));
    console.log(`${letter.file}: ${(made.length / 1000).toFixed(1)} kB`);
  }
}
