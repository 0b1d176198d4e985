/**
 * After an opening of one or two notrump (or two clubs and then two notrump): Stayman, transfers, invitations; and what
 * follows an artificial opening of two clubs.
 */
import { isSuit, type Call, type Denomination, type Level, type Suit } from '../engine/calls.ts';
import { isMajor, MAJORS, qualityOf, SUITS_DOWN, type HandFacts } from './hand.ts';
import type { Range } from '../engine/meaning.ts';
import { BALANCED, cards, say, type Rule } from './rule.ts';
import { at, cheapest, type View } from './view.ts';

/** Points that two balanced hands need together. */
export const GAME_POINTS = 24;
export const SLAM_POINTS = 33;

/** The level above the notrump that partner has bid. */
const above = (level: 1 | 2 | 3): Level => (level + 1) as Level;

/** Responses to notrump of a range, bid at level one or two. */
export const responsesToNotrump = (view: View, level: 1 | 2, range: Range): readonly Rule[] => {
  const { hand } = view;
  const next = above(level);
  const game = GAME_POINTS - range[0];
  const invite = Math.max(0, GAME_POINTS + 1 - range[1]);
  const slam = SLAM_POINTS - range[0];
  const has = (suit: Suit, count: number): boolean => hand.length[suit] >= count;
  const stayman = { points: [invite, 37], purpose: 'ask-major', denominations: [], forcing: true } as const;
  const both = hand.length.S + hand.length.H >= 9 && has('S', 4) && has('H', 4);
  return [
    ...say(`${next}C`, { ...stayman, when: both }),
    ...transfers(hand, next),
    ...say(`${next}C`, { ...stayman, when: has('S', 4) || has('H', 4) }),
    ...(level === 1 ? minorTransfers(view) : []),
    ...say('6NT', { points: [slam, slam + 2] }),
    ...say('4NT', { points: [slam - 2, slam - 1], length: BALANCED }),
    ...say('3NT', { points: [game, slam - 1] }),
    ...say(`${next}C`, { ...stayman, when: hand.points < game }),
    ...say('7NT', { points: [slam + 3, 37] }),
    ...say('P', { points: [0, game - 1] }),
  ];
};

/** Two spades shows clubs, two notrump diamonds: weak with six cards, or strong. */
const minorTransfers = ({ hand }: View): readonly Rule[] =>
  (
    [
      ['2S', 'C'],
      ['2NT', 'D'],
    ] as const
  ).flatMap(([call, suit]) =>
    say(call, {
      points: [0, 37],
      length: { [suit]: cards(5) },
      purpose: 'transfer',
      denominations: [suit],
      forcing: true,
      when:
        (hand.length[suit] >= 6 && hand.points <= 7) ||
        (hand.length[suit] >= 5 && hand.points >= 12 && !hand.isBalanced),
    }),
  );

const transfers = (hand: HandFacts, next: Level): readonly Rule[] => {
  const toSpades = say(`${next}H`, {
    points: [0, 37],
    length: { S: cards(5) },
    purpose: 'transfer',
    denominations: ['S'],
    forcing: true,
  });
  const toHearts = say(`${next}D`, {
    points: [0, 37],
    length: { H: cards(5) },
    purpose: 'transfer',
    denominations: ['H'],
    forcing: true,
  });
  return hand.length.H > hand.length.S ? [...toHearts, ...toSpades] : [...toSpades, ...toHearts];
};

/** Opener's answer to Stayman or a transfer; the same when the asking bid is doubled. */
export const answersToNotrump = (
  view: View,
  asked: Call,
  suit: Suit | undefined,
  range: Range,
): readonly Rule[] => {
  const { hand } = view;
  const level = Number(asked[0]) as Level;
  if (suit !== undefined) {
    const done = cheapest(view, suit);
    const jump = level === 2 && suit !== 'C' ? cheapest(view, suit, 1) : undefined;
    return [
      ...say(jump, {
        points: [range[1] - 1, range[1]],
        length: { [suit]: cards(4, 5) },
        purpose: 'answer-ask',
        when: hand.points === range[1] && (hand.shape[3] ?? 0) === 2,
      }),
      ...say(done, {
        points: range,
        length: { [suit]: cards(suit === 'C' || suit === 'D' ? 2 : 2) },
        purpose: 'answer-ask',
        denominations: [suit],
      }),
      ...say('P', { points: range }),
    ];
  }
  return [
    ...say(`${level}H`, { points: range, length: { H: cards(4, 5) }, purpose: 'answer-ask' }),
    ...say(`${level}S`, { points: range, length: { S: cards(4, 5), H: cards(2, 3) }, purpose: 'answer-ask' }),
    ...say(`${level}D`, {
      points: range,
      length: { S: cards(2, 3), H: cards(2, 3) },
      purpose: 'answer-ask',
      denominations: [],
    }),
  ];
};

