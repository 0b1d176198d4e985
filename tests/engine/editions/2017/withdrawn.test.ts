import { testRows } from '../../rows.ts';

// 24: exposed cards
testRows('2017', [
  [
    '24A one low card',
    'N 1H E*S3',
    { turn: 'E', mustPass: '', irregularity: 'card-exposed E', cites: '24A' },
  ],
  ['24A and 24E a minor penalty card', 'N 1H E*S3 P P P', { penaltyCards: 'E S3', cites: '24A 24E' }],
  ['24B the ten is an honour', 'N 1H E*HT', { mustPass: 'W next-turn', cites: '24B' }],
  ['24B a low card led', 'N 1H E**S3', { mustPass: 'W next-turn', cites: '24B' }],
  ['24B served after one turn', 'N 1H E*HT P P P', { phase: 'closed', mustPass: '', penaltyCards: 'E HT' }],
  ['24B required at his turn', 'N 1H E*HT P P', { turn: 'W', required: 'W P' }],
  ['24C two low cards', 'N 1H E*S3,S4', { mustPass: 'W next-turn', cites: '24C' }],
  ['24C at different times', 'N 1H E*S3 P E*S4', { mustPass: 'W next-turn', cites: '24A 24C' }],
  ['24C for each player apart', 'N 1H E*S3 W*S4', { mustPass: '' }],
  ['24D declarer picks them up', 'N 1H N*HT P P P', { penaltyCards: '', cites: '24D' }],
  ['24B by both partners', 'N 1H E*HT W*SA', { mustPass: 'E next-turn, W next-turn' }],
  [
    '24B with an irregular call open',
    'N 1S 1H E*HT !',
    { phase: 'choice', mustPass: 'W next-turn', options: 'accept S, reject S' },
  ],
]);

// 25: changes of call
testRows('2017', [
  [
    '25A1 a slip',
    'N 1H N~1S',
    { turn: 'E', auction: 'N 1S', withdrawn: 'N 1H', mustPass: '', leads: '', cites: '25A1' },
  ],
  [
    '25A1 after the left-hand opponent has called',
    'N 1H P N~1S',
    { turn: 'S', auction: 'N 1S, E P', cites: '25A1' },
  ],
  [
    '25A6 who may withdraw his call',
    'N 1H P N~1S E>2C',
    { turn: 'S', auction: 'N 1S, E 2C', withdrawn: 'N 1H, E P', cites: '25A6' },
  ],
  [
    '25A6 only until somebody calls again',
    'N 1H P N~1S P E>2C',
    { turn: 'W', auction: 'N 1S, E P, S P', cites: '25B2' },
  ],
  [
    '25A1 a call that no longer can stand falls',
    'N 1H 1S N~2H',
    { turn: 'E', auction: 'N 2H', withdrawn: 'N 1H, E 1S' },
  ],
  [
    '25A4 too late: partner has called',
    'N 1H P P N~1S',
    { turn: 'W', auction: 'N 1H, E P, S P', cites: '25A4' },
  ],
  ['25A1 the new call comes under its own law', 'N 1S P P P N:1S', { phase: 'closed' }],
  [
    '25A1 insufficient after all',
    'N 1S 2C E~1H !',
    { phase: 'choice', irregularity: 'insufficient-bid E open', auction: 'N 1S' },
  ],
  [
    '25A1 a slip that was itself irregular',
    'N 1S 1H E~2H',
    { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: '25A1' },
  ],
  [
    '25A1 a slip out of rotation stays out of rotation',
    'N 1H S:1S S~2S !',
    { irregularity: 'bid-out-of-rotation S open', options: 'accept W, reject W' },
  ],
  [
    '25B1 a choice for the left-hand opponent',
    'N 1H N>1S !',
    {
      phase: 'choice',
      options: 'accept E, reject E',
      irregularity: 'change-of-call N open',
      auction: 'N 1H',
      cites: '25B1',
    },
  ],
  [
    '25B1 accepted',
    'N 1H N>1S ! accept/E',
    { turn: 'E', auction: 'N 1S', withdrawn: 'N 1H', mustPass: '', cites: '25B1 25B3' },
  ],
  ['25B1 accepted by calling', 'N 1H N>1S P', { turn: 'S', auction: 'N 1S, E P', cites: '25B1' }],
  [
    '25B1 the first call may be held against the lead',
    'N 1H N>1S ! accept/E',
    { leads: 'S forbid CDH', cites: '26B' },
  ],
  [
    '26A not when the second is comparable',
    'N 1H{"points":[12,19]} N>1H{"points":[12,19]} ! accept/E',
    { leads: '' },
  ],
  [
    '25B2 not accepted',
    'N 1H N>1S ! reject/E',
    { turn: 'E', auction: 'N 1H', withdrawn: 'N 1S', mustPass: '', cites: '25B2 25B3' },
  ],
  [
    '25B2 the left-hand opponent has called',
    'N 1H P N>1S',
    { turn: 'S', auction: 'N 1H, E P', cites: '25B2' },
  ],
  [
    '25B2 a change that no law allows',
    'N 1H N>X !',
    { phase: 'auction', turn: 'E', auction: 'N 1H', cites: '25B2' },
  ],
  [
    '25B2 a change that no law allows, called over',
    'N 1H N>X P',
    { turn: 'S', auction: 'N 1H, E P', cites: '25B2' },
  ],
  [
    '25B of a call out of rotation: refused, the first is dealt with',
    'N 1H S:1S S>2S ! reject/W',
    { phase: 'choice', irregularity: 'bid-out-of-rotation S open', options: 'accept W, reject W' },
  ],
  [
    '25B of a call out of rotation: accepted',
    'N 1H S:1S S>2S ! accept/W',
    { turn: 'W', auction: 'N 1H, S 2S', withdrawn: 'S 1S' },
  ],
  [
    '27C a change of an insufficient bid',
    'N 1S 1H E>2H ! reject/S',
    { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: '27C 27B1a' },
  ],
]);

