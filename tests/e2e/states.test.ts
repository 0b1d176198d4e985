/**
 * States that a page is seldom in: a preview or a dialog open, on paper, in forced colours. Accessible in each of them; and what is
 * touched is large enough for a thumb.
 */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookWith, PHONE, useBrowser } from './browser.ts';
import { seriousFaults } from './checks.ts';
import { smallControls } from './touch.ts';

const open = useBrowser();
const touch = lookWith(open, { viewport: PHONE, hasTouch: true });
const CASE = '/arbitrage/#editie=2017&geval=onvoldoend-bod&zaak=b1S_bE-1H_l';
const QUESTION = '/oefenen/?vraag=2017-kn-strafkaarten-02-17';
const EXAM = '/examen/?proef=vrij&editie=2017&zaad=staat&aantal=5';

const STATES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  [
    'het voorbeeld van een verwijzing',
    '/2017/22/',
    async (page) => {
      await page.getByRole('link', { name: 'artikel 19D' }).hover();
      await page.locator('#voorbeeld').waitFor();
    },
  ],
  [
    'de wettekst bij de hulp',
    CASE,
    async (page) => {
      await page.locator('.case .say').first().waitFor();
      await page.locator('.case button.cite, .case .cites button').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  ],
  [
    'het venster bij inleveren',
    EXAM,
    async (page) => {
      await page.getByRole('heading', { name: 'Vraag 1 van 5' }).waitFor();
      await page.getByRole('button', { name: 'Lever het examen in' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'het zoekvak open',
    '/over/',
    async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('strafkaart');
      await page.locator('[role="option"]').first().waitFor();
    },
  ],
];

test.each(STATES)('%s is toegankelijk als het open is', async (_name, path, reach) => {
  const page = await open(path);
  await reach(page);
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().close();
});

const KINDS = [
  '/',
  '/2017/',
  '/2017/veranderd/',
  '/2017/27/',
  '/2017/77/',
  '/1959/30/',
  '/1930/vi/',
  '/vergelijk/',
  '/vergelijk/onvoldoend-bod/',
  '/zoeken/',
  '/zoeken/?q=strafkaart',
  '/oefenen/',
  '/arbitrage/',
  QUESTION,
  CASE,
  '/examen/',
  '/arbitrage/#editie=2017&geval=verzaakt',
  EXAM,
  '/voortgang/',
  '/begrippen/',
  '/over/',
  '/offline/',
  '/404.html',
] as const;

/** Until a question or a case that the address asks for is there. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('astro-island[ssr]:is([client="load"], [client="idle"])') &&
      (document.querySelector('main')?.innerText.length ?? 0) > 60,
  );

test('op papier en in opgelegde kleuren is een bladzijde te lezen', async () => {
  const page = await open('/');
  for (const path of ['/', '/2017/27/', '/vergelijk/onvoldoend-bod/', QUESTION, CASE]) {
    await page.goto(path);
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    expect(await seriousFaults(page, ['color-contrast']), `${path} op papier`).toEqual([]);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const rules = ['color-contrast', 'link-in-text-block'];
    expect(await seriousFaults(page, rules), `${path} in opgelegde kleuren`).toEqual([]);
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  }
  await page.context().close();
});

/** How many pixels of what belongs to a box tell that it is ticked, where the device lays down the colours. */
const ticked = async (box: Locator): Promise<number> => {
  const whole = box.locator('xpath=ancestor-or-self::label');
  const grey = async (checked: boolean) => {
    await box.evaluate((it, on) => void ((it as HTMLInputElement).checked = on), checked);
    return sharp(await whole.screenshot({ animations: 'disabled' }))
      .greyscale()
      .raw()
      .toBuffer();
  };
  const [on, off] = [await grey(true), await grey(false)];
  return on.filter((value, at) => Math.abs(value - off[at]!) > 60).length;
};

test.each([QUESTION, '/oefenen/', '/examen/', '/zoeken/?q=strafkaart', '/vergelijk/onvoldoend-bod/?zaak=1'])(
  '%s: in opgelegde kleuren is te zien wat gekozen is',
  async (path) => {
    const page = await open(path);
    await settled(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const boxes = await page
      .locator('main label:visible')
      .locator('input[type=radio], input[type=checkbox]')
      .all();
    expect(boxes.length).toBeGreaterThan(1);
    for (const box of boxes.slice(0, 12))
      expect(await ticked(box), `${await box.evaluate((it) => it.outerHTML)}`).toBeGreaterThan(40);
    await page.context().close();
  },
);

test.each([CASE, '/vergelijk/onvoldoend-bod/?editie=1930&editie=2017', '/zoeken/?q=strafkaart'])(
  '%s: op papier staat het hele adres, zodat wat geprint is terug te vinden is',
  async (path) => {
    const page = await open(path);
    await page.waitForLoadState('networkidle');
    await page.pdf();
    expect(await page.locator('.print-address').textContent()).toBe(page.url());
    expect(page.url()).toContain(path);
    await page.context().close();
  },
);

test.each(KINDS)('%s: wat je aanraakt is groot genoeg voor een duim', async (path) => {
  const page = await touch(path);
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
  const close = await seriousFaults(page, ['target-size']);
  expect([...(await smallControls(page)), ...close]).toEqual([]);
});
