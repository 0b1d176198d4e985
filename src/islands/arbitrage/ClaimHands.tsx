/** Entering the last cards of a claim: hand by hand, and the trick on the table; by tapping or typing. */
import { useId, useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { sortedHand } from '../../bridge/deal.ts';
import type { Claim } from '../../claims/code.ts';
import { sayCard, showCard } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import { parseTypedCards } from '../../dutch/typed-cards.ts';
import { SuitText } from '../SuitText.tsx';
import { CardPick } from './CardPick.tsx';
import { SeatPick } from './SeatPick.tsx';
import { Sign } from './Sign.tsx';

interface HandsProps {
  readonly claim: Claim;
  readonly onHand: (seat: Seat, cards: readonly Card[]) => void;
}

/** One hand at a time, by tapping cards or typing them. */
export function ClaimHands({ claim: { ending }, onHand }: HandsProps) {
  const [seat, setSeat] = useState<Seat>('S');
  const taken = [...SEATS.flatMap((each) => ending.hands[each]), ...ending.trick];
  const hand = ending.hands[seat];
  return (
    <div class="panel">
      <SeatPick
        legend="Kaarten van"
        value={seat}
        onPick={setSeat}
        words={(each) => (ending.hands[each].length > 0 ? `${ending.hands[each].length}` : undefined)}
      />
      <div class="held">
        {sortedHand(hand).map((card) => (
          <button
            key={card}
            type="button"
            class="key"
            onClick={() =>
              onHand(
                seat,
                hand.filter((each) => each !== card),
              )
            }
          >
            <Sign text={`${showCard(card)} ×`} say={`Haal ${sayCard(card)} weg`} />
          </button>
        ))}
      </div>
      <CardPick
        label={`Kaart van ${seatName(seat)}`}
        taken={taken}
        keepSuit
        onCard={(card) => onHand(seat, [...hand, card])}
      />
      <TypedHand key={seat} seat={seat} onCards={(cards) => onHand(seat, cards)} />
    </div>
  );
}

function TypedHand({
  seat,
  onCards,
}: {
  readonly seat: Seat;
  readonly onCards: (cards: readonly Card[]) => void;
}) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  const submit = (event: Event) => {
    event.preventDefault();
    const read = parseTypedCards(text);
    if (read.kind === 'error') return setFault(read.message);
    setFault('');
    setText('');
    onCards(read.cards);
  };
  return (
    <form class="typed" onSubmit={submit}>
      <label for={id}>
        Of typ de hand van {seatName(seat)} <span class="soft">(s9 rA6)</span>
      </label>
      <div class="row">
        <input
          id={id}
          type="text"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="button">
          Zet neer
        </button>
      </div>
      <p class="fault" role="status">
        {fault}
      </p>
    </form>
  );
}

interface TrickProps {
  readonly claim: Claim;
  readonly onTrick: (trick: readonly Card[]) => void;
}

/** Cards of an unfinished trick, in order from the player who led. */
export function ClaimTrick({ claim: { ending }, onTrick }: TrickProps) {
  const taken = [...SEATS.flatMap((seat) => ending.hands[seat]), ...ending.trick];
  return (
    <details class="fold">
      <summary>
        Er ligt al een slag op tafel{ending.trick.length > 0 ? ` (${ending.trick.length})` : ''}
      </summary>
      <p class="hint">
        <SuitText
          text={
            ending.trick.map(showCard).join(' ') ||
            'Tik de kaarten op volgorde, te beginnen bij wie voorspeelde.'
          }
        />
      </p>
      {ending.trick.length < SEATS.length - 1 && (
        <CardPick
          label="Kaart in de slag"
          taken={taken}
          onCard={(card) => onTrick([...ending.trick, card])}
        />
      )}
      {ending.trick.length > 0 && (
        <button type="button" class="button" onClick={() => onTrick(ending.trick.slice(0, -1))}>
          Laatste kaart terug
        </button>
      )}
    </details>
  );
}
