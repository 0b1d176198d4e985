/**
 * Random walks through a table: from a seed, events that could happen there, lawful ones most often, step by step in
 * view of how the auction stands. Same seed, same walk.
 */
import { BIDS, BIDS_OVER_SEVEN, type SpokenCall } from '../../src/engine/calls.ts';
import { CARDS } from '../../src/engine/cards.ts';
import { legalCalls } from '../../src/engine/auction.ts';
import type { Asked } from '../../src/engine/sitting.ts';
import type { Book } from '../../src/engine/laws.ts';
import { applyEvent } from '../../src/engine/procedure.ts';
import { isFault, type TableEvent } from '../../src/engine/record.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { isClosed, newState, offenceIn, type State } from '../../src/engine/state.ts';

/** A source of whole numbers below a bound, the same for the same seed. */
export type Dice = (below: number) => number;

/** Mulberry32. */
export const diceOf = (seed: number): Dice => {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
};

const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice(list.length)]!;

const flag = (dice: Dice, name: string, chance: number) =>
  dice(100) < chance ? { [name]: dice(2) === 0 } : {};

const CALLS: readonly SpokenCall[] = [
  'P',
  'P',
  'P',
  'X',
  'XX',
  ...BIDS.slice(0, 15),
  '6S',
  '7NT',
  BIDS_OVER_SEVEN[0]!,
];

const meaning = (dice: Dice): object =>
  dice(4) > 0
    ? {}
    : {
        shows: {
          ...(dice(2) > 0 && {
            points: pick(dice, [
              [0, 11],
              [12, 19],
              [6, 9],
              [5, 10],
              [12, 37],
            ]),
          }),
          ...(dice(2) > 0 && {
            length: {
              [pick(dice, ['C', 'D', 'H', 'S'])]: pick(dice, [
                [5, 13],
                [4, 6],
                [0, 3],
              ]),
            },
          }),
          ...(dice(4) === 0 && { purpose: pick(dice, ['ask-aces', 'relay']) }),
          ...(dice(4) === 0 && { denominations: pick(dice, [[], ['H'], ['H', 'S'], ['NT']]) }),
        },
      };

const wording = (dice: Dice): object => ({
  artificial: dice(8) === 0,
  ...meaning(dice),
  ...flag(dice, 'comparable', 60),
});

const lawful = (dice: Dice, state: State): SpokenCall => {
  if (dice(3) > 0) return 'P';
  const legal = legalCalls(state.auction);
  return legal.length === 0 ? 'P' : legal[Math.min(dice(8), legal.length - 1)]!;
};

/** The next event of a walk. */
export const nextEvent = (dice: Dice, state: State): TableEvent => {
  const open = state.open;
  const roll = dice(100);
  if (open?.stage === 'choice' && roll < 75) {
    const { id, by } = pick(dice, open.options);
    return { kind: 'choose', choice: id, by };
  }
  const offence = offenceIn(state);
  if (open?.stage === 'replacement' && offence && roll < 75)
    return { kind: 'replace', by: offence.by, call: pick(dice, CALLS), ...wording(dice) } as TableEvent;
  if (open?.stage === 'unnoticed' && roll < 45) return { kind: 'attention' };
  if (offence && roll < 55)
    return { kind: 'replace', by: offence.by, call: pick(dice, CALLS), ...wording(dice) } as TableEvent;
  const kind = dice(100);
  const by = pick(dice, SEATS);
  if (kind < 60) return callEvent(dice, lawful(dice, state), isClosed(state) ? by : undefined);
  if (kind < 72) return callEvent(dice, pick(dice, CALLS), undefined);
  if (kind < 86) return callEvent(dice, pick(dice, CALLS), by);
  if (kind < 90) return { kind: 'attention' };
  if (kind < 96)
    return {
      kind: 'change',
      by,
      call: pick(dice, CALLS),
      unintended: dice(2) === 0,
      atOnce: dice(2) === 0,
      ...wording(dice),
    } as TableEvent;
  const cards = dice(3) === 0 ? [pick(dice, CARDS), pick(dice, CARDS)] : [pick(dice, CARDS)];
  return { kind: 'expose', by, cards, led: dice(3) === 0 };
};

const callEvent = (dice: Dice, call: SpokenCall, by: Seat | undefined): TableEvent =>
  ({
    kind: 'call',
    call,
    simultaneous: dice(12) === 0,
    ...(by !== undefined && { by }),
    ...wording(dice),
    ...flag(dice, 'over', 20),
    ...((call === 'X' || call === 'XX') && dice(3) === 0 && { names: pick(dice, BIDS.slice(0, 10)) }),
  }) as TableEvent;

/** A walk that was made: the events that could be used, and the states after each. */
export interface Walk {
  readonly dealer: Seat;
  readonly events: readonly TableEvent[];
  readonly states: readonly State[];
  readonly trace: readonly Asked[];
}

/** Walks up to so many events; an event that does not fit the moment is left out. */
export const walk = (book: Book, seed: number, length: number): Walk => {
  const dice = diceOf(seed);
  const dealer = pick(dice, SEATS);
  const trace: Asked[] = [];
  const events: TableEvent[] = [];
  const states: State[] = [newState(dealer)];
  for (let i = 0; i < length; i++) {
    const state = states.at(-1)!;
    const event = nextEvent(dice, state);
    const asked = trace.length;
    const next = applyEvent({ book, event: events.length, trace }, state, event);
    if (isFault(next)) {
      trace.length = asked;
      continue;
    }
    events.push(event);
    states.push(next);
    if (next.question !== undefined) break;
  }
  return { dealer, events, states, trace };
};
