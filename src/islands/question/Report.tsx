/**
 * What a question that has been answered is called, for passing it on, and "Klopt deze vraag niet?": everything needed to look
 * at the same case, to copy or to mail. Nothing is sent by itself. Before the answer no code is shown, as it tells of the case.
 */
import { useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import type { Question } from '../../quiz/question.ts';

/** The report of a question and the answer given. */
export function Report({
  question,
  chosen,
}: {
  readonly question: Question;
  readonly chosen: readonly number[];
}) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const write = () =>
    void import('./report-text.ts').then(({ reportText }) => setText(reportText(question, chosen)));
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Gekopieerd. Plak het in je bericht.'),
      () => setSaid('Kopiëren lukt hier niet. Neem de tekst hierboven zelf over.'),
    );
  const mail = `mailto:?subject=${encodeURIComponent(`Vraag ${question.code}`)}&body=${encodeURIComponent(text)}`;
  return (
    <div class="report">
      <p class="small soft">
        Geef deze vraag door: <a href={to(`/oefenen/?vraag=${question.code}`)}>zaak {question.code}</a>
      </p>
      <details onToggle={write}>
        <summary>Klopt deze vraag niet?</summary>
        <p>
          Schrijf wat er volgens jou moet staan en stuur dit mee. Daarmee is precies deze zaak terug te
          vinden.
        </p>
        <pre>{text}</pre>
        <div class="actions">
          <button type="button" class="button" onClick={() => void copy()}>
            Kopieer
          </button>
          <a class="button" href={mail}>
            Mail
          </a>
        </div>
        <p role="status">{said}</p>
      </details>
    </div>
  );
}
