/** Editions side by side on the built site: choosing, marking, ruling the same case, and changing it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lookWith, PHONE, useBrowser, WIDE } from './browser.ts';
import { faultsOf } from './checks.ts';

const open = useBrowser();
const look = lookWith(open, { viewport: PHONE });

/** The editions whose columns can be seen. */
const columns = (page: Page) =>
  page
    .locator('.heads .cell:visible')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.edition));

const PAGES = [
  ['onderwerpen', '/vergelijk/'],
  ['onderwerp met zaken', '/vergelijk/onvoldoend-bod/'],
  [
    'onderwerp in vijf edities',
    '/vergelijk/rondpas/?editie=1930&editie=1959&editie=1982&editie=2007&editie=2017',
  ],
  ['opengeslagen zaak', '/vergelijk/getoonde-kaart/?zaak=1&verloop=N_b1H_tE-HT'],
] as const;

test.each(PAGES)('%s (%s): toegankelijk, en past', async (_name, path) => {
  const page = await look(path);
  await page.waitForLoadState('networkidle');
  expect(await faultsOf(page)).toEqual([]);
});

test('elk onderwerp staat in de lijst, met zijn tijdlijn', async () => {
  const page = await open('/vergelijk/');
  const subjects = page.locator('main li > a.card');
  expect(await subjects.count()).toBeGreaterThanOrEqual(28);
  expect(await subjects.locator('.spines').count()).toBe(await subjects.count());
  await subjects.filter({ hasText: 'Onvoldoend bod' }).click();
  expect(await page.locator('h1').innerText()).toBe('Onvoldoend bod');
  await page.context().close();
});

describe('edities kiezen', () => {
  test('zonder script: het vaste tweetal, en elke andere editie met een vinkje', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/', { javaScriptEnabled: false });
    expect(await columns(page)).toEqual(['1959', '2017']);
    await page.getByLabel('1930', { exact: true }).check();
    expect(await columns(page)).toEqual(['1930', '1959', '2017']);
    expect(await page.locator('[data-piece="7b"]').isVisible()).toBe(true);
    await page.context().close();
  });

  test('uit het adres, en terug erin', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/?editie=2007&editie=2017');
    expect(await columns(page)).toEqual(['2007', '2017']);
    await page.getByLabel('1930', { exact: true }).check();
    await page.getByLabel('2007', { exact: true }).uncheck();
    expect(new URL(page.url()).search).toBe('?editie=1930&editie=2017');
    await page.reload();
    expect(await columns(page)).toEqual(['1930', '2017']);
    await page.context().close();
  });

  test('een adres met een editie die niet bestaat verandert niets', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/?editie=1066&spelling=x');
    expect(await columns(page)).toEqual(['1959', '2017']);
    await page.context().close();
  });

  test('de laatste editie gaat niet weg', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/?editie=2017');
    await page.getByLabel('2017', { exact: true }).click();
    expect(await columns(page)).toEqual(['2017']);
    await page.context().close();
  });

  test('delen die bij elkaar horen staan op één rij', async () => {
    const page = await open('/vergelijk/bod-voor-de-beurt/?editie=2007&editie=2017');
    const together = page.locator('.row:has([data-edition="2007"] [data-piece="31A"])');
    expect(
      await together
        .locator('[data-edition="2017"] [data-piece]')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.piece)),
    ).toEqual(['31A']);
    await page.context().close();
  });

  test('naast elkaar op een breed scherm, onder elkaar op een telefoon', async () => {
    const left = (page: Page) =>
      page
        .locator('.row [data-piece]:visible')
        .evaluateAll(
          (all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().left)))].length,
        );
    const wide = await open('/vergelijk/onvoldoend-bod/', { viewport: WIDE });
    expect(await left(wide)).toBe(2);
    await wide.context().close();
    const phone = await open('/vergelijk/onvoldoend-bod/', { viewport: PHONE });
    expect(await left(phone)).toBe(1);
    expect(await phone.locator('.cell.empty:visible').count()).toBe(0);
    await phone.context().close();
  });
});

describe('woorden markeren', () => {
  test('tussen twee teksten, ook zonder script, met een woord erbij', async () => {
    const page = await open('/vergelijk/rondpas/', { javaScriptEnabled: false });
    expect(await page.locator('.row del[data-mark] .hidden-label').first().textContent()).toBe('vervallen: ');
    expect(await page.locator('.row ins[data-mark] .hidden-label').first().textContent()).toBe(
      'toegevoegd: ',
    );
    await page.context().close();
  });

  test('oude spelling telt niet, tenzij je dat vraagt', async () => {
    const page = await open('/vergelijk/aanvaarden-door-bieden/?editie=1930&editie=1959');
    // not `innerText`, which is empty while the row is out of sight
    const count = () => page.locator('.counted').first().textContent();
    const folded = await count();
    await page.getByLabel('Oude spelling negeren').uncheck();
    expect(new URL(page.url()).searchParams.get('spelling')).toBe('letterlijk');
    expect(await page.locator('.counted').count()).toBe(1);
    await page.getByLabel('Oude spelling negeren').check();
    expect(await count()).toBe(folded);
    expect(new URL(page.url()).searchParams.has('spelling')).toBe(false);
    await page.context().close();
  });

  test('niet waar een van beide een samenvatting van ons is, en de bladzij zegt waarom', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/');
    expect(await page.locator('.row [data-mark]').count()).toBe(0);
    expect(await page.locator('.legend').innerText()).toContain('Een samenvatting is in onze woorden');
    await page.context().close();
  });

  test('de tekst zelf blijft woord voor woord dezelfde', async () => {
    const page = await open('/vergelijk/rondpas/');
    const text = () =>
      page.locator('[data-edition="1930"] .law').evaluate((law) =>
        [...law.querySelectorAll('.hidden-label')]
          .reduce((copy, label) => copy.replace(label.textContent, ''), law.textContent)
          .replace(/\s+/g, ' ')
          .trim(),
      );
    expect(await text()).toBe('Wordt rondgepast, dan geeft de volgende gever.');
    await page.getByLabel('1959', { exact: true }).check();
    expect(await text()).toBe('Wordt rondgepast, dan geeft de volgende gever.');
    await page.context().close();
  });
});

