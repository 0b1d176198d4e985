import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dealerOfBoard,
  dealFrom,
  isWholeDeal,
  makeDeal,
  parseDeal,
  vulnerabilityOfBoard,
} from '../../src/bridge/deal.ts';
import { below, pick, randomFrom, shuffled } from '../../src/bridge/random.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { SEATS, VULNERABILITIES } from '../../src/engine/seats.ts';

describe('art. 2: dealer and vulnerability by board number', () => {
  test.each([
    ['none', [1, 8, 11, 14, 17]],
    ['NS', [2, 5, 12, 15, 18]],
    ['EW', [3, 6, 9, 16, 32]],
    ['both', [4, 7, 10, 13, 20]],
  ] as const)('vulnerable: %s on boards %j', (vulnerable, boards) => {
    expect(boards.map(vulnerabilityOfBoard)).toEqual(boards.map(() => vulnerable));
  });

  test('the dealer rotates and each vulnerability comes four times in sixteen boards', () => {
    const boards = Array.from({ length: 16 }, (_, i) => i + 1);
    expect(boards.map(dealerOfBoard).join('')).toBe('NESWNESWNESWNESW');
    expect(VULNERABILITIES.map((v) => boards.filter((b) => vulnerabilityOfBoard(b) === v).length)).toEqual([
      4, 4, 4, 4,
    ]);
  });
});

describe('deals from a seed', () => {
  test('are whole, the same for the same seed, another for another', () => {
    const hands = dealFrom(7);
    expect(SEATS.flatMap((seat) => hands[seat]).sort()).toEqual([...CARDS].sort());
    expect(isWholeDeal(hands)).toBe(true);
    expect(dealFrom(7)).toEqual(hands);
    expect(dealFrom(8)).not.toEqual(hands);
    expect(dealFrom('7/1')).not.toEqual(dealFrom('7/2'));
  });

  test('stay the same from release to release', () => {
    expect(makeDeal(dealFrom('example'))).toMatchInlineSnapshot(
      `"N:A3.AJT9653.7.AJ9 KT87642..AK9.853 QJ5.K.JT65.KQ642 9.Q8742.Q8432.T7"`,
    );
  });

  test('give every player every card about equally often', () => {
    const held = new Map<string, number>();
    for (let seed = 0; seed < 2000; seed++)
      for (const card of dealFrom(seed).N) held.set(card, (held.get(card) ?? 0) + 1);
    for (const card of CARDS) expect(Math.abs((held.get(card) ?? 0) - 500), card).toBeLessThan(100);
  });
});

describe('chance', () => {
  test('stays within its bounds', () => {
    const random = randomFrom('bounds');
    const drawn = Array.from({ length: 1000 }, () => below(random, 6));
    expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([0, 5]);
    expect(pick(random, [])).toBeUndefined();
    expect(shuffled(random, [1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('the text of a deal', () => {
  const handsArbitrary = fc
    .tuple(fc.integer(), fc.subarray([...SEATS], { minLength: 1 }))
    .map(([seed, known]) => {
      const hands = dealFrom(seed);
      return Object.fromEntries(
        SEATS.map((seat) => [seat, known.includes(seat) ? hands[seat] : []]),
      ) as typeof hands;
    });

  test('parse(make(hands)) = hands, from every first seat, with unknown hands', () => {
    fc.assert(
      fc.property(handsArbitrary, fc.constantFrom(...SEATS), (hands, first) => {
        expect(parseDeal(makeDeal(hands, first))).toEqual({ kind: 'hands', hands });
      }),
    );
  });

  test.each([
    ['n:akqj10987654.2.. - - -', 'not-thirteen'],
    ['N:akqj1098765432... - - -', undefined],
    ['N:... - - -', 'not-thirteen'],
    ['N:AKQ - - -', 'bad-form'],
    ['X:- - - -', 'bad-form'],
    ['N:- - -', 'bad-form'],
    ['', 'bad-form'],
    ['N:AAKQJT9876543... - - -', 'card-twice'],
    ['N:AKQJT987654Z2... - - -', 'unknown-card'],
  ])('%j', (text, fault) => {
    expect(parseDeal(text)).toMatchObject(fault === undefined ? { kind: 'hands' } : { kind: 'fault', fault });
  });
});
