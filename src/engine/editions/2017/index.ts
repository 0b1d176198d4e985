/**
 * The Dutch Laws of 2017: the auction, articles 17 to 40, and the penalty cards that come of it. Each group of articles stands in a file of its own, in the order
 * of the book; read them with the book open. How a clause is written, is told in `laws.ts`.
 */
import type { Laws } from '../../laws.ts';
import { inadmissible } from './inadmissible.ts';
import { informationFromCalls } from './information.ts';
import { notModelled } from './not-modelled.ts';
import { penaltyCards } from './penalty-cards.ts';
import { period } from './period.ts';
import { rotation } from './rotation.ts';
import { withdrawnCalls } from './withdrawn.ts';

export const laws: Laws = {
  edition: '2017',
  compares: 'comparable',
  provisions: 'article',
  articles: [
    ...informationFromCalls,
    ...period,
    ...withdrawnCalls,
    ...rotation,
    ...inadmissible,
    ...penaltyCards,
  ],
  notModelled,
};
