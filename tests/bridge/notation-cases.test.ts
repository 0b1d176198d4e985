// Small cases from faults in other bridge programs: what goes wrong there, and what is right.
import { describe, expect, test } from 'vitest';
import { parseLin } from '../../src/bridge/lin.ts';
import { makeLin } from '../../src/bridge/lin-write.ts';
import { parsePbn } from '../../src/bridge/pbn.ts';
import { makePbn } from '../../src/bridge/pbn-write.ts';
import { resultOf } from '../../src/bridge/result.ts';
import { auctionOf, isLegalFor, lowestSufficient, turnOf } from '../../src/engine/auction.ts';
import { boardOf, callsOf, callsText, essence, problemsText, resultText, table } from './boards.ts';

const pbn = (...lines: string[]) => parsePbn(lines.join('\n'));

describe('A. contract and declarer', () => {
  test.each([
    ['A1 an old double does not stay on a new bid', 'none', '1H X 2H P P P', 8, '2H by N = 110 (NS 110)'],
    ['A2 redoubles count', 'both', '1S X XX P P P', 7, '1SXX by N = 720 (NS 720)'],
    ['A3 both together', 'none', '1H X XX 2C P P 2H P P P', 8, '2H by N = 110 (NS 110)'],
    ['A4 a redouble after two passes', 'none', '1NT X P P XX P P P', 6, '1NTXX by N = -200 (NS -200)'],
    ['A5 a double does not move the declarer', 'NS', '1S P 4S X P P P', 9, '4SX by N = -200 (NS -200)'],
  ] as const)('%s', (_, vulnerable, calls, tricks, expected) => {
    expect(resultText(boardOf('N', vulnerable, calls, tricks))).toBe(expected);
  });

  test.each(['N', 'E', 'S', 'W'] as const)(
    'A6 a transfer: the dealer %s declares, who first bid spades',
    (dealer) => {
      const calls = '1NT P 2H P 2S P 4S P P P';
      expect(resultText(boardOf(dealer, 'none', calls))).toBe(`4S by ${dealer}`);
      const { boards } = pbn(`[Dealer "${dealer}"]`, '[Auction "N"]', '1NT Pass 2H Pass', '2S Pass 4S AP');
      expect(boards.map(resultText)).toEqual([`4S by ${dealer}`]);
      expect(problemsText(boards[0]?.problems ?? [])).toEqual(dealer === 'N' ? [] : ['2: dealer-differs N']);
    },
  );
});

describe('B. legality and the end of the auction', () => {
  test('B1 the second 1S is insufficient and nothing is added', () => {
    const { boards } = pbn('[Dealer "N"]', '[Auction "N"]', '1S 1S Pass Pass Pass');
    expect(callsText(boards[0])).toBe('N 1S');
    expect(problemsText(boards[0]?.problems ?? [])).toEqual(['3: insufficient-bid 1S']);
  });

  test('B2 an insufficient bid is refused unless it is marked as accepted; then 1S is sufficient again', () => {
    const refused = pbn('[Dealer "N"]', '[Auction "N"]', '1S Pass 1H 1S AP').boards[0];
    expect([callsText(refused), ...problemsText(refused?.problems ?? [])]).toEqual([
      'N 1S, E P',
      '3: insufficient-bid 1H',
    ]);
    const accepted = pbn('[Dealer "N"]', '[Auction "N"]', '1S Pass ^I 1H 1S AP').boards[0];
    expect([callsText(accepted), ...(accepted?.problems ?? [])]).toEqual([
      'N 1S, E P, S 1H, W 1S, N P, E P, S P',
    ]);
    expect(lowestSufficient(auctionOf('N', callsOf('1S P 1H')))).toBe('1S');
  });

  test.each([
    ['1C P', 'X', false],
    ['1C X P', 'X', false],
    ['1C', 'XX', false],
    ['', 'X', false],
    ['1C X P P', 'XX', true],
    ['1C X XX', 'XX', false],
  ] as const)('B3 after %j %s is legal: %s', (before, call, legal) => {
    const auction = auctionOf('N', callsOf(before));
    expect(isLegalFor(auction, turnOf(auction), call)).toBe(legal);
  });
});

