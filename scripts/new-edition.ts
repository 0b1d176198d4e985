/**
 * `npm run new:edition <jaar> <artikel> "<onderwerp>"`: an entry in the register and a folder with one article, of a skeleton
 * that passes every check. The auction laws of the edition are a module that a person writes; what to do is said at the end.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CURRENT, EDITIONS, editionById, GAP_YEARS, TIMELINE, type Edition } from '../src/editions.ts';
import { articleSkeleton, run, writeNew } from './new-article.ts';

const USAGE =
  'npm run new:edition <jaar> <artikel> "<onderwerp>"   bijvoorbeeld: npm run new:edition 1987 17 "De duur van het bieden"';
const REGISTER = 'src/editions.ts';
const ENGINE = 'src/engine/index.ts';
/** A grey that can be read by day and by night, until the edition gets a colour of its own. */
const COLOURS = { spine: '#5a6068', ink: '#5a6068', night: '#b9c0c8' } as const;

/** The entry: in force until the next Dutch edition that we know of; the newest is announced until the current one gets its end. */
function newEdition(year: number, number: string, subject: string): Edition {
  const next = TIMELINE.find((entry) => entry.year > year)?.year;
  return {
    id: String(year),
    year,
    title: `Spelregels voor wedstrijdbridge ${year}`,
    from: year,
    ...(next !== undefined && { until: next }),
    gaps: `Van de uitgave van ${year} staat nog maar één artikel op deze site.`,
    unit: 'artikel',
    chapters: [{ number: '', title: 'Artikelen', from: number, to: number }],
    articles: [{ number, subject }],
    scoring: { kind: 'no-table' },
    colours: COLOURS,
  };
}

/** The entry as it stands in the register. */
const entrySource = (edition: Edition): string => {
  const string = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const [article] = edition.articles;
  return `const e${edition.id}: Edition = {
  id: ${string(edition.id)},
  year: ${edition.year},
  title: ${string(edition.title)},
  from: ${edition.from},
${edition.until === undefined ? '' : `  until: ${edition.until},\n`}  gaps: ${string(edition.gaps ?? '')},
  unit: 'artikel',
  chapters: [chapter('', 'Artikelen', ${string(article?.number ?? '')}, ${string(article?.number ?? '')})],
  articles: list(${string(`${article?.number} ${article?.subject}`)}),
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
      `${start}[${[...ids.split(', ').filter(Boolean), `'${id}'`].sort().join(', ')}];`,
    ENGINE,
  );

if (import.meta.main)
  run(() => {
    const [id = '', number = '', subject = ''] = process.argv.slice(2);
    if (!/^(19|20)\d\d$/.test(id) || !/^\d+$/.test(number) || subject.trim() === '') throw new Error(USAGE);
    if (editionById(id)) throw new Error(`De editie ${id} staat al in ${REGISTER}; er is niets veranderd.`);
    const edition = newEdition(Number(id), number, subject.trim().replace(/\s+/g, ' '));
    const register = withEntry(readFileSync(REGISTER, 'utf8'), edition);
    const engine = withoutLaws(readFileSync(ENGINE, 'utf8'), id);
    const { file, source } = articleSkeleton(edition, number, 'summary');
    writeNew(file, source);
    writeFileSync(REGISTER, register);
    writeFileSync(ENGINE, engine);
    return [
      `${file} gemaakt, en ${id} in ${REGISTER} gezet. Vul daar titel, hoofdstukken, artikelen en een eigen kleur in.`,
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
