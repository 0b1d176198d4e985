/**
 * `spelregels import FILE --edition YEAR`: turns the text of a chapter into article files, and says what a person must still
 * look at. It never overwrites a file unless it is told to. The edition need not be in the register yet: then the command
 * that makes its entry is said.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionById, type Edition } from '../editions.ts';
import { importChapter, type Imported } from '../lawtext/import.ts';
import { isUnplaced, type Remark, type RemarkKind } from '../lawtext/import-report.ts';
import { decodeSource } from '../lawtext/import-decode.ts';
import { fail, printLines, readInput, takeOption } from './output.ts';

const USAGE = 'Gebruik: spelregels import BESTAND --edition JAAR [--out MAP] [--force]';
const YEAR = /^(19|20)\d\d$/;
/** Exit status when some text stands in no file. */
const INCOMPLETE = 1;

const WORDS: { readonly [what in RemarkKind]: string } = {
  furniture: 'bladmeubilair, weggelaten',
  'before-first-article': 'NIET GEPLAATST, tekst voor het eerste artikel',
  'heading-without-article': 'NIET GEPLAATST, kop waar geen artikel op volgt',
  'article-twice':
    'NIET GEPLAATST, dit artikel staat er al; voeg het zelf samen of geef het zijn eigen nummer',
  'article-unreadable': 'NIET GEPLAATST, van dit artikel is geen geldig bestand te maken',
  template: 'NIET GEPLAATST, sjabloon van de wiki',
  table: 'NIET GEPLAATST, tabel; wettekst heeft geen tabellen',
  media: 'NIET GEPLAATST, plaatje of bestand van de wiki',
  'lost-note': 'NIET GEPLAATST, noot van tekst die in geen bestand staat',
  'older-revision': 'oudere versies van deze bladzijde (aantal) weggelaten; de laatste is gelezen',
  comment: 'opmerking die de wiki niet toont, weggelaten',
  link: 'adres van een link, weggelaten; de woorden staan er',
  tag: 'onbekend element, als woorden overgenomen',
  'deep-list': 'te diep genummerd; als alinea zonder nummer overgenomen',
  'wiki-note': 'noot van de wiki; het nummer is van ons',
  'part-twice': 'dit nummer staat al in het artikel; als alinea zonder nummer overgenomen',
  'part-out-of-place': 'dit nummer past hier niet; als alinea zonder nummer overgenomen',
  'note-twice': 'deze noot staat al in het artikel; als alinea overgenomen',
  unnumbered: 'zonder gedrukt nummer; geef het deel zelf een nummer als de editie er een heeft',
  'mark-without-note': 'verwijst naar een noot die er niet is',
  'note-without-mark': 'noot waar niets naar verwijst; zet zelf <Mark> in de tekst',
  'unknown-article': 'staat niet in src/editions.ts',
  'empty-article': 'artikel zonder tekst',
};

/** Runs the subcommand and gives its exit status. */
export const run = async (args: readonly string[]): Promise<number> => {
  const { value: id, rest: afterEdition } = takeOption(args, '--edition');
  const { value: out, rest: afterOut, isBare } = takeOption(afterEdition, '--out');
  const force = afterOut.includes('--force');
  const [path, ...more] = afterOut.filter((arg) => arg !== '--force');
  if (path === undefined || id === undefined || isBare || more.length > 0) return fail('usage', USAGE);
  const edition = editionById(id);
  if (!edition && !YEAR.test(id))
    return fail('unknown-edition', `${id} is geen editie en geen jaar. ${USAGE}`);
  const bytes = readInput(path);
  if (!bytes) return fail('unreadable-file', `Het bestand ${path} is niet te lezen.`);
  const source = decodeSource(bytes);
  if (!source) return fail('no-text', `${path} is geen tekst. Sla het op als platte tekst (UTF-8).`);

  const imported = read(source.text, edition);
  if (typeof imported === 'string') return fail('broken-xml', `${path}:${imported}`);
  const { files, report } = imported;
  const folder = out ?? join('content', 'editions', id);
  const targets = files.map((file) => ({ ...file, target: join(folder, `${file.article}.mdx`) }));
  const there = targets.filter(({ target }) => existsSync(target));
  if (there.length > 0 && !force)
    return fail(
      'would-overwrite',
      `Bestaat al: ${there.map(({ target }) => target).join(', ')}. Met --force wordt het overschreven.`,
    );
  const unplaced = report.filter(isUnplaced);
  const remarks = [
    ...(source.encoding === 'windows-1252'
      ? [
          `${path}:1: geen UTF-8; gelezen als Windows-1252. Kijk de letters met accenten en de aanhalingstekens na`,
        ]
      : []),
    ...report.map((remark) => told(path, remark)),
    ...(unplaced.length > 0 ? [`Regels die in geen bestand staan: ${unplaced.length}`] : []),
  ];
  if (files.length === 0) {
    printLines(remarks);
    return fail('no-articles', `In ${path} staat geen artikel dat te lezen is.`);
  }
  mkdirSync(folder, { recursive: true });
  for (const { mdx, target } of targets) writeFileSync(target, mdx);
  printLines([
    `Artikelen geschreven in ${folder}: ${files.length}`,
    ...remarks,
    ...(edition ? [] : nextStep(id, folder)),
  ]);
  return unplaced.length > 0 ? INCOMPLETE : 0;
};

const told = (path: string, { line, what, text }: Remark): string =>
  `${path}:${line}: ${WORDS[what]}: ${text}`;

/** The chapter read, or what is wrong with its XML (`line: what`). */
const read = (text: string, edition: Edition | undefined): Imported | string => {
  try {
    return importChapter(text, edition ?? { unit: unitOf(text) });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** How an edition that is not in the register numbers its articles: by chapters only where the source names no article. */
const unitOf = (text: string): 'artikel' | 'hoofdstuk' =>
  importChapter(text, { unit: 'artikel' }).files.length === 0 ? 'hoofdstuk' : 'artikel';

/** How the files of an unregistered edition come on the site. */
const nextStep = (id: string, folder: string): readonly string[] => {
  const place = join('content', 'editions', id);
  return [
    '',
    `De editie ${id} staat nog niet in het register src/editions.ts. Zo komt zij op de site:`,
    ...(folder === place ? [] : [`- zet de bestanden uit ${folder} in ${place}/`]),
    `- npm run new:edition ${id} maakt de regel in het register, met deze artikelen en hun titels`,
  ];
};
