/**
 * Boards for questions: dealt, bid by the natural system, every call with its meaning. There is a fixed number of deals, each
 * turned four ways, made when first asked for and kept: dealing and bidding is what takes the time.
 */
import { bidDeal, tableOf, type Table } from '../bidding/bid.ts';
import type { SaidCall } from '../bidding/view.ts';
import { dealerOfBoard, dealFrom, vulnerabilityOfBoard, type Hands } from '../bridge/deal.ts';
import { below, type Random } from '../bridge/random.ts';
import { lho, SEATS, type BySeat, type Seat, type Vulnerability } from '../engine/seats.ts';

/** A board with its hands, its players and the whole auction. */
export interface Board {
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly hands: Hands;
  readonly table: Table;
  readonly said: readonly SaidCall[];
}

/** How many deals there are; with four turns each, four times as many boards. */
export const DEALS = 1024;

const kept = new Map<number, Board>();

/** A board, all equally likely. */
export const boardFrom = (random: Random): Board => {
  const deal = below(random, DEALS);
  const turn = below(random, SEATS.length);
  const key = deal * SEATS.length + turn;
  const board = kept.get(key) ?? turned(dealt(deal), turn);
  kept.set(key, board);
  return board;
};

const dealt = (deal: number): Board => {
  const key = deal * SEATS.length;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const hands = dealFrom(`quiz ${deal}`);
  const dealer = dealerOfBoard(deal + 1);
  const vulnerable = vulnerabilityOfBoard(deal + 1);
  const board = {
    dealer,
    vulnerable,
    hands,
    table: tableOf(hands, dealer, vulnerable),
    said: bidDeal(hands, dealer, vulnerable),
  };
  kept.set(key, board);
  return board;
};

/** The same board with every player moved so many seats clockwise. */
const turned = (board: Board, turns: number): Board => {
  let next = board;
  for (let i = 0; i < turns; i++) next = turnedOnce(next);
  return next;
};

const turnedOnce = ({ dealer, vulnerable, hands, table, said }: Board): Board => {
  const place: Pick<Board, 'dealer' | 'vulnerable'> = {
    dealer: lho(dealer),
    vulnerable: OTHER_WAY[vulnerable],
  };
  return {
    ...place,
    hands: moved(hands),
    table: { ...table, ...place, hands: moved(table.hands) },
    said: said.map((call) => ({ ...call, by: lho(call.by) })),
  };
};

const moved = <T>({ N, E, S, W }: BySeat<T>): BySeat<T> => ({ N: W, E: N, S: E, W: S });

const OTHER_WAY: { readonly [vulnerable in Vulnerability]: Vulnerability } = {
  none: 'none',
  NS: 'EW',
  EW: 'NS',
  both: 'both',
};
