/** Cases into files and boards out of files: what is written is read back, and what does not come along is said with its line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/bridge/board.ts';
import { parseBoards } from '../../src/bridge/file.ts';
import { irregularCalls } from '../../src/bridge/irregular.ts';
import { parseLin } from '../../src/bridge/lin.ts';
import { parsePbn } from '../../src/bridge/pbn.ts';
import { sayLosses, SEE_COURSE } from '../../src/dutch/exchange.ts';
import { sayProblem } from '../../src/dutch/problems.ts';
import { engineEditions, lawsOf } from '../../src/engine/index.ts';
import { openBook } from '../../src/engine/laws.ts';
import { makeFragment, parseFragment } from '../../src/islands/arbitrage/case-address.ts';
import { caseFromBoard } from '../../src/islands/arbitrage/case-from-board.ts';
import { boardOfCase, makeCaseLin, makeCasePbn } from '../../src/islands/arbitrage/case-files.ts';
import { eventsOf, newCase, withBoard } from '../../src/islands/arbitrage/case.ts';
import { ruledCase, ruledEvents } from '../../src/islands/arbitrage/ruled.ts';
import { recordedAuctions } from '../bridge/boards.ts';
import { walk } from '../engine/walk.ts';

const callsText = (calls: Board['calls']): string => calls.map(({ by, call }) => `${by} ${call}`).join(', ');
const remarksOf = ({ remarks = [] }: Board): readonly string[] => remarks.map(({ text }) => text);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each(engineEditions)('whatever happened at a table under %s', (edition) => {
  test('PBN and LIN are read back to the board that was written, and tell what they have no sign for', () => {
    const book = openBook(lawsOf(edition)!);
    fc.assert(
      fc.property(fc.nat(), fc.nat(14), (seed, length) => {
        const { dealer, events } = walk(book, seed, length);
        const kase = { ...newCase(edition), dealer };
        const ruled = ruledEvents(kase, events);
        if (ruled.kind === 'none') return;
        const board = boardOfCase(kase, ruled);
        const told = remarksOf(board).join(' ');

        const pbn = parsePbn(makeCasePbn(kase, ruled));
        expect([...pbn.problems, ...(pbn.boards[0]?.problems ?? [])]).toEqual([]);
        expect(pbn.boards[0]).toMatchObject({ dealer, vulnerable: 'none', calls: board.calls });
        expect(remarksOf(pbn.boards[0]!).join(' ')).toBe(told);

        const lin = parseLin(makeCaseLin(kase, ruled));
        expect([...lin.problems, ...(lin.boards[0]?.problems ?? [])]).toEqual([]);
        const [irregular] = irregularCalls(dealer, board.calls);
        expect(lin.boards[0]).toMatchObject({ dealer, calls: board.calls.slice(0, irregular?.at) });
        const remarks = remarksOf(lin.boards[0]!);
        expect(remarks.filter((text) => text !== SEE_COURSE).join(' ')).toBe(told);
        expect(remarks.includes(SEE_COURSE)).toBe(irregular !== undefined);

        const stands = board.calls.length === ruled.answer.auction.length;
        const isRegular = irregular === undefined && ruled.answer.withdrawn.length === 0;
        if (!stands || !isRegular) expect(told).toContain('Verloop: ');
      }),
      { numRuns: 400, seed: 27 },
    );
  });
});

test('a recorded auction comes into a case whole, and goes out again as the same board', () => {
  for (const { board, calls } of recordedAuctions().slice(0, 200)) {
    const numbered = { ...board, number: '1000' };
    const { kase, losses } = caseFromBoard(newCase('2017'), numbered);
    const ruled = ruledCase(kase);
    if (ruled.kind === 'none') throw new Error(ruled.stop.code);
    expect(ruled.stop).toBeUndefined();
    expect(ruled.answer.auction.map(({ call }) => call)).toEqual(calls);
    expect(losses.map(({ kind }) => kind)).toEqual(
      board.tricks === undefined ? ['no-number'] : ['no-number', 'left-behind'],
    );
    for (const again of [parsePbn(makeCasePbn(kase, ruled)), parseLin(makeCaseLin(kase, ruled))])
      expect(again.boards[0]).toMatchObject({
        dealer: board.dealer,
        vulnerable: board.vulnerable,
        calls: board.calls,
      });
  }
});

/** The events, what is said, and whether the engine can follow, of the first board of a file. */
const opened = (text: string, name = '') => {
  const { boards, problems } = parseBoards(name, bytesOf(text));
  const board = boards[0]!;
  const { kase, losses } = caseFromBoard(newCase('2017'), board);
  const ruled = ruledCase(kase);
  return {
    board,
    kase,
    fragment: makeFragment(kase),
    said: [...problems, ...board.problems].map(sayProblem).concat(sayLosses(losses)).join(' '),
    kind: ruled.kind === 'ruled' ? ruled.answer.irregularity?.kind : ruled.stop.code,
  };
};

