/** A case as a story that every edition is told: ruled under each of them, and drawn as an auction. */
import { playOut, type PlayedOut } from '../../engine/across.ts';
import { isFault, type Fault, type TableRecord } from '../../engine/record.ts';
import { toldCells } from '../auction-cells.ts';
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
  const events = noticed === -1 ? story.events : story.events.slice(0, noticed);
  const played = ruleStory({ ...story, events }, edition);
  if (!isFault(played)) return toldCells({ ...story, edition, events: played.events });
  const { event = 0 } = played;
  return event === 0 ? [] : storyCells({ ...story, events: events.slice(0, event) }, edition);
}
