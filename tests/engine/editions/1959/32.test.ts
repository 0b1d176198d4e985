import { attention, expose, ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 32: not waiting for a pass that must be made', [
  {
    title: '32 the right-hand opponent must pass: the call is in turn, and the pass stands before it',
    events: ['1H', expose('E', 'HJ'), '2C', 'P', 'N:2H'],
    expect: {
      turn: 'E',
      auction: 'N 1H, E 2C, S P, W P, N 2H',
      mustPass: '',
      cites: ['32'],
    },
  },
  {
    title: '32 the bar for one turn is served by it',
    events: ['1H', expose('E', 'HJ'), '2C', 'P', 'N:2H', '3C', 'P'],
    expect: { turn: 'W', mustPass: '', required: null },
  },
  {
    title: '32 nor does it help when the right-hand opponent is free',
    events: ['1H', expose('E', 'HJ'), 'W:2C', attention],
    expect: { turn: 'E', irregularity: 'bid-out-of-rotation by W: 2C', cites: ['31b'] },
  },
  {
    title: '32 a bar to the end remains in force',
    events: ['1H', 'S:1S', attention, '2C', '2S', 'P', 'E:3C'],
    expect: {
      turn: 'S',
      auction: 'N 1H, E 2C, S 2S, W P, N P, E 3C',
      mustPass: 'N end-of-auction',
      cites: ['32'],
    },
  },
]);
