import { ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 21: the duration of the auction', [
  {
    title: '21 the dealer named by the board calls first',
    dealer: 'W',
    events: [],
    expect: { phase: 'auction', turn: 'W', auction: '', irregularity: null, outcome: null },
  },
  {
    title: '21 every player calls in turn',
    dealer: 'S',
    events: ['P', '1D', 'P'],
    expect: { turn: 'E', auction: 'S P, W 1D, N P', irregularity: null },
  },
  {
    title: '21 two passes do not close the auction',
    events: ['1H', 'P', 'P'],
    expect: { phase: 'auction', turn: 'W', outcome: null },
  },
  {
    title: '21 three passes in succession close it',
    events: ['1H', 'P', 'P', 'P'],
    expect: { phase: 'closed', turn: null, outcome: '1H N', cites: ['21'] },
  },
  {
    title: '21 the first call may be a pass: three more must follow',
    events: ['P', 'P', 'P'],
    expect: { phase: 'auction', turn: 'W', outcome: null },
  },
  {
    title: '21 a double begins the count anew',
    events: ['1H', 'P', 'P', 'X', 'P', 'P'],
    expect: { phase: 'auction', turn: 'S', outcome: null },
  },
  {
    title: '21 with 27: three condoned passes close it, though South lost his turn',
    events: ['1H', 'P', 'W:P', 'N:P'],
    expect: { phase: 'closed', outcome: '1H N', auction: 'N 1H, E P, W P, N P', cites: ['27'] },
  },
]);
