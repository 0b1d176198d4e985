/**
 * Works out the facts of each moment (`facts.ts`) from the state: a call against the auction in which it was made, a
 * substitute against the call that it replaces, cards against those that were shown before. Nothing here rules.
 */
import { isLegalFor, lastAction, lastBid, lowestSufficient, turnOf } from './auction.ts';
import {
  denominationOf,
  isBid,
  isBidOverSeven,
  isDoubling,
  isHigher,
  rankOfBid,
  type Call,
  type Denomination,
  type SpokenCall,
  type Suit,
} from './calls.ts';
import { rankOf } from './cards.ts';
import {
  doorOf,
  isComparable,
  isNatural,
  isSameCall,
  isSameOrMorePrecise,
  shownBy,
  showSame,
  suitsShownBy,
} from './meaning.ts';
import type { CallEvent, ChangeEvent } from './record.ts';
import { isOpponent, isSameSide, lho, partner, rho, type Seat } from './seats.ts';
import {
  isBarred,
  isClosed,
  type Exposed,
  type LeadClaim,
  type Offence,
  type Owed,
  type SeenCall,
  type Spoken,
  type State,
  type Turn,
} from './state.ts';
import type { Exposure, FactsAt, Substitute } from './facts.ts';

/** The auction as one player sees a call of his: facts about it before any law speaks. */
export const seeCall = (state: State, { by, call, shows, artificial, comparable }: Spoken): SeenCall => {
  const { auction, obligations } = state;
  const turn = turnSeenFrom(state, by);
  const last = lastBid(auction);
  const isBarredNow = isBarred(state, by);
  const mustRepeat = turn === 'own' && obligations.repeat?.by === by ? obligations.repeat.call : undefined;
  return {
    by,
    call,
    shows,
    artificial,
    comparable,
    turn,
    isFirst: auction.calls.length === 0,
    insufficient: last !== undefined && isBid(call) && !isHigher(call, last.call),
    inadmissible: isDoubling(call) && !isLegalFor(auction, by, call),
    barred: isBarredNow && call !== 'P',
    forbidden: obligations.limits.some(({ seat, calls }) => seat === by && calls.includes(call as Call)),
    mustRepeat,
    failsToRepeat: mustRepeat !== undefined && mustRepeat !== call && !isBarredNow,
    bidOverSeven: isBidOverSeven(call),
    raisable: lowestNaming(state, call) !== undefined,
    noBidYet: last === undefined,
    hasCalled: auction.calls.some((made) => made.by === by),
    ownSideHasDoubled: isDoubling(call) && ownSideHasDoubled(state, by),
    overArtificialPartner: turn !== 'own' && isOverArtificialPartner(state, by),
    defends: defends(state, by) ?? false,
  };
};

/** Whether this player's side defends; undefined while that is open or when nobody does. */
export const defends = ({ outcome }: State, by: Seat): boolean | undefined =>
  outcome?.kind === 'contract' ? isOpponent(by, outcome.declarer) : undefined;

/** A substitute against the withdrawn call, each seen in the auction as it stands. */
export const seeSubstitute = (state: State, withdrawn: Spoken, spoken: Spoken): Substitute => {
  const seen = seeCall(state, spoken);
  const legal = !(
    seen.insufficient ||
    seen.inadmissible ||
    seen.barred ||
    seen.forbidden ||
    seen.bidOverSeven
  );
  return {
    ...seen,
    legal,
    lowestShowingSame: legal && isLowestShowingSame(state, withdrawn, spoken),
    lowestNamingSame: spoken.call === lowestNaming(state, withdrawn.call),
    sameDenomination: showSame(withdrawn, spoken) || (isBid(spoken.call) && isSameCall(withdrawn, spoken)),
    bothNatural: isNatural(withdrawn) && isNatural(spoken),
    repeats: isSameCall(withdrawn, spoken),
    comparability: spoken.comparable ?? isComparable(withdrawn, spoken),
    door: spoken.comparable === false ? undefined : doorOf(withdrawn, spoken),
    samePrecision: spoken.comparable ?? isSameOrMorePrecise(withdrawn, spoken),
  };
};

/** The facts of a call. */
export const callFacts = (state: State, seen: SeenCall, event?: CallEvent): FactsAt['call'] => ({
  ...seen,
  simultaneous: event?.simultaneous ?? false,
  names: event?.names === undefined || !isDoubling(seen.call) ? 'nothing' : namesLastBid(state, event.names),
});

/** The facts of a call over an irregular one. */
export const nextCallFacts = (
  state: State,
  offence: Offence,
  by: Seat,
  event: CallEvent,
): FactsAt['next-call'] => ({
  offence,
  byLho: by === lho(offence.by),
  hadTurn: offence.turn !== 'own' && offence.turn !== 'nobody' && by === turnOf(state.auction),
  byOpponent: isOpponent(by, offence.by),
  over: event.over,
  simultaneous: event.simultaneous,
  correctionStands:
    offence.correction !== undefined && isCorrection(seeSubstitute(state, offence, offence.correction)),
});

