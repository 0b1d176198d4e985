/** An exam being made: one question at a time, in any order; the clock; handing in. Right and wrong are told only afterwards. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../../quiz/question.ts';
import type { BookInfo } from '../question/books.ts';
import { Options } from '../question/Options.tsx';
import { Situation } from '../question/Situation.tsx';
import type { ExamRun } from '../store/runs.ts';
import { Clock } from './Clock.tsx';
import type { ExamChoice, ExamForm } from './forms.ts';

interface Props {
  readonly form: ExamForm;
  readonly choice: ExamChoice;
  readonly codes: readonly string[];
  readonly questionOf: (code: string) => Question | undefined;
  readonly run: ExamRun;
  /** Whether the browser stored the last choice. */
  readonly kept: boolean;
  readonly books: readonly BookInfo[];
  readonly takeFocus: boolean;
  readonly onChange: (how: (run: ExamRun) => ExamRun) => void;
  readonly onHandIn: () => void;
  readonly onPaper: () => void;
}

/** The making of an exam. */
export function Running({
  form,
  choice,
  codes,
  questionOf,
  run,
  kept,
  books,
  takeFocus,
  onChange,
  onHandIn,
  onPaper,
}: Props) {
  const [at, setAt] = useState(() => firstOpen(run));
  const [moved, setMoved] = useState(takeFocus);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = (place: number) => (run.chosen[place]?.length ?? 0) > 0;
  const open = codes.filter((_, place) => !isDone(place)).length;
  const code = codes[at] ?? '';
  const question = questionOf(code);
  useEffect(() => {
    if (!moved) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [at, moved]);
  const show = (place: number) => {
    setMoved(true);
    setAt(place);
  };
  const ask = () => (open > 0 ? dialog.current?.showModal() : onHandIn());
  /** Enter, as in practising: on to the next question; after the last one it asks first, as handing in cannot be undone. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (at < codes.length - 1) show(at + 1);
    else dialog.current?.showModal();
  };
  return (
    <div class="stack">
      <header class="exam-head">
        <p class="soft">
          {form.title} · {choice.edition} · nummer {choice.seed}
        </p>
        <Clock minutes={form.minutes} run={run} onChange={onChange} />
      </header>
      <h1 class="where" tabIndex={-1} ref={heading}>
        Vraag {at + 1} van {codes.length}
      </h1>
      {question ? (
        <div class="question" key={code} onKeyDown={enter}>
          <Situation {...question} />
          <Options
            question={question}
            chosen={run.chosen[at] ?? []}
            books={books}
            onChoose={(chosen) =>
              onChange((known) => ({ ...known, chosen: { ...known.chosen, [at]: chosen } }))
            }
          />
        </div>
      ) : (
        <p class="note">Vraag {code} kan niet meer worden gemaakt en telt niet mee.</p>
      )}
      <div class="actions">
        {at < codes.length - 1 ? (
          <button type="button" class="button first" onClick={() => show(at + 1)}>
            Volgende vraag
          </button>
        ) : (
          <button type="button" class="button first" onClick={ask}>
            Lever in
          </button>
        )}
        {at > 0 && (
          <button type="button" class="button" onClick={() => show(at - 1)}>
            Vorige
          </button>
        )}
      </div>
      <div role="status">
        {!kept && (
          <p class="note">
            Je browser bewaart niets. Je antwoorden blijven alleen staan zolang deze bladzijde open is: lever
            in voordat je haar sluit.
          </p>
        )}
      </div>
      <nav aria-label="Vragen" class="overview">
        <ol>
          {codes.map((code, place) => (
            <li key={code}>
              <button
                type="button"
                class={isDone(place) ? 'done' : ''}
                aria-current={place === at ? 'step' : undefined}
                onClick={() => show(place)}
              >
                <span class="hidden-label">Vraag </span>
                {place + 1}
                <span class="hidden-label">{isDone(place) ? ', beantwoord' : ', open'}</span>
              </button>
            </li>
          ))}
        </ol>
        <p class="soft" role="status">
          {open === 0
            ? 'Alle vragen zijn beantwoord.'
            : `Nog ${open} ${open === 1 ? 'vraag' : 'vragen'} open.`}
        </p>
      </nav>
      <div class="actions">
        <button type="button" class="button" onClick={ask}>
          Lever het examen in
        </button>
        <button type="button" class="link" onClick={onPaper}>
          Op papier
        </button>
      </div>
      <dialog ref={dialog} class="card" aria-labelledby="inleveren">
        <h2 id="inleveren">Nu inleveren?</h2>
        <p>
          {open === 0
            ? 'Alle vragen zijn beantwoord.'
            : `Je hebt ${open} ${open === 1 ? 'vraag' : 'vragen'} niet beantwoord. ${open === 1 ? 'Die telt' : 'Die tellen'} als fout.`}
        </p>
        <div class="actions">
          <button type="button" class="button first" onClick={() => dialog.current?.close()}>
            Verder maken
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              dialog.current?.close();
              onHandIn();
            }}
          >
            {open === 0 ? 'Lever in' : 'Toch inleveren'}
          </button>
        </div>
      </dialog>
    </div>
  );
}

/** The first question without an answer, so that a reload goes on where one was. */
const firstOpen = ({ codes, chosen }: ExamRun): number =>
  Math.max(
    codes.findIndex((_, at) => (chosen[at]?.length ?? 0) === 0),
    0,
  );
