/**
 * A case at the table as plain data: everything that was entered, and how far of it counts. Going back moves only the
 * cursor, so that nothing is lost; what is entered there anew takes the place of what stood behind it. What the law says
 * of it is asked of the engine (`ruled.ts`); how it stands in an address, in `case-address.ts`.
 */
import type { SpokenCall } from '../../engine/calls.ts';
import type { Card } from '../../engine/cards.ts';
import type { TableEvent, Wording } from '../../engine/record.ts';
import type { OptionId, Question } from '../../engine/ruling.ts';
import type { Seat, Vulnerability } from '../../engine/seats.ts';
import { dealerOfBoard, vulnerabilityOfBoard } from '../../bridge/deal.ts';

/** What the director established about the call in an event (counted from 0 among the events). */
export interface Finding {
  readonly kind: 'finding';
  readonly event: number;
  readonly question: Question;
  readonly value: boolean;
}

/** One step of what was entered: something that happened, or a finding. */
export type Move = TableEvent | Finding;

/** Where the board is played. */
export const VENUES = ['table', 'online'] as const;
export type Venue = (typeof VENUES)[number];

/** A case: the board, what was entered, how many of the moves count, and how the helper was set. */
export interface Case {
  readonly edition: string;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  /** The number on the board, when it was given: dealer and vulnerability follow from it. */
  readonly board?: number;
  /** What the director said had happened: an id of `SITUATIONS`. */
  readonly situation?: string;
  readonly venue: Venue;
  /** The director has still to play this board: questions about hands and meanings stay covered. */
  readonly playing: boolean;
  readonly moves: readonly Move[];
  /** How many of the moves count, from 0. */
  readonly cursor: number;
  /** Shown as a question: the ruling stays hidden until somebody has thought about it. */
  readonly asked: boolean;
  /** Answers given in a checklist, by question. */
  readonly checklist: { readonly [question: string]: string };
  /** The ending of a claim, in the code of `claims/code.ts`. */
  readonly claim?: string;
}

/** The highest number that a board may have here. */
export const HIGHEST_BOARD = 999;

/** A case in which nothing has happened. */
export const newCase = (edition: string, situation?: string): Case => ({
  edition,
  dealer: 'N',
  vulnerable: 'none',
  ...(situation !== undefined && { situation }),
  venue: 'table',
  playing: false,
  asked: false,
  moves: [],
  cursor: 0,
  checklist: {},
});

/** The moves that count. */
export const movesOf = ({ moves, cursor }: Case): readonly Move[] => moves.slice(0, cursor);

/** The events that count, each with the findings about it. */
export const eventsOf = (kase: Case): readonly TableEvent[] => {
  const events: TableEvent[] = [];
  const findings: Finding[] = [];
  for (const move of movesOf(kase))
    if (move.kind === 'finding') findings.push(move);
    else events.push(move);
  for (const { event, question, value } of findings) {
    const about = events[event];
    if (about && canCarry(about, question)) events[event] = { ...about, [question]: value };
  }
  return events;
};

/** Whether a finding on this question can be about this event. */
export const canCarry = ({ kind }: TableEvent, question: Question): boolean =>
  question === 'over' ? kind === 'call' : kind === 'call' || kind === 'replace' || kind === 'change';

/** Whether anything has been entered. */
export const isEmpty = ({ moves, checklist, claim }: Case): boolean =>
  moves.length === 0 && Object.keys(checklist).length === 0 && claim === undefined;

/** The case with one more move. What stood behind the cursor stays when it begins with that very move. */
export const withMove = (kase: Case, move: Move): Case => {
  const { moves, cursor } = kase;
  const again = JSON.stringify(moves[cursor]) === JSON.stringify(move);
  return { ...kase, moves: again ? moves : [...moves.slice(0, cursor), move], cursor: cursor + 1 };
};

