// Properties of the notations: what is written is read again, and nothing that can be typed makes reading fail.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, BoardCall, Reading } from '../../src/bridge/board.ts';
import { dealFrom } from '../../src/bridge/deal.ts';
import { parseLin } from '../../src/bridge/lin.ts';
import { makeLin } from '../../src/bridge/lin-write.ts';
import { parsePbn } from '../../src/bridge/pbn.ts';
import { makePbn } from '../../src/bridge/pbn-write.ts';
import { below, pick, randomFrom } from '../../src/bridge/random.ts';
import { resultOf } from '../../src/bridge/result.ts';
import { isLegalFor, isOver, isSufficient, legalCalls, turnOf } from '../../src/engine/auction.ts';
import { BIDS, CALLS, isBid } from '../../src/engine/calls.ts';
import { lho, SEATS, VULNERABILITIES } from '../../src/engine/seats.ts';
import { essence, table } from './boards.ts';

const note = fc.oneof(
  fc.constant(undefined),
  fc
    .string({ unit: fc.constantFrom(...'abc 123%|,:=-+!?[]\\"é^$*'), minLength: 1, maxLength: 300 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== ''),
);

/** A board whose auction grows by lawful calls, now and then skipping a player or bidding insufficiently. */
const boardArbitrary = (irregular: boolean): fc.Arbitrary<Board> =>
  fc
    .record({
      seed: fc.integer(),
      number: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
      dealer: fc.constantFrom(...SEATS),
      vulnerable: fc.constantFrom(...VULNERABILITIES),
      length: fc.integer({ min: 0, max: 40 }),
      withHands: fc.boolean(),
      tricks: fc.option(fc.integer({ min: 0, max: 13 }), { nil: undefined }),
      notes: fc.array(fc.record({ alert: fc.boolean(), note }), { minLength: 1, maxLength: 8 }),
      remarks: fc.array(note, { maxLength: 3 }),
    })
    .map(({ seed, number, dealer, vulnerable, length, withHands, tricks, notes, remarks }) => {
      const random = randomFrom(seed);
      const calls: BoardCall[] = [];
      const auction = () => ({ dealer, calls });
      for (let i = 0; i < length && !isOver(auction()); i++) {
        const skipped = irregular && random() < 0.1 ? 1 + below(random, 3) : 0;
        let by = turnOf(auction());
        for (let s = 0; s < skipped; s++) by = lho(by);
        const isLow = irregular && random() < 0.1;
        const open = isLow
          ? BIDS.filter((bid) => !isSufficient(auction(), bid))
          : skipped > 0
            ? CALLS.filter((call) => isLegalFor(auction(), by, call))
            : legalCalls(auction());
        const passes = !isLow && random() < 0.5;
        const call = passes ? 'P' : pick(random, open.slice(0, 8));
        if (call === undefined) continue;
        const said = pick(random, notes);
        calls.push({
          by,
          call,
          ...(isLow && isBid(call) && { insufficient: true as const }),
          ...(said?.alert && { alert: true as const }),
          ...(said?.note !== undefined && { note: said.note }),
        });
      }
      return {
        line: 1,
        ...(number !== undefined && { number: `${number}` }),
        dealer,
        vulnerable,
        ...(withHands && { hands: dealFrom(seed) }),
        calls,
        ...(tricks !== undefined && { tricks: { side: 'declarer' as const, value: tricks } }),
        remarks: remarks.flatMap((text) => (text === undefined ? [] : [{ text, line: 1 }])),
        tags: { North: 'Ria', Site: 'a "quoted" \\ name' },
        problems: [],
      };
    });

const result = (board: Board) => resultOf(board, table);

describe('parse(make(boards)) = boards', () => {
  test('PBN, irregular auctions included', () => {
    fc.assert(
      fc.property(fc.array(boardArbitrary(true), { minLength: 1, maxLength: 4 }), (boards) => {
        const again = parsePbn(makePbn(boards)).boards;
        expect(again.map(essence)).toEqual(boards.map(essence));
        expect(again.map((board) => result(board).score)).toEqual(boards.map((board) => result(board).score));
        expect(again.flatMap(({ problems }) => problems)).toEqual([]);
        expect(again.map(({ tags }) => tags['Site'])).toEqual(boards.map(({ tags }) => tags['Site']));
      }),
      { numRuns: 300 },
    );
  });

  test('LIN, regular auctions', () => {
    fc.assert(
      fc.property(fc.array(boardArbitrary(false), { minLength: 1, maxLength: 4 }), (boards) => {
        const again = parseLin(makeLin(boards)).boards;
        expect(again.map(essence)).toEqual(boards.map(essence));
        expect(again.map((board) => result(board).score)).toEqual(boards.map((board) => result(board).score));
      }),
      { numRuns: 300 },
    );
  });
});

const checkReading = (reading: Reading): void => {
  for (const board of reading.boards) {
    const { score } = result(board);
    expect(score === undefined || Number.isInteger(score)).toBe(true);
    expect(board.calls.length).toBeLessThan(400);
  }
};

const pieces = fc.oneof(
  fc.constantFrom(
    ...['[Board "1"]', '[Dealer "N"]', '[Auction "N"]', '[Deal "N:- - - -"]', '[Event "#"]', '[Note "1:x"]'],
    ...[
      '[Result "9"]',
      '[Contract "4S"]',
      '[',
      ']',
      '"',
      '{',
      '}',
      ';',
      '%',
      '\\',
      '\n',
      '\n\n',
      '\r\n',
      '\uFEFF',
    ],
    ...[
      '1C',
      '1N',
      '1NT',
      'Pass',
      'X',
      'XX',
      'AP',
      '-',
      '*',
      '+',
      '^I',
      '^S',
      '^',
      '=1=',
      '=',
      '$1',
      '$',
      '!?',
    ],
    ...[
      'md|3,,|',
      'qx|o1|',
      'mb|1C|',
      'mb|p|',
      'mb|d!|',
      'an|x|',
      'sv|b|',
      'ah|Board 3|',
      'mc|9|',
      'pc|SA|',
      'pn|a,b,c,d|',
    ],
    ...['|', '%7C', '%', 'lin=', '?lin=%7C', '__proto__', '[__proto__ "x"]', '[constructor "##x"]'],
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

describe('nothing makes reading fail', () => {
  test.each([
    ['PBN', parsePbn],
    ['LIN', parseLin],
  ])('%s made of pieces and noise', (_, parse) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(pieces, fc.constantFrom('', ' ', '\n')), { maxLength: 60 }), (parts) => {
        checkReading(parse(parts.flat().join('')));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['PBN', (boards: Board[]) => parsePbn(makePbn(boards)), makePbn, parsePbn],
    ['LIN', (boards: Board[]) => parseLin(makeLin(boards)), makeLin, parseLin],
  ] as const)('%s with a piece cut out', (_, __, make, parse) => {
    fc.assert(
      fc.property(boardArbitrary(true), fc.nat(2000), fc.nat(50), (board, from, length) => {
        const text = make([board, board]);
        checkReading(parse(text.slice(0, from) + text.slice(from + length)));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['open braces', '{'.repeat(200_000)],
    ['open brackets', '[a '.repeat(100_000)],
    ['open quotes', '[a "'.repeat(100_000)],
    ['closing brace far away', `${'{\n'.repeat(100_000)}}`],
    ['bars', '|'.repeat(300_000)],
    ['an endless auction', `[Dealer "N"]\n[Auction "N"]\n${'Pass '.repeat(100_000)}`],
    ['endless skips', `[Dealer "N"]\n[Auction "N"]\n${'^S '.repeat(100_000)}1C AP`],
    ['spaces', `[Dealer "N"${' \n'.repeat(100_000)}`],
    ['an endless LIN auction', `md|3,,|${'mb|p|'.repeat(60_000)}`],
    ['many tags', Array.from({ length: 60_000 }, (_, at) => `[T${at} "x"]\n`).join('')],
    [
      'many values that hold for many boards',
      Array.from({ length: 5_000 }, (_, at) => `[T${at} "##x"]\n`).join('') + '\n[Board "1"]\n'.repeat(5_000),
    ],
    ['many boards', '[Board "1"]\n\n'.repeat(30_000)],
  ])('%s are read before the patience of a test runs out', (_, text) => {
    checkReading(parsePbn(text));
    checkReading(parseLin(text));
  });
});
