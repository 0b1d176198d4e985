/** Fills in "Verder studeren" on the start page from the log: what is due, what went wrong. For a newcomer it leaves the page as it is. */
import { to } from '../base-path.ts';
import { readLog } from './store/log.ts';

async function fillIn(): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-continue]');
  const way = document.querySelector<HTMLAnchorElement>('[data-continue-way]');
  if (!text || !way) return;
  const { answers } = await readLog();
  if (answers.length === 0) return;
  const [{ duePatterns, patternsToMend }, { scheduleOf }] = await Promise.all([
    import('../quiz/due.ts'),
    import('../quiz/schedule.ts'),
  ]);
  const schedule = scheduleOf(answers);
  const wrong = patternsToMend(schedule).length;
  const due = duePatterns(schedule, Date.now()).length;
  text.textContent = [
    `Je gaf ${answers.length} ${answers.length === 1 ? 'antwoord' : 'antwoorden'}.`,
    wrong > 0
      ? `${wrong} ${wrong === 1 ? 'soort vraag ging' : 'soorten vragen gingen'} de laatste keer fout.`
      : due > 0
        ? `${due} ${due === 1 ? 'soort vraag is' : 'soorten vragen zijn'} weer aan de beurt.`
        : 'Niets staat open.',
  ].join(' ');
  way.textContent = wrong > 0 ? 'Oefen je fouten' : 'Oefen verder';
  way.href = wrong > 0 ? to('/oefenen/?reeks=fouten') : way.href.replace('&niveau=basis', '');
}

void fillIn().catch(() => undefined);
