/**
 * What changed between two texts, word by word.
 *
 * The unit is the word with the punctuation around it: a moved comma is no change of the law, capitals are none, and old
 * spelling is none unless it is asked for. The longest common run of words is found by `diff`; how a text is cut and
 * which words are equal is ours. Only for two texts of the editions' own words; a summary of ours is not compared.
 */
import { diffArrays } from 'diff';
import { foldSpelling, WRITTEN_APART } from './spelling.ts';

/** A run of words: in both texts (each in its own print), only in the earlier, or only in the later one. */
export type Change =
  | { readonly kind: 'same'; readonly before: string; readonly after: string }
  | { readonly kind: 'lapsed'; readonly before: string }
  | { readonly kind: 'added'; readonly after: string };

/** How to compare. */
export type CompareOptions = {
  /** Does old spelling count as no change? */
  readonly foldSpelling: boolean;
};

/** A word as printed, with all that follows it up to the next word, and what it is compared by. */
type Token = { readonly print: string; readonly key: string };
/** Counts of words on either side; `same` runs are as long on both. */
type Run = { readonly same: boolean; readonly before: number; readonly after: number };

const WORD = new RegExp(
  `(?:${WRITTEN_APART.map((pair) => pair.replace(' ', String.raw`\s+`)).join('|')})(?![\\p{L}\\p{N}])` +
    String.raw`|[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*`,
  'giu',
);

/**
 * The changes from one text to the other, in order; a lapsed run stands before the run that was added in its place.
 * The `before` pieces joined are the earlier text, the `after` pieces the later one.
 */
export function compareTexts(before: string, after: string, options: CompareOptions): readonly Change[] {
  const old = tokensOf(before, options);
  const now = tokensOf(after, options);
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  for (const run of withoutIslands(runsOf(old, now), old)) {
    const [from, to] = [print(old.slice(i, i + run.before)), print(now.slice(j, j + run.after))];
    if (run.same) changes.push({ kind: 'same', before: from, after: to });
    if (!run.same && from !== '') changes.push({ kind: 'lapsed', before: from });
    if (!run.same && to !== '') changes.push({ kind: 'added', after: to });
    i += run.before;
    j += run.after;
  }
  return changes;
}

/** How many words stayed, lapsed and were added. */
export function countWords(changes: readonly Change[]): Readonly<Record<Change['kind'], number>> {
  const words = (kind: Change['kind']) =>
    changes
      .filter((change) => change.kind === kind)
      .flatMap((change) => [...('before' in change ? change.before : change.after).matchAll(WORD)]).length;
  return { same: words('same'), lapsed: words('lapsed'), added: words('added') };
}

function tokensOf(text: string, { foldSpelling: fold }: CompareOptions): readonly Token[] {
  const matches = [...text.matchAll(WORD)];
  if (matches.length === 0) return text === '' ? [] : [{ print: text, key: text }];
  return matches.map(({ index, 0: word }, i) => {
    const start = i === 0 ? 0 : index;
    const key = fold ? foldSpelling(word) : word.toLowerCase();
    return { print: text.slice(start, matches[i + 1]?.index), key };
  });
}

const print = (tokens: readonly Token[]): string => tokens.map((token) => token.print).join('');

function runsOf(old: readonly Token[], now: readonly Token[]): readonly Run[] {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key);
  const parts = diffArrays(keys(old), keys(now)).filter(({ count }) => count > 0);
  return parts.map(({ added, removed, count }) => ({
    same: !added && !removed,
    before: added ? 0 : count,
    after: removed ? 0 : count,
  }));
}

/** Joins changes that lie next to each other or are parted only by a small word ("de", "van"): that reads as one change. */
function withoutIslands(runs: readonly Run[], old: readonly Token[]): readonly Run[] {
  const joined: Run[] = [];
  let at = 0;
  runs.forEach((run, i) => {
    const words = old.slice(at, at + run.before);
    at += run.before;
    const parted = joined.at(-1)?.same === false && runs[i + 1]?.same === false;
    const island = run.same && parted && words.length === 1 && words[0]!.key.length <= 3;
    const last = joined.at(-1);
    if (last?.same === false && (!run.same || island)) {
      joined[joined.length - 1] = {
        same: false,
        before: last.before + run.before,
        after: last.after + run.after,
      };
    } else joined.push(run);
  });
  return joined;
}
