/**
 * Contracts and passed-out boards in Dutch.
 */
import type { Contract, Doubling } from '../engine/auction.ts';
import { sayCall, showCall } from './calls.ts';
import { makeBid } from '../engine/calls.ts';
import { seatName } from './seats.ts';

const DOUBLING: { readonly [doubling in Doubling]: string } = {
  none: '',
  doubled: ', gedoubleerd',
  redoubled: ', geredoubleerd',
};

/** A contract as it is shown: `4♠︎ door Zuid, gedoubleerd`. */
export const showContract = (contract: Contract): string => inWords(contract, showCall);

/** A contract as it is said aloud: `vier schoppen door Zuid, gedoubleerd`. */
export const sayContract = (contract: Contract): string => inWords(contract, sayCall);

/** The Dutch word for a board on which nobody bid. */
export const PASSED_OUT = 'rondpas';

const inWords = ({ level, denomination, doubling, declarer }: Contract, tell: typeof showCall): string =>
  `${tell(makeBid(level, denomination))} door ${seatName(declarer)}${DOUBLING[doubling]}`;
