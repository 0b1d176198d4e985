// What holds of thousands of bid deals: lawful, true to their meanings, and nothing that a bridge player would call absurd.
import { beforeAll, describe, expect, test } from 'vitest';
import { bidDeal, sensibleCalls, tableOf } from '../../src/bidding/bid.ts';
import { factsOf, type HandFacts } from '../../src/bidding/hand.ts';
import { keeps } from '../../src/bidding/rule.ts';
import type { SaidCall } from '../../src/bidding/view.ts';
import { dealerOfBoard, dealFrom, vulnerabilityOfBoard, type Hands } from '../../src/bridge/deal.ts';
import type { Contract } from '../../src/engine/auction.ts';
import { isBid, isSuit, SUITS } from '../../src/engine/calls.ts';
import { checkAuction, type Check } from '../../src/engine/check.ts';
import { partner, type Seat } from '../../src/engine/seats.ts';

const COUNT = 2000;

interface Played {
  readonly board: number;
  readonly hands: Hands;
  readonly said: readonly SaidCall[];
  readonly check: Check;
  readonly text: string;
}

/** A contract with what declarer's side holds for it. */
interface Judged extends Contract {
  readonly text: string;
  readonly points: number;
  readonly aces: number;
  readonly trumps: number;
  readonly hasVoid: boolean;
}

let boards: readonly Played[] = [];
let contracts: readonly Judged[] = [];

const play = (board: number): Played => {
  const hands = dealFrom(`bidding/${board}`);
  const dealer = dealerOfBoard(board);
  const said = bidDeal(hands, dealer, vulnerabilityOfBoard(board));
  const calls = said.map(({ call }) => call);
  return { board, hands, said, check: checkAuction(dealer, calls), text: `${board}: ${calls.join(' ')}` };
};

const judge = ({ hands, check, text }: Played): readonly Judged[] => {
  if (check.kind !== 'contract') return [];
  const { contract } = check;
  const side: readonly HandFacts[] = [contract.declarer, partner(contract.declarer)].map((seat) =>
    factsOf(hands[seat]),
  );
  const sum = (value: (hand: HandFacts) => number): number =>
    side.reduce((total, hand) => total + value(hand), 0);
  const { denomination } = contract;
  return [
    {
      ...contract,
      text,
      points: sum(({ points }) => points),
      aces: sum(({ aces }) => aces),
      trumps: isSuit(denomination) ? sum(({ length }) => length[denomination]) : 0,
      hasVoid: side.some(({ length }) => SUITS.some((suit) => length[suit] === 0)),
    },
  ];
};

beforeAll(() => {
  boards = Array.from({ length: COUNT }, (_, i) => play(i + 1));
  contracts = boards.flatMap(judge);
}, 60_000);

describe('2,000 deals', () => {
  test('each auction is lawful and ended, and the same deal is bid the same again', () => {
    for (const { check, text } of boards) expect(['contract', 'passed-out'], text).toContain(check.kind);
    for (const board of [1, 77, 1999]) expect(play(board)).toEqual(boards[board - 1]);
  });

  test('no call says what is not so', () => {
    for (const { said, hands, text } of boards) {
      const facts = { N: factsOf(hands.N), E: factsOf(hands.E), S: factsOf(hands.S), W: factsOf(hands.W) };
      const untrue = said.filter(({ by, shows }) => !keeps(facts[by], shows));
      expect(untrue, text).toEqual([]);
    }
  });

  test('a forcing call is not passed, but for a double turned into a penalty with four of their trumps', () => {
    for (const { said, hands, text } of boards)
      for (const [i, { by, call }] of said.entries()) {
        const [asked, between] = [said[i - 2], said[i - 1]];
        if (call !== 'P' || asked?.forcing !== true || between?.call !== 'P') continue;
        const doubled = said.findLast((made, at) => at < i && isBid(made.call))?.call;
        const trumps = SUITS.find((suit) => doubled?.endsWith(suit));
        const length = trumps === undefined ? 0 : factsOf(hands[by]).length[trumps];
        expect([asked.call, length >= 4], text).toEqual(['X', true]);
      }
  });

  test('every call has a meaning: points, lengths or a purpose', () => {
    for (const { said, text } of boards)
      for (const { shows } of said) expect(shows.points ?? shows.length ?? shows.purpose, text).toBeDefined();
  });

  test('auctions look like those of people', () => {
    const share = (is: (board: Played) => boolean): number => boards.filter(is).length / COUNT;
    const opening = ({ said }: Played) => said.find(({ call }) => isBid(call))?.call;
    const sides = ({ said }: Played): number =>
      new Set(said.flatMap(({ by, call }) => (call === 'P' ? [] : [by === 'N' || by === 'S']))).size;
    const within = (value: number, low: number, high: number): void => {
      expect(value).toBeGreaterThan(low);
      expect(value).toBeLessThan(high);
    };
    within(
      share((board) => opening(board)?.startsWith('1') ?? false),
      0.8,
      0.95,
    );
    within(
      share((board) => opening(board) === '1NT'),
      0.09,
      0.19,
    );
    within(
      share((board) => sides(board) === 2),
      0.48,
      0.65,
    );
    within(
      share(({ said }) => said.length > 10),
      0.28,
      0.6,
    );
    within(contracts.filter(({ level }) => level >= 6).length / COUNT, 0.02, 0.09);
    within(contracts.filter(({ doubling }) => doubling !== 'none').length / COUNT, 0.02, 0.12);
    within(
      share(({ check }) => check.kind === 'passed-out'),
      -0.001,
      0.02,
    );
  });
});

