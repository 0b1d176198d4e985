/**
 * The practising page: choosing, asking, ending. The first render is the choosing screen, the same for everybody; address,
 * log and questions are read after mounting. Where one is stands in the browser's history (`history.ts`), what was answered
 * in the log (`store/`), what a question is comes from `quiz/`.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { logEntry, type LogEntry } from '../../quiz/log.ts';
import { isQuizFault, type Question } from '../../quiz/question.ts';
import { loadQuiz, nextAskable, type Quiz } from '../question/quiz.ts';
import type { OddField } from '../address-fields.ts';
import { newSeed } from '../store/ids.ts';
import { lazily } from '../lazily.tsx';
import { SavedNote } from '../store/SavedNote.tsx';
import { useLog } from '../store/useLog.ts';
import type { Asked as AskedScreen } from './Asked.tsx';
import type { EditionChoice, Subject } from './choices.ts';
import { Chooser } from './Chooser.tsx';
import type { Outcome } from './End.tsx';
import {
  DEFAULT_COUNT,
  editionOfCode,
  fits,
  isMadeKind,
  makeAddress,
  parseAddress,
  type Filter,
} from './filter.ts';
import { answerId, newSet, placeIn, type Place, type PractiseSet } from './history.ts';
import type { Planned, Waiting } from './plan.ts';
import { ReadyMade } from './ReadyMade.tsx';
import type { Step } from './Track.tsx';
import '../question/question.css';
import './practise.css';

interface Props {
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly current: string;
}

/** The last screen comes later than the first question. */
const End = lazily(() => import('./End.tsx').then((module) => module.End));
const OddAddress = lazily(() => import('../OddAddress.tsx').then((module) => module.OddAddress));

