/** The lint rules that keep a test from passing on a promise, which is true whatever comes of it. */
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();
const faultsIn = async (code: string): Promise<number> => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: 'tests/e2e/offline.test.ts' });
  return result!.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
};

test.each([
  'page.waitForFunction(async () => (await caches.keys()).length > 0);',
  'page.waitForFunction(async function () { return true; });',
  'page.waitForFunction(() => caches.keys().then((keys) => keys.length > 0));',
  'page.waitForURL(async (url) => url.hash !== "");',
  'list.filter(async (each) => await each.isVisible());',
  'list.some(async (each) => await each.isVisible());',
])('mag niet: %s', async (code) => {
  expect(await faultsIn(code)).toBe(1);
});

test.each([
  'page.waitForFunction(() => document.title !== "");',
  'expect.poll(async () => (await caches.keys()).length);',
  'page.evaluate(async () => (await caches.keys()).length);',
  'list.map(async (each) => await each.isVisible());',
])('mag: %s', async (code) => {
  expect(await faultsIn(code)).toBe(0);
});
