/**
 * Addresses that nobody meant: every kind of page with queries and fragments made from its own parameters, near misses and
 * markup; and storage that holds what nobody wrote. No exception, nothing of it becomes an element, and the page still says what it is.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENT, EDITIONS } from '../../src/editions.ts';
import { useBrowser } from './browser.ts';

const open = useBrowser();
const ids = EDITIONS.map(({ id }) => id);

/** Markup whose arrival in the page can be seen. */
const MARKUP = [
  '<img src=x onerror="window.hostile=1" class="hostile">',
  '"><svg onload="window.hostile=1" class="hostile">',
  "'><b class=hostile>vet</b>",
  '<script class="hostile">window.hostile=1</script>',
  'javascript:window.hostile=1',
  '%3Cb%20class%3Dhostile%3E',
];
const ODD = [
  '',
  ' ',
  '%',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '../../x',
  '🂡',
  '\u202E',
  'x'.repeat(3000),
];

/** Kinds of page: address, the parameters it reads with a value that means something, and whether its fragment does. */
const PAGES: readonly (readonly [string, Readonly<Record<string, readonly string[]>>, readonly string[]])[] =
  [
    ['/', {}, []],
    [`/${CURRENT.id}/`, {}, ['art-27']],
    [`/${CURRENT.id}/27/`, {}, ['B1a']],
    ['/1930/vi/', {}, ['7a']],
    [`/${CURRENT.id}/veranderd/`, {}, []],
    ['/vergelijk/', {}, []],
    [
      '/vergelijk/onvoldoend-bod/',
      { editie: ids, zaak: ['1', '99'], verloop: ['N_b1S_bE-1H_l', 'N_b1S_kS-x'] },
      [],
    ],
    ['/zoeken/', { q: ['27B1a', 'verzaakt'], editie: ids }, []],
    [
      '/oefenen/',
      {
        vraag: [`${CURRENT.id}-kn-strafkaarten-02-17`, `${CURRENT.id}-ko-a-1`],
        editie: ids,
        onderwerp: ['verzaken', 'score.ronden'],
        niveau: ['basis'],
        soort: ['keuzes'],
        reeks: ['fouten', 'opfrissen'],
        aantal: ['5', '-1'],
        artikel: ['27', 'vi'],
      },
      [],
    ],
    [
      '/examen/',
      {
        proef: ['speler', 'vrij'],
        zaad: ['1', 'klas-7'],
        editie: ids,
        aantal: ['5', '1e9'],
        papier: ['', 'ja'],
      },
      [],
    ],
    [
      '/arbitrage/',
      {},
      [
        `editie=${CURRENT.id}&zaak=b1S_bE-1H_l`,
        `editie=${CURRENT.id}&geval=verzaakt&lijst=x.y`,
        `editie=${CURRENT.id}&eis=S-S-S-S-2*S2*HA*CK*DA**t`,
        'editie=1982&geval=opeisen',
      ],
    ],
    ['/voortgang/', {}, ['bewaren']],
    ['/begrippen/', {}, ['dummy']],
    ['/over/', {}, ['offline']],
  ];

const odd = fc.oneof(fc.constantFrom(...MARKUP, ...ODD), fc.string({ unit: 'binary', maxLength: 40 }));
/** A good value, a spoilt one, or anything. */
const value = (good: readonly string[]) =>
  good.length === 0
    ? odd
    : fc.oneof(
        fc.constantFrom(...good),
        odd,
        fc.tuple(fc.constantFrom(...good), odd).map(([start, rest]) => start + rest),
      );

