/**
 * The course of a ruling: takes the events of a record one by one, decides which moment of the law has come, asks the
 * edition's book and has `carry.ts` do what it says. It holds no ruling of its own. What it knows is procedure: an
 * irregular call lies open until somebody calls over it or attention is drawn; what is done on top of it waits until it
 * has been dealt with; nothing goes on before an open question is answered; the end is looked for after every event.
 */
import { doublingOf, isOver, lastBid, turnOf } from './auction.ts';
import {
  append,
  ask,
  carryOut,
  closeMatter,
  firstOf,
  offenceOf,
  openOffence,
  rule,
  takeBack,
  withdraw,
  type Sitting,
} from './carry.ts';
import {
  callFacts,
  changeFacts,
  exposureFacts,
  lostTurn,
  nextCallFacts,
  seeCall,
  seeSubstitute,
} from './facts.ts';
import {
  fault,
  isFault,
  type CallEvent,
  type ChangeEvent,
  type ChooseEvent,
  type ExposeEvent,
  type Fault,
  type ReplaceEvent,
  type TableEvent,
} from './record.ts';
import type { IrregularityKind, OptionId } from './ruling.ts';
import { isOpponent, lho, partner, rho, type Seat } from './seats.ts';
import {
  awaited,
  isBarred,
  isClosed,
  openOffence as offenceIn,
  type HeardCall,
  type Offence,
  type SeenCall,
  type Spoken,
  type State,
} from './state.ts';

type BySomeone = HeardCall;

/** The state after one more event, or why that event cannot be used at this moment. */
export const applyEvent = (sitting: Sitting, state: State, event: TableEvent): State | Fault => {
  if (state.question !== undefined) return state;
  const withDirector = isDirectorThere(state, event);
  const next = take(sitting, state, event);
  if (isFault(next)) return { ...next, event: sitting.event };
  return lookForTurn(sitting, lookForEnd(sitting, dealWithRest(sitting, next, withDirector)));
};

const take = (sitting: Sitting, state: State, event: TableEvent): State | Fault => {
  switch (event.kind) {
    case 'call':
      return takeCall(sitting, state, event);
    case 'attention':
      return notice(sitting, state);
    case 'choose':
      return takeChoice(sitting, state, event);
    case 'replace':
      return takeReplacement(sitting, state, event);
    case 'change':
      return takeChange(sitting, state, event);
    case 'expose':
      return isClosed(state) ? fault('auction-closed') : takeExposure(sitting, state, event);
  }
};

/** Whether the director stands at the table, so that what comes next is noticed at once. */
const isDirectorThere = ({ open }: State, { kind }: TableEvent): boolean =>
  kind === 'attention' || kind === 'choose' || (open !== undefined && open.stage !== 'unnoticed');

// ---- calls ----------------------------------------------------------------------------------------------------

const takeCall = (sitting: Sitting, state: State, event: CallEvent): State | Fault => {
  if (isClosed(state) && (event.by === undefined || state.outcome?.kind === 'new-deal'))
    return fault('auction-closed');
  const ready = goOn(sitting, state);
  const by = event.by ?? expectedCaller(ready);
  if (hasNothingToFind(ready, by, event)) return fault('bad-finding');
  return takeCallBy(sitting, ready, { ...event, by });
};

/** Options that a player also takes by letting the game go on: a call ends the wait for them. */
const GOING_ON: readonly OptionId[] = ['continue', 'keep-doubles'];

const goOn = (sitting: Sitting, state: State): State => {
  const option = state.open?.options.find(({ id }) => GOING_ON.includes(id));
  if (option === undefined) return state;
  const next = takeChoice(sitting, state, { kind: 'choose', choice: option.id, by: option.by });
  return isFault(next) ? state : goOn(sitting, next);
};

const takeCallBy = (sitting: Sitting, state: State, event: BySomeone): State =>
  canBeTaken(state, event)
    ? receive(sitting, state, event)
    : { ...state, waiting: [...state.waiting, event] };

/** Who is meant when a record does not say who calls. */
const expectedCaller = (state: State): Seat => {
  const { open } = state;
  const offence = offenceIn(state);
  if (open?.stage === 'replacement' && offence) return offence.by;
  return open?.options[0]?.by ?? awaited(state);
};

/** A finding about a call for which there is nothing to find: no call of his was withdrawn, nobody called before his turn. */
const hasNothingToFind = (state: State, by: Seat, { over, comparable }: CallEvent): boolean => {
  const offence = offenceIn(state);
  const overRho = offence !== undefined && offence.by === rho(by) && offence.turn !== 'own';
  const replacesOwn = offence?.by === by || state.withdrawn.some((call) => call.by === by);
  return (over !== undefined && !overRho) || (comparable !== undefined && !replacesOwn);
};

