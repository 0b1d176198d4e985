import { attention, change, replace, ruleOn } from '../cases.ts';

const atOnce = { atOnce: true };

ruleOn('1959', 'art. 28: changed in one breath', [
  {
    title: '28 the last call counts, without penalty',
    events: ['1H', change('N', '1S', atOnce)],
    expect: { phase: 'auction', turn: 'E', auction: 'N 1S', withdrawn: 'N 1H', mustPass: '', cites: ['28'] },
  },
  {
    title: '28 a bid into a pass',
    events: ['1H', change('N', 'P', atOnce)],
    expect: { turn: 'E', auction: 'N P', mustPass: '' },
  },
  {
    title: '28 an insufficient bid into a sufficient one: nothing remains',
    events: ['1S', '1H', change('E', '2H', atOnce)],
    expect: { phase: 'auction', turn: 'S', auction: 'N 1S, E 2H', mustPass: '' },
  },
  {
    title: '28 the last call is insufficient: 30 applies to it',
    events: ['1S', '2H', change('E', '1H', atOnce), attention],
    expect: { phase: 'replacement', turn: 'E', irregularity: 'insufficient-bid by E: 1H', cites: ['30'] },
  },
  {
    title: '28 the last call is an inadmissible double: 37 applies to it',
    events: ['1S', 'P', '2S', change('S', 'X', atOnce), attention],
    expect: { phase: 'replacement', turn: 'S', irregularity: 'inadmissible-double by S: X', cites: ['37'] },
  },
  {
    title: '28 an insufficient last call, and the left-hand opponent calls: 27',
    events: ['1S', '2H', change('E', '1H', atOnce), 'P'],
    expect: { turn: 'W', auction: 'N 1S, E 1H, S P', mustPass: '' },
  },
  {
    title: '28 a call before the turn changed in one breath is still before the turn',
    events: ['1H', 'S:1S', change('S', '2S', atOnce), attention],
    expect: { turn: 'E', auction: 'N 1H', mustPass: 'N end-of-auction', cites: ['31b'] },
  },
  {
    title: '28 then replaced under 30',
    events: ['1S', '2H', change('E', '1H', atOnce), attention, replace('E', '2H')],
    expect: { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: ['30a'] },
  },
]);
