import { attention, change, choose, ruleOn } from '../cases.ts';

ruleOn('2007', 'art. 25: changes of call', [
  {
    title: '25A1 a slip mended without pause for thought',
    events: ['1H', change('N', '1S', { unintended: true, atOnce: true })],
    expect: { turn: 'E', auction: 'N 1S', mustPass: '', cites: ['25A1'] },
  },
  {
    title: '25A1 with a pause it is a change under B',
    events: ['1H', change('N', '1S', { unintended: true }), attention],
    expect: { phase: 'choice', options: 'accept E, reject E', cites: ['25B1'] },
  },
  {
    title: '25A2 partner has called',
    events: ['1H', 'P', 'P', change('N', '1S', { unintended: true, atOnce: true })],
    expect: { turn: 'W', auction: 'N 1H, E P, S P', cites: ['25A2'] },
  },
  {
    title: '25A4 the left-hand opponent may withdraw his call',
    events: ['1H', 'P', change('N', '1S', { unintended: true, atOnce: true }), change('E', '2C')],
    expect: { turn: 'S', auction: 'N 1S, E 2C', cites: ['25A4'] },
  },
  {
    title: '25B1 accepted',
    events: ['1H', change('N', '1S'), attention, choose('E', 'accept')],
    expect: { turn: 'E', auction: 'N 1S', mustPass: '', cites: ['25B1', '25B3'] },
  },
  {
    title: '25B1 accepted by calling',
    events: ['1H', change('N', '1S'), 'P'],
    expect: { turn: 'S', auction: 'N 1S, E P', cites: ['25B1'] },
  },
  {
    title: '25B1 a double on one’s own bid is a change of call',
    dealer: 'E',
    events: ['1D', '1H', 'S:X', attention],
    expect: {
      irregularity: 'change-of-call by S: X',
      resolved: false,
      options: 'accept W, reject W',
      cites: ['25B1'],
    },
  },
  {
    title: '25B2 not accepted',
    events: ['1H', change('N', '1S'), attention, choose('E', 'reject')],
    expect: {
      turn: 'E',
      auction: 'N 1H',
      withdrawn: 'N 1S',
      mustPass: '',
      lead: '',
      cites: ['25B2', '25B3'],
    },
  },
  {
    title: '25B2 the left-hand opponent has called',
    events: ['1H', 'P', change('N', '1S')],
    expect: { turn: 'S', auction: 'N 1H, E P', cites: ['25B2'] },
  },
  {
    title: '25B2 a change that no law allows',
    events: ['1H', change('N', 'X'), attention],
    expect: { turn: 'E', auction: 'N 1H', cites: ['25B2'] },
  },
  {
    title: '25B2 a change that no law allows, called over',
    events: ['1H', change('N', 'X'), 'P'],
    expect: { turn: 'S', auction: 'N 1H, E P', cites: ['25B2'] },
  },
]);
