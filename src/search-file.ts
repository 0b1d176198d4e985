/** The index file of search as pages need it: made once a build, its name (and so its address) holds version and content. */
import { to } from './base-path.ts';
import { EDITIONS, GAP_YEARS } from './editions.ts';
import { currentIndex, type NamedIndex } from './search/cache.ts';

let made: Promise<NamedIndex> | undefined;

/** The index of the content; while writing (`astro dev`) looked at anew each time. */
export function searchFile(): Promise<NamedIndex> {
  if (import.meta.env.DEV) return currentIndex({ editions: EDITIONS, otherYears: GAP_YEARS });
  return (made ??= currentIndex({ editions: EDITIONS, otherYears: GAP_YEARS }));
}

/** The address of the index file. */
export const searchFilePath = async (): Promise<string> => to(`/zoek/${(await searchFile()).name}`);
