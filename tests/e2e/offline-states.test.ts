/**
 * What the panel on /over/ says of what is kept, on servers as they are: a new version, a fault on the way, a page that is left,
 * a host that answers its 404 page with 404. What it says is what the caches hold.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { serveDist, type Instead } from '../../scripts/serve-dist.ts';
import { useBrowser } from './browser.ts';

const open = useBrowser();
const WITH_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

/** A server of the built site that can be made to answer otherwise; a page on it. */
async function served(path: string, insteadOf: (path: string) => Instead | undefined) {
  const { origin, stop } = await serveDist('dist', insteadOf);
  const page = await open(path, { ...WITH_WORKER, baseURL: origin });
  onTestFinished(async () => {
    await page.context().close();
    stop();
  });
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const keep = (page: Page) => button(page, 'Maak alles offline beschikbaar').click();
const whole = (page: Page, version = '') =>
  page.getByText(`Alles staat op dit toestel: versie ${version}`).waitFor({ timeout: 50_000 });
const said = (page: Page) => page.locator('[data-state]').innerText();

/** The worker and the list of another version of the same files. */
const otherVersion = (path: string): Instead | undefined =>
  path === '/sw.js'
    ? { status: 200, text: readFileSync('dist/sw.js', 'utf8').replace(/(VERSION = ')\w+/, '$1nieuw') }
    : path === '/offline.json'
      ? {
          status: 200,
          text: readFileSync('dist/offline.json', 'utf8').replace(/("version":")\w+/, '$1nieuw'),
        }
      : undefined;

test('na een nieuwe versie staat alles er nog, en dat zegt het paneel', async () => {
  let isNew = false;
  const page = await served('/over/', (path) => (isNew ? otherVersion(path) : undefined));
  await keep(page);
  await whole(page);
  expect(await button(page, 'Maak alles offline beschikbaar').isVisible()).toBe(false);
  isNew = true;
  await page.reload();
  await Promise.all([page.waitForEvent('load'), button(page, 'Nu vernieuwen').click()]);
  await whole(page, 'nieuw');
  await page.context().setOffline(true);
  await page.reload();
  await whole(page, 'nieuw');
});

test('bewaren gaat door als de bladzijde wordt verlaten, en staat er daarna als geheel', async () => {
  const page = await served('/over/', () => undefined);
  await keep(page);
  await page.getByText('bestanden bewaard').waitFor();
  await page.goto('/begrippen/');
  await page.goto('/over/');
  await whole(page);
});

test('een fout onderweg blijft staan, noemt geen bestand, en het bewaren gaat verder', async () => {
  let isBroken = true;
  const page = await served('/over/', (path) =>
    isBroken && path === '/1959/30/' ? { status: 404 } : undefined,
  );
  await keep(page);
  await page.getByText('Het ophalen is onderweg gestopt.').waitFor();
  await page.waitForTimeout(1000);
  expect(await said(page)).toMatch(/^Het ophalen is onderweg gestopt\. [^(:]*: ga verder/);
  expect(await page.locator('[data-progress]').isVisible()).toBe(false);
  expect(await button(page, 'Verwijder van dit toestel').isVisible()).toBe(true);
  isBroken = false;
  await page.reload();
  await page.getByText(/^Nog niet alles staat op dit toestel: \d+ van \d+ bestanden\./).waitFor();
  await button(page, 'Ga verder met bewaren').click();
  await whole(page);
  await button(page, 'Verwijder van dit toestel').click();
  await page.getByText(/^Nog niet alles staat op dit toestel\. Het gaat om/).waitFor();
});

test('wacht er een nieuwere versie, dan zegt het paneel eerst te vernieuwen, en daarna lukt het', async () => {
  let isNew = false;
  const page = await served('/over/', (path) => (isNew ? otherVersion(path) : undefined));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  isNew = true;
  await keep(page);
  await page.getByText('Er is een nieuwe versie van de site. Druk eerst op “Nu vernieuwen”').waitFor();
  await page.reload();
  await Promise.all([page.waitForEvent('load'), button(page, 'Nu vernieuwen').click()]);
  await keep(page);
  await whole(page, 'nieuw');
});

test.each([
  [
    'met 404 en de bladzijde',
    (path: string) =>
      path === '/404.html' ? { status: 404, text: readFileSync('dist/404.html', 'utf8') } : undefined,
  ],
  ['met 404 en niets', (path: string) => (path === '/404.html' ? { status: 404 } : undefined)],
  ['met 403', (path: string) => (path === '/404.html' ? { status: 403 } : undefined)],
])('een host die /404.html beantwoordt %s: alles is te bewaren', async (_how, insteadOf) => {
  const page = await served('/over/', insteadOf);
  await keep(page);
  await whole(page);
});

test('kan de site zich niet klaarzetten, dan zegt de knop dat', async () => {
  const page = await served('/over/', (path) => (path === '/oefenen/' ? { status: 500 } : undefined));
  await keep(page);
  await page.getByText('Het klaarzetten op dit toestel is niet gelukt.').waitFor();
  expect(await button(page, 'Maak alles offline beschikbaar').isEnabled()).toBe(true);
});

test('staat alles er, dan is een adres zonder bladzijde ook zonder netwerk niet gevonden, en elke schrijfwijze van een bladzijde wel', async () => {
  const page = await served('/over/', () => undefined);
  await keep(page);
  await whole(page);
  await page.reload();
  await page.context().setOffline(true);
  const missing = await page.goto('/2017/bestaat-niet/');
  expect(missing?.status()).toBe(404);
  expect(await page.locator('h1').innerText()).toBe('Deze bladzijde is er niet');
  for (const path of ['/1959/30/index.html', '/1959/30', '/1959/30/?q=x']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/1959/30/');
  }
});

test('een browser zonder opslag voor bestanden: het paneel zegt dat en er gaat niets mis', async () => {
  const page = await open('/begrippen/');
  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await page.goto('/over/');
  await page.getByText('Je browser geeft de site geen opslag').waitFor();
  await page.context().close();
});
