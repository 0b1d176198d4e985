/**
 * A record in one line, so that a test reads like what happened at the table. Events, separated by blanks:
 *
 *     1H          the player whose turn it is calls         S:1H         South calls
 *     !           attention is drawn                        accept/S     South chooses
 *     E=2C        East substitutes                          N>1S  N~1S   North changes his call: on second thoughts, as a slip
 *     N>>1S N~~1S likewise, in one breath                   E*HT  E*S3,S4  E**S3   East's cards become visible (** led)
 *
 * A call may carry remarks in brackets, separated by commas: yes, no (comparable or not), over, not-over, art (artificial),
 * sim (simultaneous), names=2S; and a meaning between braces, as JSON: 2H{"points":[6,9]}.
 */
import { isErrorAnswer, rule, type Answer } from '../../src/engine/index.ts';

const REMARKS: Readonly<Record<string, object>> = {
  yes: { comparable: true },
  no: { comparable: false },
  over: { over: true },
  'not-over': { over: false },
  art: { artificial: true },
  sim: { simultaneous: true },
};

const remarksOf = (text: string): object => {
  const [, call, brackets, meaning] = /^([^({]*)(?:\(([^)]*)\))?(\{.*\})?$/.exec(text) ?? [];
  const remarks = (brackets ?? '').split(',').filter(Boolean);
  const read = remarks.map((remark) =>
    remark.startsWith('names=') ? { names: remark.slice(6) } : REMARKS[remark],
  );
  return Object.assign({ call }, ...read, meaning ? { shows: JSON.parse(meaning) } : {});
};

const eventOf = (text: string): object => {
  if (text === '!') return { attention: true };
  const choice = /^([a-z-]+)\/([NESW])$/.exec(text);
  if (choice) return { choose: choice[1], by: choice[2] };
  const [, by, sign, rest] = /^([NESW])(:|=|>>|>|~~|~|\*\*|\*)(.*)$/.exec(text) ?? [];
  if (by === undefined || rest === undefined) return remarksOf(text);
  if (sign === '*' || sign === '**') return { expose: rest.split(','), by, led: sign === '**' };
  const { call, ...remarks } = remarksOf(rest) as { call: string };
  if (sign === ':') return { call, by, ...remarks };
  if (sign === '=') return { replace: call, by, ...remarks };
  return { change: call, by, unintended: sign!.startsWith('~'), atOnce: sign!.length === 2, ...remarks };
};

/** The record that a line describes: dealer, colon, events. */
export const recordOf = (edition: string, line: string): object => {
  const [dealer, ...events] = line.split(' ').filter(Boolean);
  return { edition, dealer, vulnerable: 'none', events: events.map(eventOf) };
};

/** The answer to a line; fails when the engine finds the record unusable. */
export const answerTo = (edition: string, line: string): Answer => {
  const answer = rule(recordOf(edition, line));
  if (isErrorAnswer(answer)) throw new Error(`${line}: ${JSON.stringify(answer.error)}`);
  return answer;
};

/** What a row expects; a field that it leaves out is not compared. Lists are written as in an answer, separated by commas. */
export interface Expected {
  readonly phase?: string;
  readonly turn?: string | null;
  readonly auction?: string;
  readonly withdrawn?: string;
  readonly irregularity?: string;
  readonly options?: string;
  readonly questions?: string;
  readonly required?: string;
  readonly mustPass?: string;
  readonly mayNot?: string;
  /** `W forbid DHS`: against whom, what, which suits. */
  readonly leads?: string;
  /** `4HX N`: level, denomination, doubling, declarer. */
  readonly outcome?: string;
  readonly penaltyCards?: string;
  /** Each of these must be cited, or a part of it. */
  readonly cites?: string;
}

/** An answer in the words of a row. */
export const viewOf = (answer: Answer): Required<Omit<Expected, 'cites'>> => ({
  phase: answer.phase,
  turn: answer.turn,
  auction: answer.auction.map(({ by, call }) => `${by} ${call}`).join(', '),
  withdrawn: answer.withdrawn.map(({ by, call }) => `${by} ${call}`).join(', '),
  irregularity: answer.irregularity
    ? `${answer.irregularity.kind} ${answer.irregularity.by}${answer.irregularity.resolved ? '' : ' open'}`
    : '',
  options: answer.options.map(({ id, by }) => `${id} ${by}`).join(', '),
  questions: answer.questions.join(', '),
  required: answer.required ? `${answer.required.by} ${answer.required.call}` : '',
  mustPass: answer.mustPass.map(({ seat, until }) => `${seat} ${until}`).join(', '),
  mayNot: answer.mayNot.map(({ seat, calls }) => `${seat} ${calls.join('/')}`).join(', '),
  leads: answer.leadRestrictions
    .filter(({ applies }) => applies !== false)
    .map(({ against, kind, suits }) => `${against} ${kind} ${suits.join('')}`)
    .join(', '),
  outcome: outcomeOf(answer),
  penaltyCards: answer.penaltyCards.map(({ by, card }) => `${by} ${card}`).join(', '),
});

const outcomeOf = ({ outcome }: Answer): string => {
  if (outcome === null) return '';
  if (outcome.kind !== 'contract') return outcome.kind;
  const doubling = { none: '', doubled: 'X', redoubled: 'XX' }[outcome.doubling];
  return `${outcome.level}${outcome.denomination}${doubling} ${outcome.declarer}`;
};

/** A row of a test: the article and the case, what happened, what the law says. */
export type Row = readonly [title: string, line: string, expected: Expected];
