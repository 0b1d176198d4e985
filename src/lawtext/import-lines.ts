/**
 * What each line of a chapter is: a heading, a numbered part, a footnote, prose, or page
 * furniture. One line at a time and without judgement of what belongs to what; that is `import.ts`.
 */

import type { SourceLine } from './import-wiki.ts';

/** A line as it was recognised; `at` is its number in the file, from 1. */
export type Line = { readonly at: number } & (
  | { readonly kind: 'furniture'; readonly text: string }
  /** A heading above several articles. */
  | { readonly kind: 'group'; readonly text: string }
  /** `number` as printed ("Art. 30."), `article` as in an address; `rest` is what follows on the line. */
  | { readonly kind: 'article'; readonly number: string; readonly article: string; readonly rest: string }
  | {
      readonly kind: 'part';
      readonly label: string;
      readonly sort: PartSort;
      readonly rest: string;
      /** The number is not printed: the source shows the item without it. */ readonly isOurs?: boolean;
    }
  | { readonly kind: 'note'; readonly label: string; readonly rest: string }
  | { readonly kind: 'remark'; readonly label: string; readonly number: string; readonly rest: string }
  | { readonly kind: 'prose'; readonly text: string }
);

/** The kinds of number a part can carry. */
export const PART_SORTS = ['capital', 'number', 'small'] as const;
export type PartSort = (typeof PART_SORTS)[number];

const FURNITURE = [/^Sjabloon:/, /^-{3,}$/, /^Home\b/, /^\{\{.*\}\}$/, /^\[\[Categorie:/, /^__\w+__$/];
const GROUP = [/^HOOFDSTUK\b/i, /\bArt\.?\s?\d+\s+t\/m\s+\d+\.?$/, /^Art(?:ikel)?\.?\s*\d+\s*[-–]\s*\d+/i];
/** A name begins with a capital: a line that begins "Artikel 16C is van toepassing" is prose. */
const ARTICLE = /^(Art(?:ikel)?\.?\s*(\d+)([A-Z]?)\.?)(?:(?:\s+|(?=\uE200))(.*))?$/i;
const CHAPTER = /^(([IVX]+)\.)\s+(.*)$/;
const PARTS: readonly (readonly [PartSort, RegExp])[] = [
  ['capital', /^([A-Z]\.)\s+(.*)$/],
  ['number', /^(\d{1,2}\.)\s+(.*)$/],
  ['small', /^([a-z]\.)\s+(.*)$/],
];
const NOTE = /^((?:\d|[¹²³⁴]⁾?|zie [a-z ]+)\))\s*(.+)$/;
const REMARK = /^(Opmerking (\d+))\s+(.*)$/;

/** What each line of a source is. `chapters`: a roman number with a dot starts an article, as in 1930. */
export function sortLines(lines: readonly SourceLine[], chapters: boolean): readonly Line[] {
  return lines.map(({ at, text, item }): Line => {
    const sorted = sortLine(text, chapters);
    if (item === undefined || sorted.kind === 'article') return { at, ...sorted } as Line;
    const sort = item.isOurs ? 'small' : 'number';
    return { at, kind: 'part', label: item.label, sort, rest: text, isOurs: item.isOurs };
  });
}

/** The article that a title names, as in an address, or undefined: "Artikel 22. Einde". */
export const namesArticle = (title: string): boolean => sortLine(title, false).kind === 'article';

type Sorted<T> = T extends unknown ? Omit<T, 'at'> : never;

function sortLine(text: string, chapters: boolean): Sorted<Line> {
  if (FURNITURE.some((pattern) => pattern.test(text))) return { kind: 'furniture', text };
  if (GROUP.some((pattern) => pattern.test(text))) return { kind: 'group', text };
  const chapter = chapters ? CHAPTER.exec(text) : null;
  if (chapter) return article(chapter[1], chapter[2]?.toLowerCase(), chapter[3]);
  const found = ARTICLE.exec(text);
  if (found && !/^\p{Ll}/u.test(found[4] ?? '')) return article(found[1], found[2], found[4]);
  const remark = REMARK.exec(text);
  if (remark) return { kind: 'remark', label: remark[1]!, number: remark[2]!, rest: remark[3]! };
  const note = NOTE.exec(text);
  if (note) return { kind: 'note', label: note[1]!, rest: note[2]! };
  for (const [sort, pattern] of PARTS) {
    const part = pattern.exec(text);
    if (part) return { kind: 'part', label: part[1]!, sort, rest: part[2]! };
  }
  return { kind: 'prose', text };
}

const article = (number = '', slug = '', rest = ''): Sorted<Line> => ({
  kind: 'article',
  number,
  article: slug,
  rest,
});
