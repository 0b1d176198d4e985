/**
 * Carries out what the laws say: each effect of a clause becomes a change of the state. It asks the book only one thing
 * itself: what follows when a player whose call out of rotation was cancelled calls at his own turn. Which moment has
 * come, and when what waits is taken up, is decided in `procedure.ts`.
 */
import { contractOf, lowestSufficient, turnOf } from './auction.ts';
import { denominationOf, isBid, isDoubling, type Call, type SpokenCall } from './calls.ts';
import { lostTurn, ownTurnFacts, type FactsAt } from './facts.ts';
import { apply, type Book, type Moment, type Said } from './laws.ts';
import type { CallEvent, Wording } from './record.ts';
import {
  roleSeat,
  type Bar,
  type BarEnd,
  type Cite,
  type Effect,
  type IrregularityKind,
  type Option,
  type Outcome,
} from './ruling.ts';
import { rho, SEATS, type Seat } from './seats.ts';
import {
  spokenOf,
  type LeadClaim,
  type Obligations,
  type Offence,
  type Open,
  type SeenCall,
  type Spoken,
  type StandingCall,
  type State,
} from './state.ts';

/** What was asked of the book and what it said, in order: the trace of a ruling. */
export interface Asked {
  /** The event of the record, counted from 0. */
  readonly event: number;
  readonly at: Moment;
  readonly facts: FactsAt[Moment];
  readonly said: Said;
  readonly subject: Subject;
  /** The auction as it stood. */
  readonly state: State;
}

/** A book at a table: the event that is being dealt with, and the trace that is kept. */
export interface Sitting {
  readonly book: Book;
  readonly event: number;
  readonly trace: Asked[];
}

/** Whom and what the effects are about. */
export interface Subject {
  /** The offender, or the player whose call or cards are looked at. */
  readonly by: Seat;
  readonly offence?: Offence;
  readonly substitute?: Spoken;
  /** The player who chose. */
  readonly chooser?: Seat;
  /** The call made over the irregular one. */
  readonly caller?: CallEvent & { readonly by: Seat };
}

/** Asks the book what it says at a moment, and keeps the answer in the trace. */
export const ask = <M extends Moment>(
  sitting: Sitting,
  state: State,
  at: M,
  facts: FactsAt[M],
  subject: Subject,
): Said => {
  const said = apply(sitting.book, at, facts);
  sitting.trace.push({ event: sitting.event, at, facts, said, subject, state });
  return said;
};

/** Asks the book what it says at a moment and carries it out. */
export const rule = <M extends Moment>(
  sitting: Sitting,
  state: State,
  at: M,
  facts: FactsAt[M],
  subject: Subject,
): State => carryOut(sitting, state, ask(sitting, state, at, facts, subject), subject);

/** The state after what was said; when the director must first establish something, the state as it was with that question. */
export const carryOut = (sitting: Sitting, state: State, said: Said, subject: Subject): State => {
  for (const { effect } of said.effects)
    if (effect.kind === 'ask') return { ...state, question: effect.question };
  let next = state;
  for (const { effect } of said.effects) next = carryFate(sitting, next, effect, subject);
  if (next.question !== undefined) return { ...state, question: next.question };
  if (subject.caller && fall(said)) next = withdraw(next, subject.caller);
  next = withObligations(next, said, subject);
  next = withNextStep(next, said, subject);
  const dealtWith = state.open !== undefined && next.open === undefined && next.irregularity !== undefined;
  return dealtWith ? { ...next, irregularity: { ...next.irregularity!, resolved: true } } : next;
};

/** Whether what was called over the irregular call falls with it. */
const fall = ({ effects }: Said): boolean => effects.some(({ effect }) => effect.kind === 'later-calls-fall');

/** The call stands: what its player owed is settled first, and his bars for one turn are served. */
export const standCall = (sitting: Sitting, state: State, spoken: Spoken): State => {
  let settled = state;
  if (turnOf(state.auction) === spoken.by)
    for (const owed of state.obligations.owed) {
      if (owed.offence.by !== spoken.by || settled.question !== undefined) continue;
      const subject = { by: spoken.by, offence: owed.offence, substitute: spoken };
      settled = rule(sitting, settled, 'own-turn', ownTurnFacts(settled, owed, spoken), subject);
    }
  return settled.question === undefined ? append(settled, spoken) : settled;
};

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

