/**
 * Measures the built site as a reader on a phone meets it: Lighthouse (mobile, simulated connection) with what is lacking, the
 * weight of each kind of page and what moves while it loads. `npm run bench site`; build first, on a quiet machine.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CURRENT } from '../src/editions.ts';
import { builtPages } from './built-site.ts';
import { needChromium } from './chromium.mjs';
import { weightOf } from './page-weight.ts';
import { serveDist } from './serve-dist.ts';

const PAGES = [
  '/',
  `/${CURRENT.id}/27/`,
  '/1959/30/',
  '/vergelijk/onvoldoend-bod/',
  '/oefenen/',
  '/zoeken/?q=strafkaart',
  '/arbitrage/',
] as const;
/** A page is measured so many times and the run in the middle counts: whatever else the machine does hurts a run, never helps it. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-extensions'];

/** Measures every page and prints a line for it, and a line for whatever keeps a score under 100. */
export async function benchSite(): Promise<void> {
  console.log('\nsite (Lighthouse, mobile: performance / accessibility / best practices / seo)');
  const built = new Map(builtPages().map((page) => [page.path, page]));
  const { origin, stop } = await serveDist();
  const chrome = await launch({ chromePath: needChromium(), chromeFlags: FLAGS });
  try {
    for (const path of PAGES) {
      const { categories, audits } = await middleOf(`${origin}${path}`, chrome.port);
      const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
      const page = built.get(path.replace(/\?.*/, ''));
      const shown = (name: string) => audits[name]?.displayValue ?? '';
      console.log(
        [
          `  ${path.padEnd(30)} ${scores.map((score) => String(score).padStart(3)).join(' / ')}`,
          `${((page ? weightOf(page).bytes : 0) / 1000).toFixed(1)} kB`,
          `lcp ${shown('largest-contentful-paint')}`,
          `tbt ${shown('total-blocking-time')}`,
          `cls ${shown('cumulative-layout-shift')}`,
        ].join('  '),
      );
      const lacking = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${shown(id)}`.trim());
      for (const each of new Set(lacking)) console.log(`    lacking: ${each}`);
    }
  } finally {
    chrome.kill();
    stop();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The report of a page in the run whose performance is in the middle. @throws Error when Lighthouse gives none */
async function middleOf(address: string, port: number): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(address, { port, logLevel: 'error' });
    if (!result) throw new Error(`${address}: no result`);
    reports.push(result.lhr);
  }
  const speed = ({ categories }: Report) => categories.performance?.score ?? 0;
  return reports.sort((a, b) => speed(a) - speed(b))[Math.floor(RUNS / 2)]!;
}
