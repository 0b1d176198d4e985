/**
 * The course of a ruling: takes the events of a record one by one, decides which moment of the law has come, asks the
 * edition's book and has `carry.ts` do what it says. It holds no ruling of its own. What it knows is procedure: an
 * irregular call lies open until somebody calls over it or attention is drawn; what is done on top of it waits until it
 * has been dealt with; nothing goes on before an open question is answered; the end is looked for after every event.
 */
import { doublingOf, isOver, lastBid, turnOf } from './auction.ts';
import { canBeTaken, receive, takeCall } from './calling.ts';
import { rule } from './carry.ts';
import { change, takeChange, takeExposure } from './changing.ts';
import { notice, substitute, takeChoice, takeReplacement } from './director.ts';
import { lostTurn } from './lost-turn.ts';
import { fault, isFault, type Fault, type TableEvent } from './record.ts';
import { rho } from './seats.ts';
import type { Sitting } from './sitting.ts';
import { isClosed, offenceIn, type State } from './state.ts';

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
