/**
 * Seats, sides and vulnerability in Dutch: N O Z W, as printed on Dutch boards. What a seat does there is told
 * by the other modules of this folder.
 */
import type { BySeat, Seat, Side, Vulnerability } from '../engine/seats.ts';

const LETTERS: BySeat<string> = { N: 'N', E: 'O', S: 'Z', W: 'W' };
const NAMES: BySeat<string> = { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' };
const VULNERABLE: { readonly [vulnerable in Vulnerability]: string } = {
  none: 'niemand kwetsbaar',
  NS: 'NZ kwetsbaar',
  EW: 'OW kwetsbaar',
  both: 'allen kwetsbaar',
};

/** The letter of a seat on the board: N, O, Z or W. */
export const seatLetter = (seat: Seat): string => LETTERS[seat];

/** The name of a seat, as a director addresses the player: Noord, Oost, Zuid, West. */
export const seatName = (seat: Seat): string => NAMES[seat];

/** The letters of a side: NZ or OW. */
export const sideLetters = (side: Side): string => (side === 'NS' ? 'NZ' : 'OW');

/** The name of a side: Noord-Zuid or Oost-West. */
export const sideName = (side: Side): string => (side === 'NS' ? 'Noord-Zuid' : 'Oost-West');

/** Who is vulnerable, in words. */
export const vulnerableInWords = (vulnerable: Vulnerability): string => VULNERABLE[vulnerable];
