/** The end of a set: how it went, what went wrong with the way back to it, and the button to practise exactly that. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import type { Question } from '../../quiz/question.ts';
import { askToKeep } from '../store/persistence.ts';
import { SuitText } from '../SuitText.tsx';

/** A question of the set, with what became of it. */
export interface Outcome {
  readonly question: Question;
  readonly correct: boolean;
}

interface Props {
  readonly outcomes: readonly Outcome[];
  /** How many questions were left open. */
  readonly open: number;
  readonly subjectName: (slug: string) => string;
  readonly onMend: () => void;
  readonly onMore: () => void;
  readonly onChoose: () => void;
  /** Goes back to a question of the set, by its code. */
  readonly onShow: (code: string) => void;
}

/** The last screen of a set. */
export function End({ outcomes, open, subjectName, onMend, onMore, onChoose, onShow }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    void askToKeep().then((keeping) => setKept(keeping === 'promised'));
  }, []);
  const wrong = outcomes.filter(({ correct }) => !correct);
  const right = outcomes.length - wrong.length;
  return (
    <article class="asked end">
      <h1 tabIndex={-1} ref={heading}>
        {right} van de {outcomes.length} goed
      </h1>
      {open > 0 && (
        <p>
          {open} {open === 1 ? 'vraag liet je' : 'vragen liet je'} open.
        </p>
      )}
      {wrong.length === 0 && <p>Wat je goed had, komt later nog eens terug.</p>}
      <div class="actions">
        {wrong.length > 0 && (
          <button type="button" class="button first" onClick={onMend}>
            {wrong.length === 1 ? 'Oefen deze fout nu' : `Oefen deze ${wrong.length} fouten nu`}
          </button>
        )}
        <button type="button" class={wrong.length > 0 ? 'button' : 'button first'} onClick={onMore}>
          Nog een reeks
        </button>
        <button type="button" class="button" onClick={onChoose}>
          Kies iets anders
        </button>
        <a class="button" href={to('/voortgang/')}>
          Je voortgang
        </a>
      </div>
      {wrong.length > 0 && (
        <section>
          <h2>Dit ging fout</h2>
          <ul class="wrongs">
            {wrong.map(({ question }) => (
              <li key={question.code} class="card">
                <p class="small soft">{subjectName(question.topic)}</p>
                <p>
                  <SuitText text={[...question.story, question.prompt].join(' ')} />
                </p>
                <p class="right">
                  Goed was:{' '}
                  <SuitText
                    text={question.options
                      .filter(({ correct }) => correct)
                      .map(({ text }) => text)
                      .join(' · ')}
                  />
                </p>
                <button type="button" class="link" onClick={() => onShow(question.code)}>
                  Bekijk de vraag met uitleg<span class="hidden-label">: {question.prompt}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!kept && (
        <p class="note">
          Je browser belooft niet dat hij je voortgang bewaart.{' '}
          <a href={to('/voortgang/#bewaren')}>Bewaar haar af en toe als bestand</a>.
        </p>
      )}
    </article>
  );
}