describe('C. scoring', () => {
  test.each([
    ['C3 only east-west are vulnerable', 'N', 'EW', '3NT P P P', 9, '3NT by N = 400 (NS 400)'],
    ['C3 only east-west are vulnerable', 'E', 'EW', '3NT P P P', 9, '3NT by E = 600 (NS -600)'],
    ['C4 the sign goes with the side', 'E', 'none', '4S P P P', 10, '4S by E = 420 (NS -420)'],
    ['C4 the sign goes with the side', 'E', 'none', '4S P P P', 9, '4S by E = -50 (NS 50)'],
  ] as const)('%s: dealer %s', (_, dealer, vulnerable, calls, tricks, expected) => {
    expect(resultText(boardOf(dealer, vulnerable, calls, tricks))).toBe(expected);
  });
});

describe('D. PBN', () => {
  test('D1 a passed-out board has no declarer and no result', () => {
    const passedOut = { ...boardOf('N', 'none', 'P P P P'), number: '1' };
    const written = makePbn([passedOut]);
    expect(written).toContain('[Declarer ""]\n[Contract "Pass"]\n[Result ""]');
    expect(parsePbn(written).boards.map(resultText)).toEqual(['Pass = 0 (NS 0)']);
  });

  test('D1 a declarer and a result on a passed-out board are reported and not used', () => {
    const { boards } = pbn(
      '[Dealer "N"]',
      '[Declarer "S"]',
      '[Contract "Pass"]',
      '[Result "0"]',
      '[Auction "N"]',
      'AP',
    );
    const result = boards[0] && resultOf(boards[0], table);
    expect(result).toMatchObject({ contract: { kind: 'passed-out' }, score: 0 });
    expect(result).not.toHaveProperty('declarer');
    expect(problemsText(result?.problems ?? [])).toEqual([
      '2: declarer-of-passed-out S',
      '4: result-of-passed-out 0',
    ]);
  });

  test('D2 notes stand directly after the auction', () => {
    const board = { ...boardOf('N', 'none', '1D P P P'), number: '1' };
    const [first, ...others] = board.calls;
    const noted = { ...board, calls: [...(first ? [{ ...first, note: '3+ diamonds' }] : []), ...others] };
    expect(makePbn([noted])).toMatch(/\[Auction "N"\]\n1D =1= AP\n\[Note "1:3\+ diamonds"\]\n$/);
  });

  test('D2 notes that a program wrote after the play are found', () => {
    const { boards } = pbn(
      '[Dealer "N"]',
      '[Auction "N"]',
      '1D =1= AP',
      '[Play "E"]',
      'SK',
      '*',
      '[Note "1:weak"]',
    );
    expect(boards[0]?.calls[0]).toEqual({ by: 'N', call: '1D', note: 'weak' });
  });

  test('D3 question marks are unknown; the auction says the contract, nothing says the tricks', () => {
    const { boards } = pbn(
      '[Dealer "N"]',
      '[Vulnerable "All"]',
      '[Declarer "?"]',
      '[Contract "?"]',
      '[Result "?"]',
      '[Auction "N"]',
      '1S Pass 4S AP',
    );
    expect(boards.map(resultText)).toEqual(['4S by N']);
    expect(boards[0]?.problems).toEqual([]);
  });

  test('D5 text after the last game is reported, the games stay usable', () => {
    const { boards, problems } = pbn(
      '[Dealer "N"]',
      '[Auction "N"]',
      '1S AP',
      '',
      'Generated 2922012 hands',
      'Time 1 s',
    );
    expect(boards.map(resultText)).toEqual(['1S by N']);
    expect(problemsText(problems)).toEqual(['5: stray-text Generated', '6: stray-text Time']);
  });

  test('D6 from PBN to LIN to PBN nothing of the auction is lost', () => {
    const { boards } = pbn(
      '[Board "7"]',
      '[Dealer "S"]',
      '[Vulnerable "All"]',
      '[Deal "S:AKQ2.AT9.KQ2.J32 - - -"]',
      '[Auction "S"]',
      '1C =1= Pass =2= 1S =3= X',
      'XX {support double} Pass 1NT AP',
      '[Note "1:Alert: 16+, any"]',
      '[Note "2:alert"]',
      '[Note "3:5+ | 8+"]',
    );
    expect(boards[0]?.calls.slice(0, 5).map(({ alert, note }) => [alert ?? false, note])).toMatchObject([
      [true, '16+, any'],
      [true, undefined],
      [false, '5+ | 8+'],
      [false, undefined],
      [false, 'support double'],
    ]);
    const viaLin = parsePbn(makePbn(parseLin(makeLin(boards)).boards));
    expect(viaLin.boards.map(essence)).toEqual(boards.map(essence));
  });

  test('D7 a second table inherits board, dealer, vulnerability and deal from the record before it', () => {
    const { boards } = pbn(
      '[Board "3"]',
      '[Dealer "S"]',
      '[Vulnerable "EW"]',
      '[Deal "S:AKQ2.AT9.KQ2.J32 - - -"]',
      '[Auction "S"]',
      '1C AP',
      '',
      '[Table "2"]',
      '[Auction "S"]',
      '1NT AP',
      '',
    );
    const [first, second] = boards;
    expect(boards.map(resultText)).toEqual(['1C by S', '1NT by S']);
    expect(second && { ...essence(second), calls: [] }).toEqual(first && { ...essence(first), calls: [] });
  });

  test('D11 ^I and ^S are facts of the auction, not calls (standard 3.9)', () => {
    const { boards } = pbn('[Dealer "W"]', '[Auction "W"]', '1D ^I 1C 1H Pass', '2H ^S 3H AP');
    expect(callsText(boards[0])).toBe('W 1D, N 1C, E 1H, S P, W 2H, E 3H, S P, W P, N P');
    expect(boards[0]?.calls[1]).toEqual({ by: 'N', call: '1C', insufficient: true });
    expect(boards[0]?.problems).toEqual([]);
    const first = pbn('[Dealer "W"]', '[Auction "W"]', '^S 1D Pass 1S Pass 2D AP').boards[0];
    expect(callsText(first)).toBe('N 1D, E P, S 1S, W P, N 2D, E P, S P, W P');
  });
});

