/**
 * Size budgets on the built site: what a reader on a poor connection waits for. A page over its budget is named with its
 * size and its heaviest files. The scripts of the practice page are measured in the browser (`tests/e2e/practise.test.ts`),
 * because most of them are asked for only after the first question.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { builtPages } from './built-site.ts';
import { packedSizeOf, weightOf, type PageWeight } from './page-weight.ts';

/** Bytes over the line, fonts apart. */
const BUDGETS = { article: 30_000, page: 75_000, searchIndex: 400_000, offlineCore: 2_000_000 } as const;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const isArticle = ({ path }: { readonly path: string }) => /^\/\d{4}\/(?!veranderd)[^/]+\/$/.test(path);

/** What is over its budget in a built site, in Dutch sentences, and the figures that are not. */
export function checkBudgets(
  dist = 'dist',
  base = '/',
): { readonly faults: readonly string[]; readonly figures: readonly string[] } {
  const faults: string[] = [];
  const figures: string[] = [];
  const hold = (what: string, bytes: number, budget: number, why = '') => {
    if (bytes > budget) faults.push(`${what}: ${kB(bytes)}, het budget is ${kB(budget)}${why}`);
  };
  const weights = builtPages(dist).map((page) => weightOf(page, dist, base));
  for (const weight of weights) {
    hold(weight.path, weight.bytes, isArticle(weight) ? BUDGETS.article : BUDGETS.page, heaviest(weight));
    if (weight.blocking.length > 0)
      faults.push(`${weight.path}: de bladzijde wacht op een script: ${weight.blocking.join(', ')}`);
  }
  const articles = weights.filter(isArticle);
  if (articles.length === 0) faults.push(`${dist}: geen enkel artikel gevonden`);
  for (const [name, group] of [
    ['artikel', articles],
    ['andere bladzijde', weights.filter((weight) => !isArticle(weight))],
  ] as const) {
    const most = [...group].sort((a, b) => b.bytes - a.bytes)[0];
    if (most) figures.push(`zwaarste ${name}: ${most.path} ${kB(most.bytes)}`);
  }
  const index = packedSizeOf('zoek/*.json', dist);
  hold('zoekindex', index, BUDGETS.searchIndex);
  const { corePackedBytes: core } = JSON.parse(readFileSync(`${dist}/offline.json`, 'utf8')) as {
    readonly corePackedBytes: number;
  };
  hold('offline kern', core, BUDGETS.offlineCore);
  figures.push(`zoekindex ${kB(index)}`, `offline kern ${kB(core)}`);
  return { faults, figures };
}

const heaviest = ({ files }: PageWeight): string => {
  const most = files.slice(0, 3).map(({ file, bytes }) => `${basename(file)} ${kB(bytes)}`);
  return `; het meest weegt ${most.join(', ')}`;
};

if (import.meta.main) {
  const { faults, figures } = checkBudgets('dist', `${(process.env.BASE ?? '').replace(/\/$/, '')}/`);
  for (const each of faults) console.error(each);
  console.log(`${figures.join('; ')}; ${faults.length} boven budget`);
  process.exit(faults.length > 0 ? 1 : 0);
}
