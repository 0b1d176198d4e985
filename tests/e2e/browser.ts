/** A real Chromium on the built site: pages in a given size and colour scheme, and errors on the page as test failures. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { needChromium } from '../../scripts/chromium.mjs';

/** Sizes the site is looked at in. */
export const PHONE = { width: 360, height: 740 } as const;
export const NARROW = { width: 320, height: 640 } as const;
export const WIDE = { width: 1280, height: 900 } as const;

let shared: Promise<Browser> | undefined;

/** One browser for all files that a worker runs; it ends with the worker. */
const launch = (): Promise<Browser> =>
  (shared ??= chromium.launch({
    executablePath: needChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }));

/** `open` gives a page of the site in a context of its own; what goes wrong on a page fails the file. */
export function useBrowser() {
  let browser: Browser;
  const errors: string[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(errors, 'fouten op de pagina').toEqual([]);
  });

  return async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: WIDE,
      baseURL: inject('origin'),
      locale: 'nl-NL',
      // Colours that are still on their way from one scheme to the other say nothing about either.
      reducedMotion: 'reduce',
      // Only the offline tests want the worker: elsewhere every page would fetch the whole core.
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
    page.on('console', (message) => {
      const expected = /404|net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text());
      if (message.type() === 'error' && !expected) errors.push(`${path}: ${message.text()}`);
    });
    await page.goto(path);
    return page;
  };
}

/**
 * For tests that only look: one page for all of them, each time at another address and with nothing kept of what was fetched. What a
 * test does to the document goes with it; what stays with the page (its size, the media) the test puts back.
 */
export function lookWith(
  open: ReturnType<typeof useBrowser>,
  options: BrowserContextOptions,
): (path: string) => Promise<Page> {
  let shared: Page | undefined;
  return async (path) => {
    if (shared) {
      await shared.goto(path);
      return shared;
    }
    shared = await open(path, options);
    const session = await shared.context().newCDPSession(shared);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    return shared;
  };
}
