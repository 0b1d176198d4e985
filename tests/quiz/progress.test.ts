/** From answers to a schedule: FSRS over the log, union of logs, the progress file and whatever may be wrong with it. */
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { grade } from '../../src/quiz/grade.ts';
import { logEntry, parseLogEntry, unionOf, type LogEntry } from '../../src/quiz/log.ts';
import { daysPractised, masteryOf } from '../../src/quiz/progress.ts';
import { makeProgressFile, parseProgressFile } from '../../src/quiz/progress-file.ts';
import { QUIZ_LEVELS } from '../../src/quiz/question.ts';
import { duePatterns, newCaseOf, patternsToMend } from '../../src/quiz/due.ts';
import { recallAt, scheduleOf } from '../../src/quiz/schedule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 4, 3, 12);

const answer = (pattern: string, number: number, correct: boolean, at: number): LogEntry => ({
  id: `${at}-${pattern}-${number}`,
  at,
  code: `${pattern}-${number}`,
  pattern,
  topic: 'onvoldoend-bod',
  level: 'basis',
  chosen: [0],
  correct,
  mode: 'practice',
});

describe('grading', () => {
  const options = [true, false, true, false].map((correct, i) => ({
    text: `${i}`,
    correct,
    why: '',
    cites: [],
  }));
  test.each([
    [[0, 2], true, ['hit', 'left', 'hit', 'left']],
    [[0], false, ['hit', 'left', 'missed', 'left']],
    [[0, 1, 2], false, ['hit', 'wrong', 'hit', 'left']],
    [[], false, ['missed', 'left', 'missed', 'left']],
    [[1, 3], false, ['missed', 'wrong', 'missed', 'wrong']],
  ])('%j of a set: right is exactly the right ones', (chosen, correct, verdicts) => {
    expect(grade({ options }, chosen)).toEqual({ correct, verdicts });
  });

  test('an entry of the log holds the grade', () => {
    const question = {
      code: '2017-co-ib-3',
      pattern: '2017-co-ib',
      topic: 't',
      level: 'basis',
      options,
    } as const;
    expect(logEntry(question, [0, 2], START, 'exam')).toEqual({
      id: `${START}-2017-co-ib-3`,
      at: START,
      code: '2017-co-ib-3',
      pattern: '2017-co-ib',
      topic: 't',
      level: 'basis',
      chosen: [0, 2],
      correct: true,
      mode: 'exam',
    });
  });
});

