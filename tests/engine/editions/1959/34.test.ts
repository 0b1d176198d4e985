import { attention, ruleOn } from '../cases.ts';

const atTheSameTime = (by: string, call: string) => ({ call, by, simultaneous: true });

ruleOn('1959', 'art. 34: simultaneous calls', [
  {
    title: '34 the next player’s call follows the proper one',
    events: ['P', atTheSameTime('E', '1S')],
    expect: { turn: 'S', auction: 'N P, E 1S', irregularity: null, cites: ['34'] },
  },
  {
    title: '34 another player’s call is a later call, and then before his turn',
    events: ['P', atTheSameTime('W', '1S'), attention],
    expect: {
      turn: 'E',
      auction: 'N P',
      irregularity: 'bid-out-of-rotation by W: 1S',
      mustPass: 'E end-of-auction',
      cites: ['34', '31b'],
    },
  },
  {
    title: '34 the later call may be insufficient',
    events: ['1S', atTheSameTime('E', '1H'), attention],
    expect: { phase: 'replacement', turn: 'E', cites: ['34', '30'] },
  },
  ...(
    [
      ['P', 'W', 'N 1S', 'E end-of-auction', 'E', '31b'],
      ['1H', 'W', 'N 1S', 'E end-of-auction', 'E', '31b'],
      ['P', 'S', 'N 1S', 'S next-turn', 'E', '31a'],
    ] as const
  ).map(([first, by, auction, mustPass, turn, cite]) => ({
    title: `34 the proper call was the later of the two in the record: ${by} ${first} comes after it`,
    events: [`${by}:${first}`, atTheSameTime('N', '1S'), attention],
    expect: { turn, auction, mustPass, cites: ['34', cite] },
  })),
  {
    title: '34 the next player’s call, made with the proper one, is in turn after it',
    events: ['E:P', atTheSameTime('N', '1S')],
    expect: { turn: 'S', auction: 'N 1S, E P', mustPass: '', cites: ['34'] },
  },
]);
