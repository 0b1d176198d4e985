import { testRows } from '../../rows.ts';

// 17 to 22: order, legal calls, the end
testRows('2017', [
  ['17B the dealer begins', 'E', { phase: 'auction', turn: 'E', auction: '' }],
  ['17C clockwise', 'E P 1H', { turn: 'W', auction: 'E P, S 1H', irregularity: '' }],
  [
    '22A three passes after the last bid',
    'N 1H P 4H P P P',
    { phase: 'closed', turn: null, outcome: '4H N', cites: '22A' },
  ],
  ['22A two passes are not enough', 'N 1H P P', { phase: 'auction', turn: 'W', outcome: '' }],
  ['22A doubled', 'N 1NT P P X P P P', { outcome: '1NTX N' }],
  ['22A redoubled', 'N 1NT X XX P P P', { outcome: '1NTXX N' }],
  ['22A the first of the side to name it declares', 'S 1NT P 2C P 2S P 4S P P P', { outcome: '4S S' }],
  ['22B all pass', 'E P P P P', { phase: 'closed', outcome: 'passed-out', cites: '22B' }],
  [
    '19A3 a misnamed double',
    'N 1S X(names=2S)',
    { turn: 'S', auction: 'N 1S, E X', irregularity: '', cites: '19A3' },
  ],
  ['19A2 a double with the right bid', 'N 1S X(names=1S)', { irregularity: '', cites: '19A2' }],
  ['19B3 a misnamed redouble', 'N 1S X XX(names=1H)', { auction: 'N 1S, E X, S XX', cites: '19B3' }],
  ['19B2 a redouble with the right bid', 'N 1S X XX(names=1S)', { cites: '19B2' }],
  [
    '19 a misnamed double that is not allowed',
    'N P X(names=1S) !',
    { irregularity: 'inadmissible-double E open', cites: '36B' },
  ],
]);

// 17D3: three passes, one of them out of rotation
testRows('2017', [
  [
    '17D3 South lost his turn',
    'N 1H P W:P N:P',
    {
      phase: 'auction',
      turn: 'S',
      auction: 'N 1H, E P',
      withdrawn: 'W P, N P',
      mustPass: '',
      irregularity: 'pass-out-of-rotation W',
      cites: '29A 17D3',
    },
  ],
  ['17D3 then the auction goes on', 'N 1H P W:P N:P 1S', { turn: 'W', auction: 'N 1H, E P, S 1S' }],
  ['17D3 then it can end', 'N 1H P W:P N:P P P', { phase: 'closed', outcome: '1H N' }],
  ['17D3 accepted by word', 'N 1H P W:P ! accept/N P', { turn: 'S', auction: 'N 1H, E P', cites: '17D3' }],
  [
    '17D3 with no bid yet',
    'N P S:P W:P N:P',
    { turn: 'E', auction: 'N P', withdrawn: 'S P, W P, N P', cites: '17D3' },
  ],
  ['17D3 not when somebody bids', 'N 1H P W:P N:2C', { turn: 'E', auction: 'N 1H, E P, W P, N 2C' }],
  [
    '22B the first pass out of rotation cost nobody his turn',
    'N S:P W:P P P',
    { phase: 'closed', outcome: 'passed-out' },
  ],
]);
