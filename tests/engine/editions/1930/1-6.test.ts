import { attention, ruleOn } from '../cases.ts';

ruleOn('1930', 'alinea 1-3: beginning, order and end', [
  {
    title: '1, 2 the dealer begins',
    dealer: 'E',
    events: [],
    expect: { phase: 'auction', turn: 'E', irregularity: null },
  },
  {
    title: '2 the others follow clockwise',
    dealer: 'E',
    events: ['1C', 'P'],
    expect: { turn: 'W', auction: 'E 1C, S P' },
  },
  {
    title: '3 the three others passed after the last bid',
    events: ['1H', 'P', 'P', 'P'],
    expect: { phase: 'closed', turn: null, outcome: '1H N', cites: ['3', '16'] },
  },
  {
    title: '3 with 4: doubling is bidding too, so the count begins anew',
    events: ['1H', 'P', 'P', 'X', 'P', 'P'],
    expect: { phase: 'auction', turn: 'S', outcome: null },
  },
]);

ruleOn('1930', 'alinea 4-6: what may be said', [
  {
    title: '5 an opponent of the last bidder doubles',
    events: ['1H', 'P', 'P', 'X'],
    expect: { turn: 'N', irregularity: null },
  },
  {
    title: '5 an opponent of the doubler redoubles',
    events: ['1H', 'X', 'XX'],
    expect: { turn: 'W', irregularity: null },
  },
  {
    title: '5 partner of the last bidder may not double',
    events: ['1H', 'P', 'X', attention],
    expect: { irregularity: 'inadmissible-double by S: X', cites: ['12'] },
  },
  {
    title: '6 each announcement above the one before: more tricks',
    events: ['1NT', '2C', '2D'],
    expect: { turn: 'W', irregularity: null },
  },
  {
    title: '6 not above it: insufficient',
    events: ['1NT', '1S', attention],
    expect: { irregularity: 'insufficient-bid by E: 1S', cites: ['7'] },
  },
  {
    title: '6 a double that names a bid is a double',
    events: ['1S', { call: 'X', names: '2S' }],
    expect: { turn: 'S', auction: 'N 1S, E X', irregularity: null },
  },
]);
