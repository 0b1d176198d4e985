/** What an import tells a person: by line, what was left out, what could not be placed, and what to look at. */
import type { Misfit } from './import-body.ts';
import type { WikiRemark } from './import-wiki.ts';

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
  'template',
  'table',
  'media',
  'lost-note',
  'older-revision',
] as const;

/** What the importer left out on purpose, could not place, or is not sure of. */
export type RemarkKind =
  | WikiRemark['what']
  | 'wiki-note'
  | 'older-revision'
  | (typeof UNPLACED)[number]
  | Misfit['what']
  | 'unnumbered'
  | 'mark-without-note'
  | 'note-without-mark'
  | 'unknown-article'
  | 'empty-article';

/** Whether the words of a remark stand in no file. */
export const isUnplaced = ({ what }: Remark): boolean => UNPLACED.some((kind) => kind === what);

/** A remark. */
export const remark = (line: number, what: RemarkKind, text: string): Remark => ({ line, what, text });
