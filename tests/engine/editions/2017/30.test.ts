import { attention, call, choose, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 30: pass out of rotation', [
  {
    title: '30A at RHO’s turn',
    events: ['1H', 'S:P', attention, choose('W', 'reject')],
    expect: { turn: 'E', auction: 'N 1H', mustPass: 'S next-turn', cites: ['29B', '30A'] },
  },
  {
    title: '30A the pass is owed',
    events: ['1H', 'S:P', attention, choose('W', 'reject'), '1S'],
    expect: { turn: 'S', required: 'S P' },
  },
  {
    title: '30A the pass is served',
    events: ['1H', 'S:P', attention, choose('W', 'reject'), '1S', 'P'],
    expect: { turn: 'W', mustPass: '', required: null },
  },
  {
    title: '30A before any bid as well',
    events: ['P', 'S:P', attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: 'S next-turn', cites: ['30A'] },
  },
  {
    title: '30A and then 37: he bids all the same',
    events: ['1H', 'S:P', attention, choose('W', 'reject'), '1S', '2H', attention],
    expect: { mustPass: 'N end-of-auction, S end-of-auction', cites: ['37B1', '37B2'] },
  },
  {
    title: '30B1 at partner’s turn both are free',
    events: ['S:P', attention, choose('W', 'reject')],
    expect: { turn: 'N', mustPass: '', auction: '', cites: ['30B1a'] },
  },
  {
    title: '30B1bi comparable',
    events: ['S:P', attention, choose('W', 'reject'), '1H', 'P', call('2H', { comparable: true })],
    expect: { turn: 'W', mustPass: '', lead: '', cites: ['30B1bi', '23A'] },
  },
  {
    title: '30B1bii not comparable',
    events: ['S:P', attention, choose('W', 'reject'), '1H', 'P', call('3NT', { comparable: false })],
    expect: {
      turn: 'W',
      mustPass: 'N next-turn',
      lead: 'N forbid CDHS at first-lead',
      cites: ['30B1bii', '26B'],
    },
  },
  {
    title: '30B1 not known: asked',
    events: ['S:P', attention, choose('W', 'reject'), '1H', 'P', '1NT'],
    expect: { phase: 'finding', questions: 'comparable' },
  },
  {
    title: '30B1 at LHO’s turn, not called before',
    dealer: 'W',
    events: ['S:P', attention],
    expect: { options: 'accept W, reject W', cites: ['29A'] },
  },
  {
    title: '30B1 at LHO’s turn, not accepted',
    dealer: 'W',
    events: ['S:P', attention, choose('W', 'reject')],
    expect: { turn: 'W', mustPass: '', cites: ['30B1a'] },
  },
  {
    title: '30B2 at LHO’s turn, called before: a change',
    dealer: 'S',
    events: ['1H', 'S:P', attention],
    expect: { irregularity: 'change-of-call by S: P', resolved: false, options: 'accept W, reject W' },
  },
  {
    title: '30C an artificial pass falls under 31',
    events: ['1H', call('S:P', { artificial: true }), attention, choose('W', 'reject')],
    expect: { mustPass: '', cites: ['30C'] },
  },
  {
    title: '30C it must be repeated after a pass',
    events: ['1H', call('S:P', { artificial: true }), attention, choose('W', 'reject'), 'P'],
    expect: { required: 'S P', cites: ['31A1'] },
  },
  {
    title: '30C a pass of partner’s artificial call',
    events: [
      call('2C', { artificial: true }),
      'S:P',
      attention,
      choose('W', 'reject'),
      '2H',
      call('P', { comparable: false }),
    ],
    expect: { mustPass: 'N next-turn', cites: ['30C', '31A2b'] },
  },
]);
