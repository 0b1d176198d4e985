import { attention, change, choose, ruleOn } from '../cases.ts';

const doubledPartner = ['1S', 'P', 'X', attention];

ruleOn('1930', 'alinea 12-13: illegal bid', [
  {
    title: '12 a double of partner: three choices for the next player',
    events: doubledPartner,
    expect: {
      phase: 'choice',
      irregularity: 'inadmissible-double by S: X',
      options: 'new-deal W, annul W, stand W',
      cites: ['12'],
    },
  },
  {
    title: '12a a new deal',
    events: [...doubledPartner, choose('W', 'new-deal')],
    expect: { phase: 'closed', outcome: 'new-deal', cites: ['12a'] },
  },
  {
    title: '12b annulled: the offender calls again',
    events: [...doubledPartner, choose('W', 'annul')],
    expect: {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1S, E P',
      withdrawn: 'S X',
      mustPass: '',
      cites: ['12b'],
    },
  },
  {
    title: '12c kept in force: the bid is doubled',
    events: [...doubledPartner, choose('W', 'stand'), 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1S doubled N', cites: ['12c'] },
  },
  {
    title: '12 a second double by the same side',
    events: ['1S', 'X', 'P', 'X', attention],
    expect: { options: 'new-deal N, annul N, stand N' },
  },
  {
    title: '12 a double before any bid',
    events: ['X', attention],
    expect: { options: 'new-deal E, annul E, stand E' },
  },
  {
    title: '12 a redouble of an undoubled bid',
    events: ['1S', 'XX', attention],
    expect: { options: 'new-deal S, annul S, stand S' },
  },
  {
    title: '12 more than seven tricks cannot be kept in force: nobody can play it',
    events: ['8C', attention],
    expect: { irregularity: 'bid-over-seven by N: 8C', options: 'new-deal E, annul E' },
  },
  {
    title: '12b more than seven tricks annulled: the offender calls again',
    events: ['8C', attention, choose('E', 'annul')],
    expect: { phase: 'auction', turn: 'N', auction: '' },
  },
  {
    title: '12b more than seven tricks before the turn, annulled: back to the player whose turn it was',
    events: ['S:8C', attention, choose('W', 'annul')],
    expect: { phase: 'auction', turn: 'N', auction: '', mustPass: '' },
  },
  {
    title: '12 a bid by a player who had to pass',
    events: ['1H', 'S:P', attention, '2C', '2H', attention],
    expect: { irregularity: 'call-while-barred by S: 2H', options: 'new-deal W, annul W, stand W' },
  },
  {
    title: '12b annulled: he still has to pass',
    events: ['1H', 'S:P', attention, '2C', '2H', attention, choose('W', 'annul')],
    expect: { turn: 'S', required: 'S P', mustPass: 'S next-turn' },
  },
  {
    title: '12c kept in force: his turn to pass has gone by',
    events: ['1H', 'S:P', attention, '2C', '2H', attention, choose('W', 'stand')],
    expect: { turn: 'W', auction: 'N 1H, E 2C, S 2H', mustPass: '' },
  },
  {
    title: '12 a call put in the place of a proper one',
    events: ['1H', change('N', '1S'), attention],
    expect: {
      irregularity: 'change-of-call by N: 1S',
      options: 'new-deal E, annul E, stand E',
      cites: ['12'],
    },
  },
  {
    title: '12b the change annulled: the first call remains',
    events: ['1H', change('N', '1S'), attention, choose('E', 'annul')],
    expect: { turn: 'E', auction: 'N 1H', withdrawn: 'N 1S' },
  },
  {
    title: '12c the change kept in force',
    events: ['1H', change('N', '1S'), attention, choose('E', 'stand')],
    expect: { turn: 'E', auction: 'N 1S', withdrawn: 'N 1H' },
  },
  {
    title: '12 the next player has called: the illegal bid remains in force',
    events: ['1S', 'P', 'X', 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1S doubled N' },
  },
  {
    title:
      '12 the next player has called over more than seven tricks: there is no such bid, so it counts as a pass',
    events: ['8C', '1D'],
    expect: { turn: 'S', auction: 'N P, E 1D', mustPass: '' },
  },
]);
