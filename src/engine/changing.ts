/**
 * A player wants another call in place of his own, or cards become visible.
 */
import { canBeTaken, isAcceptable, lastPlaceOf, makeCall } from './calling.ts';
import { carryOut } from './carry.ts';
import { substitute, wording } from './director.ts';
import { changeFacts, exposureFacts, seeCall } from './seeing.ts';
import { append, closeMatter, firstOf, offenceOf, openOffence, takeBack, withdraw } from './moves.ts';
import { fault, type ChangeEvent, type ExposeEvent, type Fault } from './record.ts';
import { lho } from './seats.ts';
import { ask, type Sitting } from './sitting.ts';
import { isClosed, offenceIn, type Spoken, type State } from './state.ts';

/** A player wants another call in place of his own; it waits when something else must be dealt with first. */
export const takeChange = (sitting: Sitting, state: State, event: ChangeEvent): State | Fault => {
  if (isClosed(state)) return fault('auction-closed');
  const own = offenceIn(state)?.by === event.by;
  if (own && state.open?.stage === 'replacement') return substitute(sitting, state, offenceIn(state)!, event);
  if (!own && lastPlaceOf(state, event.by) === undefined) return fault('nothing-to-replace');
  return canBeTaken(state, event)
    ? change(sitting, state, event)
    : { ...state, waiting: [...state.waiting, event] };
};

/** The law looks at a change of call. */
export const change = (sitting: Sitting, state: State, event: ChangeEvent): State => {
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
  const next = carryOut(sitting, state, said, { ...subject, offence: open ?? offence });
  return said.effects.some(({ effect }) => effect.kind === 'disregarded') && open === undefined
    ? { ...next, irregularity: { kind: 'change-of-call', by: event.by, call: event.call, resolved: true } }
    : next;
};

/** A slip is mended: the new call takes its place; calls made since stay if they still can. */
const changeStanding = (sitting: Sitting, state: State, place: number, spoken: Spoken): State => {
  const since = state.auction.calls.slice(place + 1);
  const before = withdraw(takeBack(state, place), state.auction.calls[place]!);
  let next = makeCall(sitting, before, spoken);
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

/** Cards of a player become visible. */
export const takeExposure = (sitting: Sitting, state: State, event: ExposeEvent): State => {
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
