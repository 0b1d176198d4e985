/**
 * A board from a file as a case: its number, dealer, vulnerability and calls, an irregular call as the irregular call that it is. What a
 * case has no place for is listed with its line, so that nothing gets lost without a word.
 */
import { isOver } from '../../engine/auction.ts';
import { irregularCalls } from '../../bridge/irregular.ts';
import type { Board, BoardCall } from '../../bridge/board.ts';
import type { Loss } from '../../dutch/exchange.ts';
import { callBy, withBoard, withMove, withSeating, type Case } from './case.ts';
import { MOST_MOVES } from './case-address.ts';
import { played } from './ruled.ts';

/** A case that a board came to, and what happened on the way. */
export interface CaseFromBoard {
  readonly kase: Case;
  readonly losses: readonly Loss[];
}

/** The calls that are taken from a file: a case must have room for what follows. */
const MOST_CALLS = MOST_MOVES - 50;

/** Puts a board into a case in which nothing happened yet; the edition and everything else of the case stay. */
export const caseFromBoard = (empty: Case, board: Board): CaseFromBoard => {
  const { calls, refused } = board;
  const all = refused === undefined ? calls : [...calls, refused];
  const taken = all.slice(0, MOST_CALLS);
  const seated = seatedBy(empty, board);
  const before = taken.slice(0, -1).reduce((kase, { by, call }) => withMove(kase, callBy(by, call)), seated);
  const last = taken.at(-1);
  return {
    // Only the last call can still be dealt with: the calls after the others have condoned them.
    kase: last === undefined ? seated : played(before, callBy(last.by, last.call)),
    losses: [...seatingLosses(seated, board), ...callLosses(board, all[MOST_CALLS]), ...leftBehind(board)],
  };
};

const seatedBy = (empty: Case, { number, dealer = 'N', vulnerable = 'none' }: Board): Case => {
  const numbered = withBoard(empty, numberIn(number));
  return numbered.board !== undefined && numbered.dealer === dealer && numbered.vulnerable === vulnerable
    ? numbered
    : withSeating(numbered, { dealer, vulnerable });
};

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

const seatingLosses = (
  seated: Case,
  { number, dealer, vulnerable, calls, refused }: Board,
): readonly Loss[] => [
  ...(number === undefined || seated.board !== undefined
    ? []
    : [
        {
          kind: withBoard(seated, numberIn(number)).board === undefined ? 'no-number' : 'number-differs',
          number,
        } as const,
      ]),
  ...(dealer === undefined ? [{ kind: 'no-dealer' } as const] : []),
  ...(vulnerable === undefined ? [{ kind: 'no-vulnerability' } as const] : []),
  ...(calls.length === 0 && refused === undefined ? [{ kind: 'no-calls' } as const] : []),
];

const callLosses = (
  { dealer, calls, refused, lines }: Board,
  beyond: BoardCall | undefined,
): readonly Loss[] => {
  const marked = [...new Set(irregularCalls(dealer, calls).map(({ at }) => at))];
  const loss = (kind: 'irregular' | 'refused' | 'cut', made: BoardCall, line: number | undefined): Loss => ({
    kind,
    made,
    ...(line !== undefined && { line }),
  });
  return [
    ...marked.flatMap((at) => {
      const made = calls[at];
      return made === undefined || at >= MOST_CALLS ? [] : [loss('irregular', made, lines?.calls?.[at])];
    }),
    ...(beyond === undefined
      ? refused === undefined
        ? []
        : [loss('refused', refused, refused.line)]
      : [loss('cut', beyond, lines?.calls?.[MOST_CALLS])]),
  ];
};

const leftBehind = (board: Board): readonly Loss[] => {
  const { dealer, hands, contract, declarer, tricks, score, tags, remarks = [], lines = {}, calls } = board;
  const noted = calls.flatMap((made, at) =>
    made.alert || made.note !== undefined ? [{ made, line: lines.calls?.[at] }] : [],
  );
  const isDecided = dealer !== undefined && isOver({ dealer, calls });
  type Behind = Extract<Loss, { kind: 'left-behind' }>;
  const behind = (
    isThere: boolean,
    what: Behind['what'],
    line: number | undefined,
    more: Partial<Behind> = {},
  ): readonly Loss[] =>
    isThere ? [{ kind: 'left-behind', what, count: 1, ...(line !== undefined && { line }), ...more }] : [];
  return [
    ...behind(hands !== undefined, 'hands', lines.hands),
    ...behind(noted.length > 0, 'notes', noted[0]?.line, {
      ...(noted[0] && { made: noted[0].made }),
      count: noted.length,
    }),
    ...behind(remarks.length > 0, 'remarks', remarks[0]?.line, {
      text: shortened(remarks[0]?.text ?? ''),
      count: remarks.length,
    }),
    // A contract that follows from the auction comes along with it; where they differ, that is among the problems.
    ...behind(
      !isDecided && (contract !== undefined || declarer !== undefined),
      'contract',
      lines.contract ?? lines.declarer,
    ),
    ...behind(lines.play !== undefined, 'play', lines.play),
    ...behind(tricks !== undefined || score !== undefined, 'result', lines.tricks ?? lines.score),
    ...behind(Object.keys(tags).length > 0, 'others', lines.tags),
  ];
};

/** The longest text of a remark that is repeated. */
const TEXT_AT_MOST = 160;

const shortened = (text: string): string =>
  text.length <= TEXT_AT_MOST ? text : `${text.slice(0, TEXT_AT_MOST - 1)}…`;
