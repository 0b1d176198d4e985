import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Doubling } from '../../src/engine/auction.ts';
import { denominationOf, levelOf, parseBid } from '../../src/engine/calls.ts';
import {
  pointsForNS,
  SCORE_TABLES,
  scoreOf,
  scoreRows,
  scoreTableById,
  scoreUnder,
  type Scored,
} from '../../src/engine/scoring.ts';

const old = scoreTableById('international-1943');
const current = scoreTableById('international-1987');

const contract = (text: string): Scored => {
  const [, bid, crosses] = /^(\d[A-Z]+?)(X{0,2})$/.exec(text) ?? [];
  const parsed = parseBid(bid);
  if (parsed === undefined) throw new Error(`no contract: ${text}`);
  const doubling: Doubling = crosses === 'XX' ? 'redoubled' : crosses === 'X' ? 'doubled' : 'none';
  return { level: levelOf(parsed), denomination: denominationOf(parsed), doubling };
};

const key = ({ level, denomination, doubling }: Scored): string =>
  `${level}${denomination}${{ none: '', doubled: 'X', redoubled: 'XX' }[doubling]}`;

const points = (table: typeof old, text: string, tricks: number, vulnerable: boolean): number | string => {
  const score = scoreOf(table, contract(text), tricks, vulnerable);
  return score.kind === 'score' ? score.points : score.reason;
};

const printed = readFileSync(new URL('score-table.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [contracts = '', values = ''] = line.split(': ');
    const [notVulnerable, vulnerable] = values.split(' / ').map((half) => half.split(' ').map(Number));
    return contracts.split(' ').map((name) => ({ name, notVulnerable, vulnerable }));
  });

describe('2007 and 2017 art. 77: the whole table', () => {
  test('holds 105 contracts and 2,940 scores', () => {
    expect(printed).toHaveLength(105);
    expect(printed.flatMap((row) => [...(row.notVulnerable ?? []), ...(row.vulnerable ?? [])])).toHaveLength(
      2940,
    );
  });

  const computed = new Map(scoreRows(current).map((row) => [key(row.contract), row]));
  test.each(printed)(
    '$name, 0 to 13 tricks, in both vulnerabilities',
    ({ name, notVulnerable, vulnerable }) => {
      expect(computed.get(name)).toMatchObject({ notVulnerable, vulnerable });
    },
  );
});

describe('the scores that other programs get wrong', () => {
  test.each([
    ['7C', 13, false, 1440],
    ['7H', 13, false, 1510],
    ['7NT', 13, false, 1520],
    ['7C', 13, true, 2140],
    ['7H', 13, true, 2210],
    ['7NT', 13, true, 2220],
    ['7HX', 13, false, 1770],
    ['7HXX', 13, false, 2240],
    ['7NTXX', 13, false, 2280],
    ['7HX', 13, true, 2470],
    ['7HXX', 13, true, 2940],
    ['7NTXX', 13, true, 2980],
    ['3NT', 9, false, 400],
    ['3NT', 9, true, 600],
    ['1SXX', 7, true, 720],
  ] as const)(
    'art. 77: %s with %i tricks, vulnerable %s, scores %i',
    (text, tricks, vulnerable, expected) => {
      expect(points(current, text, tricks, vulnerable)).toBe(expected);
    },
  );

  test.each([
    ['N', 400, 400],
    ['E', 600, -600],
    ['W', -50, 50],
    ['S', -200, -200],
    ['E', 0, 0],
  ] as const)('%s scores %i: North-South score %i', (declarer, scored, expected) => {
    expect(Object.is(pointsForNS({ declarer }, scored), expected)).toBe(true);
  });
});

describe('1959 art. 94 beside 2007 and 2017 art. 77', () => {
  test.each([
    ['a redoubled part-score made', '1CXX', 7, true, 180, 230],
    ['a redoubled game made', '4SXX', 10, true, 1030, 1080],
    ['a doubled contract made', '4SX', 10, false, 590, 590],
    ['three down doubled, not vulnerable', '4SX', 7, false, -500, -500],
    ['four down doubled, not vulnerable', '4SX', 6, false, -700, -800],
    ['seven down doubled, not vulnerable', '4SX', 3, false, -1300, -1700],
    ['four down redoubled, not vulnerable', '4SXX', 6, false, -1400, -1600],
    ['four down doubled, vulnerable', '4SX', 6, true, -1100, -1100],
    ['four down undoubled', '4S', 6, false, -200, -200],
  ] as const)('%s: %s, %i tricks', (_, text, tricks, vulnerable, then, now) => {
    expect([points(old, text, tricks, vulnerable), points(current, text, tricks, vulnerable)]).toEqual([
      then,
      now,
    ]);
  });

  test('differ nowhere but in redoubled contracts made and in four or more doubled undertricks, not vulnerable', () => {
    const now = scoreRows(current);
    for (const [i, row] of scoreRows(old).entries()) {
      const { level, doubling } = row.contract;
      const isMade = (tricks: number) => tricks - 6 >= level;
      const same = (tricks: number, vulnerable: boolean) =>
        isMade(tricks)
          ? doubling !== 'redoubled'
          : doubling === 'none' || vulnerable || level + 6 - tricks < 4;
      for (let tricks = 0; tricks <= 13; tricks++) {
        expect(row.vulnerable[tricks] === now[i]?.vulnerable[tricks], key(row.contract)).toBe(
          same(tricks, true),
        );
        expect(row.notVulnerable[tricks] === now[i]?.notVulnerable[tricks]).toBe(same(tricks, false));
      }
    }
  });
});

describe('what a score is made of', () => {
  test.each([
    ['4SX', 11, true, 'tricks 240, overtricks 200, game 500, made-doubled 50'],
    ['2H', 9, false, 'tricks 60, overtricks 30, partscore 50'],
    ['6NT', 12, true, 'tricks 190, game 500, small-slam 750'],
    ['7CXX', 13, false, 'tricks 560, game 300, grand-slam 1000, made-redoubled 100'],
    ['3NT', 7, true, 'undertricks -200'],
  ] as const)('art. 77: %s with %i tricks', (text, tricks, vulnerable, expected) => {
    const score = scoreOf(current, contract(text), tricks, vulnerable);
    const parts = score.kind === 'score' ? score.parts : [];
    expect(parts.map((part) => `${part.item} ${part.points}`).join(', ')).toBe(expected);
  });
});

describe('no score', () => {
  test.each([-1, 14, 6.5, NaN, Infinity])('%d tricks are impossible', (tricks) => {
    expect(points(current, '1NT', tricks, false)).toBe('impossible-tricks');
  });

  test('an edition whose text has no table says so', () => {
    const score = scoreUnder({ kind: 'no-table' }, contract('1NT'), 7, false);
    expect(score).toEqual({ kind: 'no-score', reason: 'no-table' });
  });

  test('an edition with a table scores by it', () => {
    const scored = SCORE_TABLES.map(({ id }) =>
      scoreUnder({ kind: 'table', table: id, article: '94' }, contract('4SXX'), 10, true),
    );
    expect(scored).toMatchObject([{ points: 1030 }, { points: 1080 }]);
  });
});
