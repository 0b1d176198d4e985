/**
 * The changes that an effect can make to the state of an auction, each by itself: a call is added, withdrawn or put back, a
 * matter is opened or closed, the auction ends. None of them asks the laws anything; `carry.ts` does, and picks from these.
 */
import { contractOf, lowestSufficient } from './auction.ts';
import { denominationOf, isBid, isDoubling, type Call, type SpokenCall } from './calls.ts';
import { lostTurn } from './lost-turn.ts';
import { served } from './obligations.ts';
import type { CallEvent, Wording } from './record.ts';
import type { IrregularityKind, Outcome } from './ruling.ts';
import type { Seat } from './seats.ts';
import {
  spokenOf,
  type Offence,
  type Open,
  type SeenCall,
  type Spoken,
  type StandingCall,
  type State,
} from './state.ts';

/** A call is added to those that stand, without a question to the law: the law itself put it there. */
export const append = (state: State, spoken: Spoken): State => {
  const { by, shows, artificial } = spoken;
  const standing: StandingCall = {
    by,
    call: spoken.call as Call,
    artificial,
    before: state.obligations,
    shows,
  };
  const { dealer, calls } = state.auction;
  const { mayWithdraw, ...rest } = state;
  return {
    ...rest,
    auction: { dealer, calls: [...calls, standing] },
    obligations: served(state.obligations, spoken),
  };
};

/** A pass that the law puts in a player's place. */
export const appendPass = (state: State, by: Seat): State =>
  append(state, { by, call: 'P', artificial: false });

/** Adds a call to those that were withdrawn or cancelled. */
export const withdraw = (
  state: State,
  ...calls: readonly { readonly by: Seat; readonly call: SpokenCall }[]
): State => ({
  ...state,
  withdrawn: [...state.withdrawn, ...calls.map(({ by, call }) => ({ by, call }))],
});

/** An irregular call now lies open, unnoticed. */
export const openOffence = (state: State, offence: Offence, under?: Open): State => ({
  ...state,
  open: { matter: { kind: 'call', offence }, stage: 'unnoticed', options: [], under },
  irregularity: { kind: offence.kind, by: offence.by, call: offence.call, resolved: false },
});

/** The call as an offence of this kind. */
export const offenceOf = (
  kind: IrregularityKind,
  seen: SeenCall,
  change?: { first: Spoken; acceptable: boolean },
): Offence => ({
  ...seen,
  kind,
  acceptable: change?.acceptable ?? false,
  again: false,
  second: false,
  first: change?.first,
});

/** Nothing is open any more. */
export const closeMatter = ({ open, ...state }: State): State => state;

/** A call on its way to be looked at, as an event. */
export const asCallEvent = (spoken: Spoken): CallEvent & { readonly by: Seat } => ({
  kind: 'call',
  simultaneous: false,
  ...wordingOf(spoken),
  by: spoken.by,
});

/** One player gives up his choice; when nobody has one left, the matter is closed. */
export const waive = (state: State, chooser: Seat | undefined): State => {
  const { open } = state;
  if (open === undefined) return state;
  const options = open.options.filter(({ by }) => by !== chooser);
  return options.length === 0 ? closeMatter(state) : { ...state, open: { ...open, options } };
};

/** The auction as it was before the call at this place, its player's obligations with it. */
export const takeBack = (state: State, place: number): State => {
  const taken = state.auction.calls[place];
  if (taken === undefined) return state;
  const { dealer, calls } = state.auction;
  return { ...state, auction: { dealer, calls: calls.slice(0, place) }, obligations: taken.before };
};

/** The irregular call falls, and with it what it was made over stays as it was; a refused substitute is kept with the offence. */
export const cancel = (state: State, offence: Offence, substitute: Spoken | undefined): State => {
  if (substitute !== undefined && state.open?.stage === 'replacement')
    return withOffence(withdraw(state, substitute), {
      ...offence,
      again: true,
      earlier: [...(offence.earlier ?? []), substitute],
    });
  const { open } = state;
  const closed = withdraw(closeMatter(state), offence);
  if (open?.under?.matter.kind !== 'call') return closed;
  return openOffence(closed, open.under.matter.offence, open.under.under);
};

/** A pass takes the place of the irregular call, if it was the offender’s turn. */
export const passInstead = (state: State, offence: Offence, substitute: Spoken | undefined): State => {
  const closed = withdraw(closeMatter(state), offence, ...(substitute ? [substitute] : []));
  return offence.turn === 'own' ? appendPass(closed, offence.by) : closed;
};

