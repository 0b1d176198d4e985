/**
 * Finds the references in Dutch law prose.
 *
 * Problem: the laws point at each other in plain words, each edition in its own way, and our authors write plain words
 * too. Links made by hand rot; so every reference is found by reading, at build time.
 *
 *     "(maar zie artikel 19D)"            in 2017/22  -> 2017/19#D
 *     "volgens lid a"                     in 1959/31  -> 1959/31#a
 *     "zoals in A en B hierboven"         in 2007/6   -> 2007/6#A, 2007/6#B
 *     "artikelen 30, 31A2(a) of (b)"      in 2017/29  -> 2017/30, 2017/31#A2a, 2017/31#A2b
 *     "Art. 21 t/m 43"                    in 1959/21  -> 1959/21 up to 43, one reference
 *     "In de gevallen b en c"             in 1930/vi#8 -> 1930/vi#7b, 1930/vi#7c
 *     "artikel 27B1 van 2007"             in 2017/27  -> 2007/27#B1
 *
 * What it does not touch: an article that the register does not know, a part that the own article does not have, and
 * numbers that are no reference ("dertien kaarten", "13", "1 Harten", "2D", "één van de vier", scores, years).
 * Without "artikel" a number is a reference only with a part ("27B1a"), and a call (`1C` to `7NT`) wins over it.
 * Definitions, remarks and laws outside the editions are not looked for.
 *
 * Pure: which targets exist is asked of `Targets`; `link.ts` puts the result into the tree.
 */
import { partPieces } from './anchors.ts';
import * as words from './reference-words.ts';
import type { Term } from './reference-words.ts';
import type { Place, Reference } from './tree.ts';

/** Which targets exist: the register of the editions, and the parts of the articles that the site holds. */
export type Targets = {
  /** `held`: there is a page; `listed`: only the register knows it; undefined: no such article. */
  readonly article: (edition: string, article: string) => 'held' | 'listed' | undefined;
  /** Does this article have this part? */
  readonly part: (edition: string, article: string, anchor: string) => boolean;
};

/** A reference in a text; `text.slice(start, end)` are its words. */
export type Found = { readonly start: number; readonly end: number; readonly target: Reference };

/** A piece of a text that was read for references. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly text: string; readonly target: Reference };

/** A text, where it stands (`anchor` is the innermost part around it), and what can be pointed at. */
type Source = { readonly text: string; readonly place: Place; readonly targets: Targets };
type Mention = Term & { readonly start: number; readonly toArticle?: string; readonly shortEnd?: number };

const WORD_START = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu;
const READERS = [readArticles, readChapter, readParts, readLoneArticles, readLoneParts] as const;

/** The references in a text that stands at `place`, in order, without overlap. */
export function findReferences(text: string, place: Place, targets: Targets): readonly Found[] {
  const found: Found[] = [];
  for (const { index } of text.matchAll(WORD_START)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    for (const read of READERS) {
      const here = read({ text, place, targets }, index);
      found.push(...here);
      if (here.length > 0) break;
    }
  }
  return found;
}

/** A text cut into references and the text between them; joined, the pieces are the text again. */
export function parseReferences(text: string, place: Place, targets: Targets): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, target } of findReferences(text, place, targets)) {
    if (start > at) segments.push({ kind: 'text', text: text.slice(at, start) });
    segments.push({ kind: 'reference', text: text.slice(start, end), target });
    at = end;
  }
  if (at < text.length) segments.push({ kind: 'text', text: text.slice(at) });
  return segments;
}

/** "artikel 19D", "Art. 21 t/m 43", "artikelen 30, 31 of 32", each perhaps "van 2007". */
function readArticles(source: Source, at: number): readonly Found[] {
  const number = words.afterArticleWord(source.text, at);
  const first = number === undefined ? undefined : words.articleTerm(source.text, number);
  return first === undefined ? [] : resolveList(source, readList(source.text, { ...first, start: at }));
}

