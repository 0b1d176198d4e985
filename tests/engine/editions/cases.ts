/**
 * Cases at the table as rows: what happened, and what must be in the answer. A title names article and case. Events are
 * written short: '1S' is a call by the player whose turn it is, 'S:1S' one by South; the other events have a word each.
 */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../src/engine/index.ts';

export interface Case {
  readonly title: string;
  readonly dealer?: string;
  readonly events: readonly (string | object)[];
  readonly expect: Expected;
}

/** The part of an answer that a case looks at, written as one reads it aloud. */
export interface Expected {
  readonly phase?: string;
  readonly turn?: string | null;
  /** 'N 1S, E 2H' */
  readonly auction?: string;
  readonly withdrawn?: string;
  /** 'insufficient-bid by E: 1H'; null when there is none */
  readonly irregularity?: string | null;
  /** whether the latest irregularity is dealt with */
  readonly resolved?: boolean;
  /** 'accept S, reject S' */
  readonly options?: string;
  /** 'comparable' */
  readonly questions?: string;
  /** 'S P' */
  readonly required?: string | null;
  /** 'W next-turn, E end-of-auction'; '' for nobody */
  readonly mustPass?: string;
  /** 'N X/XX' */
  readonly mayNot?: string;
  /** 'W require-or-forbid CDHS at opening-lead'; '' for none; restrictions that do not apply are left out */
  readonly lead?: string;
  /** 'E HJ' */
  readonly penaltyCards?: string;
  /** '4H doubled N', 'passed-out: no-redeal', 'new-deal'; null while the auction goes on */
  readonly outcome?: string | null;
  /** citations that must be there */
  readonly cites?: readonly string[];
  /** citations that must not be there */
  readonly citesNot?: readonly string[];
  /** the error in place of an answer */
  readonly error?: string;
}

export const attention = { attention: true } as const;
export const choose = (by: string, option: string) => ({ choose: option, by });
export const replace = (by: string, call: string, more: object = {}) => ({ replace: call, by, ...more });
export const change = (by: string, call: string, more: object = {}) => ({ change: call, by, ...more });
export const expose = (by: string, ...cards: string[]) => ({ expose: cards, by });
export const led = (by: string, card: string) => ({ expose: [card], by, led: true });

/** Runs the cases of one provision under an edition. */
export const ruleOn = (edition: string, provision: string, cases: readonly Case[]): void => {
  describe(`${edition} ${provision}`, () => {
    test.each(cases)('$title', ({ dealer = 'N', events, expect: expected }) => {
      const answer = rule({ edition, dealer, vulnerable: 'none', events: events.map(eventOf) });
      expect(partOf(answer, expected)).toEqual(expected);
    });
  });
};

/** A call with more to it: what it means, a finding, a wrong name. */
export const call = (text: string, more: object) => ({ ...eventOf(text), ...more });

const eventOf = (event: string | object): object => {
  if (typeof event !== 'string') return event;
  const [call, by] = event.split(':').reverse();
  return by === undefined ? { call } : { call, by };
};

/* eslint-disable @typescript-eslint/no-explicit-any -- an answer is read here as its readers get it: as JSON */
const partOf = (answer: any, expected: Expected): Expected => {
  if (answer.error !== undefined) return { error: answer.error.code };
  const read: Record<string, unknown> = {
    ...answer,
    auction: inRow(answer.auction, (c) => `${c.by} ${c.call}`),
    withdrawn: inRow(answer.withdrawn, (c) => `${c.by} ${c.call}`),
    options: inRow(answer.options, (o) => `${o.id} ${o.by}`),
    questions: answer.questions.join(', '),
    mayNot: inRow(answer.mayNot, (limit) => `${limit.seat} ${limit.calls.join('/')}`),
    required: answer.required && `${answer.required.by} ${answer.required.call}`,
    mustPass: inRow(answer.mustPass, (bar) => `${bar.seat} ${bar.until}`),
    lead: inRow(
      answer.leadRestrictions.filter((r: any) => r.applies !== false),
      (r) => `${r.against} ${r.kind} ${r.suits.join('')} at ${r.when}`,
    ),
    penaltyCards: inRow(answer.penaltyCards, (c) => `${c.by} ${c.card}`),
    outcome: outcomeOf(answer.outcome),
    resolved: answer.irregularity?.resolved,
    irregularity: answer.irregularity && irregularityOf(answer.irregularity),
    cites: expected.cites?.filter((cite) => answer.cites.includes(cite)),
    citesNot: expected.citesNot?.filter((cite) => !answer.cites.includes(cite)),
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, read[key]]));
};

const inRow = (list: any[], show: (item: any) => string): string => list.map(show).join(', ');

const irregularityOf = ({ kind, by, call }: any): string =>
  call === null ? `${kind} by ${by}` : `${kind} by ${by}: ${call}`;

const outcomeOf = (outcome: any): string | null => {
  if (outcome === null) return null;
  if (outcome.kind === 'passed-out') return `passed-out: ${outcome.next}`;
  if (outcome.kind === 'new-deal') return 'new-deal';
  const doubling = outcome.doubling === 'none' ? '' : ` ${outcome.doubling}`;
  return `${outcome.level}${outcome.denomination}${doubling} ${outcome.declarer}`;
};
