import { attention, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 38: bid of more than seven', [
  {
    title: '38 a substitute above seven',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', '8C')],
    expect: {
      turn: 'S',
      auction: 'N 1S, E P',
      mustPass: 'E end-of-auction, W end-of-auction',
      cites: ['38C'],
    },
  },
  {
    title: '38',
    events: ['8C', attention],
    expect: {
      turn: 'E',
      auction: 'N P',
      mustPass: 'N end-of-auction, S end-of-auction',
      irregularity: 'bid-over-seven by N: 8C',
      resolved: true,
      cites: ['38C', '38D'],
    },
  },
  {
    title: '38D the lead, when they defend',
    events: ['8C', attention, '1S', 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1S E', lead: 'S forbid CDHS at first-lead' },
  },
  {
    title: '38B called over',
    events: ['8C', 'P', attention],
    expect: {
      turn: 'E',
      auction: 'N P',
      withdrawn: 'N 8C, E P',
      mustPass: 'N end-of-auction, S end-of-auction',
      lead: '',
      cites: ['38B', '38C'],
    },
  },
  {
    title: '38 the last of three passes',
    events: ['1H', 'P', 'P', '8C', attention],
    expect: { phase: 'closed', outcome: '1H N', lead: 'E forbid CDHS at first-lead', mustPass: '' },
  },
  {
    title: '38 by a player who must pass',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      'P',
      '8C',
      attention,
    ],
    expect: {
      irregularity: 'bid-over-seven by W: 8C',
      resolved: true,
      mustPass: 'E end-of-auction, W end-of-auction',
    },
  },
  {
    title: '38 out of rotation',
    events: ['S:8C', attention],
    expect: { turn: 'N', auction: '', mustPass: 'N end-of-auction, S end-of-auction' },
  },
]);
