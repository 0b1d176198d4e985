import { attention, ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 31: calls before the turn', [
  {
    title: '31a note 1: after a bid, at the turn of the right-hand opponent',
    events: ['1H', 'S:P', attention],
    expect: {
      turn: 'E',
      auction: 'N 1H',
      withdrawn: 'S P',
      irregularity: 'pass-out-of-rotation by S: P',
      mustPass: 'S next-turn',
      cites: ['31a'],
    },
  },
  {
    title: '31a note 1: East calls, South must pass',
    events: ['1H', 'S:P', attention, '2C'],
    expect: { turn: 'S', required: 'S P' },
  },
  {
    title: '31a note 1: afterwards North and South are free',
    events: ['1H', 'S:P', attention, '2C', 'P', 'P', '2H', 'P'],
    expect: { turn: 'S', mustPass: '', required: null },
  },
  {
    title: '31a before any bid, at partner’s turn',
    events: ['S:P', attention],
    expect: { turn: 'N', auction: '', mustPass: 'S next-turn', cites: ['31a'] },
  },
  {
    title: '31a before any bid, at the turn of the left-hand opponent',
    events: ['W:P', attention],
    expect: { turn: 'N', mustPass: 'W next-turn', cites: ['31a'] },
  },
  {
    title: '31a before any bid, at the turn of the right-hand opponent',
    events: ['P', 'S:P', attention],
    expect: { turn: 'E', auction: 'N P', mustPass: 'S next-turn', cites: ['31a'] },
  },
  {
    title: '31b a pass after a bid, at partner’s turn: partner passes to the end, the offender is free',
    dealer: 'W',
    events: ['1H', 'S:P', attention],
    expect: { turn: 'N', required: 'N P', mustPass: 'N end-of-auction', cites: ['31b'] },
  },
  {
    title: '31b note 2: a bid after a bid, at the turn of the right-hand opponent',
    events: ['1H', 'S:1S', attention],
    expect: {
      turn: 'E',
      auction: 'N 1H',
      irregularity: 'bid-out-of-rotation by S: 1S',
      mustPass: 'N end-of-auction',
      lead: '',
      cites: ['31b'],
    },
  },
  {
    title: '31b note 2: East calls, then South may make any proper call',
    events: ['1H', 'S:1S', attention, '2C', '2S'],
    expect: {
      turn: 'W',
      auction: 'N 1H, E 2C, S 2S',
      mustPass: 'N end-of-auction',
      irregularity: 'bid-out-of-rotation by S: 1S',
    },
  },
  {
    title: '31b South may pass as well, and it costs no more',
    events: ['1H', 'S:1S', attention, 'P', 'P'],
    expect: { turn: 'W', mustPass: 'N end-of-auction', lead: '' },
  },
  {
    title: '31b a bid before the dealer called',
    events: ['S:1S', attention],
    expect: { turn: 'N', required: 'N P', mustPass: 'N end-of-auction' },
  },
  {
    title: '31b a bid at the turn of the left-hand opponent, not having called before',
    events: ['W:1S', attention],
    expect: { turn: 'N', auction: '', mustPass: 'E end-of-auction' },
  },
  {
    title: '31b a double at partner’s turn',
    events: ['1H', 'W:X', attention],
    expect: {
      turn: 'E',
      irregularity: 'double-out-of-rotation by W: X',
      mustPass: 'E end-of-auction',
      cites: ['31b'],
    },
  },
  {
    title: '31b a redouble at the turn of the right-hand opponent',
    events: ['1H', 'X', 'P', 'N:XX', attention],
    expect: { turn: 'W', irregularity: 'double-out-of-rotation by N: XX', mustPass: 'S end-of-auction' },
  },
  {
    title: '31b a pass after a bid, at partner’s turn, is that also when partner has called since',
    events: ['1C', 'W:P', 'E:1H', attention],
    expect: {
      turn: 'S',
      auction: 'N 1C, E 1H',
      mustPass: 'E end-of-auction',
      cites: ['31b'],
      citesNot: ['31a'],
    },
  },
  {
    title: '31a a pass before any bid is that also when partner has bid since',
    events: ['S:P', 'N:1H', attention],
    expect: { turn: 'E', auction: 'N 1H', mustPass: 'S next-turn', cites: ['31a'], citesNot: ['31b'] },
  },
  {
    title: '31b a bid at partner’s turn, and partner called twice',
    events: ['1C', 'W:1S', 'E:1H', 'E:2H', attention],
    expect: { auction: 'N 1C, E 1H', mustPass: 'E end-of-auction', cites: ['31b'] },
  },
]);
