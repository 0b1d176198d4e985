/**
 * What a ruling comes to, one question at a time: who must pass, how the auction goes on, what the next player may do, who has
 * a choice, what declarer may do with the lead. A verdict is data with a key: rulings with equal keys are the same answer.
 */
import type { Call, SpokenCall, Suit } from '../../engine/calls.ts';
import type { Answer } from '../../engine/index.ts';
import type { BarEnd, LeadDuration, LeadKind, LeadMoment, OptionId, Outcome } from '../../engine/ruling.ts';
import { partner, SEATS, type Seat } from '../../engine/seats.ts';
import type { Cite } from '../question.ts';
import type { Walk } from './walk.ts';

/** Who must pass, and how long; seats in rotation from North. */
export interface BarsVerdict {
  readonly kind: 'bars';
  readonly bars: readonly { readonly seat: Seat; readonly until: BarEnd }[];
}

/** What stands of the offender's call, and who is next. */
export interface CourseVerdict {
  readonly kind: 'course';
  /** Whether a call was at fault, or cards that were shown: these leave every call as it is. */
  readonly of: 'call' | 'cards';
  /** The call that now stands in the offender's place; undefined: none does. */
  readonly stands: SpokenCall | undefined;
  /** It is a call that he made himself, no pass that the law puts there. */
  readonly own: boolean;
  readonly by: Seat;
  readonly next:
    | { readonly kind: 'turn'; readonly seat: Seat }
    | { readonly kind: 'replace'; readonly seat: Seat }
    | { readonly kind: 'choice'; readonly seat: Seat }
    | { readonly kind: 'over'; readonly outcome: Outcome };
}

/** What the player whose turn it is may do. */
export interface FreedomVerdict {
  readonly kind: 'freedom';
  readonly seat: Seat;
  readonly only: Call | undefined;
  readonly not: readonly Call[];
}

/** Who gets which choice after attention; nobody, when the director rules at once. */
export interface ChoiceVerdict {
  readonly kind: 'choice';
  readonly options: readonly { readonly id: OptionId; readonly by: Seat }[];
  /** Nobody chooses: the offender must replace his call. */
  readonly replace: Seat | undefined;
}

/** What declarer may do with the lead; undefined: nothing. */
export interface LeadVerdict {
  readonly kind: 'lead';
  readonly restriction:
    | {
        readonly against: Seat;
        readonly lead: LeadKind;
        readonly suits: readonly Suit[];
        readonly when: LeadMoment;
        readonly lasts: LeadDuration;
      }
    | undefined;
}

export type Verdict = BarsVerdict | CourseVerdict | FreedomVerdict | ChoiceVerdict | LeadVerdict;

/** The key of a verdict: equal for rulings that come to the same. */
export const keyOf = (verdict: Verdict): string =>
  JSON.stringify(
    verdict.kind === 'choice'
      ? { ...verdict, options: verdict.options.map(({ id, by }) => `${by} ${id}`).sort() }
      : verdict,
  );

/** Whether nothing comes of it for a player: nobody must pass, or one may call as he likes. */
export const isBare = (verdict: Verdict): boolean =>
  verdict.kind === 'bars'
    ? verdict.bars.length === 0
    : verdict.kind === 'freedom' && verdict.only === undefined && verdict.not.length === 0;

/** Who must pass by this ruling. */
export const barsIn = ({ mustPass }: Pick<Answer, 'mustPass'>): BarsVerdict => ({
  kind: 'bars',
  bars: SEATS.flatMap((seat) => mustPass.filter((bar) => bar.seat === seat)).map(({ seat, until }) => ({
    seat,
    until,
  })),
});

/** How the auction goes on; undefined while a fact is not established, and where the next player is not free: that is the question then. */
export const courseIn = ({ answer, offence, decisions }: Walk): CourseVerdict | undefined => {
  const next = nextIn(answer, offence.by);
  if (next === undefined || (answer.required !== null && answer.phase === 'auction')) return undefined;
  const place = answer.auction.findLastIndex(
    ({ by }, at) => by === offence.by && at >= offence.before.length,
  );
  const stands = place === -1 || next.kind === 'replace' ? undefined : answer.auction[place]?.call;
  const made = decisions
    .flatMap((each) => ('call' in each ? [each.call] : []))
    .filter(({ by }) => by === offence.by);
  const own = [offence.call, offence.first, ...made].some((call) => call?.call === stands);
  return {
    kind: 'course',
    of: offence.call === undefined ? 'cards' : 'call',
    stands,
    own,
    by: offence.by,
    next,
  };
};

