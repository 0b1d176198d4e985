/**
 * The small cases of an edition, ruled by the engine when the site is built, each with the clauses that it shows: those that
 * speak in it and in no case before it. Which cases there are stands in
 * `content/editions/<id>/cases.yaml`.
 */
import {
  clausesSpeaking,
  lawsOf,
  notModelled,
  ruleRecord,
  type Answer,
  type Clause,
  type NotModelled,
  type TableRecord,
} from './engine/index.ts';
import { isFault } from './engine/record.ts';
import { editionById } from './editions.ts';
import { parseStory } from './islands/compare/notation.ts';
import { parseEngineCitation } from './lawtext/anchors.ts';

/** A case as it happened, its ruling, and the clauses that it shows, in the order of the book. */
export interface WorkedCase {
  readonly record: TableRecord;
  readonly answer: Answer;
  readonly clauses: readonly Clause[];
}

/** What the engine does with an article: its clauses in cases, and what it leaves alone. */
export interface ArticleWork {
  readonly cases: readonly WorkedCase[];
  readonly left: readonly NotModelled[];
}

/** A case given as a word (`N_b1S_b1H_l`), ruled; or why the edition cannot follow it, in Dutch. */
export function workCase(
  edition: string,
  word: string,
): string | (Omit<WorkedCase, 'clauses'> & { readonly speaking: readonly Clause[] }) {
  const story = parseStory(word);
  if (story === undefined) return `"${word}" is niet te lezen`;
  const record: TableRecord = { ...story, edition };
  const answer = ruleRecord(record);
  const speaking = clausesSpeaking(record);
  return isFault(answer) || isFault(speaking) ? `"${word}" is niet te volgen` : { record, answer, speaking };
}

/** Rules on the cases of an edition. @throws Error for a case that the edition cannot follow. */
export function workCases(edition: string, words: readonly string[]): readonly WorkedCase[] {
  const shown = new Set<Clause>();
  const inBook = clausesOf(edition);
  return words.map((word) => {
    const ruled = workCase(edition, word);
    if (typeof ruled === 'string') throw new Error(`content/editions/${edition}/cases.yaml: ${ruled}`);
    const { record, answer, speaking } = ruled;
    const clauses = inBook.filter((clause) => speaking.includes(clause) && !shown.has(clause));
    for (const clause of clauses) shown.add(clause);
    return { record, answer, clauses };
  });
}

/** Every clause of an edition that a case of one word can show, in the order of the book. */
export const clausesOf = (edition: string): readonly Clause[] =>
  lawsOf(edition)?.articles.flatMap(({ clauses }) => clauses.filter(({ meant }) => !meant)) ?? [];

/** What there is to show of one article (`27`; 1930: `vi`), in the order of its clauses. */
export function articleWork(edition: string, article: string, worked: readonly WorkedCase[]): ArticleWork {
  const known = editionById(edition);
  const isHere = ({ cite }: { readonly cite: string }) =>
    known !== undefined && parseEngineCitation(cite, known)?.article === article;
  const order = clausesOf(edition);
  const cases = worked
    .map((each) => ({ ...each, clauses: each.clauses.filter(isHere) }))
    .filter(({ clauses }) => clauses.length > 0)
    .sort((a, b) => order.indexOf(a.clauses[0]!) - order.indexOf(b.clauses[0]!));
  return { cases, left: notModelled(edition).filter(isHere) };
}
