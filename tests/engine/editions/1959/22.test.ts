import { ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 22: after the close', [
  {
    title: '22 the last bid becomes the contract',
    events: ['1C', '1H', '2C', '2H', 'P', '4H', 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '4H E', irregularity: null, mustPass: '', cites: ['22'] },
  },
  {
    title: '22 the leader is the first of his side to name the denomination',
    dealer: 'E',
    events: ['1NT', 'P', '2D', 'P', '2NT', 'P', '3NT', 'P', 'P', 'P'],
    expect: { outcome: '3NT E' },
  },
  {
    title: '22 nobody bid: the cards go back, and that is no ground for a new deal',
    dealer: 'S',
    events: ['P', 'P', 'P', 'P'],
    expect: { phase: 'closed', turn: null, outcome: 'passed-out: no-redeal', cites: ['22'] },
  },
]);