const nextIn = (answer: Answer, offender: Seat): CourseVerdict['next'] | undefined => {
  switch (answer.phase) {
    case 'auction':
      return answer.turn === null ? undefined : { kind: 'turn', seat: answer.turn };
    case 'replacement':
      return { kind: 'replace', seat: offender };
    case 'choice':
      return answer.options[0] && { kind: 'choice', seat: answer.options[0].by };
    case 'closed':
      return answer.outcome === null ? undefined : { kind: 'over', outcome: answer.outcome };
    case 'finding':
      return undefined;
  }
};

/** What the offender or his partner may do now that it is his turn; undefined when it is another's. */
export const freedomIn = ({ answer, offence }: Walk): FreedomVerdict | undefined => {
  const { turn, required, mayNot, phase } = answer;
  if (phase !== 'auction' || turn === null || (turn !== offence.by && turn !== partner(offence.by)))
    return undefined;
  const not = mayNot.filter(({ seat }) => seat === turn).flatMap(({ calls }) => calls);
  return { kind: 'freedom', seat: turn, only: required?.call as Call | undefined, not };
};

/** Who gets a choice now; undefined when the ruling is not at that point. */
export const choiceIn = ({ answer, offence }: Walk): ChoiceVerdict | undefined => {
  const { phase } = answer;
  if (phase === 'finding') return undefined;
  const options = answer.options.map(({ id, by }) => ({ id, by }));
  return { kind: 'choice', options, replace: phase === 'replacement' ? offence.by : undefined };
};

/** What declarer may do with the lead of a defender; undefined when the auction has not ended or more than one player is meant. */
export const leadIn = ({ answer }: Walk): LeadVerdict | undefined => {
  if (answer.outcome?.kind !== 'contract') return undefined;
  const applying = answer.leadRestrictions.filter(({ applies }) => applies === true);
  const [first, ...more] = applying;
  if (more.length > 0) return undefined;
  if (first === undefined) return { kind: 'lead', restriction: undefined };
  const { against, kind, suits, when, lasts } = first;
  return { kind: 'lead', restriction: { against, lead: kind, suits, when, lasts } };
};

/** The provisions that a verdict rests on, most telling first. */
export const citesFor = (verdict: Verdict, answer: Answer): readonly Cite[] => {
  const own = ownCites(verdict, answer);
  return own.length > 0 ? own : decidingCites(answer);
};

/** The provisions of the last ruling, or where nothing went wrong those that let the last call stand. */
export const decidingCites = (answer: Answer): readonly Cite[] => {
  const last = lastCites(answer);
  return last.length > 0 ? last : (answer.trace.findLast(({ at }) => at === 'call')?.cites ?? []);
};

const ownCites = (verdict: Verdict, answer: Answer): readonly Cite[] => {
  switch (verdict.kind) {
    case 'bars':
      return [...new Set(answer.mustPass.flatMap(({ cites }) => cites))];
    case 'choice':
      return [...new Set(answer.options.flatMap(({ cites }) => cites))];
    case 'lead':
      return [
        ...new Set(answer.leadRestrictions.filter(({ applies }) => applies).flatMap(({ cites }) => cites)),
      ];
    case 'course':
    case 'freedom':
      return [];
  }
};

/** The provisions of the last ruling in the trace that is no mere routine; what a call does to the one before it goes before the call itself. */
export const lastCites = ({ trace, cites }: Answer): readonly Cite[] => {
  const telling = trace.filter(
    (entry) => entry.at !== 'end' && entry.cites.some((cite) => cites.includes(cite)),
  );
  const event = telling.at(-1)?.event;
  const last = telling.findLast((entry) => entry.event === event && entry.at !== 'call') ?? telling.at(-1);
  return [...new Set((last?.cites ?? cites).filter((cite) => cites.includes(cite)))];
};
