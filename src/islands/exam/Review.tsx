/** The review: passed or not, per subject in words and bars, and every question with every reason. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import { grade } from '../../quiz/grade.ts';
import type { Question } from '../../quiz/question.ts';
import type { Subject } from '../practise/choices.ts';
import { makeAddress } from '../practise/filter.ts';
import type { BookInfo } from '../question/books.ts';
import { LawWords } from '../question/LawText.tsx';
import { Options } from '../question/Options.tsx';
import type { Quotes } from '../question/quiz.ts';
import { Report } from '../question/Report.tsx';
import { Situation } from '../question/Situation.tsx';
import type { Trouble } from '../store/log.ts';
import type { ExamRun } from '../store/runs.ts';
import { troubleInWords } from '../store/SavedNote.tsx';
import { passMark, type ExamChoice, type ExamForm } from './forms.ts';

interface Props {
  readonly form: ExamForm;
  readonly choice: ExamChoice;
  readonly codes: readonly string[];
  readonly questionOf: (code: string) => Question | undefined;
  readonly run: ExamRun;
  readonly books: readonly BookInfo[];
  readonly quotes: Quotes;
  readonly subjects: readonly Subject[];
  readonly trouble?: Trouble;
  readonly onAgain: () => void;
  readonly onChoose: () => void;
}

/** The result of an exam that was handed in. */
export function Review({
  form,
  choice,
  codes,
  questionOf,
  run,
  books,
  quotes,
  subjects,
  trouble,
  onAgain,
  onChoose,
}: Props) {
  const [onlyWrong, setOnlyWrong] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const graded = codes.flatMap((code, place) => {
    const question = questionOf(code);
    const chosen = run.chosen[place] ?? [];
    return question ? [{ question, chosen, place, result: grade(question, chosen) }] : [];
  });
  const right = graded.filter(({ result }) => result.correct).length;
  const need = passMark(form, graded.length);
  const wrong = graded.length - right;
  return (
    <div class="stack review">
      <header>
        <p class="soft">
          {form.title} · {choice.edition} · nummer {choice.seed}
          {run.clock !== 'off' && ` · ${Math.ceil(run.spent / 60)} van ${form.minutes} minuten`}
        </p>
        <h1 tabIndex={-1} ref={heading}>
          {right >= need ? 'Geslaagd' : 'Niet geslaagd'}: {right} van de {graded.length} goed
        </h1>
        <p>Om te slagen moesten er {need} goed zijn.</p>
      </header>
      {trouble && <p class="note">{troubleInWords(trouble)} Deze uitslag telt niet mee in je voortgang.</p>}
      <div class="actions">
        {wrong > 0 && (
          <a
            class="button first"
            href={to(
              `/oefenen/${makeAddress({ filter: { series: 'fouten', topics: [], kinds: [], count: 20 } })}`,
            )}
          >
            Oefen je fouten
          </a>
        )}
        <button type="button" class="button" onClick={onAgain}>
          Maak het opnieuw
        </button>
        <button type="button" class="button" onClick={onChoose}>
          Ander examen
        </button>
      </div>
      <section aria-labelledby="per-onderwerp">
        <h2 id="per-onderwerp">Per onderwerp</h2>
        <ul class="per-topic">
          {subjects.flatMap(({ slug, title }) => {
            const own = graded.filter(({ question }) => question.topic === slug);
            if (own.length === 0) return [];
            const good = own.filter(({ result }) => result.correct).length;
            return [
              <li key={slug}>
                <span>{title}</span>
                <span>
                  {good} van {own.length} goed
                </span>
                <span class="bar" aria-hidden="true">
                  <span style={`width:${(100 * good) / own.length}%`} />
                </span>
              </li>,
            ];
          })}
        </ul>
      </section>
      <section aria-labelledby="alle-vragen">
        <h2 id="alle-vragen">Alle vragen</h2>
        {wrong > 0 && (
          <label class="only">
            <input
              type="checkbox"
              checked={onlyWrong}
              onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
            />
            Alleen wat fout ging
          </label>
        )}
        <ol class="all">
          {graded
            .filter(({ result }) => !onlyWrong || !result.correct)
            .map(({ question, chosen, place, result }) => (
              <li key={question.code}>
                <h3>
                  Vraag {place + 1}:{' '}
                  <span class={result.correct ? 'good' : 'bad'}>
                    {result.correct ? 'goed' : chosen.length === 0 ? 'niet beantwoord' : 'fout'}
                  </span>
                </h3>
                <div class="question">
                  <Situation {...question} />
                  <Options
                    question={question}
                    chosen={chosen}
                    books={books}
                    grade={result}
                    words={(option) => <LawWords {...{ question, option, books, quotes }} />}
                  />
                </div>
                <Report question={question} chosen={chosen} />
              </li>
            ))}
        </ol>
      </section>
    </div>
  );
}