/** 26: whether the call that replaces a withdrawn one is comparable, decides about the lead. */
export const replaceInLeads = (state: State, offence: Offence, replacedBy: Spoken): State => ({
  ...state,
  leads: state.leads.map((claim) => (claim.withdrawn === offence ? { ...claim, replacedBy } : claim)),
});

/** The substitute is irregular in the same way and now stands in the first call’s place (27B4). */
export const succeed = (state: State, offence: Offence, substitute: Spoken): State => {
  const { shows, comparable, correction, earlier = [], ...seen } = offence;
  const next = withOffence(withdraw(state, offence), {
    ...seen,
    ...substitute,
    again: true,
    second: true,
    earlier: [...earlier, offence],
  });
  return {
    ...next,
    irregularity: { kind: offence.kind, by: offence.by, call: substitute.call, resolved: false },
  };
};

/** A correction that the offender makes before the ruling is remembered (27C). */
export const note = (state: State, offence: Offence, correction: Spoken): State =>
  withOffence(state, { ...offence, correction });

/** That correction now takes the place of the irregular call (27C). */
export const takeCorrection = (state: State, correction: Spoken | undefined): State =>
  correction === undefined || state.open === undefined
    ? state
    : {
        ...state,
        open: { ...state.open, stage: 'replacement', options: [] },
        waiting: [{ kind: 'replace', ...wordingOf(correction), by: correction.by }, ...state.waiting],
      };

/** Out of rotation stays so as it was; of two simultaneous calls one comes after the other (33; 1959: 34). */
export const reorder = (
  state: State,
  offence: Offence,
  caller: CallEvent & { readonly by: Seat },
): State => ({
  ...closeMatter(state),
  waiting: [
    { ...caller, simultaneous: false },
    { ...asCallEvent(offence), ...(!caller.simultaneous && { made: offence }) },
    ...state.waiting.filter((event) => event !== caller),
  ],
});

/** The lowest sufficient bid in its denomination takes the place of an insufficient one (1930 alinea 7). */
export const raise = (state: State, offence: Offence): State => {
  const bid = isBid(offence.call) ? lowestSufficient(state.auction, denominationOf(offence.call)) : undefined;
  return bid === undefined ? state : append(withdraw(closeMatter(state), offence), { ...offence, call: bid });
};

/** Every double and redouble falls (1959 art. 36). */
export const voidDoubles = (state: State): State => {
  const { dealer, calls } = state.auction;
  const next = withdraw(state, ...calls.filter(({ call }) => isDoubling(call)));
  return { ...next, auction: { dealer, calls: calls.filter(({ call }) => !isDoubling(call)) } };
};

/** The contract as the calls stand; passed out when nobody has bid. */
export const contractNow = ({ auction }: State): Outcome => {
  const contract = contractOf(auction);
  return contract === undefined
    ? { kind: 'passed-out', next: 'no-redeal' }
    : { kind: 'contract', ...contract };
};

/** The auction ends, and with it what the players owed. */
export const endAuction = (state: State, outcome: Outcome): State => ({
  ...state,
  outcome,
  obligations: { bars: [], limits: [], owed: [] },
});

/** The passes out of rotation that took a player’s turn fall, and it is his (17D3; 2007: 17E2). */
export const restoreTurn = (state: State): State => {
  const lost = lostTurn(state);
  if (lost === undefined) return state;
  const passes = state.auction.calls.slice(lost.place);
  const first = passes[0]!;
  return {
    ...withdraw(takeBack(state, lost.place), ...passes),
    irregularity: { kind: 'pass-out-of-rotation', by: first.by, call: first.call, resolved: true },
  };
};

const withOffence = (state: State, offence: Offence): State =>
  state.open === undefined ? state : { ...state, open: { ...state.open, matter: { kind: 'call', offence } } };

/** The offender is to substitute; after a change of call it is the first call that makes way, and the turn is his again. */
export const toReplacement = (state: State, open: Open, { first, ...offence }: Offence): State => {
  const next: State = { ...state, open: { ...open, stage: 'replacement', options: [] } };
  if (first === undefined) return next;
  return withOffence(withdraw(takeBack(next, next.auction.calls.length - 1), first), {
    ...offence,
    turn: 'own',
  });
};

const wordingOf = ({ call, shows, artificial, comparable }: Spoken): Wording => ({
  call,
  artificial,
  shows,
  comparable,
});

/** The call at a place as somebody made it. */
export const firstOf = (state: State, place: number): Spoken | undefined => {
  const standing = state.auction.calls[place];
  return standing === undefined ? undefined : spokenOf(standing);
};
