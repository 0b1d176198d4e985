/**
 * A ruling at a glance, aspect by aspect, so that the rulings of several editions can be laid side by side: what becomes of
 * the bidding, who chooses, who must pass, what declarer may ask. The steps of the director, in order and to each player,
 * are told elsewhere.
 */
import type { Answer } from '../engine/answer.ts';
import type { TableEvent } from '../engine/record.ts';
import type { CallGroup, Consequence, ForeseenOption } from '../engine/foresight.ts';
import type { BarEnd, Cite, LeadRestriction, OptionId } from '../engine/ruling.ts';
import type { Call, SpokenCall } from '../engine/calls.ts';
import { sideOf, type Seat } from '../engine/seats.ts';
import { listInWords } from './citations.ts';
import { showCall, showCard } from './calls.ts';
import { optionName, outcomeInWords } from './irregularities.ts';
import { capital, leadChoice, toCall } from './phrases.ts';
import { seatName, sideLetters } from './seats.ts';
import { termsOf } from './terms.ts';

/** The aspects of a ruling, in the order in which they are shown, with their headings. */
export const ASPECTS = {
  taken: 'Gekozen',
  bidding: 'Het bieden',
  next: 'Wie is er nu?',
  pass: 'Moet passen',
  limit: 'Mag niet',
  lead: 'Voorspelen',
  cards: 'Strafkaart',
} as const;
export type AspectId = keyof typeof ASPECTS;

/** One statement of an aspect with the provisions it rests on; `choice` is an option that can be taken. */
export interface AspectLine {
  readonly text: string;
  readonly cites: readonly Cite[];
  readonly choice?: { readonly id: OptionId; readonly by: Seat };
}

const BAR_ENDS: Readonly<Record<BarEnd, string>> = {
  'next-turn': 'één keer',
  'end-of-auction': 'de rest van het bieden',
  'overcalled-or-doubled': 'tot het bod wordt overboden of gedoubleerd',
};

/** Every aspect of a ruling and of the choices that led to it; an aspect without anything to tell has no lines. */
export const aspectsOf = (
  answer: Answer,
  events: readonly TableEvent[] = [],
): Readonly<Record<AspectId, readonly AspectLine[]>> => ({
  taken: events.flatMap(takenLine),
  bidding: biddingLines(answer),
  next: nextLines(answer),
  pass: answer.mustPass.map(({ seat, until, cites }) => ({
    text: `${seatName(seat)}: ${BAR_ENDS[until]}`,
    cites,
  })),
  limit: answer.mayNot.map(({ seat, calls, cites }) => ({
    text: `${seatName(seat)} mag nu niet ${listInWords(calls.map(toCall), 'of')}`,
    cites,
  })),
  lead: answer.leadRestrictions
    .filter(({ applies }) => applies !== false)
    .map((restriction) => leadLine(restriction, answer.edition)),
  cards: answer.penaltyCards.map(({ by, card }) => ({
    text: `${showCard(card)} van ${seatName(by)}`,
    cites: [],
  })),
});

/** What a player chose, or put in the place of his call, because this edition asked him to. */
function takenLine(event: TableEvent): readonly AspectLine[] {
  if (event.kind === 'choose')
    return [{ text: `${seatName(event.by)}: ${optionName(event.choice)}`, cites: [] }];
  if (event.kind !== 'replace') return [];
  return [{ text: `${seatName(event.by)}: ${showCall(event.call)} in de plaats`, cites: [] }];
}

function biddingLines({
  edition,
  auction,
  withdrawn,
  irregularity,
  outcome,
  phase,
}: Answer): readonly AspectLine[] {
  const lines: string[] = [];
  if (outcome?.kind === 'contract') lines.push(`Contract: ${outcomeInWords(outcome, edition)}`);
  else if (outcome !== null) lines.push(capital(outcomeInWords(outcome, edition)));
  else
    lines.push(
      auction.length === 0 ? 'Er staat nog geen bieding' : `Er staat: ${auction.map(said).join(', ')}`,
    );
  for (const { by, call } of withdrawn) lines.push(`Ingetrokken: ${said({ by, call })}`);
  if (irregularity?.call && !irregularity.resolved && phase === 'choice')
    lines.push(`Nog niet beslist: ${said({ by: irregularity.by, call: irregularity.call })}`);
  return lines.map((text) => ({ text, cites: [] }));
}

