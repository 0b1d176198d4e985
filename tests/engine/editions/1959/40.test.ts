import { attention, ruleOn } from '../cases.ts';

const fourHearts = ['4H', 'P', 'P', 'P'];

ruleOn('1959', 'art. 40: a call after the close', [
  {
    title:
      '40 a double by a defender: void, and the other defender’s first lead is declarer’s to require or forbid',
    events: [...fourHearts, 'E:X', attention],
    expect: {
      phase: 'closed',
      outcome: '4H N',
      irregularity: 'call-after-final-pass by E: X',
      lead: 'W require-or-forbid CDHS at first-lead',
      cites: ['40'],
    },
  },
  {
    title: '40 a bid by the other defender: then the opening leader',
    events: [...fourHearts, 'W:4S', attention],
    expect: { outcome: '4H N', lead: 'E require-or-forbid CDHS at first-lead', cites: ['40'] },
  },
  {
    title: '40 a pass by a defender: no penalty',
    events: [...fourHearts, 'E:P', attention],
    expect: { phase: 'closed', outcome: '4H N', lead: '', cites: ['40'] },
  },
  {
    title: '40 any call of the declaring side: no penalty',
    events: [...fourHearts, 'S:5H', attention],
    expect: { outcome: '4H N', lead: '', cites: ['40'] },
  },
  {
    title: '40 a redouble by declarer: no penalty',
    events: ['4H', 'X', 'P', 'P', 'P', 'N:XX', attention],
    expect: { outcome: '4H doubled N', lead: '', cites: ['40'] },
  },
  {
    title: '40 nobody bid: there is no defender',
    events: ['P', 'P', 'P', 'P', 'E:1H', attention],
    expect: { outcome: 'passed-out: no-redeal', lead: '', cites: ['40'] },
  },
  {
    title: '40 a call on top of it is void as well',
    events: [...fourHearts, 'E:X', 'S:XX', attention],
    expect: { phase: 'closed', outcome: '4H N', auction: 'N 4H, E P, S P, W P' },
  },
  {
    title: '40 a bar does not matter any more',
    events: ['1H', 'S:1S', attention, 'P', 'P', 'P', 'E:2C', attention],
    expect: { phase: 'closed', mustPass: '', lead: 'W require-or-forbid CDHS at first-lead' },
  },
]);
