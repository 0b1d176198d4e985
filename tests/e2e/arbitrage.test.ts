/**
 * The ruling helper as a director uses it: a phone of 360 px, taps counted, every case walked to its end; and what must hold whatever
 * happens: nothing lost, nothing private in sight, clear words for a broken address or storage.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { faultsOf } from './checks.ts';

const open = useBrowser();

/** A phone with the start page or another page open. */
const phone = (path = '/') => open(path, { viewport: PHONE, hasTouch: true });

const STRAINS = { C: 'klaveren', D: 'ruiten', H: 'harten', S: 'schoppen', NT: 'sans atout' } as const;
const NON_BIDS = { P: 'Pas', X: 'Doublet', XX: 'Redoublet' } as const;
const SEATS = { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' } as const;

/** Taps on a page, counted. */
class Thumb {
  taps = 0;
  readonly page: Page;
  constructor(page: Page) {
    page.setDefaultTimeout(15_000);
    this.page = page;
  }
  async button(name: string | RegExp, at = 0) {
    this.taps++;
    await this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .nth(at)
      .tap();
  }
  async situation(title: string) {
    this.taps++;
    await this.page.getByRole('link', { name: title }).tap();
    await this.page.locator('.case').waitFor();
  }
  async call(text: string) {
    const nonBid = NON_BIDS[text as keyof typeof NON_BIDS];
    if (nonBid) return this.button(nonBid);
    await this.button(text[0]!);
    const strain = STRAINS[text.slice(1) as keyof typeof STRAINS];
    await this.button(new RegExp(`^\\S+ ${strain}(, onvoldoende)?$`));
  }
  async calls(...texts: readonly string[]) {
    for (const text of texts) await this.call(text);
  }
  async seat(legend: string, seat: keyof typeof SEATS) {
    this.taps++;
    await this.page
      .getByRole('group', { name: legend })
      .getByRole('radio', { name: new RegExp(`^${SEATS[seat]}`) })
      .tap();
  }
  /** What stands in the script and is not covered. */
  async says(words: RegExp) {
    await this.page.locator('.say', { hasText: words }).first().waitFor();
  }
  heading = () => this.page.locator('.case h2').first().innerText();
}

const start = async (path = '/') => new Thumb(await phone(path));

describe('van de startpagina tot het eerste wat je zegt, in hoogstens zes tikken', () => {
  test.each<readonly [string, (thumb: Thumb) => Promise<void>, RegExp]>([
    ['Onvoldoend bod', (thumb) => thumb.calls('1S', '1H'), /je bood 1♥.*onvoldoende/],
    [
      'Bod voor de beurt',
      async (thumb) => {
        await thumb.seat('Wie biedt?', 'S');
        await thumb.call('1S');
      },
      /voor je beurt/,
    ],
    [
      'Pas voor de beurt',
      async (thumb) => {
        await thumb.call('1H');
        await thumb.seat('Wie biedt?', 'S');
        await thumb.call('P');
      },
      /je paste voor je beurt/,
    ],
    ['Doublet dat niet mag', (thumb) => thumb.calls('1S', 'P', 'X'), /je doubleerde/],
    [
      'Kaart getoond tijdens het bieden',
      async (thumb) => {
        await thumb.call('1H');
        await thumb.seat('Van wie is de kaart?', 'E');
        await thumb.button('harten');
        await thumb.button('hartentien');
      },
      /♥.?10.*zichtbaar/,
    ],
    [
      'Bieding na de laatste pas',
      async (thumb) => {
        await thumb.call('4H');
        await thumb.button('3 × pas');
        await thumb.seat('Wie bood na de laatste pas?', 'E');
        await thumb.call('X');
      },
      /het bieden was al gesloten/,
    ],
  ])('%s', async (title, enter, words) => {
    const thumb = await start();
    await thumb.situation(title);
    await enter(thumb);
    await thumb.says(words);
    expect(thumb.taps).toBeLessThanOrEqual(6);
    await thumb.page.context().close();
  });

  test('Verkeerde bieding gepakt: de vraag staat er na drie tikken, afgedekt', async () => {
    const thumb = await start();
    await thumb.situation('Verkeerde bieding gepakt');
    await thumb.call('1H');
    expect(await thumb.page.getByText('apart van de tafel, Noord').isVisible()).toBe(true);
    expect(await thumb.page.getByText('Wat wilde je bieden').count()).toBe(0);
    expect(thumb.taps).toBe(3);
    await thumb.page.context().close();
  });
});

/** 1♠ by North, 1♥ by East, not accepted by South; East replaces it. */
async function replacedBy(call: string): Promise<Thumb> {
  const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
  await thumb.calls('1S', '1H');
  expect(await thumb.heading()).toBe('Zuid kiest.');
  await thumb.button(/Zuid: niet accepteren/);
  await thumb.call(call);
  return thumb;
}

const finding = async (thumb: Thumb, answer: 'Voldoet' | 'Voldoet niet') => {
  await thumb.button(/^Toon \(apart/);
  await thumb.button(new RegExp(`^${answer} `));
};

describe('onvoldoend bod, 27B: elk van de vier vervangingen, tot het bieden is gesloten', () => {
  test('27B1a: het laagste bod in dezelfde kleur, niemand hoeft te passen', async () => {
    const thumb = await replacedBy('2H');
    expect(await thumb.heading()).toBe('Zuid is aan de beurt.');
    expect(await thumb.page.getByText('moet de rest van het bieden passen').count()).toBe(0);
    await thumb.calls('2S', 'P', 'P', 'P');
    expect(await thumb.heading()).toMatch(/gesloten: 2♠.* door Noord/);
    expect(await thumb.page.locator('.closing').innerText()).toBe('Oost komt uit. Zuid wordt dummy.');
    expect(await thumb.page.getByText('bij het eerste voorspelen').count()).toBe(0);
    await thumb.page.context().close();
  });

  test('27B1b: een vergelijkbare bieding', async () => {
    const thumb = await replacedBy('3H');
    await finding(thumb, 'Voldoet');
    expect(await thumb.heading()).toBe('Zuid is aan de beurt.');
    expect(await thumb.page.getByText('moet de rest van het bieden passen').count()).toBe(0);
    await thumb.page.context().close();
  });

  test('27B2: een andere bieding: West past verder, en Noord mag een kleur verbieden', async () => {
    const thumb = await replacedBy('2C');
    await finding(thumb, 'Voldoet niet');
    await thumb.says(/West, je moet de rest van het bieden passen/);
    await thumb.call('2S');
    expect(await thumb.heading()).toBe('West is aan de beurt en moet passen.');
    await thumb.calls('P', 'P', 'P');
    expect(await thumb.heading()).toMatch(/2♠.* door Noord/);
    await thumb.says(/Noord, je mag bij het eerste voorspelen van West één kleur verbieden: ♦.*, ♥.* of ♠/);
    await thumb.page.context().close();
  });

  test('27B3: een doublet mag niet, Oost kiest opnieuw en West past', async () => {
    const thumb = await replacedBy('X');
    await finding(thumb, 'Voldoet niet');
    expect(await thumb.heading()).toMatch(/Oost zet er een andere bieding voor in de plaats/);
    await thumb.says(/West, je moet de rest van het bieden passen/);
    await thumb.call('P');
    expect(await thumb.heading()).toBe('Zuid is aan de beurt.');
    await thumb.page.context().close();
  });
});

describe('andere zaken, tot het eind', () => {
  test('31B: opening door de partner van de gever', async () => {
    const thumb = await start('/arbitrage/?geval=bod-voor-de-beurt');
    await thumb.seat('Wie biedt?', 'S');
    await thumb.call('1S');
    await thumb.says(/Zuid, je bood 1♠.* voor je beurt\. Noord was aan de beurt/);
    await thumb.button(/West: niet accepteren/);
    expect(await thumb.heading()).toBe('Noord is aan de beurt.');
    await thumb.calls('1C', 'P', '1NT');
    await finding(thumb, 'Voldoet niet');
    await thumb.says(/Noord, je moet de eerstvolgende keer passen/);
    await thumb.calls('P', 'P', 'P');
    expect(await thumb.heading()).toMatch(/1SA door Zuid/);
    await thumb.page.context().close();
  });

  test('36B: een doublet op het bod van partner', async () => {
    const thumb = await start('/arbitrage/?geval=ontoelaatbaar-doublet');
    await thumb.calls('1S', 'P', 'X');
    expect(await thumb.heading()).toMatch(/Zuid zet er een andere bieding/);
    await thumb.says(/Noord, je moet de rest van het bieden passen/);
    await thumb.call('2S');
    expect(await thumb.heading()).toBe('West is aan de beurt.');
    await thumb.calls('P', 'P', 'P');
    expect(await thumb.heading()).toMatch(/2♠.* door Noord/);
    await thumb.page.context().close();
  });

  test('24B: een honneur valt open tijdens het bieden', async () => {
    const thumb = await start('/arbitrage/?geval=kaart-getoond');
    await thumb.call('1H');
    await thumb.seat('Van wie is de kaart?', 'E');
    await thumb.button('harten');
    await thumb.button('hartentien');
    await thumb.says(/West, je moet de eerstvolgende keer passen/);
    await thumb.calls('P', '4H');
    expect(await thumb.heading()).toBe('West is aan de beurt en moet passen.');
    await thumb.calls('P', 'P', 'P');
    await thumb.says(/strafkaart/);
    await thumb.page.context().close();
  });

  test('25B: van gedachten veranderd na een pauze', async () => {
    const thumb = await start('/arbitrage/?geval=verkeerde-bieding');
    await thumb.call('1H');
    await thumb.button(/^Toon \(apart, Noord/);
    await thumb.page.getByText('Hij wilde dit bieden, maar bedacht zich of lette niet op').tap();
    await thumb.call('1S');
    expect(await thumb.heading()).toBe('Oost kiest.');
    await thumb.button(/Oost: niet accepteren/);
    expect(await thumb.heading()).toBe('Oost is aan de beurt.');
    expect(await thumb.page.locator('.auction').innerText()).toMatch(/gewijzigd, ingetrokken/);
    await thumb.page.context().close();
  });

  test('39C: een doublet na de laatste pas', async () => {
    const thumb = await start('/arbitrage/?geval=na-de-laatste-pas');
    await thumb.call('4H');
    await thumb.button('3 × pas');
    await thumb.seat('Wie bood na de laatste pas?', 'E');
    await thumb.call('X');
    expect(await thumb.heading()).toMatch(/4♥.* door Noord/);
    expect(await thumb.heading()).not.toMatch(/gedoubleerd/);
    await thumb.says(/Noord, je mag bij het eerste voorspelen van West één kleur .*verbieden/);
    await thumb.page.context().close();
  });

  test('70C: opgeëist met een troef buiten', async () => {
    const thumb = await start('/arbitrage/?geval=slagen-opgeeist');
    const { page } = thumb;
    for (const answer of ['iemand eiste slagen op', 'ja']) await page.getByText(answer).first().tap();
    await page
      .getByRole('group', { name: 'Heeft een tegenstander van de eiser nog een troef?' })
      .getByText('ja')
      .tap();
    await page.getByRole('group', { name: 'Zei de eiser iets over die troef?' }).getByText('nee').tap();
    await page.getByRole('group', { name: 'Is er enige kans' }).getByText('ja').tap();
    for (const [seat, cards] of [
      ['S', 's9 rAH'],
      ['W', 's8 k32'],
      ['N', 'h432'],
      ['E', 'r9 r10 k9'],
    ] as const) {
      await thumb.seat('Kaarten van', seat);
      await page.getByLabel(/Of typ de hand/).fill(cards);
      await thumb.button('Zet neer');
    }
    expect(await page.getByLabel(/Hoeveel slagen/).inputValue()).toBe('rest');
    const result = page.locator('.claim-result');
    await result.getByText(/kan 3 slagen maken, maar niet altijd/).waitFor();
    expect(await result.innerText()).toMatch(/♠.?8 van West kan bij normaal spelen een slag winnen/);
    await thumb.button('troef halen');
    await result.getByText(/maakt altijd 3 slagen/).waitFor();
    await page.context().close();
  });
});

describe('niets gaat verloren', () => {
  test('terug, vooruit, herladen en de knoppen van de browser', async () => {
    const thumb = await replacedBy('2C');
    const { page } = thumb;
    await finding(thumb, 'Voldoet niet');
    const full = page.url();
    await thumb.button('← Terug');
    await thumb.button('← Terug');
    expect(await thumb.heading()).toMatch(/Oost zet er/);
    await page.reload();
    await page.locator('.case h2').waitFor();
    expect(await thumb.heading()).toMatch(/Oost zet er/);
    await thumb.button('Vooruit →');
    await thumb.button('Vooruit →');
    expect(await thumb.heading()).toBe('Zuid is aan de beurt.');
    await thumb.button('Nieuwe zaak');
    await page.getByRole('heading', { name: 'Wat is er gebeurd?' }).waitFor();
    expect(page.url()).not.toContain('#');
    await page.goBack();
    await page.locator('.case h2').waitFor();
    expect(page.url().split('&zaak=')[1]).toBe(full.split('&zaak=')[1]);
    await page.context().close();
  });

  test('een sprong naar de inhoud van de bladzijde sluit de zaak niet', async () => {
    const page = await open('/arbitrage/#editie=2017&geval=onvoldoend-bod&zaak=bN-1S_bE-1H_l', {
      viewport: PHONE,
    });
    await page.getByRole('heading', { name: 'Zuid kiest.' }).waitFor();
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'inhoud');
    await page.getByRole('heading', { name: 'Zuid kiest.' }).waitFor();
    expect(page.url()).toContain('zaak=bN-1S_bE-1H_l');
    await page.context().close();
  });

  test('een zaak die openstond, wordt op de beginpagina weer aangeboden', async () => {
    const thumb = await replacedBy('2H');
    await thumb.page.goto('/arbitrage/');
    await thumb.button('Ga verder met de vorige zaak');
    expect(await thumb.heading()).toBe('Zuid is aan de beurt.');
    await thumb.page.context().close();
  });

  test('bewaren met een notitie, delen als adres en als tekst, PBN', async () => {
    const page = await open('/arbitrage/?geval=onvoldoend-bod', {
      viewport: PHONE,
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const thumb = new Thumb(page);
    await thumb.calls('1S', '1H');
    await page.getByText('Bewaar, deel of vergelijk').tap();
    await page.getByLabel('Notitie').fill('tafel 3');
    await thumb.button('Kopieer adres');
    await page.getByText('Gekopieerd.').waitFor();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await clipboard()).toContain('zaak=bN-1S_bE-1H_l');
    await thumb.button('Kopieer als tekst');
    await expect.poll(clipboard).toMatch(/tafel 3[\s\S]*Oost 1♥.? \(onvoldoende\)[\s\S]*27A1/);
    const [file] = await Promise.all([page.waitForEvent('download'), thumb.button('Download PBN')]);
    expect(file.suggestedFilename()).toBe('zaak.pbn');
    await thumb.button('Bewaar');
    await page.getByText('Bewaard in deze browser').waitFor();
    await thumb.button('Nieuwe zaak');
    await thumb.button(/tafel 3/);
    expect(await thumb.heading()).toBe('Zuid kiest.');
    await page.context().close();
  });

  test('een oefenvraag van de zaak laat de beslissing pas op verzoek zien', async () => {
    const thumb = await replacedBy('2H');
    const { page } = thumb;
    await page.getByText('Bewaar, deel of vergelijk').tap();
    await thumb.button('Maak er een oefenvraag van');
    expect(await thumb.heading()).toBe('Wat beslis jij?');
    expect(await page.locator('.say').count()).toBe(0);
    await thumb.button('Toon de beslissing');
    expect(await thumb.heading()).toBe('Zuid kiest.');
    await page.context().close();
  });

  test('de zaak gaat mee naar de vergelijking van de edities', async () => {
    const thumb = await replacedBy('2H');
    await thumb.page.getByText('Bewaar, deel of vergelijk').tap();
    await thumb.page.getByRole('link', { name: 'Vergelijk de edities' }).tap();
    await thumb.page.waitForURL(
      '**/vergelijk/onvoldoend-bod/?zaak=1&verloop=N_bN-1S_bE-1H_l_kS-reject_rE-2H',
    );
    await thumb.page.getByRole('heading', { name: 'Zo beslissen de edities' }).waitFor();
    await thumb.page.context().close();
  });

  test('zonder verbinding gaat de zaak gewoon door', async () => {
    const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
    await thumb.call('1S');
    thumb.page.removeAllListeners('console');
    await thumb.page.context().setOffline(true);
    await thumb.call('1H');
    await thumb.button(/Zuid: niet accepteren/);
    await thumb.call('2H');
    expect(await thumb.heading()).toBe('Zuid is aan de beurt.');
    await thumb.page.context().close();
  });
});

describe('wat niet voor de tafel is', () => {
  test('is afgedekt tot je het aanraakt', async () => {
    const thumb = await replacedBy('2C');
    expect(await thumb.page.getByText('wat betekende').count()).toBe(0);
    await thumb.button(/^Toon \(apart/, 0);
    expect(await thumb.page.getByText(/wat betekende/i).isVisible()).toBe(true);
    await thumb.button('Dek af');
    expect(await thumb.page.getByText('wat betekende').count()).toBe(0);
    expect(await thumb.page.title()).toBe('Arbitrage · Spelregelatlas');
    await thumb.page.context().close();
  });

  test('wat je voor de een toonde, toont niets voor de volgende', async () => {
    const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
    await thumb.calls('1S', '1H');
    await thumb.button(/Zuid: niet accepteren/);
    await thumb.button(/^Toon \(apart/);
    await thumb.says(/je moet het bod van 1♥.* vervangen/);
    await thumb.call('2C');
    expect(await thumb.heading()).toBe('Stel eerst iets vast.');
    expect(await thumb.page.getByText('wat betekende').count()).toBe(0);
    await thumb.page.context().close();
  });

  test('wie nog moet spelen, wordt gevraagd het aan een ander te laten', async () => {
    const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
    await thumb.page.locator('.settings summary').tap();
    await thumb.page.getByLabel('Ik moet dit spel nog spelen').check();
    await thumb.calls('1S', '1H');
    await thumb.button(/Zuid: niet accepteren/);
    expect(await thumb.page.getByText('Jij moet dit spel nog spelen').first().isVisible()).toBe(true);
    await thumb.page.context().close();
  });
});

describe('de instellingen', () => {
  test('het nummer van het spel geeft gever en kwetsbaarheid', async () => {
    const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
    await thumb.page.locator('.settings summary').tap();
    await thumb.page.getByLabel('Nummer van het spel').fill('7');
    await thumb.page.getByLabel('Nummer van het spel').press('Tab');
    expect(await thumb.page.locator('.settings summary').innerText()).toContain(
      'gever Zuid · allen kwetsbaar',
    );
    await thumb.page.context().close();
  });

  test('dezelfde zaak in een andere editie gaat zover zij te volgen is, en terug is alles er nog', async () => {
    const thumb = await replacedBy('2H');
    const { page } = thumb;
    await page.locator('.settings summary').tap();
    await page.getByLabel('Editie').selectOption('1930');
    expect(await thumb.heading()).toBe('Zuid kiest.');
    expect(await page.getByText(/De zaak is tot hier te volgen, \d van de \d stappen/).isVisible()).toBe(
      true,
    );
    await page.getByLabel('Editie').selectOption('1982');
    await page.getByText('staan de regels van het bieden niet op deze site').waitFor();
    await page.getByLabel('Editie').selectOption('2017');
    expect(await thumb.heading()).toBe('Zuid is aan de beurt.');
    await page.context().close();
  });

  test('online zegt de hulp wat daar niet voorkomt', async () => {
    const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
    await thumb.page.locator('.settings summary').tap();
    await thumb.page.getByLabel('online').check();
    expect(
      await thumb.page.getByText('Online neemt het programma een onvoldoend bod niet aan').isVisible(),
    ).toBe(true);
    await thumb.page.context().close();
  });
});

test('de wettekst is één tik weg, groot, en gaat weer dicht', async () => {
  const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
  await thumb.calls('1S', '1H');
  await thumb.button('artikel 27A1');
  const dialog = thumb.page.locator('.law-dialog');
  await dialog.getByText('onze samenvatting').waitFor();
  const size = await dialog.locator('.law').evaluate((law) => parseFloat(getComputedStyle(law).fontSize));
  expect(size).toBeGreaterThanOrEqual(20);
  await thumb.button('Sluit');
  expect(await dialog.isVisible()).toBe(false);
  expect(await thumb.page.getByRole('button', { name: 'Arbiterfout (82)' }).isVisible()).toBe(true);
  expect(await thumb.page.getByRole('button', { name: 'Protest (92)' }).isVisible()).toBe(true);
  await thumb.page.context().close();
});

test('met alleen het toetsenbord: typen, kiezen, vervangen', async () => {
  const page = await open('/arbitrage/?geval=onvoldoend-bod', { viewport: PHONE });
  const field = page.getByLabel(/Of typ het bieden/);
  await field.focus();
  await page.keyboard.type('1s 0h');
  await page.keyboard.press('Enter');
  await page.getByText('een bod loopt van 1 tot en met 7').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1sch 1 harten');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Zuid kiest.' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let i = 0; i < 12 && !(await focused()).startsWith('Zuid: niet accepteren'); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Oost zet er/ }).waitFor();
  for (let i = 0; i < 30 && (await focused()) !== '2'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 20 && !(await focused()).startsWith('2♥'); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Zuid is aan de beurt.' }).waitFor();
  await page.context().close();
});

describe('op papier', () => {
  const hash = '#editie=2017&geval=onvoldoend-bod&zaak=bN-1S_bE-1H_l_kS-reject_rE-2C';
  test.each([
    ['wie niet speelt leest alles', '', true],
    ['voor wie nog moet spelen blijft afgedekt wat niet voor hem is', '&speelt=mee', false],
  ])('de editie, elke stap open, geen knoppen: %s', async (_name, more, shown) => {
    const page = await open(`/arbitrage/${hash}${more}`, { viewport: PHONE });
    await page.locator('.ruling .step').first().waitFor();
    const closed = page.locator('.ruling .fold:not([open]) .say').first();
    expect([await page.locator('.on-paper').isVisible(), await closed.isVisible()]).toEqual([false, false]);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.on-paper').innerText()).toContain('2017');
    expect(await closed.isVisible()).toBe(true);
    expect(await page.locator('.case .button:visible').count()).toBe(0);
    expect((await page.getByText(/wat betekende/).count()) > 0).toBe(shown);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.getByText(/wat betekende/).count()).toBe(0);
    await page.context().close();
  });
});

test('71B: slagen die niet verloren kunnen gaan, zijn voor wie ze afstond', async () => {
  const page = await open(
    '/arbitrage/#editie=2017&geval=slagen-opgeeist&eis=S-S-S-S-0*S6_H4*S5_D9*S7_SA*H9_H8**',
    { viewport: PHONE },
  );
  const result = page.locator('.claim-result');
  await result.getByText(/stond 2 slagen af/).waitFor();
  expect(await result.innerText()).toMatch(/71B[^]*maakt altijd 2 slagen/);
  await page.getByLabel(/Hoeveel slagen/).selectOption('alle (2)');
  await result.getByText(/stond 2 slagen af/).waitFor({ state: 'detached' });
  await page.context().close();
});

describe('een adres of opslag waar iets mis mee is geeft duidelijke woorden', () => {
  test.each([
    ['onbekende editie', '#editie=1901&zaak=b1S', 'een editie die hier niet staat: “1901”'],
    ['opmaak', '#editie=2017&zaak=b1S_<img src=x onerror=alert(1)>', 'iets wat aan tafel niet kan gebeuren'],
    ['geen editie', '#zaak=%%%', 'bij welke editie de zaak hoort'],
    ['onbekend geval', '#editie=2017&geval=niks&zaak=b1S', 'een geval dat de hulp niet kent: “niks”'],
    ['onbekend geval als begin', '?geval=niks', 'een geval dat de hulp niet kent: “niks”'],
    ['geen zaak', '#%%%', 'niet te lezen als een zaak'],
    ['onbekende gever', '#editie=2017&gever=Q', 'een gever of kwetsbaarheid die niet bestaat'],
    ['veel te lang', `#editie=2017&zaak=${'bP_'.repeat(4000)}`, 'te lang om een zaak te zijn'],
  ])('%s', async (_name, hash, words) => {
    const page = await open(`/arbitrage/${hash}`, { viewport: PHONE });
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await page.getByRole('link', { name: 'Onvoldoend bod' }).isVisible()).toBe(true);
    await page.context().close();
  });

  test('een zaak die niet kan, gaat zover zij te volgen is', async () => {
    const page = await open('/arbitrage/#editie=2017&zaak=bN-1S_kS-accept_rW-2H', { viewport: PHONE });
    await page.getByText(/De zaak is tot hier te volgen, 1 van de \d stappen/).waitFor();
    await page.context().close();
  });

  test('onleesbare kaarten van een opeising', async () => {
    const page = await open('/arbitrage/#editie=2017&geval=slagen-opgeeist&eis=onzin', { viewport: PHONE });
    await page.getByText('De kaarten in het adres zijn niet te lezen').waitFor();
    await page.context().close();
  });

  test.each([
    ['vol', `Storage.prototype.setItem = () => { throw new DOMException('vol', 'QuotaExceededError'); };`],
    [
      'geen opslag',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('dicht', 'SecurityError'); } });`,
    ],
  ])('wat niet te bewaren is zegt waarom: %s', async (why, script) => {
    const page = await open('/arbitrage/#editie=2017&geval=onvoldoend-bod&zaak=bN-1S_bE-1H_l', {
      viewport: PHONE,
    });
    await page.addInitScript(script);
    await page.reload();
    await page.getByText('Bewaar, deel of vergelijk').click();
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    expect(await page.getByText('Bewaren lukt niet').innerText()).toContain(why);
    await page.context().close();
  });

  test('beschadigde opslag', async () => {
    const page = await open('/arbitrage/', { viewport: PHONE });
    await page.evaluate(() => {
      localStorage.setItem('spelregelatlas:arbitrage:zaak', 'editie=2017&zaak=onzin');
      localStorage.setItem('spelregelatlas:arbitrage:bewaard:1', '{"fragment":');
    });
    await page.reload();
    await page.getByText('Eén bewaarde zaak is niet te lezen').waitFor();
    await page.getByRole('button', { name: 'Ga verder met de vorige zaak' }).click();
    await page.getByRole('alert').getByText('iets wat aan tafel niet kan gebeuren').waitFor();
    await page.context().close();
  });
});

test.each([
  ['het begin', '/arbitrage/', '.case-start'],
  ['een keuze', '/arbitrage/#editie=2017&geval=onvoldoend-bod&zaak=bN-1S_bE-1H_l', '.choices'],
  ['een vervanging', '/arbitrage/#editie=2017&geval=onvoldoend-bod&zaak=bN-1S_bE-1H_l_kS-reject', '.box'],
  [
    'een checklist',
    '/arbitrage/#editie=2017&geval=verzaakt&lijst=wie*tegenspeler.slag*nee.voldongen*ja',
    '.script',
  ],
  [
    'een opeising',
    '/arbitrage/#editie=2017&geval=slagen-opgeeist&eis=S-S-S-S-3*H2_H3_H4*D9_DT_C9*S9_DA_DK*S8_C2_C3**',
    '.claim-result h3',
  ],
])('%s is toegankelijk en past', async (_name, path, shown) => {
  const page = await open(path, { viewport: PHONE });
  await page.locator(shown).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
});

test('de toetsen van de biedbox zijn op een telefoon minstens 44 px', async () => {
  const thumb = await start('/arbitrage/?geval=onvoldoend-bod');
  await thumb.page.locator('.box').waitFor();
  const sizes = await thumb.page
    .locator('.box .key')
    .evaluateAll((keys) =>
      keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await thumb.page.context().close();
});
