import { testRows } from '../../rows.ts';

// 28: calls that count as in rotation
testRows('2017', [
  [
    '28A the barred right-hand opponent is taken to have passed',
    'N 1S 1H ! reject/S E=2C(no) P N:2S',
    { turn: 'E', auction: 'N 1S, E 2C, S P, W P, N 2S', irregularity: 'insufficient-bid E', cites: '28A' },
  ],
  [
    '28B the rightful player calls as though nothing had been said',
    'N E:1H N:1D',
    {
      phase: 'auction',
      turn: 'E',
      auction: 'N 1D',
      mustPass: '',
      leads: '',
      withdrawn: 'E 1H',
      cites: '28B',
    },
  ],
  [
    '28B his call may come without his name',
    'N 1H S:1S 2C',
    { turn: 'S', auction: 'N 1H, E 2C', cites: '28B' },
  ],
  [
    '28B his own call may be irregular in turn',
    'N 1H S:2C 1C',
    { irregularity: 'insufficient-bid E open', turn: 'S' },
  ],
  [
    '28B or 29A, which the director establishes',
    'N W:1H 1S',
    { phase: 'finding', questions: 'over', turn: null },
  ],
  [
    '29A meant over the call out of rotation',
    'N W:1H 1S(over)',
    { turn: 'E', auction: 'W 1H, N 1S', cites: '29A' },
  ],
  ['28B not meant over it', 'N W:1H 1S(not-over)', { turn: 'E', auction: 'N 1S', cites: '28B' }],
  [
    '28B is no help against partner: his call waits for the director',
    'N S:1S N:1C',
    { turn: 'N', auction: '', irregularity: 'bid-out-of-rotation S open' },
  ],
  [
    '29A then partner called out of rotation',
    'N S:1S N:1C ! accept/W',
    {
      phase: 'choice',
      auction: 'S 1S',
      options: 'accept E, reject E',
      irregularity: 'bid-out-of-rotation N open',
    },
  ],
  [
    '29B then partner called at his turn',
    'N S:1S N:1C ! reject/W',
    { turn: 'E', auction: 'N 1C', cites: '29B' },
  ],
]);

// 29 and 30: pass out of rotation
testRows('2017', [
  [
    '29A choice for the left-hand opponent',
    'N 1H S:P !',
    {
      phase: 'choice',
      options: 'accept W, reject W',
      irregularity: 'pass-out-of-rotation S open',
      cites: '29A',
    },
  ],
  [
    '29A accepted by word',
    'N 1H S:P ! accept/W',
    { turn: 'W', auction: 'N 1H, S P', mustPass: '', cites: '29A' },
  ],
  ['29A accepted by calling', 'N 1H S:P W:1S', { turn: 'N', auction: 'N 1H, S P, W 1S', cites: '29A' }],
  ['29A accepted by calling after attention', 'N 1H S:P ! W:1S', { turn: 'N', auction: 'N 1H, S P, W 1S' }],
  [
    '30A at RHO’s turn',
    'N 1H S:P ! reject/W',
    { turn: 'E', auction: 'N 1H', mustPass: 'S next-turn', cites: '29B 30A' },
  ],
  ['30A the pass is owed', 'N 1H S:P ! reject/W 1S', { turn: 'S', required: 'S P' }],
  ['30A the pass is served', 'N 1H S:P ! reject/W 1S P', { turn: 'W', mustPass: '', required: '' }],
  ['30A before any bid as well', 'N P S:P ! reject/W', { turn: 'E', mustPass: 'S next-turn', cites: '30A' }],
  [
    '30A and then 37: he bids all the same',
    'N 1H S:P ! reject/W 1S 2H !',
    { mustPass: 'N end-of-auction, S end-of-auction', cites: '37B' },
  ],
  [
    '30B1 at partner’s turn both are free',
    'N S:P ! reject/W',
    { turn: 'N', mustPass: '', auction: '', cites: '30B1' },
  ],
  [
    '30B1bi comparable',
    'N S:P ! reject/W 1H P 2H(yes)',
    { turn: 'W', mustPass: '', leads: '', cites: '30B1bi 23A' },
  ],
  [
    '30B1bii not comparable',
    'N S:P ! reject/W 1H P 3NT(no)',
    { turn: 'W', mustPass: 'N next-turn', leads: 'N forbid CDHS', cites: '30B1bii 26B' },
  ],
  ['30B1 not known: asked', 'N S:P ! reject/W 1H P 1NT', { phase: 'finding', questions: 'comparable' }],
  ['30B1 at LHO’s turn, not called before', 'W S:P !', { options: 'accept W, reject W', cites: '29A' }],
  ['30B1 at LHO’s turn, not accepted', 'W S:P ! reject/W', { turn: 'W', mustPass: '', cites: '30B1a' }],
  [
    '30B2 at LHO’s turn, called before: a change',
    'S 1H S:P !',
    { irregularity: 'change-of-call S open', options: 'accept W, reject W' },
  ],
  ['30C an artificial pass falls under 31', 'N 1H S:P(art) ! reject/W', { mustPass: '', cites: '30C' }],
  ['30C it must be repeated after a pass', 'N 1H S:P(art) ! reject/W P', { required: 'S P', cites: '31A1' }],
  [
    '30C a pass of partner’s artificial call',
    'N 2C(art) S:P ! reject/W 2H P(no)',
    { mustPass: 'N next-turn', cites: '30C 31A2b' },
  ],
]);