/** Queries and fragments for a page; the first value of each parameter is escaped, as a browser does, the second as typed. */
const addresses = (parameters: Readonly<Record<string, readonly string[]>>, fragments: readonly string[]) =>
  fc
    .record({
      query: fc.record(
        Object.fromEntries(
          Object.entries({ ...parameters, onbekend: [] }).map(([name, good]) => [name, value(good)]),
        ),
        { requiredKeys: [] },
      ),
      fragment: value(fragments),
      isEscaped: fc.boolean(),
    })
    .map(({ query, fragment, isEscaped }) => {
      const pairs = Object.entries(query).map(
        ([name, text = '']) => `${name}=${isEscaped ? encodeURIComponent(text) : text.replace(/[#&]/g, '')}`,
      );
      return `?${pairs.join('&')}#${isEscaped ? encodeURIComponent(fragment) : fragment}`;
    });

const PER_PAGE = 3;

/** Runs in the page at every frame: whether it has stood there for some frames with its words in sight. */
function saysSomething(): boolean {
  const state = window as { calm?: number };
  const isThere =
    document.readyState === 'complete' &&
    !document.querySelector('astro-island[ssr]:is([client="load"], [client="idle"])') &&
    (document.querySelector('main')?.innerText.length ?? 0) > 60;
  state.calm = isThere ? (state.calm ?? 0) + 1 : 0;
  return state.calm > 5;
}

