/**
 * A claim as a code for an address, and back: trump, declarer, claimer, leader and number of tricks (`r`: the rest), the hands from North on,
 * the trick on the table, what was said. `S-S-S-W-3*S9_DA_D6*...` A code that is none gives undefined.
 */
import { parseCard, type Card } from '../engine/cards.ts';
import { SUITS, type Denomination } from '../engine/calls.ts';
import { parseSeat, SEATS } from '../engine/seats.ts';
import { faultOfEnding, TRUMPS, tricksLeft, type ClaimFault, type Ending } from './ending.ts';
import { MOST_INTENTIONS, type Intention, type Statement } from './statement.ts';

/** A claim as it was entered, whether or not it can be played yet. */
export interface Claim {
  readonly ending: Ending;
  /** How many of the remaining tricks the claimer's side claims, conceding the others; `rest`: every one, however many there are. */
  readonly claimed: number | 'rest';
  readonly statement: Statement;
}

/** The number of tricks claimed. */
export const claimedTricks = ({ ending, claimed }: Claim): number =>
  claimed === 'rest' ? tricksLeft(ending) : claimed;

/** What is wrong with a claim, first with its ending; undefined when it can be played out. */
export const faultOfClaim = (claim: Claim): ClaimFault | undefined =>
  faultOfEnding(claim.ending) ??
  (claimedTricks(claim) > tricksLeft(claim.ending) ? 'more-than-left' : undefined);

const REST = 'r';

/** Writes a claim; `parseClaim` reads the same claim again. */
export const makeClaim = ({ ending, claimed, statement }: Claim): string => {
  const { trump, declarer, claimer, leader, hands, trick } = ending;
  return [
    [trump, declarer, claimer, leader, claimed === 'rest' ? REST : claimed].join('-'),
    ...SEATS.map((seat) => hands[seat].join('_')),
    trick.join('_'),
    statement.map(makeIntention).join('_'),
  ].join('*');
};

/** Reads a claim; undefined for a text that is none. Whether it can be played is asked of `faultOfClaim`. */
export const parseClaim = (code: string): Claim | undefined => {
  const [head = '', n = '', e = '', s = '', w = '', onTable = '', said = '', ...more] = code.split('*');
  const [trumpText, declarerText, claimerText, leaderText, count = '', ...rest] = head.split('-');
  const trump = TRUMPS.find((each): each is Denomination => each === trumpText);
  const [declarer, claimer, leader] = [declarerText, claimerText, leaderText].map(parseSeat);
  const [N, E, S, W, trick] = [n, e, s, w, onTable].map(parseCards);
  const statement = parseStatement(said);
  const known = trump && declarer && claimer && leader && N && E && S && W && trick && statement;
  if (!known || !/^(?:\d{1,2}|r)$/.test(count) || rest.length > 0 || more.length > 0) return undefined;
  return {
    ending: { trump, declarer, claimer, leader, hands: { N, E, S, W }, trick },
    claimed: count === REST ? 'rest' : Number(count),
    statement,
  };
};

const parseCards = (text: string): readonly Card[] | undefined => {
  const cards = text === '' ? [] : text.split('_').map(parseCard);
  return cards.every((card) => card !== undefined) ? cards : undefined;
};

const makeIntention = (intention: Intention): string => {
  switch (intention.kind) {
    case 'draw-trumps':
      return 't';
    case 'suit':
      return intention.suit;
    case 'card':
      return intention.card;
  }
};

const parseStatement = (text: string): Statement | undefined => {
  const pieces = text === '' ? [] : text.split('_');
  const read = pieces.map((piece): Intention | undefined => {
    if (piece === 't') return { kind: 'draw-trumps' };
    const suit = SUITS.find((each) => each === piece);
    if (suit) return { kind: 'suit', suit };
    const card = parseCard(piece);
    return card && { kind: 'card', card };
  });
  return pieces.length <= MOST_INTENTIONS && read.every((each) => each !== undefined) ? read : undefined;
};
