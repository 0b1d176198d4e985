/** A case as a story that every edition is told: ruled under each of them, and drawn as an auction. */
import { playOut, type PlayedOut } from '../../engine/across.ts';
import {
  isFault,
  type CallEvent,
  type Fault,
  type TableEvent,
  type TableRecord,
} from '../../engine/record.ts';
import { showCall, showCard } from '../../dutch/calls.ts';
import { listInWords } from '../../dutch/citations.ts';
import { irregularityMark } from '../../dutch/irregularities.ts';
import { seatName } from '../../dutch/seats.ts';
import type { AuctionCell } from '../AuctionTable.tsx';
import type { Book } from './books.ts';

/** A case without an edition. */
export type Story = Omit<TableRecord, 'edition' | 'id'>;

/** What a case comes to in one edition: a ruling, or why there is none. */
export interface Ruled {
  readonly book: Book;
  readonly played: PlayedOut | Fault;
}

/** The story under one edition. */
export const ruleStory = (story: Story, edition: string): PlayedOut | Fault => playOut({ ...story, edition });

/** The calls of a story as it is told under an edition, up to the moment that the director comes; irregular ones are marked. */
export function storyCells(story: Story, edition: string): readonly AuctionCell[] {
  const noticed = story.events.findIndex(({ kind }) => kind === 'attention');
  const told = noticed === -1 ? story.events : story.events.slice(0, noticed);
  return told.flatMap((event, at) => {
    const before = ruleStory({ ...story, events: told.slice(0, at) }, edition);
    const after = ruleStory({ ...story, events: told.slice(0, at + 1) }, edition);
    return cellOf(event, before, after);
  });
}

function cellOf(
  event: TableEvent,
  before: PlayedOut | Fault,
  after: PlayedOut | Fault,
): readonly AuctionCell[] {
  if (event.kind === 'change')
    return [{ by: event.by, call: event.call, words: 'wil wijzigen', framed: true }];
  if (event.kind !== 'call' || isFault(before)) return [];
  const by = event.by ?? before.answer.turn;
  if (by === null) return [];
  const found = isFault(after) ? undefined : after.answer.irregularity;
  const isNew = found?.by === by && found.call === event.call && !sameOffence(before, found);
  const words = isNew ? irregularityMark(found.kind) : besides(event);
  return [{ by, call: event.call, ...(isNew && { framed: true }), ...(words !== undefined && { words }) }];
}

/** What was said with a call that is not irregular. */
const besides = ({ names, simultaneous }: CallEvent): string | undefined => {
  if (names !== undefined) return `noemt ${showCall(names)}`;
  return simultaneous ? 'gelijktijdig' : undefined;
};

/** The cards that were shown, in words: they have no place among the calls. */
export const storyNotes = ({ events }: Story): readonly string[] =>
  events.flatMap((event) =>
    event.kind === 'expose'
      ? [
          `${seatName(event.by)} ${event.led ? 'speelt te vroeg' : 'toont'} ${listInWords(event.cards.map(showCard))}.`,
        ]
      : [],
  );

const sameOffence = (before: PlayedOut, found: { readonly by: string; readonly kind: string }): boolean => {
  const known = before.answer.irregularity;
  return known !== null && known.by === found.by && known.kind === found.kind && !known.resolved;
};
