/**
 * Irregularities on top of another one: a player who must pass and calls all the same, and a player who does not wait for the
 * pass of one who must. They are made by following an earlier offence under the laws of the edition until somebody must pass.
 */
import { nextCall, sensibleCalls } from '../../bidding/bid.ts';
import type { SaidCall } from '../../bidding/view.ts';
import { pick, type Random } from '../../bridge/random.ts';
import { isBid } from '../../engine/calls.ts';
import { lho } from '../../engine/seats.ts';
import type { Board } from '../boards.ts';
import { callEvent } from './event.ts';
import type { Offence } from './offence.ts';
import { insufficient, outOfRotation } from './roots/order.ts';
import type { Root } from './roots/root.ts';
import { callOn, follow, take } from './follow.ts';
import { standingCalls } from './standing.ts';
import { begin, type Walk } from './walk.ts';

/** A player calls although he must pass. */
export const callsWhileBarred: Root = (random, board, edition) => {
  const walk = untilBarredTurn(random, board, edition);
  if (walk === undefined) return undefined;
  const by = walk.answer.turn!;
  const before = standingCalls(walk);
  const calls = sensibleCalls(board.table, before, by).filter(({ call }) => isBid(call));
  const call = calls.find(({ isTrue }) => isTrue) ?? calls[0];
  if (call === undefined) return undefined;
  const { isTrue: _, ...said } = call;
  return onTop(walk, before, said, { kind: 'forgot-bar' });
};

/** A player calls before his right-hand opponent, who must pass, has done so. */
export const doesNotWait: Root = (random, board, edition) => {
  const walk = untilBarredTurn(random, board, edition);
  if (walk === undefined) return undefined;
  const barred = walk.answer.turn!;
  const before = standingCalls(walk);
  const passed: SaidCall = { by: barred, call: 'P', shows: {}, artificial: false, forcing: false };
  const said = nextCall(board.table, [...before, passed], lho(barred));
  return onTop(walk, before, said, { kind: 'did-not-wait', for: barred });
};

const onTop = (
  walk: Walk,
  before: readonly SaidCall[],
  said: SaidCall,
  mistake: Offence['mistake'],
): Offence => ({
  board: walk.offence.board,
  before,
  events: [callEvent(said)],
  by: said.by,
  call: said,
  turn: walk.answer.turn!,
  mistake,
  history: { offence: walk.offence, decisions: walk.decisions, events: walk.events, ruling: walk.ruling },
});

const EARLIER: readonly Root[] = [outOfRotation({ turn: 'rho', call: 'pass' }), insufficient];

/** An earlier offence followed until the turn has come to a player who must pass. */
const untilBarredTurn = (random: Random, board: Board, edition: string): Walk | undefined => {
  const offence = pick(random, EARLIER)?.(random, board, edition);
  const start = offence && begin(edition, offence, String(random()));
  let walk = start && follow(start, 'n');
  if (walk?.answer.phase === 'choice') walk = take(walk, 'r') ?? take(walk, 's');
  if (walk?.answer.phase === 'replacement') walk = take(walk, 'o') ?? take(walk, 'p');
  for (let i = 0; i < 3 && walk !== undefined && !isTurnOfBarred(walk); i++) {
    if (walk.answer.phase !== 'auction' || walk.answer.mustPass.length === 0) return undefined;
    walk = callOn(walk);
  }
  return walk !== undefined && isTurnOfBarred(walk) ? walk : undefined;
};

const isTurnOfBarred = ({ answer }: Walk): boolean =>
  answer.phase === 'auction' && answer.mustPass.some(({ seat }) => seat === answer.turn);
