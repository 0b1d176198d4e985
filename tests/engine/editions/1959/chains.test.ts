import { attention, change, choose, expose, replace, ruleOn } from '../cases.ts';

ruleOn('1959', 'one irregularity after or on top of another', [
  {
    title:
      '30 then 38: East replaced by a pass, West acts all the same; the lead penalties are those of both',
    events: ['1S', '1H', attention, replace('E', 'P'), 'P', '2H', attention],
    expect: {
      phase: 'closed',
      auction: 'N 1S, E P, S P, W P',
      outcome: '1S N',
      cites: ['38'],
    },
  },
  {
    title: '31b then 30: the offender’s later insufficient bid is dealt with by itself',
    events: ['1H', 'S:1S', attention, '2C', '1S', attention, replace('S', '2S')],
    expect: { turn: 'W', auction: 'N 1H, E 2C, S 2S', mustPass: 'N end-of-auction', cites: ['30a'] },
  },
  {
    title: '31a then 31b: a bar for one turn gives way to one for all',
    events: ['S:P', attention, '1H', 'S:2C', attention],
    expect: { turn: 'E', auction: 'N 1H', mustPass: 'N end-of-auction, S next-turn', cites: ['31b'] },
  },
  {
    title: '26a then 31b: partner barred once is now barred to the end',
    events: ['1H', expose('E', 'HK'), 'P', '1S', 'E:2C', attention],
    expect: { turn: 'W', required: 'W P', mustPass: 'W end-of-auction' },
  },
  {
    title: '27 then 30: a second insufficient bid after the first was condoned',
    events: ['1S', '1H', '2C', '1NT', attention],
    expect: {
      phase: 'replacement',
      turn: 'W',
      auction: 'N 1S, E 1H, S 2C',
      irregularity: 'insufficient-bid by W: 1NT',
    },
  },
  {
    title: '30 then 30: both sides, each by itself',
    events: ['1S', '1H', attention, replace('E', '2H'), '2C', attention, replace('S', '3C')],
    expect: { turn: 'W', auction: 'N 1S, E 2H, S 3C', mustPass: '' },
  },
  {
    title: '29b then 38: a barred partner bids',
    events: [
      '1H',
      change('N', '1S'),
      attention,
      choose('N', 'other-call'),
      replace('N', '2C'),
      'P',
      '2D',
      attention,
    ],
    expect: {
      turn: 'W',
      auction: 'N 2C, E P, S P',
      mustPass: 'N end-of-auction, S end-of-auction',
      cites: ['38'],
    },
  },
  {
    title: '36 then 27 is not to be had: once the penalty is claimed the choice is open',
    events: ['1S', 'X', 'P', 'X', attention, replace('W', 'P'), choose('N', 'void-doubles'), 'P'],
    expect: { phase: 'closed', outcome: '1S N' },
  },
  {
    title: '33 then 31: the same opponent again before his turn',
    events: ['E:1H', 'N:P', '1H', 'W:2H', attention],
    expect: { turn: 'S', auction: 'N P, E 1H', mustPass: 'E end-of-auction', cites: ['31b'] },
  },
  {
    title: '32 then 27: the call that did not wait may itself be insufficient',
    events: ['1H', expose('E', 'HJ'), '2C', 'P', 'N:1S', attention],
    expect: { phase: 'replacement', turn: 'N', auction: 'N 1H, E 2C, S P, W P', cites: ['30'] },
  },
  {
    title: '38 then nobody may act: both sides pass to the end',
    events: ['8C', attention, '8D', attention, 'P', 'P'],
    expect: { phase: 'closed', outcome: 'passed-out: no-redeal' },
  },
  {
    title: '40 after 30c: each penalty keeps its own lead',
    events: ['1S', '1H', attention, replace('E', 'P'), 'P', 'P', 'E:X', attention],
    expect: {
      outcome: '1S N',
      lead: 'E require-or-forbid CDHS at opening-lead, W require-or-forbid CDHS at first-lead',
    },
  },
]);
