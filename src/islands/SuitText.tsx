/**
 * Bridge text for people: every suit sign gets its colour and is read aloud by its Dutch name.
 * Works on any sentence that `src/dutch/` makes; leaves other text as it is.
 */
import { sayDenomination } from '../dutch/calls.ts';
import type { Suit } from '../engine/calls.ts';

const SUIT_OF: Readonly<Record<string, Suit>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };
const SIGN = /([♣♦♥♠])\uFE0E?/u;

/** `text` with coloured, spoken suit signs. */
export function SuitText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(SIGN).map((piece, at) => {
        const suit = SUIT_OF[piece];
        return suit ? (
          <span key={at} class={`suit-${suit}`} role="img" aria-label={` ${sayDenomination(suit)}`}>
            {piece}
            {'\uFE0E'}
          </span>
        ) : (
          piece
        );
      })}
    </>
  );
}
