/**
 * What the director does, step by step, as data: establish the facts, offer the choices with what follows from each,
 * tell the players what they must do, and what is left for afterwards. Which steps there are follows from the effects of
 * the clauses; the words are made elsewhere. What would follow from a choice is asked of the same book (`foresight.ts`).
 */
import { isOver, lastBid, lowestSufficient, turnOf } from './auction.ts';
import { denominationOf, isBid, type Call, type SpokenCall } from './calls.ts';
import type { Card } from './cards.ts';
import type { Asked } from './carry.ts';
import { lostTurn, passedOutOfTurn } from './facts.ts';
import {
  consequenceOf,
  foreseeOptions,
  foreseeOwnTurn,
  foreseeReplacements,
  type CallGroup,
  type ForeseenOption,
} from './foresight.ts';
import type { Book, CitedEffect } from './laws.ts';
import {
  roleSeat,
  type BarEnd,
  type Cite,
  type IrregularityKind,
  type LeadRestriction,
  type PenaltyCard,
  type Question,
} from './ruling.ts';
import { lho, partner, type Seat } from './seats.ts';
import type { Offence, State, Turn } from './state.ts';

/** What becomes of a call in a way that the director tells. */
export type ToldFate =
  | 'stands'
  | 'stands-as-pass'
  | 'cancelled'
  | 'passes'
  | 'raised'
  | 'anew'
  | 'disregarded'
  | 'waived'
  | 'preceding-bid'
  | 'doubles-void'
  | 'new-deal';

/** What a step is about: `by` is the offender, `call` his call. */
export type StepMatter =
  | {
      readonly kind: 'irregularity';
      readonly irregularity: IrregularityKind;
      readonly by: Seat;
      readonly call: SpokenCall;
      /** Whose turn it was, seen from the offender. */
      readonly turn: Turn;
      /** The last bid that stood. */
      readonly last?: SpokenCall;
      /** A change of call: the call that was to be changed. */
      readonly first?: SpokenCall;
    }
  | { readonly kind: 'exposed'; readonly by: Seat; readonly cards: readonly Card[]; readonly led: boolean }
  | { readonly kind: 'misnamed'; readonly by: Seat; readonly call: SpokenCall; readonly last?: SpokenCall }
  /** A player wanted another call: as a slip, or on second thoughts. */
  | { readonly kind: 'change'; readonly by: Seat; readonly call: SpokenCall; readonly first?: SpokenCall }
  /** Is the call comparable with the withdrawn one (2007: as precise)? Was it meant over the call out of rotation? */
  | {
      readonly kind: 'finding';
      readonly question: Question;
      readonly by: Seat;
      readonly call: SpokenCall;
      readonly withdrawn: SpokenCall;
    }
  | {
      readonly kind: 'options';
      readonly irregularity: IrregularityKind;
      readonly by: Seat;
      readonly call?: SpokenCall;
      /** The last bid that stood. */
      readonly last?: SpokenCall;
      /** An insufficient bid: to what it would be raised. */
      readonly raisedTo?: SpokenCall;
      readonly options: readonly ForeseenOption[];
    }
  /** The offender substitutes a call; `own-turn`: he calls at his own turn after his call out of rotation was cancelled. */
  | {
      readonly kind: 'replace' | 'own-turn';
      readonly by: Seat;
      readonly call: SpokenCall;
      readonly groups: readonly CallGroup[];
    }
  /** What became of the call, or of its substitute; `condoned`: by a call over it; `next`: with whom the auction goes on, if it does. */
  | {
      readonly kind: 'fate';
      readonly fate: ToldFate;
      readonly irregularity: IrregularityKind;
      readonly condoned: boolean;
      readonly by: Seat;
      readonly call?: SpokenCall;
      readonly substitute?: SpokenCall;
      readonly next: Seat;
    }
  | { readonly kind: 'turn-restored'; readonly next: Seat }
  | { readonly kind: 'pass-for-rho' }
  /** `next`: whose turn it then is, if the auction goes on. */
  | { readonly kind: 'later-calls-fall'; readonly call: SpokenCall; readonly next?: Seat }
  | { readonly kind: 'bar'; readonly until: BarEnd }
  | { readonly kind: 'limit'; readonly calls: readonly Call[] }
  | { readonly kind: 'repeat'; readonly call: SpokenCall }
  /** What was withdrawn is free for the other side to use and not for the offenders, under this provision. */
  | { readonly kind: 'information'; readonly by: Seat; readonly law: Cite }
  | { readonly kind: 'lead'; readonly restriction: LeadRestriction }
  | { readonly kind: 'penalty-cards'; readonly cards: readonly PenaltyCard[] }
  | { readonly kind: 'cards-taken-up'; readonly cards: readonly PenaltyCard[] }
  | { readonly kind: 'adjust'; readonly by: Seat; readonly law: Cite };

