/** What a person who doubts a question takes along: the case, the answers, and the engine's trace of its ruling. */
import { isErrorAnswer, rule } from '../../engine/index.ts';
import { grade, type Verdict } from '../../quiz/grade.ts';
import type { Question } from '../../quiz/question.ts';

const WORDS: { readonly [verdict in Verdict]: string } = {
  hit: 'gekozen, goed',
  wrong: 'gekozen, fout',
  missed: 'niet gekozen, goed',
  left: 'niet gekozen, fout',
};

/** The text of a report, ready to paste: the code first, by which the case is found back. */
export function reportText(question: Question, chosen: readonly number[]): string {
  const { code, story, prompt, options, cites, record } = question;
  const { verdicts } = grade(question, chosen);
  const lines = [
    `Zaak ${code}`,
    [...story, prompt].join(' '),
    ...options.map(({ text }, place) => `- ${text} (${WORDS[verdicts[place] ?? 'left']})`),
    `Bepalingen: ${cites.join(', ')}`,
    ...(record ? [`Verloop: ${JSON.stringify(record)}`, ...traceOf(record)] : []),
  ];
  return lines.join('\n');
}

/** Which provisions spoke at which event, as the engine tells it. */
function traceOf(record: NonNullable<Question['record']>): readonly string[] {
  const answer = rule(record);
  if (isErrorAnswer(answer)) return [`Beslissing: ${answer.error.code}`];
  return answer.trace
    .filter(({ cites }) => cites.length > 0)
    .map(({ event, at, cites }) => `Gebeurtenis ${event + 1} (${at}): ${cites.join(', ')}`);
}
