/**
 * Reads cards as a director types them: a suit and the cards in it, `s9 raa6`, `♠9 ♦A6`, `sch 9, ru A 6`, `s7h8`. Suits are signs,
 * names or letters (`s`, `h`, `r`/`d`, `k`/`c`); ranks are Dutch or English (`AHVB10`, `AKQJT`).
 *
 * `h` and `k` are a suit and a rank. At the start of a word, with a rank after it or after a lower card, such a letter is the suit;
 * elsewhere it is what leaves every card in its place: each suit with its ranks from high to low, suits small and ranks capital. A text
 * that can still be read in two ways is refused, so that no card is lost or made up.
 */
import type { Suit } from '../engine/calls.ts';
import { makeCard, RANKS, type Card, type Rank } from '../engine/cards.ts';
import { showCard } from './calls.ts';

/** Cards that were read, or a Dutch sentence on what could not be. */
export type TypedCards =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'error'; readonly message: string };

/** Reads the cards of a hand; a card named twice, and a text with two readings, are errors. */
export const parseTypedCards = (text: string): TypedCards => {
  const words = text
    .replace(/[\uFE0E\uFE0F]/g, '')
    .split(/[\s,;.:-]+/)
    .filter((word) => word !== '');
  if (words.join('').length > LONGEST) return error('Dit is te lang voor één hand.');
  const symbols: Symbol[] = [];
  for (const [at, word] of words.entries()) {
    const read = symbolsOf(word);
    if (read === undefined) return error(`“${word}” is hier niet te lezen. ${EXAMPLE}`);
    if (/^hart?$|^ha$/i.test(word) && /^(10|[2-9avqbjt])/i.test(words[at + 1] ?? ''))
      return error(`Bij “${word}” is niet duidelijk of het de kleur is of ook een kaart. Typ h voor harten.`);
    symbols.push(...read);
  }
  const { readings, twice } = readingsOf(symbols);
  const best = Math.max(...readings.map(likelihood));
  const likely = readings.filter((each) => likelihood(each) === best).map(cardsOf);
  const [cards, other] = likely;
  const said = words.join(' ');
  if (cards && other)
    return error(
      `“${said}” is op meer manieren te lezen: ${inWords(cards)}, of ${inWords(other)}. Typ kleuren klein en kaarten groot, met een spatie voor elke kleur: sAH r9.`,
    );
  if (cards) return { kind: 'cards', cards };
  return error(
    twice
      ? 'Er staat een kaart twee keer.'
      : `In “${said}” hoort niet elke kaart bij een kleur, of een kleur heeft geen kaart. ${EXAMPLE}`,
  );
};

const LONGEST = 80;
const EXAMPLE = 'Typ bijvoorbeeld: s9 rA6.';
const error = (message: string): TypedCards => ({ kind: 'error', message });
const inWords = (cards: readonly Card[]): string => cards.map(showCard).join(' ');

/** A piece of a word: what it can be, and whether its case tells a suit from a rank. */
interface Symbol {
  readonly suit?: Suit | undefined;
  readonly rank?: Rank | undefined;
  readonly letter?: 'small' | 'capital' | undefined;
  readonly startsWord: boolean;
}

const SUITS: readonly (readonly [name: RegExp, letters: string, suit: Suit])[] = [
  [/^(?:♠|sch(?:oppen)?)/iu, 's', 'S'],
  [/^(?:♥|harten)/iu, 'h', 'H'],
  [/^(?:♦|rui(?:ten)?|ru)/iu, 'rd', 'D'],
  [/^(?:♣|kla(?:veren)?|kl)/iu, 'kc', 'C'],
];
const RANK_LETTERS: { readonly [letter: string]: Rank } = {
  ...Object.fromEntries([...'98765432'].map((digit) => [digit, digit as Rank])),
  a: 'A',
  h: 'K',
  k: 'K',
  v: 'Q',
  q: 'Q',
  b: 'J',
  j: 'J',
  t: 'T',
  10: 'T',
};