/** What a step of one kind is about. */
export type StepAbout<K extends StepMatter['kind']> = StepMatter & { readonly kind: K };

/** A step of the director's: what he does, at the table or apart from it, to whom; `event`: at which event of the record. */
export interface Step {
  readonly do: 'establish' | 'offer' | 'tell' | 'after';
  readonly where: 'table' | 'apart';
  readonly to: Seat;
  readonly matter: StepMatter;
  readonly event: number;
  readonly cites: readonly Cite[];
}

/** What becomes of cards that a player exposed, once the auction has ended. */
export interface ExposedAfter {
  readonly cards: readonly PenaltyCard[];
  /** Whether they become penalty cards; if not, and a provision says so, they go back into the hand. */
  readonly penalty: boolean;
  readonly cites: readonly Cite[];
}

/** The steps of the latest irregularity, in the order in which the director takes them. */
export const stepsOf = (
  book: Book,
  state: State,
  trace: readonly Asked[],
  leads: readonly LeadRestriction[],
  exposed: readonly ExposedAfter[],
): readonly Step[] => {
  const from = trace.findLastIndex(opensSomething);
  const steps = from === -1 ? [] : trace.slice(from).flatMap((asked) => stepsAt(book, asked));
  return [
    ...steps.filter((step) => step.do !== 'after'),
    ...steps.filter((step) => step.do === 'after'),
    ...afterwards(state, leads, exposed, trace.at(-1)?.event ?? 0),
  ];
};

/** Whether something went wrong here while nothing else was open. */
const opensSomething = ({ at, said, state }: Asked): boolean =>
  state.open === undefined &&
  (at === 'exposed' ||
    at === 'change' ||
    said.effects.some(({ effect }) => effect.kind === 'irregular' || effect.kind === 'turn-restored'));

const stepsAt = (book: Book, asked: Asked): readonly Step[] => [
  ...introduction(asked),
  ...replaceLast(asked.said.effects).flatMap((cited) => stepFor(book, asked, cited) ?? []),
  ...ownTurn(book, asked),
];

/** What holds whatever the offender chooses is told before he chooses. */
const replaceLast = (effects: readonly CitedEffect[]): readonly CitedEffect[] => [
  ...effects.filter(({ effect }) => effect.kind !== 'replace'),
  ...effects.filter(({ effect }) => effect.kind === 'replace'),
];

const introduction = (asked: Asked): readonly Step[] => {
  const { at, facts, said, subject, state } = asked;
  const cites = said.clauses.map(({ cite }) => cite);
  const { by } = subject;
  if (at === 'exposed' && 'cards' in facts)
    return [step(asked, 'establish', by, { kind: 'exposed', by, cards: facts.cards, led: facts.led }, cites)];
  const call = subject.substitute?.call;
  if (call === undefined) return [];
  if (at === 'change' && 'unintended' in facts)
    return [step(asked, 'establish', by, { kind: 'change', by, call, ...firstIn(asked) }, cites, 'apart')];
  if (at === 'call' && 'names' in facts && facts.names === 'wrong')
    return [step(asked, 'tell', by, { kind: 'misnamed', by, call, ...lastIn(state) }, cites)];
  return [];
};

