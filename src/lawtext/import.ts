/**
 * Turns the text of a chapter (plain, or a MediaWiki export) into article files in our form, with a report of what a person
 * must still look at. It changes no word: numbers that the source does not print are left out and reported, errors of the
 * source stay for the editor to mark with <Fix>. References need nothing: they are found when the site is built.
 */
import { readLines, type Line, type PartSort } from './import-lines.ts';

/** What the importer must know of the edition: how its articles are numbered, and short titles for those without a printed name. */
export interface ImportEdition {
  readonly id: string;
  readonly unit: 'artikel' | 'hoofdstuk';
  readonly articles: readonly { readonly number: string; readonly subject: string }[];
}

/** An article file to be written: its name inside the edition's folder, and its content. */
export interface ImportedFile {
  readonly article: string;
  readonly mdx: string;
}

/** Something a person must look at; `line` counts from 1 in the source. */
export interface Remark {
  readonly line: number;
  readonly what: RemarkKind;
  readonly text: string;
}

/** What the importer could not place or is not sure of. */
export const REMARK_KINDS = [
  'furniture',
  'before-first-article',
  'unnumbered',
  'mark-without-note',
  'note-without-mark',
  'unknown-article',
  'empty-article',
] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];

/** What an import gives. */
export interface Imported {
  readonly files: readonly ImportedFile[];
  readonly report: readonly Remark[];
}

/** A title is at most so many words; a longer line after a number is the text itself. */
const LONGEST_TITLE = 25;

interface OpenArticle {
  readonly article: string;
  readonly number: string;
  readonly line: number;
  readonly lines: readonly Line[];
  /** Headings above it, printed before its own. */
  readonly groups: readonly string[];
}

/** Reads a chapter of an edition. */
export function importChapter(source: string, edition: ImportEdition): Imported {
  const chapters = edition.unit === 'hoofdstuk';
  const { articles, report } = split(readLines(source, chapters));
  const files = articles.map((open) => writeArticle(open, edition));
  return {
    files: files.map(({ file }) => file),
    report: [...report, ...files.flatMap((each) => each.report)].sort((a, b) => a.line - b.line),
  };
}

/** The lines article by article; headings wait for the article that follows them. */
function split(lines: readonly Line[]): {
  readonly articles: readonly OpenArticle[];
  readonly report: readonly Remark[];
} {
  const articles: {
    article: string;
    number: string;
    line: number;
    lines: Line[];
    groups: readonly string[];
  }[] = [];
  const report: Remark[] = [];
  let groups: string[] = [];
  for (const line of lines) {
    if (line.kind === 'furniture') report.push({ line: line.at, what: 'furniture', text: line.text });
    else if (line.kind === 'group') groups.push(line.text);
    else if (line.kind === 'article') {
      articles.push({ article: line.article, number: line.number, line: line.at, lines: rest(line), groups });
      groups = [];
    } else if (articles.length === 0 && line.kind === 'prose' && readsAsName(line.text))
      groups.push(line.text);
    else if (articles.length === 0)
      report.push({ line: line.at, what: 'before-first-article', text: printed(line) });
    else articles.at(-1)!.lines.push(line);
  }
  for (const text of groups) report.push({ line: lines.at(-1)?.at ?? 1, what: 'unnumbered', text });
  return { articles, report };
}

const rest = (line: Line & { readonly kind: 'article' }): Line[] =>
  line.rest === '' ? [] : [{ kind: 'prose', at: line.at, text: line.rest }];

const printed = (line: Line): string =>
  'text' in line ? line.text : `${line.kind === 'article' ? line.number : line.label} ${line.rest}`;

function writeArticle(
  open: OpenArticle,
  edition: ImportEdition,
): { readonly file: ImportedFile; readonly report: readonly Remark[] } {
  const { title, lines } = takeTitle(open);
  const known = edition.articles.find(({ number }) => number.toLowerCase() === open.article);
  const notes = new Set(lines.flatMap((line) => (line.kind === 'note' ? [noteName(line.label)] : [])));
  const body = writeBody(lines, notes, edition.unit === 'hoofdstuk');
  const head = [
    '---',
    'kind: text',
    `title: ${JSON.stringify(known?.subject ?? title?.replace(/\.$/, '') ?? open.number)}`,
    '---',
  ];
  const groups = open.groups.map((text) => `<Group>${escaped(text)}</Group>`);
  const heading =
    title === undefined
      ? `<Title number="${open.number}" />`
      : `<Title number="${open.number}">${marked(title, notes)}</Title>`;
  const mdx = `${head.join('\n')}\n\n${[...groups, heading, ...body].join('\n\n')}\n`;
  return {
    file: { article: open.article, mdx },
    report: [
      ...(known ? [] : [remark(open.line, 'unknown-article', open.number)]),
      ...reportOn(open, lines, title, notes, edition.unit === 'hoofdstuk'),
    ],
  };
}

