/**
 * What the files in `content/` point at, field by field: a provision, a subject, a term, a case that does not exist is told
 * where it stands. That a field has the right form is asked before, by `check-content.ts`.
 */
import type { z } from 'astro/zod';
import type {
  casesSchema,
  checklistSchema,
  pathSchema,
  questionSchema,
  termSchema,
  topicSchema,
} from '../src/content-schemas.ts';
import { editionById } from '../src/editions.ts';
import { engineEditions } from '../src/engine/index.ts';
import { isFault, parseRecord } from '../src/engine/record.ts';
import { parseEngineCitation } from '../src/lawtext/anchors.ts';
import { isInside } from '../src/lawtext/concordance.ts';
import type { Crossing } from '../src/lawtext/reading.ts';
import type { Article, Place } from '../src/lawtext/tree.ts';
import { partAt } from '../src/lawtext/walk.ts';
import { workCase } from '../src/worked-cases.ts';

/** An article that could be read, with the halves of footnotes that point out of it. */
export type Law = Article & { readonly crossings: readonly Crossing[] };

/** What can be pointed at. */
export interface Shelf {
  readonly laws: readonly Law[];
  readonly topics: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

/** Notes a fault at a path in a file. */
export type Tell = ((at: readonly PropertyKey[], message: string) => void) & { readonly file: string };

/** The place that a provision names, if it can be one: an article that is not held is taken at its word. */
function placeOf(id: string, cite: string, { laws }: Shelf): Place | undefined {
  const edition = editionById(id);
  const place = edition && parseEngineCitation(cite, edition);
  const anchor = place?.anchor;
  const held = laws.filter((law) => law.edition === id && law.article === place?.article);
  const isLost =
    anchor !== undefined && held.length > 0 && !held.some(({ blocks }) => partAt(blocks, anchor));
  return isLost ? undefined : place;
}

/** Whether the site holds a provision. */
function isHeld(id: string, cite: string, shelf: Shelf): boolean {
  const place = placeOf(id, cite, shelf);
  return shelf.laws.some((law) => law.edition === id && law.article === place?.article);
}

const noProvision = (id: string, cite: string) => `${id} heeft geen bepaling ${cite}`;
const notHeld = (id: string, cite: string) => `${id} ${cite} staat niet op de site`;

/** The cases of an edition can be ruled on. */
export function checkCases(tell: Tell, { cases }: z.infer<typeof casesSchema>): void {
  const [, , edition = ''] = tell.file.split('/');
  if (!engineEditions.includes(edition)) return tell([], `de rekenkern heeft geen regels van ${edition}`);
  cases.forEach((word, at) => {
    const ruled = workCase(edition, word);
    if (typeof ruled === 'string') tell(['cases', at], ruled);
  });
}

/** A subject names provisions that exist, pairs inside them, and cases that every edition can read. */
export function checkTopic(tell: Tell, topic: z.infer<typeof topicSchema>, shelf: Shelf): void {
  const parts = Object.entries(topic.editions).map(([id, treatment]) => ({
    id,
    parts: treatment?.parts ?? [],
  }));
  for (const { id, parts: cites } of parts)
    cites.forEach((cite, at) => {
      if (!placeOf(id, cite, shelf)) tell(['editions', id, 'parts', at], noProvision(id, cite));
    });
  topic.pairs.forEach((pair, at) => {
    for (const [id, cite = ''] of Object.entries(pair)) {
      const place = placeOf(id, cite, shelf);
      const named = parts.filter((each) => each.id === id).flatMap((each) => each.parts);
      const isNamed = named.some((part) => {
        const outer = placeOf(id, part, shelf);
        return part === cite || (place && outer && isInside(place, outer));
      });
      if (!place) tell(['pairs', at, id], noProvision(id, cite));
      else if (!isNamed) tell(['pairs', at, id], `${cite} ligt niet in een bepaling die bij ${id} staat`);
    }
  });
  topic.cases.forEach(({ record }, at) => {
    for (const edition of engineEditions) {
      const { events } = record;
      const own = Array.isArray(events) ? events : (events[edition] ?? events.default ?? []);
      const parsed = parseRecord({ ...record, edition, events: own });
      if (isFault(parsed))
        tell(
          ['cases', at, 'record', 'events'],
          `${edition} kan deze zaak niet lezen: ${parsed.code} (${parsed.field})`,
        );
    }
  });
}

/** A term names terms and places that exist. */
export function checkTerm(tell: Tell, { see, articles }: z.infer<typeof termSchema>, shelf: Shelf): void {
  see.forEach((slug, at) => {
    if (!shelf.terms.has(slug)) tell(['see', at], `het begrip "${slug}" bestaat niet`);
  });
  articles.forEach((cited, at) => checkCited(tell, ['articles', at], cited, shelf));
}

/** A place written "2017/27B1a". */
function checkCited(tell: Tell, at: readonly PropertyKey[], cited: string, shelf: Shelf): void {
  const [id = '', cite = ''] = cited.split('/');
  if (!isHeld(id, cite, shelf)) tell(at, notHeld(id, cite));
}

/** Questions have names of their own, one right answer, a subject, and provisions that are held. */
export function checkQuestions(
  tell: Tell,
  questions: z.infer<typeof questionSchema>[],
  shelf: Shelf,
  ids: Map<string, string>,
): void {
  questions.forEach(({ id, edition, topic, options, cites }, at) => {
    const before = ids.get(id);
    if (before !== undefined) tell([at, 'id'], `de naam ${id} staat ook in ${before}`);
    ids.set(id, tell.file);
    if (!shelf.topics.has(topic)) tell([at, 'topic'], `het onderwerp "${topic}" bestaat niet`);
    const right = options.filter(({ correct }) => correct).length;
    if (right !== 1) tell([at, 'options'], `${right} goede antwoorden; het moet er één zijn`);
    cites.forEach((cite, i) => {
      if (!isHeld(edition, cite, shelf)) tell([at, 'cites', i], notHeld(edition, cite));
    });
  });
}

/** A checklist cites what is held, and its conditions name questions further up. */
export function checkChecklist(
  tell: Tell,
  { ending, items }: z.infer<typeof checklistSchema>,
  shelf: Shelf,
): void {
  const [, , edition = ''] = tell.file.split('/');
  if (!editionById(edition)) return tell([], `de editie ${edition} staat niet in src/editions.ts`);
  const check = (cites: readonly string[], at: readonly PropertyKey[]) =>
    cites.forEach((cite, i) => {
      if (!isHeld(edition, cite, shelf)) tell([...at, i], notHeld(edition, cite));
    });
  check(ending?.concession ?? [], ['ending', 'concession']);
  const asked = new Map<string, readonly string[]>();
  items.forEach((item, at) => {
    check(item.cites, ['items', at, 'cites']);
    for (const [question, answers] of Object.entries(item.when ?? {}))
      if (!answers.every((answer) => asked.get(question)?.includes(answer)))
        tell(
          ['items', at, 'when', question],
          `"${question}" heeft hiervoor geen antwoord ${answers.join(' of ')}`,
        );
    if ('ask' in item) asked.set(item.ask, Object.keys(item.answers));
  });
}

/** A learning path names articles that are held and subjects. */
export function checkPath(tell: Tell, { steps }: z.infer<typeof pathSchema>, shelf: Shelf): void {
  steps.forEach(({ read, practise }, at) => {
    read.forEach((cited, i) => {
      const [id = '', article = ''] = cited.split('/');
      if (!shelf.laws.some((law) => law.edition === id && law.article === article))
        tell(['steps', at, 'read', i], notHeld(id, article));
    });
    if (!shelf.topics.has(practise))
      tell(['steps', at, 'practise'], `het onderwerp "${practise}" bestaat niet`);
  });
}
