import { ruleOn } from '../cases.ts';

ruleOn('1959', 'art. 25: the end of a double', [
  {
    title: '25 a later proper bid ends the double',
    events: ['1H', 'X', '2H', 'P', 'P', 'P'],
    expect: { outcome: '2H N' },
  },
  {
    title: '25 a later proper bid ends the redouble, and may be doubled anew',
    events: ['1H', 'X', 'XX', '1S', 'X', 'P', 'P', 'P'],
    expect: { outcome: '1S doubled W' },
  },
  {
    title: '25 without such a bid the double counts',
    events: ['1H', 'X', 'P', 'P', 'P'],
    expect: { outcome: '1H doubled N', cites: ['25'] },
  },
  {
    title: '25 without such a bid the redouble counts',
    events: ['1H', 'X', 'XX', 'P', 'P', 'P'],
    expect: { outcome: '1H redoubled N', cites: ['25'] },
  },
]);
