import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractOf, isLegalFor, isOver, newAuction, turnOf, withCall } from '../../src/engine/auction.ts';
import { CALLS, type Call } from '../../src/engine/calls.ts';
import { checkAuction, type Check } from '../../src/engine/check.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';

/** The same judgement asked of `auction.ts` call by call. */
const slowly = (dealer: Seat, calls: readonly Call[]): Check => {
  let auction = newAuction(dealer);
  for (const [at, call] of calls.entries()) {
    if (isOver(auction)) return { kind: 'fault', at, fault: 'call-after-end' };
    if (!isLegalFor(auction, turnOf(auction), call)) {
      const fault =
        call === 'X' ? 'inadmissible-double' : call === 'XX' ? 'inadmissible-redouble' : 'insufficient-bid';
      return { kind: 'fault', at, fault };
    }
    auction = withCall(auction, call);
  }
  const contract = contractOf(auction);
  if (!isOver(auction)) return { kind: 'unfinished' };
  return contract === undefined ? { kind: 'passed-out' } : { kind: 'contract', contract };
};

const some = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Call>('P', 'P', 'X', 'XX') },
  fc.constantFrom(...CALLS),
);

describe('the check of a whole auction', () => {
  test('judges as the questions asked call by call do', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SEATS), fc.array(some, { maxLength: 16 }), (dealer, calls) => {
        expect(checkAuction(dealer, calls)).toEqual(slowly(dealer, calls));
      }),
      { numRuns: 5000 },
    );
  });

  test('also in lawful auctions from end to end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SEATS),
        fc.array(fc.nat(9), { minLength: 30, maxLength: 30 }),
        (dealer, choices) => {
          let auction = newAuction(dealer);
          for (const choice of choices) {
            if (isOver(auction)) break;
            const open = CALLS.filter((call) => isLegalFor(auction, turnOf(auction), call));
            auction = withCall(auction, choice < 6 ? 'P' : (open[choice - 5] ?? 'P'));
          }
          const calls = auction.calls.map(({ call }) => call);
          expect(checkAuction(dealer, calls)).toEqual(slowly(dealer, calls));
        },
      ),
    );
  });

  test.each([
    [
      '1S P 4S X P P P',
      { kind: 'contract', contract: { level: 4, denomination: 'S', doubling: 'doubled', declarer: 'N' } },
    ],
    [
      '1NT X P P XX P P P',
      { kind: 'contract', contract: { level: 1, denomination: 'NT', doubling: 'redoubled', declarer: 'N' } },
    ],
    ['P P P P', { kind: 'passed-out' }],
    ['P P P', { kind: 'unfinished' }],
    ['', { kind: 'unfinished' }],
    ['1S 1S', { kind: 'fault', at: 1, fault: 'insufficient-bid' }],
    ['P P P P P', { kind: 'fault', at: 4, fault: 'call-after-end' }],
  ])('%j, dealer North', (text, expected) => {
    expect(checkAuction('N', text.split(' ').filter(Boolean) as Call[])).toEqual(expected);
  });
});
