/**
 * Seats, sides and vulnerability at the table. Everything here is a total function on closed lists;
 * what a seat may do is left to `auction.ts` and the editions.
 */

/** The four seats in rotation (clockwise), beginning with North. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

/** The two sides, each named by its seats. */
export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

/** Which side is vulnerable on a board. */
export const VULNERABILITIES = ['none', 'NS', 'EW', 'both'] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

/** A value for each seat. */
export type BySeat<T> = { readonly [seat in Seat]: T };

const LHO: BySeat<Seat> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const PARTNER: BySeat<Seat> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const RHO: BySeat<Seat> = { N: 'W', E: 'N', S: 'E', W: 'S' };

/** The left-hand opponent: the player whose turn follows. */
export const lho = (seat: Seat): Seat => LHO[seat];

/** The player opposite. */
export const partner = (seat: Seat): Seat => PARTNER[seat];

/** The right-hand opponent: the player whose turn came before. */
export const rho = (seat: Seat): Seat => RHO[seat];

/** The side on which a seat plays. */
export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** Whether two seats play together; a seat plays with itself. */
export const isSameSide = (a: Seat, b: Seat): boolean => a === b || PARTNER[a] === b;

/** Whether two seats play against each other. */
export const isOpponent = (a: Seat, b: Seat): boolean => !isSameSide(a, b);

/** How many turns after `from` it is `to`'s turn, 0 to 3. */
export const stepsFrom = (from: Seat, to: Seat): number =>
  (SEATS.indexOf(to) - SEATS.indexOf(from) + SEATS.length) % SEATS.length;

/** Whether a side is vulnerable. */
export const isVulnerable = (vulnerable: Vulnerability, side: Side): boolean =>
  vulnerable === 'both' || vulnerable === side;

/** Reads `N`, `E`, `S` or `W`; undefined for anything else. */
export const parseSeat = (text: unknown): Seat | undefined => SEATS.find((seat) => seat === text);

/** Reads `none`, `NS`, `EW` or `both`; undefined for anything else. */
export const parseVulnerability = (text: unknown): Vulnerability | undefined =>
  VULNERABILITIES.find((vulnerable) => vulnerable === text);
