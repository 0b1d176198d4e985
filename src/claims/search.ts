/**
 * Plays an ending to its end with all cards open. The opponents always do their best; what the claimer's side does is given:
 * its best, or its worst within what is allowed to it. Small endings only (five cards a hand): every position at the
 * start of a trick is met once and remembered.
 */
import { rankOf, RANKS, suitOf, type Card } from '../engine/cards.ts';
import { isSameSide, lho, SEATS, type BySeat, type Seat } from '../engine/seats.ts';
import { claims, playable, turnIn, winningPlace, type Ending } from './ending.ts';
import { oddityOf, type Oddity, type Turn } from './normal.ts';
import { nextIntention, notContrary, type Moment, type Statement } from './statement.ts';

/** What the claimer's side may play besides what it said: only what is normal, or every legal card. */
export type Scope = 'normal' | 'any';

/** How the claimer's side plays: for the most tricks, or for the fewest. */
export type Aim = 'best' | 'worst';

/** A way of playing an ending. */
export interface Way {
  readonly statement: Statement;
  readonly scope: Scope;
  readonly aim: Aim;
}

/** A card as it was played; `oddity` when that is not taken to be normal. */
export interface Played {
  readonly by: Seat;
  readonly card: Card;
  readonly oddity?: Oddity;
}

/** A trick of a line, and whether the claimer's side won it. */
export interface LineTrick {
  readonly cards: readonly Played[];
  readonly won: boolean;
  /** The card that won it. */
  readonly winner: Played;
}

/** What a way of playing comes to: the claimer's tricks and a line that leads there. */
export interface Line {
  readonly tricks: number;
  readonly line: readonly LineTrick[];
}

interface Position {
  readonly hands: BySeat<readonly Card[]>;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  /** Where the statement has come to. */
  readonly at: number;
}

/** What one side may play at a turn. */
interface Choice {
  readonly card: Card;
  readonly at: number;
}

/** What a position comes to: the claimer's tricks, the cards from here to the end of the trick, and what follows it. */
interface Outcome {
  readonly tricks: number;
  readonly cards: readonly Card[];
  readonly next?: Position;
}

/** Plays the ending in this way; the line is one of those that come to that many tricks. */
export const playOut = (ending: Ending, way: Way): Line => {
  const seen = new Map<string, Outcome>();
  const start: Position = { hands: ending.hands, leader: ending.leader, trick: ending.trick, at: 0 };
  const first = best(ending, way, seen, start);
  const line: LineTrick[] = [];
  let position: Position | undefined = start;
  let step: Outcome | undefined = first;
  while (
    position !== undefined &&
    step !== undefined &&
    (step.cards.length > 0 || position.trick.length > 0)
  ) {
    line.push(lineTrick(ending, position, step.cards));
    position = step.next;
    step = position && best(ending, way, seen, position);
  }
  return { tricks: first.tricks, line };
};

/** The value of a position: the claimer's tricks from here. */
const best = (ending: Ending, way: Way, seen: Map<string, Outcome>, position: Position): Outcome => {
  const { hands, trick } = position;
  if (trick.length === SEATS.length) return finish(ending, way, seen, position);
  const by = turnIn(position);
  if (trick.length === 0 && hands[by].length === 0) return { tricks: 0, cards: [] };
  const key = trick.length === 0 ? keyOf(position) : undefined;
  const known = key === undefined ? undefined : seen.get(key);
  if (known !== undefined) return known;
  const most = claims(ending, by) && way.aim === 'best';
  let found: Outcome | undefined;
  const choices = choicesOf(ending, way, position, by);
  const named = claims(ending, by) && way.statement.some(({ kind }) => kind === 'card');
  for (const choice of named ? choices : different(choices, position, by)) {
    const next = best(ending, way, seen, after(position, by, choice));
    if (found === undefined || (most ? next.tricks > found.tricks : next.tricks < found.tricks))
      found = { ...next, cards: [choice.card, ...next.cards] };
    if (found.tricks === (most ? hands[by].length : 0)) break;
  }
  const result = found ?? { tricks: 0, cards: [] };
  if (key !== undefined) seen.set(key, result);
  return result;
};

const after = ({ hands, leader, trick }: Position, by: Seat, { card, at }: Choice): Position => ({
  hands: { ...hands, [by]: hands[by].filter((other) => other !== card) },
  leader,
  trick: [...trick, card],
  at,
});

const keyOf = ({ hands, leader, at }: Position): string =>
  `${leader}${at} ${SEATS.map((seat) => hands[seat].join('')).join(' ')}`;

const finish = (
  ending: Ending,
  way: Way,
  seen: Map<string, Outcome>,
  { hands, leader, trick, at }: Position,
): Outcome => {
  const winner = seatAt(leader, winningPlace(trick, ending.trump));
  const next: Position = { hands, leader: winner, trick: [], at };
  const rest = best(ending, way, seen, next).tricks;
  return { tricks: rest + (claims(ending, winner) ? 1 : 0), cards: [], next };
};

