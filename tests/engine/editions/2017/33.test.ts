import { attention, call, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 33: simultaneous calls', [
  {
    title: '33 the rightful call first',
    events: ['P', call('W:1S', { simultaneous: true }), attention],
    expect: {
      options: 'accept N, reject N',
      irregularity: 'bid-out-of-rotation by W: 1S',
      resolved: false,
      cites: ['33', '29A'],
    },
  },
  {
    title: '33 the order of the record does not matter',
    events: ['W:1S', call('N:P', { simultaneous: true }), attention],
    expect: { options: 'accept N, reject N', auction: 'N P', cites: ['33'] },
  },
  {
    title: '33 in rotation after all',
    events: ['P', call('E:1S', { simultaneous: true })],
    expect: { turn: 'S', auction: 'N P, E 1S', irregularity: null },
  },
]);
