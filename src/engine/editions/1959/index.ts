/**
 * The Dutch laws of duplicate bridge of 1959, chapter IV: articles 21 to 43. Each group of articles stands in a file of its
 * own, in the order of the book; read them with the book open. How a clause is written, is told in `laws.ts`.
 *
 * No opponent is asked anything here: who calls over an irregular call condones it (27), and once a penalty is claimed
 * the article fixes it. In this book "bieding" is any call, "bod" a bid, "maat" partner, "straf" what later laws call a
 * rectification. Where the text is silent the clause shows the reading that is taken, and `notModelled` says so.
 */
import type { Laws } from '../../laws.ts';
import { bidding } from './bidding.ts';
import { condoned } from './condoned.ts';
import { inadmissible } from './inadmissible.ts';
import { notModelled } from './not-modelled.ts';
import { rotation } from './rotation.ts';

export const laws: Laws = {
  edition: '1959',
  provisions: 'article',
  articles: [...bidding, ...condoned, ...rotation, ...inadmissible],
  notModelled,
};
