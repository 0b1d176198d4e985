import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BIDS, CALLS } from '../../src/engine/calls.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { OPTION_IDS } from '../../src/engine/ruling.ts';
import { isFault, parseRecord } from '../../src/engine/record.ts';
import { SEATS, VULNERABILITIES } from '../../src/engine/seats.ts';
import { makeStory, parseStory } from '../../src/islands/compare/notation.ts';

const story = (events: readonly object[], dealer = 'N', vulnerable = 'none') => {
  const read = parseRecord({ edition: '', dealer, vulnerable, events });
  if (isFault(read)) throw new Error(read.code);
  return { dealer: read.dealer, vulnerable: read.vulnerable, events: read.events };
};

describe('a case in an address', () => {
  test.each([
    [
      'an insufficient bid',
      [
        { call: '1S' },
        { call: '1H', by: 'E' },
        { attention: true },
        { choose: 'reject', by: 'S' },
        { replace: '2H', by: 'E', comparable: false },
      ],
      'N_b1S_bE-1H_l_kS-reject_rE-2H.n',
    ],
    ['an exposed ten', [{ call: '1H' }, { expose: ['HT', 'S3'], by: 'E', led: true }], 'N_b1H_tE-HT-S3.v'],
    [
      'a slip',
      [{ call: '1H' }, { change: '1S', by: 'N', unintended: true, atOnce: true }],
      'N_b1H_wN-1S.u.d',
    ],
    ['a misnamed double', [{ call: '1S' }, { call: 'X', names: '2S' }], 'N_b1S_bX.2S'],
  ])('%s', (_, events, word) => {
    expect(makeStory(story(events))).toBe(word);
    expect(parseStory(word)).toEqual(story(events));
  });

  test.each(['', 'Q', 'N_', 'N_x1S', 'N_b9Z', 'N_tE-', 'N_rE', 'Nzz_b1S', 'N_kE-nonsense'])(
    '%j tells no case',
    (word) => expect(parseStory(word)).toBeUndefined(),
  );

  const seat = fc.constantFrom(...SEATS);
  const flag = fc.boolean();
  const finding = fc.option(fc.record({ comparable: flag }), { nil: {} });
  const event = fc.oneof(
    fc.record({ call: fc.constantFrom(...CALLS), by: seat, simultaneous: flag, artificial: flag }),
    fc.record({ call: fc.constantFrom(...CALLS), over: flag }),
    fc.record({ call: fc.constantFrom('X', 'XX'), names: fc.constantFrom(...BIDS) }),
    fc.constant({ attention: true }),
    fc.record({ choose: fc.constantFrom(...OPTION_IDS), by: seat }),
    fc
      .tuple(fc.record({ replace: fc.constantFrom(...CALLS), by: seat }), finding)
      .map(([a, b]) => ({ ...a, ...b })),
    fc.record({ change: fc.constantFrom(...CALLS), by: seat, unintended: flag, atOnce: flag }),
    fc.record({
      expose: fc.array(fc.constantFrom(...CARDS), { minLength: 1, maxLength: 3 }),
      by: seat,
      led: flag,
    }),
  );

  test('what is written is read again', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 8 }),
        seat,
        fc.constantFrom(...VULNERABILITIES),
        (events, dealer, vulnerable) => {
          const told = story(events, dealer, vulnerable);
          expect(parseStory(makeStory(told))).toEqual(told);
        },
      ),
      { seed: 2017 },
    );
  });
});
