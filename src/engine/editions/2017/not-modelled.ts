/** 2017, articles 17 to 40: what the engine does not rule on, and why. */
import type { NotModelled } from '../../laws.ts';

export const notModelled: readonly NotModelled[] = [
  { cite: '17A', reason: 'outside-the-record' },
  { cite: '17D1', reason: 'outside-the-record' },
  { cite: '17D2', reason: 'outside-the-record' },
  { cite: '18A', reason: 'definition-or-pointer' },
  { cite: '18B', reason: 'definition-or-pointer' },
  { cite: '18C', reason: 'definition-or-pointer' },
  { cite: '18E', reason: 'definition-or-pointer' },
  { cite: '18F', reason: 'not-about-calls' },
  { cite: '19C', reason: 'definition-or-pointer' },
  { cite: '19D', reason: 'definition-or-pointer' },
  { cite: '20', reason: 'not-about-calls' },
  { cite: '21', reason: 'not-about-calls' },
  { cite: '25A3', reason: 'judgement' },
  { cite: '25A5', reason: 'outside-the-record' },
  { cite: '27D', reason: 'after-play' },
  { cite: '34', reason: 'definition-or-pointer' },
  { cite: '36C', reason: 'after-play' },
  { cite: '38A', reason: 'definition-or-pointer' },
  { cite: '40', reason: 'not-about-calls' },
];
