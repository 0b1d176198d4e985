/**
 * The words of the corpus, and which of them a typed word may mean: the word itself, other spellings and inflections,
 * synonyms, compounds it is part of, words that begin with it, and the nearest word when it has a typing error.
 * Every match has a weight between 0 and 1; nothing here knows documents.
 */
import { foldSpelling } from '../lawtext/spelling.ts';
import { countBits } from './bits.ts';
import { distanceWithin } from './distance.ts';
import { wordLines } from './normalise.ts';
import { stemsOf } from './stems.ts';
import { SYNONYMS } from './words/synonyms.ts';

/** What an index file holds of a lexicon: its words in alphabetical order, and the parts of the compounds among them. */
export interface LexiconData {
  readonly words: readonly string[];
  readonly compounds: Readonly<Record<string, readonly string[]>>;
}

export interface Lexicon {
  readonly words: readonly string[];
  readonly has: (word: string) => boolean;
  /** the words of the corpus that share a stem with this one */
  readonly formsOf: (word: string) => readonly string[];
  /** the compounds that this word is a part of */
  readonly compoundsOf: (word: string) => readonly string[];
  /** the words at most so many typing errors away, nearest first */
  readonly nearTo: (word: string, errors: number) => readonly string[];
}

/** The words of the corpus that a typed word may mean, with their weights. */
export interface Expansion {
  readonly words: ReadonlyMap<string, number>;
  /** the word it was taken for, if it was taken for a typing error */
  readonly corrected?: string;
}

const WEIGHT = {
  exact: 1,
  ourSpelling: 0.6,
  oldSpelling: 0.92,
  form: 0.9,
  synonym: 0.7,
  near: 0.45,
  compound: 0.5,
  prefix: 0.75,
  typo: 0.95,
} as const;

const SHORTEST_PREFIX = 2;
const MOST_PREFIXED = 80;
const SHORTEST_TYPO = 5;
const LONG_WORD = 9;
const MOST_NEAR = 3;

/** A lexicon that answers, from the data of an index file. */
export function openLexicon({ words, compounds }: LexiconData): Lexicon {
  const byStem = grouped(words.map((word) => [word, stemsOf(word)]));
  const byPart = grouped(
    Object.entries(compounds).map(([word, parts]) => [word, parts.flatMap((part) => [...stemsOf(part)])]),
  );
  const known = new Set(words);
  const all = (map: ReadonlyMap<string, readonly string[]>, word: string) => [
    ...new Set([...stemsOf(word)].flatMap((stem) => map.get(stem) ?? [])),
  ];
  return {
    words,
    has: (word) => known.has(word),
    formsOf: (word) => all(byStem, word),
    compoundsOf: (word) => all(byPart, word),
    nearTo: nearFinder(words),
  };
}

/** What a typed word may mean. `isOpen`: it may be the beginning of a word, as the last word of a query is. */
export function expand(word: string, lexicon: Lexicon, isOpen: boolean): Expansion {
  const meant = meanings(word, lexicon);
  if (isOpen) for (const [found, weight] of prefixed(word, lexicon)) raise(meant, found, weight);
  if (meant.size > 0) return { words: meant };
  const near = nearest(word, lexicon);
  const [corrected] = near;
  if (corrected === undefined) return { words: meant };
  for (const each of near)
    for (const [found, weight] of meanings(each, lexicon)) raise(meant, found, weight * WEIGHT.typo);
  return { words: meant, corrected };
}

/** Words to offer instead of one that is not known: nearest first. */
export function suggestionsFor(word: string, lexicon: Lexicon, most = 3): readonly string[] {
  if (word.length < 3) return [];
  return lexicon
    .nearTo(word, word.length < SHORTEST_TYPO ? 1 : word.length < LONG_WORD ? 2 : 3)
    .slice(0, most);
}

function meanings(word: string, lexicon: Lexicon): Map<string, number> {
  const found = new Map<string, number>();
  addForms(found, word, 1, lexicon);
  for (const { word: other, weight } of synonymsOf(word)) addForms(found, other, weight, lexicon);
  for (const compound of lexicon.compoundsOf(word)) raise(found, compound, WEIGHT.compound);
  return found;
}

