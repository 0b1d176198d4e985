/** Turns a query into what is looked for: citations and editions, and ideas (words, calls, joined words), each with what it may mean. */
import { cutCompound, partsOfCorpus } from './compounds.ts';
import { readCitations, type CitedQuery, type KnownPlaces } from './citations.ts';
import { expand, type Lexicon } from './lexicon.ts';
import { combined, letterCall, wordsOf, type Token } from './tokens.ts';
import { STOP_WORDS } from './words/stop-words.ts';

/** Something that must be found: as typed, and the words of the corpus it may mean, with their weights. */
export interface Idea {
  readonly typed: string;
  /** what was typed as one plain word: `dummy`, `voordebeurt`, `=2H` */
  readonly term: string;
  readonly words: ReadonlyMap<string, number>;
  readonly corrected?: string;
}

export interface Query {
  readonly cited: CitedQuery;
  readonly ideas: readonly Idea[];
  /** the plain words of the query in order, little words too: for finding them side by side */
  readonly phrase: readonly string[];
}

/** Ideas beyond these are left out: a bit each in `rank.ts`. */
const MOST_IDEAS = 16;

/** Reads a query. */
export function readQuery(text: string, known: KnownPlaces, lexicon: Lexicon): Query {
  const cited = readCitations(text, known);
  const words = wordsOf(cited.rest);
  return {
    cited,
    ideas: ideasOf(words, cited.rest, lexicon).slice(0, MOST_IDEAS),
    phrase: words.map(({ term }) => term),
  };
}

function ideasOf(words: readonly Token[], text: string, lexicon: Lexicon): readonly Idea[] {
  const groups = grouped(words, text, lexicon);
  const carrying = groups.filter(({ term }) => !STOP_WORDS.has(term));
  const kept = carrying.length > 0 ? carrying : groups;
  return kept.flatMap((group) => ideasFor(group, group === groups.at(-1), lexicon));
}

interface Group {
  readonly term: string;
  readonly typed: string;
  /** words to fall back on when a joined idea is not in the corpus */
  readonly parts: readonly string[];
}

/** Words that belong together: calls (`2 harten`, `2h`), joined ideas, a compound written as two words (`straf kaart`). */
function grouped(words: readonly Token[], text: string, lexicon: Lexicon): readonly Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length;) {
    const group = groupAt(words, at, text, lexicon);
    groups.push(group);
    at += Math.max(1, group.parts.length);
  }
  return groups;
}

function groupAt(words: readonly Token[], at: number, text: string, lexicon: Lexicon): Group {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return { term: '', typed: '', parts: [] };
  const [longest] = [...combined(words, at)].sort((a, b) => b.end - a.end);
  if (longest) return group(longest.term, words, at, longest.end, text);
  if (next && next.start === word.end) {
    const call = letterCall(text.slice(word.start, next.end));
    if (call) return { term: call, typed: text.slice(word.start, next.end), parts: [word.term, next.term] };
  }
  const joined = next && word.term.length > 2 && next.term.length > 2 ? word.term + next.term : '';
  if (lexicon.has(joined) && !STOP_WORDS.has(word.term))
    return group(joined, words, at, next?.end ?? 0, text);
  return { term: word.term, typed: text.slice(word.start, word.end), parts: [word.term] };
}

const group = (term: string, words: readonly Token[], at: number, end: number, text: string): Group => ({
  term,
  typed: text.slice(words[at]?.start, end),
  parts: words
    .slice(at)
    .filter((word) => word.end <= end)
    .map((word) => word.term),
});

const PART_OF_CALL = 0.35;

function ideasFor({ term, typed, parts }: Group, isLast: boolean, lexicon: Lexicon): readonly Idea[] {
  if (term.startsWith('=')) return [{ typed, term, words: callWords(term, parts, lexicon) }];
  const { words, corrected } = expand(term, lexicon, isLast);
  const isGuess = words.size === 0 || corrected !== undefined;
  if (isGuess && parts.length === 1) {
    const cut = cutCompound(term, partsOfCorpus(lexicon.has));
    if (cut.length > 0)
      return cut.map((part) => ({ typed: part, term: part, words: expand(part, lexicon, false).words }));
  }
  return [{ typed, term, words, ...(corrected !== undefined && { corrected }) }];
}

/** A call may also be found by its suit alone, if it must. */
function callWords(call: string, parts: readonly string[], lexicon: Lexicon): ReadonlyMap<string, number> {
  const names: Readonly<Record<string, string>> = {
    S: 'schoppen',
    H: 'harten',
    D: 'ruiten',
    C: 'klaveren',
    N: 'sansatout',
  };
  const suit = expand(names[call[2] ?? ''] ?? parts.at(-1) ?? '', lexicon, false).words;
  const words = new Map([...suit].map(([word, weight]) => [word, weight * PART_OF_CALL]));
  if (lexicon.has(call)) words.set(call, 1);
  return words;
}
