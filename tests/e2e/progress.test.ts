/** Progress in a real Chromium: what the log shows, one file out and in again, sets to take along, erasing. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseProgressFile } from '../../src/quiz/progress-file.ts';
import { PHONE, useBrowser } from './browser.ts';
import { faultsOf, layoutShift, seriousFaults } from './checks.ts';
import { answer, finishSet, untilAsked } from './practising.ts';

const open = useBrowser();

const SET = '/oefenen/?editie=2017&onderwerp=strafkaarten&aantal=5';

/** A page that has practised five questions, two of them wrongly. */
async function practised(): Promise<Page> {
  const page = await open(SET, { viewport: PHONE, acceptDownloads: true });
  await untilAsked(page);
  await finishSet(page, 2);
  await page.goto('/voortgang/');
  await page.getByRole('heading', { name: 'Geoefend' }).waitFor();
  return page;
}

async function download(
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** What has the focus, in words: never nothing after a button that goes away. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const offer = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Kies een bestand')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('wat geoefend is, staat er per onderwerp en per dag; het gaat als één bestand mee naar een lege browser', async () => {
  const page = await practised();
  const figures = await page.locator('.figures').innerText();
  expect(figures.replace(/\s+/g, ' ')).toContain('5 antwoorden 60% goed 1 dag');
  expect(await page.locator('.mastery li').count()).toBe(1);
  expect(await page.locator('.mastery li').innerText()).toContain('3 van 5 goed');
  expect(await page.getByRole('img', { name: 'Kalender' }).getAttribute('aria-label')).toContain('op 1 dag');

  const { name, text } = await download(page, 'Bewaar mijn voortgang');
  expect(name).toMatch(/^spelregelatlas-voortgang-\d{4}-\d\d-\d\d\.json$/);
  const read = parseProgressFile(text);
  expect(read.kind === 'answers' && read.answers.length).toBe(5);

  const fresh = await open('/voortgang/');
  await fresh.getByText('Je hebt nog niet geoefend').waitFor();
  await offer(fresh, name, text);
  await fresh.getByText('5 antwoorden, van vandaag. Daarvan zijn er 5 nieuw.').waitFor();
  await fresh.getByRole('button', { name: 'Voeg 5 antwoorden toe' }).click();
  await fresh.getByText('5 antwoorden toegevoegd.').waitFor();
  expect(await focused(fresh)).toBe('5 antwoorden toegevoegd.');
  await offer(fresh, name, text);
  await fresh.getByText('Die heb je allemaal al. Er verandert niets.').waitFor();
  await fresh.reload();
  expect((await fresh.locator('.figures').innerText()).replace(/\s+/g, ' ')).toContain(
    '5 antwoorden 60% goed',
  );
  expect(parseProgressFile((await download(fresh, 'Bewaar mijn voortgang')).text)).toEqual(read);
  await page.context().close();
  await fresh.context().close();
});

test('wie niet importeert, houdt zijn plaats', async () => {
  const page = await practised();
  const { name, text } = await download(page, 'Bewaar mijn voortgang');
  const fresh = await open('/voortgang/');
  await offer(fresh, name, text);
  await fresh.getByRole('button', { name: 'Niet doen' }).click();
  expect(await focused(fresh)).toBe('Er is niets toegevoegd.');
  await page.context().close();
  await fresh.context().close();
});

test('een beschadigd of vreemd bestand verandert niets en zegt waarom', async () => {
  const page = await practised();
  const { text } = await download(page, 'Bewaar mijn voortgang');
  const whole = JSON.parse(text) as { answers: object[] };
  const changed = (change: object) => JSON.stringify({ ...whole, ...change });
  const worse = { ...whole.answers[2], at: 'gisteren' };
  for (const [file, words] of [
    [text.slice(0, -40), 'beschadigd of niet volledig'],
    ['[]', 'geen voortgang van Spelregelatlas'],
    [changed({ schemaVersion: 99 }), 'nieuwere versie van de site'],
    [changed({ answers: [...whole.answers.slice(0, 2), worse] }), 'antwoord 3 in dit bestand is beschadigd'],
    ['<script>alert(1)</script>', 'beschadigd of niet volledig'],
  ] as const) {
    await offer(page, 'oud.json', file);
    await page.getByText(words).waitFor();
    expect(await page.getByRole('button', { name: /^Voeg/ }).count()).toBe(0);
  }
  await page.reload();
  expect((await page.locator('.figures').innerText()).replace(/\s+/g, ' ')).toContain(
    '5 antwoorden 60% goed',
  );
  await page.context().close();
});

