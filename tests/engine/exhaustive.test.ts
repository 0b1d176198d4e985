/**
 * Every combination of irregularity, turn, reaction and replacement, in every edition: from a few auctions each seat makes
 * each kind of call, and from there every way on is taken that the answer leaves open. It asserts no ruling. It proves
 * that no situation meets a gap or a conflict (either is thrown), and that every clause of the law is used.
 */
import { describe, expect, test } from 'vitest';
import { lowestSufficient, mayDouble, turnOf } from '../../src/engine/auction.ts';
import type { Call, SpokenCall } from '../../src/engine/calls.ts';
import { engineEditions, lawsOf } from '../../src/engine/index.ts';
import { answerOf } from '../../src/engine/answer.ts';
import type { Asked } from '../../src/engine/sitting.ts';
import { openBook, type Book, type Clause, type Laws } from '../../src/engine/laws.ts';
import { applyEvent } from '../../src/engine/procedure.ts';
import { isFault, type TableEvent } from '../../src/engine/record.ts';
import { lho, partner, SEATS, type Seat } from '../../src/engine/seats.ts';
import { isClosed, newState, offenceIn, type Offence, type State } from '../../src/engine/state.ts';
import { faultsIn } from './invariants.ts';

/** Auctions, dealer North, from which things go wrong; with a barred player, an artificial bid, a double, a final pass. */
const STARTS: readonly (readonly TableEvent[])[] = [
  '',
  'P',
  'P P P',
  '1S',
  '1S P',
  '1S P P',
  '1S X',
  '1S X P',
  '1S X XX',
  '2C(art)',
  '7NT',
  '4H P P P',
  'P P P P',
].map((text) => text.split(' ').filter(Boolean).map(callOf));

const MEANT: TableEvent = { ...callOf('1H'), ...{ shows: { points: [12, 19] } } };

const BARRED: readonly TableEvent[] = [
  callOf('1S'),
  { kind: 'expose', by: 'E', cards: ['HT', 'SA'], led: false },
];

const CALLS: readonly SpokenCall[] = ['P', 'X', 'XX', '1H', '2H', '2NT', '8C'];
const SUBSTITUTES: readonly SpokenCall[] = ['P', 'X', 'XX', '1D', '2H', '3C', '8C'];

function callOf(text: string): TableEvent {
  const call = text.replace('(art)', '') as Call;
  return { kind: 'call', call, artificial: text.endsWith('(art)'), simultaneous: false };
}

const made = (call: SpokenCall, by: Seat, more: object = {}): TableEvent => ({
  kind: 'call',
  call,
  by,
  artificial: false,
  simultaneous: false,
  ...more,
});

const change = (call: SpokenCall, by: Seat, unintended: boolean, atOnce: boolean): TableEvent => ({
  kind: 'change',
  shows: call === '1H' ? { points: [12, 19] } : undefined,
  call,
  by,
  unintended,
  atOnce,
  artificial: false,
});

/** Two calls of one player whose meanings are compared: one more like the other, one narrower, one that asks the same. */
const COMPARED: readonly (readonly [object, object])[] = [
  [
    { points: [12, 19], length: { H: [5, 13] } },
    { points: [11, 18], length: { H: [5, 13] } },
  ],
  [
    { points: [12, 19], length: { H: [5, 13] } },
    { points: [15, 17], length: { H: [6, 7] } },
  ],
  [{ purpose: 'asks for aces' }, { purpose: 'asks for aces' }],
];

/** The second in place of the first: at his own turn after a call before it, and in place of an insufficient bid. */
const comparisons = (): readonly (readonly TableEvent[])[] =>
  COMPARED.flatMap(([first, second]): readonly (readonly TableEvent[])[] => [
    [
      made('1H', 'S', { shows: first }),
      ATTENTION,
      refuse('W'),
      callOf('P'),
      callOf('P'),
      made('1H', 'S', { shows: second }),
    ],
    [
      callOf('1S'),
      made('1H', 'E', { shows: first }),
      ATTENTION,
      refuse('S'),
      { kind: 'replace', by: 'E', call: '3H', shows: second, artificial: false },
    ],
  ]);

