import { describe, expect, test } from 'vitest';
import {
  auctionOf,
  contractOf,
  isLegalFor,
  isOver,
  isPassedOut,
  legalCalls,
  lowestSufficient,
  turnOf,
  withCall,
} from '../../src/engine/auction.ts';
import {
  BIDS,
  CALLS,
  isBid,
  isBidOverSeven,
  parseCall,
  parseSpokenCall,
  type Call,
} from '../../src/engine/calls.ts';
import { CARDS, parseCard } from '../../src/engine/cards.ts';
import { lho, parseSeat, partner, rho, SEATS, stepsFrom, type Seat } from '../../src/engine/seats.ts';

const calls = (text: string): Call[] => text.split(' ').filter(Boolean) as Call[];
const auction = (dealer: Seat, text: string) => auctionOf(dealer, calls(text));

describe('the vocabulary', () => {
  test('there are 35 bids, 38 calls and 52 cards, each read back from its own text', () => {
    expect([BIDS.length, CALLS.length, CARDS.length]).toEqual([35, 38, 52]);
    expect(CALLS.map(parseCall)).toEqual(CALLS);
    expect(CARDS.map(parseCard)).toEqual(CARDS);
  });

  test.each(['0S', '8C', '1Z', '', 'p', '1N', undefined, 1, null])('%j is not a call', (text) => {
    expect(parseCall(text)).toBeUndefined();
  });

  test('a bid above seven is heard, but is no bid', () => {
    const heard = parseSpokenCall('9NT');
    expect(heard && [isBid(heard), isBidOverSeven(heard)]).toEqual([false, true]);
    expect(isBidOverSeven('X')).toBe(false);
  });

  test.each(SEATS)('%s has a left, a partner and a right, and is back after four turns', (seat) => {
    expect([rho(lho(seat)), partner(partner(seat)), lho(lho(seat))]).toEqual([seat, seat, partner(seat)]);
    expect(stepsFrom(seat, rho(seat))).toBe(3);
    expect(parseSeat(seat)).toBe(seat);
  });
});

describe('what is legal', () => {
  test.each<[string, string, Call, boolean]>([
    ['18C a higher level', '1S', '2C', true],
    ['18C the same level, a higher denomination', '1S', '1NT', true],
    ['18D the same bid', '1S', '1S', false],
    ['18D a lower denomination', '1S', '1H', false],
    ['19A1 double of an opponent', '1S', 'X', true],
    ['19A1 double of partner', '1S P', 'X', false],
    ['19A1 double after two passes', '1S P P', 'X', true],
    ['19A1 double of a doubled bid', '1S X P', 'X', false],
    ['19A1 double before any bid', 'P', 'X', false],
    ['19B1 redouble of an opponent', '1S X', 'XX', true],
    ['19B1 redouble by partner after a pass', '1S P P X P P', 'XX', true],
    ['19B1 redouble of partner’s double', '1S X P', 'XX', false],
    ['19B1 redouble of an undoubled bid', '1S', 'XX', false],
  ])('%s: %s, then %s: %s', (_, before, call, legal) => {
    const a = auction('N', before);
    expect(isLegalFor(a, turnOf(a), call)).toBe(legal);
    expect(legalCalls(a).includes(call)).toBe(legal);
  });

  test('the lowest sufficient bid, in a denomination or in any', () => {
    expect(lowestSufficient(auction('N', '1S'), 'H')).toBe('2H');
    expect(lowestSufficient(auction('N', '1S'))).toBe('1NT');
    expect(lowestSufficient(auction('N', '7NT'))).toBeUndefined();
  });
});

describe('the end', () => {
  test.each<[string, string, boolean]>([
    ['22A three passes after a bid', '1H P P P', true],
    ['22A two passes after a bid', '1H P P', false],
    ['22A three passes after a double', '1H X P P P', true],
    ['22A a double begins the count anew', '1H P P X P', false],
    ['22B four passes', 'P P P P', true],
    ['22B three passes', 'P P P', false],
  ])('%s: %s: %s', (_, text, over) => {
    expect(isOver(auction('N', text))).toBe(over);
    expect(legalCalls(auction('N', text)).length === 0).toBe(over);
  });

  test('22B passed out', () => {
    expect(isPassedOut(auction('E', 'P P P P'))).toBe(true);
    expect(contractOf(auction('E', 'P P P P'))).toBeUndefined();
  });

  test('22A the declarer is the first of his side to name the denomination', () => {
    expect(contractOf(auction('S', '1NT P 2C P 2S P 4S X XX P P P'))).toEqual({
      level: 4,
      denomination: 'S',
      doubling: 'redoubled',
      declarer: 'S',
    });
  });

  test('29A an accepted call out of rotation stands, and the turn follows it', () => {
    expect(turnOf(withCall(auction('N', '1H'), '1S', 'S'))).toBe('W');
  });
});
