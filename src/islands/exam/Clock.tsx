/** The clock of an exam: counts down, can be stopped or put away, and ends nothing by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ExamRun } from '../store/runs.ts';

interface Props {
  readonly minutes: number;
  readonly run: ExamRun;
  readonly onChange: (how: (run: ExamRun) => ExamRun) => void;
}

/** Seconds between two times that the time spent is stored. */
const STORE_EVERY = 15;

/** The clock with its buttons. */
export function Clock({ minutes, run, onChange }: Props) {
  const [spent, setSpent] = useState(run.spent);
  const latest = useRef({ spent, onChange });
  latest.current = { spent, onChange };
  const running = run.clock === 'running';
  const store = () => {
    const { spent, onChange } = latest.current;
    onChange((known) => ({ ...known, spent: Math.max(known.spent, spent) }));
  };
  useEffect(() => {
    if (!running) return;
    const tick = setInterval(() => {
      setSpent((seconds) => seconds + 1);
      if ((latest.current.spent + 1) % STORE_EVERY === 0) store();
    }, 1000);
    const leave = () => document.visibilityState === 'hidden' && store();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', store);
    return () => {
      clearInterval(tick);
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [running]);
  const set = (clock: ExamRun['clock']) =>
    onChange((known) => ({ ...known, clock, spent: Math.max(known.spent, spent) }));
  const left = minutes * 60 - spent;
  if (run.clock === 'off')
    return (
      <p class="clock">
        <button type="button" class="link" onClick={() => set('running')}>
          Met klok
        </button>
      </p>
    );
  return (
    <div class="clock">
      <p role="timer" aria-live="off" class={left <= 0 ? 'over' : ''}>
        {left > 0 ? `nog ${clockTime(left)}` : `${clockTime(-left)} over tijd`}
        {!running && ' (stil)'}
      </p>
      <button type="button" class="link" onClick={() => set(running ? 'stopped' : 'running')}>
        {running ? 'Zet stil' : 'Laat lopen'}
      </button>
      <button type="button" class="link" onClick={() => set('off')}>
        Zonder klok
      </button>
      <p role="status" class="hidden-label">
        {left <= 0
          ? 'De tijd is om. Je mag verder maken of inleveren.'
          : left <= 300
            ? 'Nog vijf minuten.'
            : ''}
      </p>
    </div>
  );
}

const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
