/** Choosing an exam: a named form or one's own, the seed that gives a class the same set, on screen or on paper. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { QUIZ_LEVELS } from '../../quiz/question.ts';
import { levelName } from '../../quiz/wording/names.ts';
import type { EditionChoice, Subject } from '../practise/choices.ts';
import { tellEarlyChoices } from '../early-choices.ts';
import { lazily } from '../lazily.tsx';
import { newSeed } from '../store/ids.ts';
import {
  FORM_IDS,
  formOf,
  FREE_COUNT,
  FREE_MINUTES,
  parseSeed,
  within,
  type ExamAddress,
  type ExamChoice,
  type ExamForm,
  type FormId,
} from './forms.ts';
import { whyFew } from '../practise/why-few.ts';

interface Props {
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly current: string;
  readonly failed: boolean;
  /** What an address asked for that cannot be followed. */
  readonly asked?: ExamAddress;
  /** How many questions an exam will have; absent until the questions have been loaded. */
  readonly countFor?: (choice: ExamChoice) => number;
  readonly onRetry: () => void;
  readonly onBegin: (choice: ExamChoice) => void;
  readonly onPaper: (choice: ExamChoice) => void;
}

const OddAddress = lazily(() => import('../OddAddress.tsx').then((module) => module.OddAddress));