/** Whether an event can be taken up now, or must wait until what is open has been dealt with. */
const canBeTaken = (state: State, event: BySomeone | ReplaceEvent | ChangeEvent | ExposeEvent): boolean => {
  const { open } = state;
  if (open === undefined) return true;
  if (open.matter.kind === 'cards') return false;
  const { offence } = open.matter;
  if (event.kind === 'replace') return true;
  if (event.kind === 'expose') return false;
  if (event.kind === 'change') return event.by === offence.by && open.stage === 'unnoticed';
  if (event.by === offence.by) return open.stage === 'replacement' || isCorrectable(state, offence);
  const mayAccept = open.options.some(({ id, by }) => id === 'accept' && by === event.by);
  return open.stage === 'unnoticed' ? callsOver(state, offence, event.by) : mayAccept;
};

const callsOver = (state: State, offence: Offence, by: Seat): boolean =>
  by === lho(offence.by) ||
  (!isClosed(state) && offence.turn !== 'own' && by === turnOf(state.auction) && isOpponent(by, offence.by));

const receive = (sitting: Sitting, state: State, event: BySomeone): State => {
  const offence = offenceIn(state);
  if (offence === undefined) return makeCall(sitting, state, event, event);
  if (event.by !== offence.by) return callOver(sitting, state, offence, event);
  return state.open?.stage === 'replacement'
    ? substitute(sitting, state, offence, event)
    : correct(sitting, state, offence, event);
};

const makeCall = (sitting: Sitting, state: State, spoken: Spoken, event?: HeardCall): State => {
  const before = passAhead(sitting, state, spoken.by);
  const seen = { ...seeCall(before, wording(spoken)), ...(!isClosed(before) && madeAt(event)) };
  const subject = { by: spoken.by, substitute: wording(spoken) };
  const said = ask(sitting, before, 'call', callFacts(before, seen, event), subject);
  const irregular = said.effects.find(({ effect }) => effect.kind === 'irregular')?.effect;
  if (irregular?.kind === 'irregular')
    return openOffence(before, offenceFrom(before, irregular.irregularity, seen));
  return carryOut(sitting, before, said, subject);
};

/** The turn at which a call was made that had to wait for the call of the player whose turn it was. */
const madeAt = (event: HeardCall | undefined): HeardCall['made'] =>
  event?.made && { turn: event.made.turn, noBidYet: event.made.noBidYet };

/** A right-hand opponent who must pass need not be waited for, if the law says so (2017 art. 28A). */
const passAhead = (sitting: Sitting, state: State, by: Seat): State => {
  if (isClosed(state) || turnOf(state.auction) !== rho(by) || !isBarred(state, rho(by))) return state;
  return rule(sitting, state, 'ahead', { by }, { by });
};

const offenceFrom = (state: State, kind: IrregularityKind, seen: SeenCall): Offence => {
  const place = kind === 'change-of-call' && seen.turn === 'lho' ? lastPlaceOf(state, seen.by) : undefined;
  const first = place === undefined ? undefined : firstOf(state, place);
  if (place === undefined || first === undefined) return offenceOf(kind, seen);
  const before = takeBack(state, place);
  return offenceOf(
    kind,
    { ...seeCall(before, seen), turn: seen.turn, failsToRepeat: false },
    { first, acceptable: isAcceptable(before, seen) },
  );
};

/** Whether a call could stand at a turn, if the left-hand opponent accepts it: not one that no law allows there. */
const isAcceptable = (before: State, spoken: Spoken): boolean => {
  const { inadmissible, barred, bidOverSeven } = seeCall(before, wording(spoken));
  return !inadmissible && !barred && !bidOverSeven;
};

const lastPlaceOf = ({ auction }: State, by: Seat): number | undefined => {
  const place = auction.calls.findLastIndex((made) => made.by === by);
  return place === -1 ? undefined : place;
};

const callOver = (sitting: Sitting, state: State, offence: Offence, event: BySomeone): State => {
  const subject = { by: offence.by, offence, caller: event };
  const said = ask(sitting, state, 'next-call', nextCallFacts(state, offence, event.by, event), subject);
  const falls = said.effects.some(
    ({ effect }) => effect.kind === 'later-calls-fall' || effect.kind === 'reordered',
  );
  const next = carryOut(sitting, state, said, subject);
  return falls || next.question !== undefined ? next : { ...next, waiting: [...next.waiting, event] };
};

// ---- the director at the table ----------------------------------------------------------------------------------

