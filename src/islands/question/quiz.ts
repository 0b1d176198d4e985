/**
 * The question maker as pages use it: its code, what it needs from `content/`, and the patterns, which are worked out when
 * the site is built because that takes longer than a reader should wait. A question is made when it is asked for, once.
 */
import { to } from '../../base-path.ts';
import { parseCode } from '../../quiz/codes.ts';
import { questionKey } from '../../quiz/draw.ts';
import type { Kind } from '../../quiz/kind.ts';
import { loadKind } from '../../quiz/kinds/load.ts';
import type { QuizLibrary } from '../../quiz/library.ts';
import { makeOne } from '../../quiz/make-one.ts';
import {
  isQuizFault,
  QUESTION_KINDS,
  type PatternInfo,
  type Question,
  type QuestionKind,
  type QuizFault,
} from '../../quiz/question.ts';
import type { BookInfo } from './books.ts';

/** What the site hands over as data (`/oefenen/bibliotheek.json`). */
export interface Supplies {
  readonly library: QuizLibrary;
  readonly books: readonly BookInfo[];
}

/** How the provisions begin that an edition is ruled by. */
export type Quotes = QuizLibrary['quotes'];

/** A question maker that is ready. */
export interface Quiz {
  readonly books: readonly BookInfo[];
  readonly quotes: Quotes;
  /** Every pattern of every edition. */
  readonly patterns: readonly PatternInfo[];
  /** Loads what making these questions takes. @throws Error when it cannot be fetched. */
  readonly prepare: (codes: readonly string[]) => Promise<void>;
  readonly isPrepared: (codes: readonly string[]) => boolean;
  /** The question of a code that has been prepared for. */
  readonly make: (code: string) => Question | QuizFault;
}

let loading: Promise<Quiz> | undefined;

/** The question maker. @throws Error when its parts cannot be fetched; asking again tries again. */
export function loadQuiz(): Promise<Quiz> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The question maker with every kind, for an exam or a set to take along. @throws Error when its parts cannot be fetched. */
export async function loadWholeQuiz(): Promise<Quiz> {
  const [quiz] = await Promise.all([loadQuiz(), ...QUESTION_KINDS.map(withKind)]);
  return quiz;
}

const kinds = new Map<QuestionKind, Kind>();

async function withKind(kind: QuestionKind): Promise<void> {
  if (!kinds.has(kind)) kinds.set(kind, await loadKind(kind));
}

const kindsIn = (codes: readonly string[]): readonly QuestionKind[] => [
  ...new Set(codes.map(parseCode).flatMap((parts) => (typeof parts === 'string' ? [] : [parts.kind]))),
];

/** The first place from `at` on whose question can be made and was not asked before; the length of the list when there is none. */
export async function nextAskable(
  { prepare, make }: Quiz,
  items: readonly { readonly code: string }[],
  at: number,
): Promise<number> {
  const asked = new Set<string>();
  for (const [place, { code }] of items.entries()) {
    await prepare([code]);
    const made = make(code);
    if (isQuizFault(made)) continue;
    const key = questionKey(made);
    if (place >= at && !asked.has(key)) return place;
    asked.add(key);
  }
  return items.length;
}

async function load(): Promise<Quiz> {
  const [{ library, books }, patterns] = await Promise.all([
    fetched<Supplies>('/oefenen/bibliotheek.json'),
    fetched<readonly PatternInfo[]>('/oefenen/patronen.json'),
  ]);
  const made = new Map<string, Question | QuizFault>();
  const make = (code: string): Question | QuizFault => {
    const known = made.get(code) ?? makeOne(code, library, kindOf);
    made.set(code, known);
    return known;
  };
  const prepare = async (codes: readonly string[]): Promise<void> => {
    await Promise.all(kindsIn(codes).map(withKind));
  };
  const isPrepared = (codes: readonly string[]): boolean => kindsIn(codes).every((kind) => kinds.has(kind));
  return { books, quotes: library.quotes, patterns, prepare, isPrepared, make };
}

const kindOf = (kind: QuestionKind): Kind => {
  const found = kinds.get(kind);
  if (found === undefined) throw new Error(`not prepared: ${kind}`);
  return found;
};

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(to(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}
