/** The budget check on a small built site: it follows what a page loads at once, and names what is too heavy. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBudgets } from '../../scripts/check-budgets.ts';

let dist: string;
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'budget-'))));
afterEach(() => rmSync(dist, { recursive: true }));

/** Text that does not compress below its half: every number once. */
const heavy = (bytes: number) => {
  let text = '';
  for (let n = 1; text.length < bytes * 2; n++) text += ((n * 2654435761) >>> 0).toString(36);
  return text;
};

/** A site of a start page and one article whose head is `head`. */
const site = (head: string, files: { readonly [name: string]: string } = {}, core = 1000) => {
  const all = {
    'index.html': '<title>start</title>',
    '2017/1/index.html': `<head>${head}</head>`,
    'zoek/index.json': '{}',
    'offline.json': JSON.stringify({ corePackedBytes: core }),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return checkBudgets(dist).faults;
};

const SCRIPT = '<script type="module" src="/_astro/a.js"></script>';

test('een licht artikel blijft binnen het budget', () => {
  expect(site(SCRIPT, { '_astro/a.js': 'export{}' })).toEqual([]);
});

test.each([
  ['een stijlblad', '<link rel="stylesheet" href="/_astro/x.css">', { '_astro/x.css': heavy(40_000) }],
  [
    'een script dat een script invoert',
    SCRIPT,
    { '_astro/a.js': 'import{a as b}from"./x.js";b()', '_astro/x.js': heavy(40_000) },
  ],
  [
    'een eiland dat meteen laadt',
    '<astro-island client="load" component-url="/_astro/x.js" renderer-url="/_astro/a.js"></astro-island>',
    { '_astro/a.js': '', '_astro/x.js': heavy(40_000) },
  ],
])('%s telt mee: te zwaar wordt genoemd met bladzijde, grootte en bestand', (_name, head, files) => {
  const [fault, ...more] = site(head, files);
  expect(more).toEqual([]);
  expect(fault).toMatch(/^\/2017\/1\/: \d\d\.\d kB, het budget is 30\.0 kB; het meest weegt x\.(js|css) /);
});

test.each([
  ['een script dat pas later wordt gevraagd', SCRIPT],
  [
    'een eiland dat pas laadt als het in beeld komt',
    '<astro-island client="visible" component-url="/_astro/x.js"></astro-island>',
  ],
  ['wat alleen zonder script geldt', '<noscript><link rel="stylesheet" href="/_astro/x.js"></noscript>'],
])('%s telt niet mee', (_name, head) => {
  expect(site(head, { '_astro/a.js': 'import("./x.js")', '_astro/x.js': heavy(40_000) })).toEqual([]);
});

test('een script waarop de bladzijde wacht wordt genoemd', () => {
  expect(site('<script src="/_astro/a.js"></script>', { '_astro/a.js': '' })).toEqual([
    '/2017/1/: de bladzijde wacht op een script: /_astro/a.js',
  ]);
});

test('een te zware zoekindex en een te zware offline kern worden genoemd', () => {
  const [index, core] = site('', { 'zoek/index.json': heavy(500_000) }, 2_500_000);
  expect(index).toMatch(/^zoekindex: \d+\.\d kB, het budget is 400\.0 kB$/);
  expect(core).toBe('offline kern: 2500.0 kB, het budget is 2000.0 kB');
});
