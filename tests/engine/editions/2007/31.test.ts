import { attention, call, choose, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 31: bid out of rotation', [
  {
    title: '31A1 must be repeated',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P'],
    expect: { turn: 'S', required: 'S 1S', cites: ['31A1'] },
  },
  {
    title: '31A1 repeated',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P', '1S'],
    expect: { turn: 'W', mustPass: '', lead: '', required: null },
  },
  {
    title: '31A1 another call does not stand',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P', '2C', attention],
    expect: { turn: 'S', required: 'S 1S', cites: ['31A1'] },
  },
  {
    title: '31A1 another call, called over',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P', '2C', '2D'],
    expect: { turn: 'N', auction: 'N 1H, E P, S 2C, W 2D' },
  },
  {
    title: '31A2a the denomination is repeated',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), '2D', '2S'],
    expect: { turn: 'W', mustPass: 'N next-turn', lead: '', cites: ['31A2a'] },
  },
  {
    title: '31A2b it is not',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), '2D', 'P'],
    expect: {
      turn: 'W',
      mustPass: 'N end-of-auction',
      lead: 'N require-or-forbid S at first-lead',
      cites: ['31A2b', '26A2'],
    },
  },
  {
    title: '31B at partner’s turn',
    events: ['S:1S', attention, choose('W', 'reject')],
    expect: { turn: 'N', mustPass: 'N end-of-auction', cites: ['31B'] },
  },
  {
    title: '31B he repeats his bid: no lead restriction',
    events: ['S:1S', attention, choose('W', 'reject'), 'P', 'P', '1S'],
    expect: { mustPass: 'N end-of-auction', lead: '' },
  },
  {
    title: '31B he makes another call',
    events: ['S:1S', attention, choose('W', 'reject'), 'P', 'P', '1H'],
    expect: {
      mustPass: 'N end-of-auction',
      lead: 'N require-or-forbid S at first-lead',
      cites: ['31B', '26A2'],
    },
  },
  {
    title: '31B after a call of his own: a change',
    dealer: 'S',
    events: ['1H', 'S:2H', attention],
    expect: {
      irregularity: 'change-of-call by S: 2H',
      resolved: false,
      options: 'accept W, reject W',
      cites: ['31B'],
    },
  },
  ...(
    [
      ['2H', 'N next-turn', '', '31A2a', 'names what the artificial bid showed'],
      [
        '2D',
        'N end-of-auction',
        'N require-or-forbid H at first-lead',
        '31A2b',
        'is the same bid, now natural',
      ],
      ['P', 'N end-of-auction', 'N require-or-forbid H at first-lead', '31A2b', 'is a pass'],
    ] as const
  ).map(([own, mustPass, lead, cite, title]) => ({
    title: `${cite} with 29C: his own call ${title}`,
    events: [
      '1C',
      call('S:2D', { artificial: true, shows: { denominations: ['H'] } }),
      attention,
      choose('W', 'reject'),
      '2C',
      own,
    ],
    expect: { turn: 'W', mustPass, lead, cites: [cite, '29C'] },
  })),
  {
    title: '31A2a with 29C: the same artificial bid again, what it shows is not said',
    events: [
      '1C',
      call('S:2D', { artificial: true }),
      attention,
      choose('W', 'reject'),
      '2C',
      call('2D', { artificial: true }),
    ],
    expect: { turn: 'W', mustPass: 'N next-turn', lead: '', cites: ['31A2a'] },
  },
  {
    title: '31A right-hand opponent’s turn: what follows depends on him',
    events: ['1H', 'S:1S', attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: '', cites: ['31A', '29B'], citesNot: ['31A1', '31B'] },
  },
]);
