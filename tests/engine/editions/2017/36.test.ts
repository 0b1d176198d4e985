import { attention, call, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 36: inadmissible double or redouble', [
  {
    title: '36B2 double of what partner doubled',
    events: ['1S', 'X', 'P', 'X', attention],
    expect: {
      phase: 'replacement',
      turn: 'W',
      mustPass: 'E end-of-auction',
      options: '',
      irregularity: 'inadmissible-double by W: X',
      resolved: false,
      cites: ['36B1', '36B2'],
    },
  },
  {
    title: '36B2 double of partner’s bid',
    events: ['1S', 'P', 'X', attention],
    expect: { phase: 'replacement', turn: 'S', mustPass: 'N end-of-auction' },
  },
  {
    title: '36B2 double before any bid',
    events: ['X', attention],
    expect: { phase: 'replacement', turn: 'N', mustPass: 'S end-of-auction' },
  },
  {
    title: '36B2 redouble of an undoubled bid',
    events: ['1S', 'XX', attention],
    expect: { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction' },
  },
  {
    title: '36B2 replaced by a legal call',
    events: ['1S', 'X', 'P', 'X', attention, replace('W', '2H')],
    expect: {
      turn: 'N',
      auction: 'N 1S, E X, S P, W 2H',
      mustPass: 'E end-of-auction',
      lead: 'E forbid CDS at first-lead',
      cites: ['36B3', '26B'],
    },
  },
  {
    title: '36B2 replaced by an insufficient bid: 27 in turn',
    events: ['1S', 'X', 'P', 'X', attention, replace('W', '1H')],
    expect: {
      phase: 'choice',
      options: 'accept N, reject N',
      irregularity: 'insufficient-bid by W: 1H',
      resolved: false,
      mustPass: 'E end-of-auction',
    },
  },
  {
    title: '36B2 replaced by an inadmissible double again',
    events: ['1S', 'X', 'P', 'X', attention, replace('W', 'XX')],
    expect: { phase: 'replacement', turn: 'W', mustPass: 'E end-of-auction' },
  },
  {
    title: '36B2 replaced before the director came',
    events: ['1S', 'X', 'P', 'X', replace('W', '2H')],
    expect: { turn: 'N', auction: 'N 1S, E X, S P, W 2H', mustPass: 'E end-of-auction', cites: ['36B2'] },
  },
  {
    title: '36A called over: as though nothing happened',
    events: ['1S', 'X', 'P', 'X', '2S'],
    expect: {
      phase: 'auction',
      turn: 'W',
      auction: 'N 1S, E X, S P',
      withdrawn: 'W X, N 2S',
      mustPass: '',
      lead: '',
      cites: ['36A'],
    },
  },
  {
    title: '36B4 out of rotation',
    events: ['1S', 'S:X', attention],
    expect: {
      turn: 'E',
      auction: 'N 1S',
      mustPass: 'N end-of-auction',
      lead: 'N forbid CDHS at first-lead',
      cites: ['36B4'],
    },
  },
  {
    title: '36A out of rotation, called over',
    events: ['1S', 'S:X', 'W:P'],
    expect: { turn: 'E', auction: 'N 1S', mustPass: '', cites: ['36A'] },
  },
  {
    title: '36A an inadmissible double of his, called over',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      'P',
      'X',
      'P',
    ],
    expect: { turn: 'W', auction: 'N 1S, E 2C, S P', mustPass: 'W end-of-auction', cites: ['36A'] },
  },
  ...(
    [
      ['2H', true, ''],
      ['X', true, ''],
      ['2H', false, 'N forbid CDS at first-lead'],
      ['2H', undefined, 'N forbid CDS at first-lead'],
      ['P', undefined, 'N forbid CDHS at first-lead'],
    ] as const
  ).map(([own, comparable, lead]) => ({
    title: `36B4 at his own turn ${own}, comparable: ${comparable}`,
    events: ['1S', 'S:X', attention, '2C', call(own, { comparable })],
    expect: {
      turn: 'W',
      phase: 'auction',
      mustPass: 'N end-of-auction',
      lead,
      cites: ['36B4'],
      citesNot: ['23A'],
    },
  })),
  ...([true, false] as const).map((comparable) => ({
    title: `36B3 at his turn 2H in place of it, comparable: ${comparable}`,
    events: ['1S', 'X', 'P', 'X', attention, replace('W', '2H', { comparable })],
    expect: { turn: 'N', mustPass: 'E end-of-auction', lead: comparable ? '' : 'E forbid CDS at first-lead' },
  })),
]);
