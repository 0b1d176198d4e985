/**
 * `spelregels quiz`: questions drawn from a seed, one JSON line each. The same edition, seed and choice give the same questions
 * on every machine, and a code by itself gives its question again.
 */
import { CURRENT, editionById, EDITIONS } from '../editions.ts';
import { drawQuestions } from '../quiz/draw.ts';
import type { QuizLibrary } from '../quiz/library.ts';
import { makeQuestion, patternsOf } from '../quiz/make.ts';
import {
  isQuizFault,
  QUESTION_KINDS,
  QUIZ_LEVELS,
  type PatternInfo,
  type Question,
} from '../quiz/question.ts';
import { kindName, levelName } from '../quiz/wording/names.ts';
import { fail, printLines, takeOption } from './output.ts';
import { readLibrary } from './quiz-library.ts';

const OPTIONS = ['edition', 'seed', 'count', 'kind', 'level', 'topic', 'code'] as const;
type Option = (typeof OPTIONS)[number];
type Given = { readonly [option in Option]?: string };

const USAGE =
  'Gebruik: spelregels quiz [--edition JAAR] [--seed TEKST] [--count AANTAL] [--kind SOORT] [--level NIVEAU] [--topic ONDERWERP]   of   spelregels quiz --code CODE';

/** The most questions that one run makes. */
const COUNT_AT_MOST = 1_000_000;
const LINES_AT_ONCE = 200;
/** Status for a fault of ours: a question that was drawn and could not be made. */
const OURS = 1;

/** Runs the subcommand and gives its exit status. */
export const run = async (args: readonly string[]): Promise<number> => {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    printLines(help());
    return 0;
  }
  const given = optionsIn(args);
  if (given === undefined) return fail('usage', `${USAGE}. Zie quiz --help.`);
  const { code } = given;
  if (code !== undefined) return Object.keys(given).length > 1 ? fail('usage', USAGE) : printOne(code);
  return printSet(given);
};

const help = (): readonly string[] => [
  USAGE,
  '',
  'Vragen bij een zaad, één JSON-regel per vraag. Wat niet is gegeven, is alles; zonder --edition de geldende editie.',
  '',
  `  --edition  ${EDITIONS.map(({ id }) => id).join(', ')}`,
  '  --seed     tekst of getal; hetzelfde zaad geeft dezelfde vragen (standaard 1)',
  '  --count    aantal vragen (standaard 1); minder als er niet zoveel verschillende zijn',
  '  --kind     een of meer, met een komma ertussen:',
  ...QUESTION_KINDS.map((kind) => `               ${kind.padEnd(14)} ${kindName(kind)}`),
  `  --level    ${QUIZ_LEVELS.map((level) => `${level} (${levelName(level)})`).join(', ')}`,
  '  --topic    een onderwerp uit content/topics, zoals onvoldoend-bod',
  '  --code     een vraag bij haar code, zoals 2017-ir-ib-7; zonder andere opties',
  '',
  'Status: 0 beantwoord, 2 onbruikbare invoer, 1 een fout van ons.',
];

/** The options by name; undefined when one is unknown, comes twice or lacks its value. */
const optionsIn = (args: readonly string[]): Given | undefined => {
  let rest = args;
  const given: { [option in Option]?: string } = {};
  for (const name of OPTIONS) {
    const taken = takeOption(rest, `--${name}`);
    if (taken.isBare) return undefined;
    rest = taken.rest;
    if (taken.value !== undefined) given[name] = taken.value;
  }
  return rest.length > 0 ? undefined : given;
};

const printOne = (code: string): number => {
  const made = makeQuestion(code, readLibrary());
  if (isQuizFault(made)) return fail(made.fault, `Bij de code ${code} hoort geen vraag.`);
  printLines([lineOf(made)]);
  return 0;
};

const printSet = ({ edition = CURRENT.id, seed = '1', count = '1', kind, level, topic }: Given): number => {
  if (editionById(edition) === undefined)
    return unknown(
      'edition',
      edition,
      'editie',
      EDITIONS.map(({ id }) => id),
    );
  const kinds = kind?.split(',') ?? [];
  const strange = kinds.find((each) => !QUESTION_KINDS.some((known) => known === each));
  if (strange !== undefined) return unknown('kind', strange, 'soort', QUESTION_KINDS);
  if (level !== undefined && !QUIZ_LEVELS.some((known) => known === level))
    return unknown('level', level, 'niveau', QUIZ_LEVELS);
  const wanted = /^\d{1,7}$/.test(count) ? Number(count) : 0;
  if (wanted < 1 || wanted > COUNT_AT_MOST)
    return fail('invalid-count', `Na --count komt een getal van 1 tot en met ${COUNT_AT_MOST}.`);
  const library = readLibrary();
  const all = patternsOf(edition, library);
  const topics = [...new Set(all.map((pattern) => pattern.topic))].sort();
  if (topic !== undefined && !topics.includes(topic)) return unknown('topic', topic, 'onderwerp', topics);
  const patterns = all.filter(
    (pattern) =>
      (kinds.length === 0 || kinds.includes(pattern.kind)) &&
      (level === undefined || pattern.level === level) &&
      (topic === undefined || pattern.topic === topic),
  );
  if (patterns.length === 0)
    return fail(
      'no-questions',
      'Hierover zijn geen vragen. Kies een andere soort, een ander niveau of onderwerp.',
    );
  return printDrawn(patterns, library, seed, wanted);
};

const unknown = (option: Option, value: string, word: string, known: readonly string[]): number =>
  fail(`unknown-${option}`, `Onbekend bij --${option}: ${value}. Kies een ${word} uit ${known.join(', ')}.`);

const printDrawn = (
  patterns: readonly PatternInfo[],
  library: QuizLibrary,
  seed: string,
  count: number,
): number => {
  let lines: string[] = [];
  let printed = 0;
  const print = (): void => {
    printLines(lines);
    printed += lines.length;
    lines = [];
  };
  for (const made of drawQuestions(patterns, seed, count, (code) => makeQuestion(code, library))) {
    if (isQuizFault(made)) {
      print();
      fail(made.fault, `De vraag ${made.code} is niet gelukt. Dat is een fout van ons.`);
      return OURS;
    }
    lines.push(lineOf(made));
    if (lines.length === LINES_AT_ONCE) print();
  }
  print();
  if (printed < count)
    process.stderr.write(`Hierover zijn niet meer dan ${printed} verschillende vragen gevonden.\n`);
  return 0;
};

/** A question as one line: what identifies it, what the engine was asked (nothing where it is not asked), then what is shown. */
const lineOf = (question: Question): string => {
  const { code, edition, kind, level, topic, record, story, prompt, options, cites, ...more } = question;
  return JSON.stringify({
    code,
    edition,
    kind,
    level,
    topic,
    record: record ?? null,
    story,
    prompt,
    options,
    cites,
    ...more,
  });
};
