/**
 * The director at the table: attention is drawn, a player chooses, the offender puts another call in place of his own.
 */
import { turnOf } from './auction.ts';
import type { BySomeone } from './calling.ts';
import { rule } from './carry.ts';
import { seeSubstitute } from './seeing.ts';
import { fault, type ChooseEvent, type Fault, type ReplaceEvent } from './record.ts';
import { partner } from './seats.ts';
import type { Sitting } from './sitting.ts';
import { isClosed, offenceIn, type Offence, type Spoken, type State } from './state.ts';

/** Attention is drawn to what is irregular. */
export const notice = (sitting: Sitting, state: State): State => {
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

/** A player chooses from the options that he has. */
export const takeChoice = (sitting: Sitting, state: State, { choice, by }: ChooseEvent): State | Fault => {
  const { open } = state;
  if (open === undefined || !open.options.some((option) => option.id === choice && option.by === by))
    return fault('not-an-option');
  if (open.matter.kind === 'cards')
    return rule(sitting, state, 'exposed-choice', { choice }, { by: open.matter.by, chooser: by });
  const { offence } = open.matter;
  return rule(sitting, state, 'choice', { offence, choice }, { by: offence.by, offence, chooser: by });
};

/** The offender puts another call in place of his own: as he was told to, or before the ruling. */
export const takeReplacement = (sitting: Sitting, state: State, event: ReplaceEvent): State | Fault => {
  if (isClosed(state)) return fault('auction-closed');
  const offence = offenceIn(state);
  if (offence === undefined || offence.by !== event.by) return fault('nothing-to-replace');
  if (state.open?.stage === 'replacement') return substitute(sitting, state, offence, event);
  return isCorrectable(state, offence)
    ? correct(sitting, state, offence, event)
    : fault('nothing-to-replace');
};

/** The law looks at the call that the offender substitutes. */
export const substitute = (sitting: Sitting, state: State, offence: Offence, event: Spoken): State => {
  const spoken = wording(event);
  const facts = { offence, substitute: seeSubstitute(state, offence, spoken) };
  return rule(sitting, state, 'replacement', facts, { by: offence.by, offence, substitute: spoken });
};

/** Whether the offender can put another call in its place before the director rules: it was his turn, and his call is to be replaced. */
export const isCorrectable = ({ open }: State, { kind, turn }: Offence): boolean =>
  turn === 'own' &&
  (kind === 'insufficient-bid' || kind === 'inadmissible-double') &&
  (open?.stage === 'unnoticed' || (open?.options.some(({ id }) => id === 'accept') ?? false));

/** The law looks at a correction that the offender makes before the director has ruled. */
export const correct = (sitting: Sitting, state: State, offence: Offence, event: Spoken): State => {
  const spoken = wording(event);
  const facts = { offence, substitute: seeSubstitute(state, offence, spoken) };
  return rule(sitting, state, 'correction', facts, { by: offence.by, offence, substitute: spoken });
};

/** A call as made, without what the record says besides. */
export const wording = ({ by, call, shows, artificial, comparable }: Spoken): Spoken => ({
  by,
  call,
  artificial,
  shows,
  comparable,
});
