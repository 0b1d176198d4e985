/**
 * A ruling at a glance, aspect by aspect, so that the rulings of several editions can be laid side by side: what becomes of
 * the bidding, who chooses, who must pass, what declarer may ask. The steps of the director, in order and to each player,
 * are told elsewhere.
 */
import type { Answer } from '../engine/answer.ts';
import type { Consequence } from '../engine/foresight.ts';
import type { BarEnd, Cite, IrregularityKind, LeadRestriction, OptionId } from '../engine/ruling.ts';
import { SUITS, type Call, type SpokenCall, type Suit } from '../engine/calls.ts';
import { partner, sideOf, type Seat } from '../engine/seats.ts';
import { listInWords } from './citations.ts';
import { showCall, showCard, suitSign } from './calls.ts';
import { showContract, PASSED_OUT } from './contracts.ts';
import { seatName, sideLetters } from './seats.ts';

/** The aspects of a ruling, in the order in which they are shown, with their headings. */
export const ASPECTS = {
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

/** The names of what a player may choose. */
export const OPTION_NAMES: Readonly<Record<OptionId, string>> = {
  accept: 'aannemen',
  reject: 'niet aannemen',
  'keep-first': 'de eerste bieding houden',
  'other-call': 'een andere bieding doen',
  'void-doubles': 'eerdere doubletten nietig verklaren',
  'keep-doubles': 'eerdere doubletten laten gelden',
  'preceding-bid': 'het vorige bod laten spelen',
  stand: 'laten gelden',
  raise: 'laten verhogen tot het genoeg is',
  'new-deal': 'een nieuwe gift eisen',
  annul: 'laten annuleren',
  continue: 'gewoon doorgaan',
};

const BAR_ENDS: Readonly<Record<BarEnd, string>> = {
  'next-turn': 'één keer',
  'end-of-auction': 'de rest van het bieden',
  'overcalled-or-doubled': 'tot het bod wordt overboden of gedoubleerd',
};

/** Every aspect of a ruling; an aspect without anything to tell has no lines. */
export const aspectsOf = (answer: Answer): Readonly<Record<AspectId, readonly AspectLine[]>> => ({
  bidding: biddingLines(answer),
  next: nextLines(answer),
  pass: answer.mustPass.map(({ seat, until, cites }) => ({
    text: `${seatName(seat)}: ${BAR_ENDS[until]}`,
    cites,
  })),
  limit: answer.mayNot.map(({ seat, calls, cites }) => ({
    text: `${seatName(seat)} mag nu geen ${listInWords(calls.map(showCall), 'of')} geven`,
    cites,
  })),
  lead: answer.leadRestrictions.filter(({ applies }) => applies !== false).map(leadLine),
  cards: answer.penaltyCards.map(({ by, card }) => ({
    text: `${showCard(card)} van ${seatName(by)}`,
    cites: [],
  })),
});

function biddingLines({ auction, withdrawn, irregularity, outcome, phase }: Answer): readonly AspectLine[] {
  const lines: string[] = [];
  if (outcome?.kind === 'contract') lines.push(`Contract: ${showContract(outcome)}`);
  if (outcome?.kind === 'passed-out')
    lines.push(
      `${capital(PASSED_OUT)}: ${outcome.next === 'no-redeal' ? 'niet opnieuw geven' : 'de volgende gever geeft'}`,
    );
  if (outcome?.kind === 'new-deal') lines.push('Er komt een nieuwe gift');
  if (outcome === null)
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
      if (required) return [{ text: `${seatName(required.by)} moet nu ${verb(required.call)}`, cites: [] }];
      return turn === null ? [] : [{ text: `${seatName(turn)} is aan de beurt`, cites: [] }];
    case 'closed':
      return [];
  }
}

const verb = (call: SpokenCall): string => (call === 'P' ? 'passen' : `${showCall(call)} bieden`);

function optionLines({ options, steps }: Answer): readonly AspectLine[] {
  const foreseen = steps.flatMap(({ matter }) => (matter.kind === 'options' ? matter.options : []));
  return options.map(({ id, by, cites }) => {
    const follows = foreseen.find((option) => option.id === id && option.by === by)?.consequence;
    const then = follows === undefined ? '' : sayConsequence(follows);
    return {
      text: `${seatName(by)} mag ${OPTION_NAMES[id]}${then && `: ${then}`}`,
      cites: follows?.cites ?? cites,
      choice: { id, by },
    };
  });
}

function replacementLines({ steps, turn }: Answer): readonly AspectLine[] {
  const matter = steps.findLast((step) => step.matter.kind === 'replace')?.matter;
  const groups = matter?.kind === 'replace' ? matter.groups : [];
  const first = {
    text: `${turn === null ? 'De overtreder' : seatName(turn)} vervangt de bieding:`,
    cites: [],
  };
  const lines = groups
    .filter(({ consequence }) => consequence.effects.some(({ kind }) => kind === 'stands'))
    .map(({ calls, comparable, consequence }) => ({
      text: `${sayCalls(calls)}${sayComparable(comparable)}: ${sayConsequence(consequence) || 'geen gevolgen'}`,
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
const sayConsequence = ({ bars, lead }: Consequence): string =>
  listInWords([
    ...bars.map(({ seat, until }) => `${seatName(seat)} past ${BAR_ENDS[until]}`),
    ...(lead === undefined ? [] : [`de leider mag iets zeggen over het voorspelen van ${seatName(lead)}`]),
  ]);

function leadLine({ against, kind, suits, when, lasts, applies, cites }: LeadRestriction): AspectLine {
  const side = sideLetters(sideOf(partner(against)));
  const condition = applies === null ? `Wordt ${side} tegenpartij: de leider` : 'De leider';
  const what = kind === 'forbid' ? 'verbieden' : 'eisen of verbieden';
  const moment =
    when === 'opening-lead' ? 'bij de uitkomst' : `als ${seatName(against)} voor het eerst voorspeelt`;
  const until = lasts === 'while-on-lead' ? ', zolang hij aan slag blijft' : '';
  return { text: `${condition} mag ${saySuits(suits)} ${what} ${moment}${until}`, cites };
}

const saySuits = (suits: readonly Suit[]): string =>
  suits.length === SUITS.length ? 'één kleur' : listInWords(suits.map(suitSign), 'of');

/** The mark of an irregular call in a drawn auction. */
export const IRREGULARITY_MARKS: Readonly<Record<IrregularityKind, string>> = {
  'insufficient-bid': 'onvoldoende',
  'pass-out-of-rotation': 'voor de beurt',
  'bid-out-of-rotation': 'voor de beurt',
  'double-out-of-rotation': 'voor de beurt',
  'inadmissible-double': 'mag niet',
  'call-while-barred': 'moest passen',
  'bid-over-seven': 'meer dan zeven',
  'call-after-final-pass': 'na het einde',
  'change-of-call': 'gewijzigd',
  'card-exposed': 'kaart getoond',
};