const stepFor = (
  book: Book,
  asked: Asked,
  { effect, cite }: CitedEffect,
): Step | readonly Step[] | undefined => {
  const { state, subject } = asked;
  const { by, offence, caller } = subject;
  const tell = (to: Seat, matter: StepMatter) => step(asked, 'tell', to, matter, [cite]);
  switch (effect.kind) {
    case 'irregular':
      return irregularityStep(asked, effect.irregularity, cite);
    case 'ask':
      return findingStep(asked, effect.question, cite);
    case 'offer':
      return offerStep(
        book,
        asked,
        effect.options.map(({ id, by: role }) => ({ id, by: roleSeat(role, by) })),
        cite,
      );
    case 'replace':
      return offence && replaceStep(book, asked, cite);
    case 'stands':
    case 'stands-as-pass':
    case 'cancelled':
    case 'passes':
    case 'raised':
    case 'anew':
    case 'disregarded':
    case 'waived':
    case 'preceding-bid':
    case 'doubles-void':
    case 'new-deal':
      return asked.at === 'call' ? undefined : tell(by, fateMatter(asked, effect.kind));
    case 'turn-restored': {
      const next = lostTurn(state)?.seat ?? turnOf(state.auction);
      return tell(next, { kind: 'turn-restored', next });
    }
    case 'pass-for-rho':
      return tell(roleSeat('rho', by), { kind: 'pass-for-rho' });
    case 'later-calls-fall': {
      const next = isOver(state.auction) ? undefined : turnOf(state.auction);
      return caller && tell(caller.by, { kind: 'later-calls-fall', call: caller.call, next });
    }
    case 'bar':
      return tell(roleSeat(effect.who, by), { kind: 'bar', until: effect.until });
    case 'limit':
      return tell(roleSeat(effect.who, by), { kind: 'limit', calls: effect.calls });
    case 'repeat':
      return offence && tell(by, { kind: 'repeat', call: offence.call });
    case 'information':
      return offendersIn(asked).map((offender) =>
        tell(partner(offender), { kind: 'information', by: offender, law: effect.law }),
      );
    case 'adjust':
      return step(asked, 'after', by, { kind: 'adjust', by, law: effect.law }, [cite]);
    case 'succeeds':
    case 'noted':
    case 'correction-stands':
    case 'reordered':
    case 'contract':
    case 'passed-out':
    case 'owes':
    case 'lead':
    case 'restrict':
    case 'penalty-card':
      return undefined;
  }
};

/** Whose withdrawn calls the information is from: when a turn was lost, that of everyone who passed out of rotation (17D3; 2007: 17E2). */
const offendersIn = ({ at, state, subject }: Asked): readonly Seat[] =>
  at === 'end' ? passedOutOfTurn(state) : [subject.by];

const irregularityStep = (asked: Asked, irregularity: IrregularityKind, cite: Cite): Step | undefined => {
  const { facts, state, subject } = asked;
  const { by, substitute } = subject;
  if (substitute === undefined) return undefined;
  const turn: Turn = 'turn' in facts ? facts.turn : 'lho';
  const matter: StepMatter = {
    kind: 'irregularity',
    irregularity,
    by,
    call: substitute.call,
    turn,
    ...lastIn(state),
    ...(irregularity === 'change-of-call' && firstIn(asked)),
  };
  return step(asked, 'establish', by, matter, [cite]);
};

const findingStep = (asked: Asked, question: Question, cite: Cite): Step | undefined => {
  const { offence, substitute, caller } = asked.subject;
  const now = caller ?? substitute;
  if (offence === undefined || now === undefined) return undefined;
  const matter: StepMatter = {
    kind: 'finding',
    question,
    by: now.by,
    call: now.call,
    withdrawn: offence.call,
  };
  return step(asked, 'establish', now.by, matter, [cite], question === 'comparable' ? 'apart' : 'table');
};

const offerStep = (
  book: Book,
  asked: Asked,
  options: readonly { readonly id: ForeseenOption['id']; readonly by: Seat }[],
  cite: Cite,
): Step | undefined => {
  const to = options[0]?.by;
  if (to === undefined) return undefined;
  const { by } = asked.subject;
  const about = offenceOnOffer(asked);
  const raisedTo = about && raisedBid(asked.state, about.call);
  const foreseen = foreseeOptions(book, asked.state, about, by, options);
  const matter: StepMatter = {
    kind: 'options',
    irregularity: about?.kind ?? 'card-exposed',
    by,
    call: about?.call,
    ...lastIn(asked.state),
    raisedTo,
    options: foreseen,
  };
  return step(asked, 'offer', to, matter, [cite]);
};

/** The call that a player may accept or not: a substitute that is irregular in the same way stands in the place of the first (27B4). */
const offenceOnOffer = ({ at, subject: { offence, substitute } }: Asked): Offence | undefined => {
  if (offence === undefined || substitute === undefined || at !== 'replacement') return offence;
  return { ...offence, ...substitute, correction: undefined, again: true, second: true };
};