const notice = (sitting: Sitting, state: State): State => {
  const offence = offenceIn(state);
  if (offence === undefined || state.open?.stage !== 'unnoticed') return state;
  const caller = partnersCall(state, offence);
  const facts = { offence, partnerHasCalled: caller !== undefined };
  return rule(sitting, state, 'attention', facts, { by: offence.by, offence, ...(caller && { caller }) });
};

/** What offender's partner has called since, when it was his turn. */
const partnersCall = ({ auction, waiting }: State, { by, turn }: Offence): BySomeone | undefined =>
  turn === 'partner' && turnOf(auction) === partner(by)
    ? (waiting.find((event) => event.kind === 'call' && event.by === partner(by)) as BySomeone | undefined)
    : undefined;

const takeChoice = (sitting: Sitting, state: State, { choice, by }: ChooseEvent): State | Fault => {
  const { open } = state;
  if (open === undefined || !open.options.some((option) => option.id === choice && option.by === by))
    return fault('not-an-option');
  if (open.matter.kind === 'cards')
    return rule(sitting, state, 'exposed-choice', { choice }, { by: open.matter.by, chooser: by });
  const { offence } = open.matter;
  return rule(sitting, state, 'choice', { offence, choice }, { by: offence.by, offence, chooser: by });
};

const takeReplacement = (sitting: Sitting, state: State, event: ReplaceEvent): State | Fault => {
  if (isClosed(state)) return fault('auction-closed');
  const offence = offenceIn(state);
  if (offence === undefined || offence.by !== event.by) return fault('nothing-to-replace');
  if (state.open?.stage === 'replacement') return substitute(sitting, state, offence, event);
  return isCorrectable(state, offence)
    ? correct(sitting, state, offence, event)
    : fault('nothing-to-replace');
};

const substitute = (sitting: Sitting, state: State, offence: Offence, event: Spoken): State => {
  const spoken = wording(event);
  const facts = { offence, substitute: seeSubstitute(state, offence, spoken) };
  return rule(sitting, state, 'replacement', facts, { by: offence.by, offence, substitute: spoken });
};

/** Whether the offender can put another call in its place before the director rules: it was his turn, and his call is to be replaced. */
const isCorrectable = ({ open }: State, { kind, turn }: Offence): boolean =>
  turn === 'own' &&
  (kind === 'insufficient-bid' || kind === 'inadmissible-double') &&
  (open?.stage === 'unnoticed' || (open?.options.some(({ id }) => id === 'accept') ?? false));

const correct = (sitting: Sitting, state: State, offence: Offence, event: Spoken): State => {
  const spoken = wording(event);
  const facts = { offence, substitute: seeSubstitute(state, offence, spoken) };
  return rule(sitting, state, 'correction', facts, { by: offence.by, offence, substitute: spoken });
};

// ---- changes and cards ------------------------------------------------------------------------------------------

const takeChange = (sitting: Sitting, state: State, event: ChangeEvent): State | Fault => {
  if (isClosed(state)) return fault('auction-closed');
  const own = offenceIn(state)?.by === event.by;
  if (own && state.open?.stage === 'replacement') return substitute(sitting, state, offenceIn(state)!, event);
  if (!own && lastPlaceOf(state, event.by) === undefined) return fault('nothing-to-replace');
  return canBeTaken(state, event)
    ? change(sitting, state, event)
    : { ...state, waiting: [...state.waiting, event] };
};

const change = (sitting: Sitting, state: State, event: ChangeEvent): State => {
  const open = offenceIn(state);
  if (open?.kind === 'change-of-call') return change(sitting, withdraw(closeMatter(state), open), event);
  const place = open === undefined ? lastPlaceOf(state, event.by) : undefined;
  const first = open ?? (place === undefined ? undefined : firstOf(state, place));
  if (first === undefined) return state;
  const spoken = wording(event);
  const subject = { by: event.by, offence: open, substitute: spoken };
  const said = ask(sitting, state, 'change', changeFacts(state, event, place), subject);
  if (said.effects.some(({ effect }) => effect.kind === 'anew'))
    return place === undefined
      ? carryOut(sitting, state, said, subject)
      : changeStanding(sitting, state, place, spoken);
  const before = place === undefined ? state : takeBack(state, place);
  const offence = offenceOf(
    'change-of-call',
    { ...seeCall(before, spoken), turn: 'lho', failsToRepeat: false },
    { first: wording(first), acceptable: isAcceptable(before, spoken) },
  );
  if (said.effects.some(({ effect }) => effect.kind === 'irregular'))
    return openOffence(state, offence, state.open);
  const next = carryOut(sitting, state, said, subject);
  return said.effects.some(({ effect }) => effect.kind === 'disregarded') && open === undefined
    ? { ...next, irregularity: { kind: 'change-of-call', by: event.by, call: event.call, resolved: true } }
    : next;
};

