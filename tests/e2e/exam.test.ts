/** An exam in a real Chromium: made, reloaded, handed in, reviewed; the same set for a class; the paper; the clock. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, useBrowser, WIDE } from './browser.ts';
import { faultsOf, layoutShift } from './checks.ts';
import { questionOf } from './practising.ts';

const open = useBrowser();

const SMALL = '/examen/?proef=vrij&editie=2017&zaad=klas-7&onderwerp=strafkaarten&aantal=5&minuten=10';

const untilMade = (page: Page) => page.locator('.overview').waitFor();
const heading = (page: Page) => page.locator('h1').innerText();

/** The codes of an exam, from the teacher's answer sheet of its paper. */
async function codesOf(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(`${address}&papier`);
  await page.getByLabel('Met een antwoordblad voor de docent').check();
  return page.locator('.key .code').allInnerTexts();
}

/** Answers every question of the exam on the page that is still open, the first `wrong` ones wrongly. */
async function answerAll(page: Page, codes: readonly string[], wrong: number): Promise<void> {
  const answered = await page.locator('.overview .done').count();
  for (const [at, code] of [...codes.entries()].slice(answered)) {
    await page.locator('.overview button').nth(at).click();
    const places = questionOf(code).options.flatMap(({ correct }, place) =>
      correct === at >= wrong ? [place] : [],
    );
    for (const place of at < wrong ? places.slice(0, 1) : places)
      await page.locator('.option input').nth(place).check();
  }
}

test('de spelersproef: 25 vragen, herladen halverwege, inleveren, de volle uitslag en je fouten oefenen', async () => {
  const page = await open('/', { viewport: PHONE });
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Examen' }).click();
  await page.getByRole('radio', { name: /Spelersproef/ }).check();
  await page.getByLabel('Nummer van het examen').fill('avond-3');
  await page.getByRole('button', { name: 'Begin het examen' }).click();
  await untilMade(page);
  const address = '/examen/?proef=speler&editie=2017&zaad=avond-3';
  expect(page.url()).toContain(address);
  const codes = await codesOf(page, address);
  expect(codes).toHaveLength(25);
  expect(new Set(codes).size).toBe(25);

  await page.goBack();
  await untilMade(page);
  await answerAll(page, codes.slice(0, 12), 7);
  await page.reload();
  await untilMade(page);
  expect(await page.locator('.overview .done').count()).toBe(12);
  expect(await heading(page)).toBe('Vraag 13 van 25');
  await answerAll(page, codes, 7);
  await page.getByRole('button', { name: 'Lever het examen in' }).click();
  await page.getByRole('heading', { name: 'Niet geslaagd: 18 van de 25 goed' }).waitFor();
  expect(await page.locator('.all > li').count()).toBe(25);
  expect(await page.locator('.per-topic li').count()).toBeGreaterThan(2);
  await page.getByLabel('Alleen wat fout ging').check();
  expect(await page.locator('.all > li').count()).toBe(7);
  for (const why of await page.locator('.all .why').allInnerTexts()) expect(why.length).toBeGreaterThan(5);
  await page.reload();
  await page.getByRole('heading', { name: 'Niet geslaagd: 18 van de 25 goed' }).waitFor();
  await page.goto('/voortgang/');
  await page.getByText('25 antwoorden', { exact: true }).waitFor();
  await page.goto('/oefenen/?reeks=fouten&aantal=20');
  await page.getByText(/Terug omdat je deze (soort )?vraag vandaag fout had/).waitFor();
  await page.context().close();
});

test('hetzelfde nummer geeft een hele klas dezelfde vragen, een ander nummer andere', async () => {
  const [one, other] = await Promise.all([open('/examen/'), open('/examen/')]);
  const address = (seed: string) => `/examen/?proef=clubleider&editie=2017&zaad=${seed}`;
  const codes = await codesOf(one, address('klas-7'));
  expect(codes).toHaveLength(20);
  expect(await codesOf(other, address('klas-7'))).toEqual(codes);
  expect(await codesOf(other, address('klas-8'))).not.toEqual(codes);
  await one.context().close();
  await other.context().close();
});

