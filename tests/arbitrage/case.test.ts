/** A case at the table: entering, going back and forward, its address, and what the engine makes of it. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CALLS } from '../../src/engine/calls.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { engineEditions } from '../../src/engine/index.ts';
import { OPTION_IDS } from '../../src/engine/ruling.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { changeAnswers } from '../../src/dutch/change.ts';
import { placeInWords } from '../../src/dutch/steps.ts';
import { addressTroubleInWords, comparisonHint, stoppedInWords } from '../../src/dutch/table.ts';
import {
  makeFragment,
  parseFragment,
  type AddressTrouble,
} from '../../src/islands/arbitrage/case-address.ts';
import {
  ATTENTION,
  callBy,
  changeBy,
  chooseBy,
  eventsOf,
  exposeBy,
  newCase,
  replaceBy,
  stepBack,
  stepForward,
  withBoard,
  withMove,
  withoutAttention,
  withSeating,
  type Case,
  type Move,
} from '../../src/islands/arbitrage/case.ts';
import { askedFinding, changeFindings, played, ruledCase } from '../../src/islands/arbitrage/ruled.ts';

const EDITIONS = ['1930', '1959', '1982', '2007', '2017'];

const enter = (...moves: readonly Move[]): Case => moves.reduce(played, newCase('2017'));
const answerTo = (kase: Case) => {
  const ruled = ruledCase(kase);
  if (ruled.kind === 'none') throw new Error(ruled.stop.code);
  return ruled.answer;
};

const tooLow = enter(callBy('N', '1S'), callBy('E', '1H'));
const replaced = [chooseBy('S', 'reject'), replaceBy('E', '2C')].reduce(played, tooLow);

describe('entering', () => {
  test('27A: attention follows an insufficient bid by itself, so that the first choice stands ready', () => {
    expect(eventsOf(tooLow).at(-1)).toEqual(ATTENTION);
    expect(answerTo(tooLow).options.map(({ id, by }) => `${id} ${by}`)).toEqual(['accept S', 'reject S']);
  });

  test('27A1: unless left-hand opponent turns out to have called first', () => {
    const called = played(withoutAttention(tooLow), callBy('S', 'P'));
    expect(answerTo(called).auction.map(({ call }) => call)).toEqual(['1S', '1H', 'P']);
  });

  test('39C: attention follows a double after the final pass', () => {
    const passes = (['E', 'S', 'W'] as const).map((by) => callBy(by, 'P'));
    const late = enter(callBy('N', '4H'), ...passes, callBy('E', 'X'));
    expect(answerTo(late).irregularity).toMatchObject({ kind: 'call-after-final-pass', resolved: true });
  });

  test('a lawful call brings no director', () => {
    expect(eventsOf(enter(callBy('N', '1S'), callBy('E', 'P')))).toHaveLength(2);
  });

  test('27B: what the law asks of the director is asked about the substitute, and the finding decides', () => {
    const ruled = ruledCase(replaced);
    if (ruled.kind === 'none') throw new Error();
    const asked = askedFinding(ruled);
    expect(asked).toEqual({ kind: 'finding', event: 4, question: 'comparable' });
    const bars = (value: boolean) => answerTo(withMove(replaced, { ...asked!, value })).mustPass;
    expect(bars(true)).toEqual([]);
    expect(bars(false)).toMatchObject([{ seat: 'W', until: 'end-of-auction' }]);
  });

  test('the board number gives dealer and vulnerability; naming another dealer forgets the number', () => {
    expect(withBoard(newCase('2017'), 7)).toMatchObject({ board: 7, dealer: 'S', vulnerable: 'both' });
    expect(withSeating(withBoard(newCase('2017'), 7), { dealer: 'W' })).not.toHaveProperty('board');
    for (const bad of [0, -1, 1.5, Number.NaN, 1000, undefined])
      expect(withBoard(newCase('2017'), bad)).toMatchObject({ dealer: 'N', vulnerable: 'none' });
  });
});

describe('going back loses nothing', () => {
  test('every step back can be taken forward again', () => {
    const finding: Move = { kind: 'finding', event: 4, question: 'comparable', value: false };
    const whole = withMove(replaced, finding);
    const back: Case[] = [whole];
    while (back.at(-1)!.cursor > 0) back.push(stepBack(back.at(-1)!));
    const forward = back.slice(1).reduce((kase) => stepForward(kase), back.at(-1)!);
    expect(forward).toEqual(whole);
    expect(back.every(({ moves }) => moves === whole.moves)).toBe(true);
  });

  test('a call and the attention drawn to it go back together', () => {
    expect(eventsOf(stepBack(tooLow))).toEqual([callBy('N', '1S')]);
  });

  test('entering the same again keeps what came after it', () => {
    const back = stepBack(stepBack(replaced));
    expect(withMove(back, chooseBy('S', 'reject')).moves).toEqual(replaced.moves);
    expect(withMove(back, chooseBy('S', 'accept')).moves).toHaveLength(back.cursor + 1);
  });

  test('at either end nothing happens', () => {
    expect(stepBack(newCase('2017'))).toEqual(newCase('2017'));
    expect(stepForward(replaced)).toEqual(replaced);
  });
});

// ---- the address ------------------------------------------------------------------------------------------------

const seat = fc.constantFrom(...SEATS);
const call = fc.constantFrom(...CALLS);
const flag = fc.option(fc.boolean(), { nil: undefined });
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
const wording = fc
  .record({
    call,
    artificial: fc.boolean(),
    comparable: flag,
  })
  .map(defined);
const handOf = (by: Seat) => CARDS.filter((_, at) => SEATS[at % SEATS.length] === by);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc
    .record({
      by: seat,
      over: flag,
      names: fc.option(call, { nil: undefined }),
      simultaneous: fc.boolean(),
      wording,
    })
    .map(({ wording: worded, ...rest }) => defined({ kind: 'call' as const, ...rest, ...worded })),
  fc
    .record({ by: seat, wording })
    .map(({ by, wording: worded }) => ({ kind: 'replace' as const, by, ...worded })),
  fc
    .record({ by: seat, unintended: fc.boolean(), atOnce: fc.boolean(), wording })
    .map(({ wording: worded, ...rest }) => ({ kind: 'change' as const, ...rest, ...worded })),
  seat
    .chain((by) =>
      fc.record({
        by: fc.constant(by),
        cards: fc.uniqueArray(fc.constantFrom(...handOf(by)), { minLength: 1, maxLength: 4 }),
        led: fc.boolean(),
      }),
    )
    .map((event) => ({ kind: 'expose' as const, ...event })),
  fc
    .record({ by: seat, choice: fc.constantFrom(...OPTION_IDS) })
    .map((event) => ({ kind: 'choose' as const, ...event })),
  fc.constant(ATTENTION),
  fc
    .record({
      event: fc.nat(200),
      question: fc.constantFrom('comparable' as const, 'over' as const),
      value: fc.boolean(),
    })
    .map((finding) => ({ kind: 'finding' as const, ...finding })),
);
const anyCase: fc.Arbitrary<Case> = fc
  .record({
    edition: fc.constantFrom(...EDITIONS),
    situation: fc.option(fc.constantFrom('onvoldoend-bod', 'verzaakt'), { nil: undefined }),
    venue: fc.constantFrom('table' as const, 'online' as const),
    playing: fc.boolean(),
    asked: fc.boolean(),
    moves: fc.array(move, { maxLength: 12 }),
    board: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    dealer: seat,
    vulnerable: fc.constantFrom('none' as const, 'NS' as const, 'EW' as const, 'both' as const),
    checklist: fc.constantFrom<Case['checklist']>({}, { wie: 'leider', 'won-de-slag': 'nee' }),
    claim: fc.option(fc.constant('S-S-S-S-1*S2*H2*D2*C2**'), { nil: undefined }),
    back: fc.nat(12),
  })
  .map(({ board, back, ...fields }) => {
    const kase: Case = defined({ ...fields, cursor: Math.max(0, fields.moves.length - back) });
    return board === undefined ? kase : withBoard(kase, board);
  });

describe('a case in an address', () => {
  test('parse(make(case)) = case', () => {
    fc.assert(
      fc.property(anyCase, (kase) => {
        expect(parseFragment(makeFragment(kase), EDITIONS)).toEqual(kase);
      }),
      { seed: 8, numRuns: 200 },
    );
  });

  test('it is short, and holds nothing that an address must escape', () => {
    const fragment = makeFragment(replaced);
    expect(fragment).toBe('editie=2017&zaak=bN-1S_bE-1H_l_kS-reject_rE-2C');
    fc.assert(
      fc.property(anyCase, (kase) => /^[\w.*=&~-]*$/.test(makeFragment(kase))),
      { seed: 8, numRuns: 200 },
    );
  });

  test('a call without its player is that of the player whose turn it was', () => {
    const read = parseFragment('editie=2017&gever=E&zaak=b1S_bP_bP_bS-1H', EDITIONS) as Case;
    expect(read.moves.map((each) => 'by' in each && each.by)).toEqual(['E', 'S', 'W', 'S']);
  });

  test.each([
    ['editie=2027', 'unknown-edition', '2027'],
    ['zaak=b1S', 'no-edition', ''],
    ['zaak=%%%', 'no-edition', ''],
    ['geval=verzaakt', 'no-edition', ''],
    ['editie=2017&geval=niks', 'unknown-situation', 'niks'],
    ['editie=2017&geval=%%%&zaak=b1S', 'unknown-situation', '%%%'],
    ['editie=2017&zaak=%%%', 'unreadable-move', '%%%'],
    ['editie=2017&zaak=tE-HA-HA', 'unreadable-move', 'tE-HA-HA'],
    ['editie=2017&zaak=tE-HA_tN-HA', 'unreadable-move', 'tN-HA'],
    ['editie=2017&zaak=b1S&stap=9', 'unreadable-field', 'stap=9'],
    ['editie=2017&zaak=b1S&stap=x', 'unreadable-field', 'stap=x'],
    ['editie=2017&bord=0', 'unreadable-field', 'bord=0'],
    ['editie=2017&waar=thuis', 'unreadable-field', 'waar=thuis'],
    ['editie=2017&lijst=wie', 'unreadable-field', 'lijst=wie'],
    ['editie=2017&eis=%%%', 'unreadable-field', 'eis=%%%'],
    ['editie%3D2027%26zaak%3Db1S', 'unknown-edition', '2027'],
    ['editie=2017&gever=Q', 'unknown-seat', 'Q'],
    ['editie=2017&kwetsbaar=x', 'unknown-seat', 'x'],
    ['editie=2017&zaak=b1S_b0H', 'unreadable-move', 'b0H'],
    ['editie=2017&zaak=b1S_kS-nonsense', 'unreadable-move', 'kS-nonsense'],
    ['editie=2017&zaak=b1S_r2C', 'unreadable-move', 'r2C'],
    ['editie=2017&zaak=bN-1S.zz', 'unreadable-move', 'bN-1S.zz'],
    ['editie=2017&zaak=fx.y', 'unreadable-move', 'fx.y'],
    ['editie=2017&zaak=tE-', 'unreadable-move', 'tE-'],
    ['editie=2017&zaak=<script>', 'unreadable-move', '<script>'],
    [`editie=2017&zaak=${'bP_'.repeat(4000)}`, 'too-long', undefined],
    [`editie=2017&zaak=${Array(201).fill('bP').join('_')}`, 'too-long', undefined],
  ])('%.40s is refused: %s', (fragment, code, found) => {
    const read = parseFragment(fragment, EDITIONS, ['verzaakt']);
    expect(read).toMatchObject({
      kind: 'trouble',
      code,
      ...(found !== undefined && { found }),
    });
    const { code: named, found: piece } = read as AddressTrouble;
    expect(addressTroubleInWords(named, piece)).toMatch(/adres.*\.$/);
  });

  test.each(['', '#', 'iets-anders', '#inhoud'])('“%s” holds no case', (fragment) => {
    expect(parseFragment(fragment, EDITIONS)).toBeUndefined();
  });

  test('no address and no case makes the helper fall over', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        for (const start of ['', 'editie=2017&zaak=', 'editie=1930&zaak=b1S_', 'editie=%'])
          expect(() => parseFragment(start + text, EDITIONS)).not.toThrow();
      }),
      { seed: 8, numRuns: 300 },
    );
    fc.assert(
      fc.property(anyCase, (kase) => {
        const ruled = ruledCase(kase);
        expect(ruled.kind === 'ruled' || ruled.stop.code !== undefined).toBe(true);
      }),
      { seed: 8, numRuns: 300 },
    );
    silent.mockRestore();
  });
});

test('an address that was escaped as a whole holds its case', () => {
  expect(parseFragment(encodeURIComponent(makeFragment(replaced)), EDITIONS)).toEqual(replaced);
});

describe.each(['2007', '2017'])('%s: what the director does for himself', (edition) => {
  const asked = ruledCase({ ...replaced, edition });
  const found = ruledCase(
    withMove({ ...replaced, edition }, { kind: 'finding', event: 4, question: 'comparable', value: true }),
  );

  test('comparing two calls comes with what to compare', () => {
    const step = asked.kind === 'ruled' && asked.answer.steps.find(({ matter }) => matter.kind === 'finding');
    expect(step && comparisonHint(step.cites)).toMatch(edition === '2017' ? /drie.*doel/ : /nauwere/);
  });

  test('looking at the score afterwards is said to nobody', () => {
    const steps = found.kind === 'ruled' ? found.answer.steps : [];
    const places = steps.map((step) => [step.matter.kind, placeInWords(step)] as const);
    expect(places).toContainEqual(['adjust', 'voor jezelf']);
    for (const [kind, place] of places)
      expect(place === 'voor jezelf' || /, (Noord|Oost|Zuid|West)$/.test(place), kind).toBe(true);
  });
});

describe('what the engine cannot follow', () => {
  test.each([
    [0, 3, 'Deze zaak is vanaf het begin niet te volgen: deze keuze is er in deze editie niet.'],
    [1, 3, 'De zaak is tot hier te volgen, 1 van de 3 stappen: deze keuze is er in deze editie niet.'],
  ])('is told with how far it goes: %i of %i', (followed, total, words) => {
    expect(stoppedInWords('not-an-option', followed, total)).toBe(words);
  });

  test('is left out from there, with the place and the code', () => {
    const ruled = ruledCase({ ...replaced, edition: '1959' });
    expect(ruled).toMatchObject({ kind: 'ruled', stop: { code: 'not-an-option', event: 3 } });
    expect(ruled.kind === 'ruled' && ruled.events).toHaveLength(3);
  });

  test('an edition without auction laws gives no answer but a code', () => {
    expect(engineEditions).not.toContain('1982');
    expect(ruledCase({ ...replaced, edition: '1982' })).toEqual({
      kind: 'none',
      stop: { code: 'no-auction-laws' },
    });
  });

  test('24: a second card dropped later is one more event', () => {
    const kase = enter(callBy('N', '1H'), exposeBy('E', ['HT'], false), exposeBy('E', ['S2'], false));
    expect(answerTo(kase).irregularity?.kind).toBe('card-exposed');
  });

  test('25A: a slip is mended without a director’s choice', () => {
    expect(answerTo(enter(callBy('N', '1H'), changeBy('N', '1S', true))).auction).toEqual([
      { by: 'N', call: '1S' },
    ]);
  });
});

describe('what is asked of a player who wants another call follows from the edition', () => {
  const outcome = (edition: string, { unintended, atOnce }: { unintended: boolean; atOnce: boolean }) => {
    const { auction, irregularity } = answerTo(
      [callBy('N', '1H'), changeBy('N', '1S', unintended, atOnce)].reduce(played, newCase(edition)),
    );
    return JSON.stringify([auction, irregularity?.resolved]);
  };
  const BOTH = [true, false];

  test.each([
    ['1930', []],
    ['1959', ['in-one-breath']],
    ['2007', ['unintended', 'without-pause']],
    ['2017', ['unintended']],
  ])('%s: no more and no less than decides', (edition, findings) => {
    const kase = played(newCase(edition), callBy('N', '1H'));
    const ruled = ruledCase(kase);
    const asked = ruled.kind === 'ruled' ? changeFindings(kase, ruled, 'N') : [];
    expect(asked).toEqual(findings);
    const answers = changeAnswers(asked);
    const all = BOTH.flatMap((unintended) => BOTH.map((atOnce) => outcome(edition, { unintended, atOnce })));
    expect(new Set(answers.map((answer) => outcome(edition, answer)))).toEqual(new Set(all));
    expect(new Set(all).size).toBe(findings.length === 0 ? 1 : 2);
  });
});
