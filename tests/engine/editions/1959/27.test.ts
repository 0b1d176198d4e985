import { attention, change, replace, ruleOn } from '../cases.ts';

const barredWest = ['1S', '1H', attention, replace('E', '2C')];

ruleOn('1959', 'art. 27: the next player calls before a penalty is claimed', [
  {
    title: '27 an insufficient bid, then a pass: as if it had been proper',
    events: ['1S', '1H', 'P'],
    expect: { turn: 'W', auction: 'N 1S, E 1H, S P', mustPass: '', resolved: true, cites: ['27'] },
  },
  {
    title: '27 the bid that follows need only top the insufficient one',
    events: ['2S', '1H', '1S'],
    expect: {
      turn: 'W',
      auction: 'N 2S, E 1H, S 1S',
      irregularity: 'insufficient-bid by E: 1H',
      mustPass: '',
    },
  },
  {
    title: '27 a double follows: the insufficient bid is doubled',
    events: ['1S', '1H', 'X', 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: '1H doubled E' },
  },
  {
    title: '27 attention comes too late then',
    events: ['1S', '1H', 'P', attention],
    expect: { phase: 'auction', turn: 'W', mustPass: '', lead: '' },
  },
  {
    title: '27 a bid before the turn, the left-hand opponent calls',
    events: ['1H', 'S:1S', 'W:2C'],
    expect: { turn: 'N', auction: 'N 1H, S 1S, W 2C', mustPass: '', cites: ['27'] },
  },
  {
    title: '27 a pass before the turn, the left-hand opponent calls',
    events: ['1H', 'S:P', 'W:1S'],
    expect: { turn: 'N', auction: 'N 1H, S P, W 1S', mustPass: '' },
  },
  {
    title: '27 a double before the turn, the left-hand opponent calls',
    events: ['1H', 'W:X', 'N:2H'],
    expect: { turn: 'E', auction: 'N 1H, W X, N 2H', mustPass: '' },
  },
  {
    title: '27 insufficient and before the turn',
    events: ['1S', 'S:1H', 'W:P'],
    expect: { turn: 'N', auction: 'N 1S, S 1H, W P', mustPass: '' },
  },
  {
    title: '27 called by the dealer’s right-hand opponent: the dealer is his left-hand opponent',
    events: ['W:1H', 'N:1S'],
    expect: { turn: 'E', auction: 'W 1H, N 1S', mustPass: '', cites: ['27'] },
  },
  {
    title: '27 more than seven tricks: as if he had passed',
    events: ['8C', '1D'],
    expect: { turn: 'S', auction: 'N P, E 1D', mustPass: '', lead: '', cites: ['27'] },
  },
  {
    title: '27 more than seven tricks before the turn',
    events: ['1H', 'S:8S', 'W:P'],
    expect: { turn: 'N', auction: 'N 1H, S P, W P', mustPass: '' },
  },
  {
    title: '27 a double where only a pass or a bid was proper: as if he had passed',
    events: ['1S', 'P', 'X', '2C'],
    expect: { turn: 'N', auction: 'N 1S, E P, S P, W 2C', mustPass: '' },
  },
  {
    title: '27 a second double of the same bid: as if he had passed, and the first double stays',
    events: ['1S', 'X', 'P', 'X', 'P'],
    expect: { phase: 'closed', auction: 'N 1S, E X, S P, W P, N P', outcome: '1S doubled N' },
  },
  {
    title: '27 a redouble before any bid',
    events: ['XX', 'P'],
    expect: { turn: 'S', auction: 'N P, E P' },
  },
  {
    title: '27 a double that is neither in turn nor admissible',
    events: ['S:X', 'W:1C'],
    expect: { turn: 'N', auction: 'S P, W 1C', mustPass: '' },
  },
  {
    title: '27 a bid by a player who must pass: it stands, and he passes on afterwards',
    events: [...barredWest, 'P', '2H', 'P'],
    expect: { turn: 'E', auction: 'N 1S, E 2C, S P, W 2H, N P', mustPass: 'W end-of-auction', cites: ['27'] },
  },
  {
    title: '27 an otherwise admissible double by a player who must pass stands',
    events: [...barredWest, '2S', 'X', 'P'],
    expect: { turn: 'E', auction: 'N 1S, E 2C, S 2S, W X, N P', mustPass: 'W end-of-auction' },
  },
  {
    title: '27 an inadmissible double by a player who must pass counts as a pass',
    events: [...barredWest, 'P', 'X', 'P'],
    expect: { phase: 'closed', auction: 'N 1S, E 2C, S P, W P, N P', outcome: '2C E' },
  },
  {
    title: '27 a changed call: the last one is taken as proper',
    events: ['1H', change('N', '1S'), '2C'],
    expect: { turn: 'S', auction: 'N 1S, E 2C', mustPass: '', cites: ['27'] },
  },
  {
    title:
      '27 with note 1 at 30: what was put in its place too early stands once the left-hand opponent called',
    events: ['1S', '1H', replace('E', '2H'), 'P'],
    expect: { turn: 'W', auction: 'N 1S, E 2H, S P', mustPass: '', cites: ['27'] },
  },
  {
    title: '27 is not for partner: his call in turn goes first, then 31 applies',
    events: ['S:1S', 'N:1D', attention],
    expect: { turn: 'E', auction: 'N 1D', mustPass: 'N end-of-auction', cites: ['31b'], citesNot: ['27'] },
  },
]);
