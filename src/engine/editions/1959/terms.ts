/** Words and penalties that several articles of 1959 use in the same sense. */
import { isDoubling } from '../../calls.ts';
import type { FactsAt } from '../../facts.ts';
import { bar, restrict } from '../../ruling.ts';
import type { Offence } from '../../state.ts';

/** The facts of a moment that is about an irregular call. */
export interface About {
  readonly offence: Offence;
}

/** An insufficient bid (30). */
export const isInsufficient = ({ offence }: About) => offence.kind === 'insufficient-bid';

/** A call changed, but not in one breath (29). */
export const isChange = ({ offence }: About) => offence.kind === 'change-of-call';

/** A call after the auction was closed (40). */
export const isAfterClose = ({ offence }: About) => offence.kind === 'call-after-final-pass';

/** A call before the turn (31). */
export const isOutOfTurn = ({ offence }: About) =>
  offence.kind === 'pass-out-of-rotation' ||
  offence.kind === 'bid-out-of-rotation' ||
  offence.kind === 'double-out-of-rotation';

/** A pass before any bid, or at the turn of the right-hand opponent (31a). */
export const isPassOf31a = ({ offence }: About) =>
  offence.call === 'P' && (offence.noBidYet || offence.turn === 'rho');

const isInadmissible = ({ offence }: About) => offence.kind === 'inadmissible-double';

/** A double or redouble of what the offender’s side had already doubled or redoubled (36). */
export const isOfArticle36 = (f: About) => isInadmissible(f) && f.offence.ownSideHasDoubled;

/** Any other double or redouble that may not be made (37). */
export const isOfArticle37 = (f: About) => isInadmissible(f) && !f.offence.ownSideHasDoubled;

/** More than seven tricks, or acting while obliged to pass (38). */
export const isOfArticle38 = ({ offence }: About) =>
  offence.kind === 'bid-over-seven' || offence.kind === 'call-while-barred';

/** Before the turn: but a second call by the player who has just called is a change of call (29). */
export const isOutOfTurnCall = ({ turn, hasCalled }: FactsAt['call']) =>
  turn === 'rho' || turn === 'partner' || (turn === 'lho' && !hasCalled);

/** Called over by the next player, and the irregular call was not put right before (27). */
export const isCondoned = ({ byLho, offence }: FactsAt['next-call']) =>
  byLho && offence.turn !== 'nobody' && offence.correction === undefined;

/** The exceptions of 27: more than seven tricks, or a double where only a pass or a bid could be proper. */
export const isNeverProper = ({ offence }: About) => offence.bidOverSeven || offence.inadmissible;

/** What may take the place of an insufficient bid (30). */
export const isSufficientBidOrPass = ({ substitute: { call, legal } }: FactsAt['replacement']) =>
  legal && !isDoubling(call);

/** A call of a defender that is not a pass (40). */
export const isCallOfDefender = ({ offence }: About) => offence.defends && offence.call !== 'P';

/** “De maat moet de eerste maal passen.” */
export const partnerPassesOnce = bar('partner', 'next-turn');

/** “De maat moet verder passen.” */
export const partnerPassesOn = bar('partner', 'end-of-auction');

/** The leader may require or forbid the opening lead in a suit (30c, 38). */
export const openingLeadInASuit = restrict('require-or-forbid', 'any', 'opening-lead', 'one-lead');

/** The leader may require or forbid a suit when the other defender first has to lead (40). */
export const firstLeadInASuit = restrict('require-or-forbid', 'any', 'first-lead', 'one-lead');
