/**
 * Writes boards as PBN 2.1 in export form: the fifteen tags of the standard in their order, the auction in four columns, its
 * notes directly after it. Text outside ISO 8859-1 does not exist in PBN: suit signs become letters, the rest question marks.
 */
import { isOver, type Auction } from '../engine/auction.ts';
import type { Call } from '../engine/calls.ts';
import { lho, type Vulnerability } from '../engine/seats.ts';
import type { Board, BoardCall, OfSide } from './board.ts';
import { makeContract } from './contract.ts';
import { makeDeal } from './deal.ts';
import { auctionOfBoard, outcomeOf } from './result.ts';

/** At most this many notes in a section, by the standard; further ones become comments. */
const NOTES_AT_MOST = 32;

/** The longest text that fits in a line of 255 characters as a note. */
const NOTE_LENGTH = 230;

const VULNERABLE: { readonly [vulnerable in Vulnerability]: string } = {
  none: 'None',
  NS: 'NS',
  EW: 'EW',
  both: 'All',
};

/** Writes boards; `parsePbn` reads the same dealer, vulnerability, hands, calls, notes, contract and tricks again. */
export const makePbn = (boards: readonly Board[]): string =>
  ['% PBN 2.1', '% EXPORT', ...boards.map(gameText)].join('\n\n') + '\n';

function gameText(board: Board): string {
  const tags = tagsOf(board);
  const written = new Set(tags.map(([name]) => name));
  const further = Object.entries(board.tags).filter(([name]) => !written.has(name));
  return [...tags, ...further]
    .map(([name, value]) => tagText(name, value))
    .concat((board.remarks ?? []).map(({ text }) => commentText(latin1(text))))
    .concat(auctionText(board))
    .join('\n');
}

function tagsOf(board: Board): readonly (readonly [string, string])[] {
  const kept = (name: string): readonly [string, string] => [name, board.tags[name] ?? ''];
  const { contract, declarer } = outcomeOf(board);
  return [
    kept('Event'),
    kept('Site'),
    kept('Date'),
    ['Board', board.number ?? ''],
    ...['West', 'North', 'East', 'South'].map(kept),
    ['Dealer', board.dealer ?? ''],
    ['Vulnerable', board.vulnerable === undefined ? '' : VULNERABLE[board.vulnerable]],
    ['Deal', board.hands === undefined ? '' : makeDeal(board.hands, board.dealer)],
    kept('Scoring'),
    ['Declarer', declarer ?? ''],
    ['Contract', contract === undefined ? '' : makeContract(contract)],
    ['Result', contract?.kind === 'passed-out' || board.tricks === undefined ? '' : ofSide(board.tricks)],
    ...(board.score === undefined ? [] : [['Score', ofSide(board.score)] as const]),
  ];
}

const ofSide = ({ side, value }: OfSide): string => (side === 'declarer' ? `${value}` : `${side} ${value}`);

const tagText = (name: string, value: string): string =>
  `[${name} "${latin1(value).replace(/[\\"]/g, '\\$&')}"]`;

function auctionText(board: Board): readonly string[] {
  const auction = auctionOfBoard(board);
  if (auction === undefined || (board.calls.length === 0 && board.contract?.kind !== 'passed-out')) return [];
  const notes: string[] = [];
  const cells = cellsOf(board, auction, notes);
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, row) =>
    cells.slice(row * 4, row * 4 + 4).join(' '),
  );
  return [
    tagText('Auction', auction.dealer),
    ...rows,
    ...notes.map((note, i) => tagText('Note', `${i + 1}:${note}`)),
  ];
}

function cellsOf({ calls, contract }: Board, auction: Auction, notes: string[]): readonly string[] {
  if (calls.length === 0 && contract?.kind === 'passed-out') return ['AP'];
  const closing = closingCalls(auction, calls);
  let turn = auction.dealer;
  const cells: string[] = [];
  for (const made of calls.slice(0, calls.length - closing)) {
    let skipped = '';
    for (; turn !== made.by; turn = lho(turn)) skipped += '^S ';
    cells.push(skipped + callText(made, notes));
    turn = lho(turn);
  }
  return [...cells, closing > 0 ? 'AP' : isOver(auction) ? '' : '*'].filter((cell) => cell !== '');
}

/** How many passes at the end `AP` stands for: all of them, unless one says more than pass. */
function closingCalls(auction: Auction, calls: readonly BoardCall[]): number {
  if (!isOver(auction)) return 0;
  const count = calls.every(({ call }) => call === 'P') ? 4 : 3;
  const closing = calls.slice(-count);
  return closing.some((made) => made.note !== undefined || made.alert) || hasSkips(auction, count)
    ? 0
    : count;
}

const hasSkips = ({ dealer, calls }: Auction, count: number): boolean =>
  calls.slice(-count).some(({ by }, i) => {
    const before = calls[calls.length - count + i - 1];
    return by !== (before === undefined ? dealer : lho(before.by));
  });

const SPELLED: Partial<Record<Call, string>> = { P: 'Pass' };

function callText(made: BoardCall, notes: string[]): string {
  const call = `${made.insufficient ? '^I ' : ''}${SPELLED[made.call] ?? made.call}`;
  const text = [made.alert ? 'alert' : '', oneLine(made.note ?? '')].filter(Boolean).join(': ');
  if (text === '') return call;
  const known = notes.indexOf(text) + 1;
  if (known > 0) return `${call} =${known}=`;
  if (notes.length < NOTES_AT_MOST && text.length <= NOTE_LENGTH) return `${call} =${notes.push(text)}=`;
  return `${call} ${commentText(text)}`;
}

/** The longest line of a comment; a text that fits is not cut. */
const COMMENT_LINE = 200;

const commentText = (text: string): string => {
  const plain = text.replace(/[{}]/g, '');
  return `{${plain.length <= COMMENT_LINE ? plain : plain.replace(/(.{1,200}) /g, '$1\n')}}`;
};

const oneLine = (text: string): string => latin1(text).trim();

const LETTERS: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '’': "'",
  '–': '-',
  '—': '-',
};

/** Text that a PBN file can hold, on one line. */
export const latin1 = (text: string): string =>
  text
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7E\xA0-\xFF]/gu, (char) => LETTERS[char] ?? '?');
