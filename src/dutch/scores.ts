/** The words of a score: what it is made of, and how a contract is doubled. */
import type { Doubling } from '../engine/auction.ts';
import type { ScoreItem } from '../engine/scoring.ts';

const DOUBLING_WORDS: { readonly [doubling in Doubling]: string } = {
  none: 'ongedoubleerd',
  doubled: 'gedoubleerd',
  redoubled: 'geredoubleerd',
};

const ITEM_WORDS: { readonly [item in ScoreItem]: string } = {
  tricks: 'slagpunten',
  overtricks: 'overslagen',
  partscore: 'deelscore',
  game: 'manche',
  'small-slam': 'klein slem',
  'grand-slam': 'groot slem',
  'made-doubled': 'gedoubleerd gehaald',
  'made-redoubled': 'geredoubleerd gehaald',
  undertricks: 'downslagen',
};

/** How a contract is doubled: `gedoubleerd`. */
export const doublingInWords = (doubling: Doubling): string => DOUBLING_WORDS[doubling];

/** A part of a score: `slagpunten`, `manche`. */
export const scoreItemInWords = (item: ScoreItem): string => ITEM_WORDS[item];
