/** What happened at the table, above a question: the auction drawn, a hand, the story. */
import { RANKS, rankOf, suitOf, type Card } from '../../engine/cards.ts';
import { SUITS } from '../../engine/calls.ts';
import { sayCard, showCard, suitSign } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import type { DrawnHand, Question } from '../../quiz/question.ts';
import { AuctionTable } from '../AuctionTable.tsx';
import { SuitText } from '../SuitText.tsx';

/** The situation of a question. */
export const Situation = ({ kind, auction, hand, story }: Question) => (
  <>
    {auction && <AuctionTable {...auction} />}
    {hand && <Hand {...hand} />}
    {story.length > 0 &&
      (kind === 'gap' ? (
        <blockquote class="story law">
          {story.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
      ) : (
        <p class="story">
          <SuitText text={story.join(' ')} />
        </p>
      ))}
  </>
);

/** A hand, suit by suit; read aloud card by card. */
function Hand({ seat, cards }: DrawnHand) {
  const sorted = [...cards].sort((a, b) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)));
  return (
    <figure class="hand">
      <figcaption>Hand van {seatName(seat)}</figcaption>
      <ul>
        {[...SUITS].reverse().map((suit) => {
          const held = sorted.filter((card) => suitOf(card) === suit);
          return (
            <li key={suit}>
              <span aria-hidden="true">
                <SuitText text={suitSign(suit)} /> {held.map(rank).join(' ') || '–'}
              </span>
              <span class="hidden-label">{held.map(sayCard).join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

const rank = (card: Card): string => showCard(card).replace(suitSign(suitOf(card)), '');
