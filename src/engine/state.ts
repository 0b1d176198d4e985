/**
 * The state of an auction between two events: the calls that stand, what is still open, and what each player owes.
 * Plain readonly data with the small questions that facts and procedure both ask of it; nothing here rules.
 */
import { turnOf, type Auction, type MadeCall } from './auction.ts';
import type { Card } from './cards.ts';
import type { Call, SpokenCall } from './calls.ts';
import type { Meaning } from './meaning.ts';
import type { CallEvent, ChangeEvent, ExposeEvent, ReplaceEvent, Wording } from './record.ts';
import type { Bar, Cite, IrregularityKind, Limit, Option, Outcome, Question, Restriction } from './ruling.ts';
import { lho, type Seat } from './seats.ts';

/** A call as made at the table: who, what, and what is known of its meaning. */
export interface Spoken extends Wording {
  readonly by: Seat;
}

/** A call that stands, with the obligations as they were before it, for when it is changed. */
export interface StandingCall extends MadeCall {
  readonly shows?: Meaning;
  readonly artificial: boolean;
  readonly before: Obligations;
}

/** The calls that stand, each with its meaning. */
export interface TableAuction extends Auction {
  readonly calls: readonly StandingCall[];
}

/** Whose turn it was, seen from the player who called; `nobody` after the final pass. */
export type Turn = 'own' | 'rho' | 'partner' | 'lho' | 'nobody';

/** A call as the laws look at it: against the auction in which it was made. */
export interface SeenCall extends Spoken {
  readonly turn: Turn;
  /** Nobody had called. */
  readonly isFirst: boolean;
  /** A bid of one to seven that is not higher than the last bid. */
  readonly insufficient: boolean;
  /** A double or redouble that the auction does not admit. */
  readonly inadmissible: boolean;
  /** A call other than a pass by a player who must pass. */
  readonly barred: boolean;
  /** A call that this player was told not to make at this turn. */
  readonly forbidden: boolean;
  /** The call that this player had to repeat at this turn. */
  readonly mustRepeat?: SpokenCall;
  /** It is another call than that. */
  readonly failsToRepeat: boolean;
  readonly bidOverSeven: boolean;
  /** A sufficient bid in its denomination exists. */
  readonly raisable: boolean;
  /** Nobody had bid. */
  readonly noBidYet: boolean;
  /** The player had called before in this auction. */
  readonly hasCalled: boolean;
  /** A double or redouble of what the player's own side had already doubled or redoubled. */
  readonly ownSideHasDoubled: boolean;
  /** Partner's last call, if it was the last but for passes, was artificial. */
  readonly overArtificialPartner: boolean;
  /** After the auction has ended: whether the player's side defends; false when passed out. */
  readonly defends: boolean;
}

/** An irregular call that has not been dealt with. */
export interface Offence extends SeenCall {
  readonly kind: IrregularityKind;
  /** A change of call: the call that was to be changed. */
  readonly first?: Spoken;
  /** A change of call: the new call is not one that no law allows in place of the first. */
  readonly acceptable: boolean;
  /** A correction made before the director ruled (27C). */
  readonly correction?: Spoken;
  /** The offender has already had a substitute refused. */
  readonly again: boolean;
  /** It is itself a substitute for an earlier irregular call. */
  readonly second: boolean;
  /** What the offender called at this turn and had to withdraw before it, or in an attempt to replace it. */
  readonly earlier?: readonly Spoken[];
}

/** What stands open: an irregular call or exposed cards, and how far the director has come with it. */
export interface Open {
  readonly matter:
    { readonly kind: 'call'; readonly offence: Offence } | { readonly kind: 'cards'; readonly by: Seat };
  /** `unnoticed` until attention is drawn. */
  readonly stage: 'unnoticed' | 'choice' | 'replacement';
  readonly options: readonly Option[];
  /** A change of call that was itself irregular: what it was made over. */
  readonly under?: Open;
}

/** A player whose call out of rotation was cancelled, until he calls at his own turn. */
export interface Owed {
  readonly offence: Offence;
  /** Whether the law has been asked, now that his turn has come. */
  readonly due: boolean;
  /** Right-hand opponent passed at the turn that was given back to him. */
  readonly rhoPassed: boolean;
}

