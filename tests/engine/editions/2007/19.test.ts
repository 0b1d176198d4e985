import { call, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 19: double and redouble', [
  {
    title: '19A2 a double with the right bid',
    events: ['1S', call('X', { names: '1S' })],
    expect: { irregularity: null, cites: ['19A2'] },
  },
  {
    title: '19A3 a misnamed double',
    events: ['1S', call('X', { names: '2S' })],
    expect: { turn: 'S', auction: 'N 1S, E X', irregularity: null, cites: ['19A3'] },
  },
  {
    title: '19B2 a redouble with the right bid',
    events: ['1S', 'X', call('XX', { names: '1S' })],
    expect: { cites: ['19B2'] },
  },
  {
    title: '19B3 a misnamed redouble',
    events: ['1S', 'X', call('XX', { names: '1H' })],
    expect: { auction: 'N 1S, E X, S XX', cites: ['19B3'] },
  },
]);
