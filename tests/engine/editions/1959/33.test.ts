import { attention, ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 33: calling before attention to the left-hand opponent’s call before his turn', [
  {
    title: '33 as if the opponent had not called',
    events: ['E:1H', 'N:1D'],
    expect: { turn: 'E', auction: 'N 1D', withdrawn: 'E 1H', mustPass: '', resolved: true, cites: ['33'] },
  },
  {
    title: '33 attention afterwards changes nothing',
    events: ['E:1H', 'N:1D', attention],
    expect: { phase: 'auction', turn: 'E', auction: 'N 1D', mustPass: '' },
  },
  {
    title: '33 the opponent may then make any call, also the same',
    events: ['E:1H', 'N:P', '1H'],
    expect: { turn: 'S', auction: 'N P, E 1H', mustPass: '', required: null },
  },
  {
    title: '33 in the middle of the auction: a pass before the turn',
    events: ['1H', '2C', 'W:P', 'S:2H'],
    expect: { turn: 'W', auction: 'N 1H, E 2C, S 2H', mustPass: '', cites: ['33'] },
  },
  {
    title: '33 is not for a right-hand opponent: that is 27',
    events: ['W:1H', 'N:P'],
    expect: { auction: 'W 1H, N P', cites: ['27'], citesNot: ['33'] },
  },
]);
