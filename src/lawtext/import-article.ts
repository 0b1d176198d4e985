/** One article of an imported chapter as an article file, with what there is to say about it. */
import { isShort, marked, marksIn, noteName, withoutNotes, writeBody } from './import-body.ts';
import type { Line } from './import-lines.ts';
import { remark, type Remark } from './import-report.ts';
import { noteSign, replaceNotes, type WikiNotes } from './import-wiki.ts';
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

/** An article as it stands in the source, from its heading to the next. */
export interface OpenArticle {
  readonly article: string;
  readonly number: string;
  readonly line: number;
  readonly lines: Line[];
  /** Headings above it, printed before its own. */
  readonly groups: readonly string[];
}

/** A line as it is printed. */
export const printed = (line: Line): string =>
  'text' in line ? line.text : `${line.kind === 'article' ? line.number : line.label} ${line.rest}`.trim();

/** Writes the file of an article; `used` are the notes of the wiki that went along. */
export function writeArticle(
  source: OpenArticle,
  wikiNotes: WikiNotes,
  edition: ImportEdition,
): { readonly file?: ImportedFile; readonly used: readonly number[]; readonly report: readonly Remark[] } {
  const numbered = edition.unit === 'hoofdstuk';
  const { open, notes: added, used, report } = takeNotes(source, wikiNotes);
  const { title, lines } = takeTitle(open);
  const known = edition.articles?.find(({ number }) => number.toLowerCase() === open.article);
  const notes = new Set(lines.flatMap((line) => (line.kind === 'note' ? [noteName(line.label)] : [])));
  const { blocks, misfits } = writeBody([...lines, ...added], notes, numbered);
  const name = known?.subject ?? (withoutNotes(title ?? '').replace(/\.$/, '') || open.number);
  const head = ['---', 'kind: text', `title: ${JSON.stringify(name)}`, '---'];
  const groups = open.groups.map((text) => `<Group>${marked(text, notes)}</Group>`);
  const heading =
    title === undefined
      ? `<Title number="${open.number}" />`
      : `<Title number="${open.number}">${marked(title, notes)}</Title>`;
  const mdx = `${head.join('\n')}\n\n${[...groups, heading, ...blocks].join('\n\n')}\n`;
  const wrong = whatIsWrong(mdx);
  if (wrong !== undefined)
    return {
      used,
      report: [
        remark(open.line, 'article-unreadable', `${open.number} (${wrong})`),
        ...open.groups.map((text) => remark(open.line, 'article-unreadable', text)),
        ...[...open.lines, ...added].map((line) => remark(line.at, 'article-unreadable', printed(line))),
      ],
    };
  return {
    file: { article: open.article, title: name, mdx },
    used,
    report: [
      ...(known || edition.articles === undefined
        ? []
        : [remark(open.line, 'unknown-article', `${open.number} ${name}`)]),
      ...misfits,
      ...report,
      ...reportOn(open, lines, title, notes, numbered),
    ],
  };
}

/**
 * The notes of a wiki that an article points at, numbered after those that are printed, and the article with those numbers
 * in its signs. A note that is pointed at again is written again: a note has one mark.
 */
function takeNotes(
  open: OpenArticle,
  wikiNotes: WikiNotes,
): {
  readonly open: OpenArticle;
  readonly notes: readonly Line[];
  /** Which of the wiki's notes these are. */
  readonly used: readonly number[];
  readonly report: readonly Remark[];
} {
  const printedNotes = open.lines.flatMap((line) =>
    line.kind === 'note' ? Number(noteName(line.label)) || 0 : [],
  );
  let number = Math.max(0, ...printedNotes);
  const notes: Line[] = [];
  const used: number[] = [];
  const report: Remark[] = [];
  const numbered = (text: string, at: number, inside: readonly number[] = []): string =>
    replaceNotes(text, (index) => {
      // A note that points at itself has said it all.
      if (inside.includes(index)) return '';
      const note = wikiNotes[index];
      if (note?.text === undefined) {
        report.push(remark(at, 'mark-without-note', note?.name ?? ''));
        return '';
      }
      used.push(index);
      const label = `${++number})`;
      const own = number;
      report.push(remark(at, 'wiki-note', `${label} ${note.text}`));
      notes.push({
        kind: 'note',
        at: note.at,
        label,
        rest: numbered(note.text, note.at, [...inside, index]),
      });
      return noteSign(own);
    });
  const lines = open.lines.map((line): Line => {
    if ('text' in line) return { ...line, text: numbered(line.text, line.at) };
    return { ...line, rest: numbered(line.rest, line.at) };
  });
  const groups = open.groups.map((text) => numbered(text, open.line));
  return { open: { ...open, lines, groups }, notes, used, report };
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
    first?.kind === 'prose' &&
    more.length > 0 &&
    !withoutNotes(first.text).endsWith(':') &&
    isShort(first.text);
  return reads && first.kind === 'prose' ? { title: first.text, lines: more } : { lines };
}

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
