/**
 * The forms of exams and how a set is composed: form, edition and seed give the same questions on every machine, so that a
 * whole class gets one set. What the free form may choose is in the address too.
 */
import type { QuestionKind, QuizLevel } from '../../quiz/question.ts';
import type { Quiz } from '../question/quiz.ts';
import { QUIZ_LEVELS } from '../../quiz/question.ts';
import { isMadeKind } from '../practise/filter.ts';
import { distinctCases, distinctQuestions, drawCodes } from '../../quiz/draw.ts';
import { oddField, oddWords, wordsIn, type OddField } from '../address-fields.ts';

/** The forms, easiest first; the free one last. */
export const FORM_IDS = ['speler', 'clubleider', 'wedstrijdleider', 'vrij'] as const;
export type FormId = (typeof FORM_IDS)[number];

/** A form of exam. */
export interface ExamForm {
  readonly id: FormId;
  readonly title: string;
  readonly says: string;
  /** Number of questions, and how many must be right to pass. */
  readonly count: number;
  readonly pass: number;
  readonly minutes: number;
  readonly openBook: boolean;
  readonly levels: readonly QuizLevel[];
  /** Empty: every kind. */
  readonly kinds: readonly QuestionKind[];
}

const RULINGS = ['irregularity', 'options', 'consequence', 'lead', 'provision', 'knowledge'] as const;
const PASS_PART = 0.7;

/** The named forms. */
export const FORMS: readonly ExamForm[] = [
  {
    id: 'speler',
    title: 'Spelersproef',
    says: 'Wat elke speler van de regels moet weten, zonder boek.',
    count: 25,
    pass: 19,
    minutes: 45,
    openBook: false,
    levels: ['basis'],
    kinds: ['legality', 'outcome', 'irregularity', 'options', 'score', 'knowledge'],
  },
  {
    id: 'clubleider',
    title: 'Clubleider',
    says: 'Beslissingen aan tafel, met het spelregelboek erbij.',
    count: 20,
    pass: 14,
    minutes: 60,
    openBook: true,
    levels: ['basis', 'gevorderd'],
    kinds: RULINGS,
  },
  {
    id: 'wedstrijdleider',
    title: 'Wedstrijdleider',
    says: 'De stappen in volgorde, vergelijkbare biedingen en voorspeelbeperkingen, met het boek erbij.',
    count: 30,
    pass: 21,
    minutes: 90,
    openBook: true,
    levels: ['gevorderd', 'wedstrijdleider'],
    kinds: [...RULINGS, 'steps'],
  },
];

/** An exam: a form, the edition, the seed; and for the free form what was chosen. */
export interface ExamChoice {
  readonly form: FormId;
  readonly edition: string;
  readonly seed: string;
  readonly free?: FreeChoice;
}

/** What the free form lets one choose. */
export interface FreeChoice {
  readonly level?: QuizLevel;
  readonly topics: readonly string[];
  readonly count: number;
  readonly minutes: number;
}

/** Bounds of the free form. */
export const FREE_COUNT = { least: 5, most: 60, usual: 20 } as const;
export const FREE_MINUTES = { least: 5, most: 180, usual: 30 } as const;

/** The form that belongs to a choice, the free one made up from what was chosen. */
export function formOf({ form, free }: ExamChoice): ExamForm {
  const named = FORMS.find(({ id }) => id === form);
  if (named) return named;
  const count = free?.count ?? FREE_COUNT.usual;
  return {
    id: 'vrij',
    title: 'Eigen examen',
    says: 'Stel zelf samen: editie, niveau, onderwerpen, aantal en tijd.',
    count,
    pass: Math.ceil(count * PASS_PART),
    minutes: free?.minutes ?? FREE_MINUTES.usual,
    openBook: true,
    levels: free?.level ? [free.level] : QUIZ_LEVELS,
    kinds: [],
  };
}

type Maker = Pick<Quiz, 'patterns' | 'make'>;

/** The codes of an exam; fewer than the form's count only when there are not enough different questions. */
export function composeExam(quiz: Maker, choice: ExamChoice): readonly string[] {
  const { count } = formOf(choice);
  const codes = distinctCases(drawCodes(wantedFor(quiz, choice), examId(choice), count * 4));
  return distinctQuestions(codes, count, quiz.make).map(({ code }) => code);
}

