/**
 * Where a person is in a set, kept in the browser's history: each question is an entry of its own, so that back, forward and
 * reload work. What was answered is not kept here but read from the log, by the ids that `answerId` gives.
 */
import { newId } from '../store/ids.ts';
import type { Filter } from './filter.ts';
import type { Planned } from './plan.ts';

/** A set being practised. */
export interface PractiseSet {
  /** Unique for ever: the ids of its answers begin with it. */
  readonly id: string;
  readonly filter?: Filter;
  readonly items: readonly Planned[];
}

/** Where one is: choosing, at a question, or past the last one. */
export type Place =
  { readonly kind: 'choose' } | { readonly kind: 'asked'; readonly set: PractiseSet; readonly at: number };

/** Id in the log of the answer to a question of a set. */
export const answerId = ({ id }: PractiseSet, at: number): string => `${id}-${at}`;

/** A new set. */
export const newSet = (items: readonly Planned[], filter?: Filter): PractiseSet => ({
  id: newId(),
  items,
  ...(filter !== undefined && { filter }),
});

/** The place in the history entry, if it holds one of ours. */
export function placeIn(state: unknown): Place | undefined {
  const place = state as Partial<Extract<Place, { kind: 'asked' }>> | null;
  if (place?.kind !== 'asked' || !Number.isInteger(place.at) || !isSet(place.set)) return undefined;
  return place as Place;
}

const isSet = (set: Partial<PractiseSet> | undefined): boolean =>
  typeof set?.id === 'string' &&
  Array.isArray(set.items) &&
  set.items.length > 0 &&
  set.items.every(
    (item: Partial<Planned> | null) =>
      typeof item?.code === 'string' && typeof item.reason?.kind === 'string',
  );
