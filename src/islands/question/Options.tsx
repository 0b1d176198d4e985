/**
 * The question and its answers: a fieldset with native radios, or checkboxes where more than one may be right. Once answered
 * every card says in words whether it was right and why; the choice can no longer be changed.
 */
import type { ComponentChildren } from 'preact';
import type { Grade, Verdict } from '../../quiz/grade.ts';
import type { Question, QuestionOption } from '../../quiz/question.ts';
import { SuitText } from '../SuitText.tsx';
import type { BookInfo } from './books.ts';
import { CitedText } from './CitedText.tsx';

interface Props {
  readonly question: Question;
  readonly chosen: readonly number[];
  readonly books: readonly BookInfo[];
  /** Absent as long as the answer is open. */
  readonly grade?: Grade;
  readonly onChoose?: (chosen: readonly number[]) => void;
  /** What stands under the reason of a right answer. */
  readonly words?: (option: QuestionOption) => ComponentChildren;
}

/** The fieldset of a question. */
export function Options({ question, chosen, books, grade, onChoose, words }: Props) {
  const { code, prompt, select, options } = question;
  const choose = (place: number) =>
    onChoose?.(
      select === 'one'
        ? [place]
        : chosen.includes(place)
          ? chosen.filter((each) => each !== place)
          : [...chosen, place].sort((a, b) => a - b),
    );
  return (
    <fieldset class="options" disabled={grade !== undefined}>
      <legend>
        <SuitText text={prompt} />
        {select === 'set' && <small>Kies alles wat goed is.</small>}
      </legend>
      {options.map((option, place) => {
        const verdict = grade?.verdicts[place];
        const id = `${code}-${place}`;
        return (
          <div key={id} class={`option ${verdict ?? ''}`}>
            <label>
              <input
                type={select === 'one' ? 'radio' : 'checkbox'}
                name={code}
                value={place}
                checked={chosen.includes(place)}
                aria-describedby={verdict && `${id}-why`}
                onChange={() => choose(place)}
              />
              <span>
                {verdict && WORDS[verdict] && <strong>{WORDS[verdict]} </strong>}
                <SuitText text={option.text} />
              </span>
            </label>
            {verdict && <Why id={`${id}-why`} option={option} own={question.edition} books={books} />}
            {verdict && option.correct && words?.(option)}
          </div>
        );
      })}
    </fieldset>
  );
}

const WORDS: { readonly [verdict in Verdict]: string } = {
  hit: 'Goed.',
  wrong: 'Fout.',
  missed: 'Dit was goed.',
  left: '',
};

interface WhyProps {
  readonly id: string;
  readonly option: QuestionOption;
  readonly own: string;
  readonly books: readonly BookInfo[];
}

const Why = ({ id, option, own, books }: WhyProps) => (
  <p id={id} class="why">
    <CitedText
      text={option.why}
      cites={option.cites}
      edition={option.citesEdition ?? own}
      own={own}
      books={books}
    />
  </p>
);
