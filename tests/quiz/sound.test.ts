/**
 * What a question says besides its answers: reasons that count right, findings that can be believed, every call drawn, steps that no
 * later choice upsets, provisions that do not apply together. Over cases of every pattern to which it pertains.
 */
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { engineEditions } from '../../src/engine/index.ts';
import { isBid, type Call } from '../../src/engine/calls.ts';
import type { Meaning } from '../../src/engine/meaning.ts';
import { codeIn } from '../../src/quiz/codes.ts';
import { makeQuestion, patternsOf } from '../../src/quiz/make.ts';
import { isQuizFault, type Question, type QuestionKind } from '../../src/quiz/question.ts';
import { lastRuled, ruled } from './truth.ts';

const library = readLibrary();

/** Questions of some kinds in some editions: a few cases of every pattern. */
const questionsOf = (
  kinds: readonly QuestionKind[],
  numbers: readonly number[],
  editions: readonly string[] = engineEditions,
): readonly Question[] =>
  editions.flatMap((edition) =>
    patternsOf(edition, library)
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ pattern }) => numbers.map((number) => makeQuestion(codeIn(pattern, number), library)))
      .filter((made): made is Question => !isQuizFault(made)),
  );

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i * 7919);

test('a reason counts the passes that are drawn', () => {
  const questions = questionsOf(['outcome'], upTo(24));
  const passedOut = questions.filter(({ pattern }) => pattern.endsWith('-rondpas'));
  expect(new Set(passedOut.map(({ auction }) => auction!.cells.length))).toEqual(new Set([3, 4]));
  for (const { code, auction, options } of questions) {
    const calls = auction!.cells.map(({ call }) => call);
    const passes = calls.length - 1 - calls.findLastIndex((call) => call !== 'P');
    const hasBid = calls.some((call) => isBid(call as Call));
    const isOver = passes >= (hasBid ? 3 : 4);
    const said = options.map(({ why }) => why.toLowerCase()).join(' ');
    if (!hasBid) expect([code, said]).not.toEqual([code, expect.stringMatching(/drie keer/)]);
    if (isOver) expect([code, said]).not.toEqual([code, expect.stringMatching(/nog niet drie/)]);
    else expect([code, said]).not.toEqual([code, expect.stringMatching(/is na het laatste bod drie/)]);
  }
});

test('why a contract is not doubled or redoubled tells what became of the last bid', () => {
  const questions = questionsOf(['outcome'], upTo(24));
  let told = 0;
  for (const { code, auction, options } of questions)
    for (const { why } of options) {
      const not = /laatste bod is (niet gedoubleerd|gedoubleerd en (?:niet )?geredoubleerd)/.exec(why)?.[1];
      if (not === undefined) continue;
      told++;
      const action = auction!.cells.findLast(({ call }) => call !== 'P')?.call;
      const is = { X: 'gedoubleerd en niet geredoubleerd', XX: 'gedoubleerd en geredoubleerd' };
      expect([code, not]).toEqual([code, is[action as 'X'] ?? 'niet gedoubleerd']);
    }
  expect(told).toBeGreaterThan(100);
});

describe('steps', () => {
  const questions = questionsOf(['steps'], upTo(6));

  test('are asked only when no choice is left on which they depend', () => {
    expect(questions.length).toBeGreaterThan(100);
    for (const { code, record } of questions)
      expect([code, ruled(record).phase]).toEqual([code, expect.stringMatching(/^(auction|closed)$/)]);
  });

  test('are those of the edition: 1930 has neither director nor slips', () => {
    const words = questions
      .filter(({ edition }) => edition === '1930')
      .map(({ prompt, options }) => [prompt, ...options.map(({ text }) => text)].join(' '));
    expect(words.length).toBeGreaterThan(5);
    for (const text of words) expect(text).not.toMatch(/wedstrijdleider|vergissing/i);
  });
});

test('no provision is called wrong that the ruling cites or that is cited together with the right one', () => {
  const questions = questionsOf(['provision'], upTo(6));
  expect(questions.length).toBeGreaterThan(300);
  for (const { code, cites, record, options } of questions) {
    const applied = ruled(record).trace.flatMap((entry) => entry.cites);
    for (const option of options.filter(({ correct }) => !correct)) {
      expect([code, applied.filter((cite) => option.cites.includes(cite))]).toEqual([code, []]);
      const named = new RegExp(`\\b${cites[0]}\\b`);
      expect([code, option.why]).not.toEqual([code, expect.stringMatching(named)]);
    }
  }
});

