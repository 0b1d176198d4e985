import { attention, call, change, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 26: withdrawn calls and the lead', [
  {
    title: '26A not when the second is comparable',
    events: [
      call('1H', { shows: { points: [12, 19] } }),
      change('N', '1H', { shows: { points: [12, 19] } }),
      attention,
      choose('E', 'accept'),
    ],
    expect: { lead: '' },
  },
  {
    title: '26B the other side defends',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      '2S',
      'P',
      '4S',
      'P',
      'P',
      'P',
    ],
    expect: { outcome: '4S N', lead: 'W forbid DHS at first-lead' },
  },
  {
    title: '26B the offenders declare',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '3C', { comparable: false }),
      'P',
      'P',
      'P',
    ],
    expect: { outcome: '3C E', lead: '' },
  },
  {
    title: '26B the first of two insufficient bids, when the second is accepted by word',
    events: [
      ...['1S', '1H', attention, choose('S', 'reject'), replace('E', '1D'), choose('S', 'accept')],
      ...['2S', 'P', 'P', 'P'],
    ],
    expect: { outcome: '2S N', withdrawn: 'E 1H', lead: 'W forbid CHS at first-lead', cites: ['26B'] },
  },
  {
    title: '26B the first of two insufficient bids, when the second is accepted by a call',
    events: [...['1S', '1H', attention, choose('S', 'reject'), replace('E', '1D')], ...['2S', 'P', 'P', 'P']],
    expect: { outcome: '2S N', withdrawn: 'E 1H', lead: 'W forbid CHS at first-lead', cites: ['26B'] },
  },
]);
