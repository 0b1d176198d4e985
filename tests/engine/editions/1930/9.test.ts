import { attention, change, replace, ruleOn } from '../cases.ts';

ruleOn('1930', 'alinea 9: before attention is drawn', [
  {
    title: '9 the offender mends the bid: nothing follows',
    events: ['1S', '1H', replace('E', '2H')],
    expect: {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1S, E 2H',
      withdrawn: 'E 1H',
      mustPass: '',
      resolved: true,
      cites: ['9'],
    },
  },
  {
    title: '9 in another denomination too',
    events: ['1S', '1H', replace('E', '2C')],
    expect: { turn: 'S', auction: 'N 1S, E 2C', mustPass: '', cites: ['9'] },
  },
  {
    title: '9 a change of the insufficient bid is mending it',
    events: ['1S', '1H', change('E', '2H')],
    expect: { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: ['9'] },
  },
  {
    title: '9 attention after it was mended changes nothing',
    events: ['1S', '1H', replace('E', '2H'), attention],
    expect: { phase: 'auction', turn: 'S', mustPass: '' },
  },
  {
    title: '9 mended by a bid that is again insufficient: 7 applies to that one',
    events: ['1S', '1H', replace('E', '1D'), attention],
    expect: {
      phase: 'choice',
      irregularity: 'insufficient-bid by E: 1D',
      options: 'preceding-bid S, stand S, raise S',
    },
  },
  {
    title: '9 the next player has called: the auction goes on as normal',
    events: ['1S', '1H', 'P'],
    expect: { turn: 'W', auction: 'N 1S, E 1H, S P', mustPass: '', cites: ['9'] },
  },
  {
    title: '9 attention is too late then',
    events: ['1S', '1H', 'P', attention],
    expect: { phase: 'auction', turn: 'W', mustPass: '' },
  },
  {
    title: '9 the next bid need only go above the insufficient one',
    events: ['2S', '1H', '1S'],
    expect: { turn: 'W', auction: 'N 2S, E 1H, S 1S' },
  },
]);