describe('E. LIN', () => {
  const calls = 'N 1C, E P, S 1H, W X, N 2H, E P, S P, W P';

  test.each([
    ['upper case', 'md|3,,|rh||ah|Board%209|mb|1C|mb|P|mb|1H|mb|D|mb|2H|mb|P|mb|P|mb|P|sv|e|pg||'],
    ['lower case', 'md|3,,|rh||ah|Board 9|mb|1c|mb|p|mb|1h|mb|d|mb|2h|mb|p|mb|p|mb|p|sv|E|pg||'],
    ['all calls in one', 'md|3,,|ah|Board 9|mb|1cp1hd2hppp|sv|e|'],
  ])('E1 sv after the auction, an encoded ah, d for double: %s', (_, lin) => {
    const { boards, problems } = parseLin(lin);
    expect(boards[0]).toMatchObject({ number: '9', vulnerable: 'EW', dealer: 'N', problems: [] });
    expect([callsText(boards[0]), problems]).toEqual([calls, []]);
  });

  test('E2 two boards on one line', () => {
    const lin =
      'pn|a,b,c,d|st||md|1,,|ah|Board 1|mb|1N|mb|p|mb|p|mb|p|pg||pn|e,f,g,h|md|4,,|ah|Board 2|mb|p|mb|p|mb|p|mb|p|';
    const { boards } = parseLin(lin);
    expect(boards.map(({ number, tags }) => [number, tags['South']])).toEqual([
      ['1', 'a'],
      ['2', 'e'],
    ]);
    expect(boards.map(resultText)).toEqual(['1NT by S', 'Pass = 0 (NS 0)']);
  });

  test('E3 the dealer from md; alert and explanation belong to the call before them', () => {
    const { boards } = parseLin(
      'qx|o39|pn|a,b,c,d|st||md|1SAKQ,,|sv|b|mb|p|mb|p|mb|1C|an|16+ any|mb|p|mb|1D!|an|any 0-7|mb|p|mb|1N|mb|p|mb|p|mb|p|',
    );
    expect(boards[0]).toMatchObject({ number: '39', dealer: 'S', vulnerable: 'both' });
    expect(boards[0]?.calls.slice(2, 5)).toEqual([
      { by: 'N', call: '1C', note: '16+ any' },
      { by: 'E', call: 'P' },
      { by: 'S', call: '1D', alert: true, note: 'any 0-7' },
    ]);
  });

  test('E4 without mc and with fewer than 52 cards the tricks are unknown, the auction is good', () => {
    const { boards } = parseLin(
      'pn|Smith, John,b,c,d|md|2SAK2,,|ah|Board 5|mb|2S|mb|p|mb|p|mb|p|pc|HA|pc|H2|',
    );
    expect(boards.map(resultText)).toEqual(['2S by W']);
    expect(boards[0]).not.toHaveProperty('hands');
  });
});
