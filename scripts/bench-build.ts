/**
 * Measures how the build grows: time and size of the site with 1, 5 and 20 times the current edition, each copy an edition of
 * its own in a copy of the project. Slow, so it runs only when it is asked for: `npm run bench build`.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CURRENT, EDITIONS } from '../src/editions.ts';

const TIMES = [1, 5, 20] as const;
const PARTS = [
  'content',
  'public',
  'scripts',
  'src',
  'CHANGELOG.md',
  'package.json',
  'astro.config.mjs',
  'tsconfig.json',
];
const MADE = 'const made = ';

/** Puts `count` more editions in the register and the content of a copy: the current one under years to come. */
function grow(copy: string, count: number): void {
  const register = join(copy, 'src/editions.ts');
  const years = Array.from({ length: count }, (_, at) => String(2100 + at));
  const source = readFileSync(register, 'utf8');
  const listed = source.replace(
    /(export const EDITIONS: readonly Edition\[\] = \[)([^\]]*)\];/,
    (_all, start: string, ids: string) =>
      `${MADE}${JSON.stringify(years)}.map((id): Edition => ({ ...e${CURRENT.id}, id, year: Number(id), until: Number(id) + 1 }));\n${start}${ids}, ...made];`,
  );
  if (!listed.includes(MADE)) throw new Error('src/editions.ts: EDITIONS not found');
  writeFileSync(register, listed);
  for (const year of years)
    cpSync(join(copy, 'content/editions', CURRENT.id), join(copy, 'content/editions', year), {
      recursive: true,
    });
}

/** Builds the site at each size and prints a line for it. */
export function benchBuild(): void {
  console.log('\nbuild');
  for (const times of TIMES) {
    const copy = mkdtempSync(join(tmpdir(), 'bench-build-'));
    for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'));
    const all = globSync('content/editions/*/*.mdx').length;
    const own = globSync(`content/editions/${CURRENT.id}/*.mdx`).length;
    grow(copy, Math.round((all * (times - 1)) / own));
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'build'], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${times} x: ${`${stdout}${stderr}`.slice(-2000)}`);
    const seconds = (performance.now() - start) / 1000;
    const files = globSync('**/*', { cwd: join(copy, 'dist') })
      .map((name) => statSync(join(copy, 'dist', name)))
      .filter((each) => each.isFile());
    const pages = globSync('**/*.html', { cwd: join(copy, 'dist') }).length;
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    console.log(
      `  ${`${times} x the laws`.padEnd(16)} ${seconds.toFixed(0)} s  ${pages} pages  ${files.length} files  ${(bytes / 1e6).toFixed(1)} MB  ${((seconds * 1000) / pages).toFixed(0)} ms a page`,
    );
    rmSync(copy, { recursive: true });
  }
  console.log(`  (${EDITIONS.length} editions at 1 x)`);
}
