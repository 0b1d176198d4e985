/**
 * Finds citations in a query: `27B1a`, `27 B 1 (a)`, `art. 31 A 2 b`, `alinea 7`, `VI`, `hoofdstuk V`, and the years of
 * editions. A number is only a citation when something says so: a word before it, letters of a part right behind it, or
 * nothing else in the query. Which parts exist is asked, so that `2H` can be a call and `2A` a provision.
 */
import { plain } from './normalise.ts';

/** A citation in a query; `pieces` are the pieces of the part, outermost first, in lower case. */
export type QueryCitation =
  | { readonly kind: 'article'; readonly article: string; readonly pieces: readonly string[] }
  | { readonly kind: 'paragraph'; readonly pieces: readonly string[] }
  | { readonly kind: 'chapter'; readonly number: string };

/** What was found, and what is left of the query for the words. */
export interface CitedQuery {
  readonly citations: readonly QueryCitation[];
  /** ids of editions named, in order */
  readonly named: readonly string[];
  /** years of editions named that are not held */
  readonly missing: readonly number[];
  readonly rest: string;
}

/** What a reader of citations must know of the laws. */
export interface KnownPlaces {
  readonly editions: readonly string[];
  readonly otherYears: readonly number[];
  /** Roman numbers that are articles (`vi`) */
  readonly romans: ReadonlySet<string>;
  /** is there, in any edition (or in these), an article of this number with this part (`b1a`)? */
  readonly hasPart: (article: string, part: string) => boolean;
  readonly hasArticle: (article: string) => boolean;
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** no sign between this piece and the one before */
  readonly isGlued: boolean;
}

const ARTICLE_WORDS = new Set([
  'art',
  'artt',
  'arts',
  'artikel',
  'artikelen',
  'law',
  'laws',
  'spelregel',
  'regel',
]);
const PARAGRAPH_WORDS = new Set(['alinea', 'alineas', 'al']);
const CHAPTER_WORDS = new Set(['hoofdstuk', 'hfst', 'hfdst', 'chapter']);
const PART_WORDS = new Set(['lid', 'sub', 'onder', 'letter', 'deel', 'onderdeel', 'punt', 'en']);
const EDITION_WORDS = new Set([
  'editie',
  'uitgave',
  'spelregels',
  'versie',
  'uit',
  'van',
  'in',
  'jaar',
  'de',
  'bridge',
  'wedstrijdbridge',
  'voor',
]);
const ROMAN = /^(?:x{0,1}(?:ix|iv|v?i{0,3}))$/;

/** Takes citations and editions out of a query. */
export function readCitations(query: string, known: KnownPlaces): CitedQuery {
  const { named, missing, pieces } = takeYears(piecesOf(query), known);
  const citations: QueryCitation[] = [];
  const taken = new Set<Piece>();
  for (let at = 0; at < pieces.length;) {
    const found = citationAt(pieces, at, known, named);
    if (!found) {
      at++;
      continue;
    }
    citations.push(found.citation);
    pieces.slice(at, found.end).forEach((piece) => taken.add(piece));
    at = found.end;
  }
  const left = pieces.filter((piece) => !taken.has(piece));
  const isBare = left.every(({ text }) => EDITION_WORDS.has(text) || PART_WORDS.has(text));
  const bare = citations.length === 0 ? bareCitation(pieces, known) : undefined;
  if (bare) return { citations: [bare], named, missing, rest: '' };
  const rest =
    isBare && citations.length > 0
      ? ''
      : left.map(({ start, end, isGlued }) => (isGlued ? '' : ' ') + query.slice(start, end)).join('');
  return { citations, named, missing, rest: rest.trim() };
}

/** The letters and numbers of a query, each with its place; `27B1a` is five pieces. Suits and signs are kept as pieces too. */
function piecesOf(query: string): readonly Piece[] {
  let last = -1;
  return [...query.matchAll(/\p{N}+|[\p{L}\p{M}]+|[♠♤♥♡♦♢♣♧]/gu)].map(({ 0: text, index }) => {
    const isGlued = last === index;
    last = index + text.length;
    return { text: plain(text) || text, start: index, end: last, isGlued };
  });
}

function takeYears(all: readonly Piece[], { editions, otherYears }: KnownPlaces) {
  const isYear = ({ text }: Piece) => editions.includes(text) || otherYears.includes(Number(text));
  const years = all.filter((piece) => /^\d{4}$/.test(piece.text) && isYear(piece));
  return {
    named: [...new Set(years.map(({ text }) => text).filter((text) => editions.includes(text)))],
    missing: years.map(({ text }) => Number(text)).filter((year) => otherYears.includes(year)),
    pieces: all.filter((piece) => !years.includes(piece)),
  };
}

interface Found {
  readonly citation: QueryCitation;
  readonly end: number;
}

