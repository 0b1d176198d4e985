/**
 * Shortcuts to the situations of rare branches. Finding one takes hundreds of boards, dealt and bid; a reader waits for one. So all
 * searches are made once, when the site is built, and what is kept is how many attempts were in vain. With shortcuts or without, a
 * search ends in the same situation; the command line does without. A page gets them as data and does not load this module.
 */
import { engineEditions } from '../../engine/index.ts';
import { ROOTS } from './catalogue.ts';
import {
  OFFENCES,
  offenceAt,
  offencesOf,
  searchAt,
  SITUATIONS,
  situationsOf,
  type Shortcuts,
  type Use,
} from './pool.ts';

/** A branch whose situations are asked for. */
export interface Sought {
  readonly use: Use;
  readonly edition: string;
  readonly branch: string;
}

/** The shortcuts for these branches and for all offences; searches that succeed at once are left out. Takes seconds. */
export const makeShortcuts = (sought: readonly Sought[]): Shortcuts => {
  const shortcuts: Record<string, readonly number[]> = {};
  const note = (search: string, places: number, inVainAt: (place: number) => number): void => {
    if (search in shortcuts) return;
    const inVain = Array.from({ length: places }, (_, place) => inVainAt(place));
    const last = inVain.findLastIndex((count) => count > 0);
    if (last >= 0) shortcuts[search] = inVain.slice(0, last + 1);
  };
  for (const edition of engineEditions)
    for (const root of ROOTS)
      note(offencesOf(edition, root), OFFENCES, (place) => offenceAt(edition, root, place, shortcuts).inVain);
  for (const { use, edition, branch } of sought)
    note(
      situationsOf(use, edition, branch),
      SITUATIONS,
      (place) => searchAt(use, edition, branch, place, shortcuts).inVain,
    );
  return shortcuts;
};
