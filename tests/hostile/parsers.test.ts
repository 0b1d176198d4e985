/**
 * Everything that reads what a person, a file, an address or a storage hands it: whatever it gets, it reads it or says that
 * it cannot, at once and without throwing; and what it reads it would write and read the same. The notations of boards and
 * hands stand in `bridge/fuzz.test.ts`, the codes of questions in `quiz/`.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoards } from '../../src/bridge/file.ts';
import { makeClaim, parseClaim } from '../../src/claims/code.ts';
import { sayLosses } from '../../src/dutch/exchange.ts';
import { parseTypedAuction } from '../../src/dutch/typed-auction.ts';
import { parseTypedCall } from '../../src/dutch/typed-calls.ts';
import { parseTypedCards } from '../../src/dutch/typed-cards.ts';
import { CURRENT, EDITIONS } from '../../src/editions.ts';
import { rule } from '../../src/engine/index.ts';
import { makeFragment, parseFragment } from '../../src/islands/arbitrage/case-address.ts';
import { caseFromBoard } from '../../src/islands/arbitrage/case-from-board.ts';
import { newCase } from '../../src/islands/arbitrage/case.ts';
import { savedCases } from '../../src/islands/arbitrage/saved.ts';
import { makeEvent, makeStory, parseEvent, parseStory } from '../../src/islands/compare/notation.ts';
import { examId, parseExam } from '../../src/islands/exam/forms.ts';
import { makeAddress, parseAddress } from '../../src/islands/practise/filter.ts';
import { placeIn } from '../../src/islands/practise/history.ts';
import { makeFoundWords, parseFoundWords } from '../../src/islands/search/found-words.ts';
import { parseRun } from '../../src/islands/store/runs.ts';
import { parseEngineCitation } from '../../src/lawtext/anchors.ts';
import { parseLogEntry } from '../../src/quiz/log.ts';
import { makeProgressFile, parseProgressFile } from '../../src/quiz/progress-file.ts';
import { search } from '../../src/search/search.ts';
import { index } from '../search/index-of-tests.ts';

const SEED = 9;
const RUNS = 400;
const ids = EDITIONS.map(({ id }) => id);
const current = '2017';
const books = EDITIONS.map(({ id }) => ({ id, ...(id === '1930' && { whole: 'vi' }) }));
const topics = ['verzaken', 'score'];
/** What to practise, and an exam, of which every field could be followed. */
const wholeAddress = (read: ReturnType<typeof parseAddress>) => (read.odd.length === 0 ? read : undefined);
const wholeExam = (read: ReturnType<typeof parseExam>) => (read?.odd.length === 0 ? read.choice : undefined);

/** What a page never means: markup, escapes, very long, no letters at all, names that objects have by birth. */
const NASTY = [
  ...['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', 'javascript:alert(1)', '{{7*7}}', '${7*7}'],
  ...['%', '%00', '%E0%A4%A', '\u0000', '\uD800', '\u202E', '\uFEFF', '🂡'.repeat(50)],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', '-0', '1e999'],
  ...['a'.repeat(6000), '(((((((((('.repeat(200), '_'.repeat(5000), '../../../etc/passwd', "' OR 1=1 --"],
];

/** Anything, and texts that are nearly right: a good one cut, doubled, or with something strange put in. */
const nearly = (good: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...NASTY),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ maxLength: 200 }),
    fc
      .tuple(
        fc.constantFrom(...good),
        fc.nat(),
        fc.nat(8),
        fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom(...NASTY, ...good)),
      )
      .map(([text, at, out, into]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + into + text.slice(place + out);
      }),
  );

interface Reader {
  readonly good: readonly string[];
  /** Reads; where there is a way to write, gives what was read after it was written and read again as well. */
  readonly read: (text: string) => readonly unknown[];
}

