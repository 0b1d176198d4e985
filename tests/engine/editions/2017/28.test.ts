import { attention, call, choose, replace, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 28: calls that count as in rotation', [
  {
    title: '28A the barred right-hand opponent is taken to have passed',
    events: [
      '1S',
      '1H',
      attention,
      choose('S', 'reject'),
      replace('E', '2C', { comparable: false }),
      'P',
      'N:2S',
    ],
    expect: {
      turn: 'E',
      auction: 'N 1S, E 2C, S P, W P, N 2S',
      irregularity: 'insufficient-bid by E: 1H',
      resolved: true,
      cites: ['28A'],
    },
  },
  {
    title: '28B the rightful player calls as though nothing had been said',
    events: ['E:1H', 'N:1D'],
    expect: {
      phase: 'auction',
      turn: 'E',
      auction: 'N 1D',
      mustPass: '',
      lead: '',
      withdrawn: 'E 1H',
      cites: ['28B'],
    },
  },
  {
    title: '28B his call may come without his name',
    events: ['1H', 'S:1S', '2C'],
    expect: { turn: 'S', auction: 'N 1H, E 2C', cites: ['28B'] },
  },
  {
    title: '28B his own call may be irregular in turn',
    events: ['1H', 'S:2C', '1C'],
    expect: { irregularity: 'insufficient-bid by E: 1C', resolved: false, turn: 'S' },
  },
  {
    title: '28B or 29A, which the director establishes',
    events: ['W:1H', '1S'],
    expect: { phase: 'finding', questions: 'over', turn: null },
  },
  {
    title: '28B not meant over it',
    events: ['W:1H', call('1S', { over: false })],
    expect: { turn: 'E', auction: 'N 1S', cites: ['28B'] },
  },
  {
    title: '28B is no help against partner: his call waits for the director',
    events: ['S:1S', 'N:1C'],
    expect: { turn: 'N', auction: '', irregularity: 'bid-out-of-rotation by S: 1S', resolved: false },
  },
  {
    title: '28B out of rotation, the rightful player calls',
    events: ['1S', 'S:X', 'E:P'],
    expect: { turn: 'S', auction: 'N 1S, E P', mustPass: '', cites: ['28B'] },
  },
]);
