import { describe, expect, test } from 'vitest';
import { parsePbn } from '../../src/bridge/pbn.ts';
import { makePbn } from '../../src/bridge/pbn-write.ts';
import { resultOf } from '../../src/bridge/result.ts';
import { boardOf, callsText, problemsText, resultText, table } from './boards.ts';

const DEAL = 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85';

const first = (...lines: string[]) => {
  const board = parsePbn(lines.join('\n')).boards[0];
  return { board, calls: callsText(board), problems: problemsText(board?.problems ?? []) };
};

const auction = (...lines: string[]) => first('[Dealer "N"]', '[Auction "N"]', ...lines);

describe('PBN 2.1: a whole game', () => {
  const game = [
    '% PBN 2.1',
    '[Event "Club \\"De Vier Azen\\""] ; a comment to the end of the line',
    '[Board "1"][West "Jan"] {a comment',
    '',
    'over an empty line}',
    '[North "Ria"]',
    '[Dealer "N"]',
    '[Vulnerable "Love"]',
    `[Deal "${DEAL}"]`,
    '[Declarer "S"]',
    '[Contract "5HX"]',
    '[Result "9"]',
    '[Score "-300"]',
    '[Auction "W"]',
    '- 1D! 1S 3H $13 =1=',
    '4S =1=4NT =2= X Pass',
    'Pass 5C X 5H ?!',
    'X AP',
    '[Note "1: weak, six cards"]',
    '[Note "2:two suits"]',
    '[Play "W"]',
    'SK H3 S4 S3 =2=',
    '*',
    '[Note "2:of the play"]',
  ];

  const expected = 'N 1D, E 1S, S 3H, W 4S, N 4NT, E X, S P, W P, N 5C, E X, S 5H, W X, N P, E P, S P';

  test.each([
    ['LF', game.join('\n')],
    ['CRLF, with a byte order mark', `\uFEFF${game.join('\r\n')}\r\n`],
    ['CR', game.join('\r')],
  ])('with %s', (_, text) => {
    const { boards, problems } = parsePbn(text);
    const [board] = boards;
    expect([boards.length, ...problems, ...(board?.problems ?? [])]).toEqual([1]);
    expect(callsText(board)).toBe(expected);
    expect(board && resultOf(board, table)).toMatchObject({
      declarer: 'S',
      score: -300,
      scoreNS: -300,
      problems: [],
    });
    expect(board?.tags).toEqual({ Event: 'Club "De Vier Azen"', West: 'Jan', North: 'Ria' });
    expect(board?.calls.map(({ note }) => note).slice(2, 6)).toEqual([
      'weak, six cards',
      'weak, six cards',
      'two suits',
      undefined,
    ]);
  });

  test('written and read again it is the same, and every line fits', () => {
    const { boards } = parsePbn(game.join('\n'));
    const written = makePbn(boards);
    const again = parsePbn(written);
    const kept = ({ line, lines, remarks, ...rest }: (typeof boards)[number]) => [
      line > 0,
      lines !== undefined,
      remarks?.map(({ text }) => text),
      rest,
    ];
    expect(again.boards.map(kept)).toEqual(boards.map(kept));
    expect(written.split('\n').every((line) => line.length <= 255)).toBe(true);
  });
});