const STORY = 'N_b1S_bE-1H_l_kS-reject_rE-2H.n_wN-1S.u.d_tE-HT.v';
const CASE = 'editie=2017&gever=E&kwetsbaar=NS&geval=onvoldoend-bod&zaak=b1S_bP_l_kS-reject_rE-2C';
const CLAIM = 'S-S-S-S-2*S2_H3*HA_D4*CK_C2*DA_S9**t_S2';
const RECORD = JSON.stringify({
  edition: '2017',
  dealer: 'N',
  vulnerable: 'none',
  events: [{ call: '1S' }, { call: '1H', by: 'E' }, { attention: true }, { choose: 'reject', by: 'S' }],
});
const ENTRY = {
  id: '1-2017-kn-strafkaarten-02-17',
  at: 1,
  code: '2017-kn-strafkaarten-02-17',
  pattern: '2017-kn-strafkaarten-02',
  topic: 'strafkaarten',
  level: 'basis',
  chosen: [0],
  correct: true,
  mode: 'practice',
};
const facts = { engineVersion: '1', contentVersion: '1', exportedAt: 1 };

const json = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Reads, and where that gave something, writes it and reads it again. */
const again = <T>(read: (text: string) => T | undefined, write: (value: T) => string, text: string) => {
  const first = read(text);
  return first === undefined ? [first] : [first, read(write(first))];
};

const READERS: { readonly [name: string]: Reader } = {
  'a case of the helper, with checklist and claim': {
    good: [CASE, `${CASE}&eis=${CLAIM}&lijst=wie*leider.won-de-slag*nee`, 'editie=1930&zaak=b1S'],
    read: (text) =>
      again(
        (each) => {
          const read = parseFragment(each, ids);
          return read !== undefined && 'kind' in read ? undefined : read;
        },
        makeFragment,
        text,
      ),
  },
  'a board of a file, as a case': {
    good: [
      '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1S =1= ^I 1H Pass ^S X *\n[Note "1:x"]',
      'pn|a,b,c,d|md|3,,|ah|Board 12|sv|o|mb|1S!|an|x|mb|1H|nt|y|mc|9|',
    ],
    read: (text) => {
      const board = parseBoards('', new TextEncoder().encode(text)).boards[0];
      if (board === undefined) return [board];
      const { kase, losses } = caseFromBoard(newCase(current), board);
      expect(sayLosses(losses).join(' ')).not.toMatch(/undefined|NaN/);
      return [kase, parseFragment(makeFragment(kase), ids)];
    },
  },
  'a case of the comparison': { good: [STORY], read: (text) => again(parseStory, makeStory, text) },
  'an event of a case': {
    good: ['bE-1H', 'rE-2H.n', 'tE-HT-S2.v', 'bX.2S'],
    read: (text) => again(parseEvent, makeEvent, text),
  },
  'a claim': { good: [CLAIM], read: (text) => again(parseClaim, makeClaim, text) },
  'what to practise': {
    good: [
      '?editie=2017&onderwerp=verzaken.score&niveau=basis&aantal=20',
      '?reeks=fouten',
      '?vraag=2017-kn-a-1-2',
    ],
    read: (text) => again((each) => wholeAddress(parseAddress(each, books, topics)), makeAddress, text),
  },
  'an exam': {
    good: ['?proef=vrij&editie=2017&zaad=klas-7&onderwerp=score&aantal=60&minuten=5', '?proef=speler&zaad=1'],
    read: (text) => again((each) => wholeExam(parseExam(each, ids, topics, current)), examId, text),
  },
  'a file of progress': {
    good: [makeProgressFile([parseLogEntry(ENTRY)!], facts)],
    read: (text) => {
      const read = parseProgressFile(text);
      return read.kind === 'fault'
        ? [read]
        : [read, parseProgressFile(makeProgressFile(read.answers, facts))];
    },
  },
  'a table record': { good: [RECORD], read: (text) => [rule(json(text))] },
  'a call as typed': {
    good: ['2♥', '1sa', 'doublet', '3 zonder troef'],
    read: (text) => [parseTypedCall(text)],
  },
  'an auction as typed': {
    good: ['1H pas 2SA doublet', '1♠ p p x'],
    read: (text) => [parseTypedAuction(text)],
  },
  'cards as typed': { good: ['S AHV H 102 R - K 9', '♠AKQ'], read: (text) => [parseTypedCards(text)] },
  'a citation': {
    good: ['27B1a', '40A', '17'],
    read: (text) => [CURRENT, ...EDITIONS].map((edition) => parseEngineCitation(text, edition)),
  },
  'a search': {
    good: ['27B1a', 'art. 30 1959', 'verzaakt 2♥', 'strafkaart voorspelen'],
    read: (text) => [search(text, index, {}), search(text, index, { edition: text })],
  },
};