function citationAt(
  pieces: readonly Piece[],
  at: number,
  known: KnownPlaces,
  named: readonly string[],
): Found | undefined {
  const word = pieces[at]?.text ?? '';
  const next = pieces[at + 1]?.text ?? '';
  if (PARAGRAPH_WORDS.has(word) && /^\d{1,2}$/.test(next)) {
    const { parts, end } = partsFrom(pieces, at + 2);
    return { citation: { kind: 'paragraph', pieces: [next, ...parts] }, end };
  }
  if (CHAPTER_WORDS.has(word) && next !== '') return chapterAt(pieces, at + 1, known);
  if (ARTICLE_WORDS.has(word) && isNumber(next, known)) return articleAt(pieces, at + 1, known, true, named);
  if (isNumber(word, known)) return articleAt(pieces, at, known, false, named);
  return undefined;
}

const isNumber = (text: string, { romans, hasArticle }: KnownPlaces): boolean =>
  romans.has(text) || (/^\d{1,2}$/.test(text) && hasArticle(text));

function chapterAt(pieces: readonly Piece[], at: number, known: KnownPlaces): Found | undefined {
  const text = pieces[at]?.text ?? '';
  if (known.romans.has(text)) return articleAt(pieces, at, known, true, []);
  const number = ROMAN.test(text) && text !== '' ? text : roman(Number(text));
  return number ? { citation: { kind: 'chapter', number }, end: at + 1 } : undefined;
}

const ROMANS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const roman = (number: number): string | undefined => ROMANS[number] || undefined;

/** A number, with the pieces of its part behind it. Without a word before it, the part must be there. */
function articleAt(
  pieces: readonly Piece[],
  at: number,
  known: KnownPlaces,
  isSaid: boolean,
  named: readonly string[],
): Found | undefined {
  const article = pieces[at]?.text ?? '';
  const { parts, end } = partsFrom(pieces, at + 1);
  const existing = longest(parts, (part) => known.hasPart(article, part));
  if (isSaid || known.romans.has(article)) {
    const kept = existing.length > 0 ? parts : parts.filter((_, i) => pieces[at + 1 + i]?.isGlued);
    const isWhole = kept.length === parts.length;
    return {
      citation: { kind: 'article', article, pieces: kept },
      end: isWhole ? end : at + 1 + kept.length,
    };
  }
  const isCited = existing.length > 0 && (pieces[at + 1]?.isGlued || existing.length > 1 || named.length > 0);
  return isCited ? { citation: { kind: 'article', article, pieces: parts }, end } : undefined;
}

/** The pieces of a part from here on: single letters and numbers, `ai` as `a` and `i`; words like `lid` are passed over. */
function partsFrom(
  pieces: readonly Piece[],
  from: number,
): { readonly parts: readonly string[]; readonly end: number } {
  const parts: string[] = [];
  let end = from;
  for (let at = from; at < pieces.length; at++) {
    const text = pieces[at]?.text ?? '';
    const next = pieces[at + 1]?.text ?? '';
    if (PART_WORDS.has(text) && text !== 'en' && /^(?:[a-z]|\d{1,2})$/.test(next)) continue;
    const split = partPieces(text, parts);
    if (split.length === 0) break;
    parts.push(...split);
    end = at + 1;
  }
  return { parts, end };
}

function partPieces(text: string, before: readonly string[]): readonly string[] {
  const isNumberNext = /^[a-z]$/.test(before.at(-1) ?? '');
  if (/^\d{1,2}$/.test(text)) return isNumberNext && before.length < 3 ? [text] : [];
  if (/^[a-z]$/.test(text)) return before.length < 4 ? [text] : [];
  const lower = /^([a-z])(i{1,3}|iv|vi{0,3})$/.exec(text);
  if (lower) return lower.slice(1).filter((piece) => piece !== undefined);
  return before.length > 1 && /^(?:i{1,3}|iv|vi{0,3})$/.test(text) ? [text] : [];
}

/** The longest beginning of the pieces for which `exists` holds. */
export function longest(pieces: readonly string[], exists: (part: string) => boolean): readonly string[] {
  for (let length = pieces.length; length > 0; length--)
    if (exists(pieces.slice(0, length).join(''))) return pieces.slice(0, length);
  return [];
}

/** A query that is nothing but a number, with or without a part: `27`, `30 a`, `vi`. */
function bareCitation(pieces: readonly Piece[], known: KnownPlaces): QueryCitation | undefined {
  const words = pieces.filter(({ text }) => !EDITION_WORDS.has(text));
  const [first] = words;
  if (!first || !isNumber(first.text, known)) return undefined;
  const { parts, end } = partsFrom(words, 1);
  if (end !== words.length) return undefined;
  const isCall = parts.length === 1 && !known.hasPart(first.text, parts[0] ?? '');
  return isCall ? undefined : { kind: 'article', article: first.text, pieces: parts };
}
