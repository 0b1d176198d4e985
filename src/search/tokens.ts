/**
 * Cuts text into what is looked for: words, numbers, suits and calls, each with its place in the text.
 * A call is one token whatever its form (`2♥`, `2 harten`, `twee harten`, `1SA`, `1NT`: `=2H`, `=1NT`), beside the tokens of
 * its words. An idea of several words (`words/synonyms.ts`, JOINED) is one token beside its words too.
 */
import { plain } from './normalise.ts';
import { JOINED } from './words/synonyms.ts';

/** A piece of text to look for; `start` and `end` are offsets in the text as given. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const SUIT_NAMES: ReadonlyMap<string, string> = new Map([
  ['♠', 'schoppen'],
  ['♤', 'schoppen'],
  ['♥', 'harten'],
  ['♡', 'harten'],
  ['♦', 'ruiten'],
  ['♢', 'ruiten'],
  ['♣', 'klaveren'],
  ['♧', 'klaveren'],
]);

const LEVELS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven'];

const DENOMINATIONS = byWord({
  S: 'schoppen schop sch spades spade',
  H: 'harten hart har ha hearts heart',
  D: 'ruiten ruit rui ru diamonds diamond',
  C: 'klaveren klaver klavers kla kl clubs club',
  NT: 'sansatout sa nt sans notrump zt',
});

/** Letters that are a denomination only right behind a level: in a query, where no article part is meant. */
const LETTERS: Readonly<Record<string, string>> = { s: 'S', h: 'H', d: 'D', r: 'D', c: 'C', k: 'C', n: 'NT' };

const WORD = /[♠♤♥♡♦♢♣♧]|\p{N}+|\p{L}[\p{L}\p{M}]*/gu;

const JOINS = joins();

/** The tokens of a text, words first and in order, then calls and joined ideas. */
export function tokensOf(text: string): readonly Token[] {
  const words = wordsOf(text);
  return [...words, ...words.flatMap((_, at) => combined(words, at))];
}

/** The words, numbers and suits of a text, in order. */
export function wordsOf(text: string): readonly Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    term: SUIT_NAMES.get(word) ?? plain(word),
    start: index,
    end: index + word.length,
  }));
}

/** What a text says, idea by idea: a joined idea or a call in place of its words. */
export function ideasIn(text: string): readonly Token[] {
  const words = wordsOf(text);
  const ideas: Token[] = [];
  for (let at = 0; at < words.length;) {
    const [longest] = [...combined(words, at)].sort((a, b) => b.end - a.end);
    const next = longest ?? words[at];
    if (next) ideas.push(next);
    const end = next?.end ?? 0;
    do at++;
    while ((words[at]?.end ?? Infinity) <= end);
  }
  return ideas;
}

/** The calls and joined ideas that begin at this word. */
export function combined(words: readonly Token[], at: number): readonly Token[] {
  return [...joinedAt(words, at), ...callAt(words, at)];
}

function joinedAt(words: readonly Token[], at: number): readonly Token[] {
  const found = (JOINS.get(words[at]?.term ?? '') ?? []).find(({ wording }) =>
    wording.every((word, i) => words[at + i]?.term === word),
  );
  return found ? [span(found.term, words, at, found.wording.length)] : [];
}

function callAt(words: readonly Token[], at: number): readonly Token[] {
  const level = levelOf(words[at]?.term);
  if (level === undefined) return [];
  const joined = joinedAt(words, at + 1)[0];
  if (joined) {
    const denomination = DENOMINATIONS.get(joined.term);
    return denomination
      ? [{ ...joined, term: `=${level}${denomination}`, start: words[at]?.start ?? 0 }]
      : [];
  }
  const denomination = DENOMINATIONS.get(words[at + 1]?.term ?? '');
  return denomination ? [span(`=${level}${denomination}`, words, at, 2)] : [];
}

/** A call typed as a level with a letter right behind it: `2h` -> `=2H`; undefined for anything else. */
export function letterCall(text: string): string | undefined {
  const [, level, letter = ''] = /^([1-7])([a-z])$/.exec(plain(text)) ?? [];
  const denomination = LETTERS[letter];
  return denomination && level ? `=${level}${denomination}` : undefined;
}

function levelOf(word: string | undefined): number | undefined {
  if (word === undefined || word === '') return undefined;
  const level = /^[1-7]$/.test(word) ? Number(word) : LEVELS.indexOf(word);
  return level > 0 ? level : undefined;
}

const span = (term: string, words: readonly Token[], at: number, length: number): Token => ({
  term,
  start: words[at]?.start ?? 0,
  end: words[at + length - 1]?.end ?? 0,
});

interface Join {
  readonly term: string;
  readonly wording: readonly string[];
}

function joins(): ReadonlyMap<string, readonly Join[]> {
  const found = new Map<string, readonly Join[]>();
  for (const line of JOINED.split('\n').filter((each) => each.includes(':'))) {
    const [term = '', wordings = ''] = line.trim().split(': ');
    for (const wording of wordings.split('|').map((each) => wordsOf(each).map((word) => word.term))) {
      const first = wording[0] ?? '';
      found.set(first, [...(found.get(first) ?? []), { term, wording }]);
    }
  }
  return found;
}

function byWord(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, list]) => list.split(' ').map((word) => [word, key] as const)),
  );
}
