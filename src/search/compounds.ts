/** Cuts Dutch compounds into words, so that `kaart` finds `strafkaart`. Which words there are is given; nothing is guessed. */
import { STOP_WORDS } from './words/stop-words.ts';
import { COMPOUND_LINKS, COMPOUND_PARTS, NEVER_CUT } from './words/compounds.ts';

const SHORTEST_WORD = 6;
const SHORTEST_PART = 3;
const SHORTEST_CORPUS_PART = 5;

/** Tells whether a piece is a word of its own: one of our parts, or a word of the corpus that is long enough. */
export const partsOfCorpus =
  (isInCorpus: (word: string) => boolean) =>
  (piece: string): boolean =>
    COMPOUND_PARTS.has(piece) ||
    (piece.length >= SHORTEST_CORPUS_PART &&
      isInCorpus(piece) &&
      !STOP_WORDS.has(piece) &&
      !NEVER_CUT.has(piece));

/** The words in a compound, as few as possible; empty when it is none. */
export function cutCompound(word: string, isPart: (piece: string) => boolean): readonly string[] {
  if (word.length < SHORTEST_WORD || NEVER_CUT.has(word)) return [];
  let best: readonly string[] = [];
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const head = word.slice(0, at);
    if (!isPart(head)) continue;
    for (const link of COMPOUND_LINKS) {
      const rest = tail(word.slice(at), link, isPart);
      if (rest.length > 0 && (best.length === 0 || rest.length + 1 < best.length)) best = [head, ...rest];
    }
  }
  return best;
}

function tail(text: string, link: string, isPart: (piece: string) => boolean): readonly string[] {
  if (!text.startsWith(link)) return [];
  const rest = text.slice(link.length);
  if (rest.length < SHORTEST_PART) return [];
  return isPart(rest) ? [rest] : cutCompound(rest, isPart);
}
