import { ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 17: the auction period', [
  {
    title: '17B the dealer begins',
    dealer: 'E',
    events: [],
    expect: { phase: 'auction', turn: 'E', auction: '' },
  },
  {
    title: '17C clockwise',
    dealer: 'E',
    events: ['P', '1H'],
    expect: { turn: 'W', auction: 'E P, S 1H', irregularity: null },
  },
  {
    title: '17E2 South lost his turn',
    events: ['1H', 'P', 'W:P', 'N:P'],
    expect: {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1H, E P',
      withdrawn: 'W P, N P',
      mustPass: '',
      irregularity: 'pass-out-of-rotation by W: P',
      resolved: true,
      cites: ['29A', '17E2'],
    },
  },
  {
    title: '17E2 then it can end',
    events: ['1H', 'P', 'W:P', 'N:P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1H N' },
  },
  {
    title: '17E2 with no bid yet',
    events: ['P', 'S:P', 'W:P', 'N:P'],
    expect: { turn: 'E', auction: 'N P', cites: ['17E2'] },
  },
]);
