/**
 * Turns the text of a chapter (plain, or a MediaWiki export) into article files in our form, with a report of what a person
 * must still look at. It changes no word: numbers that the source does not print are left out and reported, errors of the
 * source stay for the editor to mark with <Fix>. References need nothing: they are found when the site is built.
 * Every word of the source stands in a file or in the report.
 */
import {
  isShort,
  marked,
  marksIn,
  noteName,
  readsAsName,
  escaped,
  writeBody,
  type Misfit,
} from './import-body.ts';
import { readLines, type Line } from './import-lines.ts';
import { parseArticle } from './parse.ts';

/** What the importer must know of the edition: how its articles are numbered, and short titles for those without a printed name. */
export interface ImportEdition {
  readonly unit: 'artikel' | 'hoofdstuk';
  /** Absent for an edition that the register does not know yet. */
  readonly articles?: readonly { readonly number: string; readonly subject: string }[];
}

/** An article file to be written: its name inside the edition's folder, its title in the head, and its content. */
export interface ImportedFile {
  readonly article: string;
  readonly title: string;
  readonly mdx: string;
}

/** Something a person must look at; `line` counts from 1 in the source. */
export interface Remark {
  readonly line: number;
  readonly what: RemarkKind;
  readonly text: string;
}

/** Text that stands in no file: the importer could not place it. */
const UNPLACED = [
  'before-first-article',
  'heading-without-article',
  'article-twice',
  'article-unreadable',
] as const;

/** What the importer left out on purpose, could not place, or is not sure of. */
export type RemarkKind =
  | 'furniture'
  | (typeof UNPLACED)[number]
  | Misfit['what']
  | 'unnumbered'
  | 'mark-without-note'
  | 'note-without-mark'
  | 'unknown-article'
  | 'empty-article';

/** Whether the words of a remark stand in no file. */
export const isUnplaced = ({ what }: Remark): boolean => UNPLACED.some((kind) => kind === what);

/** What an import gives. */
export interface Imported {
  readonly files: readonly ImportedFile[];
  readonly report: readonly Remark[];
}

interface OpenArticle {
  readonly article: string;
  readonly number: string;
  readonly line: number;
  readonly lines: Line[];
  /** Headings above it, printed before its own. */
  readonly groups: readonly string[];
}

/** Reads a chapter of an edition. */
export function importChapter(source: string, edition: ImportEdition): Imported {
  const chapters = edition.unit === 'hoofdstuk';
  const { articles, report } = split(readLines(source, chapters));
  const written = articles.map((open) => writeArticle(open, edition));
  return {
    files: written.flatMap(({ file }) => file ?? []),
    report: [...report, ...written.flatMap((each) => each.report)].sort((a, b) => a.line - b.line),
  };
}

/**
 * The lines article by article; headings wait for the article that follows them. An article that comes a second time is
 * told line by line: one file cannot hold both, and which of them is right is not ours to say.
 */
function split(lines: readonly Line[]): {
  readonly articles: readonly OpenArticle[];
  readonly report: readonly Remark[];
} {
  const articles: OpenArticle[] = [];
  const report: Remark[] = [];
  let groups: Line[] = [];
  let isTwice = false;
  const tell = (line: Line, what: RemarkKind) => report.push(remark(line.at, what, printed(line)));
  for (const line of lines) {
    if (line.kind === 'furniture') tell(line, 'furniture');
    else if (line.kind === 'group') groups.push(line);
    else if (line.kind === 'article') {
      isTwice = articles.some(({ article }) => article === line.article);
      if (isTwice) for (const each of [...groups, line]) tell(each, 'article-twice');
      else
        articles.push({
          article: line.article,
          number: line.number,
          line: line.at,
          lines: rest(line),
          groups: groups.map(printed),
        });
      groups = [];
    } else if (isTwice) tell(line, 'article-twice');
    else if (articles.length > 0) articles.at(-1)!.lines.push(line);
    else if (line.kind === 'prose' && readsAsName(line.text)) groups.push(line);
    else tell(line, 'before-first-article');
  }
  for (const line of groups) tell(line, 'heading-without-article');
  return { articles, report };
}

const rest = (line: Line & { readonly kind: 'article' }): Line[] =>
  line.rest === '' ? [] : [{ kind: 'prose', at: line.at, text: line.rest }];