test('a call made over an irregular one is ruled on by what it does to that one, not as a call in turn', () => {
  const said = questionsOf(['options'], upTo(24), ['1959'])
    .flatMap(({ options }) => options)
    .filter(({ why, citesEdition = '1959' }) => citesEdition === '1959' && /overheen had/.test(why));
  expect(said.length).toBeGreaterThan(20);
  for (const { cites } of said) expect(cites).not.toContain('21');
  const [called] = questionsOf(['provision'], [0], ['1959']).filter(({ pattern }) =>
    pattern.endsWith('-ibl'),
  );
  expect(called?.cites).toEqual([lastRuled(ruled(called!.record))[0]]);
  expect(called?.cites).toEqual(['27']);
});

type Said = {
  readonly call: string;
  readonly by: string;
  readonly shows?: Meaning;
  readonly artificial?: true;
};

describe('calls that replace another', () => {
  const questions = questionsOf(['consequence', 'lead', 'steps', 'provision'], upTo(4));

  test('are drawn', () => {
    let drawn = 0;
    for (const { code, record, auction } of questions)
      for (const event of record?.events ?? []) {
        if (!('replace' in event)) continue;
        const found = auction!.cells.some(({ by, call }) => by === event.by && call === event.replace);
        expect([code, event.replace, found]).toEqual([code, event.replace, true]);
        drawn++;
      }
    expect(drawn).toBeGreaterThan(200);
  });

  test('compare as their meanings let one believe', () => {
    let [comparable, other] = [0, 0];
    for (const { code, edition, story, record } of questions) {
      const found = /; dat is (g?een) vergelijkbare bieding\.$/.exec(story.at(-1) ?? '')?.[1];
      if (found === undefined || edition !== '2017') continue;
      const events = record!.events as unknown as readonly (Said & { readonly replace?: string })[];
      const said = (event: (typeof events)[number]): string | undefined => event.replace ?? event.call;
      const word = /(?:biedt|bieden|er) (\S+)/.exec(story.at(-1)!)?.[1];
      const flagged = events.findLast((event) => 'comparable' in event);
      if (flagged === undefined || word === undefined) continue;
      const by = flagged.by;
      const own = events.filter((event) => event.by === by && said(event) !== undefined);
      const place = own.indexOf(flagged);
      const withdrawn = own[place - 1]!;
      const suit = (event: typeof withdrawn): string => (said(event) ?? '').slice(1);
      if (found === 'een') {
        comparable++;
        expect([code, suit(flagged)]).toEqual([code, suit(withdrawn)]);
      } else {
        other++;
        const isSame = said(withdrawn) === said(flagged) && !withdrawn.artificial && !flagged.artificial;
        const overlap =
          Math.min(withdrawn.shows?.points?.[1] ?? 37, flagged.shows?.points?.[1] ?? 37) -
          Math.max(withdrawn.shows?.points?.[0] ?? 0, flagged.shows?.points?.[0] ?? 0);
        const width = (flagged.shows?.points?.[1] ?? 37) - (flagged.shows?.points?.[0] ?? 0);
        expect([code, isSame && 2 * overlap > width]).toEqual([code, false]);
      }
    }
    expect(comparable).toBeGreaterThan(0);
    expect(other).toBeGreaterThan(20);
  });
});

test('what decides is neither what a side may know nor what happens at the lead (2007, 2017: 16 and 26)', () => {
  const questions = questionsOf(['provision'], upTo(3), ['2007', '2017']);
  expect(questions.length).toBeGreaterThan(200);
  for (const { code, cites } of questions)
    expect([code, cites[0]]).not.toEqual([code, expect.stringMatching(/^(16|26)\D/)]);
});

describe('where the text of an edition leaves open what follows', () => {
  /** A slip of the tongue in 1930; a lost turn; two irregularities in one call; an annulled illegal call. */
  const OPEN = [
    '1930-co-cunx',
    '1930-op-cun',
    '1930-pv-si',
    '1930-co-brt',
    '1930-co-awnx',
    '1930-op-bin',
    '1959-co-ct',
    '1959-pv-tl',
    '1959-co-bin',
  ];

  test.each(OPEN)('nothing is asked: %s', (pattern) => {
    expect(makeQuestion(codeIn(pattern, 1), library)).toMatchObject({ kind: 'fault' });
    expect(patternsOf(pattern.slice(0, 4), library).map((info) => info.pattern)).not.toContain(pattern);
  });

  test('no wrong answer rests on it', () => {
    const others = questionsOf(['consequence', 'options', 'provision'], upTo(3), ['2007', '2017']);
    const slips = others.filter(({ pattern }) => /-c[uwt]/.test(pattern));
    expect(slips.length).toBeGreaterThan(20);
    for (const { code, options } of slips)
      expect([code, options.map(({ citesEdition }) => citesEdition)]).not.toEqual([
        code,
        expect.arrayContaining(['1930']),
      ]);
  });
});

