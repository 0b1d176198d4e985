/** What the claimer said of how he would play: intentions in order, out of those that a line can be held against. */
import { useEffect, useState } from 'preact/hooks';
import { SUITS } from '../../engine/calls.ts';
import { isSameSide, SEATS } from '../../engine/seats.ts';
import { sortedHand } from '../../bridge/deal.ts';
import type { Claim } from '../../claims/code.ts';
import { MOST_INTENTIONS, type Intention } from '../../claims/statement.ts';
import { sayCard, suitSign } from '../../dutch/calls.ts';
import { intentionInWords } from '../../dutch/claims.ts';
import { SuitText } from '../SuitText.tsx';

const SUIT_ORDER = [...SUITS].reverse();

interface SaidProps {
  readonly claim: Claim;
  readonly onSaid: (statement: Claim['statement']) => void;
  readonly onUndo: () => void;
}

/** What the claimer said of how he would play, in order. */
export function ClaimSaid({ claim: { statement, ending }, onSaid, onUndo }: SaidProps) {
  const [card, setCard] = useState('');
  const add = (intention: Intention) => onSaid([...statement, intention]);
  const own = SEATS.filter(
    (seat) =>
      seat === ending.claimer ||
      (isSameSide(seat, ending.declarer) && isSameSide(ending.claimer, ending.declarer)),
  ).flatMap((seat) => sortedHand(ending.hands[seat]));
  useEffect(() => setCard(''), [statement.length]);
  return (
    <fieldset class="answers">
      <legend>Wat zei de eiser, op volgorde?</legend>
      <p>
        <SuitText
          text={
            statement.length === 0
              ? 'Niets over de speelwijze.'
              : statement.map(intentionInWords).join(', dan ')
          }
        />
      </p>
      {statement.length < MOST_INTENTIONS && (
        <div class="actions">
          {ending.trump !== 'NT' && (
            <button type="button" class="button" onClick={() => add({ kind: 'draw-trumps' })}>
              troef halen
            </button>
          )}
          {SUIT_ORDER.map((suit) => (
            <button key={suit} type="button" class="button" onClick={() => add({ kind: 'suit', suit })}>
              <SuitText text={suitSign(suit)} /> spelen
            </button>
          ))}
          <label class="inline">
            Een kaart
            <select
              value={card}
              onChange={({ currentTarget }) => {
                const found = own.find((each) => each === currentTarget.value);
                if (found) add({ kind: 'card', card: found });
              }}
            >
              <option value="">kies</option>
              {own.map((each) => (
                <option key={each} value={each}>
                  {sayCard(each)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {statement.length > 0 && (
        <button type="button" class="button" onClick={onUndo}>
          Laatste weg
        </button>
      )}
    </fieldset>
  );
}
