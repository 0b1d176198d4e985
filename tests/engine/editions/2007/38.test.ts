import { attention, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 38: bid of more than seven', [
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
    title: '38C and 38D',
    events: ['8C', attention],
    expect: {
      turn: 'E',
      auction: 'N P',
      mustPass: 'N end-of-auction, S end-of-auction',
      irregularity: 'bid-over-seven by N: 8C',
      resolved: true,
      lead: 'S require-or-forbid C at first-lead',
      cites: ['38C', '38D'],
    },
  },
  {
    title: '38C a substitute above seven',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', '8C')],
    expect: {
      turn: 'S',
      auction: 'N 1S, E P',
      mustPass: 'E end-of-auction, W end-of-auction',
      cites: ['38C'],
    },
  },
]);
