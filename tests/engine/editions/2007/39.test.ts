import { attention, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 39: call after the final pass', [
  {
    title: '39B the declaring side',
    events: ['4H', 'P', 'P', 'P', 'S:5H', attention],
    expect: { outcome: '4H N', lead: '', cites: ['39A', '39B'] },
  },
  {
    title: '39B called over',
    events: ['4H', 'P', 'P', 'P', 'E:X', 'S:XX'],
    expect: { outcome: '4H N', lead: '', cites: ['39B'] },
  },
  {
    title: '39C a defender doubles',
    events: ['4H', 'P', 'P', 'P', 'E:X', attention],
    expect: {
      phase: 'closed',
      outcome: '4H N',
      lead: 'W forbid CDHS at first-lead',
      irregularity: 'call-after-final-pass by E: X',
      resolved: true,
      cites: ['39A', '39C', '26B'],
    },
  },
]);