describe('PBN 2.1: irregularities (standard 3.9)', () => {
  test('a skipped dealer, insufficient bids that stand, two skipped players', () => {
    const { board, calls, problems } = first(
      '[Dealer "N"]',
      '[Declarer "^S"]',
      '[Result "^5"]',
      '[Auction "W"]',
      '- ^S 1D ^I 1C',
      '4S ^I 3NT ^S ^S X',
      '5H X AP',
    );
    expect(calls).toBe('E 1D, S 1C, W 4S, N 3NT, W X, N 5H, E X, S P, W P, N P');
    expect(board?.calls.filter(({ insufficient }) => insufficient).map(({ call }) => call)).toEqual([
      '1C',
      '3NT',
    ]);
    expect([problems, board && resultText(board)]).toEqual([[], '5HX by N']);
  });

  test('are written as they were read', () => {
    const { board } = first('[Dealer "N"]', '[Vulnerable "None"]', '[Auction "N"]', '^S 1D ^I 1C ^S ^S X AP');
    expect(board && makePbn([board])).toContain('[Auction "N"]\n^S 1D ^I 1C ^S ^S X AP\n');
  });

  test('a sufficient bid marked as insufficient is reported and stands', () => {
    expect(auction('1C ^I 1D AP')).toMatchObject({
      calls: 'N 1C, E 1D, S P, W P, N P',
      problems: ['3: not-insufficient 1D'],
    });
  });
});

describe('PBN 2.1: spellings of calls', () => {
  test.each([
    ['1N pass 3n AP', 'N 1NT, E P, S 3NT, W P, N P, E P'],
    ['1NT P 3NT ap', 'N 1NT, E P, S 3NT, W P, N P, E P'],
    ['1s d r Pass 2c DBL rdbl AP', 'N 1S, E X, S XX, W P, N 2C, E X, S XX, W P, N P, E P'],
    ['AP', 'N P, E P, S P, W P'],
    ['Pass AP', 'N P, E P, S P, W P'],
    ['1C Pass AP', 'N 1C, E P, S P, W P'],
    ['1C!! Pass? *', 'N 1C, E P'],
    ['1C Pass +', 'N 1C, E P'],
  ])('%s', (text, calls) => {
    expect(auction(text)).toMatchObject({ calls, problems: [] });
  });
});

describe('PBN 2.1: facts of the board', () => {
  test.each([
    ['None', 'none'],
    ['Love', 'none'],
    ['-', 'none'],
    ['NS', 'NS'],
    ['EW', 'EW'],
    ['All', 'both'],
    ['both', 'both'],
  ])('vulnerable %j is %s', (text, vulnerable) => {
    expect(first(`[Vulnerable "${text}"]`).board).toMatchObject({ vulnerable, problems: [] });
  });

  test.each([
    ['9', 9],
    ['^9', 9],
    ['NS 9', 9],
    ['EW 4 NS 9', 9],
    ['EW 4', 9],
  ])('result %j of a contract by South is %i tricks', (text, tricks) => {
    const { board } = first(
      '[Dealer "S"]',
      '[Vulnerable "-"]',
      `[Result "${text}"]`,
      '[Auction "S"]',
      '1NT AP',
    );
    expect(board && resultOf(board, table)).toMatchObject({ tricks, problems: [] });
  });

  test('without Dealer and Vulnerable the board number says them', () => {
    expect(first('[Board "7"]').board).toMatchObject({ dealer: 'S', vulnerable: 'both', problems: [] });
  });

  test('without Dealer and number the auction tag and its dashes say who deals', () => {
    expect(first('[Auction "W"]', '- - 1C AP').calls).toBe('E 1C, S P, W P, N P');
  });

  test('an accepted contract without an auction is the written one', () => {
    const { board } = first(
      '[Dealer "E"]',
      '[Vulnerable "EW"]',
      '[Declarer "E"]',
      '[Contract "4SX"]',
      '[Result "9"]',
    );
    expect(board && resultText(board)).toBe('4SX by E = -200 (NS 200)');
  });
});