/** "hoofdstuk VI", where chapters are what an edition has for articles. */
function readChapter(source: Source, at: number): readonly Found[] {
  const number = words.afterChapterWord(source.text, at);
  const term = number === undefined ? undefined : words.chapterTerm(source.text, number);
  return term === undefined ? [] : resolveList(source, [{ ...term, start: at }]);
}

/** "27B1a", "12C1(b) of (c)", "27 B 1 (a)". */
function readLoneArticles(source: Source, at: number): readonly Found[] {
  const first = words.loneTerm(source.text, at);
  if (first === undefined || !isMeant(first, source)) return [];
  return resolveList(source, readList(source.text, { ...first, start: at }));
}

/** A number with one letter may be an ordinal ("2e"): it is a reference if that part exists, or may exist ("86C"). */
function isMeant({ article = '', part = '' }: Term, { place: { edition }, targets }: Source): boolean {
  if ((partPieces(part) ?? []).length > 1) return true;
  if (targets.article(edition, article) === 'listed') return /^[A-H]$/.test(part);
  return targets.part(edition, article, part);
}

/** "lid a", "leden a en b van artikel 29", "volgens A", "in de gevallen b en c". */
function readParts(source: Source, at: number): readonly Found[] {
  const { text } = source;
  const included = words.afterPartWord(text, at);
  const number = included ?? words.afterCue(text, at);
  const first = number === undefined ? undefined : words.partTerm(text, number);
  if (number === undefined || first === undefined) return [];
  if (included === undefined && /^\d/.test(first.part ?? '')) return [];
  return resolveParts(source, readPartList(text, { ...first, start: included === undefined ? number : at }));
}

/** "A1", "B1(a) of (b)"; single letters only as "A en B hierboven", "(A)" or "b en c". */
function readLoneParts(source: Source, at: number): readonly Found[] {
  const first = words.partTerm(source.text, at);
  if (first?.part === undefined || /^\d+$/.test(first.part)) return [];
  const list = readPartList(source.text, { ...first, start: at });
  const found = resolveParts(source, list);
  if (first.part.length > 1) return found;
  const whole = found.length === list.length;
  const plain = /^[a-z]$/.test(first.part) && list.length > 1;
  return whole && (plain || words.isPointed(source.text, at, list.at(-1)!.end)) ? found : [];
}

/** An article and what is listed after it. */
function readList(text: string, first: Mention): readonly Mention[] {
  const list = [withRange(text, first)];
  for (let at = words.afterJoiner(text, list[0]!.end); at !== undefined;) {
    const term = words.articleTerm(text, at) ?? words.partTerm(text, at);
    const amount = term !== undefined && term.part === undefined && words.isCounted(text, term.end);
    if (term === undefined || amount) break;
    list.push(withRange(text, { ...term, start: at }));
    at = words.afterJoiner(text, list.at(-1)!.end);
  }
  return list;
}

/** A part and the parts listed after it. */
function readPartList(text: string, first: Mention): readonly Mention[] {
  const list = [first];
  for (let at = words.afterJoiner(text, first.end); at !== undefined;) {
    const term = words.partTerm(text, at);
    if (term === undefined || /^\d+$/.test(term.part ?? '') !== /^\d+$/.test(first.part ?? '')) break;
    list.push({ ...term, start: at });
    at = words.afterJoiner(text, term.end);
  }
  return list;
}

function withRange(text: string, mention: Mention): Mention {
  const last = mention.part === undefined ? words.rangeTerm(text, mention.end) : undefined;
  if (last?.article === undefined || Number(last.article) <= Number(mention.article)) return mention;
  return { ...mention, toArticle: last.article, end: last.end, shortEnd: mention.end };
}