describe('een editie met weinig vragen', () => {
  test.each([
    ['speler', 25],
    ['clubleider', 20],
    ['wedstrijdleider', 30],
  ])(
    '%s: het examen wordt niet half gemaakt, en de pagina zegt waarom en wat wel kan',
    async (form, count) => {
      const page = await open(`/examen/?proef=${form}&editie=1982&zaad=klas-7`);
      await page.getByText(`zijn ${count} vragen nodig`).waitFor();
      expect(await page.locator('.exam').innerText()).toContain(
        'Van 1982 staat hier geen hoofdstuk over het bieden',
      );
      await page.getByRole('button', { name: 'Maak een eigen examen over 1982' }).click();
      await untilMade(page);
      expect(await heading(page)).toBe('Vraag 1 van 20');
      expect(page.url()).toContain('editie=1982');
      await page.context().close();
    },
  );

  test('bij zelf samenstellen staat er vooraf hoeveel vragen er zijn', async () => {
    const page = await open('/examen/');
    await page.getByRole('radio', { name: /Eigen examen/ }).check();
    await page.getByRole('combobox', { name: 'Spelregels van' }).selectOption('1982');
    const note = page.locator('.note.few');
    expect(await note.count()).toBe(0);
    await page.getByRole('combobox', { name: 'Niveau' }).selectOption('wedstrijdleider');
    await note.waitFor();
    const count = Number(/maar (\d+) verschillende vragen/.exec(await note.innerText())?.[1]);
    expect(count).toBeGreaterThan(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Op papier' }).click();
    await page.locator('.paper').waitFor();
    expect(await page.locator('.paper .questions > li').count()).toBe(count);
    await page.getByLabel('Met een antwoordblad voor de docent').check();
    expect(await page.locator('.paper').innerText()).toContain(`Geslaagd bij ${Math.ceil(count * 0.7)} goed`);
    await page.context().close();
  });
});

test('open vragen worden gemeld voor het inleveren, en tellen als fout', async () => {
  const page = await open(SMALL);
  await untilMade(page);
  await page.getByText('Nog 5 vragen open.').waitFor();
  await page.getByRole('button', { name: 'Lever het examen in' }).click();
  await page.getByRole('dialog', { name: 'Nu inleveren?' }).waitFor();
  await page.getByRole('button', { name: 'Verder maken' }).click();
  await untilMade(page);
  await page.getByRole('button', { name: 'Lever het examen in' }).click();
  await page.getByRole('button', { name: 'Toch inleveren' }).click();
  await page.getByRole('heading', { name: 'Niet geslaagd: 0 van de 5 goed' }).waitFor();
  expect(await page.locator('.all h3').first().innerText()).toContain('niet beantwoord');
  await page.getByRole('button', { name: 'Maak het opnieuw' }).click();
  await page.getByText('Nog 5 vragen open.').waitFor();
  await page.context().close();
});

test('de klok kan stil, weg en weer terug', async () => {
  const page = await open(SMALL);
  await untilMade(page);
  const timer = page.getByRole('timer');
  expect(await timer.innerText()).toMatch(/^nog (10:00|9:5\d)$/);
  await page.waitForFunction(() => document.querySelector('[role=timer]')?.textContent?.includes('9:57'));
  await page.reload();
  await untilMade(page);
  expect(await timer.innerText()).toMatch(/^nog 9:5[0-7]$/);
  await page.getByRole('button', { name: 'Zet stil' }).click();
  const stopped = await timer.innerText();
  await page.waitForTimeout(1500);
  expect(await timer.innerText()).toBe(stopped);
  await page.reload();
  await untilMade(page);
  expect(await timer.innerText()).toContain('(stil)');
  await page.getByRole('button', { name: 'Zonder klok' }).click();
  expect(await timer.count()).toBe(0);
  await page.getByRole('button', { name: 'Met klok' }).click();
  await timer.waitFor();
  await page.context().close();
});

test('op papier: de vragen, een los antwoordblad en desgewenst de sleutel', async () => {
  const page = await open(`${SMALL}&papier`);
  await page.locator('.paper').waitFor();
  expect(await page.locator('.boxes li').count()).toBe(5);
  expect(await page.locator('.paper').innerText()).not.toMatch(/2017-[a-z]{2}-/);
  await page.getByLabel('Met een antwoordblad voor de docent').check();
  for (const place of ['.questions', '.sheet >> nth=0'])
    expect(await page.locator(`.paper ${place}`).innerText()).not.toMatch(/2017-[a-z]{2}-/);
  const codes = await page.locator('.key .code').allInnerTexts();
  expect(codes).toHaveLength(5);
  const keys = await page.locator('.key strong').allInnerTexts();
  for (const [at, code] of codes.entries())
    expect(keys[at]).toBe(
      questionOf(code)
        .options.flatMap(({ correct }, place) => (correct ? ['ABCDEFGH'[place]] : []))
        .join(' '),
    );
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Druk af' }).isVisible()).toBe(false);
  expect(
    await page
      .locator('.sheet')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).breakBefore),
  ).toBe('page');
  await page.context().close();
});

