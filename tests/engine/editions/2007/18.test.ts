import { attention, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 18: the bid', [
  {
    title: '18D the same bid is not higher',
    events: ['1S', '1S', attention],
    expect: { irregularity: 'insufficient-bid by E: 1S', resolved: false },
  },
]);
