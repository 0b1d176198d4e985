import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/engine/across.ts';
import { isFault, parseRecord } from '../../src/engine/record.ts';

/** One story: the calls that stand, the phase, and what was taken of the events. */
const play = (edition: string, events: readonly object[], dealer = 'N') => {
  const story = parseRecord({ edition, dealer, events });
  if (isFault(story)) throw new Error(story.code);
  const played = playOut(story);
  if (isFault(played)) return { fault: played.code, event: played.event };
  const { answer } = played;
  return {
    phase: answer.phase,
    auction: answer.auction.map(({ by, call }) => `${by} ${call}`).join(' '),
    irregularity: answer.irregularity?.kind,
    taken: played.events.map(({ kind }) => kind).join(' '),
  };
};

const INSUFFICIENT = [
  { call: '1S' },
  { call: '1H' },
  { attention: true },
  { choose: 'reject', by: 'S' },
  { choose: 'raise', by: 'S' },
  { replace: '2C', by: 'E', comparable: false },
];

describe('a story takes what the edition asks for', () => {
  test.each([
    [
      '1930 al. 7: the opponent chooses, nobody substitutes',
      '1930',
      'auction',
      'N 1S E 2H',
      'call call attention choose',
    ],
    [
      '1959 art. 30: the offender substitutes, nobody chooses',
      '1959',
      'auction',
      'N 1S E 2C',
      'call call attention replace',
    ],
    [
      '2007 art. 27: not accepted, then substituted',
      '2007',
      'auction',
      'N 1S E 2C',
      'call call attention choose replace',
    ],
    [
      '2017 art. 27: not accepted, then substituted',
      '2017',
      'auction',
      'N 1S E 2C',
      'call call attention choose replace',
    ],
  ])('%s', (_, edition, phase, auction, taken) =>
    expect(play(edition, INSUFFICIENT)).toMatchObject({ phase, auction, taken }),
  );

  test('2017 art. 27A1: a choice that is not made stays open, and nothing goes on over it', () => {
    const events = [{ call: '1S' }, { call: '1H' }, { attention: true }, { call: '2C' }];
    expect(play('2017', events)).toMatchObject({
      phase: 'choice',
      auction: 'N 1S',
      taken: 'call call attention',
    });
  });

  test('2007 art. 30A: a call with a finding gives way to the pass that is due', () => {
    const events = [
      { call: 'P', by: 'S' },
      { attention: true },
      { choose: 'reject', by: 'W' },
      { call: '1H' },
      { call: 'P' },
      { call: '2H', comparable: true },
    ];
    expect(play('2007', events)).toMatchObject({ auction: 'N 1H E P S P' });
    expect(play('2017', events)).toMatchObject({ auction: 'N 1H E P S 2H' });
  });

  test('2007 art. 37: a call without a finding is made, forbidden or not', () => {
    const events = [
      { call: 'P', by: 'S' },
      { attention: true },
      { choose: 'reject', by: 'W' },
      { call: '1H' },
      { call: 'P' },
      { call: '2H' },
    ];
    expect(play('2007', events)).toMatchObject({
      taken: 'call attention choose call call call',
      irregularity: 'call-while-barred',
    });
  });

  test('a finding for which an edition has no question is left out', () => {
    expect(play('1930', [{ call: '1S' }, { call: 'P', comparable: true }])).toMatchObject({
      auction: 'N 1S E P',
    });
  });

  test('a fault names the event of the story', () => {
    expect(play('1982', [])).toEqual({ fault: 'no-auction-laws', event: undefined });
    expect(
      play('2017', [
        ...['1S', 'P', 'P', 'P'].map((call) => ({ call })),
        { choose: 'accept', by: 'N' },
        { expose: ['HT'], by: 'E' },
      ]),
    ).toEqual({ fault: 'auction-closed', event: 5 });
  });
});