describe('a board from a file, as a case', () => {
  test.each<readonly [string, string, string, readonly RegExp[]]>([
    [
      'PBN: number, dealer and calls',
      '[Board "5"]\n[Dealer "N"]\n[Vulnerable "NS"]\n[Auction "N"]\n1S Pass 2H *',
      'editie=2017&bord=5&zaak=bN-1S_bE-P_bS-2H',
      [/^$/],
    ],
    ['LIN', 'md|1,,|ah|Board 3|mb|1C|mb|p|', 'editie=2017&bord=3&zaak=bS-1C_bW-P', [/^$/]],
    [
      'a dealer that does not go with the number: the file has the last word',
      '[Board "5"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Auction "E"]\n1S *',
      'editie=2017&gever=E&kwetsbaar=NS&zaak=bE-1S',
      [/Bij spel 5 horen een andere gever/],
    ],
    [
      '27A: an insufficient bid that was accepted stands as such',
      '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1S ^I 1H Pass *',
      'editie=2017&bord=1&zaak=bN-1S_bE-1H_bS-P',
      [/1♥.? van Oost \(regel 5\) is in het bestand als onregelmatig gemerkt/],
    ],
    [
      '28-29: so does a call out of rotation',
      '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n^S 1D Pass *',
      'editie=2017&bord=1&zaak=bE-1D_bS-P',
      [/1♦.? van Oost \(regel 5\) is in het bestand als onregelmatig gemerkt/],
    ],
    [
      '27: an insufficient bid without a sign is what the director comes for',
      'md|3,,|sv|o|\nmb|1S|\nmb|1H|\nmb|p|',
      'editie=2017&zaak=bN-1S_bE-1H_l',
      [
        /Regel 3: dit bod is onvoldoende/,
        /1♥.? van Oost \(regel 3\) staat in de zaak.*erna komt voer je zelf in/,
      ],
    ],
    [
      '36: so is a double that may not be made',
      '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1S Pass X',
      'editie=2017&bord=1&zaak=bN-1S_bE-P_bS-X_l',
      [/Regel 5: dit doublet mag niet/, /staat in de zaak/],
    ],
    [
      'a call that nobody knows ends the auction',
      '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1S\nfrog Pass',
      'editie=2017&bord=1&zaak=bN-1S',
      [/Regel 6: deze bieding bestaat niet; het bieden is gelezen tot hier \(frog\)/],
    ],
    [
      'everything else is named with its line',
      '[Event "Clubavond"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n[Contract "3NT"]\n[Declarer "N"]\n[Result "9"]\n{de leider dacht lang}\n[Auction "N"]\n1S =1= *\n[Note "1:vijfkaart"]\n[Play "E"]\nS2',
      'editie=2017&bord=1&zaak=bN-1S',
      [
        /de handen \(regel 5\)/,
        /de uitleg bij 1♠.? van Noord \(regel 11\)/,
        /de tekst “de leider dacht lang” \(regel 9\)/,
        /het contract \(regel 6\)/,
        /het spelen \(regel 13\)/,
        /de uitslag \(regel 8\)/,
        /de overige gegevens \(regel 1\)/,
      ],
    ],
    [
      'hands alone',
      '[Board "12"]\n[Dealer "W"]\n[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]',
      'editie=2017&bord=12',
      [/geen bieden/, /de handen \(regel 3\)/],
    ],
    ['no dealer, no number', 'sv|b|', 'editie=2017&kwetsbaar=NSEW', [/begint bij Noord/, /geen bieden/]],
  ])('%s', (_title, text, fragment, said) => {
    const found = opened(text);
    expect(found.fragment).toBe(fragment);
    for (const words of said) expect(found.said).toMatch(words);
    expect(parseFragment(found.fragment, engineEditions)).toEqual(found.kase);
  });

  test('what is written in LIN before an irregular call is read back with the text that tells it', () => {
    const { kase } = opened('[Dealer "N"]\n[Auction "N"]\n1S ^I 1H Pass *');
    const ruled = ruledCase(withBoard(kase, 1));
    if (ruled.kind === 'none') throw new Error(ruled.stop.code);
    const again = opened(makeCaseLin(withBoard(kase, 1), ruled), 'zaak.lin');
    expect(callsText(again.board.calls)).toBe('N 1S');
    expect(remarksOf(again.board)).toEqual([
      SEE_COURSE,
      'Verloop: Noord 1S, Oost 1H (onvoldoende), Zuid pas',
    ]);
  });

  test('an auction without end leaves room in the case', () => {
    const long = Array.from({ length: 35 }, (_, at) => {
      const bid = `${Math.floor(at / 5) + 1}${['C', 'D', 'H', 'S', 'NT'][at % 5]}`;
      return `${bid} Pass Pass X Pass Pass XX Pass Pass`;
    });
    const { kase, said } = opened(`[Dealer "N"]\n[Auction "N"]\n${long.join('\n')}\nPass`);
    expect(eventsOf(kase)).toHaveLength(150);
    expect(said).toMatch(/vanaf \S+ van \S+ \(regel 19\) gaan zij niet mee/);
    expect(parseFragment(makeFragment(kase), engineEditions)).toEqual(kase);
  });
});

describe('what is no file of boards', () => {
  test.each<readonly [string, Uint8Array, RegExp]>([
    ['nothing', bytesOf(''), /^Regel 1: er staat niets in/],
    ['blank lines', bytesOf('\uFEFF \n\n'), /^Regel 1: er staat niets in/],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
      /^Regel 3: dit is geen tekst/,
    ],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x5b, 0, 0x42, 0), /^Regel 1: dit is geen tekst/],
    ['a page', bytesOf('\n<!doctype html>\n<p>x'), /^Regel 2: deze tekst hoort nergens bij/],
  ])('%s: no board, and the line on which that shows', (_title, bytes, words) => {
    const { boards, problems } = parseBoards('x.pbn', bytes);
    expect(boards).toEqual([]);
    expect(sayProblem(problems[0]!)).toMatch(words);
  });

  test('a name that promises the other notation does not keep a board from being read', () => {
    expect(parseBoards('x.pbn', bytesOf('md|3,,|mb|1C|')).boards[0]?.calls).toHaveLength(1);
    expect(parseBoards('x.lin', bytesOf('[Dealer "N"]\n[Auction "N"]\n1C *')).boards[0]?.calls).toHaveLength(
      1,
    );
  });
});
