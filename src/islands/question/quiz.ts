/** The question maker as pages use it: its code and what it needs from `content/`, fetched once, together. */
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
  const [{ makeQuestion, patternsOf }, { library, books }] = await Promise.all([
    import('../../quiz/make.ts'),
    supplies(),
  ]);
  return {
    books,
    patterns: books.flatMap(({ id }) => patternsOf(id, library)),
    make: (code) => makeQuestion(code, library),
  };
}

async function supplies(): Promise<Supplies> {
  const response = await fetch(to('/oefenen/bibliotheek.json'));
  if (!response.ok) throw new Error(`bibliotheek.json: ${response.status}`);
  return (await response.json()) as Supplies;
}
