/**
 * Which table speaks at which turn. This is the map of the system: read it first.
 */
import { isBid, levelOf, type Suit } from '../engine/calls.ts';
import { isSameSide } from '../engine/seats.ts';
import { slamAnswers, slamPlacings } from './aces.ts';
import { advancesInTrouble, advancesOfDouble, advancesOfOvercall } from './advancing.ts';
import { answersToNegative, responsesInTrouble } from './answers.ts';
import { responsesOverDouble, responsesOverOvercall } from './contested.ts';
import { answersToTry } from './exploring.ts';
import { interventions, leadDoubles } from './intervening.ts';
import { judgements } from './judgement.ts';
import {
  afterAnswer,
  answersToNotrump,
  rebidsOfStrong,
  responsesToNotrump,
  responsesToStrong,
  transferSuit,
} from './notrump.ts';
import { NOTRUMP, openings } from './opening.ts';
import { rebidsAfterNotrump, rebidsAfterSuit } from './rebids.ts';
import { responsesToOne, responsesToPreempt, responsesToWeakTwo } from './responses.ts';
import { say, type Rule } from './rule.ts';
import { isOurs, isSilent, suitOfCall, weOpened, type SaidCall, type View } from './view.ts';

/**
 * The lines that speak at a player's turn, in the order in which they are tried: the table of the situation, then general
 * judgement, which ends in a pass. What the table says of a call stands: judgement leaves it alone.
 */
export const linesFor = (view: View): readonly Rule[] => {
  if (view.opening === undefined) return openings(view);
  const mustBid = isForced(view);
  const table = tableFor(view, mustBid);
  const isTold = (line: Rule): boolean => line.call !== 'P' && table.some(({ call }) => call === line.call);
  return [...table, ...judgements(view, mustBid).filter((line) => !isTold(line))];
};

/** Whether partner's last call is forcing and the opponent after him has passed, or game is certain and not reached. */
const isForced = (view: View): boolean => {
  const { partnersLast, rhoLast, said, lastBid, known, me, partner } = view;
  const isQuiet = rhoLast?.call === 'P' || (rhoLast?.call === 'X' && partnersLast?.artificial);
  if (partnersLast === undefined || !isQuiet || said.at(-2) !== partnersLast) return false;
  if (partnersLast.forcing) return true;
  const sure = known[me].points[0] + known[partner].points[0];
  return sure >= 25 && isOurs(view) && lastBid !== undefined && levelOf(lastBid.call) < 3;
};

function tableFor(view: View, mustBid: boolean): readonly Rule[] {
  const { partnersLast, said } = view;
  const isFresh = partnersLast !== undefined && said.at(-2) === partnersLast;
  switch (isFresh ? partnersLast.shows.purpose : undefined) {
    case 'ask-aces':
      return slamAnswers(view, 'aces');
    case 'ask-kings':
      return slamAnswers(view, 'kings');
    case 'answer-aces':
    case 'answer-kings':
      return slamPlacings(view);
    case 'game-try':
      return answersToTry(view);
    case 'take-out':
      return answersToTakeOut(view);
  }
  if (weOpened(view)) return view.opening?.by === view.me ? asOpener(view, mustBid) : asResponder(view);
  return asDefender(view);
}

const answersToTakeOut = (view: View): readonly Rule[] => {
  const doubled = view.theirSuits.at(-1);
  const trumps = view.lastBid && suitOfCall(view.lastBid.call);
  const suit = trumps ?? doubled;
  return suit === undefined
    ? []
    : advancesOfDouble(view, suit, view.rhoLast !== undefined && isBid(view.rhoLast.call));
};

function asResponder(view: View): readonly Rule[] {
  const { opening, mine, rhoLast, partners } = view;
  const own = mine.filter(({ call }) => call !== 'P');
  if (opening === undefined) return [];
  if (own.length > 0 || partners.filter(({ call }) => call !== 'P').length > 1) return asAsker(view, own);
  const suit = suitOfCall(opening.call);
  const isClear = rhoLast?.call === 'P';
  if (opening.call === '1NT')
    return isClear
      ? responsesToNotrump(view, 1, NOTRUMP[view.style.notrump])
      : responsesInTrouble(view, NOTRUMP[view.style.notrump][0]);
  if (opening.call === '2NT')
    return isClear ? responsesToNotrump(view, 2, [20, 21]) : responsesInTrouble(view, 20);
  if (opening.call === '2C') return isClear || rhoLast?.call === 'X' ? responsesToStrong(view) : [];
  if (suit === undefined) return [];
  const level = isBid(opening.call) ? levelOf(opening.call) : 7;
  if (level === 1 && isClear) return responsesToOne(view, suit);
  if (level === 1)
    return rhoLast?.call === 'X' ? responsesOverDouble(view, suit) : responsesOverOvercall(view, suit);
  if (level === 2) return isClear || rhoLast?.call === 'X' ? responsesToWeakTwo(view, suit) : [];
  return isClear || rhoLast?.call === 'X' ? responsesToPreempt(view, suit) : [];
}

