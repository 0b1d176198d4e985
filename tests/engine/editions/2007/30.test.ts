import { attention, call, choose, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 30: pass out of rotation', [
  {
    title: '30A before any bid, at partner’s turn',
    events: ['S:P', attention, choose('W', 'reject')],
    expect: { turn: 'N', mustPass: 'S next-turn', cites: ['30A'] },
  },
  {
    title: '30A before any bid, at RHO’s turn',
    events: ['P', 'S:P', attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: 'S next-turn', cites: ['30A'] },
  },
  {
    title: '30A before any bid, at LHO’s turn',
    dealer: 'W',
    events: ['S:P', attention, choose('W', 'reject')],
    expect: { turn: 'W', mustPass: 'S next-turn', cites: ['30A'] },
  },
  {
    title: '30B1 after a bid, at RHO’s turn',
    events: ['1H', 'S:P', attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: 'S next-turn', cites: ['30B1'] },
  },
  {
    title: '30B2 after a bid, at partner’s turn',
    dealer: 'W',
    events: ['1H', 'S:P', attention, choose('W', 'reject')],
    expect: { turn: 'N', mustPass: 'S end-of-auction', mayNot: 'N X/XX', cites: ['30B2a', '30B2b'] },
  },
  {
    title: '30B2b partner doubles all the same',
    dealer: 'W',
    events: ['1H', 'S:P', attention, choose('W', 'reject'), 'X', attention],
    expect: {
      phase: 'replacement',
      turn: 'N',
      irregularity: 'inadmissible-double by N: X',
      resolved: false,
      cites: ['30B2b', '36B2'],
    },
  },
  {
    title: '30B2b partner doubles all the same, called over',
    dealer: 'W',
    events: ['1H', 'S:P', attention, choose('W', 'reject'), 'X', 'P'],
    expect: { turn: 'N', auction: 'W 1H', mustPass: 'S end-of-auction', cites: ['36A'] },
  },
  {
    title: '30B2b only at that turn',
    dealer: 'W',
    events: ['1H', 'S:P', attention, choose('W', 'reject'), 'P', '2H', 'P', 'P'],
    expect: { mayNot: '' },
  },
  {
    title: '30B3 after a bid, at LHO’s turn: a change',
    dealer: 'S',
    events: ['1H', 'S:P', attention],
    expect: {
      irregularity: 'change-of-call by S: P',
      resolved: false,
      options: 'accept W, reject W',
      cites: ['30B3'],
    },
  },
  {
    title: '30C an artificial pass falls under 31',
    events: ['1H', call('S:P', { artificial: true }), attention, choose('W', 'reject'), 'P'],
    expect: { required: 'S P', cites: ['30C', '31A1'] },
  },
  {
    title: '30C and 31A2b: an artificial pass, RHO acts',
    events: ['1H', call('S:P', { artificial: true }), attention, choose('W', 'reject'), '1S', 'P'],
    expect: { mustPass: 'N end-of-auction', cites: ['31A2b'] },
  },
]);
