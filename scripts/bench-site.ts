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
      const result = await lighthouse(`${origin}${path}`, { port: chrome.port, logLevel: 'error' });
      if (!result) throw new Error(`${path}: no result`);
      const { categories, audits } = result.lhr;
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
