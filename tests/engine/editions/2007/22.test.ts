import { ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 22: the end of the auction', [
  {
    title: '22A1 all pass',
    dealer: 'E',
    events: ['P', 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: 'passed-out: no-redeal', cites: ['22A1'] },
  },
  {
    title: '22A2 three passes after the last bid',
    events: ['1H', 'P', '4H', 'P', 'P', 'P'],
    expect: { phase: 'closed', turn: null, outcome: '4H N', cites: ['22A2'] },
  },
  {
    title: '22A2 the first of the side to name it declares',
    dealer: 'S',
    events: ['1NT', 'P', '2C', 'P', '2S', 'P', '4S', 'P', 'P', 'P'],
    expect: { outcome: '4S S' },
  },
]);
