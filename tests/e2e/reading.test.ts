/** Reading on the built site, in a real Chromium: sizes, schemes, keyboard, previews, and reading without script. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtPaths } from '../../scripts/built-site.ts';
import { lookWith, NARROW, PHONE, useBrowser, WIDE } from './browser.ts';
import { faultsOf, layoutShift } from './checks.ts';

const open = useBrowser();
const look = lookWith(open, { viewport: PHONE });

const PAGES = [
  ['start', '/'],
  ['inhoud van een editie', '/1959/'],
  ['geldende editie', '/2017/'],
  ['artikel met voetnoot', '/1959/30/'],
  ['artikel met genummerde delen', '/2017/25/'],
  ['artikel half tekst, half samenvatting', '/2017/19/'],
  ['samenvatting met voorbeeld', '/2017/27/'],
  ['hoofdstuk van 1930', '/1930/vi/'],
  ['artikel met tabel en rekenhulp', '/2017/77/'],
  ['artikel met een slag', '/2017/57/'],
  ['artikel met lange verwijzingen ernaast', '/2017/39/'],
  ['wat er veranderde', '/2017/veranderd/'],
  ['begrippen', '/begrippen/'],
  ['over', '/over/'],
  ['niet gevonden', '/bestaat-niet/'],
] as const;

test.each(PAGES)(
  '%s (%s): verschuift niet, is toegankelijk en past, ook opengeklapt',
  async (_name, path) => {
    const page = await look(path);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    expect(await faultsOf(page)).toEqual([]);
  },
);

test('letters die te laat komen verschuiven niets', async () => {
  const page = await open('/over/', { viewport: PHONE });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const late = page.waitForResponse(/\/law\.[^/]*woff2$/);
  await page.goto('/2017/27/');
  await late;
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBe(0);
  await page.context().close();
});

test('zonder onze letters past elke bladzijde op het smalste scherm, ook met grote tekst en alles open', async () => {
  const page = await open('/', { viewport: NARROW });
  await page.route('**/*.woff2', (route) => route.abort());
  const wide: string[] = [];
  for (const path of builtPaths()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const [plain, large] = await page.evaluate(() => {
      const { documentElement: root } = document;
      for (const each of document.querySelectorAll('details')) each.open = true;
      const over = () => root.scrollWidth - root.clientWidth;
      const first = over();
      root.style.fontSize = '200%';
      return [first, over()] as const;
    });
    if (plain > 0 || large > 0) wide.push(`${path}: ${plain} px, met grote tekst ${large} px te breed`);
  }
  expect(wide).toEqual([]);
  await page.context().close();
});

test('zonder script staat op elke soort pagina wat zij te zeggen heeft', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  for (const [, path] of PAGES) {
    await page.goto(path);
    expect(await page.locator('h1').innerText(), path).not.toBe('');
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100);
  }
  await page.context().close();
});

describe('een artikel', () => {
  test('het deel waar het adres naar wijst is gemerkt', async () => {
    const page = await open('/1959/30/#a');
    const border = await page.locator('#a').evaluate((part) => getComputedStyle(part).borderLeftStyle);
    expect(border).toBe('solid');
    await page.context().close();
  });

  test('een voetnoot staat op een breed scherm naast de tekst en op een telefoon eronder', async () => {
    const sides = async (viewport: { width: number; height: number }) => {
      const page = await open('/1959/30/', { viewport });
      const note = await page.locator('.note').boundingBox();
      const part = await page.locator('#c').boundingBox();
      await page.context().close();
      return { beside: note!.x > part!.x + part!.width - 1, below: note!.y > part!.y };
    };
    expect(await sides(WIDE)).toMatchObject({ beside: true });
    expect(await sides(PHONE)).toMatchObject({ beside: false, below: true });
  });

  test('artikel 19D leidt naar 77', async () => {
    const page = await open('/2017/22/');
    await page.getByRole('link', { name: 'artikel 19D' }).click();
    await page.waitForURL('**/2017/19/#D');
    await page.locator('#D').getByRole('link', { name: 'artikel 77' }).click();
    await page.waitForURL('**/2017/77/');
    await page.context().close();
  });

  test('een verwijzing naar een artikel dat er niet staat leidt naar zijn regel in de inhoud', async () => {
    const page = await open('/1959/25/');
    await page.getByRole('link', { name: 'art. 94' }).click();
    await page.waitForURL('**/1959/#art-94');
    expect(await page.locator('#art-94').innerText()).toContain('niet op deze site');
    await page.context().close();
  });

  test('kopieert link en verwijzing', async () => {
    const page = await open('/1959/30/#a', { permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Kopieer verwijzing' }).click();
    await page.getByText('Gekopieerd:').waitFor();
    expect(await clipboard()).toBe('art. 30a Spelregels voor wedstrijdbridge 1959');
    await page.getByRole('button', { name: 'Kopieer link' }).click();
    await page.getByText('Gekopieerd: http').waitFor();
    expect(await clipboard()).toMatch(/\/1959\/30\/#a$/);
    await page.context().close();
  });

  test('is schoon op papier: geen menu, wel het adres', async () => {
    const page = await open('/1959/30/');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Hoofdmenu' }).isVisible()).toBe(false);
    expect(await page.locator('.print-address').isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('een verwijzing toont het deel waar zij naar wijst', () => {
  const preview = (page: Page) => page.locator('#voorbeeld');

  test('met de muis, ook als je naar het voorbeeld toe beweegt', async () => {
    const page = await open('/2017/22/');
    await page.getByRole('link', { name: 'artikel 19D' }).hover();
    await preview(page).waitFor();
    expect(await preview(page).innerText()).toContain('worden de scores verhoogd');
    await preview(page).hover();
    await page.waitForTimeout(500);
    expect(await preview(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await preview(page).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test('met het toetsenbord, en Escape sluit het zonder de plaats te verliezen', async () => {
    const page = await open('/2017/22/');
    const link = page.getByRole('link', { name: 'artikel 19D' });
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await preview(page).waitFor();
    await page.keyboard.press('Escape');
    await preview(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(false);
    await page.context().close();
  });

  test('met lang indrukken, zonder dat de link wordt gevolgd', async () => {
    const page = await open('/2017/22/', { viewport: PHONE, hasTouch: true, isMobile: true });
    const link = page.getByRole('link', { name: 'artikel 19D' });
    const box = (await link.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await preview(page).waitFor();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await preview(page).isVisible()).toBe(true);
    expect(page.url()).toMatch(/\/2017\/22\/$/);
    await page.context().close();
  });
});
