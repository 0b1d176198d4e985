/**
 * The turns of phrase from which the director's sentences are made: how a call is named in a sentence, what a player did,
 * how long he must pass, what declarer may do with a lead. Whole sentences are made in `establish.ts`, `choices.ts` and
 * `told.ts`.
 */
import { SUITS, type SpokenCall } from '../engine/calls.ts';
import type { BarEnd, LeadRestriction } from '../engine/ruling.ts';
import { sideOf, type Seat } from '../engine/seats.ts';
import { sayDenomination, showCall, suitSign } from './calls.ts';
import { listInWords } from './citations.ts';
import { seatName, sideName } from './seats.ts';
import { termsOf } from './terms.ts';

/** A sentence spoken to a player: `Zuid, je mag …`. */
export const say = (to: Seat, text: string): string => `${seatName(to)}, ${text}`;

/** The first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A call as a thing: `het bod van 1♥︎`, `de pas`, `het doublet`. */
export const theCall = (call: SpokenCall): string => {
  if (call === 'P') return 'de pas';
  return isDoublingWord(call) ? `het ${showCall(call)}` : `het bod van ${showCall(call)}`;
};

/** A call as the thing of the player who is spoken to: `je bod van 1♥︎`, `je pas`. */
export const yourCall = (call: SpokenCall): string =>
  call === 'P' || isDoublingWord(call) ? `je ${showCall(call)}` : `je bod van ${showCall(call)}`;

/** What the player who is spoken to did: `je bood 1♥︎`, `je paste`, `je doubleerde`. */
export const youDid = (call: SpokenCall): string => {
  if (call === 'P') return 'je paste';
  if (call === 'X') return 'je doubleerde';
  return call === 'XX' ? 'je redoubleerde' : `je bood ${showCall(call)}`;
};

/** A call as what one may or may not do: `doubleren`, `passen`, `1♥︎ bieden`. */
export const toCall = (call: SpokenCall): string => {
  if (call === 'P') return 'passen';
  if (call === 'X') return 'doubleren';
  return call === 'XX' ? 'redoubleren' : `${showCall(call)} bieden`;
};

/** How a player must pass, after "moet": `de rest van het bieden passen`. */
export const passing = (until: BarEnd): string => {
  switch (until) {
    case 'next-turn':
      return 'de eerstvolgende keer passen';
    case 'end-of-auction':
      return 'de rest van het bieden passen';
    case 'overcalled-or-doubled':
      return 'passen tot het bod is overboden of gedoubleerd';
  }
};

/** That the auction goes on with a player: `Zuid is aan de beurt.`; `to`: the player who is spoken to. */
export const isToCall = (seat: Seat, to: Seat): string =>
  seat === to ? 'Je bent weer aan de beurt.' : `${seatName(seat)} is aan de beurt.`;

/** A call as one names it in a question about its meaning: `1♥︎`, `het doublet`, `de pas`. */
export const named = (call: SpokenCall): string => (/^\d/.test(call) ? showCall(call) : theCall(call));

/** What declarer may do with a lead under an edition: `één kleur verbieden: ♦︎, ♥︎ of ♠︎`. */
export const leadChoice = ({ kind, suits }: LeadRestriction, edition: string): string => {
  const what = kind === 'forbid' ? 'verbieden' : `${termsOf(edition).demand} of verbieden`;
  if (suits.length === SUITS.length) return `één kleur naar keuze ${what}`;
  const [only] = suits;
  if (only !== undefined && suits.length === 1) return `${sayDenomination(only)} ${what}`;
  return `één kleur ${what}: ${listInWords(suits.map(suitSign), 'of')}`;
};

/** The side against which a player plays: `Noord-Zuid`. */
export const opponentsOf = (seat: Seat): string => sideName(sideOf(seat) === 'NS' ? 'EW' : 'NS');

const isDoublingWord = (call: SpokenCall) => call === 'X' || call === 'XX';
