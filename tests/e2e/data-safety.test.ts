/**
 * That no answer is lost or counted twice: a page closed at the click, a full storage, two tabs at once, a file imported
 * twice, a database of an older or a newer version of the site. What is wrong is said in Dutch.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { answer, choose, questionOf, untilAsked } from './practising.ts';

const open = useBrowser();
const CODES = ['2017-kn-strafkaarten-02-17', '2017-kn-verzaken-02-17'] as const;
const QUESTION = `/oefenen/?vraag=${CODES[0]}`;
const EXAM = '/examen/?proef=vrij&editie=2017&zaad=veilig&aantal=5&minuten=10';

/** What the database of a context holds; opened as it is, so that its version stays what it was. */
const stored = (page: Page, store: 'answers' | 'runs') =>
  page.evaluate(
    (name) =>
      new Promise<{ readonly id: string; readonly code?: string }[]>((resolve, reject) => {
        const opening = indexedDB.open('spelregelatlas');
        opening.onerror = () => reject(new Error('geen database'));
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as { id: string }[]);
          };
        };
      }),
    store,
  );

const codesIn = async (page: Page) => (await stored(page, 'answers')).map(({ code }) => code).sort();

/** A page at `path` in a context that is there already. */
const beside = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

/** Clicks, and kills the page before anything of it can run after that. */
async function clickAndDie(page: Page, selector: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const dead = page.waitForEvent('crash');
  void page
    .evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.click();
      for (;;);
    }, selector)
    .catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  void client.send('Page.crash').catch(() => undefined);
  await dead;
}

/** Makes every write to the database fail as a full disk does; `aside` also the browser's other storage. */
const full = (aside: boolean) =>
  `IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => { throw new DOMException('vol', 'QuotaExceededError'); };` +
  (aside
    ? `Storage.prototype.setItem = () => { throw new DOMException('vol', 'QuotaExceededError'); };`
    : '');

test('een pagina die bij de klik verdwijnt, verliest haar antwoord niet en telt het niet dubbel', async () => {
  const page = await open(QUESTION);
  const context = page.context();
  await untilAsked(page);
  await choose(page, true);
  await clickAndDie(page, '.asked button[type=submit]');
  const after = await beside(context, '/voortgang/');
  await after.getByText('1 antwoord', { exact: true }).waitFor();
  expect(await codesIn(after)).toEqual([CODES[0]]);
  await context.close();
});

test('een antwoord dat de database niet haalde, komt er bij het volgende bezoek één keer in', async () => {
  const page = await open('/over/');
  const context = page.context();
  const never = await context.newPage();
  await never.addInitScript(
    `IDBObjectStore.prototype.add = () => { throw new DOMException('weg', 'AbortError'); };`,
  );
  await never.goto(QUESTION);
  await untilAsked(never);
  await answer(never, true);
  await never.getByText('Je browser geeft de site geen opslag').waitFor();
  await never.getByText('Dit antwoord is apart gezet en telt gewoon mee.').waitFor();
  await never.close();
  const [one, other] = await Promise.all([beside(context, '/voortgang/'), beside(context, '/voortgang/')]);
  await one.getByText('1 antwoord', { exact: true }).waitFor();
  await other.getByText('1 antwoord', { exact: true }).waitFor();
  await one.reload();
  await one.getByText('1 antwoord', { exact: true }).waitFor();
  expect(await codesIn(one)).toEqual([CODES[0]]);
  expect(await one.evaluate(() => Object.keys(localStorage).filter((key) => /antwoord/.test(key)))).toEqual(
    [],
  );
  await context.close();
});

test('als de opslag vol is, zegt de pagina dat en gaat oefenen en een examen gewoon door', async () => {
  const first = await open('/over/');
  const context = first.context();
  const page = await context.newPage();
  await page.addInitScript(full(false));
  await page.goto(QUESTION);
  await untilAsked(page);
  await answer(page, false);
  await page.getByText('De opslag van je browser is vol.').waitFor();
  await page.close();
  const worse = await context.newPage();
  await worse.addInitScript(full(true));
  await worse.goto(`/oefenen/?vraag=${CODES[1]}`);
  await untilAsked(worse);
  await answer(worse, true);
  await worse.getByText('blijft alleen bewaard zolang deze bladzijde open is').waitFor();
  await worse.goto(EXAM);
  await untilMade(worse);
  await worse.locator('.option input').first().check();
  await worse.getByText('Je browser bewaart niets.').waitFor();
  await worse.getByRole('button', { name: 'Lever het examen in' }).click();
  await worse.getByRole('button', { name: 'Toch inleveren' }).click();
  await worse.getByText('Deze uitslag telt niet mee in je voortgang').waitFor();
  await worse.close();
  const after = await beside(context, '/voortgang/');
  await after.getByText('1 antwoord', { exact: true }).waitFor();
  expect(await codesIn(after)).toEqual([CODES[0]]);
  await context.close();
});