/** The case as a question to practise: up to the moment when the director comes, without what came after. */
export const asQuestion = (kase: Case): Case => {
  const moves = movesOf(kase);
  const first = moves.findIndex(({ kind }) => kind === 'attention');
  const upTo = first === -1 ? moves : moves.slice(0, first + 1);
  return { ...kase, moves: upTo, cursor: upTo.length, asked: true };
};

/** One step back. Attention that was drawn to a call goes back together with that call. */
export const stepBack = (kase: Case): Case => {
  const at = kase.cursor - 1;
  const taken = kase.moves[at];
  if (taken === undefined) return kase;
  return { ...kase, cursor: taken.kind === 'attention' && at > 0 ? at - 1 : at };
};

/** One step forward through what was entered before: the opposite of `stepBack`. */
export const stepForward = (kase: Case): Case => {
  if (kase.cursor >= kase.moves.length) return kase;
  const to = kase.cursor + 1;
  return { ...kase, cursor: kase.moves[to]?.kind === 'attention' ? to + 1 : to };
};

/** The last attention taken away: it turns out that something had happened before it was drawn. */
export const withoutAttention = (kase: Case): Case => {
  const last = kase.moves[kase.cursor - 1];
  return last?.kind === 'attention' ? { ...kase, cursor: kase.cursor - 1 } : kase;
};

/** The board given by its number; undefined or no whole number from 1 leaves dealer and vulnerability as they are. */
export const withBoard = (kase: Case, board: number | undefined): Case => {
  const { board: _old, ...rest } = kase;
  if (board === undefined || !Number.isInteger(board) || board < 1 || board > HIGHEST_BOARD) return rest;
  return { ...rest, board, dealer: dealerOfBoard(board), vulnerable: vulnerabilityOfBoard(board) };
};

/** Dealer or vulnerability given by hand: it then no longer follows from a board number. */
export const withSeating = (
  { board: _old, ...kase }: Case,
  seating: { readonly dealer?: Seat; readonly vulnerable?: Vulnerability },
): Case => ({ ...kase, ...seating });

const plain = (call: SpokenCall): Wording => ({ call, artificial: false });

/** This player calls. */
export const callBy = (by: Seat, call: SpokenCall): TableEvent => ({
  kind: 'call',
  ...plain(call),
  simultaneous: false,
  by,
});

/** The offender puts another call in the place of his own. */
export const replaceBy = (by: Seat, call: SpokenCall): TableEvent => ({
  kind: 'replace',
  by,
  ...plain(call),
});

/** A player wants another call; `unintended` is the director's finding that the first was a slip. */
export const changeBy = (by: Seat, call: SpokenCall, unintended: boolean, atOnce = false): TableEvent => ({
  kind: 'change',
  by,
  ...plain(call),
  unintended,
  atOnce,
});

/** A player's cards become visible. */
export const exposeBy = (by: Seat, cards: readonly Card[], led: boolean): TableEvent => ({
  kind: 'expose',
  by,
  cards,
  led,
});

/** A player takes an option. */
export const chooseBy = (by: Seat, choice: OptionId): TableEvent => ({ kind: 'choose', choice, by });

/** Attention is drawn and the director comes. */
export const ATTENTION: TableEvent = { kind: 'attention' };

/** What is known besides of a call: that it is a convention, or that it was made at the moment of the call before it. */
export interface CallNote {
  readonly artificial?: boolean;
  readonly simultaneous?: boolean;
}

/** The case with something noted about the call in an event (counted from 0 among the events). */
export const withNote = (kase: Case, event: number, note: CallNote): Case => {
  let at = -1;
  const moves = kase.moves.map((move) => {
    if (move.kind !== 'finding') at++;
    return move.kind !== 'finding' && at === event && canCarry(move, 'comparable')
      ? { ...move, ...note }
      : move;
  });
  return { ...kase, moves };
};

/** The case with the last event that counts replaced by another. */
export const withLast = (kase: Case, event: TableEvent): Case =>
  withMove({ ...kase, cursor: kase.cursor - 1 }, event);
