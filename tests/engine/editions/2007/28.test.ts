import { attention, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 28: calls that count as in rotation', [
  {
    title: '28A the barred opponent is taken to have passed',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      'P',
      'N:2S',
    ],
    expect: { turn: 'E', auction: 'N 1S, E 2C, S P, W P, N 2S', cites: ['28A'] },
  },
  {
    title: '28B the rightful player calls as though nothing had been said',
    events: ['E:1H', 'N:1D'],
    expect: { turn: 'E', auction: 'N 1D', mustPass: '', lead: '', cites: ['28B'] },
  },
  {
    title: '28B or 29A, which the director establishes',
    events: ['W:1H', '1S'],
    expect: { phase: 'finding', questions: 'over', turn: null },
  },
]);
