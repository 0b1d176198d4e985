/**
 * Reads the calls that a Dutch player types: `1s`, `1sch`, `2 harten`, `3 sa`, `x`, `dbl`, `p`, `-`. Letters and words may be
 * Dutch or English. A `d` alone is a doublet and an `r` alone a redoublet; behind a number they are diamonds.
 * Whether the call is legal is not looked at: a bid above seven is read as well.
 */
import { parseSpokenCall, type Denomination, type SpokenCall } from '../engine/calls.ts';

/** What can be wrong with a typed call. */
export const TYPED_CALL_ERRORS = [
  'empty',
  'no-level',
  'unknown-level',
  'no-denomination',
  'unknown-denomination',
] as const;
export type TypedCallError = (typeof TYPED_CALL_ERRORS)[number];

/** A call that was understood, or what is wrong with the text, in a code and in Dutch. */
export type TypedCall =
  | { readonly kind: 'call'; readonly call: SpokenCall }
  | { readonly kind: 'error'; readonly code: TypedCallError; readonly message: string };

const NON_BIDS: ReadonlyMap<string, SpokenCall> = wordsOf({
  P: ['p', 'pas', 'pass', 'past', 'ikpas', '-', '–'],
  X: ['x', 'd', 'dbl', 'db', 'dub', 'dubbel', 'doublet', 'double', 'doubleer', 'ikdoubleer'],
  XX: ['xx', 'r', 'rd', 'rdbl', 'redbl', 'rdb', 'redoublet', 'redouble', 'redoubleer', 'ikredoubleer'],
});

const DENOMINATION_WORDS: ReadonlyMap<string, Denomination> = wordsOf({
  C: ['c', 'k', 'kl', 'kla', 'klav', 'klaver', 'klaveren', 'klavers', 'club', 'clubs', '♣', '♧'],
  D: ['d', 'r', 'ru', 'rui', 'ruit', 'ruiten', 'diamond', 'diamonds', '♦', '♢'],
  H: ['h', 'ha', 'har', 'hart', 'harten', 'heart', 'hearts', '♥', '♡'],
  S: ['s', 'sc', 'sch', 'schop', 'schoppen', 'spade', 'spades', '♠', '♤'],
  NT: ['n', 'nt', 'sa', 'sans', 'sansatout', 'sansa', 'sana', 'notrump', 'zt', 'zondertroef'],
});

const LEVEL_WORDS: ReadonlyMap<string, string> = wordsOf({
  '1': ['een', 'één', 'eén', 'one'],
  '2': ['twee', 'two'],
  '3': ['drie', 'three'],
  '4': ['vier', 'four'],
  '5': ['vijf', 'five'],
  '6': ['zes', 'six'],
  '7': ['zeven', 'seven'],
  '8': ['acht', 'eight'],
  '9': ['negen', 'nine'],
});

const MESSAGES: { readonly [code in TypedCallError]: (text: string) => string } = {
  empty: () => 'Typ een bieding, bijvoorbeeld 1♥︎, pas of doublet.',
  'no-level': (text) => `“${text}” is geen bieding. Begin een bod met een getal, bijvoorbeeld 2 harten.`,
  'unknown-level': (text) => `“${text}” kan niet: een bod loopt van 1 tot en met 7.`,
  'no-denomination': (text) => `Bij “${text}” ontbreekt de speelsoort: ♣︎, ♦︎, ♥︎, ♠︎ of SA.`,
  'unknown-denomination': (text) => `In “${text}” staat geen speelsoort die wij kennen: ♣︎, ♦︎, ♥︎, ♠︎ of SA.`,
};

/** Reads one typed call; a text that is none gives a code and a Dutch sentence. */
export const parseTypedCall = (text: string): TypedCall => {
  const typed = normalise(text);
  const nonBid = NON_BIDS.get(typed);
  if (nonBid !== undefined) return { kind: 'call', call: nonBid };
  const fault = (code: TypedCallError): TypedCall => ({
    kind: 'error',
    code,
    message: MESSAGES[code](text.trim()),
  });
  if (typed === '') return fault('empty');

  const { level, rest } = splitLevel(typed);
  if (level === undefined) return fault('no-level');
  if (rest === '') return fault('no-denomination');
  const denomination = DENOMINATION_WORDS.get(rest);
  if (denomination === undefined) return fault('unknown-denomination');
  const call = parseSpokenCall(`${level}${denomination}`);
  return call === undefined ? fault('unknown-level') : { kind: 'call', call };
};

/** Lower case, without blanks, full stops and the signs that only choose a glyph. */
const normalise = (text: string): string => text.toLowerCase().replace(/\s|\.|\uFE0E|\uFE0F/gu, '');

const splitLevel = (typed: string): { readonly level?: string; readonly rest: string } => {
  const digits = /^\d+/.exec(typed)?.[0];
  if (digits !== undefined) return { level: digits, rest: typed.slice(digits.length) };
  const word = [...LEVEL_WORDS.keys()].find((name) => typed.startsWith(name));
  return { level: LEVEL_WORDS.get(word ?? ''), rest: typed.slice(word?.length ?? 0) };
};

function wordsOf<K extends string>(words: { readonly [key in K]: readonly string[] }): ReadonlyMap<
  string,
  K
> {
  const keys = Object.keys(words) as K[];
  return new Map(keys.flatMap((key) => words[key].map((word) => [word, key] as const)));
}
