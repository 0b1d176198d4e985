/** Small endings from a seed, and the plainest way there is to play one: every card, nothing remembered. */
import { CARDS, type Card } from '../../src/engine/cards.ts';
import { DENOMINATIONS } from '../../src/engine/calls.ts';
import { lho, SEATS, type Seat } from '../../src/engine/seats.ts';
import { below, randomFrom, shuffled } from '../../src/bridge/random.ts';
import { claims, playable, turnIn, winningPlace, type Ending } from '../../src/claims/ending.ts';

/** An ending of `size` cards a hand. */
export function endingFrom(seed: string, size: number): Ending {
  const random = randomFrom(seed);
  const cards = shuffled(
    random,
    CARDS.filter((card) => 'AKQJT98'.includes(card[1] as string)),
  );
  const hand = (place: number) => cards.slice(place * size, (place + 1) * size);
  const seat = () => SEATS[below(random, 4)] as Seat;
  const declarer = seat();
  const defends = below(random, 3) === 0;
  return {
    trump: DENOMINATIONS[below(random, 5)]!,
    declarer,
    claimer: defends ? lho(declarer) : declarer,
    leader: seat(),
    hands: { N: hand(0), E: hand(1), S: hand(2), W: hand(3) },
    trick: [],
  };
}

/** The claimer's tricks when every legal card is tried. */
export function plainTricks(ending: Ending, aim: 'best' | 'worst'): number {
  const { hands, trick, leader } = ending;
  if (trick.length === 4) {
    const winner = SEATS[(SEATS.indexOf(leader) + winningPlace(trick, ending.trump)) % 4] as Seat;
    const next = { ...ending, leader: winner, trick: [] };
    return (claims(ending, winner) ? 1 : 0) + plainTricks(next, aim);
  }
  const by = turnIn(ending);
  if (hands[by].length === 0) return 0;
  const values = playable(hands[by], trick).map((card: Card) =>
    plainTricks(
      {
        ...ending,
        hands: { ...hands, [by]: hands[by].filter((each) => each !== card) },
        trick: [...trick, card],
      },
      aim,
    ),
  );
  return claims(ending, by) && aim === 'best' ? Math.max(...values) : Math.min(...values);
}
