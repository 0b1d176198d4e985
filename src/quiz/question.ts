/**
 * What a question is: the form that every question kind makes and that pages, exports and the command line read.
 * A question is plain data in Dutch; how it is made stands in `make.ts`, how it is graded in `grade.ts`.
 */
import type { SpokenCall } from '../engine/calls.ts';
import type { Card } from '../engine/cards.ts';
import type { Seat, Vulnerability } from '../engine/seats.ts';

/** The kinds of questions, in the order of a director's work: the auction, what went wrong, the ruling, the book. */
export const QUESTION_KINDS = [
  /** May this call be made here? */
  'legality',
  /** Is the auction over, what is the contract, who declares? */
  'outcome',
  /** What went wrong? */
  'irregularity',
  /** Which choices does who get? */
  'options',
  /** What follows from this choice or this substitute? */
  'consequence',
  /** What may declarer do with the lead? */
  'lead',
  /** The same case under another edition. */
  'other-edition',
  /** What does it score? */
  'score',
  /** Which provision applies? */
  'provision',
  /** The director's steps in order. */
  'steps',
  /** A word left out of the law's text. */
  'gap',
  /** A written question (`content/questions`). */
  'knowledge',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** How hard a question is: for players, for club directors, for tournament directors. */
export const QUIZ_LEVELS = ['basis', 'gevorderd', 'wedstrijdleider'] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

/** A provision in the numbering of its edition: `27B1a`, `31b`, `7a`. */
export type Cite = string;

/** A call to draw, in the order in which it was made; without `call` it is the one asked about. */
export interface DrawnCall {
  readonly by: Seat;
  readonly call?: SpokenCall;
  /** Words under the call: "onvoldoende", "voor de beurt". */
  readonly words?: string;
  /** An irregular call, to be framed. */
  readonly framed?: boolean;
  /** Cancelled or withdrawn. */
  readonly withdrawn?: boolean;
}

/** The auction to draw above a question. */
export interface DrawnAuction {
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly cells: readonly DrawnCall[];
}

/** A hand to draw: what one player holds, spades first. */
export interface DrawnHand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** A table record in the form of its contract, as the command line takes it: what the engine was asked. */
export interface RecordJson {
  readonly edition: string;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly events: readonly { readonly [field: string]: unknown }[];
}

/** An answer to choose. `why` says in one or two sentences why it is right or wrong, `cites` on what that rests. */
export interface QuestionOption {
  readonly text: string;
  readonly correct: boolean;
  readonly why: string;
  /** Provisions of the question's own edition, or of `citesEdition` when that is given. */
  readonly cites: readonly Cite[];
  /** The edition of `cites` when the explanation points to another one ("zo is het in 2007"). */
  readonly citesEdition?: string;
}

/** A question with its answers. Same code, same question, on every machine. All texts are Dutch; suit signs carry U+FE0E. */
export interface Question {
  /** `2017-co-ibrp-4821`: edition, kind, branch and number (see `codes.ts`). */
  readonly code: string;
  readonly edition: string;
  readonly kind: QuestionKind;
  readonly level: QuizLevel;
  /** A subject: a slug of `content/topics`, or of the question's file for written questions without one. */
  readonly topic: string;
  /** What is scheduled: the code without its number, `2017-co-ibrp`. */
  readonly pattern: string;
  /** `one`: exactly one option is right. `set`: one or more are, and all of them must be chosen. */
  readonly select: 'one' | 'set';
  /** What happened at the table, sentence by sentence; drawn between the auction and the prompt. */
  readonly story: readonly string[];
  readonly prompt: string;
  readonly options: readonly QuestionOption[];
  /** The provisions on which the right answer rests, most telling first. */
  readonly cites: readonly Cite[];
  /** The edition of `cites` when the question asks about another one than its own. */
  readonly citesEdition?: string;
  readonly auction?: DrawnAuction;
  readonly hand?: DrawnHand;
  /** The record that the engine ruled on. */
  readonly record?: RecordJson;
}

/** Why there is no question. `not-made`: every attempt from this number failed. `unknown-branch`: also a written question that is not there. */
export const QUIZ_FAULTS = [
  'bad-code',
  'unknown-edition',
  'unknown-kind',
  'unknown-branch',
  'not-made',
] as const;
export type QuizFaultCode = (typeof QUIZ_FAULTS)[number];

/** A question that could not be made. */
export interface QuizFault {
  readonly kind: 'fault';
  readonly fault: QuizFaultCode;
  readonly code: string;
}

/** Whether there is no question. */
export const isQuizFault = (made: Question | QuizFault): made is QuizFault => made.kind === 'fault';

/** What a pattern is about, known without making a question: for choosing what to practise. */
export interface PatternInfo {
  /** `2017-co-ibrp` */
  readonly pattern: string;
  readonly edition: string;
  readonly kind: QuestionKind;
  readonly level: QuizLevel;
  readonly topic: string;
  /** The provisions that a question of this pattern is about. */
  readonly cites: readonly Cite[];
}
