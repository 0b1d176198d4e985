/** The sentence of a text that answers a query best, cut in pieces so that the words found can be marked. */
import type { Idea } from './query.ts';
import { tokensOf } from './tokens.ts';

/** A piece of text, marked or not. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

const LONGEST = 220;
const LEAD = 70;
const WEAKEST_MARK = 0.4;

/** The best sentence for these ideas, shortened around what was found; the beginning of the text when nothing is in it. */
export function snippetOf(text: string, ideas: readonly Idea[]): readonly Piece[] {
  const marks = marksIn(text, ideas);
  const sentence = sentences(text)
    .map((each) => ({ ...each, worth: worth(each, marks) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best), {
      start: 0,
      end: text.length,
      worth: -1,
    });
  const { start, end } = shortened(text, sentence, marks);
  const pieces: Piece[] = [];
  let at = start;
  for (const mark of marks.filter((each) => each.start >= start && each.end <= end)) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), isFound: false });
    pieces.push({ text: text.slice(mark.start, mark.end), isFound: true });
    at = mark.end;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), isFound: false });
  return ellipses(pieces, start > sentence.start, end < sentence.end);
}

/** A text as pieces with the words of the ideas marked. */
export function markedText(text: string, ideas: readonly Idea[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of marksIn(text, ideas)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isFound: false });
    pieces.push({ text: text.slice(start, end), isFound: true });
    at = end;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isFound: false }] : pieces;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  /** the idea that is found here, and how well */
  readonly idea: number;
  readonly weight: number;
}

/** Where the ideas stand in a text, in order, none inside another. */
function marksIn(text: string, ideas: readonly Idea[]): readonly Mark[] {
  const found = tokensOf(text).flatMap(({ term, start, end }): readonly Mark[] => {
    const weights = ideas.map(({ words }) => words.get(term) ?? 0);
    const weight = Math.max(0, ...weights);
    return weight >= WEAKEST_MARK ? [{ start, end, weight, idea: weights.indexOf(weight) }] : [];
  });
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((mark, i) => !sorted.slice(0, i).some(({ end }) => end > mark.start));
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function sentences(text: string): readonly Range[] {
  return [...text.matchAll(/[^\n]+?(?:[.!?…]["”’)]*(?=\s+[\p{Lu}"“‘(])|(?=\n)|$)/gu)]
    .map(({ 0: sentence, index }) => ({
      start: index + sentence.length - sentence.trimStart().length,
      end: index + sentence.trimEnd().length,
    }))
    .filter(({ start, end }) => end > start);
}

/** More ideas before more of the same, better matches before weaker ones. */
function worth({ start, end }: Range, marks: readonly Mark[]): number {
  const best = new Map<number, number>();
  for (const mark of marks.filter((each) => each.start >= start && each.end <= end))
    best.set(mark.idea, Math.max(best.get(mark.idea) ?? 0, mark.weight));
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}

function shortened(text: string, { start, end }: Range, marks: readonly Mark[]): Range {
  if (end - start <= LONGEST) return { start, end };
  const first = marks.find((mark) => mark.start >= start && mark.end <= end)?.start ?? start;
  const from = first - start <= LEAD ? start : blankBefore(text, first - LEAD / 2, start);
  return { start: from, end: end - from <= LONGEST ? end : blankBefore(text, from + LONGEST, from) };
}

function blankBefore(text: string, at: number, least: number): number {
  const blank = text.lastIndexOf(' ', at);
  return blank > least ? blank : at;
}

function ellipses(pieces: readonly Piece[], before: boolean, after: boolean): readonly Piece[] {
  const dots = (text: string): Piece => ({ text, isFound: false });
  return [...(before ? [dots('…')] : []), ...pieces, ...(after ? [dots(' …')] : [])];
}
