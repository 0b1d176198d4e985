/** Brings the spelling of 1930 and 1959 to a key that today's spelling has too. Inflection is left to `stems.ts`. */
import { wordLines } from './normalise.ts';
import { OLD_SPELLING_RULES, OLD_WORDS } from './words/old-spelling.ts';

const LISTED: ReadonlyMap<string, string> = new Map(
  wordLines(OLD_WORDS).map(([old = '', now = '']) => [old, now]),
);

/** The key of a plain word: `noodig` and `nodig` give `nodig`, `eischen` and `eisen` give `eisen`. */
export const modernSpelling = (word: string): string =>
  LISTED.get(word) ?? OLD_SPELLING_RULES.reduce((now, [old, ours]) => now.replace(old, ours), word);
