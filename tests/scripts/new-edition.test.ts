/**
 * That an edition is one folder, one module and one entry in the register: in a copy of the project an edition is added with
 * the commands for it, given a module (the laws of 1930, printed again), and everything that is tested of editions is
 * tested there. Which editions and articles are new is derived, so that it holds whatever the site has.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleSlug, CURRENT, EDITIONS, GAP_YEARS } from '../../src/editions.ts';

const OLD = '1930';
/** An edition of which we only know the year, or of which there never was one; and one that is to come. */
const MIDDLE = String(GAP_YEARS.findLast((year) => year > 1960) ?? 1961);
const NEW = String(Math.max(2027, ...EDITIONS.map(({ year }) => year + 1)));
const [SUMMARY, TEXT] = EDITIONS.filter(({ id }) => id !== CURRENT.id).flatMap(({ id, articles }) => {
  const [first] = articles
    .map(({ number }) => articleSlug(number))
    .filter((slug) => !existsSync(`content/editions/${id}/${slug}.mdx`));
  return first === undefined ? [] : [{ id, article: first }];
});
const IMPORTED =
  'Artikel 17\nDe duur van het bieden\na. Eerst {zo}.\nb. Dan *zo*.\nArtikel 18\nHet bod is `een` bod.\n';

const PARTS = [
  'content',
  'docs',
  'scripts',
  'src',
  'tests',
  'CONTRIBUTING.md',
  'README.md',
  '.prettierrc.json',
  '.prettierignore',
  'package.json',
  'vitest.config.ts',
  'astro.config.mjs',
  'tsconfig.json',
].filter((part) => existsSync(part));

/** What reads the editions, the articles or the register, whichever they are; what only computes is left out for its time. */
const TESTS = [
  ...['content', 'lawtext', 'search', 'hostile', 'dutch', 'compare', 'arbitrage'].map(
    (room) => `tests/${room}/`,
  ),
  ...['quiz/sets', 'quiz/codes'].map((file) => `tests/${file}.test`),
];
/** What asks the laws of an edition whether they are in its text, and shown; what else a module needs is in the README. */
const TESTS_OF_LAWS = [
  'tests/content/',
  'tests/engine/editions/quotes.test',
  'tests/engine/editions/coverage.test',
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'editie-'));
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const node = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });

const change = (file: string, how: (source: string) => string) =>
  writeFileSync(join(copy, file), how(readFileSync(join(copy, file), 'utf8')));

/** Files of the copy that are not as they are here. */
const changed = () =>
  globSync('{content,src}/**/*.*', { cwd: copy })
    .filter(
      (file) => !existsSync(file) || readFileSync(file, 'utf8') !== readFileSync(join(copy, file), 'utf8'),
    )
    .sort();

const vitest = (...args: readonly string[]) =>
  node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--root', copy, ...args);

test('edities en artikelen toevoegen: een map, een regel in het register, opgemaakt zoals de rest', () => {
  expect(node('scripts/new-edition.ts', NEW, '17', 'Foto\'s van de "biedperiode"').stderr).toBe('');
  writeFileSync(join(copy, 'bron.txt'), IMPORTED);
  expect(node('src/cli/main.ts', 'import', 'bron.txt', '--edition', MIDDLE).status).toBe(0);
  expect(node('scripts/new-edition.ts', MIDDLE).stderr).toBe('');
  expect(node('scripts/new-article.ts', SUMMARY!.id, SUMMARY!.article).stderr).toBe('');
  expect(node('scripts/new-article.ts', TEXT!.id, TEXT!.article, '--tekst').stderr).toBe('');
  const made = [
    `content/editions/${SUMMARY!.id}/${SUMMARY!.article}.mdx`,
    `content/editions/${TEXT!.id}/${TEXT!.article}.mdx`,
    `content/editions/${MIDDLE}/17.mdx`,
    `content/editions/${MIDDLE}/18.mdx`,
    `content/editions/${NEW}/17.mdx`,
    'src/editions.ts',
    'src/engine/index.ts',
  ];
  expect(changed()).toEqual([...made].sort());
  const register = readFileSync(join(copy, 'src/editions.ts'), 'utf8');
  expect(register).toContain(`, e${NEW}]`);
  expect(register).toContain('17 De duur van het bieden\n');
  const { stdout, stderr, status } = node('node_modules/prettier/bin/prettier.cjs', '--check', ...made);
  expect(status, stdout + stderr).toBe(0);
});

