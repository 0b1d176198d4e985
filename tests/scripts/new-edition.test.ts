/**
 * That an edition is one folder, one module and one entry in the register: in a copy of the project an edition is added with
 * the commands for it, given a module (the laws of 1930, printed again), and held against the tests of every edition.
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

const NEW = '2027';
const OLD = '1930';
const PARTS = [
  'content',
  'scripts',
  'src',
  'tests',
  'package.json',
  'vitest.config.ts',
  'astro.config.mjs',
  'tsconfig.json',
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

const testsOfEveryEdition = () =>
  node(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', 'unit', '--root', copy, '--reporter=verbose'],
    ...['tests/content', 'tests/engine/editions/quotes', 'tests/engine/editions/coverage'],
  );

test('een editie en een artikel toevoegen: een map, een regel in het register', () => {
  expect(node('scripts/new-edition.ts', NEW, '17', 'De biedperiode').stderr).toBe('');
  expect(node('scripts/new-article.ts', '1959', '20').stderr).toBe('');
  expect(node('scripts/new-article.ts', '1982', '27', '--tekst').stderr).toBe('');
  expect(changed()).toEqual([
    'content/editions/1959/20.mdx',
    'content/editions/1982/27.mdx',
    `content/editions/${NEW}/17.mdx`,
    'src/editions.ts',
    'src/engine/index.ts',
  ]);
  expect(readFileSync(join(copy, 'src/editions.ts'), 'utf8')).toContain('e2007, e2017, e2027]');
});

test('met een module voor het bieden arbitreert de rekenkern ernaar, en slagen de tests van elke editie', () => {
  cpSync(join(copy, `content/editions/${OLD}`), join(copy, `content/editions/${NEW}`), { recursive: true });
  rmSync(join(copy, `content/editions/${NEW}/17.mdx`));
  change('src/editions.ts', (register) => {
    const [, entry = ''] = new RegExp(`const e${OLD}: Edition = (\\{[\\s\\S]*?\\n\\});`).exec(register) ?? [];
    return register.replace(
      new RegExp(`const e${NEW}: Edition = \\{[\\s\\S]*?\\n\\};`),
      `const e${NEW}: Edition = ${entry.replaceAll(OLD, NEW).replace(/\n {2}until: \d+,/, '')};`,
    );
  });
  cpSync(join(copy, `src/engine/editions/${OLD}.ts`), join(copy, `src/engine/editions/${NEW}.ts`));
  change(`src/engine/editions/${NEW}.ts`, (laws) => laws.replace(`edition: '${OLD}'`, `edition: '${NEW}'`));
  change('src/engine/index.ts', (index) =>
    index
      .replace(
        /^import \{ laws as laws2017 .*$/m,
        (line) => `${line}\n${line.replaceAll('2017/index', NEW).replaceAll('2017', NEW)}`,
      )
      .replace('laws2017]', `laws2017, laws${NEW}]`)
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
  const { stdout, status } = testsOfEveryEdition();
  for (const name of [`> ${NEW} >`, 'summary 1959/20']) expect(stdout).toContain(name);
  expect(status, stdout).toBe(0);
}, 120_000);

test.each([
  ['scripts/new-edition.ts', ['2017', '1', 'De kaarten'], 'staat al in src/editions.ts'],
  ['scripts/new-edition.ts', ['17', '1', 'De kaarten'], 'npm run new:edition'],
  ['scripts/new-article.ts', ['1999', '1'], 'Edities: 1930'],
  ['scripts/new-article.ts', ['1959', '77'], 'Zet eerst een regel met nummer en onderwerp'],
  ['scripts/new-article.ts', ['1959', '30'], 'bestaat al; er is niets veranderd'],
])('%s %j zegt wat er mis is en verandert niets', (script, args, words) => {
  const before = changed();
  const { status, stderr } = node(script, ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
  expect(changed()).toEqual(before);
});
