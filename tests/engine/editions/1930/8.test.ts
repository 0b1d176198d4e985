import { attention, choose, ruleOn } from '../cases.ts';

const stands = ['1S', '1H', attention, choose('S', 'stand')];
const raised = ['1S', '1H', attention, choose('S', 'raise')];

ruleOn('1930', 'alinea 8: partner of the offender waits', [
  {
    title: '8 as long as the bid is neither overcalled nor doubled he passes',
    events: [...raised, 'P'],
    expect: { turn: 'W', required: 'W P', mustPass: 'W overcalled-or-doubled', cites: ['8'] },
  },
  {
    title: '8 his pass does not end it',
    events: [...raised, 'P', 'P'],
    expect: { turn: 'N', mustPass: 'W overcalled-or-doubled' },
  },
  {
    title: '8 overcalled by the next player: he is free',
    events: [...raised, '2S'],
    expect: { turn: 'W', mustPass: '', required: null },
  },
  {
    title: '8 doubled by the next player: he is free',
    events: [...raised, 'X'],
    expect: { turn: 'W', mustPass: '', required: null },
  },
  {
    title: '8 overcalled only on the next round: he is free from then on',
    events: [...raised, 'P', 'P', '2S'],
    expect: { turn: 'E', mustPass: '' },
  },
  {
    title: '8 everybody passes: the bid is played',
    events: [...stands, 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1H E', mustPass: '' },
  },
  {
    title: '8 a bid all the same is an illegal bid',
    events: [...raised, 'P', '3C', attention],
    expect: {
      phase: 'choice',
      irregularity: 'call-while-barred by W: 3C',
      options: 'new-deal N, annul N, stand N',
      cites: ['12'],
    },
  },
]);