describe('dezelfde zaak, toen en nu', () => {
  test('is zonder script beslist, per editie en met artikelen', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/', { javaScriptEnabled: false });
    const table = page.locator('#zaak-2 .rulings');
    expect(await table.locator('thead th').allInnerTexts()).toEqual(['1930', '1959', '2007', '2017']);
    const pass = table.locator('tr', { hasText: 'Moet passen' });
    expect(await pass.locator('td').nth(1).innerText()).toContain('West: de rest van het bieden (30b)');
    expect(await pass.locator('a').first().getAttribute('href')).toBe('/1959/30/#b');
    expect(await table.innerText()).toContain('anders dan 1930');
    await page.context().close();
  });

  test('is te veranderen: alle edities beslissen mee, en het adres onthoudt het', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/');
    await page.locator('#zaak-2').getByRole('button', { name: 'Probeer zelf' }).click();
    const replacement = page.getByRole('group', { name: '5. Vervanging' });
    await replacement.getByLabel('Bieding').selectOption('2H');
    const pass = page.locator('.try-case .rulings tr', { hasText: 'Moet passen' });
    await expect.poll(() => pass.innerText()).not.toContain('de rest van het bieden');
    await expect.poll(() => new URL(page.url()).searchParams.get('verloop')).toContain('rE-2H');
    await page.reload();
    await page.getByRole('group', { name: '5. Vervanging' }).waitFor();
    expect(await page.getByRole('group', { name: '5. Vervanging' }).getByLabel('Bieding').inputValue()).toBe(
      '2H',
    );
    await page.context().close();
  });

  test('een keuze van 1930 wordt in de tabel gemaakt, met het toetsenbord', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/?zaak=2&verloop=N_b1S_b1H_l');
    const choice = page.getByRole('button', { name: /Zuid kan kiezen: van kracht laten blijven/ });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('verloop')).toContain('kS-stand');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zo beslissen de edities');
    expect(await page.locator('.try-case .rulings tr', { hasText: 'Moet passen' }).innerText()).toContain(
      'tot het bod wordt overboden',
    );
    await page.context().close();
  });

  test.each(['onzin', 'N_b1S_b1', `N_${'b1S_'.repeat(500)}b1`])(
    'een adres dat geen zaak vertelt geeft de zaak zelf, in beeld, en zegt dat (%#)',
    async (course) => {
      const page = await open(`/vergelijk/onvoldoend-bod/?zaak=2&verloop=${course}`);
      await page.getByRole('group', { name: '5. Vervanging' }).waitFor();
      const notice = page.locator('.try-case').getByRole('alert');
      expect(await notice.innerText()).toContain(`niet te lezen: “${course.slice(0, 8)}`);
      expect(
        await notice.evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && document.documentElement.scrollWidth <= innerWidth;
        }),
      ).toBe(true);
      await page.locator('.try-case').getByRole('radio', { name: 'Zuid' }).check();
      expect(await notice.count()).toBe(0);
      await page.context().close();
    },
  );

  test('een adres dat alleen een zaak noemt opent die, zonder te klagen', async () => {
    const page = await open('/vergelijk/onvoldoend-bod/?zaak=2');
    await page.getByRole('group', { name: '5. Vervanging' }).waitFor();
    expect(await page.locator('.try-case').getByRole('alert').count()).toBe(0);
    await page.context().close();
  });
});

describe('vanaf een artikel', () => {
  test('staan de andere edities van het onderwerp ernaast, en houdt de wissel het onderwerp vast', async () => {
    const page = await open('/1959/30/');
    const rail = page.getByRole('heading', { name: 'In andere edities' });
    expect(await rail.isVisible()).toBe(true);
    const links = page.locator('.rail .subject[open] li a');
    expect(await links.allInnerTexts()).toContain('1930 · alinea 7–9');
    await page
      .getByRole('navigation', { name: 'Zelfde onderwerp' })
      .getByRole('link', { name: '2017' })
      .click();
    expect(new URL(page.url()).pathname).toBe('/2017/27/');
    await page.context().close();
  });

  test('volgt het onderwerp, niet het nummer: 23 is in 2007 iets anders dan in 2017', async () => {
    const page = await open('/2007/23/');
    await page
      .getByRole('navigation', { name: 'Zelfde onderwerp' })
      .getByRole('link', { name: '2017' })
      .click();
    expect(new URL(page.url()).pathname).toBe('/2017/72/');
    await page.context().close();
  });

  test('zegt een editie wat zij veranderde', async () => {
    const page = await open('/2017/');
    await page.getByRole('link', { name: 'Wat veranderde er in 2017?' }).click();
    const line = page.locator('li', { hasText: 'Voordeel dat je kon zien aankomen' });
    expect(await line.innerText()).toContain('verplaatst');
    await page.context().close();
  });
});

test('op papier staan de kolommen en de tabel, zonder knoppen', async () => {
  const page = await open('/vergelijk/onvoldoend-bod/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.choose').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Probeer zelf' }).count()).toBe(0);
  expect(await page.locator('.heads .cell:visible').count()).toBe(2);
  expect(await page.locator('#zaak-1 .rulings').isVisible()).toBe(true);
  await page.context().close();
});
