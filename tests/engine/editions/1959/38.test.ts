import { attention, replace, ruleOn } from '../cases.ts';

const westBarred = ['1S', '1H', attention, replace('E', '2C')];

ruleOn('1959', 'art. 38: acting while obliged to pass, and more than seven tricks', [
  {
    title: '38 more than seven: he is held to have passed, and his side passes to the end',
    events: ['8C', attention],
    expect: {
      phase: 'auction',
      turn: 'E',
      auction: 'N P',
      withdrawn: 'N 8C',
      irregularity: 'bid-over-seven by N: 8C',
      mustPass: 'N end-of-auction, S end-of-auction',
      cites: ['38'],
    },
  },
  {
    title: '38 he becomes a defender: an opening lead required or forbidden',
    events: ['8C', attention, '1H', 'P', 'P', 'P'],
    expect: { outcome: '1H E', lead: 'S require-or-forbid CDHS at opening-lead' },
  },
  {
    title: '38 he himself has the opening lead',
    events: ['8C', attention, 'P', 'P', '1H', 'P', 'P', 'P'],
    expect: { outcome: '1H W', lead: 'N require-or-forbid CDHS at opening-lead' },
  },
  {
    title: '38 all pass: nothing is led',
    events: ['8C', attention, 'P', 'P', 'P'],
    expect: { outcome: 'passed-out: no-redeal', lead: '', mustPass: '' },
  },
  {
    title: '38 his side declares all the same: no lead penalty',
    events: ['1S', 'P', '2S', 'P', '9S', attention, 'P'],
    expect: { phase: 'closed', outcome: '2S N', lead: '' },
  },
  {
    title: '38 a bid while obliged to pass',
    events: [...westBarred, 'P', '2H', attention],
    expect: {
      turn: 'N',
      auction: 'N 1S, E 2C, S P, W P',
      irregularity: 'call-while-barred by W: 2H',
      mustPass: 'E end-of-auction, W end-of-auction',
      cites: ['38'],
    },
  },
  {
    title: '38 a double while obliged to pass',
    events: [...westBarred, '2S', 'X', attention],
    expect: {
      turn: 'N',
      auction: 'N 1S, E 2C, S 2S, W P',
      irregularity: 'call-while-barred by W: X',
      mustPass: 'E end-of-auction, W end-of-auction',
    },
  },
  {
    title: '38 the opening lead after a bid while obliged to pass',
    events: [...westBarred, '2S', '3H', attention, 'P', 'P'],
    expect: { phase: 'closed', outcome: '2S N', lead: 'E require-or-forbid CDHS at opening-lead' },
  },
  {
    title: '38 obliged to pass once is obliged to pass',
    events: ['1H', 'S:P', attention, 'P', '2H', attention],
    expect: {
      turn: 'W',
      auction: 'N 1H, E P, S P',
      mustPass: 'N end-of-auction, S end-of-auction',
      cites: ['38'],
    },
  },
  {
    title: '38 a pass by a player obliged to pass is no offence',
    events: [...westBarred, 'P', 'P'],
    expect: {
      turn: 'N',
      irregularity: 'insufficient-bid by E: 1H',
      mustPass: 'W end-of-auction',
      citesNot: ['38'],
    },
  },
]);
