import { ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 22: the end of the auction', [
  {
    title: '22A three passes after the last bid',
    events: ['1H', 'P', '4H', 'P', 'P', 'P'],
    expect: { phase: 'closed', turn: null, outcome: '4H N', cites: ['22A'] },
  },
  {
    title: '22A two passes are not enough',
    events: ['1H', 'P', 'P'],
    expect: { phase: 'auction', turn: 'W', outcome: null },
  },
  {
    title: '22A doubled',
    events: ['1NT', 'P', 'P', 'X', 'P', 'P', 'P'],
    expect: { outcome: '1NT doubled N' },
  },
  {
    title: '22A redoubled',
    events: ['1NT', 'X', 'XX', 'P', 'P', 'P'],
    expect: { outcome: '1NT redoubled N' },
  },
  {
    title: '22A the first of the side to name it declares',
    dealer: 'S',
    events: ['1NT', 'P', '2C', 'P', '2S', 'P', '4S', 'P', 'P', 'P'],
    expect: { outcome: '4S S' },
  },
  {
    title: '22B all pass',
    dealer: 'E',
    events: ['P', 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: 'passed-out: no-redeal', cites: ['22B'] },
  },
  {
    title: '22B the first pass out of rotation cost nobody his turn',
    events: ['S:P', 'W:P', 'P', 'P'],
    expect: { phase: 'closed', outcome: 'passed-out: no-redeal' },
  },
]);
