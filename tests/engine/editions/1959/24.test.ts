import { attention, ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 24: when one may double and redouble', [
  {
    title: '24 the last bid is an opponent’s',
    events: ['1S', 'X'],
    expect: { turn: 'S', auction: 'N 1S, E X', irregularity: null },
  },
  {
    title: '24 passes do not stand in the way',
    events: ['1S', 'P', 'P', 'X'],
    expect: { turn: 'N', irregularity: null },
  },
  {
    title: '24 the last call other than a pass is an opponent’s double: redouble',
    events: ['1S', 'X', 'XX'],
    expect: { turn: 'W', irregularity: null },
  },
  {
    title: '24 redouble after two passes',
    events: ['1S', 'X', 'P', 'P', 'XX'],
    expect: { turn: 'E', irregularity: null },
  },
  {
    title: '24 a bid already doubled may not be doubled',
    events: ['1S', 'X', 'P', 'X', attention],
    expect: { irregularity: 'inadmissible-double by W: X' },
  },
  {
    title: '24 a bid not doubled may not be redoubled',
    events: ['1S', 'XX', attention],
    expect: { irregularity: 'inadmissible-double by E: XX' },
  },
]);
