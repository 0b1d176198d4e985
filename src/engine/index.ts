/**
 * The public face of the rules engine: a record in, a ruling out; and what the engine knows of each edition.
 * Only this module gathers the editions; to add one, write `editions/<id>.ts` and name it here.
 */
import { answerOf, clausesHeard, type Answer, type ErrorAnswer } from './answer.ts';
import type { Asked } from './sitting.ts';
import { laws as laws1930 } from './editions/1930.ts';
import { laws as laws1959 } from './editions/1959/index.ts';
import { laws as laws2007 } from './editions/2007/index.ts';
import { laws as laws2017 } from './editions/2017/index.ts';
import { openBook, type Book, type Clause, type Laws, type NotModelled } from './laws.ts';
import { applyEvent } from './procedure.ts';
import { isFault, parseRecord, type Fault, type TableRecord } from './record.ts';
import { newState } from './state.ts';

export type { Answer, ErrorAnswer, Phase, TraceEntry } from './answer.ts';
export type { CallGroup, Consequence, ForeseenOption } from './foresight.ts';
export type { Clause, Laws, NotModelled } from './laws.ts';
export type { Step, StepMatter } from './step.ts';
export { parseRecord, type TableEvent, type TableRecord } from './record.ts';

const EDITIONS: readonly Laws[] = [laws1930, laws1959, laws2007, laws2017];
const WITHOUT_AUCTION_LAWS: readonly string[] = ['1982'];

const BOOKS: ReadonlyMap<string, Book> = new Map(EDITIONS.map((laws) => [laws.edition, openBook(laws)]));

/** The editions whose auction laws the engine rules on, oldest first. */
export const engineEditions: readonly string[] = EDITIONS.map(({ edition }) => edition).sort();

/** Rules on a record as parsed from JSON; an error names its code and, where there is one, the event (counted from 0) and the field. */
export const rule = (json: unknown): Answer | ErrorAnswer => {
  const record = parseRecord(json);
  if (isFault(record)) return errorAnswer(record, idOf(json));
  const answer = ruleRecord(record);
  return isFault(answer) ? errorAnswer(answer, record.id) : answer;
};

/** Rules on a record that has been read. */
export const ruleRecord = (record: TableRecord): Answer | Fault => {
  const followed = follow(record);
  return isFault(followed) ? followed : answerOf(followed.book, followed.state, followed.trace, record.id);
};

/** The clauses that speak in ruling on a record, each once, in the order in which they are first heard. */
export const clausesSpeaking = (record: TableRecord): readonly Clause[] | Fault => {
  const followed = follow(record);
  return isFault(followed) ? followed : clausesHeard(followed.book, followed.state, followed.trace);
};

const follow = ({ edition, dealer, events }: TableRecord) => {
  const book = BOOKS.get(edition);
  if (book === undefined) return unknownEdition(edition);
  const trace: Asked[] = [];
  let state = newState(dealer);
  for (const [index, event] of events.entries()) {
    const next = applyEvent({ book, event: index, trace }, state, event);
    if (isFault(next)) return next;
    state = next;
  }
  return { book, state, trace };
};

/** Whether the engine could not rule. */
export const isErrorAnswer = (answer: Answer | ErrorAnswer): answer is ErrorAnswer => 'error' in answer;

/** The laws of an edition, clause by clause; undefined when the engine has none. */
export const lawsOf = (edition: string): Laws | undefined => BOOKS.get(edition)?.laws;

/** The clauses that cite an article (`27`) or a part of it (`27B1`), in the order of the book. */
export const clausesCiting = (edition: string, article: string): readonly Clause[] =>
  lawsOf(edition)
    ?.articles.flatMap(({ clauses }) => clauses)
    .filter(({ cite }) => isWithin(cite, article)) ?? [];

/** What an edition says that the engine does not rule on, and why. */
export const notModelled = (edition: string): readonly NotModelled[] => lawsOf(edition)?.notModelled ?? [];

/** Whether a provision lies in another: `27B1a` in `27B1` and in `27`, `270` not in `27`. */
export const isWithin = (cite: string, article: string): boolean =>
  cite.startsWith(article) && !(/\d$/.test(article) && /^\d/.test(cite.slice(article.length)));

const unknownEdition = (edition: string): Fault => ({
  kind: 'fault',
  code: WITHOUT_AUCTION_LAWS.includes(edition) ? 'no-auction-laws' : 'unknown-edition',
  field: 'edition',
});

const errorAnswer = ({ kind, ...error }: Fault, id: string | undefined): ErrorAnswer => ({
  id,
  error,
});

const idOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string'
    ? json.id
    : undefined;
