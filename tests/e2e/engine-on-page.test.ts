/** What the rules engine does, told on the pages: cases on an article page, and how much of each edition it covers. */
import { expect, test } from 'vitest';
import { attribute, builtPages, textOf, type BuiltPage } from '../../scripts/built-site.ts';
import { engineEditions } from '../../src/engine/index.ts';
import { clausesOf } from '../../src/worked-cases.ts';
import { lookWith, NARROW, PHONE, useBrowser } from './browser.ts';
import { layoutShift } from './checks.ts';

const open = useBrowser();
const look = lookWith(open, { viewport: NARROW });
const pages = builtPages();
const classed = ({ elements }: BuiltPage, name: string) =>
  elements.filter((element) => attribute(element, 'class')?.split(' ').includes(name));

test.each([
  ['veel zaken in onze woorden', '/2017/27/'],
  ['een heel hoofdstuk', '/1930/vi/'],
  ['de dekking per editie', '/over/#rekent'],
])('%s (%s) verschuift ook op 320 px niet tijdens het laden', async (_name, path) => {
  // How it stands there with everything open is tested with the other pages, in `reading.test.ts`.
  const page = await look(path);
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test.each([PHONE, NARROW])(
  'een bieding staat op $width px in één stuk, ook omlijst',
  async ({ width, height }) => {
    const page = await open('/', { viewport: { width, height } });
    const withAuctions = pages.filter((each) => classed(each, 'auction').length > 0);
    expect(withAuctions.some(({ html }) => /class="framed[^>]*>[\s\S]{0,40}redoublet/.test(html))).toBe(true);
    const broken: string[] = [];
    for (const { path } of withAuctions) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const here = await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let word = words.nextNode(); word; word = words.nextNode()) {
          const text = word.textContent?.trim() ?? '';
          const at = word.parentElement;
          if (text === '' || !at?.closest('.auction td') || at.closest('small')) continue;
          const range = document.createRange();
          range.selectNodeContents(word);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(text);
        }
        return found;
      });
      broken.push(...here.map((text) => `${path}: ${text}`));
    }
    expect(broken).toEqual([]);
    await page.context().close();
  },
);

test('een zaak zegt wat volgt, en gaat mee naar de arbitragehulp', async () => {
  const page = await open('/2017/27/');
  await page.locator('.engine .all > summary').click();
  const kase = page.locator('details.case').filter({ has: page.locator('summary', { hasText: '27B1(a)' }) });
  await kase.locator('summary').click();
  expect(await kase.innerText()).toContain('komt in de plaats van');
  const drawn = (await kase.locator('table.auction tbody').innerText()).replace(/\s+/g, ' ');
  expect(drawn).toContain('onvoldoende, ingetrokken');
  await kase.getByRole('link', { name: 'Probeer zelf' }).click();
  await page.waitForURL('**/arbitrage/#editie=2017&zaak=*');
  const again = page.locator('table.auction tbody');
  await again.waitFor();
  expect((await again.innerText()).replace(/\s+/g, ' ')).toContain('onvoldoende, ingetrokken');
  await page.context().close();
});

test('een zaak leidt naar het deel dat zij toont', async () => {
  const page = await open('/1959/30/');
  const kase = page.locator('details.case').first();
  await kase.locator('summary').click();
  await kase.getByRole('link', { name: /^Lees 30/ }).click();
  await page.waitForURL('**/1959/30/');
  await page.context().close();
});

const articles = pages.filter(({ path }) => /^\/\d{4}\/[^/]+\/$/.test(path));
test.each(engineEditions)('%s: elke bepaling waarmee wordt gerekend staat bij haar artikel', (edition) => {
  const shown = articles
    .filter(({ path }) => path.startsWith(`/${edition}/`))
    .flatMap((page) => classed(page, 'case').map((element) => textOf(element)))
    .join('\n');
  const missing = clausesOf(edition).filter(({ quote }) => quote !== undefined && !shown.includes(quote));
  expect(missing.map(({ cite }) => cite)).toEqual([]);
});
