/**
 * Finds citations in a query: `27B1a`, `27 B 1 (a)`, `art. 31 A 2 b`, `alinea 7`, `VI`, `hoofdstuk V`, and the years of
 * editions. A number is only a citation when something says so: a word before it, letters of a part right behind it, or
 * nothing else in the query. Which parts exist is asked, so that `2H` can be a call and `2A` a provision.
 */
import { plain } from './normalise.ts';
import { letterCall } from './tokens.ts';

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
const PART_WORDS = new Set(['lid', 'sub', 'onder', 'letter', 'deel', 'onderdeel', 'punt']);
const LIST_WORDS = new Set(['en', 'of', 't', 'm', 'tot', 'met']);
/** Words around a citation that say nothing more. */
const FILLER = new Set([
  ...PART_WORDS,
  ...LIST_WORDS,
  ...[
    'editie',
    'uitgave',
    'spelregels',
    'versie',
    'uit',
    'van',
    'in',
    'jaar',
    'de',
    'bij',
    'voor',
    'bridge',
    'wedstrijdbridge',
  ],
]);
const ROMAN = /^(?:x{0,1}(?:ix|iv|v?i{0,3}))$/;

/** Takes citations and editions out of a query. */
export function readCitations(query: string, known: KnownPlaces): CitedQuery {
  const { named, missing, pieces } = takeYears(piecesOf(query), known);
  const found = citationsIn(pieces, known, named);
  const left = pieces.filter((_, at) => !found.some((each) => at >= each.start && at < each.end));
  const isBare = left.every(({ text }) => FILLER.has(text));
  const bare = found.length === 0 ? bareCitation(query, pieces, known) : undefined;
  if (bare) return { citations: [bare], named, missing, rest: '' };
  const rest = left.map(({ start, end, isGlued }) => (isGlued ? '' : ' ') + query.slice(start, end)).join('');
  const isWhole = isBare && (found.length > 0 || named.length + missing.length > 0);
  return {
    citations: found.map(({ citation }) => citation),
    named,
    missing,
    rest: isWhole ? '' : rest.trim(),
  };
}

/** Every citation in order; behind one that a word announced, `en 31`, `of 31` and `t/m 31` are citations too. */
function citationsIn(
  pieces: readonly Piece[],
  known: KnownPlaces,
  named: readonly string[],
): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < pieces.length;) {
    const next = citationAt(pieces, at, known, named, isListed(pieces, at, found.at(-1)));
    if (next) found.push(next);
    at = next?.end ?? at + 1;
  }
  return found;
}

const isListed = (pieces: readonly Piece[], at: number, last: Found | undefined): boolean =>
  last?.isSaid === true && pieces.slice(last.end, at).every(({ text }) => LIST_WORDS.has(text));

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
  readonly start: number;
  readonly end: number;
  /** a word before it says that it is a citation */
  readonly isSaid: boolean;
}

function citationAt(
  pieces: readonly Piece[],
  at: number,
  known: KnownPlaces,
  named: readonly string[],
  isListed: boolean,
): Found | undefined {
  const word = pieces[at]?.text ?? '';
  const next = pieces[at + 1]?.text ?? '';
  if (PARAGRAPH_WORDS.has(word) && /^\d{1,2}$/.test(next)) {
    const { parts, end } = partsFrom(pieces, at + 2);
    return { citation: { kind: 'paragraph', pieces: [next, ...parts] }, start: at, end, isSaid: true };
  }
  const found =
    CHAPTER_WORDS.has(word) && next !== ''
      ? chapterAt(pieces, at + 1, known)
      : ARTICLE_WORDS.has(word) && (/^\d{1,3}$/.test(next) || known.romans.has(next))
        ? articleAt(pieces, at + 1, known, true, named)
        : isNumber(word, known)
          ? articleAt(pieces, at, known, isListed, named)
          : undefined;
  return found && { ...found, start: at };
}

const isNumber = (text: string, { romans, hasArticle }: KnownPlaces): boolean =>
  romans.has(text) || (/^\d{1,2}$/.test(text) && hasArticle(text));

function chapterAt(pieces: readonly Piece[], at: number, known: KnownPlaces): Found | undefined {
  const text = pieces[at]?.text ?? '';
  if (known.romans.has(text)) return articleAt(pieces, at, known, true, []);
  const number = ROMAN.test(text) && text !== '' ? text : roman(Number(text));
  return number ? { citation: { kind: 'chapter', number }, start: at, end: at + 1, isSaid: true } : undefined;
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
    const length = kept.length === parts.length ? end : at + 1 + kept.length;
    return { citation: { kind: 'article', article, pieces: kept }, start: at, end: length, isSaid: true };
  }
  const isCited = existing.length > 0 && (pieces[at + 1]?.isGlued || existing.length > 1 || named.length > 0);
  return isCited
    ? { citation: { kind: 'article', article, pieces: parts }, start: at, end, isSaid: false }
    : undefined;
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
    if (PART_WORDS.has(text) && /^(?:[a-z]|\d{1,2})$/.test(next)) continue;
    const split = partPieces(text, parts, /^[ivx]+$/.test(pieces[from - 1]?.text ?? ''));
    if (split.length === 0) break;
    parts.push(...split);
    end = at + 1;
  }
  return { parts, end };
}

function partPieces(text: string, before: readonly string[], isChapter: boolean): readonly string[] {
  const isNumberNext = before.length === 0 ? isChapter : /^[a-z]$/.test(before.at(-1) ?? '');
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

/** A query that is nothing but a number, with or without a part: `27`, `30 a`, `vi`; but `2h` is a call. */
function bareCitation(
  query: string,
  pieces: readonly Piece[],
  known: KnownPlaces,
): QueryCitation | undefined {
  const words = pieces.filter(({ text }) => !FILLER.has(text));
  const [first] = words;
  if (!first || !isNumber(first.text, known)) return undefined;
  const { parts, end } = partsFrom(words, 1);
  if (end !== words.length) return undefined;
  const isPart = parts.length === 0 || known.hasPart(first.text, parts[0] ?? '');
  const isCall = letterCall(query.slice(first.start, words.at(-1)?.end).replace(/\s/g, '')) !== undefined;
  return isCall && !isPart ? undefined : { kind: 'article', article: first.text, pieces: parts };
}
