/** Verdicts as answers to choose from: short, of one form, so that neither length nor form gives the right one away. */
import { showCall, showDenomination } from '../../dutch/calls.ts';
import { listInWords } from '../../dutch/citations.ts';
import { showContract } from '../../dutch/contracts.ts';
import { seatName } from '../../dutch/seats.ts';
import { termsOf, type Terms } from '../../dutch/terms.ts';
import { isBid } from '../../engine/calls.ts';
import type { BarEnd, OptionId, Outcome } from '../../engine/ruling.ts';
import type { Seat } from '../../engine/seats.ts';
import type {
  BarsVerdict,
  ChoiceVerdict,
  CourseVerdict,
  FreedomVerdict,
  LeadVerdict,
  Verdict,
} from '../situations/verdict.ts';
import type { Walk } from '../situations/walk.ts';
import { capital, theCall } from './calls.ts';
import { naming, offeredIn, type Offered } from './offered.ts';

/** In what terms something is told: those of the edition that is asked about, with its calls named where there are two. */
export interface Telling {
  readonly edition: string;
  readonly offered?: Offered | undefined;
}

/** How answers about a situation are told. */
export const tellingOf = (walk: Walk): Telling => ({ edition: walk.edition, offered: offeredIn(walk) });

/** A verdict in words, without a full stop. */
export const verdictText = (verdict: Verdict, telling: Telling): string => {
  const { edition } = telling;
  switch (verdict.kind) {
    case 'bars':
      return barsText(verdict);
    case 'course':
      return courseText(verdict, edition);
    case 'freedom':
      return freedomText(verdict);
    case 'choice':
      return choiceText(verdict, telling);
    case 'lead':
      return leadText(verdict, termsOf(edition));
  }
};

/** The question to which a verdict is an answer. */
export const verdictPrompt = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'bars':
      return 'Wie moet er nu passen, en hoe lang?';
    case 'course':
      return 'Hoe gaat het bieden verder?';
    case 'freedom':
      return `Wat mag ${seatName(verdict.seat)} nu doen?`;
    case 'choice':
      return 'Wie mag nu kiezen, en waaruit?';
    case 'lead':
      return 'Wat mag de leider bij het voorspelen ten hoogste vragen?';
  }
};

const HOW_LONG: { readonly [until in BarEnd]: string } = {
  'next-turn': 'één keer passen',
  'end-of-auction': 'de rest van het bieden passen',
  'overcalled-or-doubled': 'passen tot er wordt overboden of gedoubleerd',
};

const barsText = ({ bars }: BarsVerdict): string => {
  const [first, second] = bars;
  if (first === undefined) return 'Niemand hoeft nu te passen';
  if (second !== undefined && bars.every(({ until }) => until === first.until))
    return `${listInWords(bars.map(({ seat }) => seatName(seat)))} moeten ${HOW_LONG[first.until]}`;
  return listInWords(bars.map(({ seat, until }) => `${seatName(seat)} moet ${HOW_LONG[until]}`));
};

const courseText = ({ of, stands, own, by, next }: CourseVerdict, edition: string): string => {
  if (next.kind === 'over' && next.outcome.kind === 'new-deal')
    return `${of === 'cards' ? 'Het bieden' : 'De bieding'} vervalt; ${termsOf(edition).newDeal.comes}`;
  if (next.kind === 'replace') return `De bieding vervalt; ${seatName(by)} moet haar vervangen`;
  if (next.kind === 'choice') return `Dat hangt af van ${seatName(next.seat)}, die mag kiezen`;
  if (of === 'cards') return `Het bieden gaat gewoon door; ${nextText(next, edition)}`;
  const call =
    stands === undefined
      ? 'De bieding vervalt'
      : stands === 'P' && !own
        ? 'De bieding telt als pas'
        : `${isBid(stands) ? 'Het bod ' : ''}${capital(theCall(stands))} geldt`;
  return `${call}; ${nextText(next, edition)}`;
};