describe('2,000 deals: nothing absurd', () => {
  test.each<[string, number, (contract: Judged) => boolean]>([
    ['a grand slam without an ace', 0, ({ level, aces }) => level === 7 && aces < 4],
    ['a grand slam with less than 25 points', 0, ({ level, points }) => level === 7 && points < 25],
    ['a small slam with less than 18 points', 0, ({ level, points }) => level === 6 && points < 18],
    [
      'a slam without two aces and without a void',
      0.002,
      ({ level, aces, hasVoid }) => level >= 6 && aces < 3 && !hasVoid,
    ],
    [
      'three notrump with less than 18 points',
      0.002,
      ({ level, denomination, points }) => level === 3 && denomination === 'NT' && points < 18,
    ],
    [
      'a suit at the four level with five trumps',
      0.001,
      ({ level, denomination, trumps }) => level >= 4 && denomination !== 'NT' && trumps <= 5,
    ],
    [
      'a suit at the four level with six trumps',
      0.005,
      ({ level, denomination, trumps }) => level >= 4 && denomination !== 'NT' && trumps === 6,
    ],
    [
      'an undoubled major game with less than 16 points and fewer than nine trumps',
      0.001,
      ({ level, denomination, points, trumps, doubling }) =>
        level === 4 && isSuit(denomination) && doubling === 'none' && points < 16 && trumps < 9,
    ],
    [
      'a part-score at the two level with 29 points',
      0.002,
      ({ level, points, doubling }) => level <= 2 && points >= 29 && doubling === 'none',
    ],
    ['a small slam missed with 34 points', 0.004, ({ level, points }) => level < 6 && points >= 34],
  ])('%s, in at most a share of %d', (_, share, isAbsurd) => {
    const found = contracts.filter(isAbsurd);
    expect(found.length / COUNT, found.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(share);
  });

  test('no auction goes on for more than 32 calls', () => {
    expect(boards.filter(({ said }) => said.length > 32).map(({ text }) => text)).toEqual([]);
  });
});

describe('a call means the same from every hand', () => {
  test('in 300 auctions, at each call, with the cards of another deal', () => {
    let same = 0;
    const different: string[] = [];
    for (const { board, hands, said, text } of boards.slice(0, 300)) {
      const dealer: Seat = dealerOfBoard(board);
      const [here, there] = [hands, dealFrom(`other/${board}`)].map((cards) =>
        tableOf(cards, dealer, vulnerabilityOfBoard(board)),
      );
      if (here === undefined || there === undefined) continue;
      for (let at = 0; at < said.length; at++) {
        const others = sensibleCalls(there, said.slice(0, at));
        for (const { call, shows } of sensibleCalls(here, said.slice(0, at))) {
          const other = others.find((option) => option.call === call);
          if (other === undefined || call === 'P') continue;
          if (other.shows.purpose === shows.purpose) same++;
          else different.push(`${text} at ${at}: ${call} ${shows.purpose} or ${other.shows.purpose}`);
        }
      }
    }
    expect(different.length / same, different.join('\n')).toBeLessThan(0.002);
  });
});
