/** `spelregels import` as a person runs it: what it writes, what it says, and its exit status. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
/** Imports a text (or bytes), and what came of it. */
const run = (source: string | Uint8Array, edition: string, ...more: readonly string[]) => {
  const path = join(folder, `bron-${++made}.txt`);
  const out = join(folder, `uit-${made}`);
  writeFileSync(path, source);
  const again = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/cli/main.ts', 'import', path, '--edition', edition, '--out', out, ...more, ...args],
      { encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };
  const files = () => (existsSync(out) ? readdirSync(out).sort() : []);
  const file = (name: string) => readFileSync(join(out, name), 'utf8');
  return { ...again(), path, again, files, file };
};

/** A year of which there never was an edition. */
const NEVER = '1901';

test('an edition that the register does not know is imported too, and what to do next is said', () => {
  const { status, stdout, files } = run('Artikel 17\nDe duur\nTekst.\nArtikel 18\nHet bod\nTekst.', NEVER);
  expect(status).toBe(0);
  expect(files()).toEqual(['17.mdx', '18.mdx']);
  expect(stdout).toContain(`npm run new:edition ${NEVER}`);
});

test('chapters with roman numbers are recognised there', () => {
  const { files, file } = run('Sjabloon:1932:VI\nVI. Het bieden\nEen alinea.\nNog een.', NEVER);
  expect(files()).toEqual(['vi.mdx']);
  expect(file('vi.mdx')).toContain('<Part n="2">Nog een.</Part>');
});

test('an article that comes twice is told with its lines, the first is kept, and the status says so', () => {
  const { status, stdout, path, files, file } = run('Art. 30. Een.\nA.\nArt. 30. Ander.\nB.', '1959');
  expect(status).toBe(1);
  expect(stdout).toContain('geschreven in');
  expect(stdout).toContain(`${path}:3: NIET GEPLAATST`);
  expect(stdout).toContain(`${path}:4: NIET GEPLAATST`);
  expect(files()).toEqual(['30.mdx']);
  expect(file('30.mdx')).not.toContain('Ander');
});

test('what cannot be written as a part is said with file and line of the source, and the rest is imported', () => {
  const { status, stdout, stderr, path, files } = run('Art. 30. Een.\na. x\na. y\nArt. 31. Twee.\nz', '1959');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain(`${path}:3: dit nummer staat al in het artikel`);
  expect(files()).toEqual(['30.mdx', '31.mdx']);
});

test('letters of Windows are read, and said', () => {
  const { status, stdout, file } = run(Buffer.from('Artikel 22\nHet bieden is geëindigd.', 'latin1'), '2017');
  expect(status).toBe(0);
  expect(stdout).toContain('gelezen als Windows-1252');
  expect(file('22.mdx')).toContain('geëindigd');
});

test('a file that is there stays as it is, without --force', () => {
  const { again, file } = run('Art. 30. Een.\nA.', '1959');
  const before = file('30.mdx');
  const { status, stdout } = again();
  expect(status).toBe(2);
  expect(stdout).toContain('would-overwrite');
  expect(file('30.mdx')).toBe(before);
  expect(again('--force').status).toBe(0);
});

test.each([
  ['zomaar', '2017', 'no-articles'],
  ['Artikel 22\nx', 'zomaar', 'unknown-edition'],
  ['<mediawiki><page><title>x</page></mediawiki>', '2017', 'broken-xml'],
  ['%PDF-1.4\n\0\x01', '2017', 'no-text'],
])('%j for %s is refused with a code', (source, edition, code) => {
  const { status, stdout, stderr, files } = run(source, edition);
  expect(status).toBe(2);
  expect(stdout).toContain(code);
  expect(stderr).toBe('');
  expect(files()).toEqual([]);
});
