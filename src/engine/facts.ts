/**
 * What the laws ask about, one set for each moment, worked out in `seeing.ts`. Shared by every edition: a fact, never a ruling.
 * Each question that a clause may ask has its name here; a clause never looks at the auction itself.
 */
import type { Card } from './cards.ts';
import type { Door } from './meaning.ts';
import type { OptionId } from './ruling.ts';
import type { Seat } from './seats.ts';
import type { Offence, SeenCall } from './state.ts';

/** A call that would take the place of a withdrawn one, against it. */
export interface Substitute extends SeenCall {
  /** Nothing is irregular in it at that turn. */
  readonly legal: boolean;
  /** The lowest sufficient bid that shows the denomination or denominations of the withdrawn bid (2017 art. 27B1a). */
  readonly lowestShowingSame: boolean;
  /** The lowest sufficient bid that names the denomination of the withdrawn bid (1959 art. 30a). */
  readonly lowestNamingSame: boolean;
  /** It names the denomination of the withdrawn bid; for artificial bids: it shows the same (2007 art. 31A2a, 29C). */
  readonly sameDenomination: boolean;
  /** Both it and the withdrawn bid are natural (2007 art. 27B1a). */
  readonly bothNatural: boolean;
  /** It is the withdrawn call itself, with the same meaning as far as that is known. */
  readonly repeats: boolean;
  /** Comparable under 2017 art. 23A: found by the director, else worked out from the meanings; undefined: he must say. */
  readonly comparability: boolean | undefined;
  /** By which door of 2017 art. 23A the meanings make it comparable; undefined too where the director says so. */
  readonly door: Door | undefined;
  /** Of the same or a more precise meaning under 2007 art. 27B1b, likewise. */
  readonly samePrecision: boolean | undefined;
}

/** An exposure of cards, as it happened. */
export interface Exposure {
  readonly by: Seat;
  readonly cards: readonly Card[];
  readonly led: boolean;
  /** How many cards this player has exposed in this auction, these included. */
  readonly total: number;
  /** An ace, king, queen, jack or ten is among them (2007 and 2017: an honour). */
  readonly honour: boolean;
  /** An ace, king, queen or jack is among them (1959 art. 26a). */
  readonly courtCard: boolean;
}

/** The facts of each moment (see MOMENTS in `laws.ts`). */
export interface FactsAt {
  readonly ahead: { readonly by: Seat };
  readonly call: SeenCall & {
    readonly simultaneous: boolean;
    /** A double or redouble was spoken with a wrong level or denomination; `right`: spoken with the right one. */
    readonly names: 'nothing' | 'right' | 'wrong';
  };
  readonly 'next-call': {
    readonly offence: Offence;
    /** The caller is the offender's left-hand opponent. */
    readonly byLho: boolean;
    /** It was the caller's turn when the irregular call was made. */
    readonly hadTurn: boolean;
    /** The caller is an opponent of the offender. */
    readonly byOpponent: boolean;
    /** Whether he meant to call over it; undefined: not established. */
    readonly over: boolean | undefined;
    readonly simultaneous: boolean;
    /** The correction made before the ruling can take the place of the irregular call. */
    readonly correctionStands: boolean;
  };
  readonly attention: {
    readonly offence: Offence;
    /** The player whose turn it was has called since, and that was partner's turn. */
    readonly partnerHasCalled: boolean;
  };
  readonly choice: { readonly offence: Offence; readonly choice: OptionId };
  readonly correction: { readonly offence: Offence; readonly substitute: Substitute };
  readonly replacement: { readonly offence: Offence; readonly substitute: Substitute };
  readonly turn: { readonly offence: Offence; readonly rhoPassed: boolean };
  readonly 'own-turn': {
    readonly offence: Offence;
    readonly substitute: Substitute;
    readonly rhoPassed: boolean;
  };
  readonly change: {
    readonly by: Seat;
    /** The call was not the one he meant to make. */
    readonly unintended: boolean;
    /** In one breath, without pause for thought. */
    readonly atOnce: boolean;
    /** The first call is itself irregular and not yet dealt with. */
    readonly firstIrregular: boolean;
    /** The first call is an insufficient bid not yet dealt with. */
    readonly firstInsufficient: boolean;
    readonly lhoHasCalled: boolean;
    readonly partnerHasCalled: boolean;
    /** Anybody has called since. */
    readonly othersHaveCalled: boolean;
    /** His right-hand opponent mended a slip after this call. */
    readonly mayWithdraw: boolean;
  };
  readonly exposed: Exposure;
  readonly 'exposed-choice': { readonly choice: OptionId };
  readonly end: { readonly noBid: boolean; readonly doubled: boolean; readonly turnLost: boolean };
  readonly lead: {
    /** The withdrawn call names or shows one or more suits and nothing else; a double or redouble goes with no suit. */
    readonly onlySuits: boolean;
    /** Each of those suits was specified by the offender in the legal auction. */
    readonly allSpecified: boolean;
    /** After a change of call: the call that stands is comparable with the withdrawn one, as far as is known. */
    readonly replacedComparably: boolean;
    readonly afterFinalPass: boolean;
  };
  readonly 'exposed-after': Exposure & { readonly defends: boolean };
}