const symbolsOf = (word: string): readonly Symbol[] | undefined => {
  const symbols: Symbol[] = [];
  let rest = word;
  while (rest !== '') {
    const startsWord = rest === word;
    const named = SUITS.map(([name, , suit]) => ({ found: name.exec(rest)?.[0], suit })).find(
      ({ found }) => found !== undefined,
    );
    const piece = named?.found ?? /^(?:10|.)/u.exec(rest)?.[0] ?? rest;
    const low = piece.toLowerCase();
    const suit = named?.suit ?? SUITS.find(([, letters]) => low.length === 1 && letters.includes(low))?.[2];
    const rank = named === undefined ? RANK_LETTERS[low] : undefined;
    if (suit === undefined && rank === undefined) return undefined;
    const isLetter = named === undefined && /^\p{L}$/u.test(piece);
    const letter = piece === low ? 'small' : 'capital';
    symbols.push({ suit, rank, startsWord, ...(isLetter && { letter }) });
    rest = rest.slice(piece.length);
  }
  return symbols;
};

/** A suit with its ranks, as they stand after one another. */
interface Group {
  readonly suit: Suit;
  readonly ranks: readonly Rank[];
}

/** A way to read the text, and whether suits are small and ranks capital in it wherever case can tell. */
interface Reading {
  readonly groups: readonly Group[];
  readonly byCase: boolean;
}

/** Every reading in which each suit has a rank, each rank a suit, no word names a suit twice and no card is there twice. */
const readingsOf = (
  symbols: readonly Symbol[],
): { readonly readings: readonly Reading[]; readonly twice: boolean } => {
  const readings: Reading[] = [];
  let twice = false;
  const visit = (at: number, groups: readonly Group[], named: string, roles: Roles): void => {
    const symbol = symbols[at];
    const group = groups.at(-1);
    const bare = group?.ranks.length === 0;
    if (symbol === undefined) {
      if (!bare) readings.push({ groups, byCase: isByCase(roles) });
      return;
    }
    const { suit, rank, letter = '', startsWord } = symbol;
    const inWord = startsWord ? '' : named;
    const next = symbols[at + 1];
    const begins = startsWord && !bare && suit && next?.rank !== undefined && !next.startsWord;
    if (suit && !bare && !inWord.includes(suit))
      visit(at + 1, [...groups, { suit, ranks: [] }], inWord + suit, {
        ...roles,
        suits: `${roles.suits} ${letter}`,
      });
    if (rank === undefined || group === undefined || begins) return;
    if (startsWord && suit && !isBelow(rank, group.ranks.length, [...group.ranks, rank])) return;
    if (groups.some((each) => each.suit === group.suit && each.ranks.includes(rank))) {
      twice = true;
      return;
    }
    visit(at + 1, [...groups.slice(0, -1), { ...group, ranks: [...group.ranks, rank] }], inWord, {
      ...roles,
      ranks: `${roles.ranks} ${letter}`,
    });
  };
  visit(0, [], '', { suits: '', ranks: '' });
  return { readings, twice };
};

/** The case of the letters that are read as a suit and as a rank. */
interface Roles {
  readonly suits: string;
  readonly ranks: string;
}

const isByCase = ({ suits, ranks }: Roles): boolean =>
  suits.trim() === '' || (!suits.includes('capital') && !ranks.includes('small'));

const likelihood = ({ groups, byCase }: Reading): number =>
  Number(byCase) + Number(groups.every(({ ranks }) => ranks.every(isBelow)));

const isBelow = (rank: Rank, at: number, ranks: readonly Rank[]): boolean =>
  at === 0 || RANKS.indexOf(rank) > RANKS.indexOf(ranks[at - 1] as Rank);

const cardsOf = ({ groups }: Reading): readonly Card[] =>
  groups.flatMap(({ suit, ranks }) => ranks.map((rank) => makeCard(suit, rank)));
