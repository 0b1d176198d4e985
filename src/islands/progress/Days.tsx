/** How much and on which days was practised: the last twelve weeks as a calendar, and the same in words. */
import { daysPractised, localDay } from '../../quiz/progress.ts';
import type { LogEntry } from '../../quiz/log.ts';

interface Props {
  readonly answers: readonly LogEntry[];
  readonly now: number;
}

const WEEKS = 12;
const DAY_NAMES = ['ma', '', 'wo', '', 'vr', '', 'zo'] as const;

/** The calendar. */
export function Days({ answers, now }: Props) {
  const days = daysPractised(answers);
  const counts = new Map(days.map(({ day, answers }) => [day, answers]));
  const right = answers.filter(({ correct }) => correct).length;
  const dates = lastDays(now);
  const recent = dates.filter((date) => counts.has(date)).length;
  return (
    <section aria-labelledby="dagen">
      <h2 id="dagen">Geoefend</h2>
      <ul class="figures">
        <li>
          <strong>{answers.length}</strong> {answers.length === 1 ? 'antwoord' : 'antwoorden'}
        </li>
        <li>
          <strong>{Math.round((100 * right) / answers.length)}%</strong> goed
        </li>
        <li>
          <strong>{days.length}</strong> {days.length === 1 ? 'dag' : 'dagen'}
        </li>
      </ul>
      <div
        class="calendar"
        role="img"
        aria-label={`Kalender: in de laatste ${WEEKS} weken geoefend op ${recent} ${recent === 1 ? 'dag' : 'dagen'}.`}
      >
        {DAY_NAMES.map((name, at) => (
          <span key={at} class="day-name" style={`grid-area:${at + 1}/1`}>
            {name}
          </span>
        ))}
        {dates.map((date, at) => {
          const count = counts.get(date) ?? 0;
          return (
            <span
              key={date}
              class={`day level-${levelOf(count)}`}
              style={`grid-area:${(at % 7) + 1}/${Math.floor(at / 7) + 2}`}
              title={`${spoken(date)}: ${count === 0 ? 'niet geoefend' : count === 1 ? '1 antwoord' : `${count} antwoorden`}`}
            />
          );
        })}
      </div>
      <p class="small soft">De laatste twaalf weken; hoe sterker de kleur, hoe meer vragen op die dag.</p>
    </section>
  );
}

/** The days of the last weeks from a Monday up to today. */
function lastDays(now: number): readonly string[] {
  const today = new Date(now);
  const sinceMonday = (today.getDay() + 6) % 7;
  const count = (WEEKS - 1) * 7 + sinceMonday + 1;
  return Array.from({ length: count }, (_, at) =>
    localDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + 1 + at, 12).getTime()),
  );
}

/** Five shades: none, a few, a set, two sets, more. */
const levelOf = (count: number): number => [1, 10, 20, 40].filter((least) => count >= least).length;

const spoken = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString('nl-NL', { weekday: 'long', day: 'numeric', month: 'long' });
