import { attention, call, choose, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 29: after a call out of rotation', [
  {
    title: '29A meant over the call out of rotation',
    events: ['W:1H', call('1S', { over: true })],
    expect: { turn: 'E', auction: 'W 1H, N 1S', cites: ['29A'] },
  },
  {
    title: '29A then partner called out of rotation',
    events: ['S:1S', 'N:1C', attention, choose('W', 'accept')],
    expect: {
      phase: 'choice',
      auction: 'S 1S',
      options: 'accept E, reject E',
      irregularity: 'bid-out-of-rotation by N: 1C',
      resolved: false,
    },
  },
  {
    title: '29B then partner called at his turn',
    events: ['S:1S', 'N:1C', attention, choose('W', 'reject')],
    expect: { turn: 'E', auction: 'N 1C', cites: ['29B'] },
  },
  {
    title: '29A choice for the left-hand opponent',
    events: ['1H', 'S:P', attention],
    expect: {
      phase: 'choice',
      options: 'accept W, reject W',
      irregularity: 'pass-out-of-rotation by S: P',
      resolved: false,
      cites: ['29A'],
    },
  },
  {
    title: '29A accepted by word',
    events: ['1H', 'S:P', attention, choose('W', 'accept')],
    expect: { turn: 'W', auction: 'N 1H, S P', mustPass: '', cites: ['29A'] },
  },
  {
    title: '29A accepted by calling',
    events: ['1H', 'S:P', 'W:1S'],
    expect: { turn: 'N', auction: 'N 1H, S P, W 1S', cites: ['29A'] },
  },
  {
    title: '29A accepted by calling after attention',
    events: ['1H', 'S:P', attention, 'W:1S'],
    expect: { turn: 'N', auction: 'N 1H, S P, W 1S' },
  },
  {
    title: '29B not accepted',
    events: ['1H', 'S:1S', attention, choose('W', 'reject')],
    expect: { turn: 'E', auction: 'N 1H', mustPass: '', withdrawn: 'S 1S', cites: ['29B'] },
  },
  {
    title: '29A a double out of rotation may be accepted',
    dealer: 'W',
    events: ['1S', 'P', 'S:X', attention],
    expect: {
      options: 'accept W, reject W',
      irregularity: 'double-out-of-rotation by S: X',
      resolved: false,
    },
  },
]);

ruleOn(
  '2017',
  'art. 29B: offender’s partner called at his turn before the ruling; he did not have to pass then',
  [
    ...(
      [
        ['1S', [choose('W', 'reject')], ''],
        ['P', [choose('W', 'reject')], ''],
        ['X', [], 'N end-of-auction'],
        ['8C', [], 'N end-of-auction, S end-of-auction'],
      ] as const
    ).map(([early, chosen, mustPass]) => ({
      title: `${early} at partner’s turn, then 1♦ by partner: that stands`,
      events: [`S:${early}`, 'N:1D', attention, ...chosen],
      expect: { phase: 'auction', turn: 'E', auction: 'N 1D', mustPass, citesNot: ['35B', '37B2'] },
    })),
    {
      title: 'from then on he passes',
      events: ['S:X', 'N:1D', attention, 'P', '1S', 'P'],
      expect: { turn: 'N', required: 'N P' },
    },
    {
      title: 'a duty to pass that he already had holds',
      events: [{ expose: ['HA'], by: 'S' }, 'S:X', 'N:1D', attention],
      expect: { auction: 'N P', cites: ['37B2'] },
    },
  ],
);
