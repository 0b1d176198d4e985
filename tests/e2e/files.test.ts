/** Files of boards in the ruling helper: what another program wrote comes in, what the helper writes goes out and comes in again. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { faultsOf } from './checks.ts';

const open = useBrowser();

const CLUB = `% PBN 2.1
[Event "Clubavond Café Zuid"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Auction "N"]
1S ^I 1H Pass *

[Board "2"]
[North "Zoë"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Auction "E"]
1C Pass 1H =1= Pass
[Note "1:vierkaart"]

[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Auction "S"]
1NT frog
`;
const LIN = 'pn|a,b,c,d|md|1,,|ah|Board 7|sv|b|mb|1S|mb|1H|';

const unfold = async (page: Page) => {
  await page.getByText('Lees een PBN- of LIN-bestand').click();
  await page.getByLabel('Of plak de tekst').waitFor();
};
const choose = (page: Page, name: string, text: string | Buffer) =>
  page
    .getByLabel('Kies een bestand')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
const paste = async (page: Page, text: string) => {
  await page.getByLabel('Of plak de tekst').fill(text);
  await page.getByRole('button', { name: 'Lees de tekst' }).click();
};
const said = (page: Page) => page.locator('.from-file-panel [role=status]').innerText();

describe('een spel uit een bestand', () => {
  test('meer dan één spel: een lijst, en het gekozen spel is de zaak, met wat niet meekwam', async () => {
    const page = await open('/arbitrage/', { viewport: PHONE });
    await unfold(page);
    await choose(page, 'club.pbn', CLUB);
    await expect.poll(() => said(page)).toBe('In club.pbn staan 3 spellen. Kies er een.');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Spel 2, gever Oost, NZ kwetsbaar: 1.*pas 1.*Zoë$/ }).click();
    await page.getByText('Niet meegenomen').waitFor();
    expect(new URL(page.url()).hash).toBe('#editie=2017&bord=2&zaak=bE-1C_bS-P_bW-1H_bN-P');
    const told = page.locator('.told');
    expect(await told.innerText()).toMatch(
      /de handen \(regel 13\).*de uitleg bij 1♥.* van West \(regel 15\).*de overige gegevens \(regel 10\)/,
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('club.pbn: Spel 2');
    expect(await faultsOf(page)).toEqual([]);
    // What was read goes back step by step, and stands there again.
    await page.getByRole('button', { name: '← Terug' }).click();
    await page.getByRole('button', { name: 'Vooruit →' }).click();
    expect(new URL(page.url()).hash).toBe('#editie=2017&bord=2&zaak=bE-1C_bS-P_bW-1H_bN-P');
    // The next one puts it aside, and both are offered.
    await page.goto('/arbitrage/?keer=2');
    await unfold(page);
    await choose(page, 'club.pbn', CLUB);
    await page.getByRole('button', { name: /^Spel 3/ }).click();
    await page.getByText('deze bieding bestaat niet; het bieden is gelezen tot hier (frog)').waitFor();
    await page.goto('/arbitrage/?keer=3');
    await page.getByRole('button', { name: 'Ga verder met de vorige zaak' }).waitFor();
    await page.getByRole('button', { name: 'Ga verder met de zaak daarvoor' }).click();
    await page.locator('.case').waitFor();
    expect(new URL(page.url()).hash).toBe('#editie=2017&bord=2&zaak=bE-1C_bS-P_bW-1H_bN-P');
    await page.context().close();
  });

  test('één spel opent meteen; editie en situatie van de zaak blijven', async () => {
    const page = await open('/arbitrage/#editie=1959&geval=onvoldoend-bod', { viewport: PHONE });
    await unfold(page);
    await paste(page, LIN);
    await page.locator('.told').waitFor();
    expect(new URL(page.url()).hash).toBe('#editie=1959&geval=onvoldoend-bod&bord=7&zaak=bS-1S_bW-1H_l');
    expect(await page.locator('.case h1').innerText()).toBe('Onvoldoend bod');
    expect(await page.locator('.told').innerText()).toContain('zoals in het bestand');
    // There is no way in over a case in which something happened; the browser's back undoes it.
    expect(await page.getByText('Lees een PBN- of LIN-bestand').count()).toBe(0);
    await page.goBack();
    await page.getByText('Lees een PBN- of LIN-bestand').waitFor();
    expect(await page.locator('.told').count()).toBe(0);
    await page.context().close();
  });

  test('met het toetsenbord, in Latin-1, en gesleept', async () => {
    const page = await open('/arbitrage/');
    await page.getByText('Lees een PBN- of LIN-bestand').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Of plak de tekst').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
    await choose(page, 'oud.pbn', Buffer.from(CLUB, 'latin1'));
    await page.getByRole('button', { name: /Zoë/ }).waitFor();
    await page.evaluate((lin) => {
      const data = new DataTransfer();
      data.items.add(new File([lin], 'sleep.lin'));
      document
        .querySelector('.from-file-panel')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, LIN);
    await page.getByText('Gelezen uit sleep.lin: Spel 7').waitFor();
    await page.context().close();
  });

  test('zonder netwerk', async () => {
    const page = await open('/', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto('/arbitrage/');
    await unfold(page);
    await paste(page, LIN);
    await page.locator('.told').waitFor();
    await page.getByText('Bewaar, deel of vergelijk').click();
    await page.getByRole('button', { name: 'Download LIN' }).waitFor();
    await page.context().close();
  });
});

test('PBN en LIN: als bestand en gekopieerd, en terug gelezen als dezelfde zaak', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await open('/arbitrage/#editie=2017&bord=5&zaak=bN-1S_bE-1H_l_kS-reject_rE-2C_f4.y', {
    viewport: PHONE,
    permissions,
  });
  const written: string[] = [];
  for (const name of ['PBN', 'LIN']) {
    if (!(await page.getByRole('button', { name: `Download ${name}` }).isVisible()))
      await page.getByText('Bewaar, deel of vergelijk').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${name}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`zaak.${name.toLowerCase()}`);
    const text = readFileSync(await file.path(), 'latin1');
    await page.getByRole('button', { name: `Kopieer ${name}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    written.push(text);
  }
  expect(await faultsOf(page)).toEqual([]);
  for (const text of written) {
    await page.getByRole('button', { name: 'Nieuwe zaak' }).click();
    await unfold(page);
    await paste(page, text);
    await page.locator('.told').waitFor();
    expect(new URL(page.url()).hash).toBe('#editie=2017&bord=5&zaak=bN-1S_bE-2C');
    expect(await page.locator('.told').innerText()).toContain('Oost 1H (onvoldoende, ingetrokken), Oost 2C');
  }
  await page.context().close();
});
