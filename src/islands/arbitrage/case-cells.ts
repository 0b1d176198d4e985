/**
 * A case drawn as an auction: every call in the order in which it was made, what was irregular named in words, what was
 * withdrawn struck through, and the passes that a law put there. Which calls stand is the engine's; here they only get their place.
 */
import type { Answer } from '../../engine/index.ts';
import type { TableEvent } from '../../engine/record.ts';
import type { IrregularityKind } from '../../engine/ruling.ts';
import type { Seat } from '../../engine/seats.ts';
import type { SpokenCall } from '../../engine/calls.ts';
import { irregularityMark } from '../../dutch/irregularities.ts';
import type { AuctionCell } from '../AuctionTable.tsx';
import type { Case } from './case.ts';
import { ruledEvents } from './ruled.ts';

interface Made {
  readonly by: Seat;
  readonly call: SpokenCall;
  readonly kind?: IrregularityKind;
  readonly withdrawn: boolean;
}

/** The calls of a case; `asked` is the player whose call is awaited, drawn as a question mark. */
export const cellsOf = (
  kase: Case,
  events: readonly TableEvent[],
  answer: Answer,
  asked?: Seat,
): readonly AuctionCell[] => {
  const cells = withLawsPasses(markWithdrawn(callsMade(kase, events), answer), answer).map(drawn);
  return asked === undefined ? cells : [...cells, { by: asked }];
};

/** Every call that somebody made, with what was irregular in it at that moment. */
const callsMade = (kase: Case, events: readonly TableEvent[]): readonly Made[] => {
  const made: Made[] = [];
  let before: Answer['irregularity'] = null;
  for (const [at, event] of events.entries()) {
    const ruled = ruledEvents(kase, events.slice(0, at + 1));
    const now = ruled.kind === 'ruled' ? ruled.answer.irregularity : null;
    if (isCall(event) && event.by !== undefined) {
      const isNew = now !== null && now.by === event.by && now.call === event.call && !isSame(before, now);
      made.push({ by: event.by, call: event.call, withdrawn: false, ...(isNew && { kind: now.kind }) });
    }
    before = now;
  }
  return made;
};

const isCall = (event: TableEvent) =>
  event.kind === 'call' || event.kind === 'replace' || event.kind === 'change';

const isSame = (a: Answer['irregularity'], b: Answer['irregularity']): boolean =>
  a?.kind === b?.kind && a?.by === b?.by && a?.call === b?.call && a?.resolved === b?.resolved;

/** Of equal calls by one player the earlier one is the withdrawn one: it is made again later. */
const markWithdrawn = (made: readonly Made[], { withdrawn }: Answer): readonly Made[] => {
  const marked = [...made];
  for (const { by, call } of withdrawn) {
    const at = marked.findIndex((each) => !each.withdrawn && each.by === by && each.call === call);
    const found = marked[at];
    if (found !== undefined) marked[at] = { ...found, withdrawn: true };
  }
  return marked;
};

/** The passes that stand without having been made, each before the next call that stands. */
const withLawsPasses = (made: readonly Made[], { auction }: Answer): readonly Made[] => {
  const all: Made[] = [];
  let place = 0;
  for (const each of made) {
    if (!each.withdrawn) {
      const found = auction.findIndex(
        ({ by, call }, i) => i >= place && by === each.by && call === each.call,
      );
      if (found !== -1) {
        all.push(...auction.slice(place, found).map((standing) => ({ ...standing, withdrawn: false })));
        place = found + 1;
      }
    }
    all.push(each);
  }
  return [...all, ...auction.slice(place).map((standing) => ({ ...standing, withdrawn: false }))];
};

const drawn = ({ by, call, kind, withdrawn }: Made): AuctionCell => {
  const words = [...(kind ? [irregularityMark(kind)] : []), ...(withdrawn ? ['ingetrokken'] : [])].join(', ');
  return {
    by,
    call,
    ...(words !== '' && { words }),
    ...(kind && { framed: true }),
    ...(withdrawn && { withdrawn }),
  };
};