describe('PBN 2.1: inheritance (standard 4.8)', () => {
  const boards = (...lines: string[]) => parsePbn(lines.join('\n')).boards;

  test('"#" copies the value of the game before; "##" gives it to every game that follows', () => {
    const games = boards(
      '[Event "##Clubavond"]',
      '[Board "1"]',
      '[North "Ria"]',
      '',
      '[Board "2"]',
      '[North "#"]',
      '',
      '[Board "3"]',
      '',
      '[Event "#"]',
      '[Board "4"]',
      '',
      '[Board "5"]',
    );
    expect(games.map(({ tags }) => tags)).toEqual([
      { Event: 'Clubavond', North: 'Ria' },
      { Event: 'Clubavond', North: 'Ria' },
      { Event: 'Clubavond' },
      { Event: 'Clubavond' },
      {},
    ]);
    expect(games.map(({ number, dealer }) => `${number}${dealer}`)).toEqual(['1N', '2E', '3S', '4W', '5N']);
  });

  test('"#" in the first game has nothing to inherit', () => {
    expect(problemsText(boards('[Event "#"]')[0]?.problems ?? [])).toEqual(['1: nothing-to-inherit Event']);
  });

  test('three tables, of which the later ones say only what differs', () => {
    const games = boards(
      '[Board "2"]',
      `[Deal "${DEAL}"]`,
      '[Auction "E"]',
      '1C AP',
      '',
      '[Auction "E"]',
      '1D AP',
      '',
      '[Board "2"]',
      '[Auction "E"]',
      '1H AP',
    );
    expect(games.map((board) => [board.number, resultText(board), board.hands !== undefined])).toEqual([
      ['2', '1C by E', true],
      ['2', '1D by E', true],
      ['2', '1H by E', true],
    ]);
  });

  test('another board inherits nothing', () => {
    const games = boards(
      '[Board "1"]',
      '[Dealer "W"]',
      `[Deal "${DEAL}"]`,
      '',
      '[Board "2"]',
      '[Auction "E"]',
      '1C AP',
    );
    expect(games[1]).toMatchObject({ dealer: 'E', vulnerable: 'NS' });
    expect(games[1]).not.toHaveProperty('hands');
  });
});

describe('PBN 2.1: faults, each with its line; the rest of the board is still read', () => {
  test.each([
    ['an unknown call', ['1C Pass 8C AP'], '3: unknown-call 8C', 'N 1C, E P'],
    ['an insufficient bid', ['1D 1C AP'], '3: insufficient-bid 1C', 'N 1D'],
    ['a double of partner', ['1D Pass X AP'], '3: inadmissible-double X', 'N 1D, E P'],
    ['a redouble of partner', ['1D X', 'Pass XX AP'], '4: inadmissible-redouble XX', 'N 1D, E X, S P'],
    ['a call after the end', ['1D AP', 'Pass'], '4: call-after-end Pass', 'N 1D, E P, S P, W P'],
    [
      'words after the end',
      ['1D AP', 'Generated 12 hands'],
      '4: unknown-call Generated',
      'N 1D, E P, S P, W P',
    ],
    ['a note that is not there', ['1D =3= AP'], '3: missing-note 3', 'N 1D, E P, S P, W P'],
    ['an unknown irregularity', ['1D ^R Pass'], '3: unknown-call ^R', 'N 1D'],
  ])('%s', (_, lines, problem, calls) => {
    expect(auction(...lines)).toMatchObject({ calls, problems: [problem] });
  });

  test.each([
    ['[Dealer "Black"]', '1: unknown-dealer Black'],
    ['[Vulnerable "E"]', '1: unknown-vulnerability E'],
    ['[Deal "W:KQT2.AT.J6542.8 - - -"]', '1: unreadable-deal not-thirteen'],
    ['[Deal "W:KQT2.AT.J6542.85 KQT2.AT.J6542.85 - -"]', '1: unreadable-deal card-twice'],
    ['[Deal "W:vKQT2.AT.J6542.85 - - -"]', '1: unreadable-deal unknown-card'],
    ['[Deal "everything"]', '1: unreadable-deal bad-form'],
    ['[Declarer "White"]', '1: unknown-declarer White'],
    ['[Contract "5NoTrump"]', '1: unreadable-contract 5NoTrump'],
    ['[Result "C-2"]', '1: unreadable-result C-2'],
    ['[Result "14"]', '1: unreadable-result 14'],
    ['[Score "much"]', '1: unreadable-score much'],
    ['[Event]', '1: unreadable-tag [Event]'],
    ['[Board "1"]\n[Site "a"]\n[Site "b"]', '3: repeated-tag Site'],
    ['[Board "1"] and more', '1: stray-text and'],
    ['[Board "1"]\n{ not closed\n[Dealer "S"]', '2: unclosed-comment { not closed'],
    ['[Auction ""]\n1C AP', '1: no-dealer'],
  ])('%s', (text, problem) => {
    const { boards, problems } = parsePbn(text);
    expect(problemsText([...problems, ...(boards[0]?.problems ?? [])])).toEqual([problem]);
  });

  test('a forgotten empty line between games', () => {
    const { boards } = parsePbn('[Board "1"]\n[Auction "N"]\n1C AP\n[Board "2"]\n[Auction "E"]\n1D AP');
    expect(boards.map(resultText)).toEqual(['1C by N', '1D by E']);
    expect(problemsText(boards[1]?.problems ?? [])).toEqual(['4: missing-blank-line']);
  });

  test('a quote inside a value is not lost', () => {
    expect(first('[North "Jan "Piet" Bos"]').board?.tags['North']).toBe('Jan "Piet" Bos');
  });

  test.each([
    ['contract', '[Contract "3S"]', '4: contract-differs 3S'],
    ['doubling', '[Contract "4SX"]', '4: contract-differs 4SX'],
    ['declarer', '[Declarer "E"]', '4: declarer-differs E'],
    ['score', '[Score "NS 450"]', '4: score-differs 450'],
  ])('a written %s that differs from the auction', (_, tag, problem) => {
    const { board } = first(
      '[Dealer "N"]',
      '[Vulnerable "None"]',
      '[Result "10"]',
      tag,
      '[Auction "N"]',
      '4S AP',
    );
    const result = board && resultOf(board, table);
    expect([result?.score, ...problemsText(result?.problems ?? [])]).toEqual([420, problem]);
  });

  test('an auction that stops is reported and the written contract is used', () => {
    const { board } = first(
      '[Dealer "N"]',
      '[Declarer "N"]',
      '[Contract "2S"]',
      '[Auction "N"]',
      '1S Pass *',
    );
    const result = board && resultOf(board, table);
    expect(result).toMatchObject({ contract: { level: 2 }, declarer: 'N' });
    expect(problemsText(result?.problems ?? [])).toEqual(['1: auction-unfinished']);
  });
});

