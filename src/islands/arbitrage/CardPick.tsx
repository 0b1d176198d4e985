/** One card in two taps: its suit, then its rank. */
import { useState } from 'preact/hooks';
import { SUITS, type Suit } from '../../engine/calls.ts';
import { makeCard, RANKS, type Card } from '../../engine/cards.ts';
import { sayCard, sayDenomination, showCard, suitSign } from '../../dutch/calls.ts';
import { Sign } from './Sign.tsx';

const ORDER: readonly Suit[] = [...SUITS].reverse();

interface Props {
  readonly label: string;
  readonly onCard: (card: Card) => void;
  /** Cards that cannot be chosen any more. */
  readonly taken?: readonly Card[];
  /** Keep the suit after a card, for several in a row. */
  readonly keepSuit?: boolean;
}

/** The suits, and the ranks of the one that was chosen. */
export function CardPick({ label, onCard, taken = [], keepSuit = false }: Props) {
  const [suit, setSuit] = useState<Suit>();
  return (
    <div class="cards-pick" role="group" aria-label={label}>
      <div class="strains">
        {ORDER.map((each) => (
          <button
            key={each}
            type="button"
            class="key strain"
            aria-pressed={suit === each}
            onClick={() => setSuit(each)}
          >
            <Sign text={suitSign(each)} say={sayDenomination(each)} />
          </button>
        ))}
      </div>
      {suit && (
        <div class="ranks">
          {RANKS.map((rank) => {
            const card = makeCard(suit, rank);
            return (
              <button
                key={rank}
                type="button"
                class="key"
                disabled={taken.includes(card)}
                onClick={() => {
                  if (!keepSuit) setSuit(undefined);
                  onCard(card);
                }}
              >
                <Sign text={showCard(card)} say={sayCard(card)} />
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