test('wat van edities getoetst wordt slaagt ook met de opzetten, nadat hun adressen zijn vastgelegd', () => {
  expect(vitest('tests/lawtext/anchors.test', '-u').status).toBe(0);
  const { stdout, stderr, status } = vitest('--reporter=verbose', ...TESTS);
  expect(status, stdout + stderr).toBe(0);
  for (const name of [`> ${NEW} >`, `> ${MIDDLE} >`, `summary ${SUMMARY!.id}/${SUMMARY!.article}`])
    expect(stdout).toContain(name);
}, 400_000);

test('met een module voor het bieden arbitreert de rekenkern ernaar, en slagen de tests van haar bepalingen', () => {
  cpSync(join(copy, `content/editions/${OLD}`), join(copy, `content/editions/${NEW}`), { recursive: true });
  rmSync(join(copy, `content/editions/${NEW}/17.mdx`));
  change('src/editions.ts', (register) => {
    const [, entry = ''] = new RegExp(`const e${OLD}: Edition = (\\{[\\s\\S]*?\\n\\});`).exec(register) ?? [];
    return register.replace(
      new RegExp(`const e${NEW}: Edition = \\{[\\s\\S]*?\\n\\};`),
      () => `const e${NEW}: Edition = ${entry.replaceAll(OLD, NEW).replace(/\n {2}until: \d+,/, '')};`,
    );
  });
  cpSync(join(copy, `src/engine/editions/${OLD}.ts`), join(copy, `src/engine/editions/${NEW}.ts`));
  change(`src/engine/editions/${NEW}.ts`, (laws) => laws.replace(`edition: '${OLD}'`, `edition: '${NEW}'`));
  change('src/engine/index.ts', (index) =>
    index
      .replace(
        new RegExp(`^import \\{ laws as laws${OLD} .*$`, 'm'),
        (line) => `${line}\n${line.replaceAll(OLD, NEW)}`,
      )
      .replace(/(const EDITIONS: readonly Laws\[\] = \[[^\]]*)\]/, `$1, laws${NEW}]`)
      .replace(`, '${NEW}'`, ''),
  );
  const ruled = (edition: string) => {
    const record = {
      edition,
      dealer: 'N',
      vulnerable: 'none',
      events: [{ call: '1S' }, { call: '1H' }, { attention: true }],
    };
    const { stdout } = spawnSync(process.execPath, ['src/cli/main.ts', 'rule', '-'], {
      cwd: copy,
      encoding: 'utf8',
      input: `${JSON.stringify(record)}\n`,
    });
    return stdout;
  };
  expect(ruled(NEW)).toContain('"options"');
  expect(ruled(NEW)).toBe(ruled(OLD).replace(OLD, NEW));
  const { stdout, stderr, status } = vitest('--reporter=verbose', ...TESTS_OF_LAWS);
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain(`> ${NEW} >`);
}, 200_000);

test.each([
  ['scripts/new-edition.ts', ['2017', '1', 'De kaarten'], 'staat al in src/editions.ts'],
  ['scripts/new-edition.ts', ['17', '1', 'De kaarten'], 'npm run new:edition'],
  ['scripts/new-edition.ts', ['1901'], 'npm run new:edition'],
  ['scripts/new-article.ts', ['1901', '1'], 'Edities: 1930'],
  ['scripts/new-article.ts', ['1959', '999'], 'Zet eerst een regel met nummer en onderwerp'],
  ['scripts/new-article.ts', ['1959', '30'], 'bestaat al; er is niets veranderd'],
])('%s %j zegt wat er mis is en verandert niets', (script, args, words) => {
  const before = changed();
  const { status, stderr } = node(script, ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
  expect(changed()).toEqual(before);
});