test('een reeks vragen gaat mee voor Anki en als GIFT', async () => {
  const page = await open('/voortgang/', { acceptDownloads: true });
  await page.getByLabel('Onderwerp').selectOption('strafkaarten');
  await page.getByLabel('Aantal').selectOption('20');
  const anki = await download(page, 'Bestand voor Anki');
  expect(anki.name).toBe('spelregelatlas-2017-strafkaarten.txt');
  const cards = anki.text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(card.split('\t')).toHaveLength(4);
  const gift = await download(page, 'Bestand voor Moodle (GIFT)');
  expect(gift.name).toBe('spelregelatlas-2017-strafkaarten.gift');
  expect(gift.text.match(/^::/gm)).toHaveLength(cards.length);
  await page.context().close();
});

test('wissen vraagt het eerst, en wist dan alles', async () => {
  const page = await practised();
  await page.getByRole('button', { name: 'Wis mijn voortgang' }).click();
  await page.getByRole('dialog', { name: '5 antwoorden wissen?' }).waitFor();
  await page.getByRole('button', { name: 'Niet wissen' }).click();
  expect(await page.locator('.figures').count()).toBe(1);
  await page.getByRole('button', { name: 'Wis mijn voortgang' }).click();
  await page.getByRole('button', { name: 'Ja, wis alles' }).click();
  await page.getByText('Je hebt nog niet geoefend').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.reload();
  await page.getByText('Je hebt nog niet geoefend').waitFor();
  await page.context().close();
});

const CASE = '/arbitrage/#editie=2017&geval=onvoldoend-bod&zaak=b1S_bE-1H_l';

/** Keeps a case with the helper: saved with a note, and at the table. */
async function keepCase(page: Page): Promise<void> {
  await page.goto(CASE);
  await page.getByText('Bewaar, deel of vergelijk').click();
  await page.getByLabel('Notitie').fill('tafel 3');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByText('Bewaard in deze browser').waitFor();
  await page.goto('/voortgang/');
}

const casesKept = async (page: Page): Promise<number> => {
  await page.goto('/arbitrage/');
  await page.reload();
  await page.locator('.case-start').waitFor();
  await page.waitForLoadState('networkidle');
  return page
    .locator('.saved li')
    .or(page.getByRole('button', { name: /^Ga verder/ }))
    .count();
};

test('wissen noemt ook examens en zaken van de hulp, en laat de zaken staan als je ze niet aankruist', async () => {
  const page = await practised();
  await page.goto('/examen/?proef=vrij&editie=2017&zaad=wis&onderwerp=strafkaarten&aantal=5');
  await page.locator('.overview').waitFor();
  await keepCase(page);
  await page.getByText('5 antwoorden, één examen en 2 zaken van de arbitragehulp').waitFor();
  await page.getByRole('button', { name: 'Wis mijn voortgang' }).click();
  const dialog = page.getByRole('dialog', { name: '5 antwoorden en één examen wissen?' });
  await dialog.waitFor();
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
  expect(await dialog.innerText()).toContain('Anders blijven die staan');
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ja, wis mijn voortgang' }).click();
  await page.getByText('Gewist: 5 antwoorden en één examen.').waitFor();
  await page.getByText('In deze browser staan 2 zaken van de arbitragehulp').waitFor();
  expect(await casesKept(page)).toBe(2);
  await page.context().close();
});

test('aangekruist gaan de zaken van de hulp mee, en komen zij niet terug', async () => {
  const page = await practised();
  await keepCase(page);
  await page.getByRole('button', { name: 'Wis mijn voortgang' }).click();
  await page.getByRole('checkbox', { name: /Wis ook 2 zaken/ }).check();
  await page.getByRole('dialog', { name: '5 antwoorden en 2 zaken wissen?' }).waitFor();
  await page.getByRole('button', { name: 'Ja, wis alles' }).click();
  await page.getByText('Je hebt nog niet geoefend').waitFor();
  await page.getByRole('heading', { name: 'Wissen' }).waitFor({ state: 'detached' });
  expect(await casesKept(page)).toBe(0);
  await page.context().close();
});

test('wie alleen zaken heeft, kan die wissen', async () => {
  const page = await open('/');
  await keepCase(page);
  await page.getByRole('button', { name: 'Wis mijn zaken' }).click();
  await page.getByRole('dialog', { name: '2 zaken wissen?' }).waitFor();
  await page.getByRole('button', { name: 'Ja, wis alles' }).click();
  expect(await casesKept(page)).toBe(0);
  await page.context().close();
});

test('een ander tabblad telt meteen mee', async () => {
  const page = await practised();
  const other = await page.context().newPage();
  await other.goto(SET);
  await untilAsked(other);
  await answer(other, true);
  await page.getByText('6 antwoorden', { exact: true }).waitFor();
  await page.context().close();
});

test('de pagina past op 320 px met tekst van 200 %, is toegankelijk en verspringt niet', async () => {
  const page = await practised();
  await page.reload();
  await page.getByRole('heading', { name: 'Geoefend' }).waitFor();
  expect(await layoutShift(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wis mijn voortgang' }).click();
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().close();
});
