/** The words of a comparison: relations, provisions in a row, chapters of subjects, and the addresses of a comparison. */
import { makePartNumber, parseEngineCitation } from '../../lawtext/anchors.ts';
import type { Piece, Relation } from '../../lawtext/concordance.ts';
import { listInWords } from '../../dutch/citations.ts';
import type { Topic } from '../../laws.ts';
import { editionById, type Edition } from '../../editions.ts';
import { hrefOf } from '../../site.ts';

/** How a subject stands to the edition before it, as a label. */
export const RELATION_NAMES: Readonly<Record<Relation, string>> = {
  new: 'nieuw',
  same: 'gelijk',
  changed: 'gewijzigd',
  moved: 'verplaatst',
  split: 'gesplitst',
  merged: 'samengevoegd',
  lapsed: 'vervallen',
};

/** Names of the groups of subjects. */
export const CHAPTER_NAMES: Readonly<Record<Topic['chapter'], string>> = {
  voorbereiding: 'Voor het bieden',
  bieden: 'Het bieden',
  biedfouten: 'Als het bij het bieden misgaat',
  informatie: 'Informatie en afspraken',
  spelen: 'Het spelen',
  score: 'De score',
};

/** A provision as people write it, without the word before it: "27B1(a)", "7a". */
export function provisionNumber(edition: Edition, provision: string): string {
  const place = parseEngineCitation(provision, edition);
  if (place === undefined || edition.unit === 'hoofdstuk') return provision;
  return place.article + (place.anchor === undefined ? '' : makePartNumber(place.anchor));
}

/** Provisions of one edition in words: "art. 26 en 27", "alinea 7–9". */
export function sayProvisions(edition: Edition, provisions: readonly string[]): string {
  const numbers = runs(provisions.map((provision) => provisionNumber(edition, provision)));
  return provisions.length === 0 ? '' : `${edition.partUnit ?? 'art.'} ${listInWords(numbers)}`;
}

/** Plain numbers that follow each other become a run: 7, 8, 9 -> 7–9. */
function runs(numbers: readonly string[]): readonly string[] {
  const done: { from: string; to: string }[] = [];
  for (const number of numbers) {
    const last = done.at(-1);
    if (last && /^\d+$/.test(number) && Number(number) === Number(last.to) + 1) last.to = number;
    else done.push({ from: number, to: number });
  }
  return done.flatMap(({ from, to }) => {
    if (from === to) return [from];
    return Number(to) === Number(from) + 1 ? [from, to] : [`${from}–${to}`];
  });
}

/** Whose words a column holds, in words. */
export function sayWords(pieces: readonly Piece[]): string {
  const kinds = new Set(pieces.map(({ words }) => words));
  if (kinds.has('text'))
    return kinds.has('summary') ? 'deels tekst, deels onze samenvatting' : 'tekst zoals gedrukt';
  return kinds.has('summary') ? 'samenvatting in onze woorden' : 'tekst niet op deze site';
}

/** Path of a subject, optionally with the editions to lay side by side. */
export const topicPath = (slug: string, editions: readonly string[] = []): string =>
  `/vergelijk/${slug}/${editions.length > 0 ? `?${editions.map((id) => `editie=${id}`).join('&')}` : ''}`;

/** Address of a provision; `held` are the articles that have a page ("2017/27"), others lead to the table of contents. */
export function provisionPath(edition: Edition, provision: string, held: ReadonlySet<string>): string {
  const place = parseEngineCitation(provision, edition) ?? { edition: edition.id, article: provision };
  return hrefOf({ ...place, held: held.has(`${place.edition}/${place.article}`) });
}

/** Per edition where a subject begins, for the editions that treat it. */
export const subjectPaths = (
  topic: Topic | undefined,
  held: ReadonlySet<string>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(topic?.editions ?? {}).flatMap(([id, treatment]) => {
      const edition = editionById(id);
      const first = treatment?.parts[0];
      return edition && first ? [[id, provisionPath(edition, first, held)] as const] : [];
    }),
  );
