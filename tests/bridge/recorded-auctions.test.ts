import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/bridge/board.ts';
import { makeContract } from '../../src/bridge/contract.ts';
import { parseLin } from '../../src/bridge/lin.ts';
import { makeLin } from '../../src/bridge/lin-write.ts';
import { parsePbn } from '../../src/bridge/pbn.ts';
import { makePbn } from '../../src/bridge/pbn-write.ts';
import { resultOf } from '../../src/bridge/result.ts';
import { isLegalFor, isOver, newAuction, withCall } from '../../src/engine/auction.ts';
import { recordedAuctions, table } from './boards.ts';

const recorded = recordedAuctions();

const outcome = (board: Board): string => {
  const { contract, declarer, score, problems } = resultOf(board, table);
  return [contract && makeContract(contract), declarer ?? '-', score ?? '-', ...problems].join(' ');
};

const expected = recorded.map(({ contract, declarer, score }) => `${contract} ${declarer} ${score}`);

describe('1,500 recorded auctions', () => {
  test('each is lawful and ends with its last call', () => {
    expect(recorded).toHaveLength(1500);
    for (const { board, calls } of recorded) {
      let auction = newAuction(board.dealer ?? 'N');
      for (const { by, call } of board.calls) {
        expect(isOver(auction) || !isLegalFor(auction, by, call), calls.join(' ')).toBe(false);
        auction = withCall(auction, call);
      }
      expect(isOver(auction)).toBe(true);
    }
  });

  test.each([
    ['as recorded', (boards: Board[]) => boards],
    ['written as PBN and read again', (boards: Board[]) => parsePbn(makePbn(boards)).boards],
    ['written as LIN and read again', (boards: Board[]) => parseLin(makeLin(boards)).boards],
  ])('each gives its contract, declarer and score, %s', (_, through) => {
    const boards = through(recorded.map(({ board }, i) => ({ ...board, number: `${i + 1}` })));
    expect(boards.map(outcome)).toEqual(expected);
    expect(boards.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