const ATTENTION: TableEvent = { kind: 'attention' };
const refuse = (by: Seat): TableEvent => ({ kind: 'choose', choice: 'reject', by });

/** Everything that may go wrong first. */
const irregularities = (): readonly TableEvent[] => [
  ...SEATS.flatMap((by) => CALLS.map((call) => made(call, by))),
  ...SEATS.flatMap((by) => [made('P', by, { artificial: true }), made('1H', by, { artificial: true })]),
  ...SEATS.flatMap((by) => [
    made('1S', by, { simultaneous: true }),
    made('X', by, { names: '2S' }),
    made('X', by, { names: '1S' }),
    made('XX', by, { names: '1H' }),
    made('XX', by, { names: '1S' }),
  ]),
  ...SEATS.flatMap((by) =>
    (['1H', '2H', 'X'] as const).flatMap((call) =>
      [true, false].flatMap((unintended) =>
        [true, false].map((atOnce) => change(call, by, unintended, atOnce)),
      ),
    ),
  ),
  ...SEATS.flatMap((by) =>
    ([['S3'], ['HT'], ['HJ'], ['S3', 'S4']] as const).flatMap((cards) =>
      [true, false].map((led): TableEvent => ({ kind: 'expose', by, cards, led })),
    ),
  ),
];

/** Every way on that a state leaves open; nothing is heaped on what already waits. */
const waysOn = (state: State, isFirst: boolean): readonly TableEvent[] => {
  const { open } = state;
  const offence = offenceIn(state);
  if (open?.stage === 'choice')
    return open.options.flatMap(({ id, by }): readonly TableEvent[] => [
      { kind: 'choose', choice: id, by },
      ...(id === 'accept' && offence?.second ? [made('P', by)] : []),
    ]);
  if (open?.stage === 'replacement' && offence) return replacements(offence.by);
  if (open !== undefined && offence) return reactions(offence, isFirst && state.waiting.length === 0);
  if (isClosed(state)) return [];
  if (state.mayWithdraw !== undefined) return [change('3C', state.mayWithdraw, false, false)];
  return state.obligations.owed.length > 0 ? callsWithFinding(state) : lawfulCalls(state).map(inTurn);
};

/** What may happen over an irregular call before attention is drawn. */
const reactions = ({ by, correction, turn }: Offence, isFirst: boolean): readonly TableEvent[] => {
  const noticed: TableEvent = { kind: 'attention' };
  const next = ['P', '3C', '1C'] as const;
  const over = next.map((call) => made(call, lho(by)));
  if (!isFirst || correction !== undefined) return [noticed, ...over];
  return [
    noticed,
    ...over,
    ...(turn === 'own' || turn === 'nobody' ? [] : findingsOver(by)),
    ...SEATS.filter((seat) => seat !== by).map((seat) => made('P', seat, { simultaneous: true })),
    { kind: 'expose', by: partner(by), cards: ['HA'], led: false },
    ...replacements(by),
    ...[true, false].map((slip): TableEvent => change('2H', by, slip, slip)),
  ];
};

const findingsOver = (by: Seat): readonly TableEvent[] => [
  ...[true, false].flatMap((over) => (['P', '3C'] as const).map((call) => made(call, lho(by), { over }))),
  ...SEATS.filter((seat) => seat !== by).flatMap((seat) => [made('P', seat), made('2NT', seat)]),
];

const replacements = (by: Seat): readonly TableEvent[] =>
  SUBSTITUTES.flatMap((call) =>
    [true, false, undefined].map((comparable): TableEvent => ({
      kind: 'replace',
      by,
      call,
      artificial: false,
      comparable,
    })),
  );

/** A pass, the lowest bid, and a double where it is allowed. */
const lawfulCalls = ({ auction }: State): readonly Call[] => {
  const bid = lowestSufficient(auction);
  return ['P', ...(bid ? [bid] : []), ...(mayDouble(auction, turnOf(auction)) ? (['X'] as const) : [])];
};

