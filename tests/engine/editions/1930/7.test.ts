import { attention, choose, ruleOn } from '../cases.ts';

const insufficient = ['1S', '1H', attention];

ruleOn('1930', 'alinea 7: insufficient bid', [
  {
    title: '7 the next player chooses out of three',
    events: insufficient,
    expect: {
      phase: 'choice',
      turn: null,
      irregularity: 'insufficient-bid by E: 1H',
      resolved: false,
      options: 'preceding-bid S, stand S, raise S',
      mustPass: '',
      cites: ['7'],
    },
  },
  {
    title: '7a the deal is played at the preceding bid',
    events: [...insufficient, choose('S', 'preceding-bid')],
    expect: {
      phase: 'closed',
      turn: null,
      outcome: '1S N',
      auction: 'N 1S',
      withdrawn: 'E 1H',
      mustPass: '',
      cites: ['7a', '16'],
    },
  },
  {
    title: '7a the preceding bid keeps its double',
    events: ['1S', 'X', '1H', attention, choose('W', 'preceding-bid')],
    expect: { phase: 'closed', outcome: '1S doubled N', cites: ['7a'] },
  },
  {
    title: '7a the first of the side to name the denomination plays it',
    events: ['1S', 'P', '2S', '2H', attention, choose('N', 'preceding-bid')],
    expect: { outcome: '2S N' },
  },
  {
    title: '7b the bid stands as it is',
    events: [...insufficient, choose('S', 'stand')],
    expect: {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1S, E 1H',
      mustPass: 'W overcalled-or-doubled',
      resolved: true,
      cites: ['7b', '8'],
    },
  },
  {
    title: '7b the next bid need only go above it',
    events: ['2S', '1H', attention, choose('S', 'stand'), '1S'],
    expect: { turn: 'W', auction: 'N 2S, E 1H, S 1S', irregularity: 'insufficient-bid by E: 1H' },
  },
  {
    title: '7c the offender raises as far as needed',
    events: [...insufficient, choose('S', 'raise')],
    expect: {
      turn: 'S',
      auction: 'N 1S, E 2H',
      withdrawn: 'E 1H',
      mustPass: 'W overcalled-or-doubled',
      cites: ['7c', '8'],
    },
  },
  {
    title: '7c as far as needed may be the same level',
    events: ['2H', '1S', attention, choose('S', 'raise')],
    expect: { auction: 'N 2H, E 2S', cites: ['7c'] },
  },
  {
    title: '7c cannot be asked where nothing is high enough',
    events: ['7NT', '7S', attention],
    expect: { phase: 'choice', options: 'preceding-bid S, stand S' },
  },
  {
    title: '7 nobody else has the choice',
    events: [...insufficient, choose('N', 'stand')],
    expect: { error: 'not-an-option' },
  },
]);
