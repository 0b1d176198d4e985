/** Four seats to choose from, as native radios in the order of the auction table. */
import { useId } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import { seatName } from '../../dutch/seats.ts';

const ORDER: readonly Seat[] = ['W', 'N', 'E', 'S'];

interface Props {
  readonly legend: string;
  readonly value?: Seat;
  readonly onPick: (seat: Seat) => void;
  /** A word under a seat: “aan de beurt”. */
  readonly words?: (seat: Seat) => string | undefined;
}

/** A row of seats. */
export function SeatPick({ legend, value, onPick, words }: Props) {
  const name = useId();
  return (
    <fieldset class="seats">
      <legend>{legend}</legend>
      {ORDER.map((seat) => (
        <label key={seat} class="pick">
          <input type="radio" name={name} checked={value === seat} onChange={() => onPick(seat)} />
          <span>
            {seatName(seat)}
            {words?.(seat) && <small>{words(seat)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
