/** Codes: any text gives a question or a fault, never an exception; the same code gives the same question, today and tomorrow. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { codeIn, HIGHEST_NUMBER, makePattern, parseCode, parsePattern } from '../../src/quiz/codes.ts';
import { distinctCases, drawCodes } from '../../src/quiz/draw.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault, QUESTION_KINDS, QUIZ_FAULTS } from '../../src/quiz/question.ts';

const library = readLibrary();

const FROZEN = 'frozen.txt';

/** Codes of which the question is frozen: what people have passed on must stay what it was. `vitest -u` freezes anew. */
const codes = readFileSync(new URL(FROZEN, import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => line.split(' ')[0] || []);

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(JSON.stringify(makeQuestion(code, library)))
    .digest('hex')
    .slice(0, 16);

describe('the same code, the same question', () => {
  test('as when they were frozen', async () => {
    expect(codes.length).toBeGreaterThan(50);
    await expect(codes.map((code) => `${code} ${hashOf(code)}\n`).join('')).toMatchFileSnapshot(FROZEN);
  });

  test('whatever was asked before, and in whatever order', () => {
    const hashes = codes.map(hashOf);
    for (const code of [...codes].reverse()) makeQuestion(codeIn(code.replace(/-\d+$/, ''), 3), library);
    expect([...codes].reverse().map(hashOf).reverse()).toEqual(hashes);
  });

  test('capitals and blanks around it are forgiven', () => {
    const [code = ''] = codes;
    expect(makeQuestion(`  ${code.toUpperCase()}\n`, library)).toEqual(makeQuestion(code, library));
  });
});

describe('any code', () => {
  const likeACode = fc
    .tuple(
      fc.oneof(fc.constantFrom('1930', '1959', '1982', '2007', '2017'), fc.string({ maxLength: 5 })),
      fc.oneof(
        fc.constantFrom('le', 'ou', 'ir', 'op', 'co', 'ld', 'ed', 'sc', 'pv', 'st', 'ga', 'kn'),
        fc.string({ maxLength: 3 }),
      ),
      fc.oneof(
        fc.constantFrom(
          'ib',
          'ibn',
          'brnr',
          'xsn',
          'bb',
          'ahn',
          'bod',
          'manche',
          'leider',
          'zz',
          'ibqqq',
          'constructor',
        ),
        fc.string({ maxLength: 12 }),
      ),
      fc.oneof(fc.nat(HIGHEST_NUMBER), fc.constantFrom(-1, 1.5, 1e6, NaN)),
    )
    .map((parts) => parts.join('-'));

  test('gives a question or a fault with its name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), likeACode), (text) => {
        const made = makeQuestion(text, library);
        if (isQuizFault(made)) expect(QUIZ_FAULTS).toContain(made.fault);
        else expect(parseCode(made.code)).toMatchObject({ edition: made.edition, kind: made.kind });
      }),
      { numRuns: 400 },
    );
  });

  test('is read back as it was written', () => {
    const branch = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...QUESTION_KINDS),
        branch,
        fc.nat(HIGHEST_NUMBER),
        fc.integer({ min: 1000, max: 9999 }),
        (kind, branch, number, year) => {
          const parts = { edition: String(year), kind, branch, number };
          const code = codeIn(makePattern(parts), number);
          expect(parseCode(code)).toEqual(parts);
          expect(parsePattern(code.replace(/-\d+$/, ''))).toEqual({ edition: String(year), kind, branch });
        },
      ),
    );
  });

  test.each([
    ['', 'bad-code'],
    ['2017', 'bad-code'],
    ['2017-co-ibn', 'bad-code'],
    ['2017-co-ibn-01', 'bad-code'],
    ['2017-co-ibn-1000000', 'bad-code'],
    ['2017-xx-ibn-1', 'unknown-kind'],
    ['1899-co-ibn-1', 'unknown-branch'],
    ['2017-co-qqn-1', 'unknown-branch'],
    ['2017-kn-nergens-1', 'unknown-branch'],
    ['2017-ga-27b1-1', 'unknown-branch'],
  ])('%j: %s', (text, fault) => {
    expect(makeQuestion(text, library)).toMatchObject({ kind: 'fault', fault });
  });
});

describe('a set', () => {
  const patterns = patternsOf('1959', library);

  test('the same seed gives the same codes, another seed others', () => {
    expect(drawCodes(patterns, 'klas', 40)).toEqual(drawCodes(patterns, 'klas', 40));
    expect(drawCodes(patterns, 'klas', 40)).not.toEqual(drawCodes(patterns, 'klas 2', 40));
  });

  test('a longer set begins like a shorter one, and holds every kind equally often', () => {
    const kinds = new Set(patterns.map(({ kind }) => kind));
    const codes = drawCodes(patterns, 'klas', kinds.size * 3);
    expect(drawCodes(patterns, 'klas', kinds.size)).toEqual(codes.slice(0, kinds.size));
    const counted = codes
      .map((code) => parseCode(code))
      .map((parts) => typeof parts === 'object' && parts.kind);
    for (const kind of kinds) expect(counted.filter((each) => each === kind)).toHaveLength(3);
  });

  test('of nothing there is nothing', () => {
    expect(drawCodes([], 'klas', 5)).toEqual([]);
  });

  test('a written question comes once, whatever its number', () => {
    expect(
      distinctCases(['2017-kn-a-1', '2017-kn-a-2', '2017-co-ib-1', '2017-co-ib-1', '2017-co-ib-2']),
    ).toEqual(['2017-kn-a-1', '2017-co-ib-1', '2017-co-ib-2']);
  });
});
