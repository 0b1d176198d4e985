import { describe, expect, test } from 'vitest';
import { bidDeal, explain, nextCall, sensibleCalls, tableOf } from '../../src/bidding/bid.ts';
import { parseDeal } from '../../src/bridge/deal.ts';
import { auctionOf, turnOf } from '../../src/engine/auction.ts';
import { CARDS, type Card } from '../../src/engine/cards.ts';
import { SEATS, type BySeat, type Seat } from '../../src/engine/seats.ts';
import { callsOf } from '../bridge/boards.ts';

/** The table at which a player holds a hand; the others hold what is left, in the order of the pack. */
const tableWith = (seat: Seat, hand: string, notrump: 'strong' | 'weak' = 'strong') => {
  const reading = parseDeal(`${seat}:${hand} - - -`);
  if (reading.kind !== 'hands') throw new Error(`${hand}: ${reading.fault}`);
  const mine = reading.hands[seat];
  const others = SEATS.filter((other) => other !== seat);
  const rest = CARDS.filter((card) => !mine.includes(card));
  const dealt = (other: Seat): readonly Card[] =>
    other === seat ? mine : rest.filter((_, i) => others[i % others.length] === other);
  const hands = Object.fromEntries(SEATS.map((other) => [other, dealt(other)])) as BySeat<readonly Card[]>;
  return tableOf(hands, 'N', 'none', { notrump });
};

const callAfter = (before: string, hand: string, notrump?: 'strong' | 'weak') => {
  const auction = auctionOf('N', callsOf(before));
  const table = tableWith(turnOf(auction), hand, notrump);
  return nextCall(table, explain(table, auction.calls));
};

