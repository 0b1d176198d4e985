import { attention, call, choose, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 32: double or redouble out of rotation', [
  {
    title: '32A1 must be repeated',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), 'P'],
    expect: { turn: 'S', required: 'S X', cites: ['32A1'] },
  },
  {
    title: '32A1 repeated',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), 'P', 'X'],
    expect: { turn: 'W', mustPass: '', auction: 'W 1S, N P, E P, S X' },
  },
  {
    title: '32A1 another call does not stand',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), 'P', 'P', attention],
    expect: { turn: 'S', required: 'S X', cites: ['32A1'] },
  },
  {
    title: '32A1 another call, called over',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), 'P', '2C', 'P'],
    expect: { turn: 'N', auction: 'W 1S, N P, E P, S 2C, W P' },
  },
  {
    title: '32A2a comparable',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), '2S', call('X', { comparable: true })],
    expect: { mustPass: '', lead: '', cites: ['32A2a'] },
  },
  {
    title: '32A2b not comparable',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), '2S', call('3C', { comparable: false })],
    expect: { mustPass: 'N next-turn', lead: 'N forbid DHS at first-lead', cites: ['32A2b', '26B'] },
  },
  {
    title: '32B1 at partner’s turn',
    dealer: 'W',
    events: ['1S', 'S:X', attention, choose('W', 'reject')],
    expect: { turn: 'N', mustPass: '', cites: ['32B1'] },
  },
  {
    title: '32B2 not comparable',
    dealer: 'W',
    events: ['1S', 'S:X', attention, choose('W', 'reject'), 'P', 'P', call('P', { comparable: false })],
    expect: { phase: 'closed', outcome: '1S W', lead: 'N forbid CDHS at first-lead', cites: ['32A2b'] },
  },
  {
    title: '32B2 comparable',
    dealer: 'W',
    events: ['1S', 'S:X', attention, choose('W', 'reject'), 'P', 'P', call('X', { comparable: true })],
    expect: { turn: 'W', mustPass: '', cites: ['32A2a'] },
  },
  {
    title: '32C after his own call: a change',
    dealer: 'E',
    events: ['1D', '1H', 'S:X', attention],
    expect: { irregularity: 'change-of-call by S: X', resolved: false, options: 'accept W, reject W' },
  },
  {
    title: '32 and 36 inadmissible: cannot be accepted',
    events: ['1S', 'S:X', attention],
    expect: { phase: 'auction', turn: 'E', options: '', mustPass: 'N end-of-auction', cites: ['36B4'] },
  },
  {
    title: '32A right-hand opponent’s turn: what follows depends on him',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: '', cites: ['32A', '29B'], citesNot: ['32B1'] },
  },
]);
