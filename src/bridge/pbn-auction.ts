/**
 * Reads the auction section of a PBN game (standard 2.1, sections 3.5 and 3.9): calls in rotation from the dealer, `-` for
 * seats before him, `AP` for the closing passes, notes `=1=`, `^I` before an accepted insufficient bid, `^S` for each player
 * whose turn was skipped. It reads as far as the auction can be followed and reports where it cannot.
 */
import { isOver } from '../engine/auction.ts';
import { lho, parseSeat, type Seat } from '../engine/seats.ts';
import {
  faultOfCall,
  problem,
  seatAfter,
  STOPS_AUCTION,
  type BoardCall,
  type Problem,
  type RefusedCall,
} from './board.ts';
import { parseWrittenCall } from './contract.ts';
import type { Tag, Token } from './pbn-scan.ts';

/** An auction that was read. */
export interface AuctionReading {
  readonly dealer?: Seat;
  readonly calls: readonly BoardCall[];
  /** The line of each call. */
  readonly lines: readonly number[];
  readonly refused?: RefusedCall;
  readonly problems: readonly Problem[];
}

interface Progress {
  readonly dealer: Seat;
  readonly noteText: (key: string) => string | undefined;
  readonly calls: BoardCall[];
  readonly lines: number[];
  readonly problems: Problem[];
  refused?: RefusedCall;
  skipped: number;
  insufficient: boolean;
  ended: boolean;
}

/** Reads the section after an `[Auction "…"]` tag. The dealer of the board, if known, has the last word. */
export const parseAuction = (
  tag: Tag,
  dealer: Seat | undefined,
  noteText: (key: string) => string | undefined,
): AuctionReading => {
  const words = tag.body.filter(({ kind }) => kind === 'word');
  const dashes = leadingDashes(words);
  const first = callerAfter(parseSeat(tag.value.trim().toUpperCase()), dashes);
  const caller = dealer ?? first;
  if (caller === undefined)
    return { calls: [], lines: [], problems: words.length > 0 ? [problem('no-dealer', tag.line)] : [] };
  const problems: Problem[] = [];
  if (first !== undefined && first !== caller && words.length > 0)
    problems.push(problem('dealer-differs', tag.line, first));
  const start = dashes === 0 ? 0 : tag.body.indexOf(words[dashes - 1] as Token) + 1;
  const state: Progress = {
    dealer: caller,
    noteText,
    calls: [],
    lines: [],
    problems,
    skipped: 0,
    insufficient: false,
    ended: false,
  };
  for (const token of tag.body.slice(start)) {
    if (state.ended) break;
    readToken(state, token);
  }
  const { calls, lines, refused } = state;
  return { dealer: caller, calls, lines, problems, ...(refused && { refused }) };
};

const leadingDashes = (words: readonly Token[]): number => {
  const other = words.findIndex(({ text }) => text !== '-');
  return other < 0 ? words.length : other;
};

const callerAfter = (seat: Seat | undefined, dashes: number): Seat | undefined => {
  let caller = seat;
  for (let i = 0; i < dashes % 4 && caller !== undefined; i++) caller = lho(caller);
  return caller;
};

function readToken(state: Progress, { kind, text, line }: Token): void {
  if (kind === 'comment') return annotate(state, noteOf(text));
  if (text === '*' || text === '+') state.ended = true;
  else if (text === '^I') state.insufficient = true;
  else if (text === '^S') state.skipped++;
  else if (/^=.*=$/.test(text)) readNote(state, text.slice(1, -1), line);
  else if (/^([!?]+|\$\d+)$/.test(text)) return;
  else if (/^ap$/i.test(text)) passOut(state, line);
  else readCall(state, text, line);
}

function passOut(state: Progress, line: number): void {
  const auction = () => ({ dealer: state.dealer, calls: state.calls });
  if (isOver(auction())) state.problems.push(problem('call-after-end', line, 'AP'));
  while (!isOver(auction())) readCall(state, 'P', line);
}

function readCall(state: Progress, text: string, line: number): void {
  const { dealer, calls, problems } = state;
  const call = parseWrittenCall(text);
  const by = seatAfter(dealer, calls, state.skipped);
  const fault =
    call === undefined ? 'unknown-call' : faultOfCall({ dealer, calls }, by, call, state.insufficient);
  if (fault !== undefined) problems.push(problem(fault, line, text));
  state.ended = fault === 'call-after-end' || (fault !== undefined && STOPS_AUCTION.has(fault));
  if (call !== undefined && !state.ended) {
    calls.push({ by, call, ...(state.insufficient && fault === undefined && { insufficient: true }) });
    state.lines.push(line);
  } else if (call !== undefined && fault !== 'call-after-end') state.refused = { by, call, line };
  state.skipped = 0;
  state.insufficient = false;
}

function readNote(state: Progress, key: string, line: number): void {
  const note = state.noteText(key);
  if (note === undefined) state.problems.push(problem('missing-note', line, key));
  else annotate(state, noteOf(note));
}

/** A note that says no more than that the call was alerted, or that begins by saying so. */
const ALERT = /^alert(?:ed)?(?:\s*[.:!-]\s*|$)/i;

const noteOf = (text: string): Pick<BoardCall, 'alert' | 'note'> => {
  const note = text.replace(ALERT, '');
  return { ...(ALERT.test(text) && { alert: true }), ...(note !== '' && { note }) };
};

function annotate({ calls }: Progress, more: Pick<BoardCall, 'alert' | 'note'>): void {
  const last = calls.at(-1);
  if (last !== undefined) calls[calls.length - 1] = { ...more, ...last };
}
