/** The exam on paper: the questions, a separate answer sheet, and for the teacher a key. Printed by the browser. */
import { useState } from 'preact/hooks';
import type { Question } from '../../quiz/question.ts';
import { Situation } from '../question/Situation.tsx';
import { SuitText } from '../SuitText.tsx';
import { passMark, type ExamChoice, type ExamForm } from './forms.ts';

interface Props {
  readonly form: ExamForm;
  readonly choice: ExamChoice;
  readonly codes: readonly string[];
  readonly questionOf: (code: string) => Question | undefined;
  readonly onBack: () => void;
}

const letter = (place: number): string => String.fromCharCode(65 + place);
const rightOf = ({ options }: Question): string =>
  options.flatMap(({ correct }, place) => (correct ? [letter(place)] : [])).join(' ');

/** The paper. */
export function Paper({ form, choice, codes, questionOf, onBack }: Props) {
  const questions = codes.map(questionOf).filter((question) => question !== undefined);
  const [key, setKey] = useState(false);
  const title = `${form.title} · spelregels ${choice.edition} · nummer ${choice.seed}`;
  return (
    <div class="paper stack">
      <div class="no-print stack">
        <div class="actions">
          <button type="button" class="button first" onClick={() => print()}>
            Druk af
          </button>
          <button type="button" class="button" onClick={onBack}>
            Maak het op het scherm
          </button>
        </div>
        <label class="only">
          <input type="checkbox" checked={key} onChange={(event) => setKey(event.currentTarget.checked)} />
          Met een antwoordblad voor de docent
        </label>
      </div>
      <header>
        <h1>{title}</h1>
        <p>
          {questions.length} vragen, {form.minutes} minuten,{' '}
          {form.openBook ? 'met het spelregelboek erbij' : 'zonder boek'}. Vul je antwoorden in op het losse
          blad.
        </p>
      </header>
      <ol class="questions">
        {questions.map((question) => (
          <li key={question.code} class="question">
            <Situation {...question} />
            <p class="prompt">
              <SuitText text={question.prompt} />
              {question.select === 'set' && <small> Kies alles wat goed is.</small>}
            </p>
            <ol class="letters">
              {question.options.map(({ text }, place) => (
                <li key={place}>
                  <SuitText text={text} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <section class="sheet" aria-labelledby="antwoordblad">
        <h2 id="antwoordblad">Antwoordblad</h2>
        <p>{title}</p>
        <p class="name">Naam:</p>
        <ol class="boxes">
          {questions.map(({ code, options }, at) => (
            <li key={code}>
              <span class="nr">{at + 1}</span>
              {options.map((_, place) => (
                <span key={place} class="box">
                  {letter(place)}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </section>
      {key && (
        <section class="sheet" aria-labelledby="sleutel">
          <h2 id="sleutel">Voor de docent</h2>
          <p>
            {title}. Geslaagd bij {passMark(form, questions.length)} goed.
          </p>
          <ol class="key">
            {questions.map((question) => (
              <li key={question.code}>
                <strong>{rightOf(question)}</strong>
                <span class="small">{question.cites.join(', ')}</span>
                <span class="small soft code">{question.code}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
