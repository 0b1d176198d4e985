import { attention, replace, ruleOn } from '../cases.ts';

const insufficient = ['1S', '1H', attention];

ruleOn('1959', 'art. 30: insufficient bid', [
  {
    title: '30 nobody has a choice but the offender, who must replace it',
    events: insufficient,
    expect: {
      phase: 'replacement',
      turn: 'E',
      auction: 'N 1S',
      options: '',
      irregularity: 'insufficient-bid by E: 1H',
      resolved: false,
      cites: ['30'],
    },
  },
  {
    title: '30a the lowest sufficient bid in the same denomination: no penalty',
    events: [...insufficient, replace('E', '2H')],
    expect: {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1S, E 2H',
      withdrawn: 'E 1H',
      resolved: true,
      mustPass: '',
      lead: '',
      cites: ['30a'],
    },
  },
  {
    title: '30a in a higher denomination the lowest sufficient bid may be on the same level',
    events: ['2H', '1S', attention, replace('E', '2S')],
    expect: { mustPass: '', cites: ['30a'] },
  },
  {
    title: '30b the same denomination, but not the lowest',
    events: [...insufficient, replace('E', '3H')],
    expect: { mustPass: 'W end-of-auction', lead: '', cites: ['30b'] },
  },
  {
    title: '30b another denomination',
    events: [...insufficient, replace('E', '2C')],
    expect: { turn: 'S', auction: 'N 1S, E 2C', mustPass: 'W end-of-auction', lead: '', cites: ['30b'] },
  },
  {
    title: '30c a pass: partner passes to the end',
    events: [...insufficient, replace('E', 'P')],
    expect: { turn: 'S', auction: 'N 1S, E P', mustPass: 'W end-of-auction', cites: ['30c'] },
  },
  {
    title: '30c North declares, so East has the opening lead',
    events: [...insufficient, replace('E', 'P'), 'P', 'P'],
    expect: { outcome: '1S N', lead: 'E require-or-forbid CDHS at opening-lead' },
  },
  {
    title: '30c South declares, so West has the opening lead',
    events: [...insufficient, replace('E', 'P'), '2H', 'P', 'P', 'P'],
    expect: { outcome: '2H S', lead: 'W require-or-forbid CDHS at opening-lead' },
  },
  {
    title: '30c the offender does not become a defender',
    events: [...insufficient, replace('E', 'P'), '2C', 'P', 'P', '2H', 'P', 'P', 'P'],
    expect: { outcome: '2H E', lead: '' },
  },
  {
    title: '30 a double is neither a sufficient bid nor a pass: he chooses again',
    events: [...insufficient, replace('E', 'X')],
    expect: { phase: 'replacement', turn: 'E', auction: 'N 1S', mustPass: '' },
  },
  {
    title: '30 another insufficient bid: he chooses again',
    events: [...insufficient, replace('E', '1D')],
    expect: { phase: 'replacement', turn: 'E', auction: 'N 1S', mustPass: '' },
  },
  {
    title: '30 a bid above seven is no sufficient bid: he chooses again',
    events: [...insufficient, replace('E', '8H')],
    expect: { phase: 'replacement', turn: 'E' },
  },
  {
    title: '30 after a refused double he still has all three',
    events: [...insufficient, replace('E', 'X'), replace('E', '2H')],
    expect: { phase: 'auction', turn: 'S', auction: 'N 1S, E 2H', mustPass: '' },
  },
  {
    title: '30 note 1: replaced before the penalties were stated is void',
    events: ['1S', '1H', replace('E', '2H'), attention],
    expect: { phase: 'replacement', turn: 'E', auction: 'N 1S', mustPass: '' },
  },
  {
    title: '30 note 1: he then chooses afresh, also otherwise',
    events: ['1S', '1H', replace('E', '2H'), attention, replace('E', '2C')],
    expect: { turn: 'S', auction: 'N 1S, E 2C', mustPass: 'W end-of-auction', cites: ['30b'] },
  },
  {
    title: '30 over seven notrump only the pass is left',
    events: ['7NT', '7S', attention, replace('E', 'P')],
    expect: { turn: 'S', mustPass: 'W end-of-auction', cites: ['30c'] },
  },
]);