/** What a reader does who begins to choose. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** What comes when a question is wanted: the question maker, and the screen of a question. */
interface Loaded {
  readonly quiz: Quiz;
  readonly Asked: typeof AskedScreen;
}
type NotLoaded = { readonly [part in keyof Loaded]?: undefined };

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
  const usual = useRef(filter);
  const [{ quiz, Asked }, setLoaded] = useState<Loaded | NotLoaded>({});
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [odd, setOdd] = useState(NOTHING_ODD);
  const [pending, setPending] = useState<Filter>();
  const [moved, setMoved] = useState(false);
  /** Counts what has been loaded, so that what waited for it is drawn. */
  const [, setPrepared] = useState(0);
  const { log, saved, add } = useLog();
  const answers = log?.answers;
  const [waiting, setWaiting] = useState<Waiting>();

  const notLoaded = () => setObstacle('not-loaded');
  const load = () => {
    setObstacle(undefined);
    Promise.all([loadQuiz(), import('./Asked.tsx')]).then(([quiz, { Asked }]) => {
      setLoaded({ quiz, Asked });
    }, notLoaded);
  };
  /** Goes to a place as a new entry of the history, or in place of this one. */
  const go = (next: Place, address: string, how: 'push' | 'replace' = 'push') => {
    const state = next.kind === 'choose' ? { filter } : next;
    if (how === 'push') history.pushState(state, '', location.pathname + address);
    else history.replaceState(state, '', location.pathname + address);
    setObstacle(undefined);
    setOdd(NOTHING_ODD);
    setPlace(next);
  };

  // Before the first paint, so that what is asked for and the choosing screen are never in sight together.
  useLayoutEffect(() => {
    const slugs = subjects.map(({ slug }) => slug);
    const read = () => {
      setPending(undefined);
      setOdd(NOTHING_ODD);
      const known = placeIn(history.state);
      const asked = parseAddress(location.search, editions, slugs);
      if (known) return setPlace(known);
      setPlace({ kind: 'choose' });
      if (asked.code !== undefined) {
        const set = newSet([{ code: asked.code, reason: { kind: 'drawn' } }], asked.filter);
        go({ kind: 'asked', set, at: 0 }, location.search, 'replace');
      } else if (asked.odd.length > 0) {
        setOdd(asked.odd);
        setFilter({ ...usual.current, ...chosenIn(asked.filter) });
      } else if (asked.filter) setPending(asked.filter);
    };
    const back = () => {
      setMoved(true);
      read();
    };
    read();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  // The questions are fetched when one is asked for, or when the reader begins to choose or had chosen before the script was there:
  // until then the page is at rest.
  const isWanted = place.kind === 'asked' || pending !== undefined || filter !== usual.current;
  useEffect(() => {
    if (quiz) return;
    if (isWanted) return load();
    for (const sign of SIGNS) addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, load);
    };
  }, [isWanted, quiz]);

  /** Begins a set for a filter; in place of this entry when the address asked for it. */
  const begin = async (wanted: Filter, how: 'push' | 'replace') => {
    if (!quiz || !answers) return setPending(wanted);
    const planned = await plan(quiz, answers, wanted);
    const items = planned.slice(await nextAskable(quiz, planned, 0));
    const [first] = items;
    if (!first) {
      go({ kind: 'choose' }, '', 'replace');
      if (wanted.article !== undefined) return setOdd([{ name: 'artikel', text: wanted.article }]);
      return setObstacle(wanted.series === 'fouten' ? 'no-mistakes' : 'nothing-found');
    }
    const set = newSet(items, wanted);
    go({ kind: 'asked', set, at: 0 }, makeAddress({ filter: wanted, code: first.code }), how);
  };
  useEffect(() => {
    if (!pending || !quiz || !answers) return;
    const how = placeIn(history.state) || location.search === '' ? 'push' : 'replace';
    begin(pending, how)
      .catch(notLoaded)
      .finally(() => setPending(undefined));
  }, [pending, quiz, answers]);

  const asked = place.kind === 'asked' ? codesAt(place) : NOTHING;
  const isReady = quiz?.isPrepared(asked) ?? false;
  useEffect(() => {
    if (quiz && !isReady) quiz.prepare(asked).then(() => setPrepared((count) => count + 1), notLoaded);
  }, [quiz, place]);

  useEffect(() => {
    if (place.kind !== 'choose' || !answers || answers.length === 0) return;
    planner()
      .then(({ waitingIn }) => waitingIn(answers, Date.now()))
      .then(setWaiting, () => undefined);
  }, [place, answers]);

  const asking = !obstacle && (place.kind === 'asked' || pending !== undefined);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-asking', asking);
  }, [asking]);

  /** While a question is being thought about, the next is made. */
  useEffect(() => {
    if (!quiz || place.kind !== 'asked') return;
    const next = place.set.items[place.at + 1];
    const soon = setTimeout(() => {
      if (next)
        quiz.prepare([next.code]).then(
          () => quiz.make(next.code),
          () => undefined,
        );
    }, 300);
    return () => clearTimeout(soon);
  }, [quiz, place]);

  const start = (wanted: Filter) => {
    setMoved(true);
    begin(wanted, 'push').catch(notLoaded);
  };
  const latestStart = useRef(start);
  latestStart.current = start;
  const shownQuiz = place.kind === 'choose' && !pending ? quiz : undefined;
  // The largest part of the page is not drawn anew for what it does not show, such as the log.
  const chooser = useMemo(
    () => (
      <Chooser
        editions={editions}
        subjects={subjects}
        filter={filter}
        onFilter={setFilter}
        onBegin={(wanted) => latestStart.current(wanted)}
        {...(shownQuiz && { quiz: shownQuiz })}
      />
    ),
    [filter, shownQuiz],
  );
  const choose = () => {
    setMoved(true);
    go({ kind: 'choose' }, '');
  };
  const mend = async (outcomes: readonly Outcome[], set: PractiseSet) => {
    if (!answers) return;
    const { planMending } = await planner();
    const wrong = outcomes.filter(({ correct }) => !correct).map(({ question }) => question.pattern);
    const items = planMending(wrong, answers, newSeed(), Date.now());
    const again = newSet(items, set.filter);
    setMoved(true);
    go({ kind: 'asked', set: again, at: 0 }, makeAddress({ code: items[0]!.code }));
  };

  if (place.kind === 'choose' || !quiz || !answers || !isReady)
    return (
      <div class="practise">
        <div class="choosing">
          <h1>Oefenen</h1>
          <p class="lead soft">Steeds nieuwe zaken, en elk antwoord krijgt zijn reden en zijn artikel.</p>
          <div role="status" class="obstacle">
            {odd.length > 0 && <OddAddress odd={odd} editions={editions} page="oefenen" />}
            {obstacle && <p class="note">{SAYS[obstacle]}</p>}
            {obstacle === 'not-loaded' && (
              <button type="button" class="button" onClick={load}>
                Opnieuw proberen
              </button>
            )}
          </div>
          <ReadyMade current={current} onBegin={start} {...waiting} />
          {chooser}
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
          quotes={quiz.quotes}
          now={Date.now()}
          takeFocus={moved}
          onAnswer={(chosen) => add(answerOf(question, chosen, set, at))}
          onNext={() => void nextAskable(quiz, set.items, at + 1).then(toQuestion, notLoaded)}
          {...(givenAt(at) && { given: givenAt(at)! })}
        />
      ) : item ? (
        <Unknown code={item.code} onChoose={choose} />
      ) : (
        <End
          outcomes={outcomes}
          open={set.items.length - outcomes.length}
          subjectName={(slug) => subjects.find((each) => each.slug === slug)?.title ?? slug}
          onMend={() => void mend(outcomes, set).catch(notLoaded)}
          onMore={() => start(set.filter ?? filter)}
          onChoose={choose}
          onShow={(code) => toQuestion(set.items.findIndex((each) => each.code === code))}
        />
      )}
      <SavedNote {...(saved && { saved })} />
    </div>
  );
}

/** Plans a set, with what only some sets take. */
async function plan(quiz: Quiz, answers: readonly LogEntry[], wanted: Filter): Promise<readonly Planned[]> {
  const { patterns } = quiz;
  const seed = newSeed();
  const fitting = patterns.filter((pattern) => fits(pattern, wanted));
  if (wanted.series === 'opfrissen')
    return (await import('./refresh.ts')).planRefresh(fitting, answers, seed);
  const { planSet } = await planner();
  const isNew = fitting.some(({ kind }) => isMadeKind(kind))
    ? undefined
    : await (await import('./few.ts')).newcomersFor(quiz, wanted);
  return planSet(patterns, answers, wanted, seed, Date.now(), isNew);
}

/** Planning takes the schedule, which a question that was passed on does without. */
const planner = () => import('./plan.ts');

const NOTHING: readonly string[] = [];
const NOTHING_ODD: readonly OddField[] = [];

/** What of an address the form can show. */
const chosenIn = ({ series: _, article: __, ...chosen }: Partial<Filter> = {}): Partial<Filter> => chosen;

/** The codes of the questions that a place shows: the one asked, or at the end all of them. */
const codesAt = ({ set, at }: Extract<Place, { kind: 'asked' }>): readonly string[] =>
  (set.items[at] ? [set.items[at]] : set.items).map(({ code }) => code);

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
