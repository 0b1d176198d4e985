/**
 * Weighs documents for the ideas of a query. FlexSearch says which documents hold a word; how much that is worth is said
 * here: heading before text, whole heading before a part of one, words side by side before words apart.
 */
import { countBits } from './bits.ts';
import type { SearchDocument } from './documents.ts';
import type { SearchIndex } from './index-file.ts';
import type { Idea, Query } from './query.ts';
import { ideasIn, wordsOf, type Token } from './tokens.ts';
import { STOP_WORDS } from './words/stop-words.ts';

/** A document with its worth, and which ideas it answers (a bit an idea). */
export interface Weighed {
  readonly at: number;
  readonly score: number;
  readonly answered: number;
}

const FIELD = { heading: 3, name: 2.4, articleHeading: 1.8, text: 1 } as const;

const KIND: Readonly<Record<SearchDocument['kind'], number>> = {
  article: 1,
  part: 1,
  note: 0.85,
  remark: 0.85,
  example: 0.75,
  listed: 0.5,
  chapter: 0.5,
  term: 0.7,
  subject: 0.5,
};

const BONUS = { wholeHeading: 6, phraseInHeading: 3, phraseInText: 2.5, near: 1.5 } as const;
const DEEPLY_WEIGHED = 80;

/** What the ideas of a query find. */
export interface Weighing {
  /** the documents that answer any of the ideas, best first */
  readonly documents: readonly Weighed[];
  /** what a document is worth whose heading is the whole query */
  readonly headingWorth: number;
}

/** Weighs every document that answers any of the ideas. */
export function weigh({ ideas, phrase }: Query, index: SearchIndex): Weighing {
  const said = phrase.join(' ');
  const found = ideas.map((idea) => matchesOf(idea, index));
  const rarity = found.map(({ text, heading }) => {
    const holding = new Set([...text.keys(), ...heading.keys()]).size;
    return 1 + Math.log((1 + index.documents.length) / (1 + holding));
  });
  const candidates = new Set(found.flatMap(({ text, heading }) => [...text.keys(), ...heading.keys()]));
  const first = [...candidates].map((at): Weighed => {
    const document = index.documents[at];
    if (!document) return { at, score: 0, answered: 0 };
    let [score, answered] = [0, 0];
    found.forEach(({ text, heading }, i) => {
      const own = inHeadline(heading.get(at)) * (document.kind === 'term' ? FIELD.name : FIELD.heading);
      const article =
        document.head === at ? 0 : inHeadline(heading.get(document.head)) * FIELD.articleHeading;
      const best = Math.max(own, article, (text.get(at) ?? 0) * FIELD.text);
      if (best > 0) answered |= 1 << i;
      score += best * (rarity[i] ?? 1);
    });
    return { at, score: score * KIND[document.kind], answered };
  });
  const sorted = first.sort((a, b) => countBits(b.answered) - countBits(a.answered) || b.score - a.score);
  const deep = sorted.slice(0, DEEPLY_WEIGHED).map((each) => closer(each, ideas, said, index));
  return {
    documents: [...deep, ...sorted.slice(DEEPLY_WEIGHED)].sort((a, b) => b.score - a.score),
    headingWorth: rarity.reduce((sum, each) => sum + each * FIELD.heading, BONUS.wholeHeading),
  };
}

/** In a heading a weak match counts for less: a near synonym there must not beat the word itself in a text. */
const inHeadline = (weight = 0): number => weight ** 1.5;

interface Matches {
  readonly text: ReadonlyMap<number, number>;
  readonly heading: ReadonlyMap<number, number>;
}

function matchesOf({ words }: Idea, { inText, inHeading }: SearchIndex): Matches {
  const collect = (lookUp: (word: string) => readonly number[]) => {
    const best = new Map<number, number>();
    for (const [word, weight] of words)
      for (const at of lookUp(word)) if ((best.get(at) ?? 0) < weight) best.set(at, weight);
    return best;
  };
  return { text: collect(inText), heading: collect(inHeading) };
}

/** Adds what only the words themselves can tell: how much of the heading is meant, and whether the words stand together. */
function closer(weighed: Weighed, ideas: readonly Idea[], phrase: string, index: SearchIndex): Weighed {
  const document = index.documents[weighed.at];
  if (!document) return weighed;
  const { headings, headingWords, text, textWords } = readingOf(document);
  const whole = Math.max(0, ...headings.map((heading) => meant(heading, ideas)));
  const isPhrase = phrase.includes(' ');
  const bonus =
    whole * BONUS.wholeHeading +
    (isPhrase && headingWords.includes(phrase) ? BONUS.phraseInHeading : 0) +
    (isPhrase && textWords.includes(phrase) ? BONUS.phraseInText : 0) +
    nearness(text, ideas) * BONUS.near;
  return { ...weighed, score: weighed.score + bonus * KIND[document.kind] };
}

/** The words of a document: its headings and text idea by idea, and as plain words side by side. */
interface Reading {
  readonly headings: readonly (readonly string[])[];
  readonly headingWords: string;
  readonly text: readonly string[];
  readonly textWords: string;
}

const readings = new WeakMap<SearchDocument, Reading>();

/** Cut once, when a document is first looked at. */
export function readingOf(document: SearchDocument): Reading {
  const known = readings.get(document);
  if (known) return known;
  const { title, names = [], text } = document;
  const terms = (tokens: readonly Token[]) => tokens.map(({ term }) => term);
  const headings = [title, ...names].filter((heading) => heading !== '');
  const reading = {
    headings: headings.map((heading) => terms(ideasIn(heading)).filter((term) => !STOP_WORDS.has(term))),
    headingWords: headings.map((heading) => terms(wordsOf(heading)).join(' ')).join(' | '),
    text: terms(ideasIn(text)),
    textWords: terms(wordsOf(text)).join(' '),
  };
  readings.set(document, reading);
  return reading;
}

/** How much of a heading the ideas mean, if all of them are in it: 1 when nothing is left over and every word is the same. */
export function meant(heading: readonly string[], ideas: readonly Idea[]): number {
  if (heading.length === 0 || ideas.length === 0) return 0;
  let least = 1;
  for (const { words } of ideas) {
    let best = 0;
    for (const word of heading) best = Math.max(best, words.get(word) ?? 0);
    if (best === 0) return 0;
    least = Math.min(least, best);
  }
  const covered = heading.filter((word) => ideas.some(({ words }) => words.has(word))).length;
  return (least * covered) / heading.length;
}

/** 1 when the ideas stand next to each other in a text, falling to 0 at twenty words; 0 for a single idea. */
function nearness(text: readonly string[], ideas: readonly Idea[]): number {
  if (ideas.length < 2) return 0;
  const last = ideas.map(() => -1);
  let least = Infinity;
  text.forEach((term, at) => {
    const hit = ideas.findIndex(({ words }) => words.has(term));
    if (hit < 0) return;
    last[hit] = at;
    const first = Math.min(...last);
    if (first >= 0) least = Math.min(least, at - first + 1 - ideas.length);
  });
  return least === Infinity ? 0 : Math.max(0, 1 - least / 20);
}
