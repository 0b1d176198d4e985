/** What is known besides of the last calls: that one is a convention, or was made together with the call before it. About meanings, so covered. */
import type { TableEvent } from '../../engine/record.ts';
import { showCall } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import { SuitText } from '../SuitText.tsx';
import { withNote, type Case } from './case.ts';
import { Covered } from './Covered.tsx';
import type { Ruled } from './ruled.ts';

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly ruled: Extract<Ruled, { kind: 'ruled' }>;
}

const LAST = 4;

/** Boxes to tick for the last calls. */
export function Notes({ kase, set, ruled: { events } }: Props) {
  const calls = events
    .map((event, at) => ({ event, at }))
    .filter(
      (each): each is { event: Extract<TableEvent, { call: unknown }>; at: number } => 'call' in each.event,
    )
    .slice(-LAST);
  if (calls.length === 0) return null;
  return (
    <details class="fold">
      <summary>Bijzonderheden van de biedingen</summary>
      <Covered label="afspraken van het paar" playing={kase.playing}>
        {calls.map(({ event, at }) => (
          <fieldset key={at} class="answers">
            <legend>
              {event.by ? `${seatName(event.by)}: ` : ''}
              <SuitText text={showCall(event.call)} />
            </legend>
            <label class="check">
              <input
                type="checkbox"
                checked={event.artificial}
                onChange={({ currentTarget }) =>
                  set(withNote(kase, at, { artificial: currentTarget.checked }))
                }
              />{' '}
              kunstmatig (volgens afspraak)
            </label>
            {event.kind === 'call' && at > 0 && (
              <label class="check">
                <input
                  type="checkbox"
                  checked={event.simultaneous}
                  onChange={({ currentTarget }) =>
                    set(withNote(kase, at, { simultaneous: currentTarget.checked }))
                  }
                />{' '}
                tegelijk met de bieding ervoor
              </label>
            )}
          </fieldset>
        ))}
      </Covered>
    </details>
  );
}
