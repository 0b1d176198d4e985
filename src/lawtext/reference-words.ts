/**
 * How a reference is written: the words and numbers that `references.ts` reads, as sticky patterns, and nothing of what
 * they mean. A number of a part is given in the form of `anchors.ts`, whatever blanks and brackets the prose uses.
 */

/** A number in a reference: an article, a part, or an article with a part; `end` is the offset after it. */
export type Term = { readonly end: number; readonly article?: string; readonly part?: string };

const CAPITAL = String.raw`[A-H](?:(?:\d{1,2}|\(\d{1,2}\))(?:\s?\([a-h]\)(?:\s?\([ivx]+\))?|[a-h](?:[ivx]+)?)?)?`;
const SPACED = String.raw`\s[A-H]\s\d{1,2}(?:\s?\([a-h]\)|\s[a-h])?`;
const SMALL = String.raw`(?:\([a-h]\)|[a-h]\d{0,2})`;
const END = String.raw`(?![\p{L}\p{N}])`;

const sticky = (...pieces: readonly string[]): RegExp => new RegExp(pieces.join(''), 'uy');

const ARTICLE_TERM = sticky(
  String.raw`(\d{1,2})(?!\d)(?:(${SPACED}|\s?${CAPITAL}|\s?${SMALL})${END}|${END})`,
);
const CHAPTER_TERM = sticky(String.raw`([IVX]+)`, END);
const LONE_TERM = sticky(String.raw`(\d{1,2})(${SPACED}|${CAPITAL}|${SMALL})`, END);
const PART_TERM = sticky(String.raw`(${CAPITAL}|\(\d{1,2}\)|\d{1,2}[a-h]?|${SMALL})`, END);

const ARTICLE_WORD = /(?:artikel(?:en)?|artt?\.)\s*(?=\d)/iy;
const CHAPTER_WORD = /hoofdstuk\s+(?=[IVX])/iy;
const PART_WORD = /(?:lid|leden|alinea(?:'s|’s)?|onderdeel|onderdelen|punt|sub|letter)\s+/iy;
const CUE = /(?:volgens|onder|geval|gevallen)\s+/iy;
const CAPITAL_CUE = /(?:[Zz]ie(?:\s+(?:dan|ook))?|[Ii]n|[Bb]ij|geldt|gelden)\s+(?=[A-H])/y;
const LIST_CUE = /(?:[Mm]et|[Nn]aast|[Bb]ehalve|van|uit)\s+(?=[A-H]\s*(?:,|en|of)\s*[A-H])/y;
const JOINER = /(?:\s*,\s*(?:(?:en|of)\s+)?|\s+(?:en|of|en\/of)\s+|\/)/y;
const RANGE = sticky(String.raw`(?:\s+t\/m\s+|\s+tot\s+en\s+met\s+|\s?[-–]\s?)(\d{1,2})`, END);
const YEAR = /(?:\s+(?:van|uit)\s+|\s*\()((?:19|20)\d\d)(?![\p{N}])/uy;
const OF_ARTICLE = /\s+van\s+(?:artikel|art\.)\s*(\d{1,2})(?!\d)/iy;
const POINTER = /\s+(?:hierboven|hieronder|hiervoor|hierna)(?!\p{L})/iuy;
/** Clubs, diamonds and hearts are letters of parts too. */
const CALL = /^[1-7][CDH]$/;
const COUNTED =
  /\s+(?:kaart|slag|trek|punt|imp|spel|speler|bord|paar|paren|tafel|ronde|keer|maal|minu|jaar|procent|harten|schoppen|ruiten|klaver)/iy;

/** The offset after a pattern that matches here, or undefined. */
type After = (text: string, at: number) => number | undefined;

const after =
  (pattern: RegExp): After =>
  (text, at) => {
    const match = matchAt(pattern, text, at);
    return match === undefined ? undefined : at + match[0].length;
  };

/** "artikel", "artikelen", "art." before a number. */
export const afterArticleWord = after(ARTICLE_WORD);
/** "hoofdstuk" before a roman number. */
export const afterChapterWord = after(CHAPTER_WORD);
/** "lid", "leden", "alinea" …: words that belong to the reference. */
export const afterPartWord = after(PART_WORD);
/** "volgens", "onder", "in de gevallen" …: words before the number of a part that stay outside the reference. */
export const afterCue = (text: string, at: number): number | undefined =>
  after(CUE)(text, at) ?? after(CAPITAL_CUE)(text, at) ?? after(LIST_CUE)(text, at);
/** A comma, "en", "of" between two terms. */
export const afterJoiner = after(JOINER);
/** Is this letter marked as a reference: "A hierboven", "(A)"? */
export const isPointed = (text: string, start: number, end: number): boolean =>
  matchAt(POINTER, text, end) !== undefined ||
  /^\([A-H]\)$/.test(text.slice(Math.max(start - 1, 0), end + 1));
/** Is the number that ends here an amount ("3 slagen")? */
export const isCounted = (text: string, at: number): boolean => matchAt(COUNTED, text, at) !== undefined;

/** An article, with or without a part: "19D", "77", "27 B 1 (a)", "30a". */
export function articleTerm(text: string, at: number): Term | undefined {
  const match = matchAt(ARTICLE_TERM, text, at);
  return match && termOf(match, at, match[1], match[2]);
}

/** A chapter: "VI". */
export function chapterTerm(text: string, at: number): Term | undefined {
  const match = matchAt(CHAPTER_TERM, text, at);
  return match && termOf(match, at, match[1]?.toLowerCase());
}

/** An article with a part that needs no word before it: "27B1a", "12C1(b)", "27 B 1 (a)"; a call is none. */
export function loneTerm(text: string, at: number): Term | undefined {
  const match = matchAt(LONE_TERM, text, at);
  return match === undefined || CALL.test(match[0]) ? undefined : termOf(match, at, match[1], match[2]);
}

/** The number of a part: "A", "B1", "(b)", "a", "2". */
export function partTerm(text: string, at: number): Term | undefined {
  const match = matchAt(PART_TERM, text, at);
  return match && termOf(match, at, undefined, match[1]);
}

/** The last article of a range that begins before `at`: "t/m 43", "tot en met 71", "-25". */
export function rangeTerm(text: string, at: number): Term | undefined {
  const match = matchAt(RANGE, text, at);
  return match && termOf(match, at, match[1]);
}

/** The year of "van 2007" or "(2007)" after a reference. */
export function yearAfter(text: string, at: number): string | undefined {
  return matchAt(YEAR, text, at)?.[1];
}

/** The article of "van artikel 29" after the number of a part. */
export function articleAfter(text: string, at: number): string | undefined {
  return matchAt(OF_ARTICLE, text, at)?.[1];
}

function termOf(match: RegExpExecArray, at: number, article?: string, part?: string): Term {
  const end = at + match[0].length;
  return {
    end,
    ...(article !== undefined && { article }),
    ...(part !== undefined && { part: part.replace(/[\s()]/g, '') }),
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
