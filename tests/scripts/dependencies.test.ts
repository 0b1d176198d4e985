/** CONTRIBUTING.md gives each dependency one reason, and names none that is gone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const versions = { ...dependencies, ...devDependencies };

test('elke afhankelijkheid staat in CONTRIBUTING.md met een reden', () => {
  const rows = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(versions).sort());
  expect(rows.filter(([, , reason = '']) => reason.length < 6)).toEqual([]);
});

test('elke afhankelijkheid staat op een vaste versie', () => {
  expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
