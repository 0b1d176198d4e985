/**
 * What the director does, step by step, as data: establish the facts, offer the choices with what follows from each,
 * tell the players what they must do, and what is left for afterwards. Which steps there are follows from the effects of
 * the clauses; the words are made elsewhere. What would follow from a choice is asked of the same book (`foresight.ts`).
 */
import { isLegalFor, isOver, lastBid, lowestSufficient, turnOf } from './auction.ts';
import { denominationOf, isBid, type Call, type SpokenCall } from './calls.ts';
import type { Card } from './cards.ts';
import type { Asked } from './sitting.ts';
import { lostTurn, passedOutOfTurn } from './lost-turn.ts';
import {
  consequenceOf,
  foreseeOptions,
  foreseeOwnTurn,
  foreseeReplacements,
  type CallGroup,
  type ForeseenOption,
} from './foresight.ts';
import type { Book, CitedEffect, Said } from './laws.ts';
import {
  roleSeat,
  type Cite,
  type Effect,
  type IrregularityKind,
  type LeadRestriction,
  type Question,
  type SameFinding,
} from './ruling.ts';
import { lho, partner, rho, type Seat } from './seats.ts';
import { isBarred, type Offence, type State, type Turn } from './state.ts';
import type { ExposedAfter, Step, StepMatter, ToldFate } from './step.ts';

/** The steps of the latest irregularity, in the order in which the director takes them. */
export const stepsOf = (
  book: Book,
  state: State,
  trace: readonly Asked[],
  leads: readonly LeadRestriction[],
  exposed: readonly ExposedAfter[],
): readonly Step[] => {
  const from = trace.findLastIndex(opensSomething);
  const steps = toldOnce(from === -1 ? [] : trace.slice(from).flatMap((asked) => stepsAt(book, asked)));
  return [
    ...steps.filter((step) => step.do !== 'after'),
    ...steps.filter((step) => step.do === 'after'),
    ...afterwards(state, leads, exposed, trace.at(-1)?.event ?? 0),
  ];
};

/** What holds from now on is told once: a second substitute that must be refused brings the same bar and the same warning. */
const LASTING: ReadonlySet<StepMatter['kind']> = new Set(['bar', 'information', 'adjust']);

const toldOnce = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(
    ({ to, matter }, at) =>
      !LASTING.has(matter.kind) ||
      !steps
        .slice(0, at)
        .some((told) => told.to === to && JSON.stringify(told.matter) === JSON.stringify(matter)),
  );

/** Whether something went wrong here while nothing else was open. */
const opensSomething = ({ at, said, state }: Asked): boolean =>
  state.open === undefined &&
  (at === 'exposed' ||
    at === 'change' ||
    said.effects.some(({ effect }) => effect.kind === 'irregular' || effect.kind === 'turn-restored'));

const stepsAt = (book: Book, asked: Asked): readonly Step[] => [
  ...introduction(asked),
  ...inOrder(asked.said.effects).flatMap((cited) => stepFor(book, asked, cited) ?? []),
  ...ownTurn(book, asked),
];

/** What holds whatever the offender chooses is told before he chooses; what may not be used, when the rest has been told. */
const inOrder = (effects: readonly CitedEffect[]): readonly CitedEffect[] =>
  [...effects].sort((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ effect: { kind } }: CitedEffect): number => PLACES[kind] ?? 1;

const PLACES: { readonly [kind in Effect['kind']]?: number } = {
  'establish-same': 0,
  information: 2,
  replace: 3,
};

const introduction = (asked: Asked): readonly Step[] => {
  const { at, facts, said, subject, state } = asked;
  const cites = said.clauses.map(({ cite }) => cite);
  const { by } = subject;
  if (at === 'exposed' && 'cards' in facts) {
    const { cards, led } = facts;
    const finding = effectIn(said, 'establish-card')?.finding;
    return [step(asked, 'establish', by, { kind: 'exposed', by, cards, led, finding }, cites)];
  }
  const call = subject.substitute?.call;
  if (call === undefined) return [];
  if (at === 'change') {
    const findings = effectIn(said, 'establish-change')?.findings ?? [];
    // Without a question the step that calls it irregular says what happened.
    if (findings.length === 0 && effectIn(said, 'irregular') !== undefined) return [];
    const where = findings.includes('unintended') ? 'apart' : 'table';
    const matter: StepMatter = { kind: 'change', by, call, ...firstIn(asked), findings };
    return [step(asked, 'establish', by, matter, cites, where)];
  }
  if (at === 'call' && 'names' in facts && facts.names === 'wrong')
    return [step(asked, 'tell', by, { kind: 'misnamed', by, call, ...lastIn(state) }, cites)];
  return [];
};

type EffectOf<K extends Effect['kind']> = Effect & { readonly kind: K };

