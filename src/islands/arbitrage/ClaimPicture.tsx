/** The last cards of a claim as they lie round the table: who holds what, and the trick that is not finished. */
import { SUITS } from '../../engine/calls.ts';
import { SEATS } from '../../engine/seats.ts';
import { cardsOf, sortedHand } from '../../bridge/deal.ts';
import type { Claim } from '../../claims/code.ts';
import { sayCard, showCard, suitSign } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import { SuitText } from '../SuitText.tsx';

const SUIT_ORDER = [...SUITS].reverse();

/** The four hands round the table, the trick in the middle. */
export function ClaimPicture({ claim: { ending } }: { readonly claim: Claim }) {
  return (
    <div class="round-table" role="img" aria-label={pictureInWords(ending)}>
      {SEATS.map((seat) => (
        <div key={seat} class={`hand at-${seat}`}>
          <strong>{seatName(seat)}</strong>
          {SUIT_ORDER.map((suit) => {
            const cards = cardsOf(ending.hands[seat], suit);
            return (
              <span key={suit} class="suit-row">
                <SuitText text={suitSign(suit)} />{' '}
                {cards.map((card) => showCard(card).replace(/^.\uFE0E/u, '')).join(' ') || '–'}
              </span>
            );
          })}
        </div>
      ))}
      <div class="hand middle">
        {ending.trick.map((card) => (
          <SuitText key={card} text={showCard(card)} />
        ))}
      </div>
    </div>
  );
}

const pictureInWords = ({ hands, trick }: Claim['ending']): string =>
  [
    ...SEATS.map(
      (seat) => `${seatName(seat)}: ${sortedHand(hands[seat]).map(sayCard).join(', ') || 'geen kaarten'}`,
    ),
    ...(trick.length > 0 ? [`in de slag: ${trick.map(sayCard).join(', ')}`] : []),
  ].join('. ');
