/** What happened at the table, told sentence by sentence, in the present. */
import { showCall, showCard } from '../../dutch/calls.ts';
import { listInWords } from '../../dutch/citations.ts';
import { seatName } from '../../dutch/seats.ts';
import type { SpokenCall } from '../../engine/calls.ts';
import type { OptionId } from '../../engine/ruling.ts';
import { lho, partner, type Seat } from '../../engine/seats.ts';
import type { Offence } from '../situations/offence.ts';
import type { Decision, Walk } from '../situations/walk.ts';
import { does, hadDone, thenDoes, toDo } from './calls.ts';
import { naming, offeredIn, type Offered } from './offered.ts';

/** The edition in which the comparable call came into the laws; before it the meaning had to be as precise or more so. */
const COMPARABLE_SINCE = 2017;

/** Everything that happened after the calls that are drawn: the irregularity and what followed. */
export const storyOf = ({
  offence,
  decisions,
  edition,
}: Pick<Walk, 'offence' | 'decisions' | 'edition'>): readonly string[] => [
  ...earlier(edition, offence),
  ...offenceStory(offence),
  ...decisionsStory(edition, offence, decisions),
];

/** The earlier irregularity, and of the one on top of it only what could be seen: not why it happened, for that would name it. */
export const storyUpTo = (offence: Offence, edition: string): readonly string[] => {
  const { by, call, mistake, history } = offence;
  if (history === undefined || call === undefined) return [];
  const name = seatName(by);
  const seen =
    mistake.kind === 'did-not-wait'
      ? `Voordat ${seatName(mistake.for)} iets doet, ${thenDoes(call.call, name)}`
      : `Daarna ${thenDoes(call.call, name)}`;
  return [...earlier(edition, offence), `${seen}.`];
};

const earlier = (edition: string, { history }: Offence): readonly string[] =>
  history === undefined
    ? []
    : [...offenceStory(history.offence), ...decisionsStory(edition, history.offence, history.decisions)];

/** The irregularity with the reason why it came about. */
export const offenceStory = (offence: Offence): readonly string[] => {
  const { by, mistake, cards = [] } = offence;
  const name = seatName(by);
  const call: SpokenCall = offence.call?.call ?? 'P';
  switch (mistake.kind) {
    case 'not-seen':
      return [
        `${name} ziet ${missedWords(mistake.missed.call)} van ${seatName(mistake.missed.by)} niet en ${does(call)}.`,
      ];
    case 'too-low':
      return [`${name} ${does(call)} en denkt dat dat hoog genoeg is.`];
    case 'thought-his-turn':
      return [`${name} denkt dat hij aan de beurt is en ${does(call)}.`];
    case 'forgot-double':
      return [`${name} is vergeten dat ${seatName(mistake.of)} al heeft gedoubleerd en doubleert.`];
    case 'took-for-theirs':
      return [
        `${name} ziet het bod van ${seatName(mistake.of)} voor een bod van de tegenpartij aan en doubleert.`,
      ];
    case 'thought-doubled':
      return [`${name} denkt dat er is gedoubleerd en redoubleert.`];
    case 'carried-away':
      return [`${name} wil hoe dan ook hoger en ${does(call)}.`];
    case 'missed-the-end':
      return [`${name} merkt niet dat het bieden is afgelopen en ${does(call)}.`];
    case 'wrong-card':
      return slipStory(offence, mistake.meant);
    case 'second-thoughts':
      return [`${name} ${does(offence.first?.call ?? 'P')}, bedenkt zich en wil ${toDo(call)}.`];
    case 'forgot-bar':
      return [`${name} vergeet dat hij moet passen en ${does(call)}.`];
    case 'did-not-wait':
      return [`${seatName(mistake.for)} moet passen. ${name} wacht die pas niet af en ${does(call)}.`];
    case 'dropped':
      return [
        `${name} laat ${listInWords(cards.map(showCard))} vallen; ${seatName(partner(by))} kan ${cards.length === 1 ? 'die kaart' : 'die kaarten'} zien.`,
      ];
    case 'thought-play':
      return [`${name} denkt dat het spelen is begonnen en speelt ${listInWords(cards.map(showCard))} voor.`];
    case 'misnamed':
      return [`${name} zegt: ‘doublet op ${showCall(mistake.names)}’.`];
    case 'at-once':
      return [
        `${seatName(mistake.with)} ${does(mistake.call)}; op hetzelfde moment ${thenDoes(call, name)}.`,
      ];
    case 'passed-over':
      return [`Niemand merkt dat ${seatName(mistake.missed)} wordt overgeslagen.`];
  }
};

const missedWords = (call: SpokenCall): string => (call === 'X' || call === 'XX' ? 'het doublet' : 'het bod');

const slipStory = ({ by, first, events }: Offence, meant: SpokenCall): readonly string[] => {
  const slip = `${seatName(by)} wil ${toDo(meant)}, maar pakt ${first === undefined ? 'iets anders' : showCall(first.call)}.`;
  const since = events.length - 2;
  if (since === 0) return [slip, 'Hij ziet het meteen en verandert het zonder na te denken.'];
  const passed = [lho(by), partner(by)].slice(0, since).map(seatName);
  const verb = since === 1 ? 'heeft' : 'hebben';
  return [slip, `${listInWords(passed)} ${verb} al gepast als hij het ziet en meteen verandert.`];
};

