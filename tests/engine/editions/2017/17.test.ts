import { attention, choose, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 17: the auction period', [
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
    title: '17D3 South lost his turn',
    events: ['1H', 'P', 'W:P', 'N:P'],
    expect: {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1H, E P',
      withdrawn: 'W P, N P',
      mustPass: '',
      irregularity: 'pass-out-of-rotation by W: P',
      resolved: true,
      cites: ['29A', '17D3'],
    },
  },
  {
    title: '17D3 then the auction goes on',
    events: ['1H', 'P', 'W:P', 'N:P', '1S'],
    expect: { turn: 'W', auction: 'N 1H, E P, S 1S' },
  },
  {
    title: '17D3 then it can end',
    events: ['1H', 'P', 'W:P', 'N:P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1H N' },
  },
  {
    title: '17D3 accepted by word',
    events: ['1H', 'P', 'W:P', attention, choose('N', 'accept'), 'P'],
    expect: { turn: 'S', auction: 'N 1H, E P', cites: ['17D3'] },
  },
  {
    title: '17D3 with no bid yet',
    events: ['P', 'S:P', 'W:P', 'N:P'],
    expect: { turn: 'E', auction: 'N P', withdrawn: 'S P, W P, N P', cites: ['17D3'] },
  },
  {
    title: '17D3 not when somebody bids',
    events: ['1H', 'P', 'W:P', 'N:2C'],
    expect: { turn: 'E', auction: 'N 1H, E P, W P, N 2C' },
  },
]);
