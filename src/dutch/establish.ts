/**
 * What the director establishes, in Dutch: what went wrong, and the questions to which only he can find the answer.
 */
import { denominationOf, type Bid, type SpokenCall } from '../engine/calls.ts';
import { lho, partner, rho, type Seat } from '../engine/seats.ts';
import type { Provision } from '../engine/laws.ts';
import type { CardFinding } from '../engine/ruling.ts';
import type { StepAbout } from '../engine/step.ts';
import { sayCitations, listInWords } from './citations.ts';
import { sayDenomination, showCall, showCard } from './calls.ts';
import { changeQuestions } from './change.ts';
import { named, say, theCall, toCall, youDid } from './phrases.ts';
import { seatName } from './seats.ts';
import { termsOf } from './terms.ts';

/** What was irregular in a call, told to the player who made it. */
export const irregularityText = (matter: StepAbout<'irregularity'>): string =>
  say(matter.by, whatWasWrong(matter));

const whatWasWrong = (matter: StepAbout<'irregularity'>): string => {
  const { irregularity, call, last, first } = matter;
  switch (irregularity) {
    case 'insufficient-bid':
      return last === undefined
        ? `${youDid(call)}. Dat is onvoldoende.`
        : `${youDid(call)}. Dat is niet hoger dan ${showCall(last)}, dus onvoldoende.`;
    case 'pass-out-of-rotation':
    case 'bid-out-of-rotation':
    case 'double-out-of-rotation':
      return `${youDid(call)} voor je beurt. ${seatName(turnSeat(matter))} was aan de beurt.${
        matter.insufficient && last !== undefined ? ` Het bod is ook niet hoger dan ${showCall(last)}.` : ''
      }`;
    case 'inadmissible-double':
      return `${youDid(call)}. ${whyInadmissible(call, last)}`;
    case 'call-while-barred':
      return `je moest passen, maar ${youDid(call)}.`;
    case 'bid-over-seven':
      return `${youDid(call)}. Een bod van meer dan zeven bestaat niet.`;
    case 'call-after-final-pass':
      return `${youDid(call)}, maar het bieden was al gesloten.`;
    case 'change-of-call':
      if (matter.required !== undefined) return `je moest ${toCall(matter.required)}, maar ${youDid(call)}.`;
      return first === undefined
        ? `${youDid(call)}, maar je had al geboden.`
        : `${youDid(call)} in plaats van ${insteadOf(first)}. Dat is een wijziging van bieding.`;
    case 'card-exposed':
      return 'er is een kaart van je zichtbaar geworden.';
  }
};

/** The two questions about what a call meant and what the call in its place means. */
const meanings = (withdrawn: SpokenCall, call: SpokenCall): string =>
  withdrawn === call
    ? `wat betekende ${named(call)} de eerste keer? En wat betekent ${named(call)} nu?`
    : `wat betekende ${named(withdrawn)}? En wat betekent ${named(call)}?`;

const insteadOf = (call: SpokenCall): string => (/^\d/.test(call) ? showCall(call) : `te ${toCall(call)}`);

const whyInadmissible = (call: SpokenCall, last: SpokenCall | undefined): string => {
  if (last === undefined) return 'Dat mag niet, want er is nog geen bod.';
  return call === 'X'
    ? 'Dat mag alleen na een bod van de tegenpartij dat nog niet is gedoubleerd.'
    : 'Dat mag alleen na een doublet van de tegenpartij.';
};

const turnSeat = ({ by, turn }: StepAbout<'irregularity'>): Seat => {
  if (turn === 'rho') return rho(by);
  return turn === 'partner' ? partner(by) : lho(by);
};

/** That cards of a player became visible, and what the director asks about it. */
export const exposedText = (
  { by, cards, led, finding }: StepAbout<'exposed'>,
  cites: readonly string[],
  edition: string,
  provision: Provision,
): string => {
  const shown = listInWords(cards.map(showCard));
  if (led) return say(by, `je hebt ${shown} te vroeg gespeeld.`);
  const what = say(by, `${shown} ${cards.length === 1 ? 'is' : 'zijn'} zichtbaar geworden.`);
  if (finding === undefined) return what;
  return [
    what,
    cardQuestion(finding, cards.length === 1, termsOf(edition).partner),
    `Zo niet, dan geldt ${sayCitations(cites.slice(0, 1), provision)} niet.`,
  ].join(' ');
};

/** That a player wanted another call in place of his own, and what the director asks about it. */
export const changeText = ({ by, call, first, findings }: StepAbout<'change'>): string => {
  const wish =
    first === undefined
      ? `je wilde ${toCall(call)}`
      : `je wilde ${toCall(call)} in plaats van ${insteadOf(first)}`;
  return [say(by, `${wish}.`), ...changeQuestions(findings, first)].join(' ');
};

const cardQuestion = (finding: CardFinding, isOne: boolean, mate: string): string => {
  const cards = isOne ? 'de kaart' : 'de kaarten';
  return finding === 'own-error-in-sight'
    ? `Kwam dat door jezelf, en kon je ${mate} ${cards} zien?`
    : `${isOne ? 'Lag' : 'Lagen'} ${cards} open op tafel, of zag je ${mate} ${cards}?`;
};

/** Whether an insufficient bid and the bid in its place showed what both name. */
export const sameText = (
  { by, call, withdrawn, finding }: StepAbout<'same'>,
  cites: readonly string[],
  provision: Provision,
): string => {
  const name = /^\d/.test(call) ? sayDenomination(denominationOf(call as Bid)) : '';
  const question =
    finding === 'both-natural'
      ? `waren ${showCall(withdrawn)} en ${showCall(call)} allebei gewoon een bod in ${name}, geen conventie?`
      : `toonden ${showCall(withdrawn)} en ${showCall(call)} allebei ${name}?`;
  return `${say(by, question)} Zo niet, dan geldt ${sayCitations(cites, provision)} niet.`;
};

/** A fact that the director must establish before he can rule. */
export const findingText = (
  { question, by, call, withdrawn }: StepAbout<'finding'>,
  cites: readonly string[],
  provision: Provision,
): string =>
  question === 'over'
    ? say(by, `bedoelde je ${showCall(call)} over ${theCall(withdrawn)} heen? Of alsof dat niet was gedaan?`)
    : `${say(by, meanings(withdrawn, call))} Vergelijk de twee volgens ${sayCitations(cites, provision)}.`;