describe('the call of a hand after some calls, North dealing', () => {
  test.each([
    ['opens one notrump with 16 balanced', '', 'KQ3.A74.KJ52.Q83', '1NT'],
    ['opens five spades before four hearts', '', 'AQJ74.KT82.A3.64', '1S'],
    ['opens the better minor', '', 'AQ74.KT82.A3.J64', '1C'],
    ['opens the higher of two five-card suits', '', '3.AQJ74.KT872.A6', '1H'],
    ['opens four diamonds before four clubs', '', 'A3.Q74.KQ82.K964', '1D'],
    ['opens 22 points with two clubs', '', 'AKQ3.AK4.AQJ2.83', '2C'],
    ['opens 20 balanced with two notrump', '', 'AQ3.AK4.AQJ2.J83', '2NT'],
    ['opens a weak two', '', '83.KQJ974.T52.64', '2H'],
    ['opens three with seven cards', '', '8.63.KQT9742.J52', '3D'],
    ['opens ten points with two long suits', '', 'AQT94.3.KJ972.62', '1S'],
    ['passes eleven flat', '', 'KJ3.Q74.KJ52.T83', 'P'],
    ['uses Stayman with four spades', '1NT P', 'KQ73.84.KJ52.T83', '2C'],
    ['transfers to hearts, however weak', '1NT P', '73.J98542.52.T83', '2D'],
    ['bids game over one notrump', '1NT P', 'K3.Q84.KJ852.Q83', '3NT'],
    ['answers Stayman', '1NT P 2C P', 'KQ32.A74.KJ5.Q83', '2S'],
    ['denies a major', '1NT P 2C P', 'KQ3.A74.KJ52.Q83', '2D'],
    ['completes a transfer', '1NT P 2D P', 'KQ32.A74.KJ5.Q83', '2H'],
    ['raises a major with three', '1S P', 'Q83.74.KJ52.T863', '2S'],
    ['raises to three with ten and four trumps', '1S P', 'Q832.74.KQ52.K86', '3S'],
    ['bids four at once with five trumps and a singleton', '1S P', 'QT832.4.J9752.86', '4S'],
    ['shows a strong raise', '1S P', 'KQ83.74.AK52.Q86', '2NT'],
    ['bids a major up the line', '1C P', 'KJ83.QT74.852.86', '1H'],
    ['answers one notrump with six points', '1S P', 'J3.Q74.K852.T863', '1NT'],
    ['passes with nothing', '1H P', 'J832.4.9852.T863', 'P'],
    ['raises partner’s major with four', '1C P 1H P', 'A3.KJ84.82.KQ974', '2H'],
    ['rebids one notrump with a minimum', '1D P 1S P', 'K3.A84.KJ82.Q974', '1NT'],
    ['bids two notrump with eighteen', '1D P 1S P', 'K3.AQ4.AKJ2.Q974', '2NT'],
    ['shows a second suit', '1S P 1NT P', 'AQ974.3.KJ82.K64', '2D'],
    ['overcalls at the one level', '1D', 'AQJ74.83.K52.864', '1S'],
    ['overcalls at the two level', '1S', 'A3.84.K52.AQJ864', '2C'],
    ['doubles for take-out', '1D', 'AQ74.KJ83.5.K864', 'X'],
    ['doubles first with nineteen', '1D', 'AQJ74.AK3.5.AQ64', 'X'],
    ['overcalls one notrump', '1D', 'AQ7.K83.KJ5.A864', '1NT'],
    ['jumps weakly', '1D', 'KQJ974.83.52.864', '2S'],
    ['shows both majors', '1D', 'KQJ74.KJT83.5.64', '2D'],
    ['shows both minors', '1S', '4.83.KQJ52.AJ764', '2NT'],
    ['leaves weak hands alone', '1D', 'K974.83.J52.Q864', 'P'],
    ['doubles their notrump for penalties', '1NT', 'AQ74.K83.KQ5.A64', 'X'],
    ['doubles negatively', '1D 1S', '74.KJ83.Q52.K864', 'X'],
    ['bids five spades freely', '1D 1H', 'KJ974.83.Q52.864', '1S'],
    ['raises in competition', '1H 1S', '742.KJ8.Q52.9864', '2H'],
    ['jumps in competition with four trumps', '1H 1S', '74.KJ83.Q52.9864', '3H'],
    ['shows a good raise by bidding their suit', '1H 1S', '74.KJ83.AQ52.K86', '2S'],
    ['redoubles with ten', '1H X', 'KJ74.83.AQ52.Q86', 'XX'],
    ['answers a take-out double with the longest major', '1D X P', 'J9742.83.752.864', '1S'],
    ['jumps in answer to a double with ten', '1D X P', 'KQ742.83.752.A86', '2S'],
    ['passes a take-out double with their suit', '1D X P', '42.83.KQJT52.864', 'P'],
    ['raises an overcall', '1D 1S P', 'Q83.74.K852.T863', '2S'],
    ['protects when they stop low', '1H P P', 'KJ74.83.A52.Q864', 'X'],
    ['shows a control on the way to a slam', '1S P 3S P', 'AKQ84.3.AKJ2.Q76', '4D'],
    ['raises a weak two to keep them out', '2H P', 'Q83.K74.8532.T86', '3H'],
    ['asks over a weak two', '2H P', 'AK83.K74.AJ32.86', '2NT'],
    ['bids four over partner’s three with a fit and tricks', '3H P', 'AK83.K74.AQ32.86', '4H'],
  ])('%s: after %j, %s', (_, before, hand, call) => {
    expect(callAfter(before, hand).call).toBe(call);
  });

  test('the weak notrump is a matter of style', () => {
    const hand = 'KQ3.A74.K852.T83';
    expect([callAfter('', hand, 'weak').call, callAfter('', hand).call]).toEqual(['1NT', '1D']);
    expect(callAfter('', 'KQ3.A74.KJ52.Q83', 'weak').call).toBe('1D');
  });
});

/** What North and South call; East and West hold what is left. */
const bidByNorthSouth = (north: string, south: string) => {
  const reading = parseDeal(`N:${north} - ${south} -`);
  if (reading.kind !== 'hands') throw new Error(reading.fault);
  const { N, S } = reading.hands;
  const rest = CARDS.filter((card) => !N.includes(card) && !S.includes(card));
  const half = (parity: number) => rest.filter((_, i) => i % 2 === parity);
  return bidDeal({ N, E: half(0), S, W: half(1) }, 'N', 'both').filter((_, i) => i % 2 === 0);
};