const carryFate = (sitting: Sitting, state: State, effect: Effect, subject: Subject): State => {
  const { offence, substitute, caller } = subject;
  switch (effect.kind) {
    case 'stands':
      return letStand(sitting, state, subject);
    case 'stands-as-pass':
      return letStand(sitting, state, asPass(subject));
    case 'cancelled':
      return offence === undefined ? state : cancel(state, offence, substitute);
    case 'passes':
      return offence === undefined ? state : passInstead(state, offence, substitute);
    case 'anew':
      return lookAnew(state, subject);
    case 'succeeds':
      return offence && substitute ? succeed(state, offence, substitute) : state;
    case 'noted':
      return offence && substitute ? note(state, offence, substitute) : state;
    case 'correction-stands':
      return takeCorrection(state, offence?.correction);
    case 'disregarded':
      return state.open?.stage === 'choice' ? closeMatter(state) : state;
    case 'waived':
      return waive(state, subject.chooser);
    case 'reordered':
      return offence && caller ? reorder(state, offence, caller) : state;
    case 'raised':
      return offence === undefined ? state : raise(state, offence);
    case 'preceding-bid':
      return offence === undefined
        ? state
        : endAuction(withdraw(closeMatter(state), offence), contractNow(state));
    case 'doubles-void':
      return voidDoubles(closeMatter(state));
    case 'new-deal':
      return endAuction(closeMatter(state), { kind: 'new-deal' });
    case 'contract':
      return endAuction(state, contractNow(state));
    case 'passed-out':
      return endAuction(state, effect);
    case 'turn-restored':
      return restoreTurn(state);
    case 'pass-for-rho':
      return appendPass(state, rho(subject.by));
    case 'later-calls-fall':
    case 'irregular':
    case 'offer':
    case 'replace':
    case 'ask':
    case 'establish-change':
    case 'establish-card':
    case 'face-up':
    case 'bar':
    case 'limit':
    case 'restrict':
    case 'information':
    case 'adjust':
    case 'repeat':
    case 'owes':
    case 'lead':
    case 'penalty-card':
      return state;
  }
};

const letStand = (sitting: Sitting, state: State, { offence, substitute }: Subject): State => {
  if (offence === undefined) return substitute === undefined ? state : standCall(sitting, state, substitute);
  const closed = closeMatter(state);
  if (offence.first !== undefined)
    return standChange(sitting, closed, offence, offence.first, state.open?.under);
  if (substitute === undefined) return standCall(sitting, closed, offence);
  return standCall(sitting, withdraw(closed, offence), substitute);
};

/** The same, had the offender passed. */
const asPass = ({ offence, ...subject }: Subject): Subject =>
  offence === undefined ? subject : { ...subject, offence: { ...offence, call: 'P', artificial: false } };

/** One player gives up his choice; when nobody has one left, the matter is closed. */
const waive = (state: State, chooser: Seat | undefined): State => {
  const { open } = state;
  if (open === undefined) return state;
  const options = open.options.filter(({ by }) => by !== chooser);
  return options.length === 0 ? closeMatter(state) : { ...state, open: { ...open, options } };
};

const standChange = (
  sitting: Sitting,
  state: State,
  offence: Offence,
  first: Spoken,
  under?: Open,
): State => {
  if (under !== undefined) return standCall(sitting, withdraw(state, first), offence);
  return standCall(sitting, withdraw(takeBack(state, state.auction.calls.length - 1), first), offence);
};

/** The auction as it was before the call at this place, its player's obligations with it. */
export const takeBack = (state: State, place: number): State => {
  const taken = state.auction.calls[place];
  if (taken === undefined) return state;
  const { dealer, calls } = state.auction;
  return { ...state, auction: { dealer, calls: calls.slice(0, place) }, obligations: taken.before };
};

