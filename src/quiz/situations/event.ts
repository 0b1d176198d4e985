/** Calls as events of the table record. */
import type { SaidCall } from '../../bidding/view.ts';

/** An event of the record in the form of its contract. */
export type EventJson = { readonly [field: string]: unknown };

/** A call as an event, with what it means. */
export const callEvent = ({ by, call, shows, artificial }: SaidCall): EventJson => ({
  call,
  by,
  ...(Object.keys(shows).length > 0 && { shows }),
  ...(artificial && { artificial }),
});
