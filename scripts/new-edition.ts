/**
 * `npm run new:edition <jaar> <artikel> "<onderwerp>"`: an entry in the register and a folder with one article, of a skeleton
 * that passes every check. Where the folder is there already (`spelregels import`), its articles are listed as they are.
 * The auction laws of the edition are a module that a person writes; what to do is said at the end.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { format, resolveConfig } from 'prettier';
import {
  articleSlug,
  CURRENT,
  EDITIONS,
  editionById,
  GAP_YEARS,
  TIMELINE,
  type ArticleEntry,
  type Edition,
} from '../src/editions.ts';
import { splitSource } from '../src/lawtext/head.ts';
import { articleSkeleton, run, writeNew } from './new-article.ts';

const USAGE =
  'npm run new:edition <jaar> <artikel> "<onderwerp>"   bijvoorbeeld: npm run new:edition 1987 17 "De duur van het bieden"\n' +
  'Staan er al bestanden in content/editions/<jaar>/, dan is het jaar genoeg.';
const REGISTER = 'src/editions.ts';
const ENGINE = 'src/engine/index.ts';
/** A grey that can be read by day and by night, until the edition gets a colour of its own. */
const COLOURS = { spine: '#5a6068', ink: '#5a6068', night: '#b9c0c8' } as const;

/** The entry: in force until the next Dutch edition that we know of; the newest is announced until the current one gets its end. */
function newEdition(year: number, articles: readonly ArticleEntry[]): Edition {
  const next = TIMELINE.find((entry) => entry.year > year)?.year;
  const [first, last] = [articles.at(0)?.number ?? '', articles.at(-1)?.number ?? ''];
  const isChapter = /^\D/.test(first);
  return {
    id: String(year),
    year,
    title: `Spelregels voor wedstrijdbridge ${year}`,
    from: year,
    ...(next !== undefined && { until: next }),
    gaps: `Van de uitgave van ${year} ${articles.length === 1 ? 'staat nog maar één artikel' : `staan nog maar ${articles.length} artikelen`} op deze site.`,
    unit: isChapter ? 'hoofdstuk' : 'artikel',
    ...(isChapter && { partUnit: 'alinea' }),
    chapters: [{ number: '', title: 'Artikelen', from: first, to: last }],
    articles,
    scoring: { kind: 'no-table' },
    colours: COLOURS,
  };
}

/** The articles of which a file is there already, each with the title in its head, in the order of the book. */
function filesThere(id: string): readonly ArticleEntry[] {
  const files = globSync(`content/editions/${id}/*.mdx`).filter((file) => !file.endsWith('.summary.mdx'));
  return files
    .map((file) => ({
      number: basename(file, '.mdx').toUpperCase(),
      subject: oneLine(splitSource(readFileSync(file, 'utf8'), file).frontmatter.title),
    }))
    .sort((a, b) => Number(a.number) - Number(b.number));
}

const oneLine = (words: string): string => words.trim().replace(/\s+/g, ' ');

