import { attention, call, choose, ruleOn } from '../cases.ts';

/** East opens 1♠ before his turn; refused, he bids at his own turn over North's 1♥. */
const instead = (withdrawn: object, now: object) => [
  call('1S', { by: 'E', shows: withdrawn }),
  attention,
  choose('S', 'reject'),
  '1H',
  call('1S', { shows: now }),
];
const opening = { points: [12, 20], length: { S: [5, 13] } };

ruleOn('2017', 'art. 23: comparable calls, worked out from the meanings', [
  {
    title: '23A1 a queen apart is similar',
    events: instead(opening, { points: [10, 18], length: { S: [5, 13] } }),
    expect: { phase: 'auction', mustPass: '', questions: '', cites: ['23A1', '31A2a'], citesNot: ['23A'] },
  },
  {
    title: '23A1 an opening and an overcall: the director judges',
    events: instead(opening, { points: [8, 16], length: { S: [5, 13] } }),
    expect: { phase: 'finding', questions: 'comparable' },
  },
  {
    title: '23A1 a card apart is similar',
    events: instead(opening, { points: [12, 20], length: { S: [4, 13] } }),
    expect: { phase: 'auction', mustPass: '' },
  },
  {
    title: '23A1 two cards apart: the director judges',
    events: instead({ ...opening, length: { S: [6, 13] } }, { points: [12, 20], length: { S: [4, 13] } }),
    expect: { phase: 'finding', questions: 'comparable' },
  },
  {
    title: '23A1 a weak two is not like an opening',
    events: instead(opening, { points: [5, 10], length: { S: [6, 13] } }),
    expect: { phase: 'auction', mustPass: 'W next-turn' },
  },
  {
    title: '23A2 every hand for the new call fitted the withdrawn one',
    events: instead(opening, { points: [15, 17], length: { S: [6, 7] } }),
    expect: { phase: 'auction', mustPass: '', cites: ['23A2'], citesNot: ['23A', '23A1'] },
  },
  {
    title: '23A3 the same question',
    events: instead({ purpose: 'asks for aces' }, { purpose: 'asks for aces' }),
    expect: { phase: 'auction', mustPass: '', cites: ['23A3'], citesNot: ['23A'] },
  },
  {
    title: '23A the director’s own finding tells no door',
    events: [...instead(opening, {}).slice(0, -1), call('2S', { comparable: true })],
    expect: { phase: 'auction', mustPass: '', cites: ['23A'] },
  },
  {
    title: '23A the director’s finding goes before the meanings',
    events: [...instead(opening, {}).slice(0, -1), call('1S', { comparable: false, shows: opening })],
    expect: { phase: 'auction', mustPass: 'W next-turn', citesNot: ['23A1', '23A2'] },
  },
]);

/** South opens 1♠ at North's turn; refused, he makes another call at his own turn. */
const other = (text: string, now: object) => [
  call('1S', { by: 'S', shows: opening }),
  attention,
  choose('W', 'reject'),
  'P',
  'P',
  call(text, { shows: now }),
];

ruleOn(
  '2017',
  'art. 23A2: a call that shows something else than the suit that was promised is not contained',
  [
    ...(
      [
        ['1H', { points: [12, 20], length: { H: [5, 13] } }, 'another suit'],
        ['1NT', { points: [15, 17] }, 'notrump'],
        ['P', { points: [0, 11] }, 'a pass'],
        ['2C', { points: [20, 37], denominations: [] }, 'an artificial bid that shows no suit'],
      ] as const
    ).map(([text, now, title]) => ({
      title,
      events: other(text, now),
      expect: { phase: 'auction', mustPass: 'N next-turn', questions: '' },
    })),
    ...(
      [
        ['1S', { shows: { points: [12, 14] } }, 'the same suit, how long is not said'],
        [
          '2C',
          { shows: { points: [13, 19] }, artificial: true },
          'an artificial bid, what it shows is not said',
        ],
      ] as const
    ).map(([text, more, title]) => ({
      title: `${title}: the director judges`,
      events: [...other(text, {}).slice(0, -1), call(text, more)],
      expect: { phase: 'finding', questions: 'comparable' },
    })),
  ],
);

ruleOn('2017', 'art. 27B1b with 23A: the door stands beside it', [
  {
    title: '23A2 a narrower call in place of an insufficient bid',
    events: [
      '1C',
      '1S',
      call('1H', { shows: { points: [6, 15], length: { H: [4, 13] } } }),
      attention,
      choose('W', 'reject'),
      { replace: 'X', by: 'S', shows: { points: [8, 11], length: { H: [4, 5] }, denominations: ['H'] } },
    ],
    expect: { auction: 'N 1C, E 1S, S X', mustPass: '', lead: '', cites: ['27B1b', '23A2'] },
  },
  {
    title: '27B1a goes before it',
    events: [
      '1S',
      call('1H', { shows: { points: [8, 15], length: { H: [5, 13] } } }),
      attention,
      choose('S', 'reject'),
      { replace: '2H', by: 'E', shows: { points: [9, 14], length: { H: [5, 13] } } },
    ],
    expect: { mustPass: '', cites: ['27B1a'], citesNot: ['27B1b', '23A', '23A1', '23A2'] },
  },
]);
