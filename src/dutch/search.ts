/** What search says in Dutch besides its hits: how many there are, what was changed in the query, what did not work. */

/** What there is to say about an answer; the remarks of `src/search` fit it. */
export type SearchRemark =
  | { readonly kind: 'some-words'; readonly missing: readonly string[] }
  | { readonly kind: 'corrected'; readonly from: string; readonly to: string }
  | { readonly kind: 'no-such-part'; readonly cited: string }
  | { readonly kind: 'no-such-article'; readonly cited: string }
  | { readonly kind: 'edition-not-held'; readonly year: number };

/** One remark as a sentence. */
export function sayRemark(remark: SearchRemark): string {
  switch (remark.kind) {
    case 'some-words':
      return remark.missing.length > 0
        ? `${quoted(remark.missing)} ${remark.missing.length === 1 ? 'komt' : 'komen'} nergens voor. Dit past bij de andere woorden.`
        : 'Nergens staan al deze woorden bij elkaar. Dit past bij een deel ervan.';
    case 'corrected':
      return `“${remark.from}” kennen we niet. We zochten ook naar “${remark.to}”.`;
    case 'no-such-part':
      return `${remark.cited} bestaat niet, of staat niet apart op deze site. Dit staat er het dichtst bij.`;
    case 'no-such-article':
      return `${remark.cited} staat in geen van de edities op deze site.`;
    case 'edition-not-held':
      return `De uitgave van ${remark.year} staat niet op deze site.`;
  }
}

/** How many hits there are, and how many of them are shown. */
export function sayCount(total: number, shown = total): string {
  if (total === 0) return 'Niets gevonden.';
  const count = total === 1 ? '1 plaats gevonden' : `${total} plaatsen gevonden`;
  return shown < total ? `${count}, de eerste ${shown} staan hier.` : `${count}.`;
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' en ');
