/** What a person who doubts a question takes along: the case, the answers, and the engine's trace of its ruling. */
import { isErrorAnswer, rule } from '../../engine/index.ts';
import type { Moment } from '../../engine/laws.ts';
import { grade, type Verdict } from '../../quiz/grade.ts';
import type { Question } from '../../quiz/question.ts';

const WORDS: { readonly [verdict in Verdict]: string } = {
  hit: 'gekozen, goed',
  wrong: 'gekozen, fout',
  missed: 'niet gekozen, goed',
  left: 'niet gekozen, fout',
};

const MOMENTS: { readonly [moment in Moment]: string } = {
  ahead: 'bij bieden vóór de rechtertegenstander',
  call: 'bij de bieding',
  'next-call': 'bij de bieding eroverheen',
  attention: 'toen erop gewezen werd',
  choice: 'bij de keuze',
  correction: 'bij de verbetering uit zichzelf',
  replacement: 'bij de vervangende bieding',
  turn: 'toen de beurt terugkwam',
  'own-turn': 'bij de bieding op de eigen beurt',
  change: 'bij het veranderen',
  exposed: 'toen een kaart zichtbaar werd',
  'exposed-choice': 'bij de keuze na een zichtbare kaart',
  end: 'bij het einde van het bieden',
  lead: 'voor het voorspelen',
  'exposed-after': 'na het bieden, met een open kaart',
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
    .map(({ event, at, cites }) => `Gebeurtenis ${event + 1} (${MOMENTS[at]}): ${cites.join(', ')}`);
}
