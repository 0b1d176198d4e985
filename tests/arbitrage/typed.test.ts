/** What a director types: rows of calls, and cards. */
import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../../src/engine/cards.ts';
import { sortedHand } from '../../src/bridge/deal.ts';
import { randomFrom, shuffled } from '../../src/bridge/random.ts';
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
  ['h hv', 'HK HQ'],
  ['kh k2', 'CK C2'],
  ['c AKQJT98', 'CA CK CQ CJ CT C9 C8'],
  ['', ''],
  ['hA', 'HA'],
  ['ha', 'HA'],
  ['h9 hA', 'H9 HA'],
  ['hAHV', 'HA HK HQ'],
  ['s7 hA hH', 'S7 HA HK'],
  ['s7h8', 'S7 H8'],
  ['S7H8', 'S7 H8'],
  ['s7hAr9k2', 'S7 HA D9 C2'],
  ['♥AH', 'HA HK'],
  ['rA', 'DA'],
  ['kA', 'CA'],
  ['kk', 'CK'],
  ['hh', 'HK'],
  ['sAH8', 'SA SK S8'],
  ['sAh8', 'SA H8'],
  ['sAKQ', 'SA SK SQ'],
  ['♠ah8', 'SA SK S8'],
  ['schoppen ahv', 'SA SK SQ'],
  ['sA h9', 'SA H9'],
  ['s A H V', 'SA SK SQ'],
  ['sch 9, h A', 'S9 HA'],
  ['s9A', 'S9 SA'],
  ['harten9', 'H9'],
])('the cards “%s”', (text, expected) => {
  const read = parseTypedCards(text);
  expect(read.kind === 'cards' ? read.cards.join(' ') : read.message).toBe(expected);
});

test.each([
  ['klaveren aas', /“klaveren aas”|twee keer/],
  ['s9 s9', /twee keer/],
  ['9', /“9”/],
  ['s', /“s”/],
  ['s9 h', /“s9 h”/],
  ['sx', /“sx”/],
  ['sah8', /“sah8” is op meer manieren te lezen: ♠.A ♥.8, of ♠.A ♠.H ♠.8/],
  ['SAHV', /meer manieren/],
  ['s7H8', /meer manieren/],
  ['ha 8', /“ha”/],
  ['har 8', /“har”/],
  ['s2'.repeat(60), /te lang/],
])('the cards “%s” are refused, and the text is named', (text, message) => {
  const read = parseTypedCards(text);
  expect(read.kind === 'error' && read.message).toMatch(message);
});

describe('every hand, typed in a way of its own, is read back card for card', () => {
  const LETTERS = { S: 's', H: 'h', D: 'r', C: 'k' } as const;
  const DUTCH: { readonly [rank: string]: string } = { K: 'H', Q: 'V', J: 'B', T: '10' };
  const hands = Array.from({ length: 60 }, (_, seed) =>
    sortedHand(shuffled(randomFrom(`hand ${seed}`), CARDS).slice(0, 1 + (seed % 13))),
  );
  const typed = (hand: readonly Card[], between: string) =>
    (['S', 'H', 'D', 'C'] as const)
      .map((suit) => [suit, hand.filter((card) => card.startsWith(suit))] as const)
      .filter(([, cards]) => cards.length > 0)
      .map(
        ([suit, cards]) =>
          LETTERS[suit] + between + cards.map((card) => DUTCH[card[1]!] ?? card[1]).join(between),
      );
  test.each([
    ['a word for each suit', (hand: readonly Card[]) => typed(hand, '').join(' ')],
    ['one word', (hand: readonly Card[]) => typed(hand, '').join('')],
    ['a word for each card', (hand: readonly Card[]) => typed(hand, ' ').join(' ')],
  ])('%s', (_way, write) => {
    for (const hand of hands) {
      const read = parseTypedCards(write(hand));
      expect(read.kind === 'cards' ? [...read.cards].sort() : read.message, write(hand)).toEqual(
        [...hand].sort(),
      );
    }
  });
});