const cancel = (state: State, offence: Offence, substitute: Spoken | undefined): State => {
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

const passInstead = (state: State, offence: Offence, substitute: Spoken | undefined): State => {
  const closed = withdraw(closeMatter(state), offence, ...(substitute ? [substitute] : []));
  return offence.turn === 'own' ? appendPass(closed, offence.by) : closed;
};

/** 26: whether the call that replaces a withdrawn one is comparable, decides about the lead. */
const replaceInLeads = (state: State, offence: Offence, replacedBy: Spoken): State => ({
  ...state,
  leads: state.leads.map((claim) => (claim.withdrawn === offence ? { ...claim, replacedBy } : claim)),
});

const lookAnew = (state: State, { offence, substitute = offence?.correction }: Subject): State => {
  if (substitute === undefined) return state;
  const closed =
    offence === undefined
      ? state
      : replaceInLeads(withdraw(closeMatter(state), offence), offence, substitute);
  return { ...closed, waiting: [asCallEvent(substitute), ...closed.waiting] };
};

const succeed = (state: State, offence: Offence, substitute: Spoken): State => {
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

const note = (state: State, offence: Offence, correction: Spoken): State =>
  withOffence(state, { ...offence, correction });

const takeCorrection = (state: State, correction: Spoken | undefined): State =>
  correction === undefined || state.open === undefined
    ? state
    : {
        ...state,
        open: { ...state.open, stage: 'replacement', options: [] },
        waiting: [{ kind: 'replace', ...wordingOf(correction), by: correction.by }, ...state.waiting],
      };

/** Out of rotation stays so as it was; of two simultaneous calls one comes after the other (33; 1959: 34). */
const reorder = (state: State, offence: Offence, caller: CallEvent & { readonly by: Seat }): State => ({
  ...closeMatter(state),
  waiting: [
    { ...caller, simultaneous: false },
    { ...asCallEvent(offence), ...(!caller.simultaneous && { made: offence }) },
    ...state.waiting.filter((event) => event !== caller),
  ],
});

const raise = (state: State, offence: Offence): State => {
  const bid = isBid(offence.call) ? lowestSufficient(state.auction, denominationOf(offence.call)) : undefined;
  return bid === undefined ? state : append(withdraw(closeMatter(state), offence), { ...offence, call: bid });
};

const voidDoubles = (state: State): State => {
  const { dealer, calls } = state.auction;
  const next = withdraw(state, ...calls.filter(({ call }) => isDoubling(call)));
  return { ...next, auction: { dealer, calls: calls.filter(({ call }) => !isDoubling(call)) } };
};

const contractNow = ({ auction }: State): Outcome => {
  const contract = contractOf(auction);
  return contract === undefined
    ? { kind: 'passed-out', next: 'no-redeal' }
    : { kind: 'contract', ...contract };
};

const endAuction = (state: State, outcome: Outcome): State => ({
  ...state,
  outcome,
  obligations: { bars: [], limits: [], owed: [] },
});

const restoreTurn = (state: State): State => {
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

const withObligations = (state: State, said: Said, { by, offence, substitute }: Subject): State => {
  let { obligations, leads } = state;
  for (const { effect, cite } of said.effects)
    switch (effect.kind) {
      case 'bar':
        obligations = {
          ...obligations,
          bars: withBar(obligations.bars, roleSeat(effect.who, by), effect.until, cite),
        };
        break;
      case 'limit': {
        const limit = {
          seat: roleSeat(effect.who, by),
          calls: effect.calls,
          until: 'next-turn',
          cites: [cite],
        } as const;
        obligations = { ...obligations, limits: [...obligations.limits, limit] };
        break;
      }
      case 'repeat':
        if (offence) obligations = { ...obligations, repeat: { by, call: offence.call } };
        break;
      case 'owes':
        if (offence)
          obligations = {
            ...obligations,
            owed: [...obligations.owed, { offence, due: false, rhoPassed: false }],
          };
        break;
      case 'lead':
        if (offence) leads = [...leads, ...leadClaims(state, said, { by, offence, substitute }, cite)];
        break;
      case 'restrict':
        if (offence)
          for (const claim of leadClaims(state, said, { by, offence, substitute }, cite))
            leads = [...leads, { ...claim, restriction: effect }];
        break;
    }
  return obligations === state.obligations && leads === state.leads
    ? state
    : { ...state, obligations, leads };
};

/**
 * Every call that the offender had to withdraw at this turn (26: each counts), a refused substitute included; after a
 * change of call it is the first that was withdrawn when the second stands, else the second; when an insufficient bid is
 * accepted that took the place of others, it is those.
 */
const leadClaims = (
  { auction }: State,
  said: Said,
  { offence, substitute }: Subject,
  cite: Cite,
): readonly LeadClaim[] => {
  if (offence === undefined) return [];
  const has = (kind: Effect['kind']) => said.effects.some(({ effect }) => effect.kind === kind);
  const { first, earlier = [] } = offence;
  const claim = (withdrawn: Spoken, replacedBy?: Spoken): LeadClaim => ({
    withdrawn,
    place: auction.calls.length,
    replacedBy,
    afterFinalPass: offence.turn === 'nobody',
    cites: [cite],
  });
  if (first !== undefined) return [has('stands') ? claim(first, offence) : claim(offence, first)];
  if (has('stands') && substitute === undefined) return earlier.map((withdrawn) => claim(withdrawn, offence));
  const refused = substitute !== undefined && has('cancelled') && has('replace') ? [substitute] : [];
  return [...earlier, offence, ...refused].map((withdrawn) => claim(withdrawn));
};

const BAR_ORDER: readonly BarEnd[] = ['next-turn', 'overcalled-or-doubled', 'end-of-auction'];

/** One bar a player: the longer takes up the shorter, the citations of both are kept. */
const withBar = (bars: readonly Bar[], seat: Seat, until: BarEnd, cite: Cite): readonly Bar[] => {
  const old = bars.find((bar) => bar.seat === seat);
  if (old === undefined) return [...bars, { seat, until, cites: [cite] }].sort(bySeat);
  const longer = BAR_ORDER.indexOf(old.until) > BAR_ORDER.indexOf(until) ? old.until : until;
  const cites = old.cites.includes(cite) ? old.cites : [...old.cites, cite];
  return bars.map((bar) => (bar === old ? { seat, until: longer, cites } : bar));
};

const bySeat = (a: Bar, b: Bar) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat);

/** What is left of the obligations after a call: bars and limits for one turn are served by it. */
const served = (obligations: Obligations, { by, call }: Spoken): Obligations => {
  const { bars, limits, owed, repeat } = obligations;
  const overcalled = isBid(call) || call === 'X';
  if (bars.length + limits.length + owed.length === 0 && repeat === undefined) return obligations;
  return {
    bars: bars.filter(({ seat, until }) =>
      until === 'next-turn' ? seat !== by : until === 'end-of-auction' || seat === by || !overcalled,
    ),
    limits: limits.filter(({ seat }) => seat !== by),
    owed: owed.filter(({ offence }) => offence.by !== by),
    repeat: repeat?.by === by ? undefined : repeat,
  };
};

const withNextStep = (state: State, said: Said, { by, offence }: Subject): State => {
  for (const { effect, cite } of said.effects) {
    if (effect.kind === 'offer') {
      const options = effect.options.map(({ id, by: role }): Option => ({
        id,
        by: roleSeat(role, by),
        cites: [cite],
      }));
      const matter: Open['matter'] =
        state.open?.matter ?? (offence ? { kind: 'call', offence } : { kind: 'cards', by });
      return { ...state, open: { ...state.open, matter, stage: 'choice', options } };
    }
    if (effect.kind === 'replace' && state.open && offence) return toReplacement(state, state.open, offence);
  }
  return state;
};

/** The offender is to substitute; after a change of call it is the first call that makes way, and the turn is his again. */
const toReplacement = (state: State, open: Open, { first, ...offence }: Offence): State => {
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
