import { attention, choose, expose, ruleOn } from '../cases.ts';

const raised = ['1S', '1H', attention, choose('S', 'raise')];

ruleOn('1930', 'one irregularity after or on top of another', [
  {
    title: '7c then 7c: each raised in turn',
    events: [...raised, '2C', attention, choose('W', 'raise')],
    expect: { turn: 'W', auction: 'N 1S, E 2H, S 3C', mustPass: 'N overcalled-or-doubled' },
  },
  {
    title: '11 then 12c then 16: a kept bid is played like another',
    events: ['1H', 'S:P', attention, 'P', '2H', attention, choose('W', 'stand'), 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '2H N', mustPass: '' },
  },
  {
    title: '12b then a lawful call by the offender',
    events: ['1S', 'P', 'X', attention, choose('W', 'annul'), '2S'],
    expect: { turn: 'W', auction: 'N 1S, E P, S 2S', mustPass: '' },
  },
  {
    title: '10 then 7: valid, and the next player in turn bids too little',
    events: ['1H', 'S:2S', attention, choose('W', 'stand'), '2C', attention],
    expect: {
      phase: 'choice',
      irregularity: 'insufficient-bid by W: 2C',
      options: 'preceding-bid N, stand N, raise N',
    },
  },
  {
    title: '14 a card while an insufficient bid is open: each in its turn',
    events: ['1S', '1H', expose('W', 'HA'), attention, choose('S', 'stand')],
    expect: { phase: 'choice', options: 'new-deal N, continue N' },
  },
  {
    title: '8 and 11 together: both pass at their own turn',
    events: [...raised, 'N:P', attention],
    expect: { turn: 'S', mustPass: 'N next-turn, W overcalled-or-doubled' },
  },
]);
