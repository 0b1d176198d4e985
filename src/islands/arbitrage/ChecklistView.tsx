/** A checklist at the table: questions with native radios, and the steps that follow from the answers. */
import { useId } from 'preact/hooks';
import type { Case } from './case.ts';
import { isQuestion, shownItems, type Checklist, type Question } from './checklist.ts';
import { stepName } from '../../dutch/steps.ts';
import { Cites } from './LawDialog.tsx';

interface Props {
  readonly list: Checklist;
  readonly kase: Case;
  readonly set: (next: Case) => void;
}

/** The questions and steps of a list, as far as the answers lead. */
export function ChecklistView({ list, kase, set }: Props) {
  const answer = (question: string, value: string) =>
    set({ ...kase, checklist: { ...kase.checklist, [question]: value } });
  return (
    <section class="ruling" aria-label="Stappen">
      <p class="hint">{list.intro}</p>
      {list.ending && (
        <p>
          <button type="button" class="button quiet" onClick={toEnding}>
            Naar de laatste kaarten ↓
          </button>
        </p>
      )}
      <ol class="script" aria-live="polite">
        {shownItems(list, kase.checklist).map((item) =>
          isQuestion(item) ? (
            <Ask key={item.ask} item={item} value={kase.checklist[item.ask]} onAnswer={answer} />
          ) : (
            <li key={item.text} class={`step ${item.do}`}>
              <p class="step-head">
                <strong>{stepName(item)}</strong> {item.to}
              </p>
              <p class="say">{item.text}</p>
              <Cites cites={item.cites} />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** The address behind `#` holds the case, so this is no link. */
const toEnding = () => {
  const heading = document.getElementById('laatste-kaarten');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

interface AskProps {
  readonly item: Question;
  readonly value: string | undefined;
  readonly onAnswer: (question: string, value: string) => void;
}

function Ask({ item, value, onAnswer }: AskProps) {
  const name = useId();
  return (
    <li class="step ask">
      <fieldset class="answers">
        <legend class="say">{item.text}</legend>
        {Object.entries(item.answers).map(([answer, text]) => (
          <label key={answer} class="check">
            <input
              type="radio"
              name={name}
              checked={value === answer}
              onChange={() => onAnswer(item.ask, answer)}
            />{' '}
            {text}
          </label>
        ))}
      </fieldset>
      <Cites cites={item.cites} />
    </li>
  );
}
