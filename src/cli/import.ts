/**
 * `spelregels import FILE --edition YEAR`: turns the text of a chapter into article files, and says what a person must still
 * look at. It never overwrites a file unless it is told to.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionById } from '../editions.ts';
import { importChapter, type Remark, type RemarkKind } from '../lawtext/import.ts';
import { parseArticle } from '../lawtext/parse.ts';
import { fail, printLines, readInput, takeOption } from './output.ts';

const USAGE = 'Gebruik: spelregels import BESTAND --edition JAAR [--out MAP] [--force]';

const WORDS: { readonly [what in RemarkKind]: string } = {
  furniture: 'bladmeubilair, weggelaten',
  'before-first-article': 'tekst voor het eerste artikel, weggelaten',
  unnumbered: 'zonder gedrukt nummer; geef het deel zelf een nummer als de editie er een heeft',
  'mark-without-note': 'verwijst naar een noot die er niet is',
  'note-without-mark': 'noot waar niets naar verwijst; zet zelf <Mark> in de tekst',
  'unknown-article': 'staat niet in src/editions.ts',
  'empty-article': 'artikel zonder tekst',
};

/** Runs the subcommand and gives its exit status. */
export const run = async (args: readonly string[]): Promise<number> => {
  const { value: id, rest: afterEdition } = takeOption(args, '--edition');
  const { value: out, rest: afterOut } = takeOption(afterEdition, '--out');
  const force = afterOut.includes('--force');
  const [path, ...more] = afterOut.filter((arg) => arg !== '--force');
  if (path === undefined || id === undefined || more.length > 0) return fail('usage', USAGE);
  const edition = editionById(id);
  if (!edition)
    return fail('unknown-edition', `Geen editie ${id} in src/editions.ts; voeg haar daar eerst toe.`);
  const bytes = readInput(path);
  if (!bytes) return fail('unreadable-file', `Het bestand ${path} is niet te lezen.`);

  const { files, report } = importChapter(new TextDecoder().decode(bytes), edition);
  if (files.length === 0) return fail('no-articles', `In ${path} staat geen kop van een artikel.`);
  const folder = out ?? join('content', 'editions', edition.id);
  const targets = files.map((file) => ({ ...file, target: join(folder, `${file.article}.mdx`) }));
  const there = targets.filter(({ target }) => existsSync(target));
  if (there.length > 0 && !force)
    return fail(
      'would-overwrite',
      `Bestaat al: ${there.map(({ target }) => target).join(', ')}. Met --force wordt het overschreven.`,
    );
  for (const { mdx, target } of targets) parseArticle(mdx, target);
  mkdirSync(folder, { recursive: true });
  for (const { mdx, target } of targets) writeFileSync(target, mdx);
  printLines([
    `${files.length} artikelen geschreven in ${folder}`,
    ...report.map((remark) => told(path, remark)),
  ]);
  return 0;
};

const told = (path: string, { line, what, text }: Remark): string =>
  `${path}:${line}: ${WORDS[what]}: ${text}`;
