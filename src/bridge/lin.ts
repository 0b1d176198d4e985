/**
 * LIN, the notation of Bridge Base Online: `command|text|` pairs, without a sign for irregularities. Reading takes one
 * board or many, on one line or over several; what is wrong is reported with its line and the other boards are still read.
 * The play of the cards is not kept, only the number of tricks: claimed (`mc`), or counted when all cards were played.
 */
import { contractOf, isOver } from '../engine/auction.ts';
import { parseCard, type Card } from '../engine/cards.ts';
import type { Seat, Vulnerability } from '../engine/seats.ts';
import {
  compact,
  dealerByNumber,
  faultOfCall,
  problem,
  seatAfter,
  STOPS_AUCTION,
  vulnerabilityByNumber,
  type Board,
  type BoardCall,
  type FactLines,
  type Problem,
  type Reading,
  type Remark,
} from './board.ts';
import { parseWrittenCall } from './contract.ts';
import type { Hands } from './deal.ts';
import { LIN_NAME_TAGS, LIN_SEATS, parseLinHands } from './lin-hands.ts';
import { scanLin } from './lin-scan.ts';
import { tricksWon } from './play.ts';

interface DraftCall {
  readonly text: string;
  readonly line: number;
  alert: boolean;
  note: string;
}

/** A board as its commands come in; the calls are judged when all of them are there. */
interface Draft {
  readonly line: number;
  readonly problems: Problem[];
  readonly calls: DraftCall[];
  readonly played: Card[];
  readonly remarks: Remark[];
  readonly lines: { -readonly [fact in keyof FactLines]: FactLines[fact] };
  names: string;
  namesLine: number;
  hasDeal: boolean;
  isClosedRoom: boolean;
  number: string | undefined;
  dealer: Seat | undefined;
  vulnerable: Vulnerability | undefined;
  hands: Hands | undefined;
  tricks: number | undefined;
}

/** Reads a LIN file, or the address of a hand viewer. Nothing in it makes this fail. */
export const parseLin = (source: string): Reading => {
  const { commands, problems } = scanLin(source);
  const drafts: Draft[] = [];
  let names = '';
  let namesLine = 1;
  let draft: Draft | undefined;
  for (const { name, text, line } of commands) {
    if (begins(name, draft)) draft = undefined;
    if (name === 'pn') [names, namesLine] = [text, line];
    if (draft === undefined && OPENS_BOARD.has(name)) drafts.push((draft = newDraft(line)));
    if (draft !== undefined) {
      draft.names = names;
      draft.namesLine = namesLine;
      READERS[name]?.(draft, text, line);
    }
  }
  return { boards: drafts.map(finish), problems };
};

/** Commands that tell something of a board; before the first of them there is only a heading. */
const OPENS_BOARD: ReadonlySet<string> = new Set(['qx', 'md', 'ah', 'sv', 'mb', 'an', 'pc', 'mc']);

/** Whether a command belongs to the next board: a new board's name, or names or hands when this board has its hands. */
const begins = (name: string, draft: Draft | undefined): boolean =>
  name === 'qx' || ((name === 'pn' || name === 'st' || name === 'md') && draft?.hasDeal === true);

const newDraft = (line: number): Draft => ({
  line,
  problems: [],
  calls: [],
  played: [],
  remarks: [],
  lines: {},
  names: '',
  namesLine: line,
  hasDeal: false,
  isClosedRoom: false,
  number: undefined,
  dealer: undefined,
  vulnerable: undefined,
  hands: undefined,
  tricks: undefined,
});

const VULNERABLE: ReadonlyMap<string, Vulnerability> = new Map([
  ['o', 'none'],
  ['0', 'none'],
  ['-', 'none'],
  ['n', 'NS'],
  ['e', 'EW'],
  ['b', 'both'],
]);

