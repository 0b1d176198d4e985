/** Without a network: the core after one visit, everything after "maak alles offline beschikbaar", from a cold start. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtPages } from '../../scripts/built-site.ts';
import { CURRENT } from '../../src/editions.ts';
import { useBrowser } from './browser.ts';

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
    await page.context().close();
  });

  test('werkt alles na één druk op de knop, en blijft de staat zichtbaar', async () => {
    const page = await open('/over/', WITH_WORKER);
    await controlled(page);
    await page.getByRole('button', { name: 'Maak alles offline beschikbaar' }).click();
    await page.getByText('Alles staat op dit toestel: versie').waitFor({ timeout: 50_000 });
    await page.context().setOffline(true);
    const cold = await page.context().newPage();
    const paths = builtPages()
      .map(({ path }) => path)
      .filter((path) => path.endsWith('/'));
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

  test('een nieuwe versie wacht, en wordt niet aangeboden waar iemand bezig is', async () => {
    const page = await open('/', WITH_WORKER);
    await controlled(page);
    const worker = readFileSync('dist/sw.js', 'utf8');
    writeFileSync('dist/sw.js', `${worker}\n// een volgende versie\n`);
    onTestFinished(() => writeFileSync('dist/sw.js', worker));
    const notice = page.locator('[data-new-version]');
    await page.evaluate(async () => {
      const busy = document.createElement('p');
      busy.dataset.busy = '';
      document.querySelector('main')?.append(busy);
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null,
    );
    expect(await notice.isVisible()).toBe(false);
    await page.reload();
    await notice.waitFor();
    await Promise.all([page.waitForEvent('load'), notice.getByRole('button').click()]);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting === null,
    );
    await page.context().close();
  });
});
