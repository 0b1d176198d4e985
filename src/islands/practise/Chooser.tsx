/** The form to choose what to practise: edition, level, subjects, kinds. Server-rendered first, the same for everybody. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { tellEarlyChoices } from '../early-choices.ts';
import type { Quiz } from '../question/quiz.ts';
import { QUIZ_LEVELS, type QuestionKind, type QuizLevel } from '../../quiz/question.ts';
import { kindName, levelName } from '../../quiz/wording/names.ts';
import type { Few } from './few.ts';
import { COUNTS, type Filter } from './filter.ts';
import type { EditionChoice, Subject } from './choices.ts';

interface Props {
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly filter: Filter;
  readonly onFilter: (how: (filter: Filter) => Filter) => void;
  readonly onBegin: (filter: Filter) => void;
  /** Absent until the questions are loaded. */
  readonly quiz?: Quiz;
}

/** The form. */
export function Chooser(props: Props) {
  const { editions, filter, onFilter, onBegin, quiz } = props;
  const [few, setFew] = useState<Few>();
  const start = useRef<HTMLButtonElement>(null);
  const edition = editions.find(({ id }) => id === filter.edition) ?? editions[0];
  useLayoutEffect(() => tellEarlyChoices(start.current?.form ?? null), []);
  useEffect(() => {
    if (!quiz || !edition) return;
    let gone = false;
    const look = async () => (await import('./few.ts')).fewFor(quiz, filter, edition);
    look().then(
      (found) => !gone && setFew(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [quiz, filter]);
  if (!edition) return null;
  const set = (change: Partial<Filter>) => onFilter((known) => ({ ...known, ...change }));
  /** Takes the wider choice; its button goes, so the focus moves to the one that begins. */
  const take = (wider: Filter) => {
    onFilter(() => wider);
    start.current?.focus();
  };
  const begin = (event: Event) => {
    event.preventDefault();
    if (few?.count !== 0) onBegin(filter);
  };
  return (
    <form class="choose card ed" style={edition.style} onSubmit={begin}>
      <h2>Kies zelf</h2>
      <fieldset>
        <legend>Spelregels van</legend>
        <div class="spines">
          {editions.map(({ id, year, style }) => (
            <label key={id} class="ed" style={style}>
              <input
                type="radio"
                name="editie"
                value={id}
                checked={id === edition.id}
                onChange={() => set({ edition: id, topics: [], kinds: [] })}
              />
              <span>{year}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Levels level={filter.level} onLevel={(level) => set({ level })} />
      <Topics {...props} edition={edition} onTopics={(topics) => set({ topics })} />
      <Kinds edition={edition} kinds={filter.kinds} onKinds={(kinds) => set({ kinds })} />
      <fieldset>
        <legend>Aantal vragen</legend>
        <div class="pills">
          {COUNTS.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="aantal"
                checked={filter.count === count}
                onChange={() => set({ count })}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="begin">
        <button type="submit" class="button first" ref={start}>
          Begin met oefenen
        </button>
        <p role="status">{few?.says}</p>
        {few?.wider && (
          <button type="button" class="button" onClick={() => take(few.wider!.filter)}>
            {few.wider.name}
          </button>
        )}
      </div>
    </form>
  );
}

interface LevelsProps {
  readonly level: QuizLevel | undefined;
  readonly onLevel: (level: QuizLevel | undefined) => void;
}

const Levels = ({ level, onLevel }: LevelsProps) => (
  <fieldset>
    <legend>Niveau</legend>
    <div class="pills">
      {[undefined, ...QUIZ_LEVELS].map((each) => (
        <label key={each ?? 'alle'}>
          <input type="radio" name="niveau" checked={level === each} onChange={() => onLevel(each)} />
          <span>{each ? levelName(each) : 'Alle'}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

interface TopicsProps extends Pick<Props, 'subjects' | 'filter'> {
  readonly edition: EditionChoice;
  readonly onTopics: (topics: readonly string[]) => void;
}

function Topics({ subjects, filter, edition, onTopics }: TopicsProps) {
  const { topics } = filter;
  const here = subjects.filter(({ slug }) => edition.topics.includes(slug));
  const groups = [...new Set(here.map(({ group }) => group))];
  const toggle = (slug: string) =>
    onTopics(topics.includes(slug) ? topics.filter((each) => each !== slug) : [...topics, slug]);
  const chosen = here.filter(({ slug }) => topics.includes(slug));
  return (
    <Folded
      title="Onderwerpen"
      says={chosen.length === 0 ? 'alle' : chosen.map(({ title }) => title).join(', ')}
    >
      {() => (
        <>
          {groups.map((group) => (
            <fieldset key={group}>
              <legend>{group}</legend>
              <div class="pills">
                {here
                  .filter((subject) => subject.group === group)
                  .map(({ slug, title }) => (
                    <label key={slug}>
                      <input
                        type="checkbox"
                        name="onderwerp"
                        value={slug}
                        checked={topics.includes(slug)}
                        onChange={() => toggle(slug)}
                      />
                      <span>{title}</span>
                    </label>
                  ))}
              </div>
            </fieldset>
          ))}
          {chosen.length > 0 && (
            <button type="button" class="link" onClick={() => onTopics([])}>
              Alle onderwerpen
            </button>
          )}
        </>
      )}
    </Folded>
  );
}

interface KindsProps {
  readonly edition: EditionChoice;
  readonly kinds: readonly QuestionKind[];
  readonly onKinds: (kinds: readonly QuestionKind[]) => void;
}

function Kinds({ edition, kinds, onKinds }: KindsProps) {
  const toggle = (kind: QuestionKind) =>
    onKinds(kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind]);
  return (
    <Folded title="Soorten vragen" says={kinds.length === 0 ? 'alle' : kinds.map(kindName).join(', ')}>
      {() => (
        <fieldset>
          <legend class="hidden-label">Soorten vragen</legend>
          <div class="pills">
            {edition.kinds.map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  name="soort"
                  checked={kinds.includes(kind)}
                  onChange={() => toggle(kind)}
                />
                <span>{kindName(kind)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Folded>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly says: string;
  readonly children: () => ComponentChildren;
}

/** A part of the form that is folded away, with what is chosen in it in its heading. It is drawn when it is first unfolded. */
function Folded({ title, says, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [drawn, setDrawn] = useState(false);
  const look = () => details.current?.open && setDrawn(true);
  useLayoutEffect(() => void look(), []);
  return (
    <details ref={details} onToggle={look}>
      <summary>
        {title}: <span class="chosen">{says}</span>
      </summary>
      <div class="folded">{drawn && children()}</div>
    </details>
  );
}