/** Responder's second call when the answer has brought no fit: what the fit would be is placed elsewhere. */
export const afterAnswer = (view: View, mySuit: Suit | undefined, range: Range): readonly Rule[] => {
  const { hand } = view;
  const game = GAME_POINTS - range[0];
  const invite = GAME_POINTS + 1 - range[1];
  const slam = SLAM_POINTS - range[0];
  const five = mySuit !== undefined ? { [mySuit]: cards(5) } : {};
  const showsMajor = mySuit === undefined && view.partnersLast?.artificial === false;
  const otherMajor = mySuit === undefined && view.partnersLast?.call.endsWith('H') ? { S: cards(4) } : {};
  const six = mySuit !== undefined ? { [mySuit]: cards(6) } : {};
  return [
    ...(mySuit === undefined || !isMajor(mySuit)
      ? []
      : [
          ...say(at(view, 4, mySuit), {
            points: [game - 3, slam - 1],
            length: six,
            when: hand.points + hand.length[mySuit] - 5 >= game,
          }),
          ...say(at(view, 3, mySuit), {
            points: [invite - 2, game],
            length: six,
            when: hand.points + hand.length[mySuit] - 5 >= invite && range[1] < 20,
          }),
          ...secondSuits(view, mySuit, game),
        ]),
    ...fiveCardMajor(view, game, mySuit),
    ...say(at(view, 6, 'NT'), { points: [slam, 37], length: five }),
    ...say(!showsMajor && at(view, 4, 'NT'), {
      points: [slam - 2, slam - 1],
      length: five,
      when: mySuit === undefined || hand.isBalanced,
    }),
    ...say(at(view, 3, 'NT'), {
      points: [game - 1, slam + 1],
      length: { ...five, ...otherMajor },
      when: hand.points >= game,
    }),
    ...say(at(view, 2, 'NT'), { points: [invite, game - 1], length: five }),
    ...say('P', { points: [0, game - 1] }),
  ];
};

const secondSuits = (view: View, mySuit: Suit, game: number): readonly Rule[] =>
  (['D', 'C'] as const).flatMap((suit) =>
    say(at(view, 3, suit), {
      points: [game, 37],
      length: { [mySuit]: cards(5), [suit]: cards(4) },
      forcing: true,
      when: (view.hand.shape[3] ?? 0) <= 1,
    }),
  );

/** After Stayman and two diamonds: a five-card major in a hand with both. */
const fiveCardMajor = (view: View, game: number, mySuit: Suit | undefined): readonly Rule[] =>
  mySuit !== undefined
    ? []
    : MAJORS.flatMap((suit) =>
        say(at(view, 3, suit), {
          points: [game, 37],
          length: { [suit]: cards(5) },
          forcing: true,
          when: view.known[view.partner].length[suit][1] <= 3,
        }),
      );

/** Responses to the artificial two clubs: waiting, or a good suit with eight points. */
export const responsesToStrong = (view: View): readonly Rule[] => [
  ...SUITS_DOWN.flatMap((suit) =>
    say(suit === 'S' || suit === 'H' ? `2${suit}` : `3${suit}`, {
      points: [8, 37],
      length: { [suit]: cards(5) },
      forcing: true,
      when: qualityOf(view.hand, suit) >= 4,
    }),
  ),
  ...say('2D', { points: [0, 37], purpose: 'waiting', denominations: [], forcing: true }),
  ...say('P', { points: [0, 37] }),
];

/** The strong opener's second call. */
export const rebidsOfStrong = (view: View): readonly Rule[] => {
  const { hand } = view;
  const suit = hand.bySize[0] ?? 'S';
  return [
    ...say(at(view, 2, 'NT'), {
      points: [22, 24],
      length: BALANCED,
      when: hand.isBalanced,
    }),
    ...say(at(view, 3, 'NT'), {
      points: [25, 28],
      length: BALANCED,
      when: hand.isBalanced,
    }),
    ...say(cheapest(view, suit), { points: [18, 37], length: { [suit]: cards(5) }, forcing: true }),
    ...say(cheapest(view, suit), { points: [18, 37], length: { [suit]: cards(4) }, forcing: true }),
  ];
};

/** The suit that a transfer shows, from what it is said to show. */
export const transferSuit = (denominations: readonly Denomination[] | undefined): Suit | undefined =>
  denominations?.find(isSuit);
