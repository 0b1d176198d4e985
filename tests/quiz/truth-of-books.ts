/**
 * Whether an option is true, for the kinds that do not ask what a ruling comes to: the score, the provision, the director's steps,
 * the law's own words, written questions. As in `truth.ts` the question maker is not asked.
 */
import { articleEntry, editionById } from '../../src/editions.ts';
import type { Denomination, Level } from '../../src/engine/calls.ts';
import { scoreOf, scoreTableById } from '../../src/engine/scoring.ts';
import { sideOf, type Seat } from '../../src/engine/seats.ts';
import type { QuizLibrary } from '../../src/quiz/library.ts';
import type { Question } from '../../src/quiz/question.ts';
import { bare, callIn, contractIn, seatIn } from './reading.ts';
import { lastRuled, ruled } from './truth.ts';

/** The score of the story by the table of the edition. */
export const isScore = ({ edition, story }: Question, text: string): boolean => {
  const [, contract = '', vulnerable = ''] =
    /^Het contract is (.*), (.*)\.$/.exec(bare(story[0] ?? '')) ?? [];
  const [, tricks] = / maakt (\d+) slagen\.$/.exec(story[1] ?? '') ?? [];
  const { bid, doubling, declarer } = contractIn(contract);
  const scoring = editionById(edition)!.scoring;
  if (scoring.kind !== 'table') throw new Error(`no table: ${edition}`);
  const side = sideOf(declarer);
  const letters = side === 'NS' ? 'NZ' : 'OW';
  const isVulnerable = vulnerable.startsWith('allen') || vulnerable.startsWith(letters);
  const scored = scoreOf(
    scoreTableById(scoring.table),
    {
      level: Number(bid[0]) as Level,
      denomination: bid.slice(1) as Denomination,
      doubling: doubling as 'none',
    },
    Number(tricks),
    isVulnerable,
  );
  if (scored.kind !== 'score') throw new Error(`no score: ${story.join(' ')}`);
  const winner = scored.points > 0 === (side === 'NS') ? 'NZ' : 'OW';
  return text === `${winner} krijgt ${Math.abs(scored.points)} punten`;
};

/** The provision of the last ruling. */
export const isProvision = ({ record }: Question, cites: readonly string[]): boolean =>
  cites.every((cite) => lastRuled(ruled(record)).includes(cite));

/** Whether a provision has any part in the ruling, itself, its article as a whole or a part of it. */
export const playsPart = ({ record }: Question, [cite = '']: readonly string[]): boolean =>
  ruled(record).trace.some(({ cites }) =>
    cites.some((each) => each === cite || isPart(each, cite) || isPart(cite, each)),
  );

/** `27B1` is part of `27B`; `271` is no part of `27`. */
const isPart = (part: string, whole: string): boolean =>
  part.startsWith(whole) && !/^\d/.test(part.slice(whole.length));

const STEP_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^vaststellen wat er is gebeurd$/, 'irregularity'],
  [/^vaststellen of (het een vergissing was|de wijziging meteen kwam)$/, 'change'],
  [/^vaststellen wat (.*) betekent$/, 'finding'],
  [/^(\w+) laten kiezen$/, 'options'],
  [/^(\w+) laten vervangen$/, 'replace'],
  [/^(\w+) vrij laten bieden$/, 'own-turn'],
  [/^(\w+) laten herhalen$/, 'repeat'],
  [/^(\w+) de kaart(?:en)? open laten leggen$/, 'face-up'],
  [/^(\w+) vertellen dat hij moet passen$/, 'bar'],
  [/^(\w+) vertellen wat hij niet mag bieden$/, 'limit'],
  [/^later de leider wijzen op het voorspelen$/, 'lead'],
  [/^na het spel nagaan of er schade was$/, 'adjust'],
];

/** A step in words as what the engine's steps have: sort, and player or call. */
const stepIn = (words: string): string => {
  for (const [phrase, kind] of STEP_WORDS) {
    const [whole, rest] = phrase.exec(words) ?? [];
    if (whole === undefined) continue;
    if (rest === undefined || kind === 'change') return kind;
    return `${kind} ${kind === 'finding' ? callIn(rest) : seatIn(rest)}`;
  }
  throw new Error(`not read: ${words}`);
};

interface Told {
  readonly name: string;
  readonly do: string;
}

/** The engine's steps that can be told in the words of the question, each once. */
const stepsOf = (question: Question): readonly Told[] => {
  const told: Told[] = [];
  const { steps } = ruled(question.record);
  const isAsked = steps.some(({ matter }) => matter.kind === 'change' && matter.findings.length > 0);
  for (const step of steps) {
    if (isAsked && step.matter.kind === 'irregularity' && step.matter.irregularity === 'change-of-call')
      continue;
    const name = nameOf(step.matter, step.to, step.do);
    if (name !== undefined && step.cites.length > 0 && !told.some((each) => each.name === name))
      told.push({ name, do: step.do });
  }
  return told;
};

const nameOf = (
  matter: ReturnType<typeof ruled>['steps'][number]['matter'],
  to: Seat,
  what: string,
): string | undefined => {
  switch (matter.kind) {
    case 'irregularity':
    case 'exposed':
      return 'irregularity';
    case 'finding':
      return matter.question === 'comparable' ? `finding ${matter.call}` : undefined;
    case 'change':
      return matter.findings.length === 0 ? 'irregularity' : 'change';
    case 'lead':
      return matter.kind;
    case 'adjust':
      return what === 'after' ? 'adjust' : undefined;
    case 'options':
    case 'replace':
    case 'own-turn':
    case 'repeat':
    case 'face-up':
    case 'bar':
    case 'limit':
      return `${matter.kind} ${to}`;
    default:
      return undefined;
  }
};

/** All the engine's steps, in an order in which no step comes before one of another sort that it must follow. */
export const isCourse = (question: Question, text: string): boolean => {
  const said = bare(text)
    .split(' → ')
    .map((words) => stepIn(words.replace(/^Vaststellen|^Later|^Na /, (word) => word.toLowerCase())));
  const told = stepsOf(question);
  if (said.length !== told.length || !told.every(({ name }) => said.includes(name))) return false;
  const sorts = said.map((name) => told.find((each) => each.name === name)!.do);
  return (
    sorts.join() === told.map((each) => each.do).join() && said.join() === told.map(({ name }) => name).join()
  );
};

/** The law's own text with the words of the option in the gaps. */
export const isLawText = (
  { edition, cites, story }: Question,
  text: string,
  library: QuizLibrary,
): boolean => {
  const words = text.split(' … ');
  const filled = story.at(-1)!.replace(/…{4}/g, () => words.shift() ?? '');
  const passage = library.passages.find((each) => each.edition === edition && each.cite === cites[0]);
  return passage!.text.includes(filled);
};

/** What the author of a written question says. */
export const isWritten = ({ pattern }: Question, text: string, library: QuizLibrary): boolean => {
  const question = library.written.find(({ id }) => pattern.endsWith(`-kn-${id}`));
  return question!.options.find((option) => option.text === text)!.correct;
};

/** Whether an edition has the article of a provision. */
export const isKnownCite = (edition: string, cite: string): boolean => {
  const book = editionById(edition)!;
  return book.unit === 'hoofdstuk'
    ? /^\d+[a-z]?$/.test(cite)
    : articleEntry(book, /^\d+/.exec(cite)?.[0] ?? '') !== undefined;
};