test('a call that shows other suits than it names is explained where a lead is asked about', () => {
  let told = 0;
  for (const { code, record, story, auction } of questionsOf(['lead'], upTo(6))) {
    const offender = auction!.cells.find(({ framed }) => framed)?.by;
    const own = (record!.events as unknown as readonly Said[]).filter(({ by }) => by === offender);
    const unlike = own.some(
      ({ call, shows, artificial }) => artificial && isBid(call as Call) && shows !== undefined,
    );
    if (!unlike) continue;
    told++;
    expect([code, story.join(' ')]).toEqual([code, expect.stringMatching(/toont|kunstmatig/)]);
  }
  expect(told).toBeGreaterThan(3);
});

test('every call of the record is drawn, also one that was withdrawn when something had gone wrong before', () => {
  const questions = questionsOf(['consequence', 'irregularity', 'lead', 'provision', 'options'], upTo(3));
  expect(questions.length).toBeGreaterThan(500);
  for (const { code, record, auction } of questions)
    for (const event of record!.events as unknown as readonly (Said & { readonly call?: string })[])
      // The passes before a slip is seen are told in words.
      if (
        event.call !== undefined &&
        (event.call !== 'P' || !record!.events.some((each) => 'change' in each))
      )
        expect([code, auction!.cells.map(({ by, call }) => `${by} ${call}`)]).toEqual([
          code,
          expect.arrayContaining([`${event.by} ${event.call}`]),
        ]);
});

describe('mistakes that players make', () => {
  const bidsIn = ({ record }: Question) =>
    (record!.events as unknown as readonly (Said & { readonly replace?: string })[]).map((event) => ({
      by: event.by,
      call: (event.replace ?? event.call ?? '') as Call,
      isReplacement: event.replace !== undefined,
    }));
  const rank = (call: string): number =>
    Number(call[0]) * 5 + ['C', 'D', 'H', 'S', 'NT'].indexOf(call.slice(1));

  test('who bids too low again has raised his bid', () => {
    const questions = questionsOf(['consequence', 'options'], upTo(4)).filter(({ pattern }) =>
      /-ib\w*ri/.test(pattern),
    );
    expect(questions.length).toBeGreaterThan(10);
    for (const question of questions) {
      const bids = bidsIn(question);
      const at = bids.findIndex(({ isReplacement }) => isReplacement);
      const first = bids.slice(0, at).findLast(({ by }) => by === bids[at]!.by)!;
      expect([question.code, rank(bids[at]!.call) > rank(first.call)]).toEqual([question.code, true]);
    }
  });

  test('nobody makes the bid again that he has made', () => {
    const questions = questionsOf(['irregularity'], upTo(24)).filter(({ pattern }) => /-bi$/.test(pattern));
    expect(questions.length).toBeGreaterThan(40);
    for (const question of questions) {
      const bids = bidsIn(question).filter(({ call }) => isBid(call));
      const last = bids.at(-1)!;
      expect([
        question.code,
        bids.filter(({ by, call }) => by === last.by && call === last.call).length,
      ]).toEqual([question.code, 1]);
    }
  });

  test('more than seven is bid over a slam, in a suit of the own side', () => {
    const questions = questionsOf(['irregularity'], upTo(24)).filter(({ pattern }) => /-ov$/.test(pattern));
    expect(questions.length).toBeGreaterThan(40);
    for (const question of questions) {
      const calls = bidsIn(question);
      const { by, call } = calls.at(-1)!;
      const slam = calls.slice(0, -1).findLast((each) => isBid(each.call))!;
      const own = calls
        .slice(0, -1)
        .some(
          (each) =>
            'NSEW'.indexOf(each.by) >> 1 === 'NSEW'.indexOf(by) >> 1 && each.call.slice(1) === call.slice(1),
        );
      expect([question.code, Number(slam.call[0]) >= 6, own]).toEqual([question.code, true, true]);
    }
  });
});