/** Milliseconds in which an answer must be there, even to the longest text on a busy machine. */
const AT_ONCE = 1500;

describe.each(Object.entries(READERS))('%s', (name, { good, read }) => {
  test('what is good is read', () => {
    for (const text of good) expect(read(text)[0], text).toBeDefined();
  });

  test('whatever is handed to it, it answers, and reads what it wrote the same', () => {
    const runs = name === 'a search' ? RUNS / 4 : RUNS;
    fc.assert(
      fc.property(nearly(good), (text) => {
        const start = performance.now();
        const [first, second] = read(text);
        expect(performance.now() - start).toBeLessThan(AT_ONCE);
        if (second !== undefined && name !== 'a search' && name !== 'a citation')
          expect(second).toEqual(first);
      }),
      { seed: SEED, numRuns: runs, examples: NASTY.map((text): [string] => [text]) },
    );
  });
});

/** A good value with one field, at any depth, made into something else. */
const spoilt = (value: object): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(value)), fc.anything())
    .map(([key, other]) => ({ ...value, [key]: other }));

const RUN = {
  id: '?proef=speler&editie=2017&zaad=1',
  run: 'abc',
  startedAt: 1,
  codes: ['2017-kn-strafkaarten-02-17'],
  spent: 2,
  clock: 'running',
  chosen: { 0: [1] },
};
const PLACE = { kind: 'asked', at: 0, set: { id: 'a', items: [{ code: 'x', reason: { kind: 'drawn' } }] } };

describe.each([
  ['an answer', ENTRY, parseLogEntry],
  ['an exam begun', RUN, parseRun],
  ['a place in a set', PLACE, placeIn],
] as const)('%s as it was stored', (_name, good, read: (stored: unknown) => unknown) => {
  test('a good one is read', () => expect(read(good)).toMatchObject(good));

  test('anything else is refused without a word, and nothing of another form gets in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoilt(good)), (stored) => {
        const found = read(stored);
        if (found === undefined) return;
        for (const [field, value] of Object.entries(good))
          expect(typeof (found as Record<string, unknown>)[field]).toBe(typeof value);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});

test('words of a search: only words come through, and only for the page they are meant for', () => {
  const good = makeFoundWords('/2017/27/', ['strafkaart', '(pas)']);
  expect(parseFoundWords(good, '/2017/27/')).toEqual(['strafkaart', '(pas)']);
  expect(parseFoundWords(good, '/2017/28/')).toEqual([]);
  const spoiltWords = fc.anything().map((words) => JSON.stringify({ path: '/', words }) ?? '');
  fc.assert(
    fc.property(fc.oneof(nearly([good]), fc.json(), spoiltWords), (text) => {
      for (const word of parseFoundWords(text, '/')) expect(typeof word).toBe('string');
    }),
    { seed: SEED, numRuns: 1000 },
  );
});

/** A saved case with any number as its moment. */
const savedAt = fc
  .oneof(fc.double(), fc.constantFrom(1e300, -1, 8.64e15 + 1))
  .map((at) => JSON.stringify({ fragment: CASE, note: '', at }));

test('saved cases: what another program wrote on the shelf is counted, not read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(nearly([JSON.stringify({ fragment: CASE, note: '', at: 1 })]), savedAt)),
      (texts) => {
        const entries = texts.map((text, at) => [`spelregelatlas:arbitrage:bewaard:${at}`, text] as const);
        const { cases, unreadable } = savedCases({
          length: entries.length,
          key: (at) => entries[at]?.[0] ?? null,
          getItem: (key) => entries.find(([each]) => each === key)?.[1] ?? null,
          setItem: () => undefined,
          removeItem: () => undefined,
        });
        expect(cases.length + unreadable).toBe(entries.length);
        for (const { at } of cases) expect(new Date(at).toLocaleString('nl-NL')).not.toContain('Invalid');
      },
    ),
    { seed: SEED, numRuns: 200 },
  );
});

test('a table record of any shape gets an answer or an error with a code, and both can be sent on', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), spoilt(json(RECORD) as object)), (record) => {
      const answer = rule(record);
      expect('error' in answer ? answer.error.code : answer.phase).toMatch(/^[a-z-]+$/);
      expect(() => JSON.stringify(answer)).not.toThrow();
    }),
    { seed: SEED, numRuns: 1500 },
  );
});
