/**
 * A turn that was lost through passes out of rotation among the passes that end the auction (2017 17D3; 2007: 17E2): whose it
 * was, where, and who passed for another. Whether anything follows from it, an edition says.
 */
import { lho, type Seat } from './seats.ts';
import type { State } from './state.ts';

/** The player who lost his turn through a pass out of rotation among the passes that end the auction, and its place. */
export const lostTurn = ({
  auction: { dealer, calls },
}: State): { readonly seat: Seat; readonly place: number } | undefined => {
  const place = passesOutOfTurn(dealer, calls)[0];
  return place === undefined ? undefined : { seat: lho(calls[place - 1]!.by), place };
};

/** The players who passed out of rotation among the passes that end the auction, each once. */
export const passedOutOfTurn = ({ auction: { dealer, calls } }: State): readonly Seat[] => [
  ...new Set(passesOutOfTurn(dealer, calls).map((place) => calls[place]!.by)),
];

/** The places of the passes out of rotation after the last call that is no pass; before any such call, after the first call. */
const passesOutOfTurn = (dealer: Seat, calls: State['auction']['calls']): readonly number[] => {
  const lastOther = calls.findLastIndex(({ call }) => call !== 'P');
  const first = lastOther === -1 ? 1 : lastOther + 1;
  return [...calls.keys()].filter(
    (i) => i >= first && calls[i]!.by !== (i === 0 ? dealer : lho(calls[i - 1]!.by)),
  );
};
