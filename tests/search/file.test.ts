/** The index file: its size and name, read back as it was made, refused when it is another’s; and search on the command line. */
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { emptyIndex, INDEX_VERSION, openIndex, type IndexFile } from '../../src/search/index-file.ts';
import { tokensOf } from '../../src/search/tokens.ts';
import { index, json, name } from './index-of-tests.ts';

const file = JSON.parse(json) as IndexFile;

test('the file is at most 400 kB compressed', () => {
  expect(gzipSync(json).length).toBeLessThanOrEqual(400_000);
});

test('its name holds the version of encoder and index', () => {
  expect(name).toMatch(new RegExp(`^zoekindex-v${INDEX_VERSION}-[0-9a-f]{16}\\.json$`));
});

test('read back it finds every word of every document, in heading and text', () => {
  const lost = file.documents.flatMap(({ title, names = [], text }, at) => {
    const missing = (lookUp: (word: string) => readonly number[], words: string) =>
      [...new Set(tokensOf(words).map(({ term }) => term))].filter((term) => !lookUp(term).includes(at));
    return [...missing(index.inHeading, [title, ...names].join('\n')), ...missing(index.inText, text)];
  });
  expect(lost).toEqual([]);
});

test('a word that is nowhere is found nowhere', () => {
  expect(index.inText('zeppelin')).toEqual([]);
  expect(emptyIndex().search('kaart')).toEqual([]);
});

test.each([
  ['of another version', { ...file, version: '0' }, /version 0/],
  ['that is something else', {} as IndexFile, /no index/],
])('a file %s is refused', (_what, other, message) => {
  expect(() => openIndex(other)).toThrow(message);
});

test('every provision of a term and every counterpart is a document, and no counterpart is of the same edition', () => {
  const wrong = file.documents.flatMap((document) =>
    (document.same ?? [])
      .filter((at) => !file.documents[at] || file.documents[at].edition === document.edition)
      .map(() => document.path),
  );
  expect(wrong).toEqual([]);
  const terms = file.documents.filter(({ kind }) => kind === 'term');
  expect(terms.length).toBeGreaterThan(80);
});

describe('spelregels search', { timeout: 60_000 }, () => {
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, ['src/cli/main.ts', 'search', ...args], { input, encoding: 'utf8' });

  test('--jsonl gives a line of hits for every line, also an empty one', () => {
    const { status, stdout } = run(['--jsonl'], '27B1a\n\nblinde\n');
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as readonly Record<string, unknown>[]);
    expect(status).toBe(0);
    expect(answers).toHaveLength(3);
    expect(answers[0]?.[0]).toMatchObject({
      edition: '2017',
      article: '27',
      anchor: 'B1a',
      title: 'Onvoldoend bod',
      url: '/2017/27/#B1a',
      snippet: expect.stringContaining('laagste voldoende bod') as string,
    });
    expect(answers[1]).toEqual([]);
  });

  test('one query is answered in words', () => {
    const { status, stdout } = run(['onvoldoend', 'bod', '--edition', '1959']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/plaatsen gevonden/);
    expect(stdout).toMatch(/\/1959\/30\//);
  });

  test.each([
    [[], 'empty-query'],
    [['bod', '--edition', '1901'], 'unknown-edition'],
    [['bod', '--limit', 'veel'], 'invalid-limit'],
  ])('%j is refused with a code', (args, code) => {
    const { status, stdout } = run(args);
    expect(status).toBe(2);
    expect(stdout).toContain(code);
  });
});
