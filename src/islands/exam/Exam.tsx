/**
 * The exam page: choosing a form, making it, the review, the paper to print. The first render is the choosing screen, the
 * same for everybody; address and store are read after mounting. Every choice is stored as it is made (`store/runs.ts`);
 * handing in adds the answers to the log, under ids that make handing in twice harmless.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { isQuizFault, type Question } from '../../quiz/question.ts';
import type { EditionChoice, Subject } from '../practise/choices.ts';
import { loadWholeQuiz, type Quiz } from '../question/quiz.ts';
import { newId } from '../store/ids.ts';
import { addAnswers, type Trouble } from '../store/log.ts';
import { answersOf, changeRun, dropRun, openRun, type ExamRun } from '../store/runs.ts';
import {
  composeExam,
  countFor,
  examId,
  formOf,
  parseExam,
  type ExamAddress,
  type ExamChoice,
} from './forms.ts';
import { Paper } from './Paper.tsx';
import { Review } from './Review.tsx';
import { Running } from './Running.tsx';
import { Start } from './Start.tsx';
import { TooFew } from './TooFew.tsx';
import '../question/question.css';
import './exam.css';

interface Props {
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly current: string;
}

/** What the address asks for: choosing, an exam, or an exam on paper. */
type Screen =
  | { readonly kind: 'start'; readonly asked?: ExamAddress }
  | { readonly kind: 'exam'; readonly choice: ExamChoice }
  | { readonly kind: 'paper'; readonly choice: ExamChoice };

/** The island of /examen/. */
export function Exam({ editions, subjects, current }: Props) {
  const [screen, setScreen] = useState<Screen>({ kind: 'start' });
  const [quiz, setQuiz] = useState<Quiz>();
  const [held, setRun] = useState<ExamRun>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [kept, setKept] = useState(true);
  const [failed, setFailed] = useState(false);
  const [moved, setMoved] = useState(false);

  const screenAt = (query: string): Screen => {
    const asked = parseExam(
      query,
      editions.map(({ id }) => id),
      subjects.map(({ slug }) => slug),
      current,
    );
    if (!asked || asked.odd.length > 0) return { kind: 'start', ...(asked && { asked }) };
    return { kind: new URLSearchParams(query).has('papier') ? 'paper' : 'exam', choice: asked.choice };
  };
  const load = () => {
    setFailed(false);
    loadWholeQuiz().then(setQuiz, () => setFailed(true));
  };
  // Before the first paint, so that what is asked for and the choosing screen are never in sight together.
  useLayoutEffect(() => {
    const read = () => setScreen(screenAt(location.search));
    const back = () => {
      setMoved(true);
      read();
    };
    load();
    read();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-asking', screen.kind !== 'start' && !failed);
  }, [screen, failed]);

  const choice = screen.kind === 'start' ? undefined : screen.choice;
  const asked = screen.kind === 'start' ? screen.asked : undefined;
  const id = choice && examId(choice);
  const run = held?.id === id ? held : undefined;
  const composed = useMemo(() => (quiz && choice ? composeExam(quiz, choice) : []), [quiz, id]);
  useEffect(() => {
    if (!id || !quiz || screen.kind !== 'exam') return;
    let gone = false;
    setRun(undefined);
    void openRun(newRun(id, composed)).then((opened) => {
      if (gone) return;
      setRun(opened);
      if (opened.handedInAt) void handOver(opened);
    });
    return () => {
      gone = true;
    };
  }, [id, quiz, screen.kind]);

  const questionOf = (code: string): Question | undefined => {
    const made = quiz?.make(code);
    return made && !isQuizFault(made) ? made : undefined;
  };

  const change = useCallback(
    (how: (run: ExamRun) => ExamRun) => {
      if (!run) return;
      setRun(how(run));
      void changeRun(run, how).then(({ kept }) => setKept(kept));
    },
    [run],
  );
  const handOver = async (done: ExamRun) => {
    const result = await addAnswers(answersOf(done, done.codes.map(questionOf)));
    setTrouble(typeof result === 'number' ? undefined : result);
  };
  const handIn = () => {
    if (!run) return;
    const handedInAt = Date.now();
    const how = (known: ExamRun): ExamRun => ({ ...known, handedInAt: known.handedInAt ?? handedInAt });
    setMoved(true);
    void changeRun(run, how).then(({ run: done, kept }) => {
      setKept(kept);
      setRun(done);
      void handOver(done);
    });
  };
  const go = (next: ExamChoice | undefined, paper = false) => {
    setMoved(true);
    const query = next ? examId(next) + (paper ? '&papier' : '') : '';
    history.pushState(null, '', location.pathname + query);
    setScreen(screenAt(query));
  };
  const again = () => {
    if (!id) return;
    setMoved(true);
    void dropRun(id)
      .then(() => openRun(newRun(id, composed)))
      .then(setRun);
  };

  if (!choice || !quiz || (screen.kind === 'exam' && !run))
    return (
      <div class="exam">
        <Start
          key={asked ? 'asked' : 'usual'}
          {...{ editions, subjects, current, failed }}
          {...(asked && { asked })}
          {...(quiz && { countFor: (next: ExamChoice) => countFor(quiz, next) })}
          onRetry={load}
          onBegin={(next) => go(next)}
          onPaper={(next) => go(next, true)}
        />
      </div>
    );
  const form = formOf(choice);
  const edition = editions.find(({ id }) => id === choice.edition);
  const codes = run?.codes ?? composed;
  const common = { form, choice, codes, questionOf };
  const isMaking = screen.kind === 'exam' && codes.length > 0 && run?.handedInAt === undefined;
  return (
    <div class="exam ed" style={edition?.style} data-busy={isMaking ? '' : undefined}>
      {edition && !run?.handedInAt && codes.length < (form.id === 'vrij' ? 1 : form.count) ? (
        <TooFew
          {...{ form, choice, edition }}
          count={codes.length}
          onBegin={go}
          onChoose={() => go(undefined)}
        />
      ) : screen.kind === 'paper' || !run ? (
        <Paper {...common} onBack={() => go(choice)} />
      ) : run.handedInAt ? (
        <Review
          {...common}
          run={run}
          books={quiz.books}
          quotes={quiz.quotes}
          subjects={subjects}
          onAgain={again}
          onChoose={() => go(undefined)}
          {...(trouble && { trouble })}
        />
      ) : (
        <Running
          {...common}
          run={run}
          kept={kept}
          books={quiz.books}
          takeFocus={moved}
          onChange={change}
          onHandIn={handIn}
          onPaper={() => go(choice, true)}
        />
      )}
    </div>
  );
}

const newRun = (id: string, codes: readonly string[]): ExamRun => ({
  id,
  run: newId(),
  startedAt: Date.now(),
  codes,
  spent: 0,
  clock: 'running',
  chosen: {},
});
