/** Practising in a real Chromium: a newcomer's first ten questions, mistakes that come back, and the page in every state. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { MOMENTS } from '../../src/engine/laws.ts';
import { KIND_SLUGS } from '../../src/islands/practise/filter.ts';
import type { QuizLibrary } from '../../src/quiz/library.ts';
import type { QuestionKind } from '../../src/quiz/question.ts';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { PHONE, useBrowser } from './browser.ts';
import { faultsOf, layoutShift } from './checks.ts';
import { answer, choose, codeOn, finishSet, questionOf, untilAsked, untilOpen } from './practising.ts';

const open = useBrowser();

/** A question that every build has. */
const CODE = '2017-kn-strafkaarten-02-17';

test('wat de vragenmaker uit content/ krijgt, is op de site hetzelfde als op de opdrachtregel', async () => {
  const response = await fetch(`${inject('origin')}/oefenen/bibliotheek.json`);
  const { library } = (await response.json()) as { library: QuizLibrary };
  const { shortcuts, ...content } = library;
  expect(content).toEqual(JSON.parse(JSON.stringify(readLibrary())));
  expect(Object.keys(shortcuts ?? {}).length).toBeGreaterThan(100);
});

test('een nieuweling oefent tien vragen op een telefoon, maakt fouten en ziet ze terug als nieuwe zaak', async () => {
  const page = await open('/', { viewport: PHONE, hasTouch: true });
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Oefenen' }).click();
  await page.getByRole('link', { name: /Begin met de basis/ }).click();
  await untilAsked(page);
  expect(await page.locator('.where').innerText()).toContain('vraag 1 van 10');
  const asked = await finishSet(page, 2);
  expect(asked).toHaveLength(10);
  expect(new Set(asked.map(({ code }) => code)).size).toBe(10);
  expect(asked.every(({ edition, level }) => edition === '2017' && level === 'basis')).toBe(true);
  await page.getByRole('heading', { name: '8 van de 10 goed' }).waitFor();

  await page.getByRole('button', { name: 'Oefen deze 2 fouten nu' }).click();
  await untilAsked(page);
  expect(await page.locator('.note').first().innerText()).toMatch(
    /^Terug omdat je deze (soort )?vraag vandaag fout had/,
  );
  const again = await finishSet(page, 0);
  expect(again.map(({ pattern }) => pattern).sort()).toEqual(
    asked
      .slice(0, 2)
      .map(({ pattern }) => pattern)
      .sort(),
  );
  for (const { code } of again) expect(asked.map((each) => each.code)).not.toContain(code);
  await page.context().close();
});

test('fouten wachten bij “Oefen je fouten” tot ze goed gaan', async () => {
  const page = await open(`/oefenen/?vraag=${CODE}`);
  await untilAsked(page);
  await answer(page, false);
  await page.goto('/oefenen/');
  await page.getByRole('link', { name: /Oefen je fouten\s*1 soort vraag/ }).click();
  await untilAsked(page);
  expect(await page.locator('.note').first().innerText()).toBe(
    'Terug omdat je deze vraag vandaag fout had. Het is dezelfde vraag, met de antwoorden in een andere volgorde.',
  );
  const { pattern } = await answer(page, true);
  expect(pattern).toBe(questionOf(CODE).pattern);
  await page.goto('/oefenen/?reeks=fouten');
  await page.getByText('Er staan geen fouten open').waitFor();
  await page.context().close();
});