/** A slip is mended: the new call takes its place; calls made since stay if they still can. */
const changeStanding = (sitting: Sitting, state: State, place: number, spoken: Spoken): State => {
  const since = state.auction.calls.slice(place + 1);
  const before = withdraw(takeBack(state, place), state.auction.calls[place]!);
  let next: State = {
    ...makeCall(sitting, before, spoken),
  };
  if (next.open === undefined)
    next = {
      ...next,
      irregularity: { kind: 'change-of-call', by: spoken.by, call: spoken.call, resolved: true },
    };
  for (const call of since) {
    const seen = seeCall(next, call);
    const stays =
      next.open === undefined && next.question === undefined && !seen.insufficient && !seen.inadmissible;
    next = stays ? append(next, call) : withdraw(next, call);
  }
  return since.length === 0 ? next : { ...next, mayWithdraw: lho(spoken.by) };
};

const takeExposure = (sitting: Sitting, state: State, event: ExposeEvent): State => {
  const subject = { by: event.by };
  const said = ask(sitting, state, 'exposed', exposureFacts(state, event), subject);
  const isOffer = said.effects.some(({ effect }) => effect.kind === 'offer');
  if (isOffer && state.open !== undefined) {
    sitting.trace.pop();
    return { ...state, waiting: [...state.waiting, event] };
  }
  const { by, cards, led } = event;
  const next = carryOut(sitting, state, said, subject);
  return {
    ...next,
    exposed: [...next.exposed, { by, cards, led }],
    irregularity: { kind: 'card-exposed', by, call: null, resolved: !isOffer },
  };
};

// ---- what follows an event ---------------------------------------------------------------------------------------

/** Takes up what waits, as far as it can be; with the director at the table each new irregularity is noticed at once. */
const dealWithRest = (sitting: Sitting, state: State, withDirector: boolean): State => {
  let next = takeWaiting(sitting, state);
  while (withDirector && next.open?.stage === 'unnoticed' && next.question === undefined)
    next = takeWaiting(sitting, notice(sitting, next));
  return next;
};

const takeWaiting = (sitting: Sitting, state: State): State => {
  let next = state;
  for (;;) {
    const [first, ...rest] = next.waiting;
    if (first === undefined || next.question !== undefined || !canBeTaken(next, first)) return next;
    next = takeUp(sitting, { ...next, waiting: rest }, first);
  }
};

const takeUp = (sitting: Sitting, state: State, event: State['waiting'][number]): State => {
  switch (event.kind) {
    case 'call':
      return receive(sitting, state, event);
    case 'replace':
      return substitute(sitting, state, offenceIn(state)!, event);
    case 'change':
      return isClosed(state) ? state : change(sitting, state, event);
    case 'expose':
      return isClosed(state) ? state : takeExposure(sitting, state, event);
  }
};

/** When the turn comes to a player whose call out of rotation was cancelled, the law is asked what he owes. */
const lookForTurn = (sitting: Sitting, state: State): State => {
  const { obligations, auction } = state;
  if (obligations.owed.length === 0 || isStuck(state)) return state;
  const by = turnOf(auction);
  const owed = obligations.owed.find(({ offence, due }) => offence.by === by && !due);
  if (owed === undefined) return state;
  const last = auction.calls.at(-1);
  const rhoPassed = owed.offence.turn === 'rho' && last?.by === rho(by) && last.call === 'P';
  const { offence } = owed;
  const next = rule(sitting, state, 'turn', { offence, rhoPassed }, { by, offence });
  const now = next.obligations.owed.map((each) => (each === owed ? { offence, due: true, rhoPassed } : each));
  return { ...next, obligations: { ...next.obligations, owed: now } };
};

const lookForEnd = (sitting: Sitting, state: State): State => {
  if (isStuck(state) || !isOver(state.auction)) return state;
  const facts = {
    noBid: lastBid(state.auction) === undefined,
    doubled: doublingOf(state.auction) !== 'none',
    turnLost: lostTurn(state) !== undefined,
  };
  return rule(sitting, state, 'end', facts, { by: turnOf(state.auction) });
};

const isStuck = (state: State): boolean =>
  state.open !== undefined || state.question !== undefined || isClosed(state);

const wording = ({ by, call, shows, artificial, comparable }: Spoken): Spoken => ({
  by,
  call,
  artificial,
  shows,
  comparable,
});
