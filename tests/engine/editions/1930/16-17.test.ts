import { attention, ruleOn } from '../cases.ts';

ruleOn('1930', 'alinea 16: who plays', [
  {
    title: '16 the side with the highest bid, and of it the first to name that suit',
    dealer: 'S',
    events: ['1S', 'P', '2S', '3C', 'P', 'P', '3S', 'P', 'P', 'P'],
    expect: { outcome: '3S S', cites: ['16'] },
  },
  {
    title: '16 the first to name notrump',
    events: ['1C', 'P', '1NT', 'P', '3NT', 'P', 'P', 'P'],
    expect: { outcome: '3NT S' },
  },
  {
    title: '16 doubled or redoubled',
    events: ['1C', 'X', 'XX', 'P', 'P', 'P'],
    expect: { outcome: '1C redoubled N' },
  },
]);

ruleOn('1930', 'alinea 17: passed round', [
  {
    title: '17 the next dealer deals',
    dealer: 'E',
    events: ['P', 'P', 'P', 'P'],
    expect: { phase: 'closed', outcome: 'passed-out: next-dealer-deals', cites: ['17'] },
  },
]);

ruleOn('1930', 'what the chapter does not know', [
  {
    title: '3 a call after the end has no effect',
    events: ['4H', 'P', 'P', 'P', 'E:X', attention],
    expect: {
      phase: 'closed',
      outcome: '4H N',
      irregularity: 'call-after-final-pass by E: X',
      lead: '',
      cites: ['3'],
    },
  },
]);
