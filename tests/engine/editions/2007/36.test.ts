import { attention, replace, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 36: inadmissible double or redouble', [
  {
    title: '36A called over: as though nothing happened',
    events: ['1S', 'X', 'P', 'X', '2S'],
    expect: {
      turn: 'W',
      auction: 'N 1S, E X, S P',
      withdrawn: 'W X, N 2S',
      mustPass: '',
      lead: '',
      cites: ['36A'],
    },
  },
  {
    title: '36B2 double of what partner doubled',
    events: ['1S', 'X', 'P', 'X', attention],
    expect: {
      phase: 'replacement',
      turn: 'W',
      mustPass: 'E end-of-auction',
      options: '',
      irregularity: 'inadmissible-double by W: X',
      resolved: false,
      cites: ['36B1', '36B2'],
    },
  },
  {
    title: '36B3 the lead',
    events: ['1S', 'X', 'P', 'X', attention, replace('W', '2H')],
    expect: { turn: 'N', lead: 'E forbid CDHS at first-lead', cites: ['36B3', '26B'] },
  },
  {
    title: '36B2 replaced before the director came',
    events: ['1S', 'X', 'P', 'X', replace('W', '2H')],
    expect: { turn: 'N', auction: 'N 1S, E X, S P, W 2H', mustPass: 'E end-of-auction', cites: ['36B2'] },
  },
  {
    title: '36B4 out of rotation',
    events: ['1S', 'S:X', attention],
    expect: {
      turn: 'E',
      auction: 'N 1S',
      mustPass: 'N end-of-auction',
      lead: 'N forbid CDHS at first-lead',
      cites: ['36B4'],
    },
  },
]);
