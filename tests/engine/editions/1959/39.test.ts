import { attention, replace, ruleOn } from '../cases.ts';

const westBarred = ['1S', '1H', attention, replace('E', '2C')];

ruleOn('1959', 'art. 39: irregular under more than one provision', [
  {
    title: '39 insufficient and before the turn: only 31',
    events: ['1S', 'S:1H', attention],
    expect: {
      phase: 'auction',
      turn: 'E',
      auction: 'N 1S',
      mustPass: 'N end-of-auction',
      cites: ['31b', '39'],
      citesNot: ['30'],
    },
  },
  {
    title: '39 an inadmissible double before the turn: only 31',
    events: ['S:X', attention],
    expect: {
      phase: 'auction',
      turn: 'N',
      auction: '',
      mustPass: 'N end-of-auction',
      cites: ['31b', '39'],
      citesNot: ['37'],
    },
  },
  {
    title: '39 more than seven before the turn: only 31',
    events: ['1H', 'S:8S', attention],
    expect: {
      turn: 'E',
      auction: 'N 1H',
      mustPass: 'N end-of-auction',
      lead: '',
      cites: ['31b', '39'],
      citesNot: ['38'],
    },
  },
  {
    title: '39 insufficient by a player obliged to pass: only 38',
    events: [...westBarred, 'P', '1NT', attention],
    expect: {
      phase: 'auction',
      turn: 'N',
      auction: 'N 1S, E 2C, S P, W P',
      mustPass: 'E end-of-auction, W end-of-auction',
      cites: ['38', '39'],
      citesNot: ['30a'],
    },
  },
  {
    title: '39 an inadmissible double by a player obliged to pass: only 38',
    events: [...westBarred, 'P', 'X', attention],
    expect: {
      phase: 'auction',
      turn: 'N',
      mustPass: 'E end-of-auction, W end-of-auction',
      cites: ['38', '39'],
      citesNot: ['37'],
    },
  },
  {
    title: '39 a bid before the turn by a player obliged to pass: only 31',
    events: [...westBarred, 'W:2H', attention],
    expect: {
      turn: 'S',
      auction: 'N 1S, E 2C',
      mustPass: 'E end-of-auction, W end-of-auction',
      lead: '',
      cites: ['31b', '39'],
      citesNot: ['38'],
    },
  },
  {
    title: '39 doubling a bid of one’s own side that it redoubled: only 36',
    events: ['1S', 'X', 'XX', 'P', 'X', attention],
    expect: {
      phase: 'replacement',
      turn: 'N',
      mustPass: 'S end-of-auction',
      cites: ['36'],
      citesNot: ['37'],
    },
  },
]);
