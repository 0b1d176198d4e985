/** What a director types: rows of calls, and cards. */
import { expect, test } from 'vitest';
import { parseTypedAuction } from '../../src/dutch/typed-auction.ts';
import { parseTypedCards } from '../../src/dutch/typed-cards.ts';

test.each([
  ['1s p 2c', '1S P 2C'],
  ['1♠ - 2♣', '1S P 2C'],
  ['1sch, pas, 2 harten', '1S P 2H'],
  ['1 sa x xx p', '1NT X XX P'],
  ['een schoppen pas', '1S P'],
  ['1s z:2h', '1S S:2H'],
  ['N: 1s oost:p', 'N:1S E:P'],
  ['8k', '8C'],
])('the row “%s”', (text, expected) => {
  const read = parseTypedAuction(text);
  expect(
    read.kind === 'calls' && read.calls.map(({ by, call }) => (by ? `${by}:${call}` : call)).join(' '),
  ).toBe(expected);
});

test.each([
  ['', /Typ een bieding/],
  ['1s q', /“q”/],
  ['1s 2', /“2”/],
  ['1s x:2h', /“x” is geen plaats/],
  ['0s', /1 tot en met 7/],
  ['p '.repeat(81), /meer dan 80/],
])('the row “%.20s” is refused', (text, message) => {
  const read = parseTypedAuction(text);
  expect(read.kind === 'error' && read.message).toMatch(message);
});

test.each([
  ['s9 rA6', 'S9 DA D6'],
  ['♠9 ♦A6', 'S9 DA D6'],
  ['sch 9, ru A 6', 'S9 DA D6'],
  ['hhvb10', 'HK HQ HJ HT'],
  ['h hv', 'HQ'],
  ['kh k2', 'CK C2'],
  ['klaveren aas', undefined],
  ['c AKQJT98', 'CA CK CQ CJ CT C9 C8'],
  ['', ''],
  ['s9 s9', undefined],
  ['9', undefined],
  ['sx', undefined],
])('the cards “%s”', (text, expected) => {
  const read = parseTypedCards(text);
  expect(read.kind === 'cards' ? read.cards.join(' ') : undefined).toBe(expected);
});