/** The choosing screen. */
export function Start(props: Props) {
  const { editions, subjects, current, failed, asked, countFor, onRetry, onBegin, onPaper } = props;
  const { choice: given } = asked ?? {};
  const [form, setForm] = useState<FormId>(given?.form ?? 'speler');
  const [seed, setSeed] = useState(given?.seed ?? '');
  const [edition, setEdition] = useState(given?.edition ?? current);
  const [level, setLevel] = useState(given?.free?.level);
  const [topic, setTopic] = useState(() => topicIn(editions, given) ?? '');
  const [count, setCount] = useState(String(given?.free?.count ?? FREE_COUNT.usual));
  const [minutes, setMinutes] = useState(String(given?.free?.minutes ?? FREE_MINUTES.usual));
  const [ready, setReady] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // What somebody typed or chose before the script was there stays.
  useLayoutEffect(() => {
    setSeed(box.current?.value || newSeed());
    tellEarlyChoices(box.current?.form ?? null);
    setReady(true);
  }, []);
  const free = form === 'vrij';
  const here = editions.find(({ id }) => id === edition);
  const choice = (): ExamChoice => ({
    form,
    edition: free ? edition : (given?.edition ?? current),
    seed: parseSeed(seed) ?? newSeed(),
    ...(free && {
      free: {
        ...(level && { level }),
        topics: topic ? [topic] : [],
        count: within(count, FREE_COUNT),
        minutes: within(minutes, FREE_MINUTES),
      },
    }),
  });
  const wanted = within(count, FREE_COUNT);
  const found = useMemo(
    () => (free ? countFor?.(choice()) : undefined) ?? wanted,
    [free, countFor === undefined, edition, level, topic, wanted],
  );
  const begin = (event: Event) => {
    event.preventDefault();
    onBegin(choice());
  };
  return (
    <form class="choosing" onSubmit={begin}>
      <h1>Examen</h1>
      <p class="lead soft">
        Maak een proefexamen, met de tijd erbij of zonder. Na afloop zie je bij elke vraag waarom.
      </p>
      <div role="status">
        {asked && <OddAddress odd={asked.odd} editions={editions} page="examen" />}
        {failed && (
          <p class="note">
            De vragen konden niet worden geladen. Ben je online?{' '}
            <button type="button" class="link" onClick={onRetry}>
              Opnieuw proberen
            </button>
          </p>
        )}
      </div>
      <fieldset class="forms">
        <legend>Welk examen?</legend>
        {FORM_IDS.map((id) => (
          <FormCard
            key={id}
            form={formOf({ form: id, edition: current, seed: '' })}
            chosen={form === id}
            onChoose={() => setForm(id)}
          />
        ))}
      </fieldset>
      {free && (
        <div class="fields card">
          <label>
            Spelregels van
            <select
              value={edition}
              onChange={(event) => {
                setEdition(event.currentTarget.value);
                setTopic('');
              }}
            >
              {editions.map(({ id, year }) => (
                <option key={id} value={id}>
                  {year}
                </option>
              ))}
            </select>
          </label>
          <label>
            Niveau
            <select
              value={level ?? ''}
              onChange={(event) => setLevel(QUIZ_LEVELS.find((each) => each === event.currentTarget.value))}
            >
              <option value="">Alle niveaus</option>
              {QUIZ_LEVELS.map((each) => (
                <option key={each} value={each}>
                  {levelName(each)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Onderwerp
            <select value={topic} onChange={(event) => setTopic(event.currentTarget.value)}>
              <option value="">Alle onderwerpen</option>
              {subjects
                .filter(({ slug }) => here?.topics.includes(slug))
                .map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
            </select>
          </label>
          <NumberField name="Aantal vragen" text={count} bounds={FREE_COUNT} onText={setCount} />
          <NumberField name="Minuten" text={minutes} bounds={FREE_MINUTES} onText={setMinutes} />
        </div>
      )}
      <div role="status">{here && found < wanted && <p class="note few">{fewText(found, here)}</p>}</div>
      <div class="seed">
        <label>
          Nummer van het examen
          <input
            ref={box}
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.value)}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={30}
            aria-describedby="zaad-uitleg"
          />
        </label>
        <p id="zaad-uitleg" class="small soft">
          Wie hetzelfde examen kiest met hetzelfde nummer, krijgt dezelfde vragen. Zo maakt een hele groep één
          examen.
        </p>
      </div>
      <div class="actions">
        <button type="submit" class="button first" disabled={!ready || found === 0}>
          Begin het examen
        </button>
        <button
          type="button"
          class="button"
          disabled={!ready || found === 0}
          onClick={() => onPaper(choice())}
        >
          Op papier
        </button>
      </div>
    </form>
  );
}

/** The subject that an address asked for, where its edition has it. */
const topicIn = (editions: Props['editions'], given: ExamChoice | undefined): string | undefined =>
  given?.free?.topics.find((topic) =>
    editions.find(({ id }) => id === given.edition)?.topics.includes(topic),
  );

/** What is said before an exam that will be shorter than was asked for. */
const fewText = (found: number, edition: EditionChoice): string => {
  const many =
    found === 0
      ? 'Hierover zijn er geen vragen. Kies een ander niveau of onderwerp.'
      : found === 1
        ? 'Hierover is er maar één vraag; het examen wordt zo lang.'
        : `Hierover zijn er maar ${found} verschillende vragen; het examen wordt zo lang.`;
  return [many, whyFew(edition)].filter((each) => each !== '').join(' ');
};

interface CardProps {
  readonly form: ExamForm;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const FormCard = ({ form, chosen, onChoose }: CardProps) => (
  <label class="form card">
    <input type="radio" name="proef" checked={chosen} onChange={onChoose} />
    <span>
      <strong>{form.title}</strong>
      <span class="soft">{form.says}</span>
      {form.id !== 'vrij' && (
        <span class="small soft">
          {form.count} vragen · {form.pass} goed om te slagen · {form.minutes} minuten ·{' '}
          {form.openBook ? 'boek erbij' : 'zonder boek'}
        </span>
      )}
    </span>
  </label>
);

interface NumberProps {
  readonly name: string;
  readonly text: string;
  readonly bounds: { readonly least: number; readonly most: number };
  readonly onText: (text: string) => void;
}

const NumberField = ({ name, text, bounds, onText }: NumberProps) => (
  <label>
    {name}
    <input
      type="number"
      inputMode="numeric"
      min={bounds.least}
      max={bounds.most}
      required
      value={text}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  </label>
);
