import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeLin } from '../../src/bridge/lin-write.ts';
import { makePbn } from '../../src/bridge/pbn-write.ts';
import { recordedAuctions } from '../bridge/boards.ts';

const folder = mkdtempSync(join(tmpdir(), 'spelregels-'));

afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const spelregels = (args: readonly string[], input = '') => {
  const { status, stdout } = spawnSync(process.execPath, ['src/cli/main.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return {
    status,
    answers: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown),
  };
};

const TWO_BOARDS = `[Board "1"]
[Result "9"]
[Auction "N"]
1S Pass 4S X
AP

[Board "2"]
[Auction "E"]
1S 1S AP

Generated 12 hands
`;

describe('spelregels auction', () => {
  test('a PBN file: one line a board, faults with their line, and the other board still answered', () => {
    const { status, answers } = spelregels(['auction', file('two.pbn', TWO_BOARDS)]);
    expect(status).toBe(0);
    expect(answers).toMatchObject([
      {
        board: '1',
        dealer: 'N',
        vulnerable: 'none',
        auction: ['1S', 'P', '4S', 'X', 'P', 'P', 'P'],
        contract: '4SX',
        declarer: 'N',
        result: 9,
        score: -100,
        scoreNS: -100,
        problems: [],
      },
      {
        board: '2',
        dealer: 'E',
        auction: ['1S'],
        contract: null,
        declarer: null,
        score: null,
        problems: [
          {
            code: 'insufficient-bid',
            line: 9,
            found: '1S',
            message: expect.stringContaining('Regel 9') as string,
          },
          { code: 'stray-text', line: 11 },
        ],
      },
    ]);
  });

  test('a LIN file, by its name and from standard input', () => {
    const lin = 'pn|a,b,c,d|md|4,,|ah|Board 3|sv|e|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||mc|9|';
    const expected = { board: '3', dealer: 'E', contract: '3NT', declarer: 'E', score: 600, scoreNS: -600 };
    expect(spelregels(['auction', file('one.lin', lin)]).answers).toMatchObject([expected]);
    expect(spelregels(['auction', '-'], lin).answers).toMatchObject([expected]);
  });

  test('accepted irregularities are told apart from the calls', () => {
    const text = '[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n^S 1D ^I 1C AP';
    expect(spelregels(['auction', '-'], text).answers).toMatchObject([
      {
        auction: ['1D', '1C', 'P', 'P', 'P'],
        irregularities: [
          { kind: 'call-out-of-rotation', at: 0, by: 'E', call: '1D' },
          { kind: 'insufficient-bid', at: 1, by: 'S', call: '1C' },
        ],
        contract: '1C',
        declarer: 'S',
      },
    ]);
  });

  test('1,500 recorded auctions as PBN and as LIN', () => {
    const recorded = recordedAuctions();
    const boards = recorded.map(({ board }, i) => ({ ...board, number: `${i + 1}` }));
    const expected = recorded.map(({ contract, declarer, score }) => [
      contract,
      declarer === '-' ? null : declarer,
      score === '-' ? null : Number(score),
    ]);
    for (const path of [file('all.pbn', makePbn(boards)), file('all.lin', makeLin(boards))]) {
      const answers = spelregels(['auction', path]).answers as {
        contract: string;
        declarer: string;
        score: number;
      }[];
      expect(answers.map(({ contract, declarer, score }) => [contract, declarer, score])).toEqual(expected);
    }
  });

  test('the table is that of the edition', () => {
    const text = '[Board "4"]\n[Result "10"]\n[Auction "W"]\n4S X XX AP';
    const scores = ['1930', '1959', '2017'].map((edition) => {
      const [answer] = spelregels(['auction', '-', '--edition', edition], text).answers as {
        score: number | null;
      }[];
      return answer?.score;
    });
    expect(scores).toEqual([null, 1030, 1080]);
  });

  test('bytes of ISO 8859-1 are read as such', () => {
    const text = Buffer.from('[Board "1"]\n[North "Ren\xe9"]\n[Contract "Pass"]', 'latin1');
    expect(spelregels(['auction', file('latin.pbn', text)]).answers).toMatchObject([
      { contract: 'Pass', score: 0 },
    ]);
  });

  test.each([
    ['no file', ['auction'], 'usage'],
    ['a file that is not there', ['auction', join(folder, 'none.pbn')], 'unreadable-file'],
    ['a folder', ['auction', folder], 'unreadable-file'],
    ['a file without boards', ['auction', file('notes.pbn', 'milk, eggs')], 'no-boards'],
    ['an unknown edition', ['auction', '-', '--edition', '1066'], 'unknown-edition'],
    ['an edition that is not named', ['auction', '-', '--edition'], 'usage'],
    ['an unknown command', ['sing'], 'unknown-command'],
  ])('%s is unusable: status 2 and an error', (_, args, code) => {
    expect(spelregels(args)).toMatchObject({ status: 2, answers: [{ error: { code } }] });
  });
});