const effectIn = <K extends Effect['kind']>({ effects }: Said, kind: K): EffectOf<K> | undefined =>
  effects.map(({ effect }) => effect).find((effect): effect is EffectOf<K> => effect.kind === kind);

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
    case 'preceding-bid':
    case 'doubles-void':
    case 'new-deal':
      return asked.at === 'call' ? undefined : tell(by, fateMatter(asked, effect.kind));
    case 'waived': {
      const left = optionsLeft(asked);
      return left.length > 0 ? offerStep(book, asked, left, cite) : tell(by, fateMatter(asked, 'waived'));
    }
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
    case 'face-up':
      return 'cards' in asked.facts
        ? tell(by, { kind: 'face-up', by, cards: shownBy(state, by, asked.facts.cards) })
        : undefined;
    case 'bar':
      return tell(roleSeat(effect.who, by), { kind: 'bar', until: effect.until });
    case 'limit':
      return tell(roleSeat(effect.who, by), { kind: 'limit', calls: effect.calls });
    case 'repeat':
      return offence && tell(by, { kind: 'repeat', call: offence.call });
    case 'information':
      return offendersIn(asked).map((player) => {
        const to = effect.barred === 'own-side' ? partner(player) : rho(player);
        const { law, barred } = effect;
        return step(asked, 'tell', to, { kind: 'information', by: player, law, barred }, [cite, law]);
      });
    case 'may-withdraw':
      return mayWithdrawStep(asked, cite);
    case 'adjust':
      return step(asked, 'after', by, { kind: 'adjust', by, law: effect.law }, [cite]);
    case 'establish-same':
      return sameStep(asked, effect.finding, cite);
    case 'establish-change':
    case 'establish-card':
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

/** The options of the others, when one player has given up his. */
const optionsLeft = ({ state: { open }, subject: { chooser } }: Asked) =>
  (open?.options ?? []).filter(({ by }) => by !== chooser);

/** The next player may take back what he called after a slip that has been mended (2017 art. 25A6, 2007 art. 25A4). */
const mayWithdrawStep = (asked: Asked, cite: Cite): Step | undefined => {
  const { state, subject } = asked;
  const { by, substitute } = subject;
  const { dealer, calls } = state.auction;
  const next = lho(by);
  const place = calls.findLastIndex((made) => made.by === by);
  const made = calls.slice(place + 1).find((each) => each.by === next);
  if (made === undefined || substitute === undefined) return undefined;
  const mended = { dealer, calls: [...calls.slice(0, place), { by, call: substitute.call as Call }] };
  const matter = {
    kind: 'may-withdraw',
    call: made.call,
    stands: isLegalFor(mended, next, made.call),
  } as const;
  return step(asked, 'tell', next, matter, [cite]);
};

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
    ...('mustRepeat' in facts && { required: facts.mustRepeat }),
    ...(irregularity === 'bid-out-of-rotation' &&
      'insufficient' in facts &&
      facts.insufficient && { insufficient: true }),
  };
  return step(asked, 'establish', by, matter, [cite]);
};

/** Asked where the record says nothing of what the two bids meant: then they were taken for what they name. */
const sameStep = (asked: Asked, finding: SameFinding, cite: Cite): Step | undefined => {
  const { by, offence, substitute } = asked.subject;
  if (offence === undefined || substitute === undefined) return undefined;
  if (offence.shows !== undefined || substitute.shows !== undefined) return undefined;
  const matter = { kind: 'same', by, call: substitute.call, withdrawn: offence.call, finding } as const;
  return step(asked, 'establish', by, matter, [cite], 'apart');
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
  const required = offence?.failsToRepeat ? offence.mustRepeat : undefined;
  return { kind: 'fate', fate, irregularity, condoned, by, call, substitute: now, required, next };
};

/** The turn has come to a player whose call out of rotation was cancelled: what he may call, and what follows. */
const ownTurn = (book: Book, asked: Asked): readonly Step[] => {
  const { at, facts, said, subject, state } = asked;
  if (
    at !== 'turn' ||
    !('rhoPassed' in facts) ||
    isBarred(state, subject.by) ||
    said.effects.some(({ effect }) => effect.kind === 'repeat')
  )
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
  const shown = byOwner(exposed).flatMap(({ cards, penalty, cites }): readonly Step[] => {
    const owner = cards[0]?.by;
    if (owner === undefined || cites.length === 0) return [];
    const matter: StepMatter = penalty
      ? { kind: 'penalty-cards', cards, ...penalty, leads: declarer !== undefined && owner === lho(declarer) }
      : { kind: 'cards-taken-up', cards };
    return [{ do: 'after', where: 'table', to: owner, matter, event, cites }];
  });
  return [...restrictions, ...shown];
};

/** The cards of one player that become the same are told together. */
const byOwner = (exposed: readonly ExposedAfter[]): readonly ExposedAfter[] => {
  const together = new Map<string, ExposedAfter>();
  for (const each of exposed) {
    const key = [each.cards[0]?.by, each.penalty?.rank, each.penalty === undefined].join();
    const known = together.get(key);
    const cards = [...(known?.cards ?? []), ...each.cards];
    together.set(key, { ...each, cards, cites: [...new Set([...(known?.cites ?? []), ...each.cites])] });
  }
  return [...together.values()];
};

/** The cards that a player has shown in this auction, these last. */
const shownBy = ({ exposed }: State, by: Seat, cards: readonly Card[]): readonly Card[] => [
  ...new Set([...exposed.filter((each) => each.by === by).flatMap((each) => each.cards), ...cards]),
];

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
): Step => ({ do: what, where, to, matter, event, cites: [...new Set(cites)] });
