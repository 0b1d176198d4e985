import { attention, expose, led, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 24: exposed cards', [
  {
    title: '24A one low card',
    events: ['1H', expose('E', 'S3')],
    expect: { turn: 'E', mustPass: '', irregularity: 'card-exposed by E', resolved: true, cites: ['24A'] },
  },
  {
    title: '24A and 24E a minor penalty card',
    events: ['1H', expose('E', 'S3'), 'P', 'P', 'P'],
    expect: { penaltyCards: 'E S3', cites: ['24A', '24E', '50B'] },
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
    title: '24B served after one turn',
    events: ['1H', expose('E', 'HT'), 'P', 'P', 'P'],
    expect: { phase: 'closed', mustPass: '', penaltyCards: 'E HT' },
  },
  {
    title: '24B required at his turn',
    events: ['1H', expose('E', 'HT'), 'P', 'P'],
    expect: { turn: 'W', required: 'W P' },
  },
  {
    title: '24C two low cards',
    events: ['1H', expose('E', 'S3', 'S4')],
    expect: { mustPass: 'W next-turn', cites: ['24C'] },
  },
  {
    title: '24C at different times',
    events: ['1H', expose('E', 'S3'), 'P', expose('E', 'S4')],
    expect: { mustPass: 'W next-turn', cites: ['24A', '24C'] },
  },
  {
    title: '24C for each player apart',
    events: ['1H', expose('E', 'S3'), expose('W', 'S4')],
    expect: { mustPass: '' },
  },
  {
    title: '24D declarer picks them up',
    events: ['1H', expose('N', 'HT'), 'P', 'P', 'P'],
    expect: { penaltyCards: '', cites: ['24D'] },
  },
  {
    title: '24B by both partners',
    events: ['1H', expose('E', 'HT'), expose('W', 'SA')],
    expect: { mustPass: 'E next-turn, W next-turn' },
  },
  {
    title: '24B with an irregular call open',
    events: ['1S', '1H', expose('E', 'HT'), attention],
    expect: { phase: 'choice', mustPass: 'W next-turn', options: 'accept S, reject S' },
  },
]);
