/**
 * When the tables are used up: what a player does who knows what his side has together. Slam, game, an invitation or a stop,
 * and, when partner's call may not be passed, whatever is left to tell.
 */
import { levelOf, type Bid, type Denomination, type Level } from '../engine/calls.ts';
import type { Range } from '../engine/meaning.ts';
import { slamTries } from './aces.ts';
import { competing, competitiveDoubles, penaltyDoubles } from './competing.ts';
import { corrections, descriptions } from './describing.ts';
import { explorations, gameTries } from './exploring.ts';
import { isMajor } from './hand.ts';
import { cards, say, type Rule } from './rule.ts';
import { areStopped, bestPlace, isGame, partnersPoints, type Place } from './strain.ts';
import { canBid, isOurs, isStrongTogether, levelFor, shown, type View } from './view.ts';

/** The general lines. `mustBid`: partner's call is forcing, or game is certain and not reached. */
export const judgements = (view: View, mustBid: boolean): readonly Rule[] => {
  const place = bestPlace(view);
  return [
    ...explorations(view, place),
    ...slamTries(view, place),
    ...games(view, place),
    ...sixCards(view),
    ...gameTries(view, place),
    ...invitations(view, place),
    ...(isOurs(view)
      ? corrections(view, place)
      : [...penaltyDoubles(view, place), ...competing(view), ...competitiveDoubles(view)]),
    ...(mustBid || hasExtras(view, place) ? descriptions(view) : []),
    ...say('P', { points: view.known[view.me].points }),
  ];
};

/** How many of the points for a suit may lie in shortness. */
const shape = ({ denomination }: Place): number => (denomination === 'NT' ? 0 : 5);

const gameBid = ({ denomination }: Place): Bid =>
  denomination === 'NT' ? '3NT' : isMajor(denomination) ? `4${denomination}` : `5${denomination}`;

/** Game in the best place, when both hands probably have what it needs. */
function games(view: View, place: Place): readonly Rule[] {
  const { lastBid } = view;
  const { denomination, game, low, middle } = place;
  const bid = gameBid(place);
  if (lastBid === undefined || !canBid(view, levelOf(bid), denomination)) return [];
  const isThere = isOurs(view) && isGame(lastBid.call);
  const isBetterMajor = lastBid.call === '3NT' && denomination !== 'NT' && isMajor(denomination);
  const isStopped = denomination !== 'NT' || (areStopped(view) && levelFor(view, 'NT') <= 3);
  const [, , likely] = partnersPoints(view);
  return say((!isThere || isBetterMajor) && isStopped ? bid : undefined, {
    points: shown(view, Math.ceil(game - likely) - shape(place)),
    when: low >= game || middle >= game,
  });
}

/** Partner has stopped in three notrump, and I have a major of six cards of which he knows five at most. */
function sixCards(view: View): readonly Rule[] {
  const { lastBid, hand, partner, known, me } = view;
  if (lastBid?.call !== '3NT' || lastBid.by !== partner) return [];
  const suit = hand.bySize.find((long) => isMajor(long) && known[me].length[long][0] >= 4);
  if (suit === undefined || known[me].length[suit][0] >= 6 || known[partner].length[suit][1] < 2) return [];
  return say(`4${suit}`, {
    points: known[me].points,
    length: { [suit]: cards(6) },
    when: !hand.isBalanced,
  });
}

/** Asks partner for the upper half of what he has shown: two notrump, three of the major, four of the minor. */
function invitations(view: View, place: Place): readonly Rule[] {
  const { lastBid, hand } = view;
  const { denomination, game, middle, high } = place;
  if (lastBid === undefined || !isOurs(view) || isGame(lastBid.call)) return [];
  const [least, most, likely] = partnersPoints(view);
  const isOpen = high >= game && middle >= game - 1.5 && most - least >= 2;
  const [from, to] = shown(view, Math.ceil(game - 1.5 - likely) - shape(place));
  const points: Range = [from, Math.min(to, Math.max(from, Math.ceil(game - likely)))];
  const bid = (level: Level, named: Denomination): Bid | undefined =>
    isOpen && canBid(view, level, named) ? `${level}${named}` : undefined;
  if (denomination !== 'NT')
    return say(
      isMajor(denomination) ? !isStrongTogether(view) && bid(3, denomination) : bid(4, denomination),
      { points },
    );
  const own = hand.bySize.find(
    (suit) => isMajor(suit) && hand.length[suit] >= 6 && !view.theirSuits.includes(suit),
  );
  return [
    ...(own === undefined ? [] : say(bid(3, own), { points, length: { [own]: cards(6) } })),
    ...(areStopped(view) ? say(bid(2, 'NT'), { points }) : []),
  ];
}

/** Much more than I have told, and partner not too weak for one more call. */
const hasExtras = (view: View, { middle }: Place): boolean =>
  view.lastBid !== undefined &&
  view.lastBid.by === view.partner &&
  levelOf(view.lastBid.call) <= 2 &&
  view.hand.points >= Math.max(16, view.known[view.me].points[0] + 5) &&
  middle >= 20;
