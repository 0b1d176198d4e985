/** An exam that cannot be made, because its edition or subject has not the questions: how many there are, why, and what can be made. */
import type { EditionChoice } from '../practise/choices.ts';
import { FREE_COUNT, FREE_MINUTES, type ExamChoice, type ExamForm } from './forms.ts';
import { whyFew } from '../practise/why-few.ts';

interface Props {
  readonly form: ExamForm;
  readonly choice: ExamChoice;
  readonly edition: EditionChoice;
  /** How many different questions there are. */
  readonly count: number;
  readonly onBegin: (choice: ExamChoice) => void;
  readonly onChoose: () => void;
}

/** Instead of the exam. */
export function TooFew({ form, choice, edition, count, onBegin, onChoose }: Props) {
  const free = { topics: [], count: FREE_COUNT.usual, minutes: FREE_MINUTES.usual };
  const isNamed = form.id !== 'vrij';
  return (
    <div class="stack">
      <h1>Examen</h1>
      {isNamed ? (
        <p>
          Voor het examen {form.title} zijn {form.count} vragen nodig; over {edition.year}{' '}
          {count === 1 ? 'is er maar één' : `zijn er maar ${count}`}. {whyFew(edition)}
        </p>
      ) : (
        <p>
          Voor dit examen zijn er geen vragen. Kies een andere editie, een ander niveau of een ander
          onderwerp.
        </p>
      )}
      <div class="actions">
        {isNamed && (
          <button
            type="button"
            class="button first"
            onClick={() => onBegin({ form: 'vrij', edition: edition.id, seed: choice.seed, free })}
          >
            Maak een eigen examen over {edition.year}
          </button>
        )}
        <button type="button" class={isNamed ? 'button' : 'button first'} onClick={onChoose}>
          Kies een examen
        </button>
      </div>
    </div>
  );
}
