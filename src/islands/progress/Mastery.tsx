/** How well each subject is known, edition by edition: a bar and the same in words, with the way to practise it. */
import { useMemo, useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import type { LogEntry } from '../../quiz/log.ts';
import { masteryOf, type TopicMastery } from '../../quiz/progress.ts';
import type { PatternInfo } from '../../quiz/question.ts';
import { makeAddress } from '../practise/filter.ts';
import type { EditionChoice, Subject } from '../practise/choices.ts';

interface Props {
  readonly answers: readonly LogEntry[];
  readonly patterns: readonly PatternInfo[];
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly current: string;
  readonly now: number;
}

/** The subjects of one edition, to choose which. */
export function Mastery({ answers, patterns, editions, subjects, current, now }: Props) {
  const practised = (id: string) => answers.some(({ code }) => code.startsWith(`${id}-`));
  const [edition, setEdition] = useState(
    practised(current) ? current : (editions.find(({ id }) => practised(id))?.id ?? current),
  );
  const all = useMemo(
    () =>
      masteryOf(
        answers,
        patterns.filter((pattern) => pattern.edition === edition),
        now,
      ),
    [answers, patterns, edition],
  );
  const rows = subjects.flatMap((subject) => {
    const mastery = all.find(({ topic }) => topic === subject.slug);
    return mastery ? [{ subject, mastery }] : [];
  });
  const begun = rows.filter(({ mastery }) => mastery.answers > 0);
  const unseen = rows.filter(({ mastery }) => mastery.answers === 0);
  const chosen = editions.find(({ id }) => id === edition);
  return (
    <section aria-labelledby="beheersing" class="ed" style={chosen?.style}>
      <h2 id="beheersing">Per onderwerp</h2>
      <fieldset class="shelf">
        <legend class="hidden-label">Spelregels van</legend>
        <div class="spines">
          {editions.map(({ id, year, style }) => (
            <label key={id} class="ed" style={style}>
              <input
                type="radio"
                name="beheersing"
                checked={id === edition}
                onChange={() => setEdition(id)}
              />
              <span>{year}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {begun.length === 0 ? (
        <p>Van deze editie heb je nog niets geoefend.</p>
      ) : (
        <p class="small soft">
          Beheerst telt over alle soorten vragen van een onderwerp. Wat je nog niet zag telt niet mee als
          beheerst, wat je pas één keer goed had telt half, en wat je lang niet zag zakt.
        </p>
      )}
      <ul class="mastery">
        {begun.map(({ subject, mastery }) => (
          <Row key={subject.slug} subject={subject} mastery={mastery} edition={edition} />
        ))}
      </ul>
      {unseen.length > 0 && (
        <details>
          <summary>
            Nog niet geoefend: {unseen.length} {unseen.length === 1 ? 'onderwerp' : 'onderwerpen'}
          </summary>
          <ul class="unseen">
            {unseen.map(({ subject }) => (
              <li key={subject.slug}>
                <a href={practice(edition, subject)}>{subject.title}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const practice = (edition: string, { slug }: Subject): string =>
  to(`/oefenen/${makeAddress({ filter: { edition, topics: [slug], kinds: [], count: 10 } })}`);

interface RowProps {
  readonly subject: Subject;
  readonly mastery: TopicMastery;
  readonly edition: string;
}

function Row({ subject, mastery, edition }: RowProps) {
  const percent = Math.round(mastery.mastery * 100);
  return (
    <li>
      <a href={practice(edition, subject)}>{subject.title}</a>
      <strong>
        {percent}%<span class="hidden-label"> beheerst</span>
      </strong>
      <span class="bar" aria-hidden="true">
        <span style={`width:${percent}%`} />
      </span>
      <span class="small soft">
        {mastery.right} van {mastery.answers} goed · {mastery.seen} van {mastery.patterns} soorten vragen
        gezien, {mastery.repeated} herhaald
      </span>
    </li>
  );
}