// 31: bid out of rotation
testRows('2017', [
  [
    '29B not accepted',
    'N 1H S:1S ! reject/W',
    { turn: 'E', auction: 'N 1H', mustPass: '', withdrawn: 'S 1S', cites: '29B' },
  ],
  [
    '31A1 after a pass the bid must be repeated',
    'N 1H S:1S ! reject/W P',
    { turn: 'S', required: 'S 1S', cites: '31A1' },
  ],
  [
    '31A1 repeated',
    'N 1H S:1S ! reject/W P 1S',
    { turn: 'W', mustPass: '', leads: '', required: '', auction: 'N 1H, E P, S 1S' },
  ],
  [
    '31A1 repeated, and insufficient',
    'N 1H S:1D ! reject/W P 1D !',
    { phase: 'choice', irregularity: 'insufficient-bid S open', options: 'accept W, reject W' },
  ],
  [
    '31A1 another call does not stand',
    'N 1H S:1S ! reject/W P 2C !',
    { turn: 'S', required: 'S 1S', auction: 'N 1H, E P', cites: '31A1' },
  ],
  [
    '31A1 another call, called over',
    'N 1H S:1S ! reject/W P 2C 2D',
    { turn: 'N', auction: 'N 1H, E P, S 2C, W 2D' },
  ],
  [
    '31A2a comparable',
    'N 1H S:1S ! reject/W 2D 2S(yes)',
    { turn: 'W', mustPass: '', leads: '', cites: '31A2a 23C' },
  ],
  [
    '31A2b not comparable',
    'N 1H S:1S ! reject/W 2D P(no)',
    { mustPass: 'N next-turn', leads: 'N forbid CDHS', cites: '31A2b 26B' },
  ],
  [
    '31A2b the bar is for one turn',
    'N 1H S:1S ! reject/W 2D P(no) 2S P P',
    { turn: 'S', mustPass: '', leads: 'N forbid CDHS' },
  ],
  [
    '31A2b the suit that he bids may not be named',
    'N 1H S:1S ! reject/W 2D 3C(no)',
    { leads: 'N forbid DHS' },
  ],
  [
    '31A2 RHO’s own fault comes first',
    'N 1H S:1S ! reject/W 1C ! reject/S E=2C 2S(yes)',
    { turn: 'W', mustPass: '', cites: '27B1a 31A2a' },
  ],
  [
    '31A2 RHO doubles',
    'N 1H S:1S ! reject/W X 1S(yes)',
    { turn: 'W', mustPass: '', auction: 'N 1H, E X, S 1S' },
  ],
  [
    '31A2 his own call is insufficient in turn',
    'N 1H S:1S ! reject/W 2D 1S !',
    { phase: 'choice', irregularity: 'insufficient-bid S open' },
  ],
  [
    '27B2 and 31A2b together: both bars, the longer stays',
    'N 1H S:1S ! reject/W 2D 1S ! reject/W S=3C(no)',
    { turn: 'W', mustPass: 'N end-of-auction', leads: 'N forbid DHS', cites: '27B2 31A2b 26B' },
  ],
  ['31B at partner’s turn', 'N S:1S ! reject/W', { turn: 'N', mustPass: '', auction: '', cites: '31B1' }],
  ['31B2 comparable', 'N S:1S ! reject/W 1C P 1S(yes)', { mustPass: '', leads: '', cites: '31B2 31A2a' }],
  [
    '31B2 not comparable',
    'N S:1S ! reject/W 1C P 1NT(no)',
    { mustPass: 'N next-turn', leads: 'N forbid CDHS', cites: '31B2 31A2b' },
  ],
  [
    '31C second call at the same turn',
    'S 1H S:2H !',
    { irregularity: 'change-of-call S open', options: 'accept W, reject W' },
  ],
  ['31B at LHO’s turn, not called before', 'W S:1H ! reject/W', { turn: 'W', mustPass: '', cites: '31B1' }],
  [
    '27A2 insufficient and out of rotation',
    'N 1S S:1H !',
    { irregularity: 'bid-out-of-rotation S open', options: 'accept W, reject W', cites: '27A2' },
  ],
  ['27A2 accepted it stands', 'N 1S S:1H ! accept/W', { turn: 'W', auction: 'N 1S, S 1H' }],
]);

