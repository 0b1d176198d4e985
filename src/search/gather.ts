/**
 * From weighed documents to an order of hits: one hit an article, the places of a term that is named outright lifted, and
 * the same subject in other editions left to the chips of one hit.
 */
import { countBits } from './bits.ts';
import type { SearchDocument } from './documents.ts';
import type { SearchIndex } from './index-file.ts';
import { byEdition, type EditionOrder } from './preference.ts';
import type { Query } from './query.ts';
import { meant, readingOf, weigh, type Weighed, type Weighing } from './rank.ts';

/** Documents in order; `isWhole`: each answers all ideas (or its article does). */
export interface Gathered {
  readonly found: readonly number[];
  readonly isWhole: boolean;
}

/** What the words of a query find, of the documents that are `admitted`. */
export function gather(
  query: Query,
  index: SearchIndex,
  order: EditionOrder,
  admitted: (at: number) => boolean,
): Gathered {
  const weighed = withTerms(weigh(query, index), query, index, order).filter(({ at }) => admitted(at));
  const units = new Map<number, Weighed>();
  for (const { at, score, answered } of weighed) {
    const document = index.documents[at];
    if (!document) continue;
    const unit = unitOf(document, at);
    const each = { at, score: score * order.factor(document.edition), answered };
    units.set(unit, better(units.get(unit), each));
  }
  const all = [...units.values()];
  const whole = all.filter(({ answered }) => countBits(answered) === query.ideas.length);
  const kept = whole.length > 0 ? whole : enough(all, query);
  return {
    found: oneASubject(
      [...kept].sort((a, b) => b.score - a.score),
      index,
    ),
    isWhole: whole.length > 0,
  };
}

/** The better place of one article, which answers what both answer together. */
function better(best: Weighed | undefined, each: Weighed): Weighed {
  if (!best) return each;
  const more = countBits(each.answered) - countBits(best.answered);
  const lead = more > 0 || (more === 0 && each.score > best.score) ? each : best;
  return { ...lead, answered: best.answered | each.answered };
}

/** Places that answer as many ideas as any place does, or one less when there are three or more. */
function enough(all: readonly Weighed[], { ideas }: Query): readonly Weighed[] {
  const most = Math.max(0, ...all.map(({ answered }) => countBits(answered)));
  const least = Math.max(1, ideas.length > 2 && most > 2 ? most - 1 : most);
  return all
    .filter(({ answered }) => countBits(answered) >= least)
    .map((each) => ({ ...each, score: each.score * (countBits(each.answered) / most) ** 2 }));
}

const unitOf = ({ kind, label, head }: SearchDocument, at: number): number =>
  kind === 'part' && label.startsWith('alinea') ? -Number(/\d+/.exec(label)?.[0] ?? at) - 1 : head;

const LIFT = { term: 1, subject: 0.35 } as const;
const LATER_PROVISION = 0.93;
/** the article around a provision that is lifted */
const WHOLE_ARTICLE = 0.8;
const SURELY = 0.85;

/** Lifts the provisions of the terms and subjects that the query names outright: `blinde` lifts 42 and 43. */
function withTerms(
  { documents: weighed, headingWorth }: Weighing,
  { ideas }: Query,
  { documents }: SearchIndex,
  order: EditionOrder,
): readonly Weighed[] {
  const all = 2 ** ideas.length - 1;
  const lifts = new Map<number, number>();
  const lift = (place: number, worth: number) => lifts.set(place, Math.max(worth, lifts.get(place) ?? 0));
  for (const { at, answered } of weighed) {
    const document = documents[at];
    if (answered !== all || (document?.kind !== 'term' && document?.kind !== 'subject')) continue;
    const sure = Math.max(0, ...readingOf(document).headings.map((name) => meant(name, ideas)));
    if (sure < SURELY) continue;
    byEdition(document.provisions ?? [], documents, order).forEach((place, i) => {
      const worth = headingWorth * LIFT[document.kind as keyof typeof LIFT] * sure * LATER_PROVISION ** i;
      lift(place, worth);
      lift(documents[place]?.head ?? place, worth * WHOLE_ARTICLE);
    });
  }
  const raised = new Map(weighed.map((each) => [each.at, each]));
  for (const [at, worth] of lifts)
    raised.set(at, { at, score: (raised.get(at)?.score ?? 0) + worth, answered: all });
  return [...raised.values()].sort((a, b) => b.score - a.score);
}

/** Leaves out what is the same subject as a better hit in another edition: it is shown there. */
function oneASubject(sorted: readonly Weighed[], { documents }: SearchIndex): readonly number[] {
  const shown = new Set<number>();
  return sorted
    .filter(({ at }) => {
      const document = documents[at];
      if (
        !document ||
        shown.has(at) ||
        (document.kind !== 'term' && document.kind !== 'subject' && shown.has(document.head))
      )
        return false;
      for (const other of document.same ?? documents[document.head]?.same ?? []) {
        shown.add(other);
        if (!documents[other]?.label.startsWith('alinea')) shown.add(documents[other]?.head ?? other);
      }
      return true;
    })
    .map(({ at }) => at);
}