describe('the schedule', () => {
  test('a mistake is back within the hour, a right answer after a day or more', () => {
    const wrong = scheduleOf([answer('2017-co-ib', 1, false, START)]).get('2017-co-ib')!;
    const right = scheduleOf([
      answer('2017-co-ib', 1, true, START),
      answer('2017-co-ib', 2, true, START + DAY),
    ]).get('2017-co-ib')!;
    expect(wrong.due - START).toBeLessThan(60 * MINUTE);
    expect(right.due - START).toBeGreaterThan(2 * DAY);
  });

  test('every right answer in time makes the interval longer, a lapse makes it short again', () => {
    const log: LogEntry[] = [];
    const intervals: number[] = [];
    let at = START;
    for (let i = 0; i < 5; i++) {
      log.push(answer('2017-co-ib', i, true, at));
      const { due } = scheduleOf(log).get('2017-co-ib')!;
      intervals.push(due - at);
      at = due;
    }
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
    log.push(answer('2017-co-ib', 9, false, at));
    const after = scheduleOf(log).get('2017-co-ib')!;
    expect(after.due - at).toBeLessThan(60 * MINUTE);
    expect(after).toMatchObject({ lapses: 1, answers: 6, right: 5, lastCorrect: false });
  });

  test('the order of the log does not matter, nor does the machine', () => {
    const entries = fc.array(
      fc.tuple(fc.constantFrom('2017-co-ib', '2017-ld-brn'), fc.boolean(), fc.nat(400)),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(entries, fc.integer(), (rows, turn) => {
        const log = rows.map(([pattern, correct, hours], i) =>
          answer(pattern, i, correct, START + hours * DAY + i),
        );
        const place = log.length === 0 ? 0 : Math.abs(turn) % log.length;
        const turned = [...log.slice(place), ...log.slice(0, place)].reverse();
        const sorted = (schedule: ReturnType<typeof scheduleOf>) =>
          [...schedule].sort(([a], [b]) => (a < b ? -1 : 1));
        expect(sorted(scheduleOf(turned))).toEqual(sorted(scheduleOf(log)));
      }),
      { numRuns: 50 },
    );
  });

  test('is that of the whole scheduler of FSRS with a step of ten minutes', () => {
    const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });
    const answers = fc.array(
      fc.tuple(fc.boolean(), fc.oneof(fc.nat(90), fc.nat(3 * 24 * 60), fc.nat(400 * 24 * 60))),
      { minLength: 1, maxLength: 14 },
    );
    fc.assert(
      fc.property(answers, fc.nat(900), (rows, later) => {
        const log: LogEntry[] = [];
        let at = START;
        let card = createEmptyCard(new Date(at));
        for (const [i, [correct, minutes]] of rows.entries()) {
          at += minutes * MINUTE + 1;
          log.push(answer('2017-co-ib', i, correct, at));
          card = scheduler.next(card, new Date(at), correct ? Rating.Good : Rating.Again).card;
        }
        const ours = scheduleOf(log).get('2017-co-ib')!;
        const now = at + later * DAY;
        expect(new Date(ours.due)).toEqual(card.due);
        expect(recallAt(ours, now)).toBeCloseTo(scheduler.get_retrievability(card, new Date(now), false), 6);
      }),
      { numRuns: 400 },
    );
  });

  test('due ones longest overdue first, mistakes latest first', () => {
    const schedule = scheduleOf([
      answer('2017-co-a', 1, false, START),
      answer('2017-co-b', 1, false, START + MINUTE),
      answer('2017-co-c', 1, true, START),
    ]);
    const due = (after: number) => duePatterns(schedule, START + after).map(({ pattern }) => pattern);
    expect(due(MINUTE)).toEqual([]);
    expect(due(60 * MINUTE).filter((pattern) => pattern !== '2017-co-c')).toEqual(['2017-co-a', '2017-co-b']);
    expect(due(30 * DAY)).toHaveLength(3);
    expect(patternsToMend(schedule).map(({ pattern }) => pattern)).toEqual(['2017-co-b', '2017-co-a']);
    expect(recallAt(schedule.get('2017-co-c')!, START + DAY)).toBeLessThan(1);
  });

  test('the pattern comes back in a case that was not asked before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { minLength: 1 }), fc.nat(30), (numbers, start) => {
        const log = numbers.map((number) => answer('2017-co-ib', number, true, START + number));
        const code = newCaseOf('2017-co-ib', log, start);
        expect(log.map((entry) => entry.code)).not.toContain(code);
        expect(code.startsWith('2017-co-ib-')).toBe(true);
      }),
    );
  });
});

describe('progress', () => {
  const log = [
    answer('2017-co-a', 1, true, START),
    answer('2017-co-b', 1, false, START + MINUTE),
    answer('2017-co-b', 2, false, START + 2 * DAY),
  ];
  const patterns = ['2017-co-a', '2017-co-b', '2017-co-c', '2017-co-d'].map((pattern) => ({
    pattern,
    topic: 'onvoldoend-bod',
  }));

  test('mastery counts what is known of all that can be asked', () => {
    const [mastery] = masteryOf(log, patterns, START + MINUTE);
    expect(mastery).toMatchObject({ topic: 'onvoldoend-bod', patterns: 4, seen: 2, answers: 3, right: 1 });
    expect(mastery!.repeated).toBe(0);
    expect(mastery!.recalled).toBeCloseTo(0.5, 1);
    expect(mastery!.mastery).toBeCloseTo(0.125, 2);
  });

  test.each([
    ['one of two kinds, once', [['a', 1]], 0.25],
    [
      'both kinds, once',
      [
        ['a', 1],
        ['b', 1],
      ],
      0.5,
    ],
    [
      'one of them repeated',
      [
        ['a', 1],
        ['b', 1],
        ['a', 2],
      ],
      0.75,
    ],
    [
      'both repeated',
      [
        ['a', 1],
        ['b', 1],
        ['a', 2],
        ['b', 2],
      ],
      1,
    ],
  ] as const)(
    'all is known only when every kind went right and was repeated: %s',
    (_name, asked, expected) => {
      const two = patterns.slice(0, 2);
      const right = asked.map(([branch, number], at) =>
        answer(`2017-co-${branch}`, number, true, START + at * MINUTE),
      );
      expect(masteryOf(right, two, START + 10 * MINUTE)[0]!.mastery).toBeCloseTo(expected, 2);
    },
  );

  test('days with their answers, oldest first', () => {
    const utc = (at: number): string => new Date(at).toISOString().slice(0, 10);
    expect(daysPractised(log, utc)).toEqual([
      { day: '2026-05-03', answers: 2, right: 1 },
      { day: '2026-05-05', answers: 1, right: 0 },
    ]);
  });
});

