/** Reads the Dutch of options back: seats, calls, contracts, lists. Written for the tests alone, apart from what makes the words. */
import { BIDS, SUITS, type Call, type SpokenCall, type Suit } from '../../src/engine/calls.ts';
import type { Seat } from '../../src/engine/seats.ts';

const SEAT_WORDS: { readonly [word: string]: Seat } = { Noord: 'N', Oost: 'E', Zuid: 'S', West: 'W' };
const SEAT = '(Noord|Oost|Zuid|West)';

/** A pattern in which `SEAT` stands for a seat and `CALL` for a call. */
export const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text.replaceAll('SEAT', SEAT).replaceAll('CALL', '([1-9](?:♣|♦|♥|♠|SA)|[Pp]as|[Dd]oublet|[Rr]edoublet)')}$`,
  );

export const seatIn = (word: string | undefined): Seat => {
  const seat = SEAT_WORDS[word ?? ''];
  if (seat === undefined) throw new Error(`no seat: ${word}`);
  return seat;
};

const SIGNS: { readonly [sign: string]: string } = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S', SA: 'NT' };

/** A call as it is shown: `2♥`, `3SA`, `pas`. */
export const callIn = (text: string | undefined): SpokenCall => {
  const word = (text ?? '').toLowerCase().replace(/^(de|het) /, '');
  if (word === 'pas') return 'P';
  if (word === 'doublet') return 'X';
  if (word === 'redoublet') return 'XX';
  const [, level, sign] = /^([1-9])(♣|♦|♥|♠|SA)$/.exec(text ?? '') ?? [];
  if (level === undefined) throw new Error(`no call: ${text}`);
  return `${level}${SIGNS[sign ?? '']}` as SpokenCall;
};

/** The parts of `a, b en c` or `a, b of c`. */
export const listIn = (text: string): readonly string[] => text.split(/, | en | of /);

export const suitsIn = (text: string): readonly Suit[] =>
  text.toLowerCase() === 'een kleur naar keuze' ? SUITS : listIn(text).map((sign) => SIGNS[sign] as Suit);

/** `4♠ door Zuid, gedoubleerd` */
export const contractIn = (text: string) => {
  const [, bid, by, doubling] =
    /^([1-7](?:♣|♦|♥|♠|SA)) door (\p{L}+)(, gedoubleerd|, geredoubleerd)?$/u.exec(text) ?? [];
  if (bid === undefined) throw new Error(`no contract: ${text}`);
  return {
    bid: callIn(bid),
    doubling: doubling === undefined ? 'none' : doubling === ', gedoubleerd' ? 'doubled' : 'redoubled',
    declarer: seatIn(by),
  };
};

/** Whether a call is a bid no higher than another. */
export const isNotHigher = (call: SpokenCall, last: Call | undefined): boolean => {
  const rank = (BIDS as readonly SpokenCall[]).indexOf(call);
  return rank >= 0 && last !== undefined && rank <= (BIDS as readonly Call[]).indexOf(last);
};

/** Text without the sign that keeps suits from being drawn as an emoji. */
export const bare = (text: string): string => text.replaceAll('\uFE0E', '');
