/**
 * What happened at a table drawn as an auction: every call in the order in which it was made, what was irregular named in
 * words, what was withdrawn struck through, and the passes that a law put there. Which calls stand is the engine's; here they
 * only get their place.
 */
import { ruleRecord, type Answer, type TableEvent, type TableRecord } from '../engine/index.ts';
import { isFault } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import type { SpokenCall } from '../engine/calls.ts';
import { showCall } from '../dutch/calls.ts';
import { irregularityMark } from '../dutch/irregularities.ts';
import type { AuctionCell } from './AuctionTable.tsx';

interface Made {
  readonly by: Seat;
  readonly call: SpokenCall;
  /** A player wanted this call in place of his own. */
  readonly change?: true;
  readonly irregular?: boolean;
  readonly words?: string | undefined;
  readonly withdrawn?: true;
}

/** The calls as they were made, before anybody ruled on them. */
export const toldCells = (record: TableRecord): readonly AuctionCell[] =>
  callsMade(record).map((made) => drawn(made.change ? { ...made, irregular: true, words: WISH } : made));

/** The calls as the ruling leaves them; `asked` is the player whose call is awaited, drawn as a question mark. */
export const ruledCells = (record: TableRecord, answer: Answer, asked?: Seat): readonly AuctionCell[] => {
  const cells = withLawsPasses(markWithdrawn(callsMade(record), answer), answer).map(drawn);
  return asked === undefined ? cells : [...cells, { by: asked }];
};

const WISH = 'wil wijzigen';

/** Every call that somebody made, with what was irregular in it at that moment. */
const callsMade = (record: TableRecord): readonly Made[] => {
  const made: Made[] = [];
  let before = answerAfter(record, 0);
  for (const [at, event] of record.events.entries()) {
    const now = answerAfter(record, at + 1);
    const by = callerOf(event, before);
    if (isCall(event) && by !== undefined) made.push(madeBy(by, event, before, now));
    before = now;
  }
  return made;
};

const answerAfter = (record: TableRecord, count: number): Answer | undefined => {
  const answer = ruleRecord({ ...record, events: record.events.slice(0, count) });
  return isFault(answer) ? undefined : answer;
};

type CallMade = Extract<TableEvent, { readonly call: SpokenCall }>;

const isCall = (event: TableEvent): event is CallMade => 'call' in event;

const callerOf = (event: TableEvent, before: Answer | undefined): Seat | undefined =>
  'by' in event && event.by !== undefined ? event.by : (before?.turn ?? undefined);

const madeBy = (by: Seat, event: CallMade, before: Answer | undefined, now: Answer | undefined): Made => {
  const found = now?.irregularity ?? null;
  const isNew =
    found !== null &&
    found.by === by &&
    found.call === event.call &&
    !isSame(before?.irregularity ?? null, found);
  return {
    by,
    call: event.call,
    ...(event.kind === 'change' && { change: true }),
    ...(isNew ? { irregular: true, words: irregularityMark(found.kind) } : { words: besides(event) }),
  };
};

/** What was said with a call that is not irregular. */
const besides = (event: CallMade): string | undefined => {
  if (event.kind !== 'call') return undefined;
  if (event.names !== undefined) return `noemt ${showCall(event.names)}`;
  return event.simultaneous ? 'gelijktijdig' : undefined;
};

const isSame = (a: Answer['irregularity'], b: Answer['irregularity']): boolean =>
  a?.kind === b?.kind && a?.by === b?.by && a?.call === b?.call && a?.resolved === b?.resolved;

/** Of equal calls by one player the irregular one is the withdrawn one, else the earlier: it is made again later. */
const markWithdrawn = (made: readonly Made[], { withdrawn }: Answer): readonly Made[] => {
  const marked = [...made];
  for (const { by, call } of withdrawn) {
    const equal = marked.filter((each) => !each.withdrawn && each.by === by && each.call === call);
    const found = equal.find(({ irregular }) => irregular) ?? equal[0];
    if (found !== undefined) marked[marked.indexOf(found)] = { ...found, withdrawn: true };
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
        all.push(...auction.slice(place, found).filter((call) => !isMadeLater(made, call)));
        place = found + 1;
      }
    }
    all.push(each);
  }
  return [...all, ...auction.slice(place)];
};

/** A mended slip stands at the place of the first call, and was made after calls that follow it. */
const isMadeLater = (made: readonly Made[], { by, call }: { readonly by: Seat; readonly call: SpokenCall }) =>
  made.some((each) => each.change && !each.withdrawn && each.by === by && each.call === call);

const drawn = ({ by, call, irregular, words, withdrawn }: Made): AuctionCell => {
  const said = [words, withdrawn && 'ingetrokken'].filter(Boolean).join(', ');
  return {
    by,
    call,
    ...(said !== '' && { words: said }),
    ...(irregular && { framed: true }),
    ...(withdrawn && { withdrawn }),
  };
};
