/**
 * Reads cards as a director types them: a suit and the cards in it, `s9 raa6`, `♠9 ♦A6`, `sch 9, ru A 6`. The first letter or
 * word is the suit (`s`/`sch`, `h`, `r`/`d`, `k`/`c`), what follows are ranks, Dutch or English (`AHVB10`, `AKQJT`).
 */
import type { Suit } from '../engine/calls.ts';
import { makeCard, type Card, type Rank } from '../engine/cards.ts';

/** Cards that were read, or a Dutch sentence on what could not be. */
export type TypedCards =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'error'; readonly message: string };

const SUIT =
  /^(?:(♠|sch(?:oppen)?|s)|(♥|har(?:ten)?|ha|h)|(♦|rui(?:ten)?|ru|r|d)|(♣|kla(?:veren)?|kl|k|c))(?=$|[ahkvqbjt\d])/iu;
const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
const RANKS: { readonly [letter: string]: Rank } = {
  ...Object.fromEntries([...'98765432'].map((digit) => [digit, digit as Rank])),
  a: 'A',
  h: 'K',
  k: 'K',
  v: 'Q',
  q: 'Q',
  b: 'J',
  j: 'J',
  t: 'T',
};

/** Reads the cards of a hand; a card named twice is an error. */
export const parseTypedCards = (text: string): TypedCards => {
  const cards: Card[] = [];
  let suit: Suit | undefined;
  const words = text
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/10/g, 't')
    .split(/[\s,;.:-]+/)
    .filter((word) => word !== '');
  for (const word of words) {
    const only = suit !== undefined ? ranksOf(word) : undefined;
    const found = SUIT.exec(word);
    const named = found && SUITS[found.slice(1).findIndex((group) => group !== undefined)];
    const ranks = found ? ranksOf(word.slice(found[0].length)) : undefined;
    if (named && ranks) {
      suit = named;
      cards.push(...ranks.map((rank) => makeCard(named, rank)));
    } else if (suit !== undefined && only) {
      const same = suit;
      cards.push(...only.map((rank) => makeCard(same, rank)));
    } else return { kind: 'error', message: `“${word}” is hier niet te lezen. Typ bijvoorbeeld: s9 rA6.` };
  }
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  return twice === undefined
    ? { kind: 'cards', cards }
    : { kind: 'error', message: 'Er staat een kaart twee keer.' };
};

const ranksOf = (text: string): readonly Rank[] | undefined => {
  const ranks = [...text.toLowerCase()].map((letter) => RANKS[letter]);
  return ranks.every((rank) => rank !== undefined) ? ranks : undefined;
};