describe('PBN 2.1: writing', () => {
  test('more notes than a section may have, and notes too long for a line, become comments', () => {
    const board = boardOf(
      'N',
      'none',
      '1C P 1D P 1H P 1S P 2C P 2D P 2H P 2S P 3C P 3D P 3H P 3S P 4C P 4D P 4H P 4S P 5C P P P',
    );
    const long = Array.from({ length: 60 }, (_, i) => `meaning${i}`).join(' ');
    const noted = {
      ...board,
      calls: board.calls.map((made, i) => ({ ...made, note: i === 1 ? long : `number ${i}` })),
    };
    const written = makePbn([noted]);
    expect(written.match(/\[Note /g)).toHaveLength(32);
    expect(written.split('\n').every((line) => line.length <= 255)).toBe(true);
    expect(parsePbn(written).boards[0]?.calls).toEqual(noted.calls);
  });

  test('signs that PBN does not know are replaced', () => {
    const board = boardOf('N', 'none', '1C P P P');
    const calls = board.calls.map((made, i) =>
      i === 0 ? { ...made, note: '5+ ♥︎ – zwak “é” 10\u202f€' } : made,
    );
    expect(makePbn([{ ...board, calls }])).toContain('[Note "1:5+ H - zwak ?é? 10 ?"]');
  });

  test('further tags are kept', () => {
    const written = makePbn([
      { ...boardOf('N', 'none', '1C P P P'), tags: { Event: 'Beker', Room: 'Open' } },
    ]);
    expect(written).toContain('[Event "Beker"]');
    expect(written).toContain('[Room "Open"]');
  });
});
