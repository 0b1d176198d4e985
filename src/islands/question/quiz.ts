/**
 * The question maker as pages use it: its code, what it needs from `content/`, and the patterns, which are worked out when
 * the site is built because that takes longer than a reader should wait. A question is made when it is asked for, once.
 */
import { to } from '../../base-path.ts';
import type { QuizLibrary } from '../../quiz/library.ts';
import type { PatternInfo, Question, QuizFault } from '../../quiz/question.ts';
import type { BookInfo } from './books.ts';

/** What the site hands over as data (`/oefenen/bibliotheek.json`). */
export interface Supplies {
  readonly library: QuizLibrary;
  readonly books: readonly BookInfo[];
}

/** A question maker that is ready. */
export interface Quiz {
  readonly books: readonly BookInfo[];
  /** Every pattern of every edition. */
  readonly patterns: readonly PatternInfo[];
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

async function load(): Promise<Quiz> {
  const [{ makeQuestion }, { library, books }, patterns] = await Promise.all([
    import('../../quiz/make.ts'),
    fetched<Supplies>('/oefenen/bibliotheek.json'),
    fetched<readonly PatternInfo[]>('/oefenen/patronen.json'),
  ]);
  const made = new Map<string, Question | QuizFault>();
  const make = (code: string): Question | QuizFault => {
    const known = made.get(code) ?? makeQuestion(code, library);
    made.set(code, known);
    return known;
  };
  return { books, patterns, make };
}

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(to(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}