const printed = (line: Line): string =>
  'text' in line ? line.text : `${line.kind === 'article' ? line.number : line.label} ${line.rest}`.trim();

function writeArticle(
  open: OpenArticle,
  edition: ImportEdition,
): { readonly file?: ImportedFile; readonly report: readonly Remark[] } {
  const numbered = edition.unit === 'hoofdstuk';
  const { title, lines } = takeTitle(open);
  const known = edition.articles?.find(({ number }) => number.toLowerCase() === open.article);
  const notes = new Set(lines.flatMap((line) => (line.kind === 'note' ? [noteName(line.label)] : [])));
  const { blocks, misfits } = writeBody(lines, notes, numbered);
  const name = known?.subject ?? title?.replace(/\.$/, '') ?? open.number;
  const head = ['---', 'kind: text', `title: ${JSON.stringify(name)}`, '---'];
  const groups = open.groups.map((text) => `<Group>${escaped(text)}</Group>`);
  const heading =
    title === undefined
      ? `<Title number="${open.number}" />`
      : `<Title number="${open.number}">${marked(title, notes)}</Title>`;
  const mdx = `${head.join('\n')}\n\n${[...groups, heading, ...blocks].join('\n\n')}\n`;
  const wrong = whatIsWrong(mdx);
  if (wrong !== undefined)
    return {
      report: [
        remark(open.line, 'article-unreadable', `${open.number} (${wrong})`),
        ...open.groups.map((text) => remark(open.line, 'article-unreadable', text)),
        ...open.lines.map((line) => remark(line.at, 'article-unreadable', printed(line))),
      ],
    };
  return {
    file: { article: open.article, title: name, mdx },
    report: [
      ...(known || edition.articles === undefined
        ? []
        : [remark(open.line, 'unknown-article', `${open.number} ${name}`)]),
      ...misfits,
      ...reportOn(open, lines, title, notes, numbered),
    ],
  };
}

/** Why the site could not read a file, or undefined: what is written is never a file that stops the build. */
function whatIsWrong(mdx: string): string | undefined {
  try {
    parseArticle(mdx, '');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^:\d+: /, '') : String(error);
  }
}

/** The printed name: the line after the number, or the rest of its line, when it reads as a name and text follows. */
function takeTitle({ lines }: OpenArticle): { readonly title?: string; readonly lines: readonly Line[] } {
  const [first, ...more] = lines;
  const reads =
    first?.kind === 'prose' && more.length > 0 && !first.text.endsWith(':') && isShort(first.text);
  return reads && first.kind === 'prose' ? { title: first.text, lines: more } : { lines };
}

const remark = (line: number, what: RemarkKind, text: string): Remark => ({ line, what, text });

function reportOn(
  open: OpenArticle,
  lines: readonly Line[],
  title: string | undefined,
  notes: ReadonlySet<string>,
  numbered: boolean,
): readonly Remark[] {
  if (lines.length === 0) return [remark(open.line, 'empty-article', open.number)];
  const texts = [
    title ?? '',
    ...lines.map((line) =>
      'text' in line ? line.text : 'rest' in line && line.kind !== 'note' ? line.rest : '',
    ),
  ];
  const marks = new Set(texts.flatMap(marksIn));
  const loose = numbered ? [] : looseParagraphs(lines);
  return [
    ...[...marks]
      .filter((name) => !notes.has(name))
      .map((name) => remark(open.line, 'mark-without-note', name)),
    ...[...notes]
      .filter((name) => !marks.has(name))
      .map((name) => remark(open.line, 'note-without-mark', name)),
    ...loose.map((line) => remark(line.at, 'unnumbered', printed(line))),
  ];
}

/** Paragraphs that stand together without a number: where there are several, the book may number them. */
function looseParagraphs(lines: readonly Line[]): readonly Line[] {
  const runs = lines.reduce<readonly (readonly Line[])[]>(
    (done, line) =>
      line.kind === 'prose'
        ? [...done.slice(0, -1), [...(done.at(-1) ?? []), line]]
        : line.kind === 'part'
          ? [...done, []]
          : done,
    [[]],
  );
  return runs.filter(({ length }) => length > 1).flat();
}
