import { testRows } from '../../rows.ts';

const BARRED = 'N 1S 1H ! reject/S E=2C(no)';

// 36: inadmissible doubles
testRows('2017', [
  [
    '36B2 double of what partner doubled',
    'N 1S X P X !',
    {
      phase: 'replacement',
      turn: 'W',
      mustPass: 'E end-of-auction',
      options: '',
      irregularity: 'inadmissible-double W open',
      cites: '36B1 36B2',
    },
  ],
  [
    '36B2 double of partner’s bid',
    'N 1S P X !',
    { phase: 'replacement', turn: 'S', mustPass: 'N end-of-auction' },
  ],
  ['36B2 double before any bid', 'N X !', { phase: 'replacement', turn: 'N', mustPass: 'S end-of-auction' }],
  [
    '36B2 redouble of an undoubled bid',
    'N 1S XX !',
    { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction' },
  ],
  [
    '36B2 replaced by a legal call',
    'N 1S X P X ! W=2H',
    {
      turn: 'N',
      auction: 'N 1S, E X, S P, W 2H',
      mustPass: 'E end-of-auction',
      leads: 'E forbid CDS',
      cites: '36B3 26B',
    },
  ],
  [
    '36B2 replaced by an insufficient bid: 27 in turn',
    'N 1S X P X ! W=1H',
    {
      phase: 'choice',
      options: 'accept N, reject N',
      irregularity: 'insufficient-bid W open',
      mustPass: 'E end-of-auction',
    },
  ],
  [
    '36B2 replaced by an inadmissible double again',
    'N 1S X P X ! W=XX',
    { phase: 'replacement', turn: 'W', mustPass: 'E end-of-auction' },
  ],
  [
    '36B2 replaced before the director came',
    'N 1S X P X W=2H',
    { turn: 'N', auction: 'N 1S, E X, S P, W 2H', mustPass: 'E end-of-auction', cites: '36B2' },
  ],
  [
    '36A called over: as though nothing happened',
    'N 1S X P X 2S',
    {
      phase: 'auction',
      turn: 'W',
      auction: 'N 1S, E X, S P',
      withdrawn: 'W X, N 2S',
      mustPass: '',
      leads: '',
      cites: '36A',
    },
  ],
  [
    '36B4 out of rotation',
    'N 1S S:X !',
    { turn: 'E', auction: 'N 1S', mustPass: 'N end-of-auction', leads: 'N forbid CDHS', cites: '36B4' },
  ],
  [
    '36A out of rotation, called over',
    'N 1S S:X W:P',
    { turn: 'E', auction: 'N 1S', mustPass: '', cites: '36A' },
  ],
  [
    '28B out of rotation, the rightful player calls',
    'N 1S S:X E:P',
    { turn: 'S', auction: 'N 1S, E P', mustPass: '', cites: '28B' },
  ],
]);

// 37: calls by a player who must pass
testRows('2017', [
  [
    '37B',
    `${BARRED} P 2H !`,
    {
      turn: 'N',
      auction: 'N 1S, E 2C, S P, W P',
      mustPass: 'E end-of-auction, W end-of-auction',
      irregularity: 'call-while-barred W',
      cites: '37B',
    },
  ],
  [
    '37A called over',
    `${BARRED} P 2H P`,
    { turn: 'E', auction: 'N 1S, E 2C, S P, W 2H, N P', mustPass: 'W end-of-auction', cites: '37A' },
  ],
  [
    '37A a bar for one turn is over',
    'N 1H E*HT P P 1S P',
    { turn: 'E', auction: 'N 1H, E P, S P, W 1S, N P', mustPass: '', cites: '37A' },
  ],
  [
    '37B an insufficient bid of his',
    `${BARRED} P 1H !`,
    { auction: 'N 1S, E 2C, S P, W P', irregularity: 'call-while-barred W', cites: '37B' },
  ],
  [
    '37A an insufficient bid of his, called over',
    `${BARRED} P 1H P`,
    { auction: 'N 1S, E 2C, S P, W 1H, N P', mustPass: 'W end-of-auction' },
  ],
  [
    '36A an inadmissible double of his, called over',
    `${BARRED} P X P`,
    { turn: 'W', auction: 'N 1S, E 2C, S P', mustPass: 'W end-of-auction', cites: '36A' },
  ],
  [
    '37B an inadmissible double of his',
    `${BARRED} P X !`,
    { auction: 'N 1S, E 2C, S P, W P', mustPass: 'E end-of-auction, W end-of-auction' },
  ],
  [
    '37B out of rotation',
    `${BARRED} W:2H !`,
    { turn: 'S', auction: 'N 1S, E 2C', mustPass: 'E end-of-auction, W end-of-auction', cites: '37B' },
  ],
  [
    '37 a pass is what he owes',
    `${BARRED} P P`,
    { turn: 'N', irregularity: 'insufficient-bid E', mustPass: 'W end-of-auction' },
  ],
]);

// 38: bids above seven
testRows('2017', [
  [
    '38',
    'N 8C !',
    {
      turn: 'E',
      auction: 'N P',
      mustPass: 'N end-of-auction, S end-of-auction',
      irregularity: 'bid-over-seven N',
      cites: '38C 38D',
    },
  ],
  [
    '38D the lead, when they defend',
    'N 8C ! 1S P P P',
    { phase: 'closed', outcome: '1S E', leads: 'S forbid CDHS' },
  ],
  [
    '38B called over',
    'N 8C P !',
    {
      turn: 'E',
      auction: 'N P',
      withdrawn: 'N 8C, E P',
      mustPass: 'N end-of-auction, S end-of-auction',
      leads: '',
      cites: '38B 38C',
    },
  ],
  [
    '38 the last of three passes',
    'N 1H P P 8C !',
    { phase: 'closed', outcome: '1H N', leads: 'E forbid CDHS', mustPass: '' },
  ],
  [
    '38 by a player who must pass',
    `${BARRED} P 8C !`,
    { irregularity: 'bid-over-seven W', mustPass: 'E end-of-auction, W end-of-auction' },
  ],
  [
    '38 out of rotation',
    'N S:8C !',
    { turn: 'N', auction: '', mustPass: 'N end-of-auction, S end-of-auction' },
  ],
]);

// 39: calls after the final pass
testRows('2017', [
  [
    '39C a defender doubles',
    'N 4H P P P E:X !',
    {
      phase: 'closed',
      outcome: '4H N',
      leads: 'W forbid CDHS',
      irregularity: 'call-after-final-pass E',
      cites: '39A 39C 26B',
    },
  ],
  ['39B a defender passes', 'N 4H P P P E:P !', { outcome: '4H N', leads: '', cites: '39A 39B' }],
  ['39B the declaring side', 'N 4H P P P S:5H !', { outcome: '4H N', leads: '', cites: '39B' }],
  ['39B called over', 'N 4H P P P E:X S:XX', { outcome: '4H N', leads: '', cites: '39B' }],
  [
    '39 after a board that was passed out',
    'N P P P P E:1S !',
    { outcome: 'passed-out', leads: '', cites: '39A' },
  ],
  [
    '39 unnoticed it stays open',
    'N 4H P P P E:X',
    { phase: 'closed', irregularity: 'call-after-final-pass E open' },
  ],
]);
