import { expose, led, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 24: exposed cards', [
  {
    title: '24A one low card',
    events: ['1H', expose('E', 'S3')],
    expect: { turn: 'E', mustPass: '', cites: ['24A'] },
  },
  {
    title: '24A a penalty card if its owner defends',
    events: ['1H', expose('E', 'S3'), 'P', 'P', 'P'],
    expect: { penaltyCards: 'E S3', cites: ['24', '24A'] },
  },
  {
    title: '24A declarer picks it up',
    events: ['1H', expose('N', 'S3'), 'P', 'P', 'P'],
    expect: { penaltyCards: '', cites: ['24', '24A'] },
  },
  {
    title: '24B the ten is an honour',
    events: ['1H', expose('E', 'HT')],
    expect: { mustPass: 'W next-turn', cites: ['24B'] },
  },
  {
    title: '24B a low card led',
    events: ['1H', led('E', 'S3')],
    expect: { mustPass: 'W next-turn', cites: ['24B'] },
  },
  {
    title: '24C two low cards',
    events: ['1H', expose('E', 'S3', 'S4')],
    expect: { mustPass: 'W next-turn', cites: ['24C'] },
  },
]);