const said = ({ by, call }: { readonly by: Seat; readonly call: SpokenCall }): string =>
  `${seatName(by)} ${showCall(call)}`;

function nextLines(answer: Answer): readonly AspectLine[] {
  const { phase, turn, required, questions } = answer;
  switch (phase) {
    case 'choice':
      return optionLines(answer);
    case 'replacement':
      return replacementLines(answer);
    case 'finding':
      return questions.map((question) => ({
        text:
          question === 'comparable'
            ? 'De arbiter stelt eerst vast of de bieding vergelijkbaar is'
            : 'De arbiter vraagt eerst wat de speler bedoelde',
        cites: [],
      }));
    case 'auction':
      if (required) return [{ text: `${seatName(required.by)} moet nu ${toCall(required.call)}`, cites: [] }];
      return turn === null ? [] : [{ text: `${seatName(turn)} is aan de beurt`, cites: [] }];
    case 'closed':
      return [];
  }
}

function optionLines({ edition, options, steps }: Answer): readonly AspectLine[] {
  const foreseen = steps.flatMap(({ matter }) => (matter.kind === 'options' ? matter.options : []));
  return options.map(({ id, by, cites }) => {
    const option = foreseen.findLast((each) => each.id === id && each.by === by);
    const then =
      option === undefined
        ? ''
        : sayConsequence(option.consequence, edition) || sayReplacements(option, edition);
    return {
      text: `${seatName(by)} kan kiezen: ${optionName(id)}${then && `. Dan ${then}`}`,
      cites: option?.consequence.cites ?? cites,
      choice: { id, by },
    };
  });
}

/** What follows from every call that the option leads to; empty where it depends on the call. */
const sayReplacements = ({ replacements = [] }: ForeseenOption, edition: string): string => {
  const [said = '', ...others] = new Set(
    replacements.filter(isAllowed).map(({ consequence }) => sayConsequence(consequence, edition)),
  );
  return others.length === 0 ? said : '';
};

const isAllowed = ({ consequence }: CallGroup): boolean =>
  consequence.effects.some(({ kind }) => kind === 'stands');

function replacementLines({ edition, steps, turn }: Answer): readonly AspectLine[] {
  const matter = steps.findLast((step) => step.matter.kind === 'replace')?.matter;
  const groups = matter?.kind === 'replace' ? matter.groups : [];
  const first = {
    text: `${turn === null ? 'De overtreder' : seatName(turn)} vervangt de bieding`,
    cites: [],
  };
  const lines = groups.filter(isAllowed).map(({ calls, comparable, consequence }) => ({
    text: `Wordt het ${sayCalls(calls)}${sayComparable(comparable)}, dan ${sayConsequence(consequence, edition) || 'volgt er niets'}`,
    cites: consequence.cites,
  }));
  return [first, ...lines];
}

const sayCalls = (calls: readonly Call[]): string =>
  calls.length > 3 ? 'een ander voldoende bod' : listInWords(calls.map(showCall), 'of');

const sayComparable = (comparable: boolean | undefined): string => {
  if (comparable === undefined) return '';
  return comparable ? ' (vergelijkbaar)' : ' (niet vergelijkbaar)';
};

/** What follows from a choice, in half a sentence; empty when nothing does. */
const sayConsequence = ({ bars, lead }: Consequence, edition: string): string =>
  listInWords([
    ...bars.map(({ seat, until }) => `past ${seatName(seat)} ${BAR_ENDS[until]}`),
    ...(lead === undefined
      ? []
      : [`mag de leider iets ${termsOf(edition).demand} over het voorspelen van ${seatName(lead)}`]),
  ]);

function leadLine(restriction: LeadRestriction, edition: string): AspectLine {
  const { against, when, lasts, applies, cites } = restriction;
  const side = sideLetters(sideOf(against));
  const moment =
    when === 'opening-lead' ? 'bij de uitkomst' : `bij de eerste keer dat ${seatName(against)} voorspeelt`;
  const condition = applies === null ? `Wordt ${side} tegenpartij, dan mag de leider` : 'De leider mag';
  const until =
    lasts === 'while-on-lead' ? `. Een verbod geldt zolang ${seatName(against)} aan slag blijft` : '';
  return { text: `${condition} ${moment} ${leadChoice(restriction, edition)}${until}`, cites };
}