/** What a player may play: the opponents every legal card, the claimer's side what the way allows, what is normal first. */
const choicesOf = (
  ending: Ending,
  { statement, scope }: Way,
  position: Position,
  by: Seat,
): readonly Choice[] => {
  const legal = playable(position.hands[by], position.trick);
  if (!claims(ending, by)) return legal.map((card) => ({ card, at: position.at }));
  const moment = momentOf(ending, position, legal);
  const carries = carriesOut(ending, by);
  const at = carries ? nextIntention(statement, position.at, moment) : position.at;
  const said = carries ? notContrary(statement[at], moment) : legal;
  const turn = turnOf(ending, position, by, legal);
  const normal = said.filter((card) => oddityOf(card, turn) === undefined);
  const odd = scope === 'any' || normal.length === 0 ? said.filter((card) => !normal.includes(card)) : [];
  return [...normal, ...odd].map((card) => ({ card, at }));
};

/**
 * Of cards in one hand between which nobody else holds any, the lowest: one or the other makes no difference. Cards of which
 * the choice itself says something (what is normal, what was said) were told apart before.
 */
const different = (choices: readonly Choice[], { hands, trick }: Position, by: Seat): readonly Choice[] => {
  if (choices.length === 1) return choices;
  const others = [...SEATS.flatMap((seat) => (seat === by ? [] : hands[seat])), ...trick];
  const between = (card: Card, high: Card, low: Card) =>
    suitOf(card) === suitOf(high) && placeOf(card) > placeOf(high) && placeOf(card) < placeOf(low);
  return choices.filter(
    ({ card }) =>
      !choices.some(
        ({ card: lower }) =>
          suitOf(lower) === suitOf(card) &&
          placeOf(lower) > placeOf(card) &&
          !others.some((other) => between(other, card, lower)),
      ),
  );
};

/** The place of a card in its suit, the ace first. */
const placeOf = (card: Card): number => RANKS.indexOf(rankOf(card));

/** Declarer plays both hands; a defender only his own. */
const carriesOut = ({ claimer, declarer }: Ending, by: Seat): boolean =>
  isSameSide(claimer, declarer) || by === claimer;

const momentOf = (ending: Ending, { hands, trick }: Position, legal: readonly Card[]): Moment => ({
  trump: ending.trump,
  playable: legal,
  own: SEATS.filter((seat) => claims(ending, seat) && carriesOut(ending, seat)).flatMap(
    (seat) => hands[seat],
  ),
  opponents: opponentsOf(ending, hands),
  leads: trick.length === 0,
});

const opponentsOf = (ending: Ending, hands: BySeat<readonly Card[]>): readonly Card[] =>
  SEATS.filter((seat) => !claims(ending, seat)).flatMap((seat) => hands[seat]);

/** What a player of the claimer's side sees on the table; the opponents' cards are known to be where they are. */
const turnOf = (
  ending: Ending,
  { hands, leader, trick }: Position,
  by: Seat,
  legal: readonly Card[],
): Turn => {
  const place = trick.length === 0 ? undefined : winningPlace(trick, ending.trump);
  const later: Seat[] = [];
  for (
    let seat = lho(by);
    seat !== leader && trick.length + later.length + 1 < SEATS.length;
    seat = lho(seat)
  )
    later.push(seat);
  return {
    trump: ending.trump,
    hand: hands[by],
    playable: legal,
    trick,
    ahead: place !== undefined && claims(ending, seatAt(leader, place)),
    opponents: opponentsOf(ending, hands),
    stillToPlay: later.filter((seat) => !claims(ending, seat)).flatMap((seat) => hands[seat]),
    ...(place !== undefined && { best: trick[place] as Card }),
  };
};

const lineTrick = (ending: Ending, position: Position, cards: readonly Card[]): LineTrick => {
  const played: Played[] = position.trick.map((card, i) => ({ by: seatAt(position.leader, i), card }));
  let { hands, trick } = position;
  for (const card of cards) {
    const by = turnIn({ leader: position.leader, trick });
    const oddity = claims(ending, by)
      ? oddityOf(card, turnOf(ending, { ...position, hands, trick }, by, playable(hands[by], trick)))
      : undefined;
    played.push({ by, card, ...(oddity && { oddity }) });
    hands = { ...hands, [by]: hands[by].filter((other) => other !== card) };
    trick = [...trick, card];
  }
  const winner = played[winningPlace(trick, ending.trump)] as Played;
  return { cards: played, won: claims(ending, winner.by), winner };
};

/** The opponents' cards that can win a trick in some line of this scope, whatever the opponents do. */
export const canWinATrick = (ending: Ending, { statement, scope }: Omit<Way, 'aim'>): ReadonlySet<Card> => {
  const winners = new Set<Card>();
  const seen = new Set<string>();
  const way: Way = { statement, scope, aim: 'worst' };
  const visit = (position: Position): void => {
    const { hands, leader, trick, at } = position;
    if (trick.length === SEATS.length) {
      const place = winningPlace(trick, ending.trump);
      const winner = seatAt(leader, place);
      if (!claims(ending, winner)) winners.add(trick[place] as Card);
      visit({ hands, leader: winner, trick: [], at });
      return;
    }
    const by = turnIn(position);
    if (hands[by].length === 0) return;
    if (trick.length === 0) {
      if (seen.has(keyOf(position))) return;
      seen.add(keyOf(position));
    }
    for (const choice of choicesOf(ending, way, position, by)) visit(after(position, by, choice));
  };
  visit({ hands: ending.hands, leader: ending.leader, trick: ending.trick, at: 0 });
  return winners;
};

const seatAt = (leader: Seat, place: number): Seat =>
  SEATS[(SEATS.indexOf(leader) + place) % SEATS.length] as Seat;
