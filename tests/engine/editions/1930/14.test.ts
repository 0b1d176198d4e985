import { choose, expose, led, ruleOn } from '../cases.ts';

ruleOn('1930', 'alinea 14: cards shown during the auction', [
  {
    title: '14 a small card: the next player may demand a new deal',
    events: ['1H', expose('E', 'S3')],
    expect: {
      phase: 'choice',
      irregularity: 'card-exposed by E',
      options: 'new-deal S, continue S',
      cites: ['14'],
    },
  },
  {
    title: '14 an ace, several cards or a card led make no difference',
    events: ['1H', expose('E', 'SA', 'HK')],
    expect: { options: 'new-deal S, continue S', mustPass: '' },
  },
  {
    title: '14 a card led makes no difference',
    events: [led('W', 'C2')],
    expect: { options: 'new-deal N, continue N' },
  },
  {
    title: '14 a new deal',
    events: ['1H', expose('E', 'S3'), choose('S', 'new-deal')],
    expect: { phase: 'closed', outcome: 'new-deal' },
  },
  {
    title: '14 no new deal: the game goes on without more',
    events: ['1H', expose('E', 'S3'), choose('S', 'continue')],
    expect: { phase: 'auction', turn: 'E', auction: 'N 1H', mustPass: '', cites: ['14'] },
  },
  {
    title: '14 a call ends the wait: no new deal was demanded',
    events: ['1H', expose('E', 'S3'), 'P'],
    expect: { phase: 'auction', turn: 'S', auction: 'N 1H, E P', cites: ['14'] },
  },
  {
    title: '14 there are no penalty cards',
    events: ['1H', expose('E', 'HA'), choose('S', 'continue'), 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1H N', penaltyCards: '', lead: '' },
  },
  {
    title: '14 each time anew',
    events: ['1H', expose('E', 'S3'), choose('S', 'continue'), 'P', expose('W', 'D4')],
    expect: { options: 'new-deal N, continue N' },
  },
]);
