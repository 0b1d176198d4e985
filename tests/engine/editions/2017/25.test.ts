import { attention, change, choose, ruleOn } from '../cases.ts';

ruleOn('2017', 'art. 25: changes of call', [
  {
    title: '25A1 a slip',
    events: ['1H', change('N', '1S', { unintended: true })],
    expect: { turn: 'E', auction: 'N 1S', withdrawn: 'N 1H', mustPass: '', lead: '', cites: ['25A1'] },
  },
  {
    title: '25A1 after the left-hand opponent has called',
    events: ['1H', 'P', change('N', '1S', { unintended: true })],
    expect: { turn: 'S', auction: 'N 1S, E P', cites: ['25A1'] },
  },
  {
    title: '25A6 who may withdraw his call',
    events: ['1H', 'P', change('N', '1S', { unintended: true }), change('E', '2C')],
    expect: { turn: 'S', auction: 'N 1S, E 2C', withdrawn: 'N 1H, E P', cites: ['25A6'] },
  },
  {
    title: '25A6 only until somebody calls again',
    events: ['1H', 'P', change('N', '1S', { unintended: true }), 'P', change('E', '2C')],
    expect: { turn: 'W', auction: 'N 1S, E P, S P', cites: ['25B2'] },
  },
  {
    title: '25A1 a call that no longer can stand falls',
    events: ['1H', '1S', change('N', '2H', { unintended: true })],
    expect: { turn: 'E', auction: 'N 2H', withdrawn: 'N 1H, E 1S' },
  },
  {
    title: '25A4 too late: partner has called',
    events: ['1H', 'P', 'P', change('N', '1S', { unintended: true })],
    expect: { turn: 'W', auction: 'N 1H, E P, S P', cites: ['25A4'] },
  },
  {
    title: '25A1 the new call comes under its own law',
    events: ['1S', 'P', 'P', 'P', 'N:1S'],
    expect: { phase: 'closed' },
  },
  {
    title: '25A1 insufficient after all',
    events: ['1S', '2C', change('E', '1H', { unintended: true }), attention],
    expect: { phase: 'choice', irregularity: 'insufficient-bid by E: 1H', resolved: false, auction: 'N 1S' },
  },
  {
    title: '25A1 a slip that was itself irregular',
    events: ['1S', '1H', change('E', '2H', { unintended: true })],
    expect: { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: ['25A1'] },
  },
  {
    title: '25A1 a slip out of rotation stays out of rotation',
    events: ['1H', 'S:1S', change('S', '2S', { unintended: true }), attention],
    expect: { irregularity: 'bid-out-of-rotation by S: 2S', resolved: false, options: 'accept W, reject W' },
  },
  {
    title: '25B1 a choice for the left-hand opponent',
    events: ['1H', change('N', '1S'), attention],
    expect: {
      phase: 'choice',
      options: 'accept E, reject E',
      irregularity: 'change-of-call by N: 1S',
      resolved: false,
      auction: 'N 1H',
      cites: ['25B1'],
    },
  },
  {
    title: '25B1 accepted',
    events: ['1H', change('N', '1S'), attention, choose('E', 'accept')],
    expect: { turn: 'E', auction: 'N 1S', withdrawn: 'N 1H', mustPass: '', cites: ['25B1', '25B3'] },
  },
  {
    title: '25B1 accepted by calling',
    events: ['1H', change('N', '1S'), 'P'],
    expect: { turn: 'S', auction: 'N 1S, E P', cites: ['25B1'] },
  },
  {
    title: '25B1 the first call may be held against the lead',
    events: ['1H', change('N', '1S'), attention, choose('E', 'accept')],
    expect: { lead: 'S forbid CDH at first-lead', cites: ['26B'] },
  },
  {
    title: '25B2 not accepted',
    events: ['1H', change('N', '1S'), attention, choose('E', 'reject')],
    expect: { turn: 'E', auction: 'N 1H', withdrawn: 'N 1S', mustPass: '', cites: ['25B2', '25B3'] },
  },
  {
    title: '25B2 the left-hand opponent has called',
    events: ['1H', 'P', change('N', '1S')],
    expect: { turn: 'S', auction: 'N 1H, E P', cites: ['25B2'] },
  },
  {
    title: '25B2 a change that no law allows',
    events: ['1H', change('N', 'X'), attention],
    expect: { phase: 'auction', turn: 'E', auction: 'N 1H', cites: ['25B2'] },
  },
  {
    title: '25B2 a change that no law allows, called over',
    events: ['1H', change('N', 'X'), 'P'],
    expect: { turn: 'S', auction: 'N 1H, E P', cites: ['25B2'] },
  },
  {
    title: '25B of a call out of rotation: refused, the first is dealt with',
    events: ['1H', 'S:1S', change('S', '2S'), attention, choose('W', 'reject')],
    expect: {
      phase: 'choice',
      irregularity: 'bid-out-of-rotation by S: 1S',
      resolved: false,
      options: 'accept W, reject W',
    },
  },
  {
    title: '25B of a call out of rotation: accepted',
    events: ['1H', 'S:1S', change('S', '2S'), attention, choose('W', 'accept')],
    expect: { turn: 'W', auction: 'N 1H, S 2S', withdrawn: 'S 1S' },
  },
]);
