/**
 * The practising page: choosing, asking, ending. The first render is the choosing screen, the same for everybody; address,
 * log and questions are read after mounting. Where one is stands in the browser's history (`history.ts`), what was answered
 * in the log (`store/`), what a question is comes from `quiz/`.
 */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { logEntry, type LogEntry } from '../../quiz/log.ts';
import { isQuizFault, type Question } from '../../quiz/question.ts';
import { duePatterns, newCaseOf, patternsToMend, scheduleOf } from '../../quiz/schedule.ts';
import { loadQuiz, type Quiz } from '../question/quiz.ts';
import { newSeed } from '../store/ids.ts';
import { SavedNote } from '../store/SavedNote.tsx';
import { useLog } from '../store/useLog.ts';
import { Asked } from './Asked.tsx';
import type { EditionChoice, Subject } from './choices.ts';
import { Chooser } from './Chooser.tsx';
import { End, type Outcome } from './End.tsx';
import { DEFAULT_COUNT, editionOfCode, makeAddress, parseAddress, type Filter } from './filter.ts';
import { answerId, newSet, placeIn, type Place, type PractiseSet } from './history.ts';
import { planSet, type Planned } from './plan.ts';
import { ReadyMade } from './ReadyMade.tsx';
import type { Step } from './Track.tsx';
import '../question/question.css';
import './practise.css';

interface Props {
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly current: string;
}

/** What stands in the way of practising. */
type Obstacle = 'not-loaded' | 'nothing-found' | 'no-mistakes' | 'unknown-question';

const SAYS: { readonly [obstacle in Obstacle]: string } = {
  'not-loaded': 'De vragen konden niet worden geladen. Ben je online? Probeer het opnieuw.',
  'nothing-found': 'Hierover zijn nog geen vragen. Kies iets anders.',
  'no-mistakes': 'Er staan geen fouten open. Mooi zo.',
  'unknown-question': 'Deze vraag bestaat niet of niet meer. Kies hieronder iets om te oefenen.',
};