describe('whole auctions: North deals, East and West hold what is left and are silent', () => {
  test.each([
    ['Stayman finds the fit', 'KQ32.A74.KJ5.Q83', 'AJ74.83.Q83.KJ42', '1NT 2C 2S 4S'],
    ['a transfer finds the fit', 'K32.A74.KJ65.AJ3', 'AQ974.83.Q83.K42', '1NT 2H 2S 3NT 4S'],
    ['a transfer to play', 'K32.A74.KJ65.AJ3', 'J9874.832.83.K42', '1NT 2H 2S'],
    ['strong enough for game at once', 'K32.AK4.KJ65.QJ3', 'Q64.83.A832.K842', '1NT 3NT'],
    ['a raise and a try for game', 'AQJ74.K3.K852.64', 'K83.Q74.A943.T82', '1S 2S 3D 4S'],
    ['controls, aces, a slam', 'AKJ84.3.KQ92.AQ6', 'Q973.AK4.J4.KJ72', '1S 2NT 3S 4C 4D 4H 4NT 5D 6S'],
    ['controls, and no slam', 'KQJ84.3.KQ92.KQJ', 'A973.KQJ4.J4.972', '1S 3S 4C 4H 4S'],
  ])('%s', (_, north, south, expected) => {
    const said = bidByNorthSouth(north, south);
    expect(
      said
        .map(({ call }) => call)
        .join(' ')
        .replace(/( P)+$/, ''),
    ).toBe(expected);
  });

  test('four notrump asks for aces, and the answer says how many', () => {
    const said = bidByNorthSouth('AKJ84.3.KQ92.AQ6', 'Q973.AK4.J4.KJ72');
    expect(said.find(({ call }) => call === '4NT')).toMatchObject({
      shows: { purpose: 'ask-aces', denominations: [] },
      artificial: true,
      forcing: true,
    });
    expect(said.find(({ call }) => call === '5D')).toMatchObject({ shows: { purpose: 'answer-aces' } });
  });
});

describe('what calls mean', () => {
  test.each([
    ['1NT', '', 'KQ3.A74.KJ52.Q83', { points: [15, 17], length: { S: [2, 5] } }, false, false],
    ['Stayman', '1NT P', 'KQ73.84.KJ52.T83', { purpose: 'ask-major', denominations: [] }, true, true],
    ['a transfer', '1NT P', '73.J98542.52.T83', { length: { H: [5, 13] }, denominations: ['H'] }, true, true],
    [
      'a take-out double',
      '1D',
      'AQ74.KJ83.5.K864',
      { purpose: 'take-out', denominations: ['C', 'H', 'S'] },
      true,
      true,
    ],
    [
      'a negative double',
      '1D 1S',
      '74.KJ83.Q52.K864',
      { length: { H: [4, 13] }, denominations: ['H'] },
      true,
      true,
    ],
    ['a control', '1S P 3S P', 'AKQ84.3.AKJ2.Q76', { purpose: 'control', denominations: ['S'] }, true, true],
    ['a weak two', '', '83.KQJ974.T52.64', { points: [4, 10], length: { H: [5, 7] } }, false, false],
    ['a first pass', '', 'KJ3.Q74.KJ52.T83', { points: [0, 13] }, false, false],
  ] as const)('%s', (_, before, hand, shows, artificial, forcing) => {
    expect(callAfter(before, hand)).toMatchObject({ shows, artificial, forcing });
  });
});

describe('the calls that a player might make', () => {
  test('each once, the chosen one first, all of them lawful', () => {
    const auction = auctionOf('N', callsOf('1D'));
    const table = tableWith('E', 'AQJ74.83.K52.864');
    const calls = sensibleCalls(table, explain(table, auction.calls));
    expect(calls[0]).toMatchObject({ call: '1S', isTrue: true });
    expect(new Set(calls.map(({ call }) => call)).size).toBe(calls.length);
    expect(calls.map(({ call }) => call)).toEqual(expect.arrayContaining(['1S', '1NT', 'X', 'P']));
    expect(calls.find(({ call }) => call === '1NT')).toMatchObject({ isTrue: false });
  });

  test('a player who thinks that it is his turn', () => {
    const table = tableWith('S', 'AQJ74.83.KQ2.864');
    expect(nextCall(table, [], 'S')).toMatchObject({
      by: 'S',
      call: '1S',
      shows: { length: { S: [5, 13] } },
    });
  });

  test('a call that the system does not know says nothing', () => {
    const table = tableWith('N', 'AQJ74.83.KQ2.864');
    expect(explain(table, [{ by: 'N', call: '7NT' }])).toEqual([
      { by: 'N', call: '7NT', shows: {}, artificial: false, forcing: false },
    ]);
  });
});