/** What each command says of a board; commands that are not here are about the screen. */
const READERS: Readonly<Record<string, (draft: Draft, text: string, line: number) => void>> = {
  qx: (draft, text) => {
    draft.number = /\d+/.exec(text)?.[0];
    draft.isClosedRoom = /^c/i.test(text);
  },
  ah: (draft, text) => {
    draft.number ??= /\d+/.exec(text)?.[0];
  },
  sv: (draft, text, line) => {
    const side = text.trim().toLowerCase();
    draft.vulnerable = VULNERABLE.get(side);
    if (draft.vulnerable === undefined && side !== '')
      draft.problems.push(problem('unknown-vulnerability', line, text));
  },
  md: (draft, text, line) => {
    draft.hasDeal = true;
    const [, dealer = '', hands = ''] = /^\s*(\d?)(.*)$/s.exec(text) ?? [];
    draft.dealer = LIN_SEATS[Number(dealer) - 1];
    if (draft.dealer === undefined && dealer !== '' && dealer !== '0')
      draft.problems.push(problem('unknown-dealer', line, dealer));
    const reading = parseLinHands(hands);
    if (reading !== undefined) draft.lines.hands = line;
    if (reading?.kind === 'hands') draft.hands = reading.hands;
    else if (reading !== undefined) draft.problems.push(problem('unreadable-deal', line, reading.fault));
  },
  mb: readCalls,
  an: (draft, text, line) => {
    const last = draft.calls.at(-1);
    if (last === undefined) draft.problems.push(problem('explanation-without-call', line, text));
    else last.note = text.trim();
  },
  nt: (draft, text, line) => {
    if (text.trim() !== '') draft.remarks.push({ text: text.replace(/\s+/g, ' ').trim(), line });
  },
  pc: (draft, text, line) => {
    draft.lines.play ??= line;
    for (const written of text
      .toUpperCase()
      .replaceAll('10', 'T')
      .match(/[SHDC][2-9TJQKA]/g) ?? []) {
      const card = parseCard(written);
      if (card !== undefined) draft.played.push(card);
    }
  },
  mc: (draft, text, line) => {
    const tricks = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : NaN;
    if (text.trim() !== '') draft.lines.tricks = line;
    if (tricks <= 13) draft.tricks = tricks;
    else if (text.trim() !== '') draft.problems.push(problem('unreadable-result', line, text));
  },
};

/** One or more calls in a command, each with `!` behind it when it was alerted. */
const CALL = /\s*(?:([1-7]\s*(?:NT?|[CDHS])|PASS|P|RDBL|REDBL|R|XX|DBL|D|X|-)([!?]*))/iy;

function readCalls(draft: Draft, text: string, line: number): void {
  const calls = text.trim();
  for (let at = 0; at < calls.length;) {
    CALL.lastIndex = at;
    const [all, call, marks = ''] = CALL.exec(calls) ?? [];
    if (all === undefined) {
      draft.calls.push({ text: calls.slice(at), line, alert: false, note: '' });
      return;
    }
    if (call !== undefined && call !== '-')
      draft.calls.push({ text: call, line, alert: marks.includes('!'), note: '' });
    at += all.length;
  }
}

function finish(draft: Draft): Board {
  const dealer = draft.dealer ?? dealerByNumber(draft.number);
  if (dealer === undefined && draft.calls.length > 0) draft.problems.push(problem('no-dealer', draft.line));
  const { calls, refused } = dealer === undefined ? NOTHING : judge(draft, dealer);
  const tags = namesOf(draft);
  const tricks = draft.tricks ?? (dealer === undefined ? undefined : counted(draft, dealer, calls));
  return compact<Board>({
    line: draft.line,
    number: draft.number,
    dealer,
    vulnerable: draft.vulnerable ?? vulnerabilityByNumber(draft.number),
    hands: draft.hands,
    calls,
    tricks: tricks === undefined ? undefined : { side: 'declarer', value: tricks },
    tags,
    remarks: draft.remarks.length === 0 ? undefined : draft.remarks,
    refused,
    lines: compact<FactLines>({
      ...draft.lines,
      auction: draft.calls[0]?.line,
      tags: Object.keys(tags).length > 0 ? draft.namesLine : undefined,
      calls: draft.calls.slice(0, calls.length).map(({ line }) => line),
    }),
    problems: draft.problems,
  });
}

type Judged = Pick<Board, 'calls' | 'refused'>;

const NOTHING: Judged = { calls: [] };

function judge({ calls, problems }: Draft, dealer: Seat): Judged {
  const made: BoardCall[] = [];
  for (const { text, line, alert, note } of calls) {
    const call = parseWrittenCall(text);
    const by = seatAfter(dealer, made, 0);
    const fault = call === undefined ? 'unknown-call' : faultOfCall({ dealer, calls: made }, by, call, false);
    if (fault !== undefined) problems.push(problem(fault, line, text));
    if (fault === 'call-after-end') break;
    if (fault !== undefined && STOPS_AUCTION.has(fault))
      return call === undefined ? { calls: made } : { calls: made, refused: { by, call, line } };
    if (call !== undefined) made.push({ by, call, ...(alert && { alert }), ...(note !== '' && { note }) });
  }
  return { calls: made };
}

function counted({ played }: Draft, dealer: Seat, calls: readonly BoardCall[]): number | undefined {
  const auction = { dealer, calls };
  const contract = isOver(auction) ? contractOf(auction) : undefined;
  return contract && tricksWon(contract.declarer, contract.denomination, played);
}

/** Names are in the order of the hands; eight of them are two rooms. A name with a comma in it makes them unusable. */
function namesOf({ names, isClosedRoom }: Draft): Record<string, string> {
  const all = names.split(',').map((name) => name.trim());
  if (all.length !== 4 && all.length !== 8) return {};
  const mine = isClosedRoom && all.length === 8 ? all.slice(4) : all.slice(0, 4);
  return Object.fromEntries(
    LIN_NAME_TAGS.map((tag, i) => [tag, mine[i] ?? '']).filter(([, name]) => name !== ''),
  );
}
