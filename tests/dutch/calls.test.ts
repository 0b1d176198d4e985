import { describe, expect, test } from 'vitest';
import { BIDS_OVER_SEVEN, CALLS, type SpokenCall } from '../../src/engine/calls.ts';
import { CARDS, type Card } from '../../src/engine/cards.ts';
import { sayCall, sayCard, showCall, showCard } from '../../src/dutch/calls.ts';
import { sayContract, showContract } from '../../src/dutch/contracts.ts';
import { sayCitations } from '../../src/dutch/citations.ts';
import { seatLetter, seatName, sideLetters, sideName, vulnerableInWords } from '../../src/dutch/seats.ts';
import { parseTypedCall } from '../../src/dutch/typed-calls.ts';

describe('a call is shown and said', () => {
  test.each<[SpokenCall, string, string]>([
    ['1C', '1♣\uFE0E', 'één klaveren'],
    ['2H', '2♥\uFE0E', 'twee harten'],
    ['3NT', '3SA', 'drie sans atout'],
    ['7S', '7♠\uFE0E', 'zeven schoppen'],
    ['8D', '8♦\uFE0E', 'acht ruiten'],
    ['P', 'pas', 'pas'],
    ['X', 'doublet', 'doublet'],
    ['XX', 'redoublet', 'redoublet'],
  ])('%s', (call, shown, said) => {
    expect([showCall(call), sayCall(call)]).toEqual([shown, said]);
  });

  test('every suit sign carries the mark that keeps it from becoming an emoji', () => {
    const shown = [...CALLS.map(showCall), ...CARDS.map(showCard)].join(' ');
    expect(shown).not.toMatch(/[♣♦♥♠](?!\uFE0E)/u);
  });
});

test.each<[Card, string, string]>([
  ['HK', '♥\uFE0EH', 'hartenheer'],
  ['ST', '♠\uFE0E10', 'schoppentien'],
  ['DQ', '♦\uFE0EV', 'ruitenvrouw'],
  ['CJ', '♣\uFE0EB', 'klaverenboer'],
  ['S3', '♠\uFE0E3', 'schoppendrie'],
  ['CA', '♣\uFE0EA', 'klaverenaas'],
])('card %s is shown %s and said %s', (card, shown, said) => {
  expect([showCard(card), sayCard(card)]).toEqual([shown, said]);
});

describe('a typed call is read', () => {
  test.each<[string, SpokenCall]>([
    ['1s', '1S'],
    ['1sch', '1S'],
    ['2 harten', '2H'],
    ['1sa', '1NT'],
    ['3 Sans Atout', '3NT'],
    ['x', 'X'],
    ['dbl', 'X'],
    ['Doublet', 'X'],
    ['xx', 'XX'],
    ['redoublet', 'XX'],
    ['p', 'P'],
    ['-', 'P'],
    ['Ik pas', 'P'],
    ['2ha', '2H'],
    ['2kl', '2C'],
    ['2♦', '2D'],
    ['2♦\uFE0F', '2D'],
    ['4 R', '4D'],
    ['d', 'X'],
    ['1d', '1D'],
    ['één ruiten', '1D'],
    ['twee schoppen', '2S'],
    ['1NT', '1NT'],
    ['1N', '1NT'],
    ['8k', '8C'],
    ['  3.sch. ', '3S'],
  ])('“%s” is %s', (typed, call) => {
    expect(parseTypedCall(typed)).toEqual({ kind: 'call', call });
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['harten', 'no-level'],
    ['?', 'no-level'],
    ['2', 'no-denomination'],
    ['2q', 'unknown-denomination'],
    ['0s', 'unknown-level'],
    ['10s', 'unknown-level'],
  ])('“%s” is refused: %s', (typed, code) => {
    const read = parseTypedCall(typed);
    expect(read).toMatchObject({ kind: 'error', code });
    expect(read.kind === 'error' && read.message).toMatch(/^.{20,}$/u);
  });

  test.each([...CALLS, ...BIDS_OVER_SEVEN])('%s is read back as shown and as said', (call) => {
    expect(parseTypedCall(showCall(call))).toEqual({ kind: 'call', call });
    expect(parseTypedCall(sayCall(call))).toEqual({ kind: 'call', call });
  });
});

test('seats, sides and vulnerability', () => {
  expect([seatLetter('E'), seatName('E'), seatLetter('S'), seatName('S')]).toEqual([
    'O',
    'Oost',
    'Z',
    'Zuid',
  ]);
  expect([sideLetters('EW'), sideName('NS')]).toEqual(['OW', 'Noord-Zuid']);
  expect([vulnerableInWords('none'), vulnerableInWords('NS'), vulnerableInWords('both')]).toEqual([
    'niemand kwetsbaar',
    'NZ kwetsbaar',
    'allen kwetsbaar',
  ]);
});

test('a contract', () => {
  const contract = { level: 4, denomination: 'S', doubling: 'doubled', declarer: 'S' } as const;
  expect(showContract(contract)).toBe('4♠\uFE0E door Zuid, gedoubleerd');
  expect(sayContract({ ...contract, denomination: 'NT', doubling: 'none', declarer: 'E' })).toBe(
    'vier sans atout door Oost',
  );
});

test.each([
  [['27B1a'], 'article', 'artikel 27B1a'],
  [['27A1', '29A'], 'article', 'artikelen 27A1 en 29A'],
  [['7a'], 'paragraph', 'alinea 7a'],
  [['7b', '8', '9'], 'paragraph', 'alinea’s 7b, 8 en 9'],
  [[], 'article', ''],
] as const)('citations %j of a kind %s: %s', (cites, provision, said) => {
  expect(sayCitations(cites, provision)).toBe(said);
});