/** The facts of a player's own turn after his call out of rotation was cancelled. */
export const ownTurnFacts = (
  state: State,
  { offence, rhoPassed }: Owed,
  spoken: Spoken,
): FactsAt['own-turn'] => ({
  offence,
  rhoPassed,
  substitute: seeSubstitute(state, offence, spoken),
});

/** The facts of a change of call; `place` is that of the first call among those that stand, undefined when it is still open. */
export const changeFacts = (
  state: State,
  event: ChangeEvent,
  place: number | undefined,
): FactsAt['change'] => {
  const { open, auction } = state;
  const later = place === undefined ? [] : auction.calls.slice(place + 1).map(({ by }) => by);
  return {
    by: event.by,
    unintended: event.unintended,
    atOnce: event.atOnce,
    firstIrregular: place === undefined,
    firstInsufficient:
      place === undefined && open?.matter.kind === 'call' && open.matter.offence.kind === 'insufficient-bid',
    lhoHasCalled: later.includes(lho(event.by)),
    partnerHasCalled: later.includes(partner(event.by)),
    othersHaveCalled: later.length > 0,
    mayWithdraw: state.mayWithdraw === event.by,
  };
};

/** The facts of exposed cards. */
export const exposureFacts = (state: State, { by, cards, led }: Exposed): Exposure => ({
  by,
  cards,
  led,
  total: new Set([...cards, ...state.exposed.flatMap((each) => (each.by === by ? each.cards : []))]).size,
  honour: cards.some((card) => 'AKQJT'.includes(rankOf(card))),
  courtCard: cards.some((card) => 'AKQJ'.includes(rankOf(card))),
});

/** The facts of a lead: the withdrawn call against the legal auction. */
export const leadFacts = (
  state: State,
  { withdrawn, replacedBy, afterFinalPass }: LeadClaim,
): FactsAt['lead'] => {
  const shown = shownBy(withdrawn);
  const suits = suitsShownBy(withdrawn);
  const specified = suitsSpecifiedBy(state, withdrawn.by);
  return {
    onlySuits: !isDoubling(withdrawn.call) && suits.length > 0 && suits.length === shown.length,
    allSpecified: suits.every((suit) => specified.includes(suit)),
    replacedComparably:
      replacedBy !== undefined &&
      (replacedBy.comparable ?? withdrawn.comparable ?? isComparable(withdrawn, replacedBy)) === true,
    afterFinalPass,
  };
};

/** The suits that a player has specified in the legal auction. */
export const suitsSpecifiedBy = ({ auction }: State, by: Seat): readonly Suit[] =>
  auction.calls.filter((made) => made.by === by).flatMap(suitsShownBy);

const turnSeenFrom = (state: State, by: Seat): Turn => {
  if (isClosed(state)) return 'nobody';
  const turn = turnOf(state.auction);
  if (turn === by) return 'own';
  return turn === rho(by) ? 'rho' : turn === lho(by) ? 'lho' : 'partner';
};

const ownSideHasDoubled = ({ auction }: State, by: Seat) => {
  const since = auction.calls.slice(auction.calls.findLastIndex(({ call }) => isBid(call)) + 1);
  return since.some((made) => isDoubling(made.call) && isSameSide(made.by, by));
};

const isOverArtificialPartner = ({ auction }: State, by: Seat) => {
  const last = auction.calls.findLast(({ call }) => call !== 'P');
  return last !== undefined && last === lastAction(auction) && last.by === partner(by) && last.artificial;
};

const namesLastBid = (state: State, names: string): 'right' | 'wrong' =>
  lastBid(state.auction)?.call === names ? 'right' : 'wrong';

const lowestNaming = (state: State, call: SpokenCall) =>
  isBid(call) || isBidOverSeven(call) ? lowestSufficient(state.auction, denominationOf(call)) : undefined;

/**
 * The lowest bid that shows the same: not above the lowest that names the withdrawn denomination, nor above the lowest
 * natural bid of the one denomination shown. Whether a lower artificial bid would have shown it too, the record does not tell.
 */
const isLowestShowingSame = (state: State, withdrawn: Spoken, spoken: Spoken): boolean => {
  if (!isBid(spoken.call) || !showSame(withdrawn, spoken)) return false;
  const shown = shownBy(withdrawn);
  const candidates = [
    lowestNaming(state, withdrawn.call),
    ...(shown.length === 1 ? [naturalIn(state, shown[0]!)] : []),
  ];
  return candidates.every((bid) => bid === undefined || rankOfBid(spoken.call) <= rankOfBid(bid));
};

const naturalIn = (state: State, denomination: Denomination) => lowestSufficient(state.auction, denomination);

/** Whether a correction of an insufficient bid can stand: a sufficient bid, a pass, or a double that may be comparable (27B3-4, 27C). */
const isCorrection = ({ legal, call, comparability }: Substitute): boolean =>
  legal && (!isDoubling(call) || comparability !== false);
