/** What the question maker needs from `content/`, as one file for the islands: written questions, law passages, books. */
import type { BookInfo } from '../../islands/question/books.ts';
import type { Supplies } from '../../islands/question/quiz.ts';
import { EDITIONS } from '../../editions.ts';
import { heldArticles, quizLibrary } from '../../laws.ts';

export async function GET(): Promise<Response> {
  const books = await Promise.all(
    EDITIONS.map(async ({ id, year, title, unit, articles }): Promise<BookInfo> => ({
      id,
      year,
      title,
      unit,
      articles: articles.map(({ number }) => ({ number })),
      held: (await heldArticles(id)).map(({ slug }) => slug),
    })),
  );
  const supplies: Supplies = { library: await quizLibrary(), books };
  return Response.json(supplies);
}