/** The printed name: the line after the number, or the rest of its line, when it reads as a name and text follows. */
function takeTitle({ lines }: OpenArticle): { readonly title?: string; readonly lines: readonly Line[] } {
  const [first, ...more] = lines;
  const reads =
    first?.kind === 'prose' &&
    more.length > 0 &&
    !first.text.endsWith(':') &&
    first.text.split(/\s+/).length <= LONGEST_TITLE;
  return reads && first.kind === 'prose' ? { title: first.text, lines: more } : { lines };
}

interface Node {
  /** Full number: "B1a"; absent for a paragraph. */
  readonly n?: string;
  readonly label?: string;
  readonly title?: string;
  readonly own: readonly string[];
  readonly children: Node[];
}

/** Parts in parts: a sort of number that is open already closes what stands inside it, another sort goes inside. */
function writeBody(lines: readonly Line[], notes: ReadonlySet<string>, numbered: boolean): readonly string[] {
  const top: Node[] = [];
  let path: { readonly sort: PartSort | 'paragraph'; readonly node: Node }[] = [];
  let paragraph = 0;
  const into = () => path.at(-1)?.node.children ?? top;
  for (const line of lines) {
    if (line.kind === 'part') {
      const at = path.findIndex(({ sort }) => sort === line.sort);
      if (at >= 0) path = path.slice(0, at);
      const n = (path.at(-1)?.node.n ?? '') + line.label.slice(0, -1);
      const named = line.sort === 'capital' && readsAsName(line.rest);
      const node: Node = {
        n,
        label: line.label,
        ...(named ? { title: line.rest, own: [] } : { own: [marked(line.rest, notes)] }),
        children: [],
      };
      into().push(node);
      path = [...path, { sort: line.sort, node }];
    } else if (line.kind === 'prose' && numbered) {
      paragraph++;
      const node: Node = { n: String(paragraph), own: [marked(line.text, notes)], children: [] };
      top.push(node);
      path = [{ sort: 'paragraph', node }];
    } else if (line.kind === 'note') {
      path = [];
      top.push({
        own: [`<Note n="${noteName(line.label)}" label="${line.label}">${escaped(line.rest)}</Note>`],
        children: [],
      });
    } else if (line.kind === 'remark')
      top.push({
        own: [`<Remark n="${line.number}" label="${line.label}">${escaped(line.rest)}</Remark>`],
        children: [],
      });
    else if (line.kind === 'prose') into().push({ own: [marked(line.text, notes)], children: [] });
  }
  return top.map(write);
}

const readsAsName = (text: string) => !/[.;:,]$/.test(text) && text.split(/\s+/).length <= LONGEST_TITLE;

function write({ n, label, title, own, children }: Node): string {
  const inside = [...own, ...children.map(write)];
  if (n === undefined) return inside.join('\n\n');
  const tag = `<Part n="${n}"${label === undefined ? '' : ` label="${label}"`}${title === undefined ? '' : ` title="${title.replaceAll('"', '&quot;')}"`}>`;
  return children.length === 0 && title === undefined
    ? `${tag}${inside.join('')}</Part>`
    : [tag, ...inside, '</Part>'].join('\n\n');
}

const SUPERSCRIPT = '¹²³⁴';
/** The name of a note from its label: "1)" and "¹)" -> "1", "zie bij titel)" -> "titel". */
const noteName = (label: string): string => {
  const first = label[0] ?? '';
  return SUPERSCRIPT.includes(first)
    ? String(SUPERSCRIPT.indexOf(first) + 1)
    : (/^\d/.exec(label)?.[0] ?? label.replace(/\)$/, '').split(' ').at(-1)!);
};

const MARK = /(?<=\S)(\s?)((?:[¹²³⁴]⁾?\)?|(?<!\d)\d\)))(?=[\s.,;:]|$)/g;

/** Text with its footnote marks tagged, where a note answers to them. */
const marked = (text: string, notes: ReadonlySet<string>): string =>
  escaped(text).replace(MARK, (whole, blank: string, label: string) =>
    notes.has(noteName(label)) ? `${blank}<Mark n="${noteName(label)}">${label}</Mark>` : whole,
  );

/** Signs that would be markup in an article file. */
const escaped = (text: string): string =>
  text
    .replace(/&(?=\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\{/g, '&#123;')
    .replace(/([*_`[\]\\])/g, '\\$1');

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
  const marks = new Set(
    texts.flatMap((text) => [...text.matchAll(MARK)].map(([, , label = '']) => noteName(label))),
  );
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
