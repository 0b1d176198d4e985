import { expose, led, ruleOn } from '../cases.ts';

const honours = ['HA', 'DK', 'CQ', 'SJ'].map((card) => ({
  title: `26a one card, ${card}: partner passes once`,
  events: ['1H', expose('E', card)],
  expect: {
    phase: 'auction',
    turn: 'E',
    irregularity: 'card-exposed by E',
    mustPass: 'W next-turn',
    cites: ['26a'],
    citesNot: ['26b'],
  },
}));

ruleOn('1959', 'art. 26: a card shown during the auction', [
  ...honours,
  {
    title: '26b a ten is lower than the jack: no penalty',
    events: ['1H', expose('E', 'HT')],
    expect: { turn: 'E', mustPass: '', cites: ['26b'], citesNot: ['26a'] },
  },
  {
    title: '26b a small card',
    events: ['1H', expose('E', 'S3')],
    expect: { turn: 'E', mustPass: '', cites: ['26b'] },
  },
  {
    title: '26a a small card played too early',
    events: ['1H', led('E', 'S3')],
    expect: { mustPass: 'W next-turn', cites: ['26a'] },
  },
  {
    title: '26a two small cards at once',
    events: ['1H', expose('E', 'S3', 'D4')],
    expect: { mustPass: 'W next-turn', cites: ['26a'] },
  },
  {
    title: '26 note 1: two small cards at different moments, the first picked up under b',
    events: ['1H', expose('E', 'S3'), 'P', expose('E', 'D4')],
    expect: { turn: 'S', mustPass: 'W next-turn', cites: ['26a'] },
  },
  {
    title: '26 note 1: one small card each of two players is b twice',
    events: ['1H', expose('E', 'S3'), 'P', expose('W', 'D4')],
    expect: { turn: 'S', mustPass: '', cites: ['26b'] },
  },
  {
    title: '26a partner passes the first time that it is his turn, and is free afterwards',
    events: ['1H', expose('E', 'HJ'), 'P', 'P', 'P'],
    expect: { phase: 'closed', mustPass: '' },
  },
  {
    title: '26a the pass is the only call open to him',
    events: ['1H', expose('E', 'HJ'), '2C', 'P'],
    expect: { turn: 'W', required: 'W P', mustPass: 'W next-turn' },
  },
  {
    title: '26a once he passed he is free',
    events: ['1H', expose('E', 'HJ'), '2C', 'P', 'P', '2H'],
    expect: { turn: 'E', mustPass: '', required: null },
  },
  {
    title: '26a shown before anybody called: the dealer, his partner, must pass at once',
    events: [expose('S', 'CA')],
    expect: { turn: 'N', required: 'N P', mustPass: 'N next-turn' },
  },
  {
    title: '26a the holder defends: a penalty card',
    events: ['1H', expose('E', 'HJ'), 'P', 'P', 'P'],
    expect: { outcome: '1H N', penaltyCards: 'E HJ' },
  },
  {
    title: '26a the holder declares: no penalty card',
    events: ['1H', expose('E', 'HJ'), '1S', 'P', 'P', 'P'],
    expect: { outcome: '1S E', penaltyCards: '' },
  },
  {
    title: '26 note 1: every card becomes a penalty card, also the one picked up earlier',
    events: ['1H', expose('E', 'S3'), 'P', expose('E', 'D4'), 'P', 'P'],
    expect: { outcome: '1H N', penaltyCards: 'E S3, E D4' },
  },
  {
    title: '26b no penalty card comes of it',
    events: ['1H', expose('E', 'S3'), 'P', 'P', 'P'],
    expect: { outcome: '1H N', penaltyCards: '' },
  },
]);
