/** A browser that is killed, as by a phone that needs the room: what was entered a moment before is still there. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { needChromium } from '../../scripts/chromium.mjs';

/** A browser of its own on a profile, and the way to kill it without a word. */
async function browserOn(profile: string) {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
  ];
  const process = spawn(needChromium(), [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise((resolve) => process.on('exit', resolve));
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = '';
    process.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    process.on('exit', () => reject(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const kill = async () => {
    process.kill('SIGKILL');
    await gone;
    await browser.close().catch(() => undefined);
  };
  return { context: browser.contexts()[0]!, kill };
}

const CASE = 'editie=2017&geval=onvoldoend-bod&zaak=bN-1S_bE-1H_l';
const goOn = (page: Page) => page.getByRole('button', { name: 'Ga verder met de vorige zaak' });

test('een zaak die een tel geleden is ingevoerd, en een die is bewaard, zijn er nog als de browser wordt gedood', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'spelregelatlas-'));
  const first = await browserOn(profile);
  const page = await first.context.newPage();
  await page.goto(`${inject('origin')}/arbitrage/#${CASE}`);
  await page.locator('[data-busy]').waitFor();
  await page.getByText('Bewaar, deel of vergelijk').click();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByText('Bewaard in deze browser.').waitFor();
  await page.waitForTimeout(500);
  await first.kill();

  const second = await browserOn(profile);
  onTestFinished(async () => {
    await second.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  const after = await second.context.newPage();
  await after.goto(`${inject('origin')}/arbitrage/`);
  await after.getByRole('heading', { name: 'Bewaarde zaken' }).waitFor();
  await goOn(after).click();
  await after.locator('[data-busy]').waitFor();
  expect(after.url()).toContain(CASE);
});
