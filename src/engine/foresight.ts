/**
 * What would follow: the same book asked beforehand, so that a player is told the consequences of each choice that he
 * has, and the offender of each call that he may substitute.
 */
import { isLegalFor } from './auction.ts';
import { CALLS, type Call } from './calls.ts';
import { takeBack } from './moves.ts';
import { ownTurnFacts, seeSubstitute } from './seeing.ts';
import { apply, type Book, type Comparison, type Said } from './laws.ts';
import { roleSeat, type BarEnd, type Cite, type Effect, type OptionId } from './ruling.ts';
import { partner, type Seat } from './seats.ts';
import type { Offence, Owed, State } from './state.ts';

/** What follows from a choice or a substitute. */
export interface Consequence {
  /** Every effect that it would have, as the clauses give them. */
  readonly effects: readonly Effect[];
  readonly bars: readonly { readonly seat: Seat; readonly until: BarEnd }[];
  /** The player in whose lead declarer may get a say. */
  readonly lead?: Seat;
  readonly cites: readonly Cite[];
}

/** An option with what follows from it. */
export interface ForeseenOption {
  readonly id: OptionId;
  readonly by: Seat;
  readonly consequence: Consequence;
  /** When the offender must then substitute: what follows from each call; when his correction then counts: from that. */
  readonly replacements?: readonly CallGroup[];
}

/** Calls from which the same follows; `comparable`: for which finding of the director's, when it depends on one, held against `compares`. */
export interface CallGroup {
  readonly calls: readonly Call[];
  readonly comparable?: boolean;
  readonly compares?: Comparison;
  readonly consequence: Consequence;
}

/** What follows from each of the options about an irregular call, or about exposed cards when there is none. */
export const foreseeOptions = (
  book: Book,
  state: State,
  offence: Offence | undefined,
  offender: Seat,
  options: readonly { readonly id: OptionId; readonly by: Seat }[],
): readonly ForeseenOption[] =>
  options.map(({ id, by }) => {
    const said =
      offence === undefined
        ? apply(book, 'exposed-choice', { choice: id })
        : apply(book, 'choice', { offence, choice: id });
    const consequence = withStanding(consequenceOf(said, offender), {
      bars: barsOn(state, partner(offender)),
    });
    return { id, by, consequence, ...(offence && foreseeAfter(book, state, offence, consequence)) };
  });

/** After a choice: what follows from each call that the offender may then substitute, or from his correction. */
const foreseeAfter = (
  book: Book,
  state: State,
  offence: Offence,
  consequence: Consequence,
): Pick<ForeseenOption, 'replacements'> => {
  const has = (wanted: Effect['kind']) => consequence.effects.some(({ kind }) => kind === wanted);
  if (has('replace')) return { replacements: foreseeReplacements(book, state, offence, consequence) };
  return has('correction-stands') ? { replacements: foreseeCorrection(book, state, offence) } : {};
};

/** What follows from each call with which the offender may replace his irregular one, besides what follows whatever he chooses. */
export const foreseeReplacements = (
  book: Book,
  state: State,
  offence: Offence,
  whatever: Pick<Consequence, 'bars' | 'lead'>,
): readonly CallGroup[] => {
  const before = offence.first === undefined ? state : takeBack(state, state.auction.calls.length - 1);
  return grouped(book, before, offence, (call, comparable) =>
    apply(book, 'replacement', { offence, substitute: substituteFor(before, offence, call, comparable) }),
  ).map((group) => ({
    ...group,
    consequence: withStanding(group.consequence, {
      ...whatever,
      bars: [...whatever.bars, ...barsOn(state, partner(offence.by))],
    }),
  }));
};

/** What follows when the call with which the offender corrected himself takes the place of his irregular one (27C). */
const foreseeCorrection = (book: Book, state: State, offence: Offence): readonly CallGroup[] => {
  const { correction } = offence;
  const call = CALLS.find((each) => each === correction?.call);
  if (correction === undefined || call === undefined) return [];
  const ask = (comparable: boolean | undefined) =>
    apply(book, 'replacement', {
      offence,
      substitute: seeSubstitute(state, offence, { ...correction, comparable }),
    });
  return findings(ask(correction.comparable)).map((comparable) => ({
    calls: [call],
    comparable,
    compares: book.laws.compares,
    consequence: consequenceOf(ask(comparable ?? correction.comparable), offence.by),
  }));
};

/** The findings of the director's on which it depends what follows; undefined: none. */
const findings = ({ effects }: Said): readonly (boolean | undefined)[] =>
  effects.some(({ effect }) => effect.kind === 'ask') ? [true, false] : [undefined];

/** The bars for the rest of the auction that a player has already. */
const barsOn = ({ obligations }: State, player: Seat): Consequence['bars'] =>
  obligations.bars.flatMap(({ seat, until }) =>
    seat === player && until === 'end-of-auction' ? [{ seat, until }] : [],
  );

const withStanding = (
  consequence: Consequence,
  { bars, lead }: Pick<Consequence, 'bars' | 'lead'>,
): Consequence => ({
  ...consequence,
  bars: bars.reduce<Consequence['bars']>(
    (known, bar) => (known.some(({ seat }) => seat === bar.seat) ? known : [...known, bar]),
    consequence.bars,
  ),
  lead: consequence.lead ?? lead,
});

/** What follows from each call at his own turn of a player whose call out of rotation was cancelled. */
export const foreseeOwnTurn = (book: Book, state: State, owed: Owed): readonly CallGroup[] =>
  grouped(book, state, owed.offence, (call, comparable) =>
    apply(book, 'own-turn', ownTurnFacts(state, owed, spokenBy(owed.offence.by, call, comparable))),
  ).map((group) => ({
    ...group,
    consequence: withStanding(group.consequence, { bars: barsOn(state, partner(owed.offence.by)) }),
  }));

const spokenBy = (by: Seat, call: Call, comparable: boolean | undefined) => ({
  by,
  call,
  artificial: false,
  comparable,
});

const substituteFor = (state: State, offence: Offence, call: Call, comparable: boolean | undefined) =>
  seeSubstitute(state, offence, spokenBy(offence.by, call, comparable));

const grouped = (
  { laws: { compares } }: Book,
  state: State,
  { by }: Offence,
  ask: (call: Call, comparable: boolean | undefined) => Said,
): readonly CallGroup[] => {
  const groups = new Map<string, CallGroup & { readonly calls: Call[] }>();
  for (const call of CALLS.filter((each) => isLegalFor(state.auction, by, each))) {
    for (const comparable of findings(ask(call, undefined))) {
      const consequence = consequenceOf(ask(call, comparable), by);
      const key = [comparable, ...consequence.cites, ...consequence.effects.map(({ kind }) => kind)].join();
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { calls: [call], comparable, compares, consequence });
      else group.calls.push(call);
    }
  }
  return [...groups.values()];
};

/** What follows from what the book said about a player's call. */
export const consequenceOf = ({ effects }: Said, by: Seat): Consequence => ({
  effects: effects.map(({ effect }) => effect),
  bars: effects.flatMap(({ effect }) =>
    effect.kind === 'bar' ? [{ seat: roleSeat(effect.who, by), until: effect.until }] : [],
  ),
  lead: effects.some(({ effect }) => effect.kind === 'lead' || effect.kind === 'restrict')
    ? partner(by)
    : undefined,
  cites: [...new Set(effects.map(({ cite }) => cite))],
});
