import { attention, call, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 31: bid out of rotation', [
  {
    title: '31A1 after a pass the bid must be repeated',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P'],
    expect: { turn: 'S', required: 'S 1S', cites: ['31A1'] },
  },
  {
    title: '31A1 repeated',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P', '1S'],
    expect: { turn: 'W', mustPass: '', lead: '', required: null, auction: 'N 1H, E P, S 1S' },
  },
  {
    title: '31A1 repeated, and insufficient',
    events: ['1H', 'S:1D', attention, choose('W', 'reject'), 'P', '1D', attention],
    expect: {
      phase: 'choice',
      irregularity: 'insufficient-bid by S: 1D',
      resolved: false,
      options: 'accept W, reject W',
    },
  },
  {
    title: '31A1 another call does not stand',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P', '2C', attention],
    expect: { turn: 'S', required: 'S 1S', auction: 'N 1H, E P', cites: ['31A1'] },
  },
  {
    title: '31A1 another call, called over',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'P', '2C', '2D'],
    expect: { turn: 'N', auction: 'N 1H, E P, S 2C, W 2D' },
  },
  {
    title: '31A2a comparable',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), '2D', call('2S', { comparable: true })],
    expect: { turn: 'W', mustPass: '', lead: '', cites: ['31A2a', '23C'] },
  },
  {
    title: '31A2b not comparable',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), '2D', call('P', { comparable: false })],
    expect: { mustPass: 'N next-turn', lead: 'N forbid CDHS at first-lead', cites: ['31A2b', '26B'] },
  },
  {
    title: '31A2b the bar is for one turn',
    events: [
      '1H',
      'S:1S',
      attention,
      choose('W', 'reject'),
      '2D',
      call('P', { comparable: false }),
      '2S',
      'P',
      'P',
    ],
    expect: { turn: 'S', mustPass: '', lead: 'N forbid CDHS at first-lead' },
  },
  {
    title: '31A2b the suit that he bids may not be named',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), '2D', call('3C', { comparable: false })],
    expect: { lead: 'N forbid DHS at first-lead' },
  },
  {
    title: '31A2 RHO’s own fault comes first',
    events: [
      '1H',
      'S:1S',
      attention,
      choose('W', 'reject'),
      '1C',
      attention,
      choose('S', 'reject'),
      replace('E', '2C'),
      call('2S', { comparable: true }),
    ],
    expect: { turn: 'W', mustPass: '', cites: ['27B1a', '31A2a'] },
  },
  {
    title: '31A2 RHO doubles',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), 'X', call('1S', { comparable: true })],
    expect: { turn: 'W', mustPass: '', auction: 'N 1H, E X, S 1S' },
  },
  {
    title: '31A2 his own call is insufficient in turn',
    events: ['1H', 'S:1S', attention, choose('W', 'reject'), '2D', '1S', attention],
    expect: { phase: 'choice', irregularity: 'insufficient-bid by S: 1S', resolved: false },
  },
  {
    title: '31B at partner’s turn',
    events: ['S:1S', attention, choose('W', 'reject')],
    expect: { turn: 'N', mustPass: '', auction: '', cites: ['31B1'] },
  },
  {
    title: '31B2 comparable',
    events: ['S:1S', attention, choose('W', 'reject'), '1C', 'P', call('1S', { comparable: true })],
    expect: { mustPass: '', lead: '', cites: ['31B2', '31A2a'] },
  },
  {
    title: '31B2 not comparable',
    events: ['S:1S', attention, choose('W', 'reject'), '1C', 'P', call('1NT', { comparable: false })],
    expect: { mustPass: 'N next-turn', lead: 'N forbid CDHS at first-lead', cites: ['31B2', '31A2b'] },
  },
  {
    title: '31C second call at the same turn',
    dealer: 'S',
    events: ['1H', 'S:2H', attention],
    expect: { irregularity: 'change-of-call by S: 2H', resolved: false, options: 'accept W, reject W' },
  },
  {
    title: '31B at LHO’s turn, not called before',
    dealer: 'W',
    events: ['S:1H', attention, choose('W', 'reject')],
    expect: { turn: 'W', mustPass: '', cites: ['31B1'] },
  },
  {
    title: '31A right-hand opponent’s turn: what follows depends on him',
    events: ['1H', 'S:1S', attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: '', cites: ['31A', '29B'], citesNot: ['31A1', '31B1'] },
  },
  {
    title: '31A with 30C: an artificial pass at right-hand opponent’s turn',
    events: ['1H', call('S:P', { artificial: true }), attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: '', cites: ['31A', '30C'], citesNot: ['30A'] },
  },
]);
