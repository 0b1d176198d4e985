/**
 * What the director tells the players, in Dutch: what became of a call, who must pass and how long, what may not be used,
 * and what is left for the lead and for afterwards.
 */
import type { SpokenCall } from '../engine/calls.ts';
import { suitOf } from '../engine/cards.ts';
import { partner, sideOf, type Seat } from '../engine/seats.ts';
import type { Provision } from '../engine/laws.ts';
import type { StepAbout } from '../engine/step.ts';
import { sayDenomination, showCall, showCard } from './calls.ts';
import { listInWords, sayCitations } from './citations.ts';
import { isToCall, leadChoice, opponentsOf, passing, say, toCall, yourCall } from './phrases.ts';
import { seatName, sideName } from './seats.ts';

/** What became of a call, of its substitute, or of exposed cards, told to the player it is about. */
export const fateText = (matter: StepAbout<'fate'>): string => say(matter.by, fate(matter));

const fate = (matter: StepAbout<'fate'>): string => {
  const { call, substitute, next, condoned } = matter;
  const it = call === undefined ? 'je bieding' : yourCall(call);
  switch (matter.fate) {
    case 'stands':
      if (substitute !== undefined && call !== undefined)
        return `${asNamed(substitute)} komt in de plaats van ${asNamed(call)}. ${isToCall(next, matter.by)}`;
      return condoned
        ? `${it} geldt, want er is al verder geboden.`
        : `${it} geldt. ${isToCall(next, matter.by)}`;
    case 'stands-as-pass':
      return `${it} telt als pas, want er is al verder geboden.`;
    case 'cancelled':
      return cancelledText(matter, it);
    case 'passes':
      return `${it} vervalt en telt als pas.`;
    case 'anew':
      if (substitute === undefined) return `${it} vervalt.`;
      return call === undefined
        ? `je laatste bieding geldt: ${showCall(substitute)}.`
        : `${asNamed(substitute)} komt in de plaats van ${asNamed(call)}.`;
    case 'raised':
      return `je bod wordt verhoogd${substitute === undefined ? '' : ` tot ${showCall(substitute)}`}. ${isToCall(next, matter.by)}`;
    case 'disregarded':
      return matter.irregularity === 'card-exposed'
        ? 'neem je kaart weer op. Er is geen straf.'
        : 'je eerste bieding blijft staan.';
    case 'waived':
      return 'het gaat gewoon verder.';
    case 'preceding-bid':
      return 'je bod vervalt. Het voorafgaande bod wordt gespeeld, het bieden is afgelopen.';
    case 'doubles-void':
      return 'alle doubletten en redoubletten zijn vervallen.';
    case 'new-deal':
      return 'dit spel vervalt. Er komt een nieuwe gift.';
  }
};

const cancelledText = (
  { by, irregularity, substitute, required, condoned, next }: StepAbout<'fate'>,
  it: string,
): string => {
  if (required !== undefined) return `${it} vervalt. Je moet ${toCall(required)}.`;
  if (substitute !== undefined) return `${showCall(substitute)} mag hier niet. Kies opnieuw.`;
  if (irregularity === 'call-after-final-pass') return `${it} vervalt. Het bieden blijft gesloten.`;
  if (irregularity === 'change-of-call') return `${it} vervalt. Je eerste bieding blijft staan.`;
  return condoned ? `${it} vervalt.` : `${it} vervalt. ${isToCall(next, by)}`;
};

/** A bid by its sign, another call by its name. */
const asNamed = (call: SpokenCall): string => (/^\d/.test(call) ? showCall(call) : yourCall(call));

/** A double or redouble spoken with a wrong bid. */
export const misnamedText = ({ by, call, last }: StepAbout<'misnamed'>): string =>
  say(
    by,
    `je noemde een verkeerd bod bij je ${showCall(call)}. Het geldt voor ${last === undefined ? 'het laatste bod' : showCall(last)}.`,
  );

/** A player must pass. */
export const barText = (to: Seat, { until }: StepAbout<'bar'>): string =>
  say(to, `je moet ${passing(until)}.`);

/** A player may not make some calls at his next turn. */
export const limitText = (to: Seat, { calls }: StepAbout<'limit'>): string =>
  say(to, `je mag de eerstvolgende keer niet ${listInWords(calls.map(toCall), 'of')}.`);

/** The offender must repeat his call. */
export const repeatText = (to: Seat, { call }: StepAbout<'repeat'>): string =>
  say(
    to,
    call === 'X' || call === 'XX'
      ? `je moet nu weer ${toCall(call)}.`
      : `je moet nu weer ${showCall(call)} bieden.`,
  );

/** A player lost his turn and has it back. */
export const turnRestoredText = ({ next }: StepAbout<'turn-restored'>): string =>
  say(next, 'je bent overgeslagen. De passen na jouw beurt vervallen. Jij bent nu aan de beurt.');

/** A player who had to pass was not waited for. */
export const passForRhoText = (to: Seat): string => say(to, 'je moest passen. Die pas geldt als gedaan.');

/** A call made over an irregular one falls with it. */
export const laterCallsText = (to: Seat, { call, next }: StepAbout<'later-calls-fall'>): string =>
  say(to, `ook ${yourCall(call)} vervalt.${next === undefined ? '' : ` ${isToCall(next, to)}`}`);

