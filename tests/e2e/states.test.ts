/**
 * States that a page is seldom in: a preview or a dialog open, on paper, in forced colours. Accessible in each of them; and what is
 * touched is large enough for a thumb.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { seriousFaults } from './checks.ts';

const open = useBrowser();
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
  '/2017/27/',
  '/1959/30/',
  '/vergelijk/',
  '/vergelijk/onvoldoend-bod/',
  '/zoeken/',
  QUESTION,
  '/examen/',
  CASE,
  '/voortgang/',
  '/begrippen/',
  '/over/',
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

/** What is pressed, set or opened; a reference in a text or a list of references is held to the axe rule instead. */
const PRESSED =
  'button, summary, select, input:not([type="hidden"]), [role="option"], .button, header nav a, footer a';

/** Runs in the page: controls that are less than 44 px high, or hardly wider than a line. */
const smallControls = (selector: string): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
    const touched = control.closest('label') ?? control;
    const { width, height } = touched.getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const isLarge = Math.round(height) >= 44 && Math.round(width) >= 24;
    const name = `${control.tagName}.${control.className} "${control.innerText.trim().slice(0, 20)}"`;
    return !isSeen || isLarge ? [] : [`${name} ${Math.round(width)}×${Math.round(height)}`];
  });

test('wat je aanraakt is groot genoeg voor een duim', async () => {
  const page = await open('/', { viewport: PHONE, hasTouch: true });
  const faults: string[] = [];
  for (const path of KINDS) {
    await page.goto(path);
    await settled(page);
    const small = await page.evaluate(smallControls, PRESSED);
    const close = await seriousFaults(page, ['target-size']);
    faults.push(...[...small, ...close].map((each) => `${path}: ${each}`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