// 27: insufficient bids
testRows('2017', [
  [
    '27A1 choice',
    'N 1S 1H !',
    {
      phase: 'choice',
      options: 'accept S, reject S',
      irregularity: 'insufficient-bid E open',
      cites: '27A1',
    },
  ],
  [
    '27A1 accepted by word',
    'N 1S 1H ! accept/S',
    { phase: 'auction', turn: 'S', auction: 'N 1S, E 1H', mustPass: '', cites: '27A1' },
  ],
  ['27A1 accepted by a pass', 'N 1S 1H P', { turn: 'W', auction: 'N 1S, E 1H, S P', cites: '27A1' }],
  [
    '27A1 accepted by a bid that is itself insufficient',
    'N 1S 1H 1D !',
    { auction: 'N 1S, E 1H', irregularity: 'insufficient-bid S open', options: 'accept W, reject W' },
  ],
  [
    '27A1 the rest bids over the accepted bid',
    'N 2S 1H P 1S',
    { turn: 'N', auction: 'N 2S, E 1H, S P, W 1S', irregularity: 'insufficient-bid E' },
  ],
  ['27A1 the same bid is not higher', 'N 1S 1S !', { irregularity: 'insufficient-bid E open' }],
  [
    '27B the offender substitutes',
    'N 1S 1H ! reject/S',
    { phase: 'replacement', turn: 'E', options: '', cites: '27B' },
  ],
  [
    '27B1a the lowest in the same denomination',
    'N 1S 1H ! reject/S E=2H',
    { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', leads: '', cites: '27B1a' },
  ],
  [
    '27B1a his next call counts as the substitute',
    'N 1S 1H ! reject/S 2H',
    { turn: 'S', auction: 'N 1S, E 2H', cites: '27B1a' },
  ],
  [
    '27B1a a transfer that shows the same',
    'N 1NT 2NT P 2D{"denominations":["H"]} ! reject/N W=3D{"denominations":["H"]}',
    { mustPass: '', cites: '27B1a' },
  ],
  [
    '27B1a not the lowest: a jump',
    'N 1S 1H ! reject/S E=3H(no)',
    { mustPass: 'W end-of-auction', cites: '27B2' },
  ],
  [
    '27B1a not after a transfer: the natural bid is higher',
    'N 1NT 2NT P 2D{"denominations":["H"]} ! reject/N W=3H(no)',
    { mustPass: 'E end-of-auction', cites: '27B2' },
  ],
  [
    '27B1b a comparable bid',
    'N 1C 1S 1H ! reject/W S=2D(yes)',
    { turn: 'W', mustPass: '', leads: '', cites: '27B1b' },
  ],
  [
    '27B1b a comparable double',
    'N 1C 1S 1H ! reject/W S=X(yes)',
    { turn: 'W', auction: 'N 1C, E 1S, S X', mustPass: '', leads: '', cites: '27B1b' },
  ],
  [
    '27B1b contained by its meaning',
    'N 1S 1H{"points":[8,16],"length":{"H":[5,13]}} ! reject/S E=3H{"points":[10,12],"length":{"H":[6,13]}}',
    { mustPass: '', cites: '27B1b' },
  ],
  [
    '27B1 not known: asked',
    'N 1S 1H ! reject/S E=3C',
    { phase: 'finding', questions: 'comparable', turn: null, cites: '23A' },
  ],
  ['27B1 a double: asked as well', 'N 1S 1H ! reject/S E=X', { questions: 'comparable' }],
  [
    '27B2 another bid',
    'N 1S 1H ! reject/S E=2C(no)',
    {
      turn: 'S',
      auction: 'N 1S, E 2C',
      mustPass: 'W end-of-auction',
      leads: 'W forbid DHS',
      cites: '27B2 26B',
    },
  ],
  [
    '27B2 the suit bid later may not be named either',
    'N 1S 1H ! reject/S E=2C(no) 2S P P 3D',
    { turn: 'S', leads: 'W forbid HS' },
  ],
  [
    '27B2 a pass',
    'N 1S 1H ! reject/S E=P(no)',
    { auction: 'N 1S, E P', mustPass: 'W end-of-auction', leads: 'W forbid CDHS' },
  ],
  [
    '26B the other side defends',
    'N 1S 1H ! reject/S E=2C(no) 2S P 4S P P P',
    { outcome: '4S N', leads: 'W forbid DHS' },
  ],
  ['26B the offenders declare', 'N 1S 1H ! reject/S E=3C(no) P P P', { outcome: '3C E', leads: '' }],
  [
    '27B3 a double that is not comparable',
    'N 1S 1H ! reject/S E=X(no)',
    { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction', cites: '27B3' },
  ],
  [
    '27B3 whatever he chooses',
    'N 1S 1H ! reject/S E=X(no) E=2H',
    {
      turn: 'S',
      auction: 'N 1S, E 2H',
      mustPass: 'W end-of-auction',
      leads: 'W forbid CDS',
      cites: '27B3 26B',
    },
  ],
  [
    '27B3 whatever he chooses: no finding is asked',
    'N 1S 1H ! reject/S E=X(no) E=3C',
    { phase: 'auction', mustPass: 'W end-of-auction' },
  ],
  [
    '27B3 a double that no auction admits',
    'N 1S X P 1H ! reject/N W=X(yes)',
    { phase: 'replacement', turn: 'W', cites: '27B3' },
  ],
  [
    '27B4 a second insufficient bid',
    'N 1S 1H ! reject/S E=1D',
    { phase: 'choice', options: 'accept S, reject S', cites: '27B4' },
  ],
  [
    '27B4 accepted',
    'N 1S 1H ! reject/S E=1D accept/S',
    { turn: 'S', auction: 'N 1S, E 1D', withdrawn: 'E 1H', mustPass: '', cites: '27B4 27A1' },
  ],
  [
    '27B4 accepted by calling',
    'N 1S 1H ! reject/S E=1D S:P',
    { turn: 'W', auction: 'N 1S, E 1D, S P', mustPass: '' },
  ],
  [
    '27B4 refused',
    'N 1S 1H ! reject/S E=1D reject/S',
    { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction', cites: '27B4' },
  ],
  [
    '27B4 refused, then the lowest',
    'N 1S 1H ! reject/S E=1D reject/S E=2D',
    { auction: 'N 1S, E 2D', mustPass: 'W end-of-auction', leads: 'W forbid CHS' },
  ],
  [
    '27C a premature substitute',
    'N 1S 1H E=2H !',
    { phase: 'choice', options: 'accept S, reject S', cites: '27C 27A1' },
  ],
  [
    '27C by calling again',
    'N 1S 1H E:2H !',
    { phase: 'choice', options: 'accept S, reject S', cites: '27C' },
  ],
  [
    '27C it stands',
    'N 1S 1H E=2H ! reject/S',
    { turn: 'S', auction: 'N 1S, E 2H', mustPass: '', cites: '27C 27B1a' },
  ],
  [
    '27C the first is accepted',
    'N 1S 1H E=2H ! accept/S',
    { turn: 'S', auction: 'N 1S, E 1H', mustPass: '' },
  ],
  [
    '27C under 27B2',
    'N 1S 1H E=2C(no) ! reject/S',
    {
      turn: 'S',
      auction: 'N 1S, E 2C',
      mustPass: 'W end-of-auction',
      leads: 'W forbid DHS',
      cites: '27C 27B2',
    },
  ],
  [
    '27C and 27B3: a double',
    'N 1S 1H E=X(no) ! reject/S',
    { phase: 'replacement', turn: 'E', mustPass: 'W end-of-auction', cites: '27C 27B3' },
  ],
  [
    '27C called over',
    'N 1S 1H E=2H S:P',
    { turn: 'W', auction: 'N 1S, E 2H, S P', mustPass: '', cites: '27C' },
  ],
  [
    '27C called over a correction that cannot stand: the bid is accepted',
    'N 1S 1H E=1D S:P',
    { turn: 'W', auction: 'N 1S, E 1H, S P', cites: '27A1' },
  ],
  [
    '38 a substitute above seven',
    'N 1S 1H ! reject/S E=8C',
    { turn: 'S', auction: 'N 1S, E P', mustPass: 'E end-of-auction, W end-of-auction', cites: '38C' },
  ],
  [
    '37 the offender must pass meanwhile',
    'N 1S 1H ! W*HA reject/S E=2H',
    { turn: 'S', auction: 'N 1S, E P', mustPass: 'E end-of-auction, W end-of-auction', cites: '37B' },
  ],
]);
