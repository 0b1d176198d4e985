/** Counts the tricks of a deal that was played to the end; whether each card was lawful is not looked at. */
import { isSuit, type Denomination } from '../engine/calls.ts';
import { rankOf, RANKS, suitOf, type Card } from '../engine/cards.ts';
import { isSameSide, lho, type Seat } from '../engine/seats.ts';

const SEATS_IN_TRICK = 4;
const CARDS_IN_DEAL = 52;

/** Tricks that declarer's side won, from all 52 cards in the order in which they were played; undefined for any other number of cards. */
export const tricksWon = (
  declarer: Seat,
  denomination: Denomination,
  played: readonly Card[],
): number | undefined => {
  if (played.length !== CARDS_IN_DEAL || new Set(played).size !== CARDS_IN_DEAL) return undefined;
  let leader = lho(declarer);
  let won = 0;
  for (let at = 0; at < played.length; at += SEATS_IN_TRICK) {
    leader = winnerOf(leader, denomination, played.slice(at, at + SEATS_IN_TRICK));
    if (isSameSide(leader, declarer)) won++;
  }
  return won;
};

function winnerOf(leader: Seat, denomination: Denomination, trick: readonly Card[]): Seat {
  let [winner, best] = [leader, trick[0]];
  let seat = leader;
  for (const card of trick.slice(1)) {
    seat = lho(seat);
    if (best !== undefined && beats(card, best, denomination)) [winner, best] = [seat, card];
  }
  return winner;
}

const beats = (card: Card, best: Card, denomination: Denomination): boolean =>
  suitOf(card) === suitOf(best)
    ? RANKS.indexOf(rankOf(card)) < RANKS.indexOf(rankOf(best))
    : isSuit(denomination) && suitOf(card) === denomination;
