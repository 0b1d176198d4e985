/** 1959, articles 21 to 43: what the engine does not rule on, and where it takes one reading of several. */
import type { NotModelled } from '../../laws.ts';

export const notModelled: readonly NotModelled[] = [
  // A double of a player obliged to pass, called over: it stands, for 27 excepts only those of 36 and 37.
  { cite: '27', reason: 'open-reading' },
  // Changed after the next player has called: the turn to make another call is past, the first is kept.
  { cite: '29b1', reason: 'open-reading' },
  // A double in place of an insufficient bid is none of the three; he chooses again.
  { cite: '30', reason: 'open-reading' },
  // The opening lead of whichever defender has it.
  { cite: '30c', reason: 'open-reading' },
  // A double of one's own bid is not named; the heading of 36 and 37 takes it in.
  { cite: '37', reason: 'open-reading' },
  // Which of several provisions: before the turn 31, else obliged to pass 38.
  { cite: '39', reason: 'open-reading' },
  { cite: '41', reason: 'outside-the-record' },
  { cite: '42', reason: 'outside-the-record' },
  { cite: '43a', reason: 'not-about-calls' },
  { cite: '43b', reason: 'after-play' },
  { cite: '43c', reason: 'not-about-calls' },
  { cite: '43d', reason: 'not-about-calls' },
];
