/**
 * What the question maker needs, as one file for the islands: written questions, law passages and books from `content/`, and shortcuts to
 * rare situations. While writing there are no shortcuts: they take seconds, and a question is the same without.
 */
import type { BookInfo } from '../../islands/question/books.ts';
import type { Supplies } from '../../islands/question/quiz.ts';
import { EDITIONS } from '../../editions.ts';
import { heldArticles, quizLibrary } from '../../laws.ts';
import { allPatterns } from '../../practice.ts';
import { shortcutsTo } from '../../quiz/make.ts';

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
  const library = {
    ...(await quizLibrary()),
    ...(import.meta.env.PROD && { shortcuts: shortcutsTo(await allPatterns()) }),
  };
  const supplies: Supplies = { library, books };
  return Response.json(supplies);
}
