/**
 * Turns the text of a chapter (plain, or a MediaWiki export) into article files in our form, with a report of what a person
 * must still look at. It changes no word: numbers that the source does not print are left out and reported, errors of the
 * source stay for the editor to mark with <Fix>. References need nothing: they are found when the site is built.
 * Every word of the source stands in a file or in the report.
 */
import {
  printed,
  writeArticle,
  type ImportEdition,
  type ImportedFile,
  type OpenArticle,
} from './import-article.ts';
import { readsAsName, withoutNotes } from './import-body.ts';
import { namesArticle, sortLines, type Line } from './import-lines.ts';
import { remark, type Remark, type RemarkKind } from './import-report.ts';
import { readWiki, type SourceLine, type WikiNotes } from './import-wiki.ts';
import { pagesOf } from './import-xml.ts';

/** What an import gives. */
export interface Imported {
  readonly files: readonly ImportedFile[];
  readonly report: readonly Remark[];
}

/**
 * Reads a chapter of an edition: plain text, wikitext, or the XML export of a wiki.
 * @throws Error `line: what is wrong` for XML that is broken
 */
export function importChapter(source: string, edition: ImportEdition): Imported {
  const notes: WikiNotes = [];
  const pages = pagesOf(source);
  const texts = pages?.map(({ text, line }) => readWiki(text, line, notes)) ?? [
    readWiki(source.replace(/^\uFEFF/, ''), 1, notes),
  ];
  const titles = pages?.map(({ title, titleLine: at }): SourceLine => ({ at, text: title })) ?? [];
  const lines = texts.flatMap((text, at) => [
    ...titles.slice(at, at + 1).filter(({ text }) => namesArticle(text)),
    ...text.lines,
  ]);
  const { articles, report } = split(sortLines(lines, edition.unit === 'hoofdstuk'));
  const written = articles.map((open) => writeArticle(open, notes, edition));
  const used = new Set(written.flatMap((each) => each.used));
  const lost = notes.filter(({ text }, index) => text !== undefined && !used.has(index));
  return {
    files: written.flatMap(({ file }) => file ?? []),
    report: [
      ...titles
        .filter(({ text }) => !namesArticle(text))
        .map(({ at, text }) => remark(at, 'furniture', text)),
      ...(pages ?? []).flatMap(({ older, titleLine, title }) =>
        older > 0 ? [remark(titleLine, 'older-revision', `${title} (${older})`)] : [],
      ),
      ...texts.flatMap(({ remarks }) => remarks),
      ...report,
      ...written.flatMap((each) => each.report),
      ...lost.map(({ at, text = '' }) => remark(at, 'lost-note', text)),
    ]
      .map((each) => ({ ...each, text: withoutNotes(each.text) }))
      .sort((a, b) => a.line - b.line),
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
      const last = articles.at(-1);
      // A page that is named after its article and begins with that name again.
      if (last?.article === line.article && last.lines.length === 0 && groups.length === 0) {
        articles[articles.length - 1] = { ...last, number: line.number, lines: rest(line) };
        continue;
      }
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
