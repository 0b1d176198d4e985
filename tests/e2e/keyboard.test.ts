/**
 * The walk of `docs/rondgang.md`: the site with a keyboard alone, as a person without a mouse goes: reading, searching, comparing,
 * a question, an exam, the helper. What a screen reader is told at its stops is kept in `walk/`.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { codeOn, questionOf } from './practising.ts';

const open = useBrowser();
/** What a screen reader is told at a stop of the walk, kept whole in `walk/`. */
const heard = async (stop: string, at: Locator) =>
  expect(await at.ariaSnapshot()).toMatchFileSnapshot(`walk/${stop}.yml`);
const CODE = '2017-kn-strafkaarten-02-17';

/** What has the focus: its name as a screen reader gives it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
    return (
      at?.getAttribute('aria-label') ??
      (labels.map((label) => label.innerText).join(' ') || at?.innerText || '')
    )
      .replace(/\s+/g, ' ')
      .trim();
  });

/** Presses Tab until something of this name has the focus; every stop must be visible. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (name.test(at)) {
      const ring = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement!);
        const box = document.activeElement!.closest('label, .option') ?? document.activeElement!;
        return (
          style.outlineStyle !== 'none' ||
          style.boxShadow !== 'none' ||
          getComputedStyle(box).outlineStyle !== 'none'
        );
      });
      expect(ring, `de focus op ${at} is te zien`).toBe(true);
      return;
    }
  }
  throw new Error(`${name} is met ${key} niet te bereiken; het laatst: ${await focused(page)}`);
}

const heading = (page: Page) => page.locator('h1:visible').innerText();

test('lezen: naar de inhoud, een verwijzing met haar voorbeeld, en erheen', async () => {
  const page = await open('/2017/22/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Naar de inhoud');
  await page.keyboard.press('Enter');
  await tabTo(page, /artikel 19D/);
  await page.locator('#voorbeeld').waitFor();
  await heard('lezen-voorbeeld', page.locator('#voorbeeld'));
  await page.keyboard.press('Escape');
  await page.locator('#voorbeeld').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/2017/19/#D');
  await heard('lezen-artikel', page.locator('body'));
  await page.context().close();
});

test('zoeken: / , pijlen, Enter', async () => {
  const page = await open('/');
  await page.keyboard.press('/');
  await page.keyboard.type('strafkaart');
  await page.locator('[role="option"]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.getByRole('banner').ariaSnapshot())
    .toMatch(/combobox "[^"]+"[^\n]*: strafkaart[\s\S]*listbox[\s\S]*option [^\n]*\[selected\]/);
  await heard('zoeken-lijst', page.getByRole('listbox', { name: 'Gevonden' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/2017\/|\/begrippen\//);
  await page.context().close();
});

test('vergelijken: een editie erbij en eraf, en een zaak openen', async () => {
  const page = await open('/vergelijk/onvoldoend-bod/');
  await tabTo(page, /^1930/);
  const box = page.locator(':focus');
  const before = await box.isChecked();
  await page.keyboard.press('Space');
  await expect.poll(() => box.isChecked()).toBe(!before);
  expect(await focused(page)).toMatch(/^1930/);
  await heard('vergelijken-edities', page.getByRole('group', { name: 'Welke edities leg je naast elkaar?' }));
  await heard('vergelijken-zaak', page.locator('[data-case]').first());
  await tabTo(page, /Verander deze zaak|Probeer/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(':focus').evaluate((at) => at.tagName)).toMatch(/INPUT|SELECT/);
  await page.context().close();
});

test('een vraag: kiezen met de pijlen, controleren, verder', async () => {
  const page = await open(`/oefenen/?vraag=${CODE}`);
  await page.locator('.asked legend').waitFor();
  const { options, prompt } = questionOf(codeOn(page));
  await tabTo(page, new RegExp(`^${options[0]!.text.slice(0, 12)}`));
  await page.keyboard.press('Space');
  for (let at = 0; !options[at]!.correct; at++) await page.keyboard.press('ArrowDown');
  expect(await page.locator('.asked input[type=radio]').count()).toBe(options.length);
  expect(await page.getByRole('group', { name: prompt }).count()).toBe(1);
  await heard('vraag-gekozen', page.locator('.asked'));
  await page.keyboard.press('Enter');
  await page.locator('.verdict.good').waitFor();
  expect(await focused(page)).toBe('Goed.');
  await page.getByText(/^Lees artikel/).waitFor();
  await heard('vraag-beantwoord', page.locator('main'));
  await tabTo(page, /Bekijk de uitslag/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 van de 1 goed' }).waitFor();
  await page.context().close();
});

test('een examen: beginnen, antwoorden, het venster bij inleveren, de uitslag', async () => {
  const page = await open('/examen/?proef=vrij&editie=2017&zaad=toetsen&aantal=5');
  await page.getByRole('heading', { name: 'Vraag 1 van 5' }).waitFor();
  await heard('examen-overzicht', page.getByRole('navigation', { name: 'Vragen' }));
  await page.locator('.option input').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Vraag 2 van 5');
  expect(await page.locator('.overview .done').count()).toBe(1);
  await page.locator('.overview button').last().click();
  await expect.poll(() => focused(page)).toBe('Vraag 5 van 5');
  await page.locator('.option input').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Nu inleveren?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.overview button').nth(1).click();
  await expect.poll(() => focused(page)).toBe('Vraag 2 van 5');
  await tabTo(page, /^Volgende vraag$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Vraag 3 van 5');
  await tabTo(page, /^Lever het examen in$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Nu inleveren?' }).waitFor();
  await heard('examen-inleveren', page.locator('dialog[open]'));
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Lever het examen in');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Toch inleveren$/, 'Tab', 4);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /van de 5 goed$/ }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/van de 5 goed$/);
  await page.context().close();
});

test('de hulp: een zaak kiezen, bieden, en horen wat er te doen is', async () => {
  const page = await open('/arbitrage/');
  await tabTo(page, /^Onvoldoend bod/);
  await page.keyboard.press('Enter');
  await page.locator('.case').waitFor();
  for (const [level, strain] of [
    ['1', /schoppen$/],
    ['1', /harten, onvoldoende/],
  ] as const) {
    await tabTo(page, new RegExp(`^${level}$`));
    await page.keyboard.press('Enter');
    await tabTo(page, strain);
    await page.keyboard.press('Enter');
  }
  await page.locator('.say').first().waitFor();
  await heard('hulp-onvoldoend-bod', page.locator('main'));
  expect(await heading(page)).toBe('Onvoldoend bod');
  await page.context().close();
});

test('de geschreven rondgang noemt elke halte die hier wordt gehoord', () => {
  const here = readFileSync(import.meta.filename, 'utf8');
  const stops = (text: string, each: RegExp) => [...text.matchAll(each)].map(([, stop]) => stop).sort();
  expect(stops(readFileSync('docs/rondgang.md', 'utf8'), /walk\/([\w-]+)\.yml/g)).toEqual(
    stops(here, /heard\(\s*'([\w-]+)'/g),
  );
});
