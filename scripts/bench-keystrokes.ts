/**
 * Measures how long the search box takes to answer a keystroke, in Chromium on the built site. `npm run bench` ends with it;
 * alone: `npm run bench keystroke`.
 */
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { serveDist } from './serve-dist.ts';

const TEXTS = [
  'onvoldoend bod',
  'voor de beurt bieden',
  'strafkaart',
  'eischen',
  '27B1a',
  'verzaakt',
  'strafkart',
  '2 harten',
];
const ROUNDS = 5;
const AIM_MS = 10;
/** The worker has read its index and the engine has compiled what it runs often. */
const WARM_MS = 1500;

/** Types each text letter by letter, each letter the best of a few rounds, and prints the median and p95. */
export async function benchKeystrokes(): Promise<void> {
  const executablePath = findChromium();
  if (!existsSync('dist/index.html') || !executablePath)
    return console.log('\nkeystroke: not measured, needs a built site (npm run build) and a Chromium');
  const { chromium } = await import('playwright-core');
  const { origin, stop } = await serveDist();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/2017/22/`);
    await page.keyboard.press('/');
    await page.keyboard.type('kaart');
    await page.locator('[role="option"]').first().waitFor();
    await page.waitForTimeout(WARM_MS);
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await page.evaluate(timeKeystrokes, TEXTS));
    const spent = (rounds[0] ?? [])
      .map((_, at) => Math.min(...rounds.map((times) => times[at] ?? Infinity)))
      .sort((a, b) => a - b);
    const at = (share: number) => spent[Math.floor(spent.length * share)] ?? 0;
    const reached = at(0.95) <= AIM_MS ? '' : '  BELOW THE AIM';
    console.log(
      `\nkeystroke answered, ${spent.length} letters: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ` +
        `aim ${AIM_MS} ms${reached}`,
    );
  } finally {
    await browser.close();
    stop();
  }
}

/** Runs in the page: milliseconds from each letter until the list has been drawn. */
async function timeKeystrokes(texts: readonly string[]): Promise<readonly number[]> {
  const input = document.querySelector<HTMLInputElement>('#zoek');
  const list = document.querySelector('[role="listbox"]');
  if (!input || !list) throw new Error('the search box is not open');
  const times: number[] = [];
  for (const text of texts)
    for (let length = 1; length <= text.length; length++) {
      if (text[length - 1] === ' ') continue;
      const drawn = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(list, { childList: true });
      });
      const start = performance.now();
      input.value = text.slice(0, length);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await drawn;
      times.push(performance.now() - start);
    }
  return times;
}