const CHOSEN: { readonly [id in OptionId]: string } = {
  accept: 'neemt de bieding aan',
  reject: 'neemt de bieding niet aan',
  'keep-first': 'handhaaft zijn eerste bieding',
  'other-call': 'wil een andere bieding doen',
  'void-doubles': 'verklaart de doubletten nietig',
  'keep-doubles': 'laat de doubletten staan',
  'preceding-bid': 'laat het voorafgaande bod spelen',
  stand: 'laat de bieding van kracht blijven',
  raise: 'laat het bod verhogen',
  'new-deal': 'eist een nieuwe gift',
  annul: 'laat de bieding annuleren',
  continue: 'laat het bieden gewoon doorgaan',
};

/** Calls that are made in the ordinary course are drawn, not told. */
const decisionsStory = (
  edition: string,
  offence: Offence,
  decisions: readonly Decision[],
): readonly string[] => {
  const offered = offeredIn({ offence, decisions });
  return decisions
    .filter((decision) => decision.kind !== 'called' || decision.role !== 'goes-on')
    .map((decision) => decisionStory(edition, offence, decision, offered));
};

const decisionStory = (
  edition: string,
  offence: Offence,
  decision: Decision,
  offered: Offered | undefined,
): string => {
  switch (decision.kind) {
    case 'noticed':
      return 'Er wordt meteen op gewezen.';
    case 'chose':
      return `${seatName(decision.by)} ${naming(CHOSEN[decision.option], offered)}.`;
    case 'replaced': {
      const { call, early, comparable } = decision;
      const name = seatName(call.by);
      return early
        ? `Voordat iemand iets kan zeggen, maakt ${name} er ${showCall(call.call)} van${findingWords(edition, comparable)}.`
        : `${name} wil nu ${toDo(call.call)}${findingWords(edition, comparable)}.`;
    }
    case 'called':
      return calledStory(edition, offence, decision);
  }
};

const calledStory = (
  edition: string,
  { by, turn }: Offence,
  { call, role, comparable }: Extract<Decision, { kind: 'called' }>,
): string => {
  const name = seatName(call.by);
  const isBoth = lho(by) === turn;
  switch (role) {
    case 'lho-first':
      return `Voordat iemand er iets van zegt, ${thenDoes(call.call, name)}${isBoth ? ' daaroverheen' : ''}.`;
    case 'turn-first':
      return `Voordat iemand er iets van zegt, ${thenDoes(call.call, name)}${isBoth ? ' alsof er niets is gebeurd' : ''}.`;
    case 'goes-on':
      return `${name} ${does(call.call)}.`;
    case 'own-turn':
      return `${name} ${does(call.call)}${findingWords(edition, comparable)}.`;
  }
};

/** The director's finding about a substitute, as the edition puts it; nothing where it does not matter. */
export const findingWords = (edition: string, comparable: boolean | undefined): string => {
  if (comparable === undefined) return '';
  if (Number(edition) < COMPARABLE_SINCE)
    return comparable
      ? '; die bieding zegt hetzelfde of is nauwkeuriger'
      : '; die bieding zegt niet hetzelfde en is ook niet nauwkeuriger';
  return `; dat is ${comparable ? 'een' : 'geen'} vergelijkbare bieding`;
};

/** A step as a condition: `als Oost had gepast`; `offered`: the calls of an offender who made two. */
export const asCondition = (decision: Decision, offered?: Offered): string => {
  switch (decision.kind) {
    case 'noticed':
      return 'als er meteen op was gewezen';
    case 'chose':
      return `als ${seatName(decision.by)} ${naming(CONDITION[decision.option], offered)}`;
    case 'replaced':
      return decision.early ? 'als hij zich meteen had verbeterd' : condition(decision.call.by, decision);
    case 'called':
      return decision.role === 'lho-first' || decision.role === 'turn-first'
        ? `als ${seatName(decision.call.by)} er meteen overheen ${hadDone(decision.call.call)}`
        : condition(decision.call.by, decision);
  }
};

const condition = (
  by: Seat,
  { call, comparable }: Extract<Decision, { kind: 'replaced' | 'called' }>,
): string =>
  `als ${seatName(by)} ${hadDone(call.call)}${comparable === true ? ' met een vergelijkbare betekenis' : ''}`;

const CONDITION: { readonly [id in OptionId]: string } = {
  accept: 'de bieding had aangenomen',
  reject: 'de bieding niet had aangenomen',
  'keep-first': 'zijn eerste bieding had gehandhaafd',
  'other-call': 'een andere bieding had gekozen',
  'void-doubles': 'de doubletten nietig had verklaard',
  'keep-doubles': 'de doubletten had laten staan',
  'preceding-bid': 'het voorafgaande bod had laten spelen',
  stand: 'de bieding van kracht had laten blijven',
  raise: 'het bod had laten verhogen',
  'new-deal': 'een nieuwe gift had geëist',
  annul: 'de bieding had laten annuleren',
  continue: 'had laten doorgaan',
};
