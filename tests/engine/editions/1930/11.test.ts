import { attention, ruleOn } from '../cases.ts';

ruleOn('1930', 'alinea 11: pass before the turn', [
  {
    title: '11 the player whose turn it was calls, the offender passes at his next turn',
    events: ['1H', 'S:P', attention],
    expect: {
      phase: 'auction',
      turn: 'E',
      auction: 'N 1H',
      irregularity: 'pass-out-of-rotation by S: P',
      mustPass: 'S next-turn',
      cites: ['11'],
    },
  },
  {
    title: '11 at partner’s turn',
    events: ['S:P', attention],
    expect: { turn: 'N', mustPass: 'S next-turn' },
  },
  {
    title: '11 at the turn of the left-hand opponent',
    events: ['W:P', attention],
    expect: { turn: 'N', mustPass: 'W next-turn' },
  },
  {
    title: '11 he passes then',
    events: ['1H', 'S:P', attention, '2C'],
    expect: { turn: 'S', required: 'S P' },
  },
  {
    title: '11 and is free afterwards',
    events: ['1H', 'S:P', attention, '2C', 'P'],
    expect: { turn: 'W', mustPass: '' },
  },
  {
    title: '11 the next player has called before attention: the pass stands',
    events: ['1H', 'S:P', 'W:1S'],
    expect: { turn: 'N', auction: 'N 1H, S P, W 1S', mustPass: '', cites: ['11'] },
  },
]);
