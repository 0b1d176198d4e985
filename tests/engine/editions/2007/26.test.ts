import { attention, call, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 26: withdrawn calls and the lead', [
  {
    title: '26A1 the same player specified the suit himself',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      'P',
      'P',
      '2S',
      '3H',
      '3S',
      'P',
      'P',
      'P',
    ],
    expect: { lead: '' },
  },
  {
    title: '26A2 require or forbid the suit that was withdrawn',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', 'P', { comparable: false })],
    expect: { lead: 'W require-or-forbid H at first-lead', cites: ['26A2'] },
  },
  {
    title: '26A2 when the offenders declare, nothing',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '3C', { comparable: false }),
      'P',
      'P',
      'P',
    ],
    expect: { outcome: '3C E', lead: '' },
  },
  {
    title: '26A2 a transfer is about the suit that it shows',
    events: [
      '1NT',
      '2NT',
      'P',
      call('2D', { shows: { denominations: ['H'] } }),
      attention,
      choose('N', 'reject'),
      replace('W', 'P', { comparable: false }),
    ],
    expect: { lead: 'E require-or-forbid H at first-lead' },
  },
  {
    title: '26B a withdrawn notrump bid',
    events: ['2S', '1NT', attention, choose('S', 'reject'), replace('E', 'P', { comparable: false })],
    expect: { lead: 'W forbid CDHS at first-lead', cites: ['26B'] },
  },
  {
    title: '26 the first of two insufficient bids, when the second is accepted by word',
    events: [
      ...['1S', '1H', attention, choose('S', 'reject'), replace('E', '1D'), choose('S', 'accept')],
      ...['2S', 'P', 'P', 'P'],
    ],
    expect: {
      outcome: '2S N',
      withdrawn: 'E 1H',
      lead: 'W require-or-forbid H at first-lead',
      cites: ['26'],
    },
  },
  {
    title: '26 the first of two insufficient bids, when the second is accepted by a call',
    events: [...['1S', '1H', attention, choose('S', 'reject'), replace('E', '1D')], ...['2S', 'P', 'P', 'P']],
    expect: {
      outcome: '2S N',
      withdrawn: 'E 1H',
      lead: 'W require-or-forbid H at first-lead',
      cites: ['26'],
    },
  },
  ...(
    [
      ['P', 'N require-or-forbid HS at first-lead', '26A2'],
      ['3H', 'N require-or-forbid S at first-lead', '26A2'],
      ['3S', 'N require-or-forbid H at first-lead', '26A2'],
      [{ call: '4C', artificial: true, shows: { denominations: ['H', 'S'] } }, '', '31A2a'],
      [
        { call: '4D', artificial: true, shows: { denominations: ['S', 'D'] } },
        'N require-or-forbid H at first-lead',
        '26A2',
      ],
    ] as const
  ).map(([own, lead, cite]) => ({
    title: `26A2 of two suits those that he has not shown since: ${typeof own === 'string' ? own : own.call}`,
    events: [
      '1C',
      call('S:2D', { artificial: true, shows: { denominations: ['H', 'S'] } }),
      attention,
      choose('W', 'reject'),
      '3C',
      own,
    ],
    expect: { turn: 'W', lead, cites: [cite] },
  })),
  {
    title: '26A2 and 26A1 a suit shown later in the auction falls away too',
    events: [
      '1C',
      call('S:2D', { artificial: true, shows: { denominations: ['H', 'S'] } }),
      ...[attention, choose('W', 'reject'), '2C', '2H', 'P', 'P', '3C', '3S'],
    ],
    expect: { lead: '' },
  },
]);
