import { attention, choose, replace, ruleOn } from '../cases.ts';

const doubledTwice = ['1S', 'X', 'P', 'X', attention];
const passed = [...doubledTwice, replace('W', 'P')];

ruleOn('1959', 'art. 36: doubling what one’s own side doubled already', [
  {
    title: '36 he must replace it by a proper call, and partner passes to the end',
    events: doubledTwice,
    expect: {
      phase: 'replacement',
      turn: 'W',
      auction: 'N 1S, E X, S P',
      irregularity: 'inadmissible-double by W: X',
      options: '',
      mustPass: 'E end-of-auction',
      cites: ['36'],
    },
  },
  {
    title: '36 replaced by a bid: no more than that',
    events: [...doubledTwice, replace('W', '2C')],
    expect: {
      phase: 'auction',
      turn: 'N',
      auction: 'N 1S, E X, S P, W 2C',
      mustPass: 'E end-of-auction',
      options: '',
    },
  },
  {
    title: '36 replaced by an insufficient bid: not a proper call, he chooses again',
    events: [...doubledTwice, replace('W', '1D')],
    expect: { phase: 'replacement', turn: 'W' },
  },
  {
    title: '36 replaced by a pass: either opponent may void the doubles',
    events: passed,
    expect: {
      phase: 'choice',
      options: 'void-doubles N, keep-doubles N, void-doubles S, keep-doubles S',
      mustPass: 'E end-of-auction',
      cites: ['36'],
    },
  },
  {
    title: '36 one of them voids: the bid is undoubled',
    events: [...passed, choose('S', 'void-doubles'), 'P'],
    expect: { phase: 'closed', outcome: '1S N' },
  },
  {
    title: '36 one of them keeps: the other may still void',
    events: [...passed, choose('N', 'keep-doubles')],
    expect: { phase: 'choice', options: 'void-doubles S, keep-doubles S' },
  },
  {
    title: '36 both keep: the bid remains doubled',
    events: [...passed, choose('N', 'keep-doubles'), choose('S', 'keep-doubles'), 'P'],
    expect: { phase: 'closed', outcome: '1S doubled N' },
  },
  {
    title: '36 one keeps and the auction goes on: the right of the other has lapsed',
    events: [...passed, choose('N', 'keep-doubles'), 'P'],
    expect: { phase: 'closed', outcome: '1S doubled N' },
  },
  {
    title: '36 a voided double cannot be redoubled',
    events: [...passed, choose('N', 'void-doubles'), 'XX', attention],
    expect: { irregularity: 'inadmissible-double by N: XX', cites: ['37'] },
  },
  {
    title: '36 redoubling partner’s double is the same offence',
    events: ['1S', 'X', 'P', 'XX', attention],
    expect: { phase: 'replacement', mustPass: 'E end-of-auction', cites: ['36'], citesNot: ['37'] },
  },
  {
    title: '36 doubling what the opponents redoubled is the same offence',
    events: ['1S', 'X', 'XX', 'X', attention],
    expect: { phase: 'replacement', mustPass: 'E end-of-auction', cites: ['36'] },
  },
  {
    title: '36 redoubling what one’s own side redoubled; after a pass double and redouble may go',
    events: ['1S', 'X', 'XX', 'P', 'XX', attention, replace('N', 'P')],
    expect: {
      phase: 'choice',
      options: 'void-doubles E, keep-doubles E, void-doubles W, keep-doubles W',
      mustPass: 'S end-of-auction',
    },
  },
  {
    title: '36 voided, the contract is played undoubled whoever doubled',
    events: ['1S', 'X', 'XX', 'P', 'XX', attention, replace('N', 'P'), choose('W', 'void-doubles'), 'P'],
    expect: { phase: 'closed', outcome: '1S N' },
  },
]);
