/** `spelregels search`: asks the search of the site on the command line, one query or a query a line. */
import { sayCount, sayRemark } from '../dutch/search.ts';
import { editionById, EDITIONS, GAP_YEARS } from '../editions.ts';
import { currentIndex } from '../search/cache.ts';
import type { Hit } from '../search/hits.ts';
import { openIndex, type IndexFile, type SearchIndex } from '../search/index-file.ts';
import { search, type Answer, type SearchOptions } from '../search/search.ts';
import type { Piece } from '../search/snippet.ts';
import { fail, printLines, readInput, takeOption } from './output.ts';

/** Answers one query in words, or with `--jsonl` each line of the standard input in one line of JSON. */
export const run = async (args: readonly string[]): Promise<number> => {
  const edition = takeOption(args, '--edition');
  const limit = takeOption(edition.rest, '--limit');
  const { jsonl, query } = flags(limit.rest);
  if (edition.isBare || (edition.value !== undefined && !editionById(edition.value)))
    return fail(
      'unknown-edition',
      `Onbekende editie: ${edition.value ?? ''}. Kies uit ${EDITIONS.map(({ id }) => id).join(', ')}.`,
    );
  if (limit.isBare || (limit.value !== undefined && !/^[1-9]\d*$/.test(limit.value)))
    return fail('invalid-limit', 'Na --limit komt een getal, bijvoorbeeld 5.');
  if (!jsonl && query === '')
    return fail('empty-query', 'Typ wat je zoekt, bijvoorbeeld: search "onvoldoend bod".');
  const options: SearchOptions = {
    ...(edition.value !== undefined && { edition: edition.value }),
    ...(limit.value !== undefined && { limit: Number(limit.value) }),
  };
  const index = await openCurrent();
  printLines(jsonl ? answersInJson(index, options) : inWords(search(query, index, options)));
  return 0;
};

const flags = (args: readonly string[]) => ({
  jsonl: args.includes('--jsonl'),
  query: args
    .filter((arg) => arg !== '--jsonl')
    .join(' ')
    .trim(),
});

async function openCurrent(): Promise<SearchIndex> {
  const { json } = await currentIndex({ editions: EDITIONS, otherYears: GAP_YEARS });
  return openIndex(JSON.parse(json) as IndexFile);
}

function answersInJson(index: SearchIndex, options: SearchOptions): readonly string[] {
  const input = new TextDecoder().decode(readInput('-') ?? new Uint8Array());
  const lines = input.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => JSON.stringify(search(line, index, options).hits.map(hitInJson)));
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

const hitInJson = ({ kind, edition, article, anchor, label, title, part, snippet, path, also }: Hit) => ({
  edition,
  article,
  anchor,
  title: textOf(title),
  snippet: textOf(snippet),
  url: path,
  kind,
  label,
  ...(part !== undefined && { part }),
  also: also.map((other) => ({ edition: other.edition, label: other.label, url: other.path })),
});

function inWords({ hits, total, remarks, suggestions }: Answer): readonly string[] {
  const found = hits.flatMap(({ edition, label, title, part, snippet, path, also }) => [
    '',
    [edition, label, [textOf(title), part].filter(Boolean).join(' › ')].filter(Boolean).join('  '),
    ...(snippet.length > 0 ? [`    ${textOf(snippet)}`] : []),
    `    ${path}${also.length > 0 ? `   ook in ${also.map((other) => `${other.edition} ${other.label}`).join(', ')}` : ''}`,
  ]);
  const other = suggestions.length > 0 ? [`Bedoel je: ${suggestions.join(', ')}?`] : [];
  return [sayCount(total, hits.length), ...remarks.map(sayRemark), ...other, ...found];
}
