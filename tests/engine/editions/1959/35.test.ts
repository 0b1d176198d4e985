import { attention, ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 35: naming a wrong bid when doubling', [
  {
    title: '35 a wrong number: the bid that was made is doubled',
    events: ['1S', { call: 'X', names: '2S' }],
    expect: { turn: 'S', auction: 'N 1S, E X', irregularity: null, cites: ['35'] },
  },
  {
    title: '35 a wrong denomination when redoubling',
    events: ['1S', 'X', { call: 'XX', names: '1H' }],
    expect: { turn: 'W', auction: 'N 1S, E X, S XX', irregularity: null, cites: ['35'] },
  },
  {
    title: '35 does not save a double that is not allowed',
    events: ['1S', 'P', { call: 'X', names: '1H' }, attention],
    expect: { phase: 'replacement', irregularity: 'inadmissible-double by S: X', cites: ['37'] },
  },
]);
