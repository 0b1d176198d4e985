/**
 * Which edition comes first: the one chosen or named, otherwise the one in force and then back in time; and for whoever types
 * the spelling of long ago, the editions that have it.
 */
import { foldSpelling } from '../lawtext/spelling.ts';
import type { SearchDocument, SearchEdition } from './documents.ts';
import type { SearchIndex } from './index-file.ts';
import type { Idea, Query } from './query.ts';

/** Ids of editions: the one in force (the oldest without an end), those before it back in time, then what is only announced. */
export function inForceFirst(
  editions: readonly Pick<SearchEdition, 'id' | 'year' | 'until'>[],
): readonly string[] {
  const back = [...editions].sort((a, b) => b.year - a.year);
  const inForce = back.findLast(({ until }) => until === undefined)?.year ?? Infinity;
  const isAnnounced = ({ year }: { readonly year: number }) => year > inForce;
  return [...back.filter((each) => !isAnnounced(each)), ...back.filter(isAnnounced)].map(({ id }) => id);
}

/** Editions in the order in which hits are preferred, each with its factor. */
export interface EditionOrder {
  readonly ids: readonly string[];
  readonly factor: (edition: string) => number;
  readonly named: readonly string[];
}

/** The order for a query; `chosen` is the edition of the filter. */
export function editionOrder(
  index: SearchIndex,
  { cited, ideas }: Query,
  chosen: string | undefined,
): EditionOrder {
  const preferred = [...(chosen === undefined ? [] : [chosen]), ...cited.named];
  const byStanding = inForceFirst(index.editions);
  const old = preferred.length > 0 ? [] : oldEditions(ideas, index, byStanding[0]);
  const ids = [...new Set([...preferred, ...byStanding])];
  const factor = (edition: string): number => {
    if (preferred.length > 0) return preferred.includes(edition) ? 1 : 0.05;
    if (old.length > 0) return old.includes(edition) ? 1 : 0.3;
    const age = byStanding.indexOf(edition);
    return age <= 0 ? 1 : 0.84 - 0.02 * age;
  };
  return { ids, factor, named: preferred };
}

/** The editions in which a word stands that was typed in the old spelling: whoever types `eischen` means those. */
function oldEditions(
  ideas: readonly Idea[],
  { documents, inText, lexicon }: SearchIndex,
  current: string | undefined,
): readonly string[] {
  const old = ideas.filter(({ term }) => foldSpelling(term) !== term && lexicon.has(term));
  const places = old.flatMap(({ term }) => inText(term)).map((at) => documents[at]);
  const editions = places.flatMap((document) =>
    document && document.kind !== 'term' && document.kind !== 'subject' ? [document.edition] : [],
  );
  return editions.some((edition) => edition === current) ? [] : [...new Set(editions)];
}

/** Places with those of the preferred editions first, otherwise in the order given. */
export const byEdition = (
  places: readonly number[],
  documents: readonly SearchDocument[],
  { ids }: EditionOrder,
): readonly number[] =>
  [...places].sort(
    (a, b) => ids.indexOf(documents[a]?.edition ?? '') - ids.indexOf(documents[b]?.edition ?? ''),
  );
