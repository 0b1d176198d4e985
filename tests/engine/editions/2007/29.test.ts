import { attention, call, choose, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 29: after a call out of rotation', [
  {
    title: '29A accepted by calling',
    events: ['1H', 'S:P', 'W:1S'],
    expect: { turn: 'N', auction: 'N 1H, S P, W 1S', cites: ['29A'] },
  },
  {
    title: '29A accepted by word',
    events: ['1H', 'S:1S', attention, choose('W', 'accept')],
    expect: { turn: 'W', auction: 'N 1H, S 1S', mustPass: '', cites: ['29A'] },
  },
  {
    title: '29C an artificial bid counts by what it shows',
    events: [
      '1H',
      call('S:2D', { artificial: true, shows: { denominations: ['S'] } }),
      attention,
      choose('W', 'reject'),
      '3C',
      '3S',
    ],
    expect: { mustPass: 'N next-turn', lead: '', cites: ['29C', '31A2a'] },
  },
]);