// 32: double out of rotation
testRows('2017', [
  [
    '29A a double out of rotation may be accepted',
    'W 1S P S:X !',
    { options: 'accept W, reject W', irregularity: 'double-out-of-rotation S open' },
  ],
  ['32A1 must be repeated', 'W 1S P S:X ! reject/W P', { turn: 'S', required: 'S X', cites: '32A1' }],
  ['32A1 repeated', 'W 1S P S:X ! reject/W P X', { turn: 'W', mustPass: '', auction: 'W 1S, N P, E P, S X' }],
  [
    '32A1 another call does not stand',
    'W 1S P S:X ! reject/W P P !',
    { turn: 'S', required: 'S X', cites: '32A1' },
  ],
  [
    '32A1 another call, called over',
    'W 1S P S:X ! reject/W P 2C P',
    { turn: 'N', auction: 'W 1S, N P, E P, S 2C, W P' },
  ],
  ['32A2a comparable', 'W 1S P S:X ! reject/W 2S X(yes)', { mustPass: '', leads: '', cites: '32A2a' }],
  [
    '32A2b not comparable',
    'W 1S P S:X ! reject/W 2S 3C(no)',
    { mustPass: 'N next-turn', leads: 'N forbid DHS', cites: '32A2b 26B' },
  ],
  ['32B1 at partner’s turn', 'W 1S S:X ! reject/W', { turn: 'N', mustPass: '', cites: '32B1' }],
  [
    '32B2 not comparable',
    'W 1S S:X ! reject/W P P P(no)',
    { phase: 'closed', outcome: '1S W', leads: 'N forbid CDHS', cites: '32A2b' },
  ],
  ['32B2 comparable', 'W 1S S:X ! reject/W P P X(yes)', { turn: 'W', mustPass: '', cites: '32A2a' }],
  [
    '32C after his own call: a change',
    'E 1D 1H S:X !',
    { irregularity: 'change-of-call S open', options: 'accept W, reject W' },
  ],
  [
    '32 and 36 inadmissible: cannot be accepted',
    'N 1S S:X !',
    { phase: 'auction', turn: 'E', options: '', mustPass: 'N end-of-auction', cites: '36B4' },
  ],
]);

// 33: simultaneous calls
testRows('2017', [
  [
    '33 the rightful call first',
    'N P W:1S(sim) !',
    { options: 'accept N, reject N', irregularity: 'bid-out-of-rotation W open', cites: '33 29A' },
  ],
  [
    '33 the order of the record does not matter',
    'N W:1S N:P(sim) !',
    { options: 'accept N, reject N', auction: 'N P', cites: '33' },
  ],
  ['33 in rotation after all', 'N P E:1S(sim)', { turn: 'S', auction: 'N P, E 1S', irregularity: '' }],
]);
