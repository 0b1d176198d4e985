/**
 * Search: a query in, an answer out. Citations land first, then what the words find, one hit a subject, the edition in force
 * before those it replaced unless one is chosen or named. The same for the page, the command line and the tests.
 */
import { gather, type Gathered } from './gather.ts';
import { hitOf, type Hit } from './hits.ts';
import type { SearchIndex } from './index-file.ts';
import { suggestionsFor } from './lexicon.ts';
import { chaptersOf, citedAs, knownPlaces, placesOf, type CitedPlace } from './places.ts';
import { editionOrder } from './preference.ts';
import { readQuery, type Query } from './query.ts';

/** What there is to say about an answer besides its hits. */
export type Remark =
  /** not one place has all the words; these are found nowhere */
  | { readonly kind: 'some-words'; readonly missing: readonly string[] }
  | { readonly kind: 'corrected'; readonly from: string; readonly to: string }
  /** the part cited does not exist; the nearest around it is shown */
  | { readonly kind: 'no-such-part'; readonly cited: string }
  | { readonly kind: 'no-such-article'; readonly cited: string }
  | { readonly kind: 'edition-not-held'; readonly year: number };

export interface Answer {
  readonly hits: readonly Hit[];
  /** how many hits there are, shown or not */
  readonly total: number;
  readonly remarks: readonly Remark[];
  /** other words to try, when there is nothing */
  readonly suggestions: readonly string[];
  /** the query is a citation and nothing else, so Enter may go straight to the first hit */
  readonly isCitation: boolean;
}

export interface SearchOptions {
  /** only this edition */
  readonly edition?: string;
  /** at most so many hits */
  readonly limit?: number;
}

/** Hits shown at first. */
export const FIRST_HITS = 20;

const NOTHING: Gathered = { found: [], isWhole: true };

/** Letters of a query that are read; more is no question but a pasted text. */
const MOST_LETTERS = 300;

/** Answers a query. */
export function search(text: string, index: SearchIndex, options: SearchOptions = {}): Answer {
  const query = readQuery(text.slice(0, MOST_LETTERS), knownPlaces(index), index.lexicon);
  const order = editionOrder(index, query, options.edition);
  const admitted = (at: number) => isIn(index, at, options.edition);
  const cited = query.cited.citations
    .flatMap((citation) => placesOf(citation, index, order, query))
    .filter(({ at }) => admitted(at));
  const whole = isEditionOnly(query) ? chaptersOf(query.cited.named, index) : [];
  const worded = query.ideas.length > 0 ? gather(query, index, order, admitted) : NOTHING;
  const places = [...new Set([...cited.map(({ at }) => at), ...whole, ...worded.found])];
  return {
    hits: places.slice(0, options.limit ?? FIRST_HITS).map((at) => hitOf(at, query.ideas, index, order)),
    total: places.length,
    remarks: remarksOn(query, cited, worded),
    suggestions: places.length > 0 ? [] : suggestions(query, index),
    isCitation: cited.length > 0 && query.ideas.length === 0,
  };
}

/** A query that names an edition and nothing in it: its chapters. */
const isEditionOnly = ({ cited, ideas }: Query): boolean =>
  ideas.length === 0 && cited.citations.length === 0 && cited.named.length > 0;

function isIn({ documents }: SearchIndex, at: number, edition: string | undefined): boolean {
  const document = documents[at];
  if (edition === undefined || document?.edition === edition) return true;
  return (document?.provisions ?? []).some((place) => documents[place]?.edition === edition);
}

/** What is typed twice is remarked on once. */
const eachOnce = (ideas: Query['ideas']): Query['ideas'] =>
  [...new Map([...ideas].reverse().map((idea) => [idea.typed.toLowerCase(), idea])).values()].reverse();

function remarksOn(
  { cited, ideas: typedIdeas }: Query,
  places: readonly CitedPlace[],
  words: Gathered,
): readonly Remark[] {
  const ideas = eachOnce(typedIdeas);
  const [citation] = cited.citations;
  const isInexact = places.length > 0 && !places.some(({ isExact }) => isExact);
  const unknown = ideas.filter((idea) => idea.words.size === 0).map(({ typed }) => typed);
  return [
    ...cited.missing.map((year): Remark => ({ kind: 'edition-not-held', year })),
    ...(citation && places.length === 0
      ? [{ kind: 'no-such-article', cited: citedAs(citation) } as const]
      : []),
    ...(citation && isInexact ? [{ kind: 'no-such-part', cited: citedAs(citation) } as const] : []),
    ...ideas.flatMap(({ typed, corrected }): readonly Remark[] =>
      corrected === undefined ? [] : [{ kind: 'corrected', from: typed, to: corrected }],
    ),
    ...(words.found.length > 0 && !words.isWhole ? [{ kind: 'some-words', missing: unknown } as const] : []),
  ];
}

function suggestions({ ideas, phrase }: Query, { lexicon }: SearchIndex): readonly string[] {
  const unknown = ideas.filter(({ words }) => words.size === 0);
  return unknown
    .flatMap(({ typed }) =>
      suggestionsFor(typed.toLowerCase(), lexicon).map((word) =>
        phrase.map((each) => (each === typed.toLowerCase() ? word : each)).join(' '),
      ),
    )
    .slice(0, 5);
}
