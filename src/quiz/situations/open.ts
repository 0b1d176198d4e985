/**
 * Situations in which the text of an edition is silent about what follows, or can be read in more than one way. The engine takes a
 * reading there and the pages tell which; a question has one answer that can be proved, so here none is asked.
 */
import type { Walk } from './walk.ts';

const OPEN: { readonly [edition: string]: readonly RegExp[] } = {
  '1930': [
    /** Slips and changes of call; calls at one moment, after the end, of more than seven; a double wrongly named; a lost turn. */
    /^(c.|si|f.|ov|md|tl)/,
    /** Two irregularities in one call; not waiting for a player who must pass. */
    /^(bi|ah)/,
    /** The player whose turn it was calls over a call out of rotation. */
    /^[pbd].t/,
    /** What takes the place of an illegal call that is annulled (12b), or when it is mended or called over at once. */
    /^(a[wpr]|bb).*[xle]/,
  ],
  '1959': [
    /** The next player has called before a change (29b), or calls over it (27). */
    /^(cw|ct|ccl)/,
    /** Two irregularities in one call (39); a lost turn. */
    /^(bi|tl)/,
    /** A double of a player who must pass, called over (27); an inadmissible double mended at once. */
    /^(bbl|a[wpr]e)/,
  ],
};

/** Whether the laws of its edition leave open what follows in this situation. */
export const isOpen = ({ edition, offence, path }: Pick<Walk, 'edition' | 'offence' | 'path'>): boolean =>
  OPEN[edition]?.some((branch) => branch.test((offence.root ?? '') + path)) ?? false;
