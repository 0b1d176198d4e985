/**
 * What a director sees of a claim: which tricks could be lost, by what play, and on which of his judgements the decision
 * rests. The laws judge; this only plays. What it takes to be normal stands in `normal.ts`.
 */
import { suitOf, type Card } from '../engine/cards.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { claims, tricksLeft, type Ending } from './ending.ts';
import { canWinATrick, playOut, type Line } from './search.ts';
import type { Statement } from './statement.ts';

/** A trump that an opponent of the claimer still holds. */
export interface TrumpOut {
  readonly by: Seat;
  readonly card: Card;
  /** Whether it can win a trick in some normal line that is not contrary to the statement. */
  readonly canWin: boolean;
}

/** A claim played in every way, against the best defence; `tricks` are those of the claimer's side. */
export interface ClaimReport {
  readonly left: number;
  readonly claimed: number;
  /** The most that the claimer's side can make, all cards being known. */
  readonly best: Line;
  /** The most that normal play can make: what falls short of it is lost by every normal play. */
  readonly bestNormal: Line;
  /** The fewest by normal, even careless play. */
  readonly worstNormal: Line;
  /** The fewest by any legal play that is not contrary to the statement. */
  readonly worst: Line;
  /** Every opponents' trump, by seat. */
  readonly trumpsOut: readonly TrumpOut[];
  /** Opponents' cards that can win a trick in some normal line. */
  readonly winners: readonly Card[];
}

/** How far a claim is safe: against every play, against every normal play, only by the right play, or not at all. */
export const SAFETIES = ['always', 'normally', 'not-always', 'never'] as const;
export type Safety = (typeof SAFETIES)[number];

/** Plays a claim of this many tricks. The ending must be without fault. */
export const reportOf = (ending: Ending, claimed: number, statement: Statement): ClaimReport => {
  const winners = canWinATrick(ending, { statement, scope: 'normal' });
  return {
    left: tricksLeft(ending),
    claimed,
    best: playOut(ending, { statement, scope: 'any', aim: 'best' }),
    bestNormal: playOut(ending, { statement, scope: 'normal', aim: 'best' }),
    worstNormal: playOut(ending, { statement, scope: 'normal', aim: 'worst' }),
    worst: playOut(ending, { statement, scope: 'any', aim: 'worst' }),
    trumpsOut: trumpsOut(ending).map((out) => ({ ...out, canWin: winners.has(out.card) })),
    winners: opponentsCards(ending)
      .map(({ card }) => card)
      .filter((card) => winners.has(card)),
  };
};

/** Tricks that were conceded although no normal play loses them: their concession is cancelled (2017 art. 71B, 1982 art. 71b). */
export const concededInVain = ({ claimed, worstNormal }: ClaimReport): number =>
  Math.max(0, worstNormal.tricks - claimed);

/** The tricks at stake: those claimed, and those conceded in vain. */
export const atStake = (report: ClaimReport): number => report.claimed + concededInVain(report);

/** How safe the tricks at stake are. */
export const safetyOf = (report: ClaimReport): Safety => {
  const { bestNormal, worstNormal, worst } = report;
  const stake = atStake(report);
  if (worst.tricks >= stake) return 'always';
  if (worstNormal.tricks >= stake) return 'normally';
  return bestNormal.tricks >= stake ? 'not-always' : 'never';
};

const trumpsOut = (ending: Ending) =>
  opponentsCards(ending).filter(({ card }) => suitOf(card) === ending.trump);

const opponentsCards = (ending: Ending): readonly { readonly by: Seat; readonly card: Card }[] =>
  SEATS.filter((seat) => !claims(ending, seat)).flatMap((by) =>
    ending.hands[by].map((card) => ({ by, card })),
  );