/** The references of a list of articles. A lone part or number takes the place of the tail of the one before it. */
function resolveList(source: Source, list: readonly Mention[]): readonly Found[] {
  const edition = words.yearAfter(source.text, list.at(-1)!.end) ?? source.place.edition;
  const found: Found[] = [];
  let before: Place | undefined;
  for (const mention of list) {
    const sibling = before && siblingOf(before, mention, source.targets);
    const { article, part: anchor } = mention;
    if (sibling !== undefined) before = sibling;
    else if (article !== undefined) before = { edition, article, ...(anchor !== undefined && { anchor }) };
    else break;
    const reference = resolveArticle(mention, before, source.targets);
    if (reference !== undefined) found.push(reference);
  }
  return found;
}

/** "(b)" after "31A2(a)" is 31A2(b); undefined if there is no such part. */
function siblingOf(before: Place, { article, part }: Mention, targets: Targets): Place | undefined {
  const tail = part !== undefined && article !== undefined ? undefined : (part ?? article);
  const pieces = partPieces(before.anchor ?? '') ?? [];
  if (tail === undefined) return undefined;
  const depth = pieces.findLastIndex((piece) => sortOf(piece) === sortOf(tail));
  const anchor = [...pieces.slice(0, Math.max(depth, 0)), tail].join('');
  const { edition } = before;
  const exists = depth >= 0 && targets.part(edition, before.article, anchor);
  const listed = depth >= 0 && part !== undefined && targets.article(edition, before.article) === 'listed';
  return exists || listed ? { edition, article: before.article, anchor } : undefined;
}

const sortOf = (piece: string): string =>
  /^\d/.test(piece) ? 'number' : /^[A-Z]/.test(piece) ? 'capital' : 'small';

function resolveArticle(mention: Mention, place: Place, targets: Targets): Found | undefined {
  const { edition, article } = place;
  const status = targets.article(edition, article);
  if (status === undefined) return undefined;
  const anchor = status === 'held' ? knownPart(place, targets) : undefined;
  const { toArticle } = mention;
  const range = toArticle !== undefined && targets.article(edition, toArticle) !== undefined;
  return {
    start: mention.start,
    end: range ? mention.end : (mention.shortEnd ?? mention.end),
    target: {
      edition,
      article,
      ...(anchor !== undefined && { anchor }),
      held: status === 'held',
      ...(range && { toArticle }),
    },
  };
}

/** The named part or, if the article has no such part, the nearest one around it. */
function knownPart({ edition, article, anchor = '' }: Place, targets: Targets): string | undefined {
  const pieces = partPieces(anchor) ?? [];
  const ways = pieces.map((_, i) => pieces.slice(0, pieces.length - i).join(''));
  return ways.find((way) => targets.part(edition, article, way));
}

/** The references of a list of parts, read from where the text stands or in the article named after it. */
function resolveParts({ text, place, targets }: Source, list: readonly Mention[]): readonly Found[] {
  const other = words.articleAfter(text, list.at(-1)!.end);
  const from: Place = other === undefined ? place : { edition: place.edition, article: other };
  const found: Found[] = [];
  let before: Place | undefined;
  for (const mention of list) {
    const sibling: Place | undefined = before && siblingOf(before, mention, targets);
    const anchor: string | undefined = sibling?.anchor ?? partSeenFrom(from, mention.part ?? '', targets);
    if (anchor === undefined) continue;
    before = { edition: from.edition, article: from.article, anchor };
    found.push({ start: mention.start, end: mention.end, target: { ...before, held: true } });
  }
  return found;
}

/** The part that a number means at a place: inside it, beside it or around it; a letter also in the paragraph before. */
function partSeenFrom(
  { edition, article, anchor = '' }: Place,
  n: string,
  targets: Targets,
): string | undefined {
  const around = partPieces(anchor) ?? [];
  const ways = Array.from(
    { length: around.length + 1 },
    (_, i) => around.slice(0, around.length - i).join('') + n,
  );
  const paragraph = /^[a-z]/.test(n) && /^\d/.test(anchor) ? Number(around[0]) : 0;
  const earlier = Array.from({ length: Math.max(paragraph - 1, 0) }, (_, i) => `${paragraph - 1 - i}${n}`);
  return [...ways, ...earlier].find(
    (way) => partPieces(way) !== undefined && targets.part(edition, article, way),
  );
}