/** The island of /oefenen/. */
export function Practise({ editions, subjects, current }: Props) {
  const [place, setPlace] = useState<Place>({ kind: 'choose' });
  const [filter, setFilter] = useState<Filter>({
    edition: current,
    topics: [],
    kinds: [],
    count: DEFAULT_COUNT,
  });
  const [quiz, setQuiz] = useState<Quiz>();
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [pending, setPending] = useState<Filter>();
  const [moved, setMoved] = useState(false);
  const { log, saved, add } = useLog();
  const answers = log?.answers;
  const schedule = useMemo(() => answers && scheduleOf(answers), [answers]);

  const load = () => {
    setObstacle(undefined);
    loadQuiz().then(setQuiz, () => setObstacle('not-loaded'));
  };
  /** Goes to a place as a new entry of the history, or in place of this one. */
  const go = (next: Place, address: string, how: 'push' | 'replace' = 'push') => {
    const state = next.kind === 'choose' ? { filter } : next;
    if (how === 'push') history.pushState(state, '', location.pathname + address);
    else history.replaceState(state, '', location.pathname + address);
    setObstacle(undefined);
    setPlace(next);
  };

  // Before the first paint, so that what is asked for and the choosing screen are never in sight together.
  useLayoutEffect(() => {
    const ids = editions.map(({ id }) => id);
    const read = () => {
      setPending(undefined);
      const known = placeIn(history.state);
      const asked = parseAddress(location.search, ids);
      if (known) return setPlace(known);
      setPlace({ kind: 'choose' });
      if (asked.code !== undefined) {
        const set = newSet([{ code: asked.code, reason: { kind: 'drawn' } }], asked.filter);
        go({ kind: 'asked', set, at: 0 }, location.search, 'replace');
      } else if (asked.filter) setPending(asked.filter);
    };
    const back = () => {
      setMoved(true);
      read();
    };
    load();
    read();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  /** Begins a set for a filter; in place of this entry when the address asked for it. */
  const begin = (wanted: Filter, how: 'push' | 'replace') => {
    if (!quiz || !answers) return setPending(wanted);
    const planned = planSet(quiz.patterns, answers, wanted, newSeed(), Date.now());
    const items = planned.slice(askedFrom(quiz, planned, 0));
    const [first] = items;
    if (!first) {
      go({ kind: 'choose' }, '', 'replace');
      return setObstacle(wanted.series === 'fouten' ? 'no-mistakes' : 'nothing-found');
    }
    const set = newSet(items, wanted);
    go({ kind: 'asked', set, at: 0 }, makeAddress({ filter: wanted, code: first.code }), how);
  };
  useEffect(() => {
    if (!pending || !quiz || !answers) return;
    setPending(undefined);
    begin(pending, placeIn(history.state) || location.search === '' ? 'push' : 'replace');
  }, [pending, quiz, answers]);

  const asking = !obstacle && (place.kind === 'asked' || pending !== undefined);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-asking', asking);
  }, [asking]);

  /** While a question is being thought about, the next is made. */
  useEffect(() => {
    if (!quiz || place.kind !== 'asked') return;
    const next = place.set.items[place.at + 1];
    const soon = setTimeout(() => next && quiz.make(next.code), 300);
    return () => clearTimeout(soon);
  }, [quiz, place]);

  const start = (wanted: Filter) => {
    setMoved(true);
    begin(wanted, 'push');
  };
  const choose = () => {
    setMoved(true);
    go({ kind: 'choose' }, '');
  };
  const mend = (outcomes: readonly Outcome[], set: PractiseSet) => {
    if (!answers) return;
    const number = parseInt(newSeed(), 36) % 1_000_000;
    const now = Date.now();
    const patterns = [
      ...new Set(outcomes.filter(({ correct }) => !correct).map(({ question }) => question.pattern)),
    ];
    const items = patterns.map((pattern) => ({
      code: newCaseOf(pattern, answers, number),
      reason: { kind: 'mistake' as const, at: now },
    }));
    const again = newSet(items, set.filter);
    setMoved(true);
    go({ kind: 'asked', set: again, at: 0 }, makeAddress({ code: items[0]!.code }));
  };

  if (place.kind === 'choose' || !quiz || !answers)
    return (
      <div class="practise">
        <div class="choosing">
          <h1>Oefenen</h1>
          <p class="lead soft">
            Elke vraag is een nieuwe zaak, en elk antwoord krijgt zijn reden en zijn artikel.
          </p>
          <div role="status" class="obstacle">
            {obstacle && <p class="note">{SAYS[obstacle]}</p>}
            {obstacle === 'not-loaded' && (
              <button type="button" class="button" onClick={load}>
                Opnieuw proberen
              </button>
            )}
          </div>
          <ReadyMade
            current={current}
            onBegin={start}
            {...(schedule && {
              mistakes: patternsToMend(schedule).length,
              due: duePatterns(schedule, Date.now()).length,
            })}
          />
          <Chooser
            editions={editions}
            subjects={subjects}
            filter={filter}
            onFilter={setFilter}
            onBegin={start}
            {...(quiz && { patterns: quiz.patterns })}
          />
        </div>
      </div>
    );

  const { set, at } = place;
  const givenAt = (number: number) => answers.find(({ id }) => id === answerId(set, number));
  const steps = set.items.map((_, number): Step => stepOf(givenAt(number)));
  const outcomes = set.items.flatMap(({ code }, number): Outcome[] => {
    const given = at >= set.items.length ? givenAt(number) : undefined;
    const question = given && quiz.make(code);
    return question && !isQuizFault(question) ? [{ question, correct: given.correct }] : [];
  });
  const toQuestion = (number: number) => {
    setMoved(true);
    const item = set.items[number];
    const { filter } = set;
    go(
      { kind: 'asked', set, at: number },
      makeAddress({ ...(filter && { filter }), ...(item && { code: item.code }) }),
    );
  };
  const item = set.items[at];
  const question = item && quiz.make(item.code);
  const style = editions.find(({ id }) => id === (item && editionOfCode(item.code)))?.style;
  return (
    <div class="practise ed" style={style} data-busy={item ? '' : undefined}>
      {item && question && !isQuizFault(question) ? (
        <Asked
          key={`${set.id}-${at}`}
          question={question}
          reason={item.reason}
          at={at}
          steps={steps}
          books={quiz.books}
          now={Date.now()}
          takeFocus={moved}
          onAnswer={(chosen) => add(answerOf(question, chosen, set, at))}
          onNext={() => toQuestion(askedFrom(quiz, set.items, at + 1))}
          {...(givenAt(at) && { given: givenAt(at)! })}
        />
      ) : item ? (
        <Unknown code={item.code} onChoose={choose} />
      ) : (
        <End
          outcomes={outcomes}
          open={set.items.length - outcomes.length}
          subjectName={(slug) => subjects.find((each) => each.slug === slug)?.title ?? slug}
          onMend={() => mend(outcomes, set)}
          onMore={() => start(set.filter ?? filter)}
          onChoose={choose}
          onShow={(code) => toQuestion(set.items.findIndex((each) => each.code === code))}
        />
      )}
      <SavedNote {...(saved && { saved })} />
    </div>
  );
}

/** The first place from `at` on whose question can be made; the length of the list when there is none. */
const askedFrom = (quiz: Quiz, items: readonly Planned[], at: number): number => {
  const found = items.slice(at).findIndex(({ code }) => !isQuizFault(quiz.make(code)));
  return found < 0 ? items.length : at + found;
};

const stepOf = (given: LogEntry | undefined): Step => (given ? (given.correct ? 'good' : 'bad') : 'open');

const answerOf = (question: Question, chosen: readonly number[], set: PractiseSet, at: number): LogEntry => ({
  ...logEntry(question, chosen, Date.now(), 'practice'),
  id: answerId(set, at),
});

const Unknown = ({ code, onChoose }: { readonly code: string; readonly onChoose: () => void }) => (
  <div class="asked">
    <h1>Zaak {code}</h1>
    <p>{SAYS['unknown-question']}</p>
    <button type="button" class="button first" onClick={onChoose}>
      Kies wat je wilt oefenen
    </button>
  </div>
);
