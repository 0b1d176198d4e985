/**
 * What the ruling helper says besides the director's steps: whose turn it is, who leads, what to ask of a player who wants
 * another call, and why a case cannot be read or followed. The steps themselves are worded in `steps.ts`.
 */
import type { Answer } from '../engine/answer.ts';
import type { ErrorCode } from '../engine/record.ts';
import type { Question } from '../engine/ruling.ts';
import { lho, type Seat } from '../engine/seats.ts';
import { showCall } from './calls.ts';
import { outcomeInWords } from './irregularities.ts';
import { seatName } from './seats.ts';
import { termsOf } from './terms.ts';

/** What the helper waits for, in one sentence. */
export const whatIsAwaited = ({ edition, phase, turn, options, required, outcome }: Answer): string => {
  switch (phase) {
    case 'auction':
      if (required !== null)
        return `${seatName(required.by)} is aan de beurt en moet ${mustCall(required.call)}.`;
      return turn === null ? '' : `${seatName(turn)} is aan de beurt.`;
    case 'choice':
      return `${chooserName(options.map(({ by }) => by))} kiest.`;
    case 'replacement':
      return turn === null ? '' : `${seatName(turn)} zet er een andere bieding voor in de plaats.`;
    case 'finding':
      return 'Stel eerst iets vast.';
    case 'closed':
      return outcome === null ? '' : `Het bieden is gesloten: ${outcomeInWords(outcome, edition)}.`;
  }
};

const mustCall = (call: Parameters<typeof showCall>[0]): string =>
  call === 'P' ? 'passen' : `${showCall(call)} herhalen`;

/** Who has the choice: one player, or either of two. */
export const chooserName = (seats: readonly Seat[]): string => [...new Set(seats)].map(seatName).join(' of ');

/** Who leads and who becomes dummy, under an edition; undefined when nothing is played. */
export const leadInWords = (outcome: NonNullable<Answer['outcome']>, edition: string): string | undefined =>
  outcome.kind === 'contract'
    ? `${seatName(lho(outcome.declarer))} komt uit. ${seatName(lho(lho(outcome.declarer)))} wordt ${termsOf(edition).dummy}.`
    : undefined;

const FAULTS: { readonly [code in ErrorCode | 'ours']: string } = {
  'bad-json': 'deze zaak is niet te lezen',
  'unknown-edition': 'deze editie kent de hulp niet',
  'no-auction-laws': 'van deze editie staan de regels van het bieden niet op deze site',
  'unknown-seat': 'deze plaats aan tafel bestaat niet',
  'unknown-call': 'deze bieding bestaat niet',
  'unknown-card': 'deze kaart bestaat niet',
  'unknown-event': 'deze gebeurtenis kent de hulp niet',
  'not-an-option': 'deze keuze is er in deze editie niet',
  'nothing-to-replace': 'er is hier niets te vervangen',
  'auction-closed': 'het bieden was al gesloten',
  'bad-finding': 'hier valt niets vast te stellen',
  ours: 'hier houdt de kennis van de hulp op',
};

/** Why a case cannot be followed, without its place. */
export const faultInWords = (code: ErrorCode | 'ours'): string => FAULTS[code];

/** How far a case can be followed and why no further: `followed` of its `total` events. */
export const stoppedInWords = (code: ErrorCode | 'ours', followed: number, total: number): string => {
  const far =
    followed === 0
      ? 'Deze zaak is vanaf het begin niet te volgen'
      : `De zaak is tot hier te volgen, ${followed} van de ${total} stappen`;
  return `${far}: ${faultInWords(code)}.`;
};

const ADDRESS = {
  'no-case': 'Het adres is niet te lezen als een zaak',
  'too-long': 'Het adres is te lang om een zaak te zijn',
  'no-edition': 'In het adres staat niet bij welke editie de zaak hoort',
  'unknown-edition': 'Het adres noemt een editie die hier niet staat',
  'unknown-situation': 'Het adres noemt een geval dat de hulp niet kent',
  'unknown-seat': 'Het adres noemt een gever of kwetsbaarheid die niet bestaat',
  'unreadable-move': 'In het adres staat iets wat aan tafel niet kan gebeuren',
  'unreadable-field': 'In het adres is een gegeven niet te lezen',
} as const;

/** Why an address holds no case; `found` is the piece that cannot be read. */
export const addressTroubleInWords = (code: keyof typeof ADDRESS, found: string): string =>
  `${ADDRESS[code]}${found === '' || code === 'too-long' ? '' : `: “${found}”`}.`;

/** An answer to what the director must establish. */
export interface FindingAnswer {
  readonly value: boolean;
  readonly text: string;
  readonly more: string;
}

/** The two answers to a question of the director's; `provision` names what he holds the call against. */
export const findingAnswers = (question: Question, provision: string): readonly FindingAnswer[] =>
  question === 'over'
    ? [
        { value: true, text: 'Over de bieding heen', more: 'Hij wist ervan en bood verder.' },
        { value: false, text: 'Alsof die er niet was', more: 'Hij bood gewoon op zijn eigen beurt.' },
      ]
    : [
        { value: true, text: 'Voldoet', more: `De nieuwe bieding is er een zoals ${provision} vraagt.` },
        { value: false, text: 'Voldoet niet', more: 'De nieuwe bieding vertelt te veel anders.' },
      ];

/** What the director holds two calls against, by the provision that asks it of him: the first that is cited. */
const COMPARED: readonly (readonly [cite: string, hint: string])[] = [
  [
    '23A',
    'Eén van drie is genoeg: dezelfde of bijna dezelfde betekenis; een deel van wat de ingetrokken bieding kon betekenen; of hetzelfde doel, zoals allebei een vraagbod.',
  ],
  [
    '27B1b',
    'Dezelfde betekenis of een nauwere: elke hand die bij de nieuwe bieding past, paste ook bij het onvoldoende bod.',
  ],
];

/** What to look at in comparing two calls under these provisions; undefined where nothing is compared. */
export const comparisonHint = (cites: readonly string[]): string | undefined =>
  COMPARED.find(([cite]) => cites.includes(cite))?.[1];
