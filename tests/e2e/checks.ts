/** What holds for every page in every state: no overflow, no serious accessibility fault, nothing that moves. Works under the site's strict content policy. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { ImpactValue, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { NARROW, WIDE } from './browser.ts';

/** The small build: every page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical faults. Where each stands is worked out only when there are any: doing so for all that is right takes half of the time. */
const axeFaults = (page: Page, options: RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (run) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const isSerious = ({ impact }: { readonly impact?: ImpactValue }) =>
      impact === 'serious' || impact === 'critical';
    const { violations } = await checker.run({ ...run, selectors: false });
    if (!violations.some(isSerious)) return [];
    const told = await checker.run(run);
    return told.violations
      .filter(isSerious)
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, options);

/** Draws also what a page leaves undrawn until it comes near the screen: faults there are faults too. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [all];
  });

/** Serious and critical faults that axe finds on the page as it stands, in both schemes: in the dark only colours can differ; or of these rules only. */
export async function seriousFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await drawAll(page);
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

/** What may be wider than a phone: tables of an article and of scores, which lose their sense when they are stacked. */
const MARKED_TABLES = '.law .scrolls, .whole-table .scrolls';

/** What scrolls sideways inside the page: anything but a marked table, and that too when it cannot be reached with the keyboard. */
const scrollers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (marked) =>
      [...document.querySelectorAll<HTMLElement>('main *')].flatMap((each) => {
        const isWider = each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1;
        const scrolls = isWider && /auto|scroll/.test(getComputedStyle(each).overflowX);
        if (!scrolls || (each.matches(marked) && each.tabIndex >= 0)) return [];
        return [`${each.tagName}.${each.className}`];
      }),
    MARKED_TABLES,
  );

/** Where the page runs out of the window, or a part of it moves sideways that should be stacked or cannot be reached: on 320 px, there with text of 200 %, and on a wide screen. Leaves the page as it found it. */
export async function overflows(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  await drawAll(page);
  const faults: string[] = [];
  for (const [size, text] of [
    [NARROW, ''],
    [NARROW, '200%'],
    [WIDE, ''],
  ] as const) {
    await page.setViewportSize(size);
    await setText(page, text);
    const over = await overflow(page);
    const where = `op ${size.width} px${text && `, tekst ${text}`}`;
    if (over > 0) faults.push(`${over} px te breed ${where}`);
    faults.push(...(await scrollers(page)).map((each) => `schuift ${where}: ${each}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

/** What is in sight although it carries `hidden`: a style that says how it is shown won from it. */
const shownThoughHidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[hidden]')].flatMap((each) =>
      getComputedStyle(each).display === 'none'
        ? []
        : [`verborgen en toch te zien: ${each.tagName}.${each.className}`],
    ),
  );

/** All that can be wrong with how a page stands there, whatever it shows. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await seriousFaults(page)),
  ...(await overflows(page)),
  ...(await shownThoughHidden(page)),
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
