/**
 * The Dutch Laws of 2007: the auction, articles 17 to 40. Each group of articles stands in a file of its own, in the order
 * of the book; read them with the book open. How a clause is written, is told in `laws.ts`.
 */
import type { Laws } from '../../laws.ts';
import { inadmissible } from './inadmissible.ts';
import { informationFromCalls } from './information.ts';
import { notModelled } from './not-modelled.ts';
import { period } from './period.ts';
import { rotation } from './rotation.ts';
import { withdrawnCalls } from './withdrawn.ts';

export const laws: Laws = {
  edition: '2007',
  compares: 'as-precise',
  provisions: 'article',
  articles: [...informationFromCalls, ...period, ...withdrawnCalls, ...rotation, ...inadmissible],
  notModelled,
};
