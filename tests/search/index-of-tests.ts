/** The index that the tests ask: that of the content as it is, made once and read back from its file. */
import { EDITIONS, GAP_YEARS } from '../../src/editions.ts';
import { currentIndex } from '../../src/search/cache.ts';
import { openIndex, type IndexFile } from '../../src/search/index-file.ts';

export const register = { editions: EDITIONS, otherYears: GAP_YEARS };
export const { name, json } = await currentIndex(register);
export const index = openIndex(JSON.parse(json) as IndexFile);
