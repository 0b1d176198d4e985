/** Fills in how far one is on the learning paths. Only when there is a log; the text keeps its room, so that nothing moves. */
import { to } from '../base-path.ts';
import type { PatternInfo } from '../quiz/question.ts';
import { readLog } from './store/log.ts';

/** A step is done when so much of so many kinds of question (or of all there are) is known. */
const KNOWN = 0.8;
const ENOUGH = 8;

async function fillIn(): Promise<void> {
  const { answers } = await readLog();
  if (answers.length === 0) return;
  const [{ masteryOf }, response] = await Promise.all([
    import('../quiz/progress.ts'),
    fetch(to('/oefenen/patronen.json')),
  ]);
  const patterns = (await response.json()) as readonly PatternInfo[];
  for (const path of document.querySelectorAll<HTMLElement>('[data-path]')) {
    const steps = [...path.querySelectorAll<HTMLElement>('[data-step]')];
    let done = 0;
    for (const step of steps) {
      const { step: topic = '', edition } = step.dataset;
      const own = patterns.filter((pattern) => pattern.topic === topic && pattern.edition === edition);
      const [mastery] = masteryOf(answers, own, Date.now());
      if (!mastery || mastery.answers === 0) continue;
      if (mastery.recalled >= KNOWN && mastery.seen >= Math.min(ENOUGH, mastery.patterns)) done++;
      step.textContent = `${mastery.right} van ${mastery.answers} goed · ${mastery.seen} van ${mastery.patterns} soorten gezien`;
    }
    const line = path.querySelector('[data-path-done]');
    if (line) line.textContent = `${done} van ${steps.length} stappen`;
  }
}

void fillIn().catch(() => undefined);
