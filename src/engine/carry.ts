/**
 * Carries out what the laws say: each effect of a clause becomes a change of the state. It asks the book only one thing
 * itself: what follows when a player whose call out of rotation was cancelled calls at his own turn. Which moment has
 * come, and when what waits is taken up, is decided in `procedure.ts`.
 */
import { turnOf } from './auction.ts';
import type { FactsAt } from './facts.ts';
import { ownTurnFacts } from './seeing.ts';
import type { Moment, Said } from './laws.ts';
import {
  append,
  appendPass,
  asCallEvent,
  cancel,
  closeMatter,
  contractNow,
  endAuction,
  note,
  passInstead,
  raise,
  reorder,
  replaceInLeads,
  restoreTurn,
  succeed,
  takeBack,
  takeCorrection,
  toReplacement,
  voidDoubles,
  waive,
  withdraw,
} from './moves.ts';
import { withObligations } from './obligations.ts';
import { roleSeat, type Effect, type Option } from './ruling.ts';
import { rho } from './seats.ts';
import { ask, type Sitting, type Subject } from './sitting.ts';
import type { Offence, Open, Spoken, State } from './state.ts';

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
      settled = replaceInLeads(settled, owed.offence, spoken);
      settled = rule(sitting, settled, 'own-turn', ownTurnFacts(settled, owed, spoken), subject);
    }
  return settled.question === undefined ? append(settled, spoken) : settled;
};

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
    case 'establish-same':
    case 'may-withdraw':
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

const lookAnew = (state: State, { offence, substitute = offence?.correction }: Subject): State => {
  if (substitute === undefined) return state;
  const closed =
    offence === undefined
      ? state
      : replaceInLeads(withdraw(closeMatter(state), offence), offence, substitute);
  return { ...closed, waiting: [asCallEvent(substitute), ...closed.waiting] };
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
