import { attention, replace, ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 37: doubling where nothing may be doubled', [
  {
    title: '37 partner’s bid doubled: replace it, partner passes to the end',
    events: ['1S', 'P', 'X', attention],
    expect: {
      phase: 'replacement',
      turn: 'S',
      irregularity: 'inadmissible-double by S: X',
      mustPass: 'N end-of-auction',
      cites: ['37'],
    },
  },
  {
    title: '37 replaced by a bid',
    events: ['1S', 'P', 'X', attention, replace('S', '2S')],
    expect: { turn: 'W', auction: 'N 1S, E P, S 2S', mustPass: 'N end-of-auction', lead: '' },
  },
  {
    title: '37 replaced by a pass: no doubles to void, no lead penalty',
    events: ['1S', 'P', 'X', attention, replace('S', 'P')],
    expect: { phase: 'auction', turn: 'W', options: '', mustPass: 'N end-of-auction', lead: '' },
  },
  {
    title: '37 an undoubled bid redoubled, replaced by the double that was proper',
    events: ['1S', 'XX', attention, replace('E', 'X')],
    expect: { turn: 'S', auction: 'N 1S, E X', mustPass: 'W end-of-auction', cites: ['37'] },
  },
  {
    title: '37 replaced by another inadmissible double: he chooses again',
    events: ['1S', 'P', 'X', attention, replace('S', 'XX')],
    expect: { phase: 'replacement', turn: 'S', mustPass: 'N end-of-auction' },
  },
  {
    title: '37 a double before any bid',
    events: ['X', attention],
    expect: { phase: 'replacement', turn: 'N', mustPass: 'S end-of-auction', cites: ['37'] },
  },
  {
    title: '37 a redouble before any bid',
    events: ['P', 'XX', attention],
    expect: { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction', cites: ['37'] },
  },
  {
    title: '37 partner’s doubled bid doubled once more',
    events: ['1S', 'X', 'X', attention],
    expect: { phase: 'replacement', turn: 'S', mustPass: 'N end-of-auction', cites: ['37'] },
  },
  {
    title: '37 his own bid doubled, under the heading of 36 and 37',
    events: ['1S', 'P', 'P', 'X', 'X', attention],
    expect: { phase: 'replacement', turn: 'N', mustPass: 'S end-of-auction', cites: ['37'] },
  },
]);