const untilMade = (page: Page) => page.getByRole('heading', { name: /^Vraag \d+ van 5$/ }).waitFor();

test('twee tabbladen die tegelijk antwoorden, ook op hetzelfde examen, raken niets kwijt', async () => {
  const page = await open(QUESTION);
  const context = page.context();
  const other = await beside(context, `/oefenen/?vraag=${CODES[1]}`);
  await Promise.all([untilAsked(page), untilAsked(other)]);
  await Promise.all([answer(page, true), answer(other, false)]);
  await page.goto(EXAM);
  await other.goto(EXAM);
  await Promise.all([untilMade(page), untilMade(other)]);
  await other.locator('.overview button').nth(1).click();
  await other.getByRole('heading', { name: 'Vraag 2 van 5' }).waitFor();
  await Promise.all([
    page.locator('.option input').first().check(),
    other.locator('.option input').first().check(),
  ]);
  await page.locator('.overview .done').waitFor();
  await other.locator('.overview .done').waitFor();
  await page.close();
  await other.reload();
  await untilMade(other);
  expect(await other.locator('.overview .done').count()).toBe(2);
  expect(await codesIn(other)).toEqual([...CODES].sort());
  await context.close();
});

test('een keuze in een examen blijft staan als de pagina bij de klik verdwijnt', async () => {
  const page = await open(EXAM);
  const context = page.context();
  await untilMade(page);
  await clickAndDie(page, '.option input');
  const after = await beside(context, EXAM);
  await untilMade(after);
  await after.locator('.overview .done').waitFor();
  await context.close();
});

const made = (code: string, at: number) => {
  const { pattern, topic, level } = questionOf(code);
  return {
    id: `oud-${at}-${code}`,
    at,
    code,
    pattern,
    topic,
    level,
    chosen: [0],
    correct: true,
    mode: 'practice',
  };
};

/** Makes a database as another version of the site would have left it. */
const leave = (page: Page, version: number, stores: readonly string[], answers: readonly object[]) =>
  page.evaluate(
    ([version, stores, answers]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('spelregelatlas', version);
        opening.onupgradeneeded = () => {
          for (const name of stores) opening.result.createObjectStore(name, { keyPath: 'id' });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('answers', 'readwrite');
          for (const each of answers) writing.objectStore('answers').add(each);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [version, stores, answers] as const,
  );

test.each([
  ['van een nieuwere versie', 7, ['answers', 'runs', 'nieuw']],
  ['van een oudere versie', 1, ['answers']],
])(
  'een database %s: wat er staat telt, wat onleesbaar is blijft staan, en er komt bij',
  async (_name, version, stores) => {
    const page = await open('/manifest.webmanifest');
    const foreign = { ...made(CODES[1], 3), id: 'anders', level: 'meester' };
    await leave(page, version, stores, [{ ...made(CODES[1], Date.now()), later: 'veld' }, foreign]);
    await page.goto(QUESTION);
    await untilAsked(page);
    await answer(page, true);
    await page.goto(EXAM);
    await untilMade(page);
    await page.locator('.option input').first().check();
    await page.locator('.overview .done').waitFor();
    await page.reload();
    await untilMade(page);
    await page.locator('.overview .done').waitFor();
    await page.goto('/voortgang/');
    await page.getByText('2 antwoorden', { exact: true }).waitFor();
    expect(await codesIn(page)).toEqual([CODES[0], CODES[1], CODES[1]].sort());
    expect((await stored(page, 'answers')).find(({ id }) => id.startsWith('oud-'))).toHaveProperty(
      'later',
      'veld',
    );
    await page.context().close();
  },
);

test('twee keer hetzelfde bestand, ook in twee tabbladen tegelijk, geeft elk antwoord één keer', async () => {
  const page = await open('/voortgang/');
  const context = page.context();
  const other = await beside(context, '/voortgang/');
  const answers = CODES.map((code, at) => made(code, Date.now() - at));
  const file = {
    name: 'voortgang.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ schema: 'spelregelatlas-voortgang', schemaVersion: 1, answers })),
  };
  for (const each of [page, other]) {
    await each.getByLabel('Kies een bestand').setInputFiles(file);
    await each.getByRole('button', { name: 'Voeg 2 antwoorden toe' }).waitFor();
  }
  await Promise.all([page, other].map((each) => each.getByRole('button', { name: /^Voeg 2/ }).dblclick()));
  await page.getByText('2 antwoorden', { exact: true }).waitFor();
  await page.getByLabel('Kies een bestand').setInputFiles(file);
  await page.getByText('Die heb je allemaal al. Er verandert niets.').waitFor();
  expect(await codesIn(page)).toEqual([...CODES].sort());
  await context.close();
});
