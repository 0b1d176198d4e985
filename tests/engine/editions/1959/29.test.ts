import { attention, change, choose, replace, ruleOn } from '../cases.ts';

const changed = ['1H', change('N', '1S'), attention];

ruleOn('1959', 'art. 29: changed, but not in one breath', [
  {
    title: '29b the first call was proper: the offender chooses',
    events: changed,
    expect: {
      phase: 'choice',
      turn: null,
      irregularity: 'change-of-call by N: 1S',
      options: 'keep-first N, other-call N',
      mustPass: '',
      cites: ['29b'],
    },
  },
  {
    title: '29b1 he keeps it: partner passes once',
    events: [...changed, choose('N', 'keep-first')],
    expect: {
      phase: 'auction',
      turn: 'E',
      auction: 'N 1H',
      mustPass: 'S next-turn',
      lead: '',
      cites: ['29b1'],
    },
  },
  {
    title: '29b1 after that pass partner is free',
    events: [...changed, choose('N', 'keep-first'), '2C', 'P'],
    expect: { turn: 'W', mustPass: '' },
  },
  {
    title: '29b2 he makes another call: first he says which',
    events: [...changed, choose('N', 'other-call')],
    expect: { phase: 'replacement', turn: 'N', auction: '' },
  },
  {
    title: '29b2 the attempted call, or any other proper one: partner passes to the end',
    events: [...changed, choose('N', 'other-call'), replace('N', '1S')],
    expect: { turn: 'E', auction: 'N 1S', mustPass: 'S end-of-auction', lead: '', cites: ['29b2'] },
  },
  {
    title: '29b2 a pass is a call too',
    events: [...changed, choose('N', 'other-call'), replace('N', 'P')],
    expect: { turn: 'E', auction: 'N P', mustPass: 'S end-of-auction', cites: ['29b2'] },
  },
  {
    title: '29b2 the other call must be proper: he chooses again',
    events: ['1S', '2C', change('E', '2D'), attention, choose('E', 'other-call'), replace('E', '1D')],
    expect: { phase: 'replacement', turn: 'E', auction: 'N 1S' },
  },
  {
    title: '29b the changed call is itself improper: the first was proper, so b all the same',
    events: ['1S', '2C', change('E', '1D'), attention],
    expect: { phase: 'choice', options: 'keep-first E, other-call E' },
  },
  {
    title: '29b a slip that was not mended in one breath gets no better treatment',
    events: ['1H', change('N', '1S', { unintended: true }), attention],
    expect: { phase: 'choice', options: 'keep-first N, other-call N' },
  },
  {
    title: '29b a second call by the player who just called is a change',
    dealer: 'S',
    events: ['1H', 'S:2H', attention],
    expect: {
      phase: 'choice',
      irregularity: 'change-of-call by S: 2H',
      options: 'keep-first S, other-call S',
    },
  },
  {
    title: '29a the first call was insufficient: the change is void and 30 applies',
    events: ['1S', '1H', change('E', '2H'), attention],
    expect: { phase: 'replacement', turn: 'E', auction: 'N 1S', mustPass: '', cites: ['29a', '30'] },
  },
  {
    title: '29a the first call was before the turn: 31 applies to it',
    events: ['1H', 'S:P', change('S', '1S'), attention],
    expect: { turn: 'E', auction: 'N 1H', mustPass: 'S next-turn', cites: ['29a', '31a'] },
  },
  {
    title: '29a the first call was an inadmissible double: 37 applies to it',
    events: ['1S', 'P', 'X', change('S', '2S'), attention],
    expect: { phase: 'replacement', turn: 'S', mustPass: 'N end-of-auction', cites: ['29a', '37'] },
  },
  {
    title: '29 the left-hand opponent has called since: only the first call is left to keep',
    events: ['1H', 'P', change('N', '1S'), attention],
    expect: { phase: 'auction', turn: 'S', auction: 'N 1H, E P', mustPass: 'S next-turn', cites: ['29b1'] },
  },
]);
