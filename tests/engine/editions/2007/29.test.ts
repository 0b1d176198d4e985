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

ruleOn(
  '2007',
  'art. 29B: offender’s partner called at his turn before the ruling; he did not have to pass then',
  [
    ...(
      [
        ['1S', [choose('W', 'reject')], 'N end-of-auction'],
        ['P', [choose('W', 'reject')], 'S next-turn'],
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
