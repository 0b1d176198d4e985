/** Without a network: the core after one visit, everything after "maak alles offline beschikbaar", from a cold start. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtPaths } from '../../scripts/built-site.ts';
import { CURRENT } from '../../src/editions.ts';
import { useBrowser } from './browser.ts';
import { answer, untilAsked } from './practising.ts';

const open = useBrowser();
const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** The worker has installed and answers for this page. */
const controlled = async (page: Page) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

const heading = (page: Page) => page.locator('h1').first().innerText();

describe('zonder netwerk', () => {
  test('werkt de kern na één bezoek, ook met een adres zonder slash aan het eind', async () => {
    const page = await open('/', WITH_WORKER);
    await controlled(page);
    await page.context().setOffline(true);
    for (const path of [
      '/',
      '/arbitrage/',
      '/oefenen/',
      '/zoeken/',
      `/${CURRENT.id}/27/`,
      `/${CURRENT.id}/27`,
    ]) {
      await page.goto(path);
      expect(await heading(page), path).not.toContain('niet op dit toestel');
    }
    expect(new URL(page.url()).pathname).toBe(`/${CURRENT.id}/27/`);
    await page.goto('/1959/30/');
    expect(await heading(page)).toContain('niet op dit toestel');
    await page.goto(`/oefenen/?editie=${CURRENT.id}&soort=keuzes`);
    await untilAsked(page);
    await answer(page, true);
    await page.goto(`/arbitrage/#editie=${CURRENT.id}&geval=onvoldoend-bod&zaak=b1S_bE-1H_l`);
    await page.getByText('je mag het bod van').first().waitFor();
    await page.goto('/zoeken/?q=strafkaart');
    await page.locator('main mark').first().waitFor();
    await page.context().close();
  });

  test('werkt alles na één druk op de knop, en blijft de staat zichtbaar', async () => {
    const page = await open('/over/', WITH_WORKER);
    await controlled(page);
    await page.getByRole('button', { name: 'Maak alles offline beschikbaar' }).click();
    await page.getByText('Alles staat op dit toestel: versie').waitFor({ timeout: 50_000 });
    await page.context().setOffline(true);
    const cold = await page.context().newPage();
    const paths = builtPaths().filter((path) => path.endsWith('/'));
    const faults = await cold.goto('/').then(() =>
      cold.evaluate(
        (all) =>
          Promise.all(
            all.map(async (path) => {
              const response = await fetch(path).catch(() => undefined);
              return response?.ok ? '' : path;
            }),
          ),
        paths,
      ),
    );
    expect(faults.filter(Boolean)).toEqual([]);
    await cold.goto('/1959/30');
    expect(await heading(cold)).toContain('Onvoldoend bod');
    await page.reload();
    await page.getByText('Alles staat op dit toestel: versie').waitFor();
    await page.context().close();
  });

  test('een nieuwe versie wacht tot een vraag, een zaak en een examen klaar zijn, en laat open bladzijden hun scripts', async () => {
    const page = await open('/', WITH_WORKER);
    await controlled(page);
    const CASE = '/arbitrage/#editie=2017&geval=onvoldoend-bod&zaak=b1S_bE-1H';
    for (const path of [CASE, '/examen/?proef=vrij&editie=2017&zaad=a&aantal=5']) {
      await page.goto(path);
      await page.locator('[data-busy]').waitFor();
    }
    await page.goto('/oefenen/?vraag=2017-kn-strafkaarten-02-17');
    await untilAsked(page);
    const other = await page.context().newPage();
    await other.goto(CASE);
    await other.locator('[data-busy]').waitFor();

    const worker = readFileSync('dist/sw.js', 'utf8');
    writeFileSync('dist/sw.js', worker.replace(/(VERSION = ')\w+/, '$1nieuw'));
    onTestFinished(() => writeFileSync('dist/sw.js', worker));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect
      .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting), {
        timeout: 20_000,
      })
      .toBe(true);
    const notice = page.locator('[data-new-version]');
    expect(await notice.isVisible()).toBe(false);
    await answer(page, true);
    expect(await notice.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Bekijk de uitslag' }).click();
    await notice.waitFor();
    expect(await other.locator('[data-new-version]').isVisible()).toBe(false);

    await Promise.all([page.waitForEvent('load'), notice.getByRole('button').click()]);
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['kern-nieuw', 'vorige']));
    const before = await page.evaluate(async () => {
      const kept = await (await caches.open('vorige')).keys();
      return kept.map(({ url }) => new URL(url).pathname);
    });
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter((path) => !path.startsWith('/_astro/'))).toEqual([]);
    expect(await other.locator('.case h1').innerText()).toBe('Onvoldoend bod');
    await page.context().close();
  });
});
