/**
 * What the ways share in which an auction goes wrong: each root makes an offence out of a board, the way it happens at a table. The
 * player sees another auction than the one that was: a bid is missing from it, or a pass too many is in it.
 */
import type { SaidCall } from '../../../bidding/view.ts';
import { shuffled, type Random } from '../../../bridge/random.ts';
import type { Auction } from '../../../engine/auction.ts';
import { BIDS, type Bid } from '../../../engine/calls.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Board } from '../../boards.ts';
import type { Offence } from '../offence.ts';

/** Makes an offence of its kind out of a board, or undefined when the board gives no occasion. Most are the same under every edition. */
export type Root = (random: Random, board: Board, edition: string) => Offence | undefined;

export const auctionOf = ({ dealer }: Board, calls: readonly SaidCall[]): Auction => ({ dealer, calls });

export const passBy = (by: Seat): SaidCall => ({
  by,
  call: 'P',
  shows: {},
  artificial: false,
  forcing: false,
});

/** The places at which the auction of a board can be broken off, in random order; the end itself is not among them. */
export const places = (random: Random, { said }: Board, from = 0): readonly number[] =>
  shuffled(random, said.map((_, place) => place).slice(from));

export const firstOf = <T>(
  places: readonly number[],
  make: (place: number) => T | undefined,
): T | undefined => {
  for (const place of places) {
    const made = make(place);
    if (made !== undefined) return made;
  }
  return undefined;
};

/** The bid of a rank, if there is one: 0 for one club, 34 for seven notrump. */
export const bidOfRank = (rank: number): readonly Bid[] =>
  BIDS.slice(Math.max(rank, 0), Math.max(rank + 1, 0));
