/**
 * Writes boards as LIN, one a line. LIN has no sign for irregularities: an auction with a skipped player or an accepted
 * insufficient bid is written up to the irregular call; that call and those after it are told in a text (`nt`) instead.
 */
import type { Vulnerability } from '../engine/seats.ts';
import type { Board, BoardCall } from './board.ts';
import type { SHOWN_IRREGULARITIES } from './irregular.ts';
import { irregularCalls } from './irregular.ts';
import { LIN_NAME_TAGS, LIN_SEATS, makeLinHands } from './lin-hands.ts';
import { declarerTricks } from './result.ts';

const VULNERABLE: { readonly [vulnerable in Vulnerability]: string } = {
  none: 'o',
  NS: 'n',
  EW: 'e',
  both: 'b',
};

/** Tells in words the calls from a place in an auction on, the first of which is irregular. */
export type TellCalls = (board: Board, from: number) => string;

/**
 * Writes boards; `parseLin` reads the same number, dealer, vulnerability, hands, regular calls, alerts, notes and remarks again.
 * `tell`: the words for what LIN has no sign for.
 */
export const makeLin = (boards: readonly Board[], tell: TellCalls = tellCalls): string =>
  boards.map((board) => `${commandsOf(board, tell).join('')}\n`).join('');

function commandsOf(board: Board, tell: TellCalls): readonly string[] {
  const { number, dealer, vulnerable, hands, calls } = board;
  const [irregular] = irregularCalls(dealer, calls);
  const regular = calls.slice(0, irregular?.at);
  const tricks = declarerTricks(board);
  return [
    command('pn', LIN_NAME_TAGS.map((tag) => (board.tags[tag] ?? '').replaceAll(',', ' ')).join(',')),
    'st||',
    command(
      'md',
      `${dealer === undefined ? 0 : LIN_SEATS.indexOf(dealer as 'N') + 1}${hands ? makeLinHands(hands) : ''}`,
    ),
    'rh||',
    number === undefined ? '' : command('ah', `Board ${number}`),
    vulnerable === undefined ? '' : command('sv', VULNERABLE[vulnerable]),
    ...regular.map(callText),
    irregular === undefined ? '' : command('nt', tell(board, irregular.at)),
    ...(board.remarks ?? []).map(({ text }) => command('nt', text)),
    'pg||',
    tricks === undefined ? '' : command('mc', `${tricks}`),
  ];
}

const WORDS: { readonly [kind in (typeof SHOWN_IRREGULARITIES)[number]]: string } = {
  'insufficient-bid': 'insufficient, accepted',
  'call-out-of-rotation': 'out of rotation, accepted',
};

/** `E: 1C, insufficient, accepted; S: P; W: P`. */
const tellCalls: TellCalls = ({ dealer, calls }, from) => {
  const irregular = irregularCalls(dealer, calls);
  return calls
    .map(({ by, call }, at) =>
      [`${by}: ${call}`, ...irregular.flatMap((each) => (each.at === at ? [WORDS[each.kind]] : []))].join(
        ', ',
      ),
    )
    .slice(from)
    .join('; ');
};

const callText = ({ call, alert, note }: BoardCall): string =>
  command('mb', spelled(call) + (alert ? '!' : '')) + (note === undefined ? '' : command('an', note));

const SPELLED: Readonly<Record<string, string>> = { P: 'p', X: 'd', XX: 'r' };

const spelled = (call: string): string => SPELLED[call] ?? call.replace('NT', 'N');

/** A bar would end a text: text that holds one is percent-encoded, as is text without spaces that looks encoded already. */
const command = (name: string, text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const looksEncoded = !line.includes(' ') && /%[0-9A-F]{2}/i.test(line);
  return `${name}|${line.includes('|') || looksEncoded ? encoded(line) : line}|`;
};

const encoded = (text: string): string =>
  text.replace(/[%| ]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