/** What the players owe. */
export interface Obligations {
  readonly bars: readonly Bar[];
  readonly limits: readonly Limit[];
  readonly owed: readonly Owed[];
  /** The one call that a player must repeat. */
  readonly repeat?: { readonly by: Seat; readonly call: SpokenCall };
}

/** A withdrawn call that may be held against the lead of the offender's partner. */
export interface LeadClaim {
  readonly withdrawn: Spoken;
  /** How many calls stood when it was withdrawn: calls of one player withdrawn at the same place belong together. */
  readonly place: number;
  /** After a change of call: the call that stands in its place. */
  readonly replacedBy?: Spoken;
  readonly afterFinalPass: boolean;
  /** The form of the restriction, where the law fixes it at once. */
  readonly restriction?: Restriction;
  readonly cites: readonly Cite[];
}

/** The latest irregularity, as the answer names it. */
export interface Irregularity {
  readonly kind: IrregularityKind;
  readonly by: Seat;
  readonly call: SpokenCall | null;
  readonly resolved: boolean;
}

/**
 * A call as an event; `made`: a call out of rotation that is looked at again after the call of the player whose turn it was;
 * `free`: it waited, and when it was made its player had no duty to pass, whatever came of what it waited for.
 */
export type HeardCall = CallEvent & {
  readonly by: Seat;
  readonly free?: true;
  readonly made?: Pick<SeenCall, 'turn' | 'noBidYet'>;
};

/** Something that happened on top of an open irregularity, or that a ruling has still to look at. */
export type Waiting = HeardCall | ReplaceEvent | ChangeEvent | ExposeEvent;

/** Cards of a player that became visible at one moment; `led`: led or played too early. */
export interface Exposed {
  readonly by: Seat;
  readonly cards: readonly Card[];
  readonly led: boolean;
}

/** Everything that the laws may ask about at a moment. */
export interface State {
  readonly auction: TableAuction;
  readonly withdrawn: readonly { readonly by: Seat; readonly call: SpokenCall }[];
  readonly obligations: Obligations;
  readonly leads: readonly LeadClaim[];
  readonly exposed: readonly Exposed[];
  readonly open?: Open;
  /** What was done on top of an open irregularity, to be looked at when that is dealt with. */
  readonly waiting: readonly Waiting[];
  /** The left-hand opponent of a player who mended a slip, while he may still withdraw his own call. */
  readonly mayWithdraw?: Seat;
  readonly irregularity?: Irregularity;
  /** A fact that the director must establish first; nothing goes on before it. */
  readonly question?: Question;
  readonly outcome?: Outcome;
}

const NO_OBLIGATIONS: Obligations = { bars: [], limits: [], owed: [] };

/** Before the first call. */
export const newState = (dealer: Seat): State => ({
  auction: { dealer, calls: [] },
  withdrawn: [],
  obligations: NO_OBLIGATIONS,
  leads: [],
  exposed: [],
  waiting: [],
});

/** Whether the auction has ended. */
export const isClosed = (state: State): boolean => state.outcome !== undefined;

/** Whether a player must pass. */
export const isBarred = ({ obligations }: State, seat: Seat): boolean =>
  obligations.bars.some((bar) => bar.seat === seat);

/** The irregular call that is open, if there is one. */
export const offenceIn = ({ open }: State): Offence | undefined =>
  open?.matter.kind === 'call' ? open.matter.offence : undefined;

/** Whose call is awaited while the auction runs: over an irregular call in rotation it is the offender's left-hand opponent's. */
export const awaited = (state: State): Seat => {
  const offence = offenceIn(state);
  const regularTurn = turnOf(state.auction);
  return offence?.turn === 'own' ? lho(offence.by) : regularTurn;
};

/** The call at this place as somebody made it. */
export const spokenOf = ({ by, call, shows, artificial }: StandingCall): Spoken => ({
  by,
  call,
  artificial,
  shows,
});

/** The call that a player must make at this turn, if only one is open to him. */
export const requiredOf = (state: State): { readonly by: Seat; readonly call: SpokenCall } | undefined => {
  const by = turnOf(state.auction);
  const { repeat } = state.obligations;
  if (isBarred(state, by)) return { by, call: 'P' satisfies Call };
  return repeat?.by === by ? repeat : undefined;
};