const inTurn = (call: Call): TableEvent => ({ kind: 'call', call, artificial: false, simultaneous: false });

const callsWithFinding = (state: State): readonly TableEvent[] => {
  const by = turnOf(state.auction);
  const isOwner = state.obligations.owed.some(({ offence }) => offence.by === by);
  return lawfulCalls(state).flatMap((call) =>
    isOwner ? [true, false].map((comparable) => made(call, by, { comparable })) : [inTurn(call)],
  );
};

/** So many calls deep, not counting what the director asks for. */
const DEPTH = 3;

interface Search {
  readonly book: Book;
  readonly seen: Set<string>;
}

/** Takes every way on, passes out at the end, and checks each state on the way. */
const explore = (search: Search, state: State, trace: readonly Asked[], depth: number): void => {
  const { auction, open, obligations, waiting, leads, exposed, outcome } = state;
  const calls = auction.calls.map(({ by, call, artificial, shows }) => [by, call, artificial, shows]);
  const key = JSON.stringify([depth, calls, open, obligations, waiting, leads.at(-1), exposed, outcome]);
  if (search.seen.has(key)) return;
  search.seen.add(key);
  const faults = faultsIn([state], trace);
  if (faults.length > 0) expect(faults).toEqual([]);
  if (state.question !== undefined) return;
  const ways = depth > 0 ? waysOn(state, depth === DEPTH) : [];
  if (ways.length === 0) answerOf(search.book, passOut(search.book, state), trace, undefined);
  for (const event of ways) {
    const further = [...trace];
    const next = applyEvent({ book: search.book, event: 0, trace: further }, state, event);
    const isAsked = event.kind === 'attention' || event.kind === 'choose';
    if (!isFault(next)) explore(search, next, further, isAsked ? depth : depth - 1);
  }
};

const passOut = (book: Book, from: State): State => {
  let state = from;
  for (let i = 0; i < 4 && !isClosed(state) && state.open === undefined; i++) {
    const next = applyEvent({ book, event: 0, trace: [] }, state, callOf('P'));
    if (isFault(next)) return state;
    state = next;
  }
  return state;
};

/** The laws with a note of every clause that applied. */
const noting = (laws: Laws, used: Set<Clause>): Laws => ({
  ...laws,
  articles: laws.articles.map((article) => ({
    ...article,
    clauses: article.clauses.map((clause) => ({
      ...clause,
      when: (facts: never) => {
        const applies = (clause.when as (facts: never) => boolean)(facts);
        if (applies) used.add(clause);
        return applies;
      },
    })) as unknown as readonly Clause[],
  })),
});

describe.each(engineEditions)('%s', (edition) => {
  const laws = lawsOf(edition)!;

  test('no gap, no conflict, every clause used', { timeout: 240_000 }, () => {
    const used = new Set<Clause>();
    const book = openBook(noting(laws, used));
    const search: Search = { book, seen: new Set() };
    for (const start of [...STARTS, BARRED, [MEANT]])
      for (const event of irregularities()) {
        const trace: Asked[] = [];
        let state = newState('N');
        for (const each of [...start, event]) {
          const next = applyEvent({ book, event: 0, trace }, state, each);
          if (!isFault(next)) state = next;
        }
        explore(search, state, trace, DEPTH);
      }
    for (const story of comparisons()) {
      const trace: Asked[] = [];
      let state = newState('N');
      for (const each of story) {
        const next = applyEvent({ book, event: 0, trace }, state, each);
        if (!isFault(next)) state = next;
      }
      expect(faultsIn([state], trace)).toEqual([]);
    }
    expect(search.seen.size).toBeGreaterThan(10_000);
    const unused = laws.articles.flatMap(({ clauses }) => clauses).filter((clause) => !used.has(clause));
    expect(unused.map(({ cite, at }) => `${cite} at ${at}`)).toEqual([]);
  });
});
