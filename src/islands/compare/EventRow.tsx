/** One event of a case with its controls: native lists and boxes, so that it works with keyboard, voice and thumb alike. */
import { BIDS_OVER_SEVEN, CALLS, type SpokenCall } from '../../engine/calls.ts';
import { CARDS, type Card } from '../../engine/cards.ts';
import type { TableEvent } from '../../engine/record.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { sayCard, showCall, showCard } from '../../dutch/calls.ts';
import { optionName } from '../../dutch/irregularities.ts';
import { seatName } from '../../dutch/seats.ts';

interface Props {
  readonly event: TableEvent;
  readonly number: number;
  /** Whose turn it is here, for a call that names no player. */
  readonly turn?: Seat;
  /** Whether a finding on the call is asked for. */
  readonly askComparable: boolean;
  readonly onChange: (event: TableEvent) => void;
  readonly onRemove: () => void;
}

const SPOKEN: readonly SpokenCall[] = [...CALLS, ...BIDS_OVER_SEVEN];
const TITLES: Readonly<Record<TableEvent['kind'], string>> = {
  call: 'Bieding',
  attention: 'Er wordt op gewezen',
  choose: 'Keuze',
  replace: 'Vervanging',
  change: 'Wil wijzigen in',
  expose: 'Toont een kaart',
};

/** The row of an event. */
export function EventRow({ event, number, turn, askComparable, onChange, onRemove }: Props) {
  return (
    <li class={`event ${event.kind}`}>
      <fieldset>
        <legend>
          {number}. {TITLES[event.kind]}
        </legend>
        <Controls event={event} turn={turn} onChange={onChange} />
        {askComparable && <Comparable event={event} onChange={onChange} />}
        <button
          type="button"
          class="remove"
          onClick={onRemove}
          aria-label={`Haal ${number}, ${TITLES[event.kind]}, weg`}
        >
          ✕
        </button>
      </fieldset>
    </li>
  );
}

function Controls({ event, turn, onChange }: Pick<Props, 'event' | 'turn' | 'onChange'>) {
  switch (event.kind) {
    case 'attention':
      return null;
    case 'choose':
      return (
        <span>
          {seatName(event.by)}: {optionName(event.choice)}
        </span>
      );
    case 'call':
      return (
        <>
          <SeatList value={event.by} turn={turn} onChange={(by) => onChange(withSeat(event, by))} />
          <CallList value={event.call} onChange={(call) => onChange({ ...event, call })} />
          {event.by !== undefined && (
            <Box
              label="gelijktijdig"
              value={event.simultaneous}
              onChange={(simultaneous) => onChange({ ...event, simultaneous })}
            />
          )}
        </>
      );
    case 'replace':
      return (
        <>
          <SeatList value={event.by} onChange={(by) => onChange({ ...event, by: by ?? event.by })} />
          <CallList value={event.call} onChange={(call) => onChange({ ...event, call })} />
        </>
      );
    case 'change':
      return (
        <>
          <SeatList value={event.by} onChange={(by) => onChange({ ...event, by: by ?? event.by })} />
          <CallList value={event.call} onChange={(call) => onChange({ ...event, call })} />
          <Box
            label="het was een verspreking"
            value={event.unintended}
            onChange={(unintended) => onChange({ ...event, unintended })}
          />
          <Box
            label="in één adem"
            value={event.atOnce}
            onChange={(atOnce) => onChange({ ...event, atOnce })}
          />
        </>
      );
    case 'expose':
      return (
        <>
          <SeatList value={event.by} onChange={(by) => onChange({ ...event, by: by ?? event.by })} />
          {event.cards.map((card, at) => (
            <CardList
              key={at}
              value={card}
              onChange={(next) =>
                onChange({ ...event, cards: event.cards.map((old, i) => (i === at ? next : old)) })
              }
            />
          ))}
          <Box label="voorgespeeld" value={event.led} onChange={(led) => onChange({ ...event, led })} />
        </>
      );
  }
}

const withSeat = (event: Extract<TableEvent, { kind: 'call' }>, by: Seat | undefined): TableEvent => {
  const { by: _, ...rest } = event;
  return by === undefined ? rest : { ...rest, by };
};

function SeatList({
  value,
  turn,
  onChange,
}: {
  readonly value: Seat | undefined;
  readonly turn?: Seat;
  readonly onChange: (by: Seat | undefined) => void;
}) {
  const known = SEATS.find((seat) => seat === (value ?? turn));
  return (
    <select
      aria-label="Wie"
      value={known}
      onChange={({ currentTarget }) => {
        const by = SEATS.find((seat) => seat === currentTarget.value);
        onChange(by === turn ? undefined : by);
      }}
    >
      {SEATS.map((seat) => (
        <option key={seat} value={seat}>
          {seatName(seat)}
          {turn !== undefined && (seat === turn ? '' : ' (voor de beurt)')}
        </option>
      ))}
    </select>
  );
}

const CallList = ({
  value,
  onChange,
}: {
  readonly value: SpokenCall;
  readonly onChange: (call: SpokenCall) => void;
}) => (
  <select
    aria-label="Bieding"
    value={value}
    onChange={({ currentTarget }) => onChange(SPOKEN.find((call) => call === currentTarget.value) ?? value)}
  >
    {SPOKEN.map((call) => (
      <option key={call} value={call}>
        {showCall(call)}
      </option>
    ))}
  </select>
);

const CardList = ({ value, onChange }: { readonly value: Card; readonly onChange: (card: Card) => void }) => (
  <select
    aria-label="Kaart"
    value={value}
    onChange={({ currentTarget }) => onChange(CARDS.find((card) => card === currentTarget.value) ?? value)}
  >
    {CARDS.map((card) => (
      <option key={card} value={card}>
        {showCard(card)} {sayCard(card)}
      </option>
    ))}
  </select>
);

const Box = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <label class="box">
    <input
      type="checkbox"
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />{' '}
    {label}
  </label>
);

const FINDINGS = { '': 'weet ik nog niet', yes: 'ja', no: 'nee' } as const;

/** The director's finding: is the new call comparable (2007: as precise)? */
function Comparable({ event, onChange }: Pick<Props, 'event' | 'onChange'>) {
  if (event.kind !== 'call' && event.kind !== 'replace') return null;
  const value = event.comparable === undefined ? '' : event.comparable ? 'yes' : 'no';
  return (
    <label class="finding">
      vergelijkbaar?{' '}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const { comparable: _, ...rest } = event;
          onChange(
            currentTarget.value === '' ? rest : { ...rest, comparable: currentTarget.value === 'yes' },
          );
        }}
      >
        {Object.entries(FINDINGS).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