const nextText = (
  next: Exclude<CourseVerdict['next'], { readonly kind: 'choice' }>,
  edition: string,
): string => {
  switch (next.kind) {
    case 'turn':
      return `${seatName(next.seat)} is aan de beurt`;
    case 'replace':
      return `${seatName(next.seat)} moet haar vervangen`;
    case 'over':
      return outcomeText(next.outcome, edition);
  }
};

/** How an auction ended, in the words of an edition. */
export const outcomeText = (outcome: Outcome, edition: string): string => {
  const { newDeal } = termsOf(edition);
  switch (outcome.kind) {
    case 'contract':
      return `het contract is ${showContract(outcome)}`;
    case 'passed-out':
      return outcome.next === 'no-redeal'
        ? `het is rondpas; ${newDeal.comesNot}`
        : 'het is rondpas; de volgende gever geeft';
    case 'new-deal':
      return newDeal.comes;
  }
};

const freedomText = ({ only, not }: FreedomVerdict): string => {
  if (only === 'P') return 'Alleen passen';
  if (only !== undefined) return `Alleen ${showCall(only)} herhalen`;
  return not.length > 0
    ? `Alles behalve ${listInWords(not.map(showCall))}`
    : 'Elke bieding die reglementair is';
};

const OPTION_WORDS: { readonly [id in OptionId]: string } = {
  accept: 'de bieding aannemen',
  reject: 'haar weigeren',
  'keep-first': 'zijn eerste bieding houden',
  'other-call': 'een andere bieding doen',
  'void-doubles': 'de doubletten laten vervallen',
  'keep-doubles': 'ze laten staan',
  'preceding-bid': 'het vorige bod laten spelen',
  stand: 'de bieding laten staan',
  raise: 'het bod laten verhogen',
  'new-deal': 'opnieuw laten geven',
  annul: 'de bieding laten vervallen',
  continue: 'doorgaan',
};

const choiceText = ({ options, replace }: ChoiceVerdict, telling: Telling): string => {
  if (options.length === 0 && replace === undefined) return 'Niemand kiest; wat er volgt, staat in de regels';
  return `${choosers({ options, replace })} kiest: ${choiceWords({ options, replace }, telling)}`;
};

/** The player or players whom a verdict about choices concerns; an empty text for nobody. */
export const choosers = (choice: Pick<ChoiceVerdict, 'options' | 'replace'>): string =>
  listInWords(choosingSeats(choice).map(seatName), 'of');

/** Those players, each once. */
export const choosingSeats = ({
  options,
  replace,
}: Pick<ChoiceVerdict, 'options' | 'replace'>): readonly Seat[] => [
  ...new Set(replace === undefined ? options.map(({ by }) => by) : [replace]),
];

/** What may be chosen from. */
export const choiceWords = (
  { options, replace }: Pick<ChoiceVerdict, 'options' | 'replace'>,
  telling: Telling,
): string =>
  replace === undefined
    ? listInWords([...new Set(options.map(({ id }) => optionWords(id, telling)))], 'of')
    : 'een bieding die in de plaats komt';

const optionWords = (id: OptionId, { edition, offered }: Telling): string =>
  id === 'reject' && offered !== undefined
    ? offered.otherwise
    : naming(termsOf(edition).options[id] ?? OPTION_WORDS[id], offered);

const leadText = ({ restriction }: LeadVerdict, { demand }: Terms): string => {
  if (restriction === undefined) return 'Niets: beide tegenspelers mogen voorspelen wat zij willen';
  const { against, lead, suits, when } = restriction;
  const moment = when === 'opening-lead' ? 'uitkomt' : 'voor het eerst voorspeelt';
  const which = suits.length === 4 ? 'een kleur naar keuze' : listInWords(suits.map(showDenomination), 'of');
  const may = lead === 'forbid' ? 'verbieden' : `${demand} of verbieden`;
  return capital(`${which} ${may} als ${seatName(against)} ${moment}`);
};