/** Responder who has asked something of a notrump opener, and now knows. */
function asAsker(view: View, own: readonly SaidCall[]): readonly Rule[] {
  const { partnersLast, rhoLast } = view;
  const asked = own.at(-1);
  if (asked === undefined || rhoLast?.call !== 'P' || partnersLast?.shows.purpose !== 'answer-ask') {
    const reply = asked?.shows.purpose === 'waiting' && partnersLast?.call === '2NT' && rhoLast?.call === 'P';
    return reply ? responsesToNotrump(view, 2, [22, 24]) : [];
  }
  const range = view.known[view.partner].points;
  const mySuit = asked.shows.purpose === 'transfer' ? transferSuit(asked.shows.denominations) : undefined;
  const found = suitOfCall(partnersLast.call);
  const isFit =
    asked.shows.purpose === 'ask-major' &&
    found !== undefined &&
    found !== 'D' &&
    view.hand.length[found] >= 4;
  return isFit ? [] : afterAnswer(view, mySuit, range);
}

function asOpener(view: View, mustBid: boolean): readonly Rule[] {
  const { opening, mine, partners, partnersLast } = view;
  const own = mine.filter(({ call }) => call !== 'P');
  if (opening === undefined || partnersLast === undefined) return [];
  const { purpose, denominations } = partnersLast.shows;
  if (purpose === 'ask-major')
    return answersToNotrump(view, partnersLast.call, undefined, view.known[view.me].points);
  if (purpose === 'transfer')
    return answersToNotrump(view, partnersLast.call, transferSuit(denominations), view.known[view.me].points);
  if (opening.call === '2C' && own.length === 1 && mustBid) return rebidsOfStrong(view);
  if (own.length > 1 || isSilent(partners)) return isSilent(partners) ? reopening(view) : [];
  const suit = suitOfCall(opening.call);
  if (suit === undefined || !isBid(opening.call) || levelOf(opening.call) > 1) return weakAnswers(view, suit);
  if (purpose === 'negative-double') return answersToNegative(view, suit, mustBid);
  if (purpose !== undefined) return [];
  const shown = suitOfCall(partnersLast.call);
  if (partnersLast.call === '1NT') return rebidsAfterNotrump(view, suit);
  if (shown !== undefined && shown !== suit && isBid(partnersLast.call) && levelOf(partnersLast.call) <= 2)
    return rebidsAfterSuit(view, suit, partnersLast.call, shown, mustBid);
  return [];
}

/** A weak opener has said it all, but for the answer to two notrump. */
function weakAnswers(view: View, suit: Suit | undefined): readonly Rule[] {
  if (suit === undefined) return [];
  if (view.partnersLast?.shows.purpose !== 'ask-strength')
    return view.partnersLast?.forcing ? [] : say('P', { points: view.known[view.me].points });
  return [
    ...say(`3${suit}`, { points: [4, 7], purpose: 'answer-ask' }),
    ...say('3NT', { points: [8, 10], purpose: 'answer-ask' }),
    ...say(`3${suit}`, { points: [4, 10], purpose: 'answer-ask' }),
  ];
}

/** Partner has passed and they have overcalled: opener doubles again when short in their suit. */
function reopening(view: View): readonly Rule[] {
  const { hand, theirSuits, lastBid, opening } = view;
  const suit = opening && suitOfCall(opening.call);
  if (
    lastBid === undefined ||
    isOurs(view) ||
    suit === undefined ||
    levelOf(lastBid.call) > 2 ||
    theirSuits.length === 0
  )
    return [];
  const others = (['S', 'H', 'D', 'C'] as const).filter(
    (other) => other !== suit && !theirSuits.includes(other),
  );
  const short = theirSuits.every((their) => hand.length[their] <= 2);
  return say(view.doubling === 'none' ? 'X' : undefined, {
    points: [11, 37],
    purpose: 'take-out',
    denominations: others,
    forcing: true,
    when:
      hand.points >= 17 ||
      (short &&
        others.every((other) => hand.length[other] >= 3) &&
        (hand.points >= 13 || view.said.slice(-2).every(({ call }) => call === 'P'))),
  });
}

function asDefender(view: View): readonly Rule[] {
  const { mine, partners, partnersLast, opening, rhoLast, me } = view;
  if (opening === undefined) return [];
  const after = (calls: readonly SaidCall[]): readonly SaidCall[] => calls.filter(({ call }) => call !== 'P');
  if (after(mine).length === 0 && after(partners).length === 0)
    return [...leadDoubles(view), ...interventions(view)];
  if (after(mine).length > 0 || after(partners).length !== 1 || partnersLast === undefined) return [];
  const overcall = after(partners)[0];
  if (overcall === undefined || !isSameSide(overcall.by, me)) return [];
  if (overcall.call === '2NT' && !overcall.artificial)
    return rhoLast?.call === 'P' ? responsesToNotrump(view, 2, view.known[view.partner].points) : [];
  if (overcall.call === '1NT')
    return rhoLast?.call === 'P'
      ? responsesToNotrump(view, 1, view.known[view.partner].points)
      : advancesInTrouble(view);
  const suit = suitOfCall(overcall.call);
  if (suit !== undefined && !overcall.artificial) return advancesOfOvercall(view, suit);
  return [];
}
