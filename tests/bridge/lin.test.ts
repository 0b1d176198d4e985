import { describe, expect, test } from 'vitest';
import { parseLin } from '../../src/bridge/lin.ts';
import { makeLin } from '../../src/bridge/lin-write.ts';
import { parsePbn } from '../../src/bridge/pbn.ts';
import { isWholeDeal, makeDeal } from '../../src/bridge/deal.ts';
import { callsText, problemsText, resultText } from './boards.ts';

const HANDS = 'SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732';
const DEAL = 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85';

const first = (lin: string) => {
  const board = parseLin(lin).boards[0];
  return { board, calls: callsText(board), problems: problemsText(board?.problems ?? []) };
};

describe('LIN: hands and seats', () => {
  test('three hands are written, the fourth is what they left', () => {
    const { board } = first(`md|3${HANDS}|ah|Board 1|`);
    expect(board?.hands && makeDeal(board.hands)).toBe(DEAL);
  });

  test.each([
    ['1', 'S'],
    ['2', 'W'],
    ['3', 'N'],
    ['4', 'E'],
  ])('md %s: the dealer is %s', (digit, dealer) => {
    expect(first(`md|${digit}${HANDS}|`).board?.dealer).toBe(dealer);
  });

  test('without a dealer in md the board number says him', () => {
    expect(first('md||ah|Board 6|mb|p|').calls).toBe('E P');
  });

  test('hands are read in lower case, with 10 for the ten', () => {
    const { board, problems } = first(`md|3${HANDS.toLowerCase().replaceAll('t', '10')}|`);
    expect(problems).toEqual([]);
    expect(board?.hands && isWholeDeal(board.hands)).toBe(true);
  });

  test.each([
    ['md|3SAK,,|', '1: unreadable-deal not-thirteen'],
    [`md|3${HANDS},SKQ|`, '1: unreadable-deal card-twice'],
    ['md|3SAZ,,|', '1: unreadable-deal unknown-card'],
    ['md|3?|', '1: unreadable-deal bad-form'],
    ['md|7,,|', '1: unknown-dealer 7'],
  ])('%s', (lin, problem) => {
    expect(first(lin).problems).toEqual([problem]);
  });

  test('names of both rooms: the closed room has the last four', () => {
    const { boards } = parseLin('vg|x|\npn|a,b,c,d,e,f,g,h|\nqx|o1|md|3,,|qx|c1|md|3,,|');
    expect(boards.map(({ tags }) => tags)).toEqual([
      { South: 'a', West: 'b', North: 'c', East: 'd' },
      { South: 'e', West: 'f', North: 'g', East: 'h' },
    ]);
  });
});

describe('LIN: results', () => {
  test.each([
    ['mc|9|', '1NT by N = 150 (NS 150)'],
    ['mc||', '1NT by N'],
    ['', '1NT by N'],
  ])('%j after the auction', (mc, expected) => {
    const { board } = first(`md|3,,|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||${mc}`);
    expect(board && resultText(board)).toBe(expected);
  });

  test('a deal that was played to the end is counted', () => {
    const suits = ['S', 'H', 'D', 'C'];
    const lead = [...'AKQJT98765432'].map((rank) => suits.map((suit) => `pc|${suit}${rank}|`).join(''));
    const played = (calls: string) => first(`md|3,,|sv|o|${calls}${lead.join('')}`).board;
    expect([played('mb|1Nppp|'), played('mb|1Cppp|')].map((board) => board && resultText(board))).toEqual([
      '1NT by N = -350 (NS -350)',
      '1C by N = 70 (NS 70)',
    ]);
  });
});

describe('LIN: faults, each with its line', () => {
  test.each([
    ['md|3,,|\nmb|1C|mb|1C|mb|p|', '2: insufficient-bid 1C', 'N 1C'],
    ['md|3,,|\nmb|1C|\nmb|frog|mb|p|', '3: unknown-call frog', 'N 1C'],
    ['md|3,,|mb|1C|mb|p|mb|d|', '1: inadmissible-double d', 'N 1C, E P'],
    ['md|3,,|mb|pppp|mb|p|', '1: call-after-end p', 'N P, E P, S P, W P'],
    ['md|3,,|an|before any call|mb|p|', '1: explanation-without-call before any call', 'N P'],
    ['md|3,,|sv|q|mb|p|', '1: unknown-vulnerability q', 'N P'],
    ['md|3,,|mb|p|mc|14|', '1: unreadable-result 14', 'N P'],
    ['mb|p|', '1: no-dealer', ''],
  ])('%j', (lin, problem, calls) => {
    expect(first(lin)).toMatchObject({ problems: [problem], calls });
  });

  test('a faulty board leaves the others alone; text between commands is reported', () => {
    const { boards, problems } = parseLin('md|3,,|mb|9C|\nwhat is this\nmd|3,,|ah|Board 2|mb|1Cppp|');
    expect(boards.map(resultText)).toEqual(['?', '1C by N']);
    expect(problemsText(problems)).toEqual(['2: stray-text what is this']);
  });
});

describe('LIN: addresses and writing', () => {
  test('the address of a hand viewer', () => {
    const address =
      'https://example.org/viewer?lin=pn%7Ca,b,c,d%7Cmd%7C3,,%7Cah%7CBoard%209%7Cmb%7C1C%7Can%7C16%2B%20any%7C';
    expect(first(address).board).toMatchObject({
      number: '9',
      calls: [{ by: 'N', call: '1C', note: '16+ any' }],
      problems: [],
    });
  });

  test('bars and percent signs in a note survive', () => {
    const notes = ['5+ | 8+', '50%25', '100% sure', 'a|b', 'x%7Cy z|w'];
    for (const note of notes) {
      const lin = makeLin([
        { line: 1, dealer: 'N', calls: [{ by: 'N', call: '1C', note }], tags: {}, problems: [] },
      ]);
      expect(first(lin).board?.calls, lin).toEqual([{ by: 'N', call: '1C', note }]);
    }
  });

  test('an irregular auction is written up to the irregular call, which a text tells', () => {
    const { boards } = parsePbn(
      '[Dealer "N"]\n[Auction "N"]\n1D ^I 1C AP\n\n[Dealer "N"]\n[Auction "N"]\n^S 1D AP',
    );
    const lin = makeLin(boards).split('\n');
    expect(lin[0]).toContain('mb|1D|nt|E: 1C, insufficient, accepted; S: P; W: P; N: P|pg||');
    expect(lin[1]).toContain('rh||nt|E: 1D, out of rotation, accepted; S: P; W: P; N: P|pg||');
  });
});
