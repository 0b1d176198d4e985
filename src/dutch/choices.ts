/**
 * The choices that the director lays before a player, in Dutch, each with what follows from it. What follows from a call that
 * the offender substitutes is told in `replacements.ts`.
 */
import type { SpokenCall } from '../engine/calls.ts';
import type { Consequence, ForeseenOption } from '../engine/foresight.ts';
import type { Effect, IrregularityKind } from '../engine/ruling.ts';
import type { Seat } from '../engine/seats.ts';
import type { StepAbout } from '../engine/step.ts';
import { showCall } from './calls.ts';
import { listInWords } from './citations.ts';
import { passing, theCall } from './phrases.ts';
import { correctionText, groupsText } from './replacements.ts';
import { seatName } from './seats.ts';

/** The options of a player; when both opponents have the same ones, both are spoken to. */
export const optionsText = (matter: StepAbout<'options'>): string => {
  const choosers = [...new Set(matter.options.map(({ by }) => by))];
  const [first, ...others] = matter.options
    .filter(({ by }) => by === choosers[0])
    .map((option) => optionText(matter, option));
  const names = listInWords(choosers.map(seatName));
  const may = choosers.length === 1 ? 'je mag' : 'ieder van jullie mag';
  return [`${names}, ${may} ${first}`, ...others.map(alternative)].join(' ');
};

/** Each option by itself, in the order of the options: for a list to choose from. */
export const optionTexts = (matter: StepAbout<'options'>): readonly string[] =>
  matter.options.map((option) => {
    const text = optionText(matter, option);
    return text.startsWith(OTHERWISE) ? text : `Je mag ${text}`;
  });

/** An option is told as what one may do; the last resort as what follows when one does not. */
const alternative = (text: string): string => (text.startsWith(OTHERWISE) ? text : `Of je mag ${text}`);

const OTHERWISE = 'Doe je dat niet, dan';

const optionText = (matter: StepAbout<'options'>, option: ForeseenOption): string => {
  const { by, irregularity, call, last, raisedTo } = matter;
  const it = call === undefined ? 'de bieding' : theCall(call);
  const { consequence } = option;
  const then = barsThen(consequence, option.by);
  switch (option.id) {
    case 'accept':
      return irregularity === 'change-of-call'
        ? `${it} accepteren. Dan vervalt de eerste bieding.${leadWarning(consequence)}`
        : `${it} accepteren. Dan gaat het bieden ${goesOnThough(consequence)}.${leadWarning(consequence)}`;
    case 'reject':
      return `${OTHERWISE} ${rejected(matter, option)}`;
    case 'keep-first':
      return `je eerste bieding handhaven.${then}`;
    case 'other-call':
      return `een andere bieding doen. ${groupsText(option.replacements ?? [], option.by, option.by)}`;
    case 'void-doubles':
      return 'alle doubletten en redoubletten nietig verklaren.';
    case 'keep-doubles':
      return `${OTHERWISE} blijven ze gelden.`;
    case 'preceding-bid':
      return `eisen dat ${bidOr(last, 'het voorafgaande bod')} wordt gespeeld. Dan is het bieden afgelopen.`;
    case 'stand':
      return isBeforeTurn(irregularity)
        ? `${OTHERWISE} is ${it} geldig en ben jij aan de beurt.`
        : `${it} van kracht laten blijven.${then}`;
    case 'raise':
      return `eisen dat ${seatName(by)} verhoogt tot ${bidOr(raisedTo, 'een voldoend bod')}.${then}`;
    case 'new-deal':
      return 'een nieuwe gift eisen.';
    case 'annul':
      return irregularity === 'change-of-call'
        ? 'de tweede bieding laten annuleren. Dan blijft de eerste staan.'
        : `${it} laten annuleren. Dan gaat het bieden terug naar de speler die aan de beurt was.`;
    case 'continue':
      return `${OTHERWISE} gaat het spel gewoon door.`;
  }
};

const isBeforeTurn = (irregularity: IrregularityKind) =>
  irregularity === 'bid-out-of-rotation' || irregularity === 'double-out-of-rotation';

const bidOr = (bid: SpokenCall | undefined, otherwise: string): string =>
  bid === undefined ? otherwise : showCall(bid);

/** What follows when the irregular call is not accepted. */
const rejected = (
  { by, irregularity, call }: StepAbout<'options'>,
  { consequence, replacements, by: to }: ForeseenOption,
): string => {
  const has = (kind: Effect['kind']) => consequence.effects.some((effect) => effect.kind === kind);
  const offender = seatName(by);
  const it = call === undefined ? 'de bieding' : theCall(call);
  const bars = barsThen(consequence, to);
  if (has('correction-stands')) return correctionText(replacements ?? [], by, to);
  if (has('replace'))
    return `moet ${offender} een andere bieding doen. ${groupsText(replacements ?? [], by, to)}`.trim();
  if (irregularity === 'change-of-call')
    return `blijft de eerste bieding van ${offender} staan.${leadWarning(consequence)}`;
  const later =
    has('owes') && bars === '' ? ` Wat ${offender} daarna biedt, kan gevolgen hebben voor zijn partner.` : '';
  const limit = has('limit') ? ` Die mag dan niet doubleren of redoubleren.` : '';
  return `vervalt ${it}. Het bieden gaat terug naar de speler die aan de beurt was.${limit}${bars}${later}`;
};

const barsThen = ({ bars }: Consequence, to: Seat): string =>
  bars
    .map(({ seat, until }) => ` Dan moet ${seat === to ? 'je' : seatName(seat)} ${passing(until)}.`)
    .join('');

/** A bar that was there already stays, whatever is accepted. */
const goesOnThough = ({ bars }: Consequence): string =>
  [
    'gewoon verder',
    ...bars.map(({ seat, until }) => `${seatName(seat)} moet nog steeds ${passing(until)}`),
  ].join(', maar ');

const leadWarning = ({ lead }: Consequence): string =>
  lead === undefined ? '' : ' Er kan dan een voorspeelbeperking volgen.';
