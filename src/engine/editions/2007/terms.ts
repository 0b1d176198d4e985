/** Words that several articles of 2007 use in the same sense. */
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

/** A pass out of rotation, article 30. */
export const isPass = ({ kind }: Offence): boolean => kind === 'pass-out-of-rotation';

/** 31A2, 32B2: his right-hand opponent, whose turn it was, did not pass. */
export const afterRhoActed = ({ offence, rhoPassed }: FactsAt['own-turn']): boolean =>
  offence.turn === 'rho' && !rhoPassed;

/** 26: at that turn he finally made another call, or the same one with a different meaning. */
export const isDifferent = ({ substitute }: FactsAt['own-turn']): boolean =>
  !substitute.repeats || substitute.samePrecision === false;

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
