/** The calls that stand in a walk with what they mean, and what the next player calls by the system. */
import { nextCall, sensibleCalls } from '../../bidding/bid.ts';
import type { SaidCall } from '../../bidding/view.ts';
import type { Auction } from '../../engine/auction.ts';
import type { Call } from '../../engine/calls.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Offence } from './offence.ts';
import type { Walk } from './walk.ts';

/** A call of which nothing more is known. */
export const plainCall = (by: Seat, call: Call): SaidCall => ({
  by,
  call,
  shows: {},
  artificial: false,
  forcing: false,
});

/** The calls that stand, with their meanings as far as they are known. */
export const standingCalls = ({ answer, offence, decisions }: Walk): readonly SaidCall[] => {
  const known = new Map<string, SaidCall>();
  const know = (said: Offence['call']): void => {
    if (said !== undefined && 'shows' in said) known.set(`${said.by}${said.call}`, said);
  };
  know(offence.first);
  know(offence.call);
  for (const decision of decisions) if ('call' in decision) know(decision.call);
  return answer.auction.map(({ by, call }, place) => {
    const before = offence.before[place];
    if (before?.by === by && before.call === call) return before;
    return known.get(`${by}${call}`) ?? plainCall(by, call);
  });
};

/** The calls that stand as an auction. */
export const standingAuction = (walk: Walk): Auction => ({
  dealer: walk.offence.board.dealer,
  calls: walk.answer.auction,
});

/** What the player whose turn it is calls by the system and the ruling. */
export const naturalCall = (walk: Walk): SaidCall | undefined => {
  const { turn, required, mayNot } = walk.answer;
  if (turn === null) return undefined;
  if (required !== null) return plainCall(turn, required.call as Call);
  const natural = nextCall(walk.offence.board.table, standingCalls(walk), turn);
  const isForbidden = mayNot.some(({ seat, calls }) => seat === turn && calls.includes(natural.call));
  return isForbidden ? plainCall(turn, 'P') : natural;
};

/** The calls that the system has for a player as the auction stands. */
export const callsOpenTo = (walk: Walk, by: Seat): readonly SaidCall[] =>
  sensibleCalls(walk.offence.board.table, standingCalls(walk), by).map(({ isTrue: _, ...said }) => said);
