/** A set of questions to take along: for Anki, or for Moodle as GIFT. The question maker is fetched when it is needed. */
import { useState } from 'preact/hooks';
import { distinctQuestions } from '../../quiz/draw.ts';
import type { Question } from '../../quiz/question.ts';
import type { EditionChoice, Subject } from '../practise/choices.ts';
import { fits } from '../practise/filter.ts';
import { loadWholeQuiz } from '../question/quiz.ts';
import { newSeed } from '../store/ids.ts';
import { saveText } from './files.ts';

interface Props {
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly current: string;
}

type Format = 'anki' | 'gift';
const COUNTS = [20, 50, 100, 200] as const;

/** The part of the page about sets. */
export function SetExport({ editions, subjects, current }: Props) {
  const [edition, setEdition] = useState(current);
  const [topic, setTopic] = useState('');
  const [count, setCount] = useState<number>(50);
  const [said, setSaid] = useState('');
  const here = editions.find(({ id }) => id === edition);
  const save = async (format: Format) => {
    setSaid('');
    try {
      const questions = await drawQuestions(edition, topic, count);
      if (questions.length === 0) return setSaid('Hierover zijn nog geen vragen.');
      const name = `spelregelatlas-${[edition, topic].filter(Boolean).join('-')}`;
      if (format === 'anki') {
        const { makeAnki } = await import('../../quiz/exports/anki.ts');
        saveText(`${name}.txt`, makeAnki(questions), 'text/plain;charset=utf-8');
      } else {
        const { makeGift } = await import('../../quiz/exports/gift.ts');
        saveText(`${name}.gift`, makeGift(questions), 'text/plain;charset=utf-8');
      }
      setSaid(`${questions.length} vragen in een bestand gezet.`);
    } catch {
      setSaid('De vragen konden niet worden geladen. Ben je online?');
    }
  };
  return (
    <section aria-labelledby="meenemen">
      <h2 id="meenemen">Vragen meenemen</h2>
      <p>Een reeks vragen als bestand, om in Anki te leren of in Moodle aan een cursus te geven.</p>
      <div class="fields">
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
        <label>
          Aantal
          <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
            {COUNTS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={() => void save('anki')}>
          Bestand voor Anki
        </button>
        <button type="button" class="button" onClick={() => void save('gift')}>
          Bestand voor Moodle (GIFT)
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

/** Codes drawn for every question wanted, as some give a question that is there already. */
const SPARE = 4;

/** Questions for a file, all different; fewer when there are not so many. */
async function drawQuestions(edition: string, topic: string, count: number): Promise<readonly Question[]> {
  const [{ planSet }, quiz] = await Promise.all([import('../practise/plan.ts'), loadWholeQuiz()]);
  const filter = { edition, topics: topic ? [topic] : [], kinds: [], count: count * SPARE };
  const wanted = quiz.patterns.filter((pattern) => fits(pattern, filter));
  const codes = (await planSet(wanted, [], filter, newSeed(), Date.now())).map(({ code }) => code);
  return distinctQuestions(codes, count, quiz.make);
}
