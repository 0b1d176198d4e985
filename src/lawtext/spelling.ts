/**
 * Old Dutch spelling folded into today's, word by word: a comparison of editions does not count `zoodra` and `zodra` as
 * a change of the law.
 *
 * Rules for what was regular before 1947 (open syllables, `sch`), lists for the rest. Only spelling: other words for the
 * same thing ("maat", "partner") stay other words, and an ending is folded only where the reform dropped it.
 * The words of the laws of today come out as they went in, apart from capitals and stress accents; a compound of today
 * that happens to look old (`weekend`) does not, which only matters to someone who shows the folded word.
 */

/** Words whose old form follows no rule. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['den', 'de'],
  ['dengeen', 'degene'],
  ['dengene', 'degene'],
  ['dezen', 'deze'],
  ['zijnen', 'zijn'],
  ['hunnen', 'hun'],
  ['eenen', 'een'],
  ['eenigen', 'enige'],
  ['eersten', 'eerste'],
  ['laatsten', 'laatste'],
  ['volgenden', 'volgende'],
  ['eerstvolgenden', 'eerstvolgende'],
  ['zoo', 'zo'],
  ['alzoo', 'alzo'],
  ['evenzoo', 'evenzo'],
  ['accoord', 'akkoord'],
  ['copie', 'kopie'],
  ['kontrakt', 'contract'],
  ['kontrakten', 'contracten'],
  ['leeraar', 'leraar'],
]);

/** What some editions write apart and others as one word. */
const APART: ReadonlyMap<string, string> = new Map([
  ['rechter tegenstander', 'rechtertegenstander'],
  ['linker tegenstander', 'linkertegenstander'],
  ['wedstrijd leider', 'wedstrijdleider'],
  ['plaats vinden', 'plaatsvinden'],
  ['sans atout', 'sans-atout'],
]);

/** Pairs of words that count as one, in lower case; for whoever cuts a text into words. */
export const WRITTEN_APART: readonly string[] = [...APART.keys()];

const ZOO = /^zoo(?=dra|lang|als|dat|ver|veel|wel|danig|doende|juist|iets|zeer)/;
const SCH = /((?<!r)eis|ëis|wens|mens|tuss|vals|vlees|viss?|fris|frans|engels|nederlands)ch(?=$|e|t)/;
const DOUBLE_BEFORE_ONE = /([eo])\1(?=[bcdfghjklmnpqrstvwxz][eië])/g;
/** The first half of a compound of today whose double vowel stays: `tweede`, `doorgeven`, `meebieden`. */
const FIRST_HALF = /^(?:twee|(?:voor|door)(?!en$)|mee(?!n[ei]))/;

/** A word, or a pair of `WRITTEN_APART`, in today's spelling: lower case, without stress accents. */
export function foldSpelling(word: string): string {
  const plain = withoutStress(word.normalize('NFC').toLowerCase());
  const listed = WORDS.get(plain) ?? APART.get(plain.replace(/\s+/g, ' '));
  return listed ?? withShortVowels(plain.replace(ZOO, 'zo').replace(SCH, '$1'));
}

/** `vóór` -> `voor`. In `één` the accents tell it from `een`, and in `comité` the accent is no stress. */
function withoutStress(word: string): string {
  if (/^[eé]én$/.test(word)) return 'één';
  if (word.endsWith('é')) return word;
  return word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
}

/** `noodig` -> `nodig`, `doubleeren` -> `doubleren`. */
function withShortVowels(word: string): string {
  const kept = FIRST_HALF.exec(word)?.[0] ?? '';
  return kept + word.slice(kept.length).replace(DOUBLE_BEFORE_ONE, '$1');
}
