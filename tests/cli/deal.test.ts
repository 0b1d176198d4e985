import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { parseDeal } from '../../src/bridge/deal.ts';
import type { Call } from '../../src/engine/calls.ts';
import { checkAuction } from '../../src/engine/check.ts';
import type { Meaning } from '../../src/engine/meaning.ts';
import type { Seat } from '../../src/engine/seats.ts';

interface Line {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: string;
  readonly deal: string;
  readonly auction: readonly Call[];
  readonly meanings: readonly Meaning[];
}

const deal = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, ['src/cli/main.ts', 'deal', ...args], {
    encoding: 'utf8',
  });
  return {
    status,
    stdout,
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  };
};

describe('spelregels deal', () => {
  const { status, lines, stdout } = deal('--seed', '7', '--count', '20');

  test('one line a board, its dealer and vulnerability by its number', () => {
    expect([status, lines.length]).toEqual([0, 20]);
    expect(
      lines.map(({ board, dealer, vulnerable }) => `${board} ${dealer} ${vulnerable}`).slice(0, 5),
    ).toEqual(['1 N none', '2 E NS', '3 S EW', '4 W both', '5 N NS']);
  });

  test('a whole deal, a lawful auction that has ended, a meaning for every call', () => {
    for (const { dealer, deal: text, auction, meanings } of lines) {
      expect(parseDeal(text).kind).toBe('hands');
      expect(['contract', 'passed-out']).toContain(checkAuction(dealer, auction).kind);
      expect(meanings).toHaveLength(auction.length);
    }
  });

  test('the same seed gives the same boards, whatever the count', () => {
    expect(deal('--seed', '7', '--count', '3').stdout).toBe(`${stdout.split('\n').slice(0, 3).join('\n')}\n`);
    expect(deal('--seed', '8', '--count', '3').stdout).not.toBe(deal('--seed', '7', '--count', '3').stdout);
  });

  test('the weak notrump shows 12 to 14 points', () => {
    const weak = deal('--seed', '7', '--count', '60', '--notrump', 'weak').lines;
    const openings = weak.flatMap(({ auction, meanings }) => {
      const at = auction.findIndex((call) => call !== 'P');
      return auction[at] === '1NT' ? [meanings[at]?.points] : [];
    });
    expect(openings.length).toBeGreaterThan(0);
    expect(new Set(openings.map(String))).toEqual(new Set(['12,14']));
  });

  test.each([[['--count', 'many']], [['--count', '-1']], [['--count']], [['--notrump', 'odd']], [['extra']]])(
    '%j is unusable: status 2 and an error',
    (args) => {
      expect(deal(...args)).toMatchObject({ status: 2, lines: [{ error: { code: 'usage' } }] });
    },
  );
});
