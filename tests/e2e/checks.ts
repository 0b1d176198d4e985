/** What holds for every page in every state: no overflow, no serious accessibility fault, nothing that moves. Works under the site's strict content policy. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { NARROW, WIDE } from './browser.ts';

const axeFaults = (page: Page, options: RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (run) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(run);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, options);

/** Serious and critical faults that axe finds on the page as it stands, in both schemes: in the dark only colours can differ; or of these rules only. */
export async function seriousFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  if (rules !== undefined) return axeFaults(page, { runOnly: [...rules], resultTypes: ['violations'] });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFaults(page, { resultTypes: ['violations'] });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFaults(page, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  await page.emulateMedia({ colorScheme: null });
  return [...light, ...dark.map((fault) => `donker: ${fault}`)];
}

/** Doubles the size of all text, as a reader can in the browser. */
const setText = (page: Page, size: '' | '200%'): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** By how many pixels a page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Where the page runs out of the window: on 320 px, there with text of 200 %, and on a wide screen. Leaves the page as it found it. */
export async function overflows(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [size, text] of [
    [NARROW, ''],
    [NARROW, '200%'],
    [WIDE, ''],
  ] as const) {
    await page.setViewportSize(size);
    await setText(page, text);
    const over = await overflow(page);
    if (over > 0) faults.push(`${over} px te breed op ${size.width} px${text && `, tekst ${text}`}`);
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

/** All that can be wrong with how a page stands there, whatever it shows. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await seriousFaults(page)),
  ...(await overflows(page)),
];

/** How much has moved by itself since the page began to load. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shift), 300);
      }),
  );
