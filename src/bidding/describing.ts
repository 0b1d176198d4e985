/**
 * The last bid is ours and nothing is decided: back to the fit, a preference between partner's suits, a long suit once more;
 * and what is left to tell when partner's call may not be passed.
 */
import { SUITS, type Level, type Suit } from '../engine/calls.ts';
import { cards, say, type Rule } from './rule.ts';
import { areStopped, fitSuit, isGame, type Place } from './strain.ts';
import { levelFor, shown, suitOfCall, sureFit, upTo, type View } from './view.ts';

/** After this many bids of his own a player leaves a misfit alone. */
const TALKED_ENOUGH = 3;

/** Away from a bid of partner's that is no place to play. */
export function corrections(view: View, place: Place): readonly Rule[] {
  const { lastBid, hand, mine, partner } = view;
  if (lastBid === undefined || lastBid.by !== partner || isGame(lastBid.call)) return [];
  const current = suitOfCall(lastBid.call);
  const isFit = current !== undefined && sureFit(view, current) >= 8;
  if (isFit || mine.filter(({ call }) => call !== 'P').length >= TALKED_ENOUGH) return [];
  const points = shown(view, 0);
  const fit = fitSuit(view);
  const preferred = current && preference(view, current);
  const own = hand.bySize[0];
  const isShortHere = current === undefined || hand.length[current] <= 1;
  return [
    ...(fit !== undefined && (place.denomination !== 'NT' || current !== undefined)
      ? say(upTo(view, fit, 3), { points })
      : []),
    ...(preferred === undefined
      ? []
      : say(upTo(view, preferred, 3), { points, length: { [preferred]: cards(2) } })),
    ...say(levelFor(view, 'NT') === 1 && areStopped(view) ? '1NT' : undefined, {
      points: shown(view, 5),
      when: hand.points >= 6 && (current === undefined || hand.length[current] <= 3),
    }),
    ...(own === undefined || view.theirSuits.includes(own)
      ? []
      : say(upTo(view, own, 2), { points, length: { [own]: cards(6) }, when: isShortHere })),
  ];
}

/** Another suit of partner's in which we have as many cards together. */
const preference = (view: View, current: Suit): Suit | undefined =>
  view.partners
    .map(({ call }) => suitOfCall(call))
    .find(
      (suit) =>
        suit !== undefined &&
        suit !== current &&
        view.known[view.partner].length[suit][0] >= 4 &&
        sureFit(view, suit) >= sureFit(view, current),
    );

/** Partner's call may not be passed and there is no fit: what is left to tell. */
export function descriptions(view: View): readonly Rule[] {
  const { hand, theirSuits, known, partner, me } = view;
  const { points } = known[me];
  const partners = SUITS.filter((suit) => known[partner].length[suit][0] >= 4);
  const own = (least: number): readonly Suit[] =>
    hand.bySize.filter((suit) => hand.length[suit] >= least && !theirSuits.includes(suit));
  const tell = (suits: readonly Suit[], least: number, level: Level): readonly Rule[] =>
    suits.flatMap((suit) => say(upTo(view, suit, level), { points, length: { [suit]: cards(least) } }));
  const notrump = upTo(view, 'NT', 3);
  return [
    ...tell(own(6), 6, 3),
    ...tell(partners, 3, 3),
    ...tell(
      own(4).filter((suit) => known[me].length[suit][0] < 4),
      4,
      3,
    ),
    ...(areStopped(view) ? say(notrump, { points }) : []),
    ...tell(own(5), 5, 4),
    ...tell(partners, 2, 4),
    ...say(notrump, { points }),
  ];
}
