/**
 * What is said about a case that goes into a file or comes out of one, in Dutch. What is wrong in a file itself is said in
 * `problems.ts`.
 */
import type { Board, BoardCall } from '../bridge/board.ts';
import type { SpokenCall } from '../engine/calls.ts';
import type { Seat } from '../engine/seats.ts';
import { showCall } from './calls.ts';
import { listInWords } from './citations.ts';
import { seatName, vulnerableInWords } from './seats.ts';

/** A call of an auction as it is drawn: undefined where it is not known, `words` what is irregular about it. */
interface DrawnCall {
  readonly by: Seat;
  readonly call?: SpokenCall;
  readonly words?: string;
}

/** How the auction went, with what is irregular in it: `Verloop: Noord 1♠, Oost 1♥ (onvoldoende), Zuid pas`. */
export const courseInWords = (calls: readonly DrawnCall[]): string =>
  `Verloop: ${calls.map(drawnCall).join(', ')}`;

/** A call of a course: `Oost 1♥ (onvoldoende)`. */
export const drawnCall = ({ by, call, words }: DrawnCall): string =>
  `${seatName(by)} ${call === undefined ? '?' : showCall(call)}${words ? ` (${words})` : ''}`;

/** What stands where a file has no sign for what follows. */
export const SEE_COURSE = 'Hierna volgt een onregelmatige bieding: lees het verloop.';

/** The calls that the short form of an auction shows. */
const SHORT = 8;

/** A board in a list: `Spel 5, gever Noord, NZ kwetsbaar: 1♠ pas 2♥ …`. */
export const boardInShort = ({ number, dealer, vulnerable, calls, refused }: Board): string => {
  const all = refused === undefined ? calls : [...calls, refused];
  return [
    number === undefined ? 'Spel zonder nummer' : `Spel ${number}`,
    ...(dealer === undefined ? [] : [`, gever ${seatName(dealer)}`]),
    ...(vulnerable === undefined ? [] : [`, ${vulnerableInWords(vulnerable)}`]),
    ': ',
    all.length === 0
      ? 'geen bieden'
      : all
          .slice(0, SHORT)
          .map(({ call }) => showCall(call))
          .join(' ') + (all.length > SHORT ? ' …' : ''),
  ].join('');
};

/** The players of a board, as far as they are named. */
export const playersOf = ({ tags }: Board): string =>
  ['North', 'East', 'South', 'West'].flatMap((seat) => tags[seat] ?? []).join(', ');

/** What of a board has no place in a case, as a thing. */
export const LEFT_BEHIND = ['hands', 'play', 'contract', 'result', 'notes', 'remarks', 'others'] as const;

/**
 * What happened to a board on its way into a case: something was left behind, with the line where it stands; or taken otherwise
 * than it was written.
 */
export type Loss =
  | {
      readonly kind: 'left-behind';
      readonly what: (typeof LEFT_BEHIND)[number];
      readonly line?: number;
      /** The text of it, or the call that it is about. */
      readonly text?: string;
      readonly made?: BoardCall;
      /** How many there are. */
      readonly count: number;
    }
  | { readonly kind: 'no-calls' | 'no-dealer' | 'no-vulnerability' }
  | { readonly kind: 'no-number' | 'number-differs'; readonly number: string }
  | { readonly kind: 'irregular' | 'refused' | 'cut'; readonly made: BoardCall; readonly line?: number };

const THINGS: { readonly [what in (typeof LEFT_BEHIND)[number]]: string } = {
  hands: 'de handen',
  play: 'het spelen',
  contract: 'het contract',
  result: 'de uitslag',
  notes: 'de uitleg',
  remarks: 'de tekst',
  others: 'de overige gegevens',
};

/** What was lost of a board, in sentences; none when everything came along. */
export const sayLosses = (losses: readonly Loss[]): readonly string[] => {
  const behind = losses.flatMap((loss) => (loss.kind === 'left-behind' ? [thing(loss)] : []));
  return [
    ...losses.flatMap((loss) => (loss.kind === 'left-behind' ? [] : [sentence(loss)])),
    ...(behind.length > 0 ? [`Niet meegenomen: ${listInWords(behind)}.`] : []),
  ];
};

type LeftBehind = Extract<Loss, { kind: 'left-behind' }>;

const thing = ({ what, line, text, made, count }: LeftBehind): string =>
  [
    THINGS[what],
    made === undefined ? '' : ` bij ${showCall(made.call)} van ${seatName(made.by)}`,
    text === undefined ? '' : ` “${text}”`,
    line === undefined ? '' : ` (regel ${line})`,
    count > 1 ? ` en nog ${count - 1} keer` : '',
  ].join('');

const sentence = (loss: Exclude<Loss, LeftBehind>): string => {
  switch (loss.kind) {
    case 'no-calls':
      return 'Bij dit spel staat geen bieden dat te volgen is.';
    case 'no-dealer':
      return 'De gever staat er niet bij; de zaak begint bij Noord.';
    case 'no-vulnerability':
      return 'De kwetsbaarheid staat er niet bij; in de zaak is niemand kwetsbaar.';
    case 'no-number':
      return `Het nummer ${loss.number} past niet bij een spel en gaat niet mee.`;
    case 'number-differs':
      return `Bij spel ${loss.number} horen een andere gever of kwetsbaarheid; die van het bestand gelden, en het nummer gaat niet mee.`;
    case 'irregular':
      return `${whereIs(loss)} is in het bestand als onregelmatig gemerkt en staat zo in de zaak.`;
    case 'refused':
      return `${whereIs(loss)} staat in de zaak zoals in het bestand; wat erna komt voer je zelf in.`;
    case 'cut':
      return `Zo veel biedingen passen niet in een zaak: vanaf ${whereIs(loss)} gaan zij niet mee.`;
  }
};

const whereIs = ({ made, line }: { readonly made: BoardCall; readonly line?: number }): string =>
  `${showCall(made.call)} van ${seatName(made.by)}${line === undefined ? '' : ` (regel ${line})`}`;
