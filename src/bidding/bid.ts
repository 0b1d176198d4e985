/**
 * Players who bid by the system: the call of one of them, the calls he might sensibly make, and a whole auction.
 * Everything follows from the cards, the dealer and the vulnerability: there is no chance in it.
 */
import { isBid } from '../engine/calls.ts';
import type { Card } from '../engine/cards.ts';
import { isLegalFor, isOver, turnOf, type MadeCall } from '../engine/auction.ts';
import type { BySeat, Seat, Vulnerability } from '../engine/seats.ts';
import { factsOf, type HandFacts } from './hand.ts';
import { fits, meaningOf, type Rule } from './rule.ts';
import { isGame } from './strain.ts';
import { linesFor } from './system.ts';
import { learn, nothingKnown, viewOf, type Known, type SaidCall, type Style } from './view.ts';

/** The system as most people play it: one notrump shows 15 to 17 points. */
export const STANDARD: Style = { notrump: 'strong' };

/** The cards of the four players, thirteen each. */
export type FourHands = BySeat<readonly Card[]>;

/** A board with its players. */
export interface Table {
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly hands: BySeat<HandFacts>;
  readonly style: Style;
}

/** Seats players who know the system behind the hands of a deal. */
export const tableOf = (
  hands: FourHands,
  dealer: Seat,
  vulnerable: Vulnerability,
  style: Style = STANDARD,
): Table => ({
  dealer,
  vulnerable,
  hands: { N: factsOf(hands.N), E: factsOf(hands.E), S: factsOf(hands.S), W: factsOf(hands.W) },
  style,
});

/** The auction of a deal, every call with its meaning. */
export const bidDeal = (
  hands: FourHands,
  dealer: Seat,
  vulnerable: Vulnerability,
  style: Style = STANDARD,
): readonly SaidCall[] => {
  const table = tableOf(hands, dealer, vulnerable, style);
  const said: SaidCall[] = [];
  let known = nothingKnown;
  while (!isOver({ dealer, calls: said })) {
    const call = choose(table, said, known, turnOf({ dealer, calls: said }));
    said.push(call);
    known = learn(known, call);
  }
  return said;
};

/** What the player whose turn it is, or another who thinks so, calls after these calls, and what that means. */
export const nextCall = (table: Table, said: readonly SaidCall[], by?: Seat): SaidCall =>
  choose(table, said, knownAfter(said), by ?? turnOf({ dealer: table.dealer, calls: said }));

/**
 * The calls that the system has for a player at this point, each once and with what it means, the one that he would choose
 * first. They are sufficient and admissible; whether his hand keeps the promise is said with each.
 */
export const sensibleCalls = (
  table: Table,
  said: readonly SaidCall[],
  by?: Seat,
): readonly (SaidCall & { readonly isTrue: boolean })[] => {
  const me = by ?? turnOf({ dealer: table.dealer, calls: said });
  const view = viewOf(table.hands[me], me, table.vulnerable, said, knownAfter(said), table.style);
  const auction = { dealer: table.dealer, calls: said };
  const all = linesFor(view);
  const lines = all
    .filter(({ call }) => isLegalFor(auction, me, call))
    .map((line) => ({ ...saidBy(me, meaningOf(line, all)), isTrue: fits(line, view.hand) }));
  const ranked = [...lines.filter(({ isTrue }) => isTrue), ...lines.filter(({ isTrue }) => !isTrue)];
  return ranked.filter((line, i) => ranked.findIndex(({ call }) => call === line.call) === i);
};

/** Calls with what the system means by them, each at its moment; a call that the system does not know there says nothing. */
export const explain = (table: Table, calls: readonly MadeCall[]): readonly SaidCall[] => {
  const said: SaidCall[] = [];
  for (const { by, call } of calls) {
    const known = sensibleCalls(table, said, by).find((option) => option.call === call);
    said.push(
      known === undefined
        ? { by, call, shows: {}, artificial: false, forcing: false }
        : { by, call, shows: known.shows, artificial: known.artificial, forcing: known.forcing },
    );
  }
  return said;
};

const knownAfter = (said: readonly SaidCall[]): BySeat<Known> => said.reduce(learn, nothingKnown);

function choose(table: Table, said: readonly SaidCall[], known: BySeat<Known>, me: Seat): SaidCall {
  const view = viewOf(table.hands[me], me, table.vulnerable, said, known, table.style);
  const auction = { dealer: table.dealer, calls: said };
  const lines = linesFor(view);
  const line = lines.find((rule) => fits(rule, view.hand) && isLegalFor(auction, me, rule.call));
  return line === undefined
    ? { by: me, call: 'P', shows: { points: known[me].points }, artificial: false, forcing: false }
    : saidBy(me, meaningOf(line, lines));
}

/** A line as said; a natural bid of game is never forcing. */
const saidBy = (by: Seat, { call, shows, artificial, forcing }: Rule): SaidCall => ({
  by,
  call,
  shows,
  artificial,
  forcing: forcing && (artificial || !isBid(call) || !isGame(call)),
});
