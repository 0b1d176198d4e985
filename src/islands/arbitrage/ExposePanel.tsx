/** Cards of a player that his partner could see during the auction: whose, which, and whether one was led. */
import { useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seats.ts';
import { seatName } from '../../dutch/seats.ts';
import { exposeBy, movesOf, withLast, type Case } from './case.ts';
import { CardPick } from './CardPick.tsx';
import { played, type Ruled } from './ruled.ts';
import { SeatPick } from './SeatPick.tsx';

interface Props {
  readonly kase: Case;
  readonly set: (next: Case) => void;
  readonly ruled: Extract<Ruled, { kind: 'ruled' }>;
}

/** Whose cards, and which; the first card is ruled on at once, others can be added to it. */
export function ExposePanel({ kase, set }: Props) {
  const last = movesOf(kase).at(-1);
  const shown = last?.kind === 'expose' ? last : undefined;
  const [picked, setPicked] = useState<Seat>();
  const by = shown?.by ?? picked;
  const add = (owner: Seat, card: Card) =>
    set(
      shown
        ? withLast(kase, exposeBy(owner, [...shown.cards, card], shown.led))
        : played(kase, exposeBy(owner, [card], false)),
    );
  return (
    <div class="panel">
      <h3>{shown ? 'Nog een kaart?' : 'Er is een kaart zichtbaar geworden'}</h3>
      {!shown && <SeatPick legend="Van wie is de kaart?" onPick={setPicked} {...(by && { value: by })} />}
      {by && (
        <CardPick
          label={`Kaart van ${seatName(by)}`}
          taken={movesOf(kase).flatMap((move) => (move.kind === 'expose' ? move.cards : []))}
          onCard={(card) => add(by, card)}
        />
      )}
      {shown && (
        <label class="check">
          <input
            type="checkbox"
            checked={shown.led}
            onChange={({ currentTarget }) =>
              set(withLast(kase, exposeBy(shown.by, shown.cards, currentTarget.checked)))
            }
          />{' '}
          Te vroeg voorgespeeld of bijgespeeld
        </label>
      )}
    </div>
  );
}