function addForms(found: Map<string, number>, word: string, factor: number, lexicon: Lexicon): void {
  const modern = foldSpelling(word);
  const isOld = modern !== word && lexicon.has(word);
  for (const form of lexicon.formsOf(word)) {
    const sameWord = foldSpelling(form) === modern;
    const spelled = sameWord && form !== word ? WEIGHT.oldSpelling : WEIGHT.form;
    const weight =
      form === word ? WEIGHT.exact : isOld && foldSpelling(form) === form ? WEIGHT.ourSpelling : spelled;
    raise(found, form, factor * weight);
  }
}

function* prefixed(word: string, { words }: Lexicon): Generator<readonly [string, number]> {
  if (word.length < SHORTEST_PREFIX || word.startsWith('=')) return;
  for (let at = firstFrom(words, word), n = 0; n < MOST_PREFIXED; at++, n++) {
    const found = words[at];
    if (!found?.startsWith(word)) return;
    yield [found, WEIGHT.prefix * (0.5 + (0.5 * word.length) / found.length)];
  }
}

/** The words of the corpus that are one typing error away, two in a long word; none when the word is short. */
function nearest(word: string, lexicon: Lexicon): readonly string[] {
  if (word.length < SHORTEST_TYPO || /\d|=/.test(word)) return [];
  const near = lexicon.nearTo(word, 1);
  return (near.length > 0 || word.length < LONG_WORD ? near : lexicon.nearTo(word, 2)).slice(0, MOST_NEAR);
}

/** Looks only at words with about the same letters, which a number of 26 bits tells. Of equals, first those with the same first letter, then the longest. */
function nearFinder(words: readonly string[]): Lexicon['nearTo'] {
  const letters = words.map(lettersOf);
  return (word, errors) => {
    const own = lettersOf(word);
    return words
      .filter(
        (each, i) =>
          each.length > 3 &&
          Math.abs(each.length - word.length) <= errors &&
          countBits(own ^ (letters[i] ?? 0)) <= 2 * errors &&
          !each.startsWith('='),
      )
      .map((each) => ({
        each,
        errors: distanceWithin(word, each, errors) + (each[0] === word[0] ? 0 : 0.5),
      }))
      .filter((found) => found.errors < errors + 1)
      .sort((a, b) => a.errors - b.errors || b.each.length - a.each.length)
      .map(({ each }) => each);
  };
}

const lettersOf = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << ((word.charCodeAt(i) - 97) % 26);
  return bits;
};

interface Synonym {
  readonly word: string;
  readonly weight: number;
}

const THESAURUS = thesaurus();

const synonymsOf = (word: string): readonly Synonym[] =>
  [...stemsOf(word)].flatMap((stem) => THESAURUS.get(stem) ?? []);

/** By the stem of each word of a line: the other words of that line. */
function thesaurus(): ReadonlyMap<string, readonly Synonym[]> {
  const entries = wordLines(SYNONYMS).flatMap((line) => {
    const cut = line.indexOf('~');
    const same = cut < 0 ? line : line.slice(0, cut);
    const near = cut < 0 ? [] : line.slice(cut + 1);
    const weighed = (words: readonly string[], weight: number) => words.map((word) => ({ word, weight }));
    return [
      ...same.map(
        (word) =>
          [
            word,
            [
              ...weighed(
                same.filter((each) => each !== word),
                WEIGHT.synonym,
              ),
              ...weighed(near, WEIGHT.near),
            ],
          ] as const,
      ),
      ...near.map((word) => [word, weighed(same, WEIGHT.near)] as const),
    ];
  });
  const found = new Map<string, readonly Synonym[]>();
  for (const [word, others] of entries)
    for (const stem of stemsOf(word)) found.set(stem, [...(found.get(stem) ?? []), ...others]);
  return found;
}

function grouped(
  entries: readonly (readonly [string, Iterable<string>])[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [word, keys] of entries)
    for (const key of new Set(keys)) {
      const list = found.get(key);
      if (list) list.push(word);
      else found.set(key, [word]);
    }
  return found;
}

function raise(found: Map<string, number>, word: string, weight: number): void {
  if ((found.get(word) ?? 0) < weight) found.set(word, weight);
}

function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
