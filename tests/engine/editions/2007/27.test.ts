import { attention, call, change, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 27: insufficient bid', [
  {
    title: '27A1 choice',
    events: ['1S', '1H', attention],
    expect: {
      phase: 'choice',
      options: 'accept S, reject S',
      irregularity: 'insufficient-bid by E: 1H',
      resolved: false,
      cites: ['27A1'],
    },
  },
  {
    title: '27A1 accepted by word',
    events: ['1S', '1H', attention, choose('S', 'accept')],
    expect: { turn: 'S', auction: 'N 1S, E 1H', mustPass: '', cites: ['27A1'] },
  },
  {
    title: '27A1 accepted by a pass',
    events: ['1S', '1H', 'P'],
    expect: { turn: 'W', auction: 'N 1S, E 1H, S P', cites: ['27A1'] },
  },
  {
    title: '27A2 insufficient and out of rotation',
    events: ['1S', 'S:1H', attention],
    expect: {
      irregularity: 'bid-out-of-rotation by S: 1H',
      resolved: false,
      options: 'accept W, reject W',
      cites: ['27A2'],
    },
  },
  {
    title: '27B1a both natural, the lowest',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', '2H')],
    expect: { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', lead: '', cites: ['27B1a'] },
  },
  {
    title: '27B1a not when one is artificial',
    events: [
      '2NT',
      'P',
      call('2C', { artificial: true }),
      attention,
      choose('W', 'reject'),
      replace('S', '3C', { artificial: true, comparable: false }),
    ],
    expect: { turn: 'W', mustPass: 'N end-of-auction', cites: ['27B2'] },
  },
  {
    title: '27B1b of the same meaning',
    events: [
      '2NT',
      'P',
      call('2C', { artificial: true }),
      attention,
      choose('W', 'reject'),
      replace('S', '3C', { artificial: true, comparable: true }),
    ],
    expect: { turn: 'W', mustPass: '', lead: '', cites: ['27B1b'] },
  },
  {
    title: '27B1b more precise by its meaning',
    events: [
      '1S',
      call('1H', { shows: { points: [8, 16], length: { H: [5, 13] } } }),
      attention,
      choose('S', 'reject'),
      replace('E', '3H', { shows: { points: [10, 12], length: { H: [6, 13] } } }),
    ],
    expect: { mustPass: '', cites: ['27B1b'] },
  },
  {
    title: '27B1b similar is not enough',
    events: [
      '1S',
      call('1H', { shows: { points: [8, 16], length: { H: [5, 13] } } }),
      attention,
      choose('S', 'reject'),
      replace('E', '3H', { shows: { points: [9, 18], length: { H: [5, 13] } } }),
    ],
    expect: { mustPass: 'W end-of-auction', cites: ['27B2'] },
  },
  {
    title: '27B1b not known: asked',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', '3C')],
    expect: { phase: 'finding', questions: 'comparable', turn: null },
  },
  {
    title: '27B1b a double with the same meaning',
    events: ['1C', '1S', '1H', attention, choose('W', 'reject'), replace('S', 'X', { comparable: true })],
    expect: { turn: 'W', mustPass: '', cites: ['27B1b'] },
  },
  {
    title: '27B2 another bid',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', '2C', { comparable: false })],
    expect: {
      turn: 'S',
      auction: 'N 1S, E 2C',
      mustPass: 'W end-of-auction',
      lead: 'W require-or-forbid H at first-lead',
      cites: ['27B2', '26A2'],
    },
  },
  {
    title: '27B2 a pass',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', 'P', { comparable: false })],
    expect: { auction: 'N 1S, E P', mustPass: 'W end-of-auction', cites: ['27B2'] },
  },
  {
    title: '27B3 a double',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', 'X', { comparable: false })],
    expect: { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction', cites: ['27B3'] },
  },
  {
    title: '27B3 whatever he chooses',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', 'X', { comparable: false }),
      replace('E', '3C'),
    ],
    expect: {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1S, E 3C',
      mustPass: 'W end-of-auction',
      lead: 'W require-or-forbid H at first-lead',
    },
  },
  {
    title: '27B4 a second insufficient bid',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', '1D')],
    expect: { phase: 'choice', options: 'accept S, reject S', cites: ['27B4'] },
  },
  {
    title: '27B4 refused',
    events: ['1S', '1H', attention, choose('S', 'reject'), replace('E', '1D'), choose('S', 'reject')],
    expect: { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction', cites: ['27B4'] },
  },
  {
    title: '27C it stands',
    events: ['1S', '1H', replace('E', '2H'), attention, choose('S', 'reject')],
    expect: { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: ['27C', '27B1a'] },
  },
  {
    title: '27C the first is accepted',
    events: ['1S', '1H', replace('E', '2H'), attention, choose('S', 'accept')],
    expect: { turn: 'S', auction: 'N 1S, E 1H', mustPass: '' },
  },
  {
    title: '27C a change of an insufficient bid',
    events: ['1S', '1H', change('E', '2H'), attention, choose('S', 'reject')],
    expect: { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: ['27C'] },
  },
  {
    title: '27C called over',
    events: ['1S', '1H', replace('E', '2H'), 'S:P'],
    expect: { turn: 'W', auction: 'N 1S, E 2H, S P', cites: ['27C'] },
  },
]);
