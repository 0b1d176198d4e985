import { attention, choose, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 32: double or redouble out of rotation', [
  {
    title: '32A a double at partner’s turn',
    dealer: 'W',
    events: ['1S', 'S:X', attention, choose('W', 'reject')],
    expect: { turn: 'N', mustPass: 'N end-of-auction', cites: ['32A'] },
  },
  {
    title: '32A then another call',
    dealer: 'W',
    events: ['1S', 'S:X', attention, choose('W', 'reject'), 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1S W', lead: 'N forbid CDHS at first-lead', cites: ['32A', '26B'] },
  },
  {
    title: '32B1 must be repeated',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), 'P'],
    expect: { turn: 'S', required: 'S X', cites: ['32B1'] },
  },
  {
    title: '32B1 another call does not stand',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), 'P', 'P', attention],
    expect: { turn: 'S', required: 'S X', cites: ['32B1'] },
  },
  {
    title: '32B1 another call, called over',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), 'P', '2C', 'P'],
    expect: { turn: 'N', cites: ['32B1'] },
  },
  {
    title: '32B2 RHO acts: partner passes on',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), '2S'],
    expect: { turn: 'S', mustPass: 'N end-of-auction', cites: ['32B2'] },
  },
  {
    title: '32B2 another call than the double',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject'), '2S', '3C'],
    expect: { mustPass: 'N end-of-auction', lead: 'N forbid CDHS at first-lead', cites: ['32B2', '26B'] },
  },
  {
    title: '32B right-hand opponent’s turn: what follows depends on him',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention, choose('W', 'reject')],
    expect: { turn: 'E', mustPass: '', cites: ['32B', '29B'], citesNot: ['32A'] },
  },
]);
