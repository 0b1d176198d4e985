/** Words that several articles of 2017 use in the same sense. */
import type { FactsAt } from '../../facts.ts';
import { isDoubling } from '../../calls.ts';
import type { Offence, SeenCall } from '../../state.ts';

/** A call out of rotation under articles 30, 31 and 32: one that the left-hand opponent may accept (29A). */
export const isOutOfRotation = ({ kind }: Offence): boolean =>
  kind === 'pass-out-of-rotation' || kind === 'bid-out-of-rotation' || kind === 'double-out-of-rotation';

/** 30C: an artificial pass, or a pass of partner's artificial call, falls under article 31. */
export const isArtificialPass = ({ kind, artificial, overArtificialPartner }: Offence): boolean =>
  kind === 'pass-out-of-rotation' && (artificial || overArtificialPartner);

/** Article 31 rules: a bid out of rotation, or a pass that falls under it. */
export const isRuledAsBid = (offence: Offence): boolean =>
  offence.kind === 'bid-out-of-rotation' || isArtificialPass(offence);

/** Article 32 rules. */
export const isRuledAsDouble = ({ kind }: Offence): boolean => kind === 'double-out-of-rotation';

/** Article 30 rules. */
export const isRuledAsPass = (offence: Offence): boolean =>
  offence.kind === 'pass-out-of-rotation' && !isArtificialPass(offence);

/**
 * The call at the offender's own turn is compared with the withdrawn one: not after a plain pass at his right-hand
 * opponent's turn (30A), nor when he had to repeat his call (31A1, 32A1).
 */
export const isCompared = ({ offence, rhoPassed }: FactsAt['own-turn']): boolean =>
  isOutOfRotation(offence) && (offence.turn !== 'rho' || (!isRuledAsPass(offence) && !rhoPassed));

/** He called over it: the left-hand opponent, unless it was his own turn and he meant to call as though nothing had been said. */
export const calledOver = ({ byLho, hadTurn, over }: FactsAt['next-call']): boolean =>
  byLho && (!hadTurn || over === true);

/** He makes another call than the bid (or artificial pass) that he must repeat. */
export const mustRepeatBid = ({ failsToRepeat, mustRepeat }: SeenCall): boolean =>
  failsToRepeat && mustRepeat !== undefined && !isDoubling(mustRepeat);

/** He makes another call than the double or redouble that he must repeat. */
export const mustRepeatDouble = ({ failsToRepeat, mustRepeat }: SeenCall): boolean =>
  failsToRepeat && mustRepeat !== undefined && isDoubling(mustRepeat);

/** A double or redouble under article 36, also when its player had to pass (37A excepts it). */
export const isInadmissibleCall = ({ kind }: Offence): boolean =>
  kind === 'inadmissible-double' || kind === 'call-while-barred';
