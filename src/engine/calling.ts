/**
 * A call comes in: who makes it, whether it can be taken now or has to wait, and what it then is: a call of its own, one
 * over an irregular call, or a substitute for one.
 */
import { turnOf } from './auction.ts';
import { carryOut, rule } from './carry.ts';
import { correct, isCorrectable, substitute, takeChoice, wording } from './director.ts';
import { callFacts, nextCallFacts, seeCall } from './seeing.ts';
import { firstOf, offenceOf, openOffence, takeBack } from './moves.ts';
import {
  fault,
  isFault,
  type CallEvent,
  type ChangeEvent,
  type ExposeEvent,
  type Fault,
  type ReplaceEvent,
} from './record.ts';
import type { IrregularityKind, OptionId } from './ruling.ts';
import { isOpponent, lho, rho, type Seat } from './seats.ts';
import { ask, type Sitting } from './sitting.ts';
import {
  awaited,
  isBarred,
  isClosed,
  offenceIn,
  type HeardCall,
  type Offence,
  type SeenCall,
  type Spoken,
  type State,
} from './state.ts';

/** A call of which it is known who makes it. */
export type BySomeone = HeardCall;

/** A call is made, by whom the record says or else by the player who is expected to call. */
export const takeCall = (sitting: Sitting, state: State, event: CallEvent): State | Fault => {
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
    : { ...state, waiting: [...state.waiting, isBarred(state, event.by) ? event : { ...event, free: true }] };

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
export const canBeTaken = (
  state: State,
  event: BySomeone | ReplaceEvent | ChangeEvent | ExposeEvent,
): boolean => {
  const { open } = state;
  if (open === undefined) return true;
  if (open.matter.kind === 'cards') return false;
  const { offence } = open.matter;
  if (event.kind === 'replace') return true;
  if (event.kind === 'expose') return false;
  if (event.kind === 'change') return event.by === offence.by && open.stage === 'unnoticed';
  if (event.by === offence.by) return open.stage === 'replacement' || isCorrectable(state, offence);
  const mayAccept = open.options.some(({ id, by }) => id === 'accept' && by === event.by);
  return open.stage === 'unnoticed' ? callsOver(state, offence, event) : mayAccept;
};

/** His left-hand opponent calls, or an opponent whose turn it was; offender's partner too, when the two called at the same moment. */
const callsOver = (state: State, offence: Offence, { by, simultaneous }: BySomeone): boolean =>
  by === lho(offence.by) ||
  (!isClosed(state) &&
    offence.turn !== 'own' &&
    by === turnOf(state.auction) &&
    (simultaneous || isOpponent(by, offence.by)));

/** A call that can be taken now becomes what it is: one of its own, one over an irregular call, a substitute or a correction. */
export const receive = (sitting: Sitting, state: State, event: BySomeone): State => {
  const offence = offenceIn(state);
  if (offence === undefined) return makeCall(sitting, state, event, event);
  if (event.by !== offence.by) return callOver(sitting, state, offence, event);
  return state.open?.stage === 'replacement'
    ? substitute(sitting, state, offence, event)
    : correct(sitting, state, offence, event);
};

/** The law looks at a call: it stands, or it lies open as irregular. */
export const makeCall = (sitting: Sitting, state: State, spoken: Spoken, event?: HeardCall): State => {
  const before = passAhead(sitting, state, spoken.by);
  const seen = {
    ...seeCall(before, wording(spoken)),
    ...(!isClosed(before) && madeAt(event)),
    ...(event?.free && { barred: false, forbidden: false }),
  };
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
export const isAcceptable = (before: State, spoken: Spoken): boolean => {
  const { inadmissible, barred, bidOverSeven } = seeCall(before, wording(spoken));
  return !inadmissible && !barred && !bidOverSeven;
};

/** The place of a player’s last call among those that stand. */
export const lastPlaceOf = ({ auction }: State, by: Seat): number | undefined => {
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
