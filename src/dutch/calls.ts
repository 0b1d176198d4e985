/**
 * Calls and cards in Dutch, to be shown (`2♥︎`, `SA`, `pas`) and to be said aloud (`twee harten`). Each suit sign is
 * followed by U+FE0E, so that no device draws it as an emoji. Reading what a person types is left to `typed-calls.ts`.
 */
import {
  denominationOf,
  isDoubling,
  isPass,
  isSuit,
  type Bid,
  type BidOverSeven,
  type Denomination,
  type Level,
  type LevelOverSeven,
  type SpokenCall,
  type Suit,
} from '../engine/calls.ts';
import { rankOf, suitOf, type Card, type Rank } from '../engine/cards.ts';

const TEXT_STYLE = '\uFE0E';

const SIGNS: { readonly [suit in Suit]: string } = { C: '♣', D: '♦', H: '♥', S: '♠' };

const NAMES: { readonly [denomination in Denomination]: string } = {
  C: 'klaveren',
  D: 'ruiten',
  H: 'harten',
  S: 'schoppen',
  NT: 'sans atout',
};

const NUMBERS: { readonly [level in Level | LevelOverSeven]: string } = {
  1: 'één',
  2: 'twee',
  3: 'drie',
  4: 'vier',
  5: 'vijf',
  6: 'zes',
  7: 'zeven',
  8: 'acht',
  9: 'negen',
};

const NON_BID_NAMES = { P: 'pas', X: 'doublet', XX: 'redoublet' } as const;

/** Ranks as they stand on Dutch cards, and as they are said. */
const RANK_LETTERS: { readonly [rank in Rank]?: string } = { K: 'H', Q: 'V', J: 'B', T: '10' };
const RANK_NAMES: { readonly [rank in Rank]: string } = {
  A: 'aas',
  K: 'heer',
  Q: 'vrouw',
  J: 'boer',
  T: 'tien',
  9: 'negen',
  8: 'acht',
  7: 'zeven',
  6: 'zes',
  5: 'vijf',
  4: 'vier',
  3: 'drie',
  2: 'twee',
};

/** The sign of a suit, kept from being drawn as an emoji. */
export const suitSign = (suit: Suit): string => `${SIGNS[suit]}${TEXT_STYLE}`;

/** The sign of a suit, or `SA`. */
export const showDenomination = (denomination: Denomination): string =>
  isSuit(denomination) ? suitSign(denomination) : 'SA';

/** The name of a denomination: `harten`, `sans atout`. */
export const sayDenomination = (denomination: Denomination): string => NAMES[denomination];

/** The number of a level in words, up to nine. */
export const sayLevel = (level: Level | LevelOverSeven): string => NUMBERS[level];

/** A call as it is shown: `2♥︎`, `3SA`, `pas`, `doublet`, `redoublet`. */
export const showCall = (call: SpokenCall): string =>
  isNonBid(call) ? NON_BID_NAMES[call] : `${call[0]}${showDenomination(denominationOf(call))}`;

/** A call as it is said aloud: `twee harten`, `drie sans atout`, `pas`. */
export const sayCall = (call: SpokenCall): string =>
  isNonBid(call)
    ? NON_BID_NAMES[call]
    : `${sayLevel(levelIn(call))} ${sayDenomination(denominationOf(call))}`;

/** A card as it is shown, the suit first: `♥︎H`, `♠︎10`. */
export const showCard = (card: Card): string =>
  `${suitSign(suitOf(card))}${RANK_LETTERS[rankOf(card)] ?? rankOf(card)}`;

/** A card as it is said aloud: `hartenheer`, `schoppendrie`. */
export const sayCard = (card: Card): string => `${NAMES[suitOf(card)]}${RANK_NAMES[rankOf(card)]}`;

const isNonBid = (call: SpokenCall): call is 'P' | 'X' | 'XX' => isPass(call) || isDoubling(call);

const levelIn = (bid: Bid | BidOverSeven) => Number(bid[0]) as Level | LevelOverSeven;