/** The entry as it stands in the register, before it is laid out. */
const entrySource = ({ articles, chapters: [chapter], ...edition }: Edition): string => {
  const lines = articles.map(({ number, subject }) => `${number} ${subject}`);
  const list =
    lines.length === 1
      ? JSON.stringify(lines[0])
      : `\`\n    ${lines.join('\n    ').replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
  return `const e${edition.id}: Edition = {
  id: ${JSON.stringify(edition.id)},
  year: ${edition.year},
  title: ${JSON.stringify(edition.title)},
  from: ${edition.from},
${edition.until === undefined ? '' : `  until: ${edition.until},\n`}  gaps: ${JSON.stringify(edition.gaps)},
  unit: '${edition.unit}',
${edition.partUnit ? `  partUnit: '${edition.partUnit}',\n` : ''}  chapters: [chapter('', 'Artikelen', '${chapter?.from}', '${chapter?.to}')],
  articles: list(${list}),
  scoring: { kind: 'no-table' },
  colours: { spine: '${COLOURS.spine}', ink: '${COLOURS.ink}', night: '${COLOURS.night}' },
};

`;
};

/** Replaces the one place that matches. @throws Error where the file has been written otherwise than we know. */
function replaced(source: string, place: RegExp, by: (...found: string[]) => string, file: string): string {
  if (!place.test(source))
    throw new Error(`${file}: ${place} niet gevonden; pas het bestand met de hand aan.`);
  return source.replace(place, by);
}

/** The register with the edition in it, in order of year, and out of the gaps. */
const withEntry = (source: string, edition: Edition): string => {
  const ids = [...EDITIONS.map(({ id }) => id), edition.id].sort();
  const gaps = GAP_YEARS.filter((year) => year !== edition.year);
  const listed = replaced(
    source,
    /\/\*\* The editions of which something is held, oldest first\. \*\/\nexport const EDITIONS: readonly Edition\[\] = \[[^\]]*\];/,
    () =>
      `${entrySource(edition)}/** The editions of which something is held, oldest first. */\nexport const EDITIONS: readonly Edition[] = [${ids.map((id) => `e${id}`).join(', ')}];`,
    REGISTER,
  );
  return replaced(
    listed,
    /(export const GAP_YEARS: readonly number\[\] = )\[[^\]]*\];/,
    (_all, start = '') => `${start}[${gaps.join(', ')}];`,
    REGISTER,
  );
};

/** The engine, told that it has no laws of the auction of this edition yet. */
const withoutLaws = (source: string, id: string): string =>
  replaced(
    source,
    /(const WITHOUT_AUCTION_LAWS: readonly string\[\] = )\[([^\]]*)\];/,
    (_all, start = '', ids = '') =>
      `${start}[${[...ids.split(/,\s*/).filter(Boolean), `'${id}'`].sort().join(', ')}];`,
    ENGINE,
  );

/** Source as the house lays it out, whatever quotes and lengths the words brought. */
const laidOut = async (source: string, file: string): Promise<string> =>
  format(source, { ...(await resolveConfig(file)), filepath: file });

if (import.meta.main)
  await run(async () => {
    const [id = '', number = '', subject = ''] = process.argv.slice(2);
    const there = /^(19|20)\d\d$/.test(id) ? filesThere(id) : [];
    const isNamed = /^(\d+|[ivx]+)$/i.test(number) && subject.trim() !== '';
    if (!/^(19|20)\d\d$/.test(id) || (!isNamed && (number !== '' || there.length === 0)))
      throw new Error(USAGE);
    if (editionById(id)) throw new Error(`De editie ${id} staat al in ${REGISTER}; er is niets veranderd.`);
    const named = { number: number.toUpperCase(), subject: oneLine(subject) };
    const isThere = there.some((entry) => articleSlug(entry.number) === articleSlug(number));
    const articles =
      !isNamed || isThere ? there : [...there, named].sort((a, b) => Number(a.number) - Number(b.number));
    const edition = newEdition(Number(id), articles);
    const register = await laidOut(withEntry(readFileSync(REGISTER, 'utf8'), edition), REGISTER);
    const engine = await laidOut(withoutLaws(readFileSync(ENGINE, 'utf8'), id), ENGINE);
    const made = isNamed && !isThere ? articleSkeleton(edition, number, 'summary') : undefined;
    if (made) writeNew(made.file, made.source);
    writeFileSync(REGISTER, register);
    writeFileSync(ENGINE, engine);
    return [
      `${made ? `${made.file} gemaakt, en ${id}` : id} in ${REGISTER} gezet. Vul daar titel, hoofdstukken, artikelen en een eigen kleur in.`,
      ...(edition.until === undefined
        ? [
            `${id} staat nu als aangekondigd. Gaat zij gelden, geef dan ${CURRENT.id} in ${REGISTER} zijn einde (until).`,
          ]
        : []),
      `Heeft ${id} regels voor het bieden? Schrijf src/engine/editions/${id}.ts (hoe staat in src/engine/laws.ts), noem`,
      `haar in ${ENGINE} en haal ${id} daar uit WITHOUT_AUCTION_LAWS. Laat in content/editions/${id}/cases.yaml elke bepaling`,
      `in een kleine zaak zien; npm run find:cases ${id} zoekt ze. Draai dan npm test.`,
    ].join('\n');
  });
