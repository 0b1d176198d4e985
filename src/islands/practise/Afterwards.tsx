/** What a question has beside its reasons once it is answered; fetched while the question is being thought about. */
import type { Question } from '../../quiz/question.ts';
import { provisionOf, type BookInfo } from '../question/books.ts';
import { LawText } from '../question/LawText.tsx';

export { Report } from '../question/Report.tsx';

interface Props {
  readonly question: Question;
  readonly books: readonly BookInfo[];
}

/** The button that opens the provision of a question. */
export function Law({ question, books }: Props) {
  const edition = question.citesEdition ?? question.edition;
  const [provision] = question.cites.flatMap(
    (cite) => provisionOf(books, edition, cite, edition !== question.edition) ?? [],
  );
  return provision ? <LawText key={question.code} provision={provision} /> : null;
}
