/**
 * The spelling of before 1947 next to ours, as far as the laws of 1930 and 1959 need it.
 * Rules are tried in order on a word in lower case without accents; what no rule covers stands in the list of words.
 * The outcome is a key for comparing, never shown: a word of today may come out changed (`tweede` -> `twede`).
 */

/** A rule: what the old spelling writes, and what we write for it. */
export const OLD_SPELLING_RULES: readonly (readonly [RegExp, string])[] = [
  // zoo, zoodra, zoolang, zooveel
  [/^zoo(?=$|[bcdfghjklmnpqrstvwz]{1,2}[aeiou])/, 'zo'],
  // noodig, hooger, loopen, eenigen, doubleeren: a doubled vowel in an open syllable
  [/(?<![aeiou])([aeou])\1(?=[bcdfghjklmnpqrstvwz][aeiouy])/g, '$1'],
  // tusschen
  [/ssch/, 'ss'],
  // eischen, eischt, mensch
  [/sch(?=(?:en|e|t|te|ten)?$)/, 's'],
];

/** Old form and ours, where no rule helps. */
export const OLD_WORDS = `
  dengeen degene
  dengene degene
  eener een
  eenen een
  zeide zei
`;
