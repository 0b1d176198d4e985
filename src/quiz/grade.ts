/** Grades an answer: which options were chosen rightly, wrongly or not at all. What it means for practice is told by `schedule.ts`. */
import type { Question } from './question.ts';

/** What became of one option. */
export const VERDICTS = [
  /** Right, and chosen. */
  'hit',
  /** Wrong, and chosen. */
  'wrong',
  /** Right, and not chosen. */
  'missed',
  /** Wrong, and not chosen. */
  'left',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The outcome of an answer; `verdicts` follows the options. */
export interface Grade {
  readonly correct: boolean;
  readonly verdicts: readonly Verdict[];
}

/** Grades the chosen options (their places, from 0): right only when exactly the right ones were chosen. */
export const grade = ({ options }: Pick<Question, 'options'>, chosen: readonly number[]): Grade => {
  const verdicts = options.map(({ correct }, place): Verdict => {
    const isChosen = chosen.includes(place);
    return correct ? (isChosen ? 'hit' : 'missed') : isChosen ? 'wrong' : 'left';
  });
  return { correct: verdicts.every((verdict) => verdict === 'hit' || verdict === 'left'), verdicts };
};
