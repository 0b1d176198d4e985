// Boards for the tests of notations: short text in, boards and short text out.
import { readFileSync } from 'node:fs';
import type { Board, Problem } from '../../src/bridge/board.ts';
import { makeContract } from '../../src/bridge/contract.ts';
import { resultOf } from '../../src/bridge/result.ts';
import { auctionOf } from '../../src/engine/auction.ts';
import { parseCall, type Call } from '../../src/engine/calls.ts';
import { scoreTableById } from '../../src/engine/scoring.ts';
import { parseSeat, parseVulnerability, type Seat, type Vulnerability } from '../../src/engine/seats.ts';

export const table = scoreTableById('international-1987');

export const callsOf = (text: string): Call[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const call = parseCall(word);
      if (call === undefined) throw new Error(`no call: ${word}`);
      return call;
    });

export const boardOf = (dealer: Seat, vulnerable: Vulnerability, calls: string, tricks?: number): Board => ({
  line: 1,
  dealer,
  vulnerable,
  calls: auctionOf(dealer, callsOf(calls)).calls,
  ...(tricks !== undefined && { tricks: { side: 'declarer', value: tricks } }),
  tags: {},
  problems: [],
});

/** `4SX by N = -200 (NS -200)`, as far as it is known. */
export const resultText = (board: Board): string => {
  const { contract, declarer, score, scoreNS } = resultOf(board, table);
  return [
    contract ? makeContract(contract) : '?',
    declarer ? `by ${declarer}` : '',
    score === undefined ? '' : `= ${score} (NS ${scoreNS})`,
  ]
    .filter(Boolean)
    .join(' ');
};

export const callsText = (board: Board | undefined): string =>
  (board?.calls ?? []).map(({ by, call }) => `${by} ${call}`).join(', ');

export const problemsText = (problems: readonly Problem[]): string[] =>
  problems.map(({ code, line, found }) => [`${line}: ${code}`, found].filter(Boolean).join(' '));

/** Everything a notation must keep. */
export const essence = ({ number, dealer, vulnerable, hands, calls, remarks }: Board) => ({
  number,
  dealer,
  vulnerable,
  hands,
  calls,
  remarks: (remarks ?? []).map(({ text }) => text),
});

export interface Recorded {
  readonly board: Board;
  readonly calls: readonly Call[];
  readonly contract: string;
  readonly declarer: string;
  readonly score: string;
}

/** The recorded auctions in `recorded-auctions.txt`. */
export const recordedAuctions = (): readonly Recorded[] =>
  readFileSync(new URL('recorded-auctions.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [given = '', expected = ''] = line.split(' = ');
      const [dealer, vulnerable, ...calls] = given.split(' ');
      const [contract = '', declarer = '', tricks = '', score = ''] = expected.split(' ');
      return {
        board: boardOf(
          parseSeat(dealer) ?? 'N',
          parseVulnerability(vulnerable) ?? 'none',
          calls.join(' '),
          tricks === '-' ? undefined : Number(tricks),
        ),
        calls: callsOf(calls.join(' ')),
        contract,
        declarer,
        score,
      };
    });