/** What the offender's partner may not use, and the other side may. */
export const informationText = (to: Seat, { by, barred }: StepAbout<'information'>): string =>
  barred === 'own-side'
    ? `${say(to, `wat je hierdoor van ${seatName(by)} weet, mag je niet gebruiken.`)} ${opponentsOf(by)} mag het wel gebruiken.`
    : `${opponentsOf(by)}, wat jullie hierdoor van ${seatName(by)} weten, mogen jullie niet gebruiken. ${seatName(partner(by))} mag het wel gebruiken.`;

/** A player may take back what he called after a slip that has been mended. */
export const mayWithdrawText = (to: Seat, { call, stands }: StepAbout<'may-withdraw'>): string =>
  stands
    ? say(to, `je mag ${yourCall(call)} intrekken en iets anders bieden.`)
    : say(to, `${yourCall(call)} kan niet blijven staan. Doe een andere bieding.`);

/** What declarer may do with a defender's lead; while the auction goes on, what may come of it. */
export const leadText = (to: Seat, { restriction }: StepAbout<'lead'>, edition: string): string => {
  const { against, when, lasts, applies, kind } = restriction;
  const moment =
    when === 'opening-lead' ? 'bij de uitkomst' : `bij het eerste voorspelen van ${seatName(against)}`;
  const long =
    lasts === 'one-lead'
      ? 'Dat geldt voor die ene keer.'
      : `${kind === 'forbid' ? 'Dat' : 'Een verbod'} geldt zolang ${seatName(against)} aan slag blijft.`;
  if (applies === null)
    return `${sideName(sideOf(against))}, worden jullie tegenspelers, dan mag de leider ${moment} ${leadChoice(restriction, edition)}. ${long}`;
  return say(to, `je mag ${moment} ${leadChoice(restriction, edition)}. ${long}`);
};

/** Cards that a player showed stay on the table until the auction closes. */
export const faceUpText = ({ by, cards }: StepAbout<'face-up'>): string =>
  say(
    by,
    `leg ${listInWords(cards.map(showCard))} open op tafel. ${cards.length === 1 ? 'De kaart blijft' : 'De kaarten blijven'} daar tot het bieden is gesloten.`,
  );

/** Cards that stay on the table of a defender, and to what they bind him and his partner. */
export const penaltyCardsText = (to: Seat, matter: StepAbout<'penalty-cards'>): string => {
  const { cards, rank } = matter;
  const shown = listInWords(cards.map(({ card }) => showCard(card)));
  const isOne = cards.length === 1;
  switch (rank) {
    case undefined:
      return isOne
        ? say(to, `${shown} blijft open liggen. Het is een strafkaart.`)
        : say(to, `${shown} blijven open liggen. Het zijn strafkaarten.`);
    case 'minor':
      return say(
        to,
        `${shown} blijft open liggen als kleine strafkaart. Speel in ${suitsIn(matter, 'en')} eerst deze kaart, of een honneur.`,
      );
    case 'major':
      return isOne
        ? `${say(to, `${shown} blijft open liggen als grote strafkaart.`)} ${oneMajor(to, matter)}`
        : `${say(to, `${shown} blijven open liggen als grote strafkaarten.`)} ${majors(to, matter)}`;
  }
};

const suitsIn = ({ cards }: StepAbout<'penalty-cards'>, word: 'en' | 'of'): string =>
  listInWords([...new Set(cards.map(({ card }) => sayDenomination(suitOf(card))))], word);

const oneMajor = (to: Seat, matter: StepAbout<'penalty-cards'>): string => {
  const suit = suitsIn(matter, 'of');
  const now = matter.leads ? 'Kom ermee uit.' : 'Speel hem zodra dat mag.';
  if (matter.leads) return now;
  return `${now} ${partnerWaits(to)} De leider mag ${suit} eisen, ${suit} verbieden zolang ${seatName(partner(to))} aan slag blijft, of niets vragen. Eist of verbiedt hij, dan neem je de kaart terug.`;
};

const majors = (to: Seat, matter: StepAbout<'penalty-cards'>): string => {
  const now = matter.leads
    ? 'Je komt uit met een van deze kaarten: de leider zegt welke.'
    : 'Speel ze zodra dat mag. Mogen er meer tegelijk, dan zegt de leider welke.';
  const suits = suitsIn(matter, 'of');
  const several = suits !== suitsIn({ ...matter, cards: matter.cards.slice(0, 1) }, 'of');
  const forbid = several ? 'een of meer ervan verbieden' : `${suits} verbieden`;
  return `${now} ${partnerWaits(to)} De leider mag ${suits} eisen, ${forbid} zolang ${seatName(partner(to))} aan slag blijft, of niets vragen. Kaarten van een kleur die hij eist of verbiedt, neem je terug.`;
};

const partnerWaits = (to: Seat): string =>
  `Is ${seatName(partner(to))} aan de beurt om voor te spelen, dan wacht hij op de leider.`;

/** Cards of declarer or dummy, that nobody has to leave on the table. */
export const cardsTakenUpText = (to: Seat, { cards }: StepAbout<'cards-taken-up'>): string => {
  const shown = listInWords(cards.map(({ card }) => showCard(card)));
  return cards.length === 1
    ? say(to, `${shown} gaat terug in je hand. Het is geen strafkaart.`)
    : say(to, `${shown} gaan terug in je hand. Het zijn geen strafkaarten.`);
};

/** What the director looks at after the play. */
export const adjustText = ({ by, law }: StepAbout<'adjust'>, provision: Provision): string =>
  `Kijk na het spel of ${opponentsOf(by)} is benadeeld. Zo ja, pas dan de score aan volgens ${sayCitations([law], provision)}.`;
