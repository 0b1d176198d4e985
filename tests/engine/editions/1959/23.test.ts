import { attention, ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 23: the bid', [
  {
    title: '23 a greater number of tricks is higher',
    events: ['1NT', '2C'],
    expect: { turn: 'S', irregularity: null },
  },
  {
    title: '23 the same number in a higher denomination is higher: notrump above spades',
    events: ['1C', '1D', '1H', '1S', '1NT'],
    expect: { turn: 'E', irregularity: null },
  },
  {
    title: '23 the same bid is not higher',
    events: ['1S', '1S', attention],
    expect: { phase: 'replacement', irregularity: 'insufficient-bid by E: 1S', cites: ['30'] },
  },
  {
    title: '23 a lower denomination at the same number is not higher',
    events: ['2D', '2C', attention],
    expect: { phase: 'replacement', irregularity: 'insufficient-bid by E: 2C' },
  },
  {
    title: '23 seven tricks are the most',
    events: ['7NT', 'P', 'P', 'P'],
    expect: { outcome: '7NT N', irregularity: null },
  },
  {
    title: '23 passes in between change nothing',
    events: ['1H', 'P', 'P', '1D', attention],
    expect: { phase: 'replacement', turn: 'W', irregularity: 'insufficient-bid by W: 1D' },
  },
]);
