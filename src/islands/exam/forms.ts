/**
 * The forms of exams and how a set is composed: form, edition and seed give the same questions on every machine, so that a
 * whole class gets one set. What the free form may choose is in the address too.
 */
import type { QuestionKind, QuizLevel } from '../../quiz/question.ts';
import type { Quiz } from '../question/quiz.ts';
import { QUIZ_LEVELS } from '../../quiz/question.ts';
import { isMadeKind } from '../practise/filter.ts';
import { distinctCases, distinctQuestions, drawCodes } from '../../quiz/draw.ts';

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

/** Reads the query of an address; undefined when it names no exam. */
export function parseExam(
  query: string,
  editions: readonly string[],
  current: string,
): ExamChoice | undefined {
  const asked = new URLSearchParams(query);
  const given = (name: string) => asked.get(name)?.trim().toLowerCase() ?? '';
  const form = FORM_IDS.find((each) => each === given('proef'));
  const seed = parseSeed(given('zaad'));
  if (form === undefined || seed === undefined) return undefined;
  const edition = editions.find((each) => each === given('editie')) ?? current;
  if (form !== 'vrij') return { form, edition, seed };
  const level = QUIZ_LEVELS.find((each) => each === given('niveau'));
  const topics = given('onderwerp')
    .split('.')
    .filter((word) => /^[a-z0-9-]+$/.test(word));
  return {
    form,
    edition,
    seed,
    free: {
      ...(level !== undefined && { level }),
      topics,
      count: within(given('aantal'), FREE_COUNT),
      minutes: within(given('minuten'), FREE_MINUTES),
    },
  };
}

/** A number as typed, kept within its bounds. */
export const within = (
  text: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): number => (/^\d{1,4}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual);

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