/** A kind, and a branch whose name tells the answer. */
test.each(['2017-ou-lopend-3', '2017-ir-ib-1', '2017-ir-pl-4', '2017-sc-down-2', CODE])(
  'de code van een vraag verraadt het antwoord niet: zij staat er pas erna (%s)',
  async (code) => {
    const page = await open(`/oefenen/?vraag=${code}`);
    await untilAsked(page);
    expect(await page.locator('main').innerText()).not.toContain(code.replace(/-\d+$/, ''));
    await answer(page, false);
    const link = page.getByRole('link', { name: `zaak ${code}` });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/oefenen/?vraag=${code}`);
    await page.context().close();
  },
);

test('een doorgegeven adres geeft dezelfde vraag met dezelfde antwoorden', async () => {
  const texts = async (page: Page) => {
    await untilAsked(page);
    return [await page.locator('legend').innerText(), ...(await page.locator('.option').allInnerTexts())];
  };
  const [one, other] = await Promise.all([open(`/oefenen/?vraag=${CODE}`), open(`/oefenen/?vraag=${CODE}`)]);
  const question = questionOf(CODE);
  expect(await texts(one)).toEqual([question.prompt, ...question.options.map(({ text }) => text)]);
  expect(await texts(other)).toEqual(await texts(one));
  await one.context().close();
  await other.context().close();
});

test('terug, vooruit en opnieuw laden houden vraag en antwoord vast', async () => {
  const page = await open('/oefenen/?editie=2017&onderwerp=verzaken');
  await untilAsked(page);
  const first = await answer(page, false);
  await page.getByRole('button', { name: 'Volgende vraag' }).click();
  await page.waitForURL((url) => url.searchParams.get('vraag') !== first.code);
  const second = codeOn(page);
  await page.goBack();
  await page.locator('.verdict.bad').waitFor();
  expect(codeOn(page)).toBe(first.code);
  await page.reload();
  await page.locator('.verdict.bad').waitFor();
  await page.goForward();
  await page.waitForURL((url) => url.searchParams.get('vraag') === second);
  await untilOpen(page);
  expect(await page.locator('.verdict.bad').count()).toBe(0);
  await page.context().close();
});

test.each([
  ['/oefenen/?vraag=zomaar', 'Deze vraag bestaat niet'],
  ['/oefenen/?vraag=2017-kn-bestaat-niet-1', 'Deze vraag bestaat niet'],
  ['/oefenen/?vraag=<img src=x onerror=alert(1)>', 'Deze vraag bestaat niet'],
  ['/oefenen/?editie=1930&onderwerp=verzaken', 'Hierover zijn nog geen vragen'],
  ['/oefenen/?reeks=fouten', 'Er staan geen fouten open'],
])('%s zegt in gewone woorden wat er is', async (path, words) => {
  const page = await open(path);
  await page.getByText(words).waitFor();
  expect(await page.locator('img').count()).toBe(0);
  await page.context().close();
});

test.each([
  ['?editie=1997', ['“1997”', '1930, 1959, 1982, 2007 en 2017']],
  ['?editie=toen&niveau=basis', ['“toen”']],
  ['?reeks=alles', ['“alles”', 'Opfrissen']],
  ['?editie=2017&niveau=god', ['“god”', 'Basis, Gevorderd en Wedstrijdleider']],
  ['?editie=2017&soort=raadsel', ['“raadsel”', 'Soorten vragen']],
  ['?editie=2017&onderwerp=bestaat-niet', ['“bestaat-niet”', 'Onderwerpen']],
  ['?editie=2017&aantal=999', ['“999”', '5, 10 of 20']],
  ['?editie=2017&artikel=999', ['“999”', 'Onderwerpen']],
  ['?editie=2017&artikel=vi', ['“vi”']],
])('/oefenen/%s vraagt niets anders: het zegt wat er niet klopt en wat er wel is', async (query, words) => {
  const page = await open(`/oefenen/${query}`);
  await page.locator('.odd-address').waitFor();
  // Whoever begins to choose fetches the questions; what is said stays.
  await page.locator('.choose legend').first().hover();
  await page.waitForLoadState('networkidle');
  const says = await page.locator('.practise [role=status] .odd-address').innerText();
  for (const word of words) expect(says).toContain(word);
  expect(await page.locator('h1').innerText()).toBe('Oefenen');
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

test('wat in een ander adres wel te lezen was, is ingevuld', async () => {
  const page = await open('/oefenen/?editie=1959&niveau=basis&aantal=7');
  await page.locator('.odd-address').waitFor();
  await page.getByRole('button', { name: 'Begin met oefenen' }).click();
  await untilAsked(page);
  expect(page.url()).toContain('?editie=1959&niveau=basis&vraag=1959-');
  await page.goBack();
  await page.locator('.odd-address').waitFor();
  await page.context().close();
});

test('“Oefen dit artikel” vraagt alleen naar dat artikel', async () => {
  const page = await open('/oefenen/?editie=2017&artikel=50');
  await untilAsked(page);
  for (const { cites } of await finishSet(page, 0))
    expect(
      cites.some((cite) => /^50(\D|$)/.test(cite)),
      cites.join(),
    ).toBe(true);
  await page.context().close();
});

test('van een hoofdstuk dat een heel boek is, is er ook een weg naar zijn vragen', async () => {
  const page = await open('/1930/vi/');
  await page.getByRole('link', { name: 'Oefen dit hoofdstuk' }).click();
  await untilAsked(page);
  expect(questionOf(codeOn(page)).edition).toBe('1930');
  await page.context().close();
});

test('wie te weinig vragen kiest, hoort het vooraf en krijgt de ruimere keuze aangeboden', async () => {
  const page = await open('/oefenen/', { viewport: PHONE });
  // Before the script may be there: the choice counts all the same.
  await page.getByRole('radio', { name: '1982' }).check({ force: true });
  await page.getByRole('radio', { name: 'Basis' }).check({ force: true });
  await page.getByText('Hierover is er maar één vraag').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Neem alle niveaus: 10 vragen' }).click();
  await page.getByText('Hierover is er maar één vraag').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Begin met oefenen');
  await page.keyboard.press('Enter');
  await untilAsked(page);
  expect(await page.locator('.count').innerText()).toBe('vraag 1 van 10');
  expect(await finishSet(page, 0)).toHaveLength(10);
  await page.context().close();
});

test('wie kiest voordat het script er is, hoort ook hoeveel vragen er zijn', async () => {
  const page = await open('/over/', { viewport: PHONE });
  let release = (): void => undefined;
  const chosen = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_astro\/Practise\.[^/]*\.js$/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(new URL('/oefenen/', page.url()).href, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: '1982' }).check({ force: true });
  await page.getByRole('radio', { name: 'Basis' }).check({ force: true });
  release();
  await page.getByText('Hierover is er maar één vraag').waitFor();
  await page.context().close();
});

test('met alleen het toetsenbord: kiezen, controleren, uitleg, volgende', async () => {
  const page = await open('/oefenen/?editie=2017&onderwerp=strafkaarten');
  await untilAsked(page);
  await page.locator('.option input').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('.option input').nth(1).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.verdict.good, .verdict.bad').waitFor();
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/^verdict /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.count')?.textContent?.includes('vraag 2'));
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('where');
  await page.context().close();
});

test('wie dubbel tikt, slaat de uitleg niet over', async () => {
  const page = await open('/oefenen/?editie=2017&onderwerp=strafkaarten', { viewport: PHONE });
  await untilAsked(page);
  await choose(page, false);
  await page.getByRole('button', { name: 'Controleer je antwoord' }).dblclick();
  await page.locator('.verdict.bad').waitFor();
  await page.getByRole('button', { name: 'Volgende vraag' }).waitFor();
  await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.actions .first')?.disabled);
  expect(await page.locator('.count').innerText()).toContain('vraag 1');
  await page.context().close();
});

test('een schermlezer krijgt groep, vraag, keuzes en uitslag', async () => {
  const page = await open(`/oefenen/?vraag=${CODE}`);
  await untilAsked(page);
  const { prompt } = questionOf(CODE);
  await page.getByRole('group', { name: prompt }).waitFor();
  expect(await page.getByRole('radio').count()).toBe(questionOf(CODE).options.length);
  const region = page.locator('.after [role=status]');
  expect(await region.innerText()).toBe('');
  await page.getByRole('button', { name: 'Controleer je antwoord' }).click();
  expect(await region.innerText()).toBe('Kies eerst een antwoord.');
  await answer(page, false);
  expect(await region.innerText()).toMatch(/^Fout\. Goed was: /);
  for (const option of await page.locator('.option').all())
    expect((await option.locator('.why').innerText()).length).toBeGreaterThan(10);
  await page.context().close();
});

/** A question of every kind, of each edition that has it. */
const OF_EACH = [
  ...[
    '2017-kn-strafkaarten-02-17',
    '2017-ir-ib-1',
    '2017-op-iben-1',
    '2017-co-ibnro-1',
    '2007-ld-drnryp-420751',
  ],
  ...['2017-pv-brn-4', '2017-st-ibnrp-1', '2017-sc-slem-4', '2017-ou-contract-1', '2017-le-beurt-1'],
  ...['2017-ed-ibenr-744424', '1959-ld-ibnp-746228', '1959-ga-39-369958', '1930-op-ibn-52930'],
] as const;

test.each(OF_EACH)(
  '%s: onder een goed antwoord zijn de woorden van elke bepaling uit te vouwen',
  async (code) => {
    const { options, cites } = questionOf(code);
    const page = await open(`/oefenen/?vraag=${code}`);
    await untilAsked(page);
    expect(await page.locator('.law-words').count()).toBe(0);
    await answer(page, false);
    const right = options.flatMap((option, at) => (option.correct ? [{ option, at }] : []));
    for (const { option, at } of right) {
      const expected = (option.cites.length > 0 ? option.cites : cites).slice(0, 3);
      const words = page.locator('.option').nth(at).locator('.law-words details');
      await expect.poll(() => words.count()).toBe(expected.length);
      for (const [place, cite] of expected.entries()) {
        const one = words.nth(place);
        expect(await one.locator('summary').innerText()).toMatch(
          new RegExp(`^Lees (artikel|alinea) ${cite}\\b`),
        );
        await one.locator('summary').click();
        await one.locator('.law').first().waitFor();
        expect((await one.locator('.law').first().innerText()).length).toBeGreaterThan(10);
      }
    }
    expect(await page.locator('.law-words').count()).toBe(right.length);
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  },
);

test('lukt het ophalen van de woorden niet, dan staat dat er, met hoe zij beginnen', async () => {
  const page = await open('/oefenen/?vraag=2017-ir-ib-1');
  await untilAsked(page);
  await answer(page, true);
  const summary = page.locator('.law-words summary').first();
  await summary.waitFor();
  await page.route('**/2017/**', (route) => route.abort());
  await summary.click();
  await page.getByRole('alert').filter({ hasText: 'kon niet worden opgehaald' }).waitFor();
  expect(await summary.innerText()).toMatch(/: ‘.{10,}’$/);
  await page.context().close();
});

test('een bepaling in een reden laat zich vooruit bekijken', async () => {
  const page = await open(`/oefenen/?vraag=${CODE}`);
  await untilAsked(page);
  await answer(page, false);
  await page.waitForLoadState('networkidle');
  await page.locator('.why a[data-ref]').first().hover();
  await page.locator('.preview:visible').waitFor();
  expect(await page.locator('.preview').innerText()).toContain('strafkaart');
  await page.context().close();
});

test('wie een vraag betwist, krijgt code, antwoorden en bepalingen mee', async () => {
  const page = await open(`/oefenen/?vraag=${CODE}`);
  await untilAsked(page);
  await answer(page, false);
  await page.getByText('Klopt deze vraag niet?').click();
  const text = page.locator('.report pre');
  await page.waitForFunction(() => document.querySelector('.report pre')?.textContent !== '');
  expect(await text.innerText()).toContain(`Zaak ${CODE}`);
  expect(await text.innerText()).toContain('gekozen, fout');
  expect(await page.getByRole('link', { name: 'Mail' }).getAttribute('href')).toContain(
    encodeURIComponent(CODE),
  );
  await page.context().close();
});

test('een betwiste zaak vertelt zonder Engels waar de wet sprak', async () => {
  const page = await open('/oefenen/?vraag=2017-co-ibnro-1');
  await untilAsked(page);
  await answer(page, false);
  await page.getByText('Klopt deze vraag niet?').click();
  await page.waitForFunction(() => document.querySelector('.report pre')?.textContent !== '');
  const text = await page.locator('.report pre').innerText();
  const moments = [...text.matchAll(/^Gebeurtenis \d+ \(([^)]+)\)/gm)].map(([, moment]) => moment);
  expect(moments.length).toBeGreaterThan(1);
  expect(moments[0]).toBe('bij de bieding');
  expect(moments.filter((moment) => (MOMENTS as readonly (string | undefined)[]).includes(moment))).toEqual(
    [],
  );
  await page.context().close();
});

describe('in elke toestand', () => {
  const STATES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
    ['kiezen', '/oefenen/', (page) => page.locator('.choose summary').first().click()],
    ['vraag', `/oefenen/?vraag=${CODE}`, untilAsked],
    ['beantwoord', `/oefenen/?vraag=${CODE}`, async (page) => (await untilAsked(page), answer(page, false))],
    [
      'einde',
      '/oefenen/?editie=2017&onderwerp=ronden&aantal=5',
      async (page) => (await untilAsked(page), finishSet(page, 2)),
    ],
  ];
  test.each(STATES)('%s (%s): toegankelijk, en past', async (_name, path, reach) => {
    const page = await open(path, { viewport: PHONE });
    await reach(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });
});

test.each(['/oefenen/', `/oefenen/?vraag=${CODE}`, '/oefenen/?reeks=opfrissen&editie=2017'])(
  '%s: niets verspringt',
  async (path) => {
    const page = await open(path, { viewport: PHONE });
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    await page.context().close();
  },
);

const packed = new Map<string, Promise<number>>();
/** Bytes of a script as a host sends it. */
const packedSize = (url: string): Promise<number> => {
  const known = packed.get(url) ?? fetch(url).then(async (answer) => gzipSync(await answer.bytes()).length);
  packed.set(url, known);
  return known;
};

/** What is fetched once the question stands, for after its answer. */
const LATER = /\/(Afterwards|Report)\.[^/]*$/;

/** The scripts that a page has asked for so far, compressed as a host sends them. */
const scriptBytes = async (page: Page, but?: RegExp): Promise<number> => {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sizes = await Promise.all(scripts.filter((name) => !but?.test(name)).map(packedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const KINDS = Object.keys(KIND_SLUGS) as QuestionKind[];

test('tot de eerste vraag er staat laadt de oefenpagina hoogstens 90 kB script, met welke soort zij ook begint', async () => {
  const sizes = new Map<QuestionKind, number>();
  for (const kind of KINDS) {
    const page = await open(`/oefenen/?editie=2017&soort=${KIND_SLUGS[kind]}`);
    await untilAsked(page);
    sizes.set(kind, await scriptBytes(page, LATER));
    expect(questionOf(codeOn(page)).kind).toBe(kind);
    await page.context().close();
  }
  // A ruling takes the engine, the system and the planning: were they not counted, the measuring would be wrong.
  expect(Math.max(...sizes.values()) - sizes.get('knowledge')!).toBeGreaterThan(40_000);
  expect([...sizes].filter(([, size]) => size > 90_000)).toEqual([]);
});

/** The heaviest kinds: what went wrong, what follows, which provision, which steps; and a written question. */
test.each([CODE, '2017-ir-ib-1', '2017-co-ibnro-1', '2017-pv-brn-4', '2017-st-ibnrp-1', '2017-sc-slem-4'])(
  'bij een doorgegeven vraag is alles met antwoord en uitleg samen hoogstens 90 kB script: %s',
  async (code) => {
    const page = await open(`/oefenen/?vraag=${code}`);
    await untilAsked(page);
    await answer(page, false);
    await page.getByText('Klopt deze vraag niet?').click();
    await page.waitForLoadState('networkidle');
    expect(await scriptBytes(page)).toBeLessThanOrEqual(90_000);
    await page.context().close();
  },
);

test('zonder JavaScript zegt de pagina dat, en leidt zij naar de spelregels', async () => {
  const page = await open('/oefenen/', { javaScriptEnabled: false });
  expect(await page.locator('.without').innerText()).toContain('niet zonder JavaScript');
  expect(await page.locator('.without a').getAttribute('href')).toBe('/2017/');
  await page.context().close();
});
