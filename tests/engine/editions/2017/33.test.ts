import { attention, call, choose, ruleOn } from '../cases.ts';

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
  ...(['P', '1H'] as const).map((first) => ({
    title: `33 at the same moment as his partner, whose turn it was: ${first} comes after it`,
    events: [`S:${first}`, call('1S', { simultaneous: true }), attention, choose('W', 'reject')],
    expect: {
      turn: 'E',
      auction: 'N 1S',
      mustPass: first === 'P' ? 'S next-turn' : '',
      cites: ['33', '29B'],
      citesNot: ['35B', '31B', '31B1'],
    },
  })),
]);
