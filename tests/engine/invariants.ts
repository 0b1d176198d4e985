/** What must hold of every state that an auction can come to, whatever went wrong in it. */
import { isHigher, isBid } from '../../src/engine/calls.ts';
import type { Asked } from '../../src/engine/sitting.ts';
import type { Said } from '../../src/engine/laws.ts';
import { lho } from '../../src/engine/seats.ts';
import { isClosed, type State } from '../../src/engine/state.ts';

/** Why states on one way through an auction cannot be right; empty when nothing is wrong with them. */
export const faultsIn = (states: readonly State[], trace: readonly Asked[]): readonly string[] => {
  const accepted = acceptedIn(trace);
  return states.flatMap((state) => [
    ...outOfRotation(state, accepted.outOfRotation),
    ...notRising(state, accepted.insufficient),
    ...barredTwice(state),
    ...pendingAfterClose(state),
  ]);
};

interface Accepted {
  readonly outOfRotation: boolean;
  readonly insufficient: boolean;
}

/** Whether an irregular call was left standing, by a choice or by a call over it. */
const acceptedIn = (trace: readonly Asked[]): Accepted => {
  const stood = trace.filter(
    ({ at, said }) =>
      (at === 'next-call' || at === 'choice' || at === 'change') &&
      said.effects.some(({ effect }) =>
        ['stands', 'stands-as-pass', 'anew', 'correction-stands'].includes(effect.kind),
      ),
  );
  return {
    outOfRotation:
      stood.some(({ subject }) => subject.offence?.turn !== 'own') ||
      trace.some(({ said }) => voidsDoubles(said)),
    insufficient: stood.length > 0,
  };
};

/** 1959 art. 36: a double that is void leaves a hole in the rotation. */
const voidsDoubles = ({ effects }: Said) => effects.some(({ effect }) => effect.kind === 'doubles-void');

const outOfRotation = ({ auction: { dealer, calls } }: State, accepted: boolean) =>
  accepted
    ? []
    : calls.flatMap(({ by, call }, i) => {
        const turn = i === 0 ? dealer : lho(calls[i - 1]!.by);
        return turn === by ? [] : [`${by} ${call} stands out of rotation`];
      });

const notRising = ({ auction: { calls } }: State, accepted: boolean) => {
  if (accepted) return [];
  const bids = calls.map(({ call }) => call).filter(isBid);
  return bids.flatMap((bid, i) =>
    i === 0 || isHigher(bid, bids[i - 1]!) ? [] : [`${bid} stands though insufficient`],
  );
};

const barredTwice = ({ obligations: { bars } }: State) =>
  new Set(bars.map(({ seat }) => seat)).size === bars.length ? [] : ['a player is barred twice'];

const pendingAfterClose = (state: State) => {
  if (!isClosed(state)) return [];
  const { bars, limits, owed, repeat } = state.obligations;
  const rest = bars.length + limits.length + owed.length + (repeat === undefined ? 0 : 1);
  const open = state.open !== undefined && state.open.stage !== 'unnoticed';
  return [
    ...(rest > 0 ? ['obligations after the close'] : []),
    ...(open ? ['a choice after the close'] : []),
  ];
};
