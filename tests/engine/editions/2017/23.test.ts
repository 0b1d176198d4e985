import { attention, call, choose, ruleOn } from '../cases.ts';

/** East opens 1♠ before his turn; refused, he bids at his own turn over North's 1♥. */
const instead = (withdrawn: object, now: object) => [
  call('1S', { by: 'E', shows: withdrawn }),
  attention,
  choose('S', 'reject'),
  '1H',
  call('1S', { shows: now }),
];
const opening = { points: [12, 20], length: { S: [5, 13] } };

ruleOn('2017', 'art. 23: comparable calls, worked out from the meanings', [
  {
    title: '23A1 a queen apart is similar',
    events: instead(opening, { points: [10, 18], length: { S: [5, 13] } }),
    expect: { phase: 'auction', mustPass: '', questions: '' },
  },
  {
    title: '23A1 an opening and an overcall: the director judges',
    events: instead(opening, { points: [8, 16], length: { S: [5, 13] } }),
    expect: { phase: 'finding', questions: 'comparable' },
  },
  {
    title: '23A1 a card apart is similar',
    events: instead(opening, { points: [12, 20], length: { S: [4, 13] } }),
    expect: { phase: 'auction', mustPass: '' },
  },
  {
    title: '23A1 two cards apart: the director judges',
    events: instead({ ...opening, length: { S: [6, 13] } }, { points: [12, 20], length: { S: [4, 13] } }),
    expect: { phase: 'finding', questions: 'comparable' },
  },
  {
    title: '23A1 a weak two is not like an opening',
    events: instead(opening, { points: [5, 10], length: { S: [6, 13] } }),
    expect: { phase: 'auction', mustPass: 'W next-turn' },
  },
  {
    title: '23A2 every hand for the new call fitted the withdrawn one',
    events: instead(opening, { points: [15, 17], length: { S: [6, 7] } }),
    expect: { phase: 'auction', mustPass: '' },
  },
  {
    title: '23A3 the same question',
    events: instead({ purpose: 'asks for aces' }, { purpose: 'asks for aces' }),
    expect: { phase: 'auction', mustPass: '' },
  },
]);