test.each([
  ['?proef=onbekend&zaad=1', ['“onbekend”', 'Spelersproef, Clubleider, Wedstrijdleider en Eigen examen']],
  ['?proef=speler', ['ontbreekt het nummer']],
  ['?proef=speler&zaad=<b>', ['“<b>”']],
  ['?proef=speler&zaad=1&editie=1997', ['“1997”', '1930, 1959, 1982, 2007 en 2017']],
  ['?proef=vrij&zaad=1&editie=1997&niveau=god', ['“1997”', '“god”', 'Basis, Gevorderd en Wedstrijdleider']],
  ['?proef=vrij&zaad=1&onderwerp=bestaat-niet', ['“bestaat-niet”', 'Eigen examen']],
  ['?proef=vrij&zaad=1&aantal=999&minuten=1', ['“999”', '5 tot en met 60', '“1”', '5 tot en met 180']],
  ['?proef=vrij&zaad=1&aantal=999&papier', ['“999”']],
])(
  '/examen/%s maakt geen ander examen: het zegt wat er niet klopt en wat er wel is',
  async (query, words) => {
    const page = await open(`/examen/${query}`);
    await page.locator('.odd-address').waitFor();
    const says = await page.locator('.exam [role=status] .odd-address').innerText();
    for (const word of words) expect(says).toContain(word);
    expect(await heading(page)).toBe('Examen');
    expect(await page.locator('.overview, .paper').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  },
);

test('wat in een ander adres wel te lezen was, is ingevuld en begint het examen', async () => {
  const page = await open('/examen/?proef=vrij&editie=1959&zaad=klas-7&niveau=basis&aantal=5&minuten=999');
  await page.locator('.odd-address').waitFor();
  await page.getByRole('button', { name: 'Begin het examen' }).click();
  await untilMade(page);
  expect(page.url()).toMatch(/\?proef=vrij&editie=1959&zaad=klas-7&niveau=basis&aantal=5&minuten=30$/);
  await page.goBack();
  await page.locator('.odd-address').waitFor();
  await page.context().close();
});

describe('in elke toestand', () => {
  const STATES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
    ['kiezen', '/examen/', (page) => page.getByRole('radio', { name: /Eigen examen/ }).check()],
    ['maken', SMALL, untilMade],
    [
      'uitslag',
      SMALL,
      async (page) => {
        await untilMade(page);
        await page.locator('.option input').first().check();
        await page.getByRole('button', { name: 'Lever het examen in' }).click();
        await page.getByRole('button', { name: 'Toch inleveren' }).click();
        await page.locator('.review').waitFor();
        await page.locator('.review details').evaluateAll((all) => {
          for (const each of all) (each as HTMLDetailsElement).open = true;
        });
      },
    ],
    ['papier', `${SMALL}&papier`, (page) => page.locator('.paper').waitFor()],
  ];
  test.each(STATES)('%s (%s): toegankelijk, en past', async (_name, path, reach) => {
    const page = await open(path, { viewport: PHONE });
    await reach(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['/examen/', PHONE],
    [SMALL, PHONE],
    [SMALL, WIDE],
  ])('%s: niets verspringt', async (path, viewport) => {
    const page = await open(path, { viewport });
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    await page.context().close();
  });
});

test('zonder JavaScript zegt de pagina dat, en leidt zij naar de spelregels', async () => {
  const page = await open('/examen/', { javaScriptEnabled: false });
  expect(await page.locator('.without').innerText()).toContain('niet zonder JavaScript');
  await page.context().close();
});
