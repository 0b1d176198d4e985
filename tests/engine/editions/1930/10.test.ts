import { attention, choose, ruleOn } from '../cases.ts';

const early = ['1H', 'S:1S', attention];

ruleOn('1930', 'alinea 10: bid, double or redouble before the turn', [
  {
    title: '10 the next player after the offender may demand a new deal',
    events: early,
    expect: {
      phase: 'choice',
      irregularity: 'bid-out-of-rotation by S: 1S',
      options: 'new-deal W, stand W',
      cites: ['10'],
    },
  },
  {
    title: '10 he demands it',
    events: [...early, choose('W', 'new-deal')],
    expect: { phase: 'closed', outcome: 'new-deal', cites: ['10'] },
  },
  {
    title: '10 he does not: the bid is valid and the auction goes on',
    events: [...early, choose('W', 'stand')],
    expect: { phase: 'auction', turn: 'W', auction: 'N 1H, S 1S', mustPass: '', cites: ['10'] },
  },
  {
    title: '10 at partner’s turn',
    events: ['S:1S', attention],
    expect: { options: 'new-deal W, stand W' },
  },
  {
    title: '10 at the turn of the left-hand opponent, who is the next player',
    events: ['W:1S', attention],
    expect: { options: 'new-deal N, stand N' },
  },
  {
    title: '10 a double',
    events: ['1H', 'W:X', attention],
    expect: { irregularity: 'double-out-of-rotation by W: X', options: 'new-deal N, stand N' },
  },
  {
    title: '10 a redouble',
    events: ['1H', 'X', 'P', 'N:XX', attention],
    expect: { options: 'new-deal E, stand E' },
  },
  {
    title: '10 before the turn and insufficient: the new deal is what may be demanded',
    events: ['1S', 'S:1H', attention],
    expect: { options: 'new-deal W, stand W', cites: ['10'] },
  },
  {
    title: '10 before the turn and insufficient: valid when no new deal is demanded',
    events: ['1S', 'S:1H', attention, choose('W', 'stand')],
    expect: { turn: 'W', auction: 'N 1S, S 1H', mustPass: '' },
  },
  {
    title: '10 a double that may not be made either: valid when no new deal is demanded',
    events: ['1S', 'P', 'N:X', attention],
    expect: { options: 'new-deal E, stand E', cites: ['10'] },
  },
  {
    title: '10 the next player has called before attention: it stands',
    events: ['1H', 'S:1S', 'W:2C'],
    expect: { turn: 'N', auction: 'N 1H, S 1S, W 2C', mustPass: '', cites: ['10'] },
  },
]);