const replaceStep = (book: Book, asked: Asked, cite: Cite): Step | undefined => {
  const { state, at, subject } = asked;
  if (subject.offence === undefined) return undefined;
  const offence = { ...subject.offence, again: subject.offence.again || at === 'replacement' };
  const { by, call } = offence;
  const groups = foreseeReplacements(book, state, offence, consequenceOf(asked.said, by));
  return step(asked, 'offer', by, { kind: 'replace', by, call, groups }, [cite], whereToTell(groups));
};

const fateMatter = ({ subject, state, at }: Asked, fate: ToldFate): StepMatter => {
  const { by, offence, substitute } = subject;
  const call = offence?.call;
  const goesBack = fate === 'cancelled' || fate === 'doubles-void' || at === 'change';
  const raisedTo = fate === 'raised' && call !== undefined ? raisedBid(state, call) : undefined;
  const next = goesBack ? turnOf(state.auction) : lho(by);
  const irregularity = offence?.kind ?? (at === 'change' ? 'change-of-call' : 'card-exposed');
  const condoned = at === 'next-call';
  const now = raisedTo ?? substitute?.call;
  return { kind: 'fate', fate, irregularity, condoned, by, call, substitute: now, next };
};

/** The turn has come to a player whose call out of rotation was cancelled: what he may call, and what follows. */
const ownTurn = (book: Book, asked: Asked): readonly Step[] => {
  const { at, facts, said, subject, state } = asked;
  if (at !== 'turn' || !('rhoPassed' in facts) || said.effects.some(({ effect }) => effect.kind === 'repeat'))
    return [];
  const { offence } = facts;
  const groups = foreseeOwnTurn(book, state, { offence, due: true, rhoPassed: facts.rhoPassed });
  const cites = [...new Set(groups.flatMap(({ consequence }) => consequence.cites))];
  if (cites.length === 0) return [];
  const { by } = subject;
  const matter: StepMatter = { kind: 'own-turn', by, call: offence.call, groups };
  return [step(asked, 'offer', by, matter, cites, whereToTell(groups))];
};

/** What depends on the meaning of a call is told apart from the table. */
const whereToTell = (groups: readonly CallGroup[]): Step['where'] =>
  groups.some(({ comparable }) => comparable !== undefined) ? 'apart' : 'table';

const afterwards = (
  { outcome }: State,
  leads: readonly LeadRestriction[],
  exposed: readonly ExposedAfter[],
  event: number,
): readonly Step[] => {
  const declarer = outcome?.kind === 'contract' ? outcome.declarer : undefined;
  const restrictions = leads
    .filter(({ applies }) => applies !== false)
    .map((restriction): Step => ({
      do: 'after',
      where: 'table',
      to: declarer ?? restriction.against,
      matter: { kind: 'lead', restriction },
      event,
      cites: restriction.cites,
    }));
  const shown = exposed.flatMap(({ cards, penalty, cites }): readonly Step[] => {
    const owner = cards[0]?.by;
    if (owner === undefined || cites.length === 0) return [];
    const kind = penalty ? 'penalty-cards' : 'cards-taken-up';
    return [{ do: 'after', where: 'table', to: owner, matter: { kind, cards }, event, cites }];
  });
  return [...restrictions, ...shown];
};

/** The lowest sufficient bid in the denomination of an insufficient one. */
const raisedBid = ({ auction }: State, call: SpokenCall): SpokenCall | undefined =>
  isBid(call) ? lowestSufficient(auction, denominationOf(call)) : undefined;

/** The call that a player wanted to change. */
const firstIn = ({ state, subject: { by, offence } }: Asked): { readonly first?: SpokenCall } => {
  const first = offence ?? state.auction.calls.findLast((made) => made.by === by);
  return first === undefined ? {} : { first: first.call };
};

const lastIn = ({ auction }: State): { readonly last?: SpokenCall } => {
  const last = lastBid(auction);
  return last === undefined ? {} : { last: last.call };
};

const step = (
  { event }: Asked,
  what: Step['do'],
  to: Seat,
  matter: StepMatter,
  cites: readonly Cite[],
  where: Step['where'] = 'table',
): Step => ({ do: what, where, to, matter, event, cites });
