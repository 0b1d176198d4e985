/** One question of a set: asked, then answered with every reason, and the way on. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { grade, type Grade } from '../../quiz/grade.ts';
import type { LogEntry } from '../../quiz/log.ts';
import type { Question } from '../../quiz/question.ts';
import { levelName } from '../../quiz/wording/names.ts';
import type { BookInfo } from '../question/books.ts';
import { Options } from '../question/Options.tsx';
import type { Quotes } from '../question/quiz.ts';
import { Situation } from '../question/Situation.tsx';
import { sayDay } from '../question/when.ts';
import { lazily } from '../lazily.tsx';
import { SuitText } from '../SuitText.tsx';
import { Track, type Step } from './Track.tsx';
import type { Reason } from './plan.ts';

interface Props {
  readonly question: Question;
  readonly reason: Reason;
  readonly at: number;
  readonly steps: readonly Step[];
  readonly books: readonly BookInfo[];
  readonly quotes: Quotes;
  readonly now: number;
  /** The answer, once given. */
  readonly given?: LogEntry;
  readonly onAnswer: (chosen: readonly number[]) => void;
  readonly onNext: () => void;
  /** Whether the focus goes to the heading: not on the first screen of the page. */
  readonly takeFocus: boolean;
}

const afterwards = () => import('./Afterwards.tsx');
const LawWords = lazily(() => afterwards().then((module) => module.LawWords));
const Report = lazily(() => afterwards().then((module) => module.Report));

/** So long a question stands before what comes after its answer is fetched. */
const FETCH_AFTER_MS = 300;
/** So long the way on stays shut after a tap: the second of a double tap would skip the explanation. */
const REST_MS = 350;

/** The screen of one question. */
export function Asked(props: Props) {
  const { question, reason, at, steps, books, quotes, now, given, onAnswer, onNext, takeFocus } = props;
  const [choice, setChoice] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState(false);
  const [resting, setResting] = useState(false);
  const tapped = useRef(-Infinity);
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const chosen = given?.chosen ?? choice;
  const result = given && grade(question, given.chosen);
  const last = at === steps.length - 1;

  useEffect(() => {
    if (!takeFocus) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [question.code, takeFocus]);
  useLayoutEffect(() => {
    if (!asked || !result) return;
    verdict.current?.focus({ preventScroll: true });
    actions.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, result !== undefined]);

  useEffect(() => {
    const soon = setTimeout(() => afterwards().catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(soon);
  }, []);

  const answer = (event: Event) => {
    event.preventDefault();
    setAsked(true);
    if (choice.length === 0) return;
    onAnswer(choice);
  };
  const rest = ({ detail: taps, timeStamp }: MouseEvent) => {
    if (taps === 0) return;
    tapped.current = timeStamp;
    setResting(true);
    setTimeout(() => setResting(false), REST_MS);
  };
  /** On a busy telephone the second tap is handled late: what counts is when it was made. */
  const goOn = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - tapped.current >= REST_MS) onNext();
  };
  return (
    <article class="asked">
      <header>
        <h1 class="where" tabIndex={-1} ref={heading}>
          <span>
            Oefenen · {question.edition} · {levelName(question.level)}
          </span>
          <span class="count">
            vraag {at + 1} van {steps.length}
          </span>
        </h1>
        <Track steps={steps} at={at} />
      </header>
      <Back reason={reason} question={question} now={now} />
      <form class="question" onSubmit={answer}>
        <Situation {...question} />
        <Options
          question={question}
          chosen={chosen}
          books={books}
          words={(option) => <LawWords {...{ question, option, books, quotes }} />}
          {...(result ? { grade: result } : { onChoose: setChoice })}
        />
        <div class="after" ref={actions}>
          <div role="status">
            {asked && !result && choice.length === 0 && <p class="verdict">Kies eerst een antwoord.</p>}
            {result && (
              <p class={result.correct ? 'verdict good' : 'verdict bad'} tabIndex={-1} ref={verdict}>
                <Verdict question={question} result={result} />
              </p>
            )}
          </div>
          <div class="actions">
            {result ? (
              <button type="button" class="button first" onClick={goOn} disabled={resting} key="next">
                {last ? 'Bekijk de uitslag' : 'Volgende vraag'}
              </button>
            ) : (
              <button type="submit" class="button first" onClick={rest} key="answer">
                Controleer je antwoord
              </button>
            )}
          </div>
        </div>
      </form>
      {result && <Report question={question} chosen={chosen} />}
    </article>
  );
}

/** Right or wrong in words; after a mistake also what was right. */
function Verdict({ question, result }: { readonly question: Question; readonly result: Grade }) {
  if (result.correct) return <strong>Goed.</strong>;
  const right = question.options.filter(({ correct }) => correct);
  return (
    <>
      <strong>Fout.</strong> Goed was: <SuitText text={right.map(({ text }) => text).join(' · ')} />
    </>
  );
}

/** Why a pattern is back. */
function Back({
  reason,
  question,
  now,
}: {
  readonly reason: Reason;
  readonly question: Question;
  readonly now: number;
}) {
  if (reason.kind === 'drawn') return null;
  const day = sayDay(reason.at, now);
  const isSame = question.kind === 'knowledge';
  const again = isSame
    ? 'Het is dezelfde vraag, met de antwoorden in een andere volgorde.'
    : 'Dit is een nieuwe zaak van dezelfde soort.';
  return (
    <p class="note">
      {reason.kind === 'mistake'
        ? `Terug omdat je deze ${isSame ? '' : 'soort '}vraag ${day} fout had. ${again}`
        : `Terug omdat het tijd is om dit te herhalen; ${day} had je het goed. ${again}`}
    </p>
  );
}