/** How many questions an exam will have. Where cases are made there are always enough; only written ones and texts are counted. */
export function countFor(quiz: Maker, choice: ExamChoice): number {
  const isMade = wantedFor(quiz, choice).some(({ kind }) => isMadeKind(kind));
  return isMade ? formOf(choice).count : composeExam(quiz, choice).length;
}

/** How many of so many questions must be right to pass. */
export const passMark = ({ pass, count }: ExamForm, questions: number): number =>
  Math.ceil((pass * questions) / count);

const wantedFor = ({ patterns }: Maker, choice: ExamChoice): Maker['patterns'] => {
  const form = formOf(choice);
  const topics = choice.free?.topics ?? [];
  return patterns.filter(
    ({ edition, level, kind, topic }) =>
      edition === choice.edition &&
      form.levels.includes(level) &&
      (form.kinds.length === 0 || form.kinds.includes(kind)) &&
      (topics.length === 0 || topics.includes(topic)),
  );
};

/** An address as read: the exam it names, and the fields that cannot be followed; then the choice is what is left of it. */
export interface ExamAddress {
  readonly choice: ExamChoice;
  readonly odd: readonly OddField[];
}

/** Reads the query of an address; undefined when it asks for no exam. `editions` and `topics`: those about which something can be asked. */
export function parseExam(
  query: string,
  editions: readonly string[],
  topics: readonly string[],
  current: string,
): ExamAddress | undefined {
  const asked = new URLSearchParams(query);
  const given = (name: string) => asked.get(name)?.trim().toLowerCase() ?? '';
  if (FIELDS.every((name) => given(name) === '')) return undefined;
  const form = FORM_IDS.find((each) => each === given('proef'));
  const seed = parseSeed(given('zaad'));
  const edition = editions.find((each) => each === given('editie'));
  const level = QUIZ_LEVELS.find((each) => each === given('niveau'));
  const count = numberIn(given('aantal'), FREE_COUNT);
  const minutes = numberIn(given('minuten'), FREE_MINUTES);
  const isNamed = form !== undefined && form !== 'vrij';
  const odd = [
    ...(form === undefined ? [{ name: 'proef', text: given('proef') }] : []),
    ...oddField('editie', given('editie'), edition),
    ...(seed === undefined ? [{ name: 'zaad', text: given('zaad') }] : []),
    ...(isNamed
      ? []
      : [
          ...oddField('niveau', given('niveau'), level),
          ...oddWords('onderwerp', given('onderwerp'), topics),
          ...oddField('aantal', given('aantal'), count),
          ...oddField('minuten', given('minuten'), minutes),
        ]),
  ];
  const choice: ExamChoice = {
    form: form ?? 'speler',
    edition: edition ?? current,
    seed: seed ?? '',
    ...(!isNamed && {
      free: {
        ...(level !== undefined && { level }),
        topics: wordsIn(given('onderwerp')).filter((word) => topics.includes(word)),
        count: count ?? FREE_COUNT.usual,
        minutes: minutes ?? FREE_MINUTES.usual,
      },
    }),
  };
  return { choice, odd };
}

/** The fields of an exam's address. */
const FIELDS = ['proef', 'editie', 'zaad', 'niveau', 'onderwerp', 'aantal', 'minuten'] as const;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const numberIn = (text: string, { least, most }: Bounds): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

/** A number as typed, kept within its bounds. */
export const within = (text: string, { least, most, usual }: Bounds & { readonly usual: number }): number =>
  /^\d{1,4}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;

/** A seed as a person may type it: letters, digits and hyphens; undefined for anything else. */
export const parseSeed = (text: string): string | undefined => {
  const seed = text.trim().toLowerCase();
  return /^[a-z0-9-]{1,30}$/.test(seed) ? seed : undefined;
};

/** The query of an exam's address, which is also its name in the store. */
export function examId({ form, edition, seed, free }: ExamChoice): string {
  const parts = [`proef=${form}`, `editie=${edition}`, `zaad=${seed}`];
  if (form === 'vrij' && free)
    parts.push(
      ...(free.level ? [`niveau=${free.level}`] : []),
      ...(free.topics.length > 0 ? [`onderwerp=${free.topics.join('.')}`] : []),
      `aantal=${free.count}`,
      `minuten=${free.minutes}`,
    );
  return `?${parts.join('&')}`;
}