test('wat er ook in een adres staat, elke bladzijde blijft heel en zegt wat zij is', async () => {
  const page = await open('/');
  for (const [path, parameters, fragments] of PAGES)
    for (const [at, address] of fc
      .sample(addresses(parameters, fragments), { seed: 1959, numRuns: PER_PAGE })
      .entries()) {
      // A number of its own, so that a fragment alone is a visit too.
      const where = path + address.replace('?', `?keer=${at}&`);
      await page.goto(where, { waitUntil: 'commit' }).catch((error: unknown) => {
        throw new Error(`${where}: ${String(error)}`);
      });
      await page.waitForFunction(saysSomething).catch(() => undefined);
      const found = await page.evaluate(() => ({
        hostile: (window as { hostile?: unknown }).hostile ?? document.querySelectorAll('.hostile').length,
        headings: [...document.querySelectorAll('h1')].filter(
          (each) => each.checkVisibility() && each.innerText.trim(),
        ).length,
        text: document.querySelector('main')?.innerText ?? '',
      }));
      expect(found.hostile, where).toBe(0);
      expect(found.headings, where).toBe(1);
      expect(found.text.length, where).toBeGreaterThan(60);
      expect(found.text, where).not.toMatch(/\[object |\bNaN\b/);
    }
  await page.context().close();
});

/** Where pages keep something in the browser as text, and what may stand there after a fault, another version or another program. */
const KEPT_KEYS = [
  'zoekwoorden',
  ...['zaak', 'vorige', 'bewaard:x'].map((name) => `spelregelatlas:arbitrage:${name}`),
  ...['antwoord:x', 'examen:?proef=speler&editie=2017&zaad=1:x'].map((name) => `spelregelatlas:${name}`),
];
const KEPT = [
  '{',
  'null',
  '[null]',
  MARKUP[0]!,
  (path: string) =>
    JSON.stringify({ path, words: [null, 7, '('], fragment: 'editie=x', note: '', at: 1e300 }),
  (path: string) =>
    JSON.stringify({ path, words: {}, fragment: MARKUP[0], note: MARKUP[0], at: Date.UTC(2026, 0) }),
] as const;

test('wat er ook in de opslag van de browser staat, elke bladzijde blijft heel', async () => {
  const page = await open('/');
  for (const [path] of PAGES)
    for (const [at, kept] of KEPT.entries()) {
      const text = typeof kept === 'string' ? kept : kept(path);
      await page.evaluate(
        ([keys, text]) => {
          for (const key of keys) {
            localStorage.setItem(key, text);
            sessionStorage.setItem(key, text);
          }
        },
        [KEPT_KEYS, text] as const,
      );
      await page.goto(`${path}?keer=${at}`);
      await page.waitForFunction(saysSomething).catch(() => undefined);
      const where = `${path} met ${text}`;
      const found = await page.evaluate(() => ({
        hostile: (window as { hostile?: unknown }).hostile ?? document.querySelectorAll('.hostile').length,
        text: document.querySelector('main')?.innerText ?? '',
        kept: sessionStorage.getItem('zoekwoorden'),
      }));
      expect(found.hostile, where).toBe(0);
      expect(found.text.length, where).toBeGreaterThan(60);
      expect(found.text, where).not.toMatch(/\[object |\bNaN\b|Invalid Date/);
      expect(found.kept, where).toBe(null);
    }
  await page.context().close();
});

/** Bytes that are no board: nothing, a picture, too much, markup, and boards with something strange put in. */
const HOSTILE_FILES: readonly (readonly [string, Buffer, RegExp])[] = [
  ['leeg.pbn', Buffer.alloc(0), /Regel 1: er staat niets in/],
  [
    'beeld.pbn',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    /Regel 3: dit is geen tekst/,
  ],
  [
    'groot.lin',
    Buffer.alloc(2_000_001, 'md|3,,|mb|p|\n'),
    /groot\.lin is 2 MB; gelezen wordt hoogstens 2 MB/,
  ],
  ['bladzijde.html', Buffer.from(`\n${MARKUP[0]}`), /Regel 2: .*hoort nergens bij/],
  [`${MARKUP[0]}.pbn`.replaceAll('/', ''), Buffer.from('x'), /Regel 1: /],
  ['vol.lin', Buffer.alloc(1_999_999, 'md|3,,|mb|p|\n'), /staan 15\d{4} spellen/],
  ['haken.pbn', Buffer.alloc(1_000_000, '['), /Regel 1: dit gegeven is niet te lezen/],
];
const BOARD_FILES = [
  '[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1S =1= ^I 1H Pass ^S X AP\n[Note "1:y"]\n',
  'pn|a,b,c,d|md|3SAK,,|ah|Board 1|sv|o|mb|1S!|an|x|mb|1H|nt|y|mb|d|mc|9|',
];
const hostileFile = fc
  .tuple(
    fc.array(
      fc.tuple(fc.constantFrom(...BOARD_FILES), fc.nat(), fc.nat(8), odd).map(([text, at, out, into]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + into + text.slice(place + out);
      }),
      { minLength: 1, maxLength: 3 },
    ),
    fc.constantFrom('x.pbn', 'x.lin', 'x'),
  )
  .map(([texts, name]) => [name, Buffer.from(texts.join('\n')), /./] as const);

test(
  'wat er ook in een bestand staat, de hulp leest het of zegt op welke regel het misgaat',
  { timeout: 120_000 },
  async () => {
    const page = await open('/arbitrage/');
    let keer = 0;
    for (const [name, buffer, words] of [
      ...HOSTILE_FILES,
      ...fc.sample(hostileFile, { seed: 27, numRuns: 25 }),
    ]) {
      const where = `${name}: ${buffer.subarray(0, 200).toString()}`;
      await page.goto(`/arbitrage/?keer=${keer++}`);
      await page.getByText('Lees een PBN- of LIN-bestand').click();
      await page.getByLabel('Kies een bestand').setInputFiles({ name, mimeType: '', buffer });
      const status = page.locator('.from-file-panel [role=status]:not(:empty), .case');
      await status.first().waitFor();
      expect(await status.first().innerText(), where).toMatch(words);
      const first = page.locator('.boards button').first();
      if (await first.isVisible()) await first.click();
      await page.waitForFunction(saysSomething);
      const found = await page.evaluate(() => ({
        hostile: (window as { hostile?: unknown }).hostile ?? document.querySelectorAll('.hostile').length,
        text: document.querySelector('main')?.innerText ?? '',
        alert: document.querySelector('[role=alert]')?.textContent,
      }));
      expect(found.hostile, where).toBe(0);
      expect(found.text, where).not.toMatch(/\[object |\bNaN\b|undefined/);
      expect(found.alert, where).toBeUndefined();
    }
    await page.context().close();
  },
);