const entries = fc.uniqueArray(
  fc
    .tuple(fc.nat(50), fc.boolean(), fc.nat(1_000_000), fc.constantFrom(...QUIZ_LEVELS))
    .map(([number, correct, at, level]) => ({ ...answer('2017-co-ib', number, correct, at), level })),
  { selector: ({ id }) => id, maxLength: 20 },
);

describe('two logs in one', () => {
  test('a union: whole, without doubles, the same whichever is added to which, and in order of time', () => {
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const ids = (log: readonly LogEntry[]) => log.map(({ id }) => id);
        const { log, added } = unionOf(one, other);
        expect(new Set(ids(log))).toEqual(new Set([...ids(one), ...ids(other)]));
        expect(new Set(ids(log)).size).toBe(log.length);
        expect(added.length).toBe(log.length - one.length);
        expect(ids(unionOf(other, one).log)).toEqual(ids(log));
        expect(unionOf(log, other)).toEqual({ log, added: [] });
        expect(log.map(({ at }) => at)).toEqual([...log].map(({ at }) => at).sort((a, b) => a - b));
      }),
    );
  });
});

describe('the progress file', () => {
  const facts = { engineVersion: '1', contentVersion: '2', exportedAt: START };

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(entries, (log) => {
        expect(parseProgressFile(makeProgressFile(log, facts))).toEqual({ kind: 'answers', answers: log });
      }),
    );
  });

  const whole = JSON.parse(makeProgressFile([answer('2017-co-ib', 1, true, START)], facts)) as {
    readonly answers: readonly object[];
  };
  const changed = (change: object): string => JSON.stringify({ ...whole, ...change });
  test.each([
    ['cut off', JSON.stringify(whole).slice(0, -9), { fault: 'not-json' }],
    ['empty', '', { fault: 'not-json' }],
    ['null', 'null', { fault: 'not-json' }],
    ['a list', '[]', { fault: 'not-ours' }],
    ['of another program', changed({ schema: 'anki' }), { fault: 'not-ours' }],
    ['without answers', changed({ answers: undefined }), { fault: 'not-ours' }],
    ['of a later version', changed({ schemaVersion: 2 }), { fault: 'newer-version' }],
  ])('%s: refused with its reason', (_name, text, fault) => {
    expect(parseProgressFile(text)).toMatchObject({ kind: 'fault', ...fault });
  });

  test.each([
    ['id', 7],
    ['at', 'gisteren'],
    ['at', -1],
    ['at', 1e18],
    ['code', 'zomaar'],
    ['pattern', '2017-co-br'],
    ['topic', undefined],
    ['level', 'expert'],
    ['chosen', [1.5]],
    ['chosen', 'a'],
    ['correct', 'ja'],
    ['mode', 'spel'],
  ])('one answer with a bad %s (%j): refused with its place', (field, value) => {
    const bad = { ...whole.answers[0], [field]: value };
    const text = changed({ answers: [whole.answers[0], bad] });
    expect(parseProgressFile(text)).toEqual({ kind: 'fault', fault: 'bad-answer', answer: 1 });
  });

  test('any text is read or refused, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['answers', 'fault']).toContain(parseProgressFile(text).kind);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const entry = parseLogEntry(value);
        expect(entry === undefined || typeof entry.code === 'string').toBe(true);
      }),
    );
  });
});
