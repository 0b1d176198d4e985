/**
 * What the engine hands out: the state of the auction as a ruling, in the fields of the table record's answer. It holds
 * no sentence in any language; the director's steps are data, worded elsewhere (`src/dutch`).
 */
import { declarerOf, turnOf, type MadeCall } from './auction.ts';
import { SUITS, type SpokenCall, type Suit } from './calls.ts';
import { apply, isAnswer, type Book, type Clause, type Moment, type Said } from './laws.ts';
import { defends, exposureFacts, leadFacts, suitsSpecifiedBy } from './seeing.ts';
import { suitsShownBy } from './meaning.ts';
import type { Asked } from './sitting.ts';
import type { ErrorCode } from './record.ts';
import type {
  Bar,
  Cite,
  Effect,
  LeadRestriction,
  Limit,
  Option,
  Outcome,
  PenaltyCard,
  Question,
  Restriction,
} from './ruling.ts';
import { isOpponent, lho, partner, SEATS, type Seat } from './seats.ts';
import {
  awaited,
  isClosed,
  offenceIn,
  requiredOf,
  type Irregularity,
  type LeadClaim,
  type State,
} from './state.ts';
import type { ExposedAfter, Step } from './step.ts';
import { stepsOf } from './steps.ts';

/** What is awaited at the table. */
export const PHASES = ['auction', 'choice', 'replacement', 'finding', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** Which clauses spoke, at which event and moment: what decides first, then what else is put right, then what goes beside it. */
export interface TraceEntry {
  readonly event: number;
  readonly at: Moment;
  readonly cites: readonly Cite[];
}

/** A ruling: how the auction stands and what is owed, as the table record's contract lists it. */
export interface Answer {
  readonly id?: string;
  readonly edition: string;
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly auction: readonly MadeCall[];
  readonly withdrawn: readonly { readonly by: Seat; readonly call: SpokenCall }[];
  readonly irregularity: Irregularity | null;
  readonly options: readonly Option[];
  readonly questions: readonly Question[];
  readonly required: { readonly by: Seat; readonly call: SpokenCall } | null;
  readonly mustPass: readonly Bar[];
  readonly mayNot: readonly Limit[];
  readonly leadRestrictions: readonly LeadRestriction[];
  readonly penaltyCards: readonly PenaltyCard[];
  readonly outcome: Outcome | null;
  readonly cites: readonly Cite[];
  readonly steps: readonly Step[];
  readonly trace: readonly TraceEntry[];
}

/** Why there is no ruling. */
export interface ErrorAnswer {
  readonly id?: string;
  readonly error: { readonly code: ErrorCode; readonly event?: number; readonly field?: string };
}

/** The answer to a record whose events have all been taken. */
export const answerOf = (
  book: Book,
  state: State,
  trace: readonly Asked[],
  id: string | undefined,
): Answer => {
  const phase = phaseOf(state);
  const leads = leadRestrictions(book, state);
  const exposed = exposedAfter(book, state);
  return {
    id,
    edition: book.laws.edition,
    phase,
    turn: turnIn(state, phase),
    auction: state.auction.calls.map(({ by, call }) => ({ by, call })),
    withdrawn: withdrawnIn(state),
    irregularity: irregularityIn(state),
    options: phase === 'choice' ? (state.open?.options ?? []) : [],
    questions: state.question === undefined ? [] : [state.question],
    required: phase === 'auction' && state.open === undefined ? (requiredOf(state) ?? null) : null,
    mustPass: state.obligations.bars,
    mayNot: state.obligations.limits,
    leadRestrictions: leads,
    penaltyCards: exposed.flatMap(({ cards, penalty }) => (penalty ? cards : [])),
    outcome: state.outcome ?? null,
    cites: citesOf(trace, leads, exposed),
    /** Worked out when they are asked for: most rulings are wanted without. */
    get steps() {
      return stepsOf(book, state, trace, leads, exposed);
    },
    trace: trace.map(({ event, at, said }) => ({ event, at, cites: mostTellingFirst(said.clauses) })),
  };
};

/**
 * The provisions of clauses, those first that say what becomes of the call or who does what now, then those that put something
 * else right, then those that say that nothing more follows; of one sort the most precise first.
 */
const mostTellingFirst = (clauses: readonly Clause[]): readonly Cite[] =>
  clauses
    .map(({ cite, then }) => ({ cite, rank: Math.min(then.length === 0 ? 2 : 3, ...then.map(rankOf)) }))
    .sort((a, b) => a.rank - b.rank || b.cite.length - a.cite.length)
    .map(({ cite }) => cite);

const rankOf = (effect: Effect): number => {
  if (isAnswer(effect)) return 0;
  return RECTIFIES.has(effect.kind) ? 1 : 3;
};

const RECTIFIES: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>(['bar', 'limit', 'repeat', 'owes']);

const phaseOf = (state: State): Phase => {
  if (state.question !== undefined) return 'finding';
  if (isClosed(state)) return 'closed';
  const stage = state.open?.stage ?? 'unnoticed';
  return stage === 'unnoticed' ? 'auction' : stage;
};

const turnIn = (state: State, phase: Phase): Seat | null => {
  if (phase === 'auction') return awaited(state);
  return phase === 'replacement' ? (offenceIn(state)?.by ?? turnOf(state.auction)) : null;
};

const withdrawnIn = (state: State): Answer['withdrawn'] => {
  const offence = state.open?.stage === 'replacement' ? offenceIn(state) : undefined;
  return offence === undefined
    ? state.withdrawn
    : [...state.withdrawn, { by: offence.by, call: offence.call }];
};

/** What is open comes before what happened later but is already dealt with. */
const irregularityIn = (state: State): Irregularity | null => {
  const offence = offenceIn(state);
  if (offence === undefined) return state.irregularity ?? null;
  return { kind: offence.kind, by: offence.by, call: offence.call, resolved: false };
};

const leadRestrictions = (book: Book, state: State): readonly LeadRestriction[] => {
  const found: FoundLead[] = [];
  const add = (claim: LeadClaim, restriction: Restriction, ...cites: readonly Cite[]) =>
    addLead(found, claim, restrictionOf(state, claim, restriction, ...cites));
  for (const claim of state.leads)
    if (claim.restriction !== undefined) add(claim, claim.restriction);
    else
      for (const { effect, cite } of saidOfLead(book, state, claim).effects)
        if (effect.kind === 'restrict') add(claim, effect, cite);
  return found.map(({ lead }) => lead).sort((a, b) => SEATS.indexOf(a.against) - SEATS.indexOf(b.against));
};

/** A restriction with the place in the auction of the withdrawn calls that it comes from. */
interface FoundLead {
  readonly place: number;
  readonly lead: LeadRestriction;
}

const restrictionOf = (
  state: State,
  claim: LeadClaim,
  { lead, suits, when, lasts }: Restriction,
  ...cites: readonly Cite[]
): LeadRestriction => {
  const { by } = claim.withdrawn;
  const against = when === 'opening-lead' ? openingLeader(state, by) : partner(by);
  const open = suitsFor(state, claim, suits);
  const applies = isClosed(state) ? (defends(state, by) ?? false) && open.length > 0 : null;
  return {
    against,
    kind: lead,
    suits: open,
    when,
    lasts,
    applies,
    cites: [...new Set([...claim.cites, ...cites])],
  };
};

/** Who of the offender's side would have the opening lead as the auction stands; offender's partner while his own side holds the bid. */
const openingLeader = ({ auction }: State, offender: Seat): Seat => {
  const declarer = declarerOf(auction);
  return declarer !== undefined && isOpponent(declarer, offender) ? lho(declarer) : partner(offender);
};

const suitsFor = (state: State, { withdrawn }: LeadClaim, suits: Restriction['suits']): readonly Suit[] => {
  if (suits === 'any') return SUITS;
  const shown = suits === 'withdrawn' ? suitsShownBy(withdrawn) : SUITS;
  const specified = suitsSpecifiedBy(state, withdrawn.by);
  return SUITS.filter((suit) => shown.includes(suit) && !specified.includes(suit));
};

/**
 * Two withdrawn calls that leave declarer the same choice give him one choice; so do those of one player at one turn that
 * leave him the same kind of choice: it is then between the suits of all of them (2007 art. 26A2).
 */
const addLead = (found: FoundLead[], { place }: LeadClaim, lead: LeadRestriction): void => {
  const kindOf = ({ against, kind, when, lasts }: LeadRestriction) => [against, kind, when, lasts].join();
  const same = found.findIndex(
    (other) =>
      kindOf(other.lead) === kindOf(lead) &&
      (other.place === place || other.lead.suits.join() === lead.suits.join()),
  );
  const old = found[same];
  if (old === undefined) {
    found.push({ place, lead });
    return;
  }
  found[same] = {
    place: old.place,
    lead: {
      ...lead,
      suits: SUITS.filter((suit) => old.lead.suits.includes(suit) || lead.suits.includes(suit)),
      cites: [...new Set([...old.lead.cites, ...lead.cites])],
    },
  };
};

/** What becomes of exposed cards once the auction has ended. */
const exposedAfter = (book: Book, state: State): readonly ExposedAfter[] => {
  if (!isClosed(state)) return [];
  return state.exposed.map((exposed) => {
    const { by, cards } = exposed;
    const { clauses, effects } = saidOfExposed(book, state, exposed);
    const penalty = effects.map(({ effect }) => effect).find((effect) => effect.kind === 'penalty-card');
    return {
      cards: cards.map((card) => ({ by, card })),
      penalty: penalty && { rank: penalty.rank },
      cites: clauses.map(({ cite }) => cite),
    };
  });
};

const saidOfLead = (book: Book, state: State, claim: LeadClaim): Said =>
  apply(book, 'lead', leadFacts(state, claim));

const saidOfExposed = (book: Book, state: State, exposed: State['exposed'][number]): Said =>
  apply(book, 'exposed-after', {
    ...exposureFacts(state, exposed),
    defends: defends(state, exposed.by) ?? false,
  });

/** The clauses that spoke: at the events, of the lead, and of cards that lay exposed when the auction ended. */
export const clausesHeard = (book: Book, state: State, trace: readonly Asked[]): readonly Clause[] => {
  const ofLead = state.leads
    .filter(({ restriction }) => restriction === undefined)
    .map((claim) => saidOfLead(book, state, claim));
  const ofCards = isClosed(state) ? state.exposed.map((exposed) => saidOfExposed(book, state, exposed)) : [];
  return [
    ...new Set([...trace.map(({ said }) => said), ...ofLead, ...ofCards].flatMap(({ clauses }) => clauses)),
  ];
};

const citesOf = (
  trace: readonly Asked[],
  leads: readonly LeadRestriction[],
  exposed: readonly ExposedAfter[],
): readonly Cite[] => [
  ...new Set([
    ...trace.flatMap(({ said }) => said.clauses.filter(({ routine }) => !routine).map(({ cite }) => cite)),
    ...leads.filter(({ applies }) => applies !== false).flatMap(({ cites }) => cites),
    ...exposed.flatMap(({ cites }) => cites),
  ]),
];
