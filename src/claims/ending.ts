/**
 * The last cards of a board at the moment of a claim: who holds what, who is on lead, what lies on the table, who claims.
 * Values for what a director can enter wrongly: an ending that does not hang together names its fault.
 */
import { DENOMINATIONS, type Denomination } from '../engine/calls.ts';
import { rankOf, RANKS, suitOf, type Card } from '../engine/cards.ts';
import { isSameSide, lho, partner, SEATS, type BySeat, type Seat } from '../engine/seats.ts';

/** The most cards a hand may hold for every line to be played. */
export const MOST_CARDS = 5;

/** The trump of an ending, or no trump. */
export const TRUMPS: readonly Denomination[] = DENOMINATIONS;

/** The cards that are left, and what is at stake. */
export interface Ending {
  readonly trump: Denomination;
  readonly declarer: Seat;
  readonly claimer: Seat;
  /** The player who leads to the trick, or has led to the one on the table. */
  readonly leader: Seat;
  /** Cards not yet played. */
  readonly hands: BySeat<readonly Card[]>;
  /** Cards of an unfinished trick, in the order in which they were played from `leader`. */
  readonly trick: readonly Card[];
}

/** What can be wrong with a claim and its ending. */
export const CLAIM_FAULTS = [
  'no-cards',
  'too-many-cards',
  'card-twice',
  'uneven-hands',
  'trick-full',
  'dummy-claims',
  'more-than-left',
] as const;
export type ClaimFault = (typeof CLAIM_FAULTS)[number];

/** What is wrong with an ending; undefined when it can be played. */
export const faultOfEnding = ({
  hands,
  trick,
  leader,
  declarer,
  claimer,
}: Ending): ClaimFault | undefined => {
  const cards = [...SEATS.flatMap((seat) => hands[seat]), ...trick];
  if (cards.length === 0) return 'no-cards';
  if (trick.length >= SEATS.length) return 'trick-full';
  if (new Set(cards).size !== cards.length) return 'card-twice';
  const held = tricksLeft({ hands, trick, leader });
  if (held > MOST_CARDS) return 'too-many-cards';
  if (SEATS.some((seat) => hands[seat].length + playedBy(leader, trick, seat) !== held))
    return 'uneven-hands';
  return claimer === partner(declarer) ? 'dummy-claims' : undefined;
};

/** How many tricks are still to be finished, the one on the table included. */
export const tricksLeft = ({ hands, trick, leader }: Pick<Ending, 'hands' | 'trick' | 'leader'>): number =>
  Math.max(...SEATS.map((seat) => hands[seat].length + playedBy(leader, trick, seat)));

/** Whose turn it is to play. */
export const turnIn = ({ leader, trick }: Pick<Ending, 'leader' | 'trick'>): Seat =>
  trick.reduce<Seat>(lho, leader);

const playedBy = (leader: Seat, trick: readonly Card[], seat: Seat): number =>
  trick.some((_, i) => seatAt(leader, i) === seat) ? 1 : 0;

const seatAt = (leader: Seat, place: number): Seat =>
  SEATS[(SEATS.indexOf(leader) + place) % SEATS.length] as Seat;

/** Whether the card beats the best one so far, the trump being what it is (2017 art. 44E-F). */
export const beats = (card: Card, best: Card, trump: Denomination): boolean =>
  suitOf(card) === suitOf(best)
    ? RANKS.indexOf(rankOf(card)) < RANKS.indexOf(rankOf(best))
    : suitOf(card) === trump;

/** The place in a trick (from 0) of the card that wins it. */
export const winningPlace = (trick: readonly Card[], trump: Denomination): number =>
  trick.reduce((best, card, place) => (beats(card, trick[best] as Card, trump) ? place : best), 0);

/** The cards of a hand that may be played to this trick: the suit led must be followed (2017 art. 44C). */
export const playable = (hand: readonly Card[], trick: readonly Card[]): readonly Card[] => {
  const led = trick[0];
  if (led === undefined) return hand;
  const suit = hand.filter((card) => suitOf(card) === suitOf(led));
  return suit.length > 0 ? suit : hand;
};

/** Whether a seat plays on the claimer's side. */
export const claims = ({ claimer }: Pick<Ending, 'claimer'>, seat: Seat): boolean =>
  isSameSide(claimer, seat);
