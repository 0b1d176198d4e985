/** A checklist of a director's steps: which of its questions and steps are shown, given the answers so far. Written in `content/checklists`. */
import type { Step } from '../../engine/step.ts';

type When = { readonly [question: string]: readonly string[] };

/** A question to the director; its answers by name. */
export interface Question {
  readonly ask: string;
  readonly text: string;
  readonly answers: { readonly [answer: string]: string };
  readonly when?: When | undefined;
  readonly cites: readonly string[];
}

/** What he establishes, lays before somebody, tells, or looks at afterwards; `to` is a role: “de leider”. */
export interface Task {
  readonly do: Step['do'];
  readonly to: string;
  readonly text: string;
  readonly when?: When | undefined;
  readonly cites: readonly string[];
}

/** A checklist of an edition for a situation. */
export interface Checklist {
  readonly edition: string;
  readonly situation: string;
  readonly intro: string;
  /** Given where the last cards can be entered and played out: the provisions that cancel the concession of a trick. */
  readonly ending?: { readonly concession: readonly string[] } | undefined;
  readonly items: readonly (Question | Task)[];
}

/** Answers by question; those to questions that are not asked any more do no harm. */
export type Answers = { readonly [question: string]: string };

/** Whether an item is a question. */
export const isQuestion = (item: Question | Task): item is Question => 'ask' in item;

/**
 * The items that are shown: those whose conditions the answers meet. An answer counts only while its own question is shown
 * and knows it, so that another answer further up takes what hung on it away.
 */
export const shownItems = (
  { items }: Pick<Checklist, 'items'>,
  answers: Answers,
): readonly (Question | Task)[] => {
  const given: Record<string, string> = {};
  return items.filter((item) => {
    const met = Object.entries(item.when ?? {}).every(([question, values]) =>
      values.includes(given[question] ?? ''),
    );
    if (met && isQuestion(item)) {
      const answer = answers[item.ask];
      if (answer !== undefined && Object.hasOwn(item.answers, answer)) given[item.ask] = answer;
    }
    return met;
  });
};
