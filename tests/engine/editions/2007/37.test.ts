import { attention, choose, expose, replace, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 37: call by a player who must pass', [
  {
    title: '37A called over',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      'P',
      '2H',
      'P',
    ],
    expect: {
      turn: 'E',
      auction: 'N 1S, E 2C, S P, W 2H, N P',
      mustPass: 'W end-of-auction',
      cites: ['37A'],
    },
  },
  {
    title: '37B',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      'P',
      '2H',
      attention,
    ],
    expect: {
      turn: 'N',
      auction: 'N 1S, E 2C, S P, W P',
      mustPass: 'E end-of-auction, W end-of-auction',
      irregularity: 'call-while-barred by W: 2H',
      resolved: true,
      cites: ['37B1', '37B2'],
    },
  },
  {
    title: '37B2 the offender must pass meanwhile',
    events: ['1S', '1H', attention, expose('W', 'HA'), choose('S', 'reject'), replace('E', '2H')],
    expect: {
      turn: 'S',
      auction: 'N 1S, E P',
      mustPass: 'E end-of-auction, W end-of-auction',
      cites: ['37B2'],
    },
  },
]);
