/** Search on the built site: the box on every page, the page of search, by keyboard, without script, and when the index fails. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { attribute, builtPages } from '../../scripts/built-site.ts';
import type { IndexFile } from '../../src/search/index-file.ts';
import { PHONE, useBrowser } from './browser.ts';
import { faultsOf } from './checks.ts';

const open = useBrowser();

const box = (page: Page) => page.locator('#zoek');
const options = (page: Page) => page.locator('[role="listbox"] [role="option"]');
const hits = (page: Page) => page.locator('[data-search-hits] .hit-link');

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await options(page).first().waitFor();
}

describe('het zoekvak', () => {
  test('kost een bladzijde die alleen gelezen wordt geen index en geen zoekmachine', async () => {
    const page = await open('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/2017/27/', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /zoekindex|worker|box/.test(url))).toEqual([]);
    await box(page).focus();
    await page.waitForRequest(/zoekindex-v/);
    await page.context().close();
  });

  test('met het toetsenbord: / zoekt, pijlen kiezen, Enter opent het deel zelf, dat gemerkt is', async () => {
    const page = await open('/over/');
    await type(page, 'zooveel als noodig');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe('zoek-keus-0');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/1930/vi/#7c');
    expect(await page.locator('.part:target').getAttribute('id')).toBe('7c');
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('gevonden')?.size ?? 0))
      .toBeGreaterThan(0);
    await page.context().close();
  });

  test('Enter bij een vindplaats gaat er recht heen, bij woorden naar de bladzijde Zoeken', async () => {
    const page = await open('/');
    await type(page, '30a 1959');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/1959/30/#a');
    await type(page, 'onvoldoend bod');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zoeken/?q=onvoldoend+bod');
    await hits(page).first().waitFor();
    await page.context().close();
  });

  test('zegt hoeveel er is, sluit met Escape en laat / in een tekstvak met rust', async () => {
    const page = await open('/2017/1/');
    await type(page, 'strafkaart');
    expect(await box(page).getAttribute('aria-expanded')).toBe('true');
    await expect
      .poll(() => page.locator('[data-search-status]').textContent())
      .toMatch(/\d+ plaatsen gevonden/);
    await page.keyboard.press('Escape');
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type('/');
    expect(await box(page).inputValue()).toBe('strafkaart/');
    await page.context().close();
  });

  test('zonder treffers: andere woorden en een uitweg', async () => {
    const page = await open('/');
    await type(page, 'verzzkn');
    expect(await options(page).allTextContents()).toEqual(
      expect.arrayContaining(['verzaken', 'Inhoud en trefwoorden']),
    );
    await options(page).first().click();
    await expect.poll(() => box(page).inputValue()).toBe('verzaken');
    await page.context().close();
  });

  test('als de index niet te laden is, zegt het vak dat en wijst het de inhoud', async () => {
    const page = await open('/over/');
    await page.route(/zoekindex-v/, (route) => route.fulfill({ status: 503, body: '' }));
    page.removeAllListeners('console');
    await page.keyboard.press('/');
    await page.keyboard.type('bod');
    await page.getByText('Zoeken lukt nu niet').first().waitFor();
    expect(await options(page).allTextContents()).toEqual(['Inhoud en trefwoorden']);
    await page.context().close();
  });

  test('is open toegankelijk en past', async () => {
    const page = await open('/2017/22/', { viewport: PHONE });
    await type(page, 'kaart');
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe('de bladzijde Zoeken', () => {
  test('een adres geeft de treffers van een editie, en terug gaat terug', async () => {
    const page = await open('/zoeken/?q=onvoldoend+bod');
    await hits(page).first().waitFor();
    expect(await hits(page).first().getAttribute('href')).toBe('/2017/27/');
    await page.getByLabel('1959').check();
    await page.waitForURL('**/zoeken/?q=onvoldoend+bod&editie=1959');
    await expect.poll(() => hits(page).first().getAttribute('href')).toBe('/1959/30/');
    await page.goBack();
    await expect.poll(() => hits(page).first().getAttribute('href')).toBe('/2017/27/');
    expect(await page.getByLabel('alle').isChecked()).toBe(true);
    await page.context().close();
  });

  test('dezelfde zaak in andere edities staat als link bij de treffer', async () => {
    const page = await open('/zoeken/?q=27B1a');
    const chips = page.locator('.search-hit').first().locator('.hit-chips a');
    await chips.first().waitFor();
    expect(await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('href')))).toContain(
      '/1959/30/#a',
    );
    await page.context().close();
  });

  test('twintig treffers, en dan meer; pijlen gaan erlangs en Escape gaat terug naar het vak', async () => {
    const page = await open('/zoeken/?q=kaart');
    await hits(page).nth(19).waitFor();
    expect(await hits(page).count()).toBe(20);
    await page.getByRole('button', { name: 'Meer tonen' }).click();
    await expect.poll(() => hits(page).count()).toBeGreaterThan(20);
    await box(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(
      await hits(page)
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('biedt zonder script de inhoud en de trefwoorden', async () => {
    const page = await open('/zoeken/', { javaScriptEnabled: false });
    expect(await page.locator('a[href="/2017/#hoofdstuk-V"]').count()).toBe(1);
    expect(await page.getByText('blinde').first().isVisible()).toBe(true);
    expect(await page.locator('a[href="/begrippen/#dummy"]').count()).toBeGreaterThan(1);
    await page.context().close();
  });

  test('zegt het als de index niet te laden is', async () => {
    const page = await open('/zoeken/');
    await page.route(/zoekindex-v/, (route) => route.abort());
    page.removeAllListeners('console');
    await box(page).fill('bod');
    await page.getByText('Zoeken lukt nu niet').waitFor();
    await page.context().close();
  });

  test('is met treffers toegankelijk en past', async () => {
    const page = await open('/zoeken/?q=kaart', { viewport: PHONE });
    await hits(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });
});

test('alles wat gevonden kan worden heeft een plaats op de site', () => {
  const name = readdirSync('dist/zoek').find((file) => file.endsWith('.json'));
  const { documents } = JSON.parse(readFileSync(`dist/zoek/${name}`, 'utf8')) as IndexFile;
  const places = new Set(
    builtPages().flatMap(({ path, elements }) => [
      path,
      ...elements.flatMap((element) => {
        const id = attribute(element, 'id');
        return id === undefined ? [] : [`${path}#${id}`];
      }),
    ]),
  );
  expect([...new Set(documents.map(({ path }) => path))].filter((path) => !places.has(path))).toEqual([]);
});
