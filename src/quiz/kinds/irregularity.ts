/** What went wrong? The auction is drawn without a word; the answer is the engine's, the others are irregularities that it is not. */
import { showCall } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import { isLegalFor, isSufficient, lastBid, type Auction } from '../../engine/auction.ts';
import { isBid, isDoubling, type Bid, type Call, type SpokenCall } from '../../engine/calls.ts';
import type { IrregularityKind } from '../../engine/ruling.ts';
import { lho, partner, type Seat } from '../../engine/seats.ts';
import { assemble, type Candidate } from '../distractors.ts';
import type { Kind } from '../kind.ts';
import { drawnPlain } from '../situations/drawing.ts';
import { decidingCites } from '../situations/verdict.ts';
import { recordOf, type Walk } from '../situations/walk.ts';
import { capital } from '../wording/calls.ts';
import { citeWords } from '../wording/cites.ts';
import { storyOf, storyUpTo } from '../wording/story.ts';
import { findBranch } from './situation.ts';
import { situationAt } from '../situations/pool.ts';

/** The roots that can be seen from the auction alone (or, for a barred player, from what went before). */
export const SEEN_ROOTS: readonly string[] = [
  'ib',
  'pr',
  'pp',
  'p0',
  'pl',
  'br',
  'bp',
  'bl',
  'dr',
  'dp',
  'bi',
  'aw',
  'ap',
  'ar',
  'ov',
  'fd',
  'fn',
  'bb',
  'ah',
  'si',
];

export const irregularity: Kind = {
  find: findBranch('basis'),
  draft: ({ edition, info, number, random, library }) => {
    const walk = situationAt(edition, info.branch, number, library.shortcuts);
    if (walk?.offence.call === undefined) return undefined;
    const cites = decidingCites(walk.answer);
    const where = citeWords(edition, cites);
    const right: Candidate = {
      key: walk.irregularity ?? 'nothing',
      text: sentenceFor(walk, walk.irregularity),
      why: where === '' ? 'Zo is het.' : `Dat is het volgens ${where}.`,
      cites,
    };
    const options = assemble(random, right, wrongOnes(walk, cites));
    if (options === undefined) return undefined;
    const isSecond = walk.offence.history !== undefined;
    return {
      level: info.level,
      topic: info.topic,
      cites,
      select: 'one',
      story: walk.offence.mistake.kind === 'at-once' ? storyOf(walk) : storyUpTo(walk.offence, edition),
      prompt: isSecond ? 'Wat ging er daarna mis?' : 'Wat ging er mis?',
      options,
      auction: drawnPlain(walk),
      record: recordOf(walk),
    };
  },
};

const sentenceFor = (
  { offence }: Walk,
  kind: IrregularityKind | undefined,
  by: Seat = offence.by,
): string => {
  const call = offence.call?.call;
  const name = seatName(by);
  const { history } = offence;
  switch (kind) {
    case undefined:
      return history === undefined ? 'Er ging niets mis in dit bieden' : 'Er ging daarna niets mis';
    case 'insufficient-bid':
      return `${name} doet een onvoldoend bod`;
    case 'pass-out-of-rotation':
      return `${name} past voor zijn beurt`;
    case 'bid-out-of-rotation':
      return `${name} biedt voor zijn beurt`;
    case 'double-out-of-rotation':
      return `${name} ${call === 'XX' ? 'redoubleert' : 'doubleert'} voor zijn beurt`;
    case 'inadmissible-double':
      return `${name} ${call === 'XX' ? 'redoubleert' : 'doubleert'} ten onrechte`;
    case 'call-while-barred':
      return `${name} moest hier passen`;
    case 'bid-over-seven':
      return `${name} biedt meer dan zeven`;
    case 'call-after-final-pass':
      return `${name} biedt na het einde`;
    case 'change-of-call':
      return `${name} wijzigt zijn bieding`;
    case 'card-exposed':
      return `${name} laat een kaart zien`;
  }
};

/** Irregularities that the facts of this auction refute, each with the fact. */
const wrongOnes = (walk: Walk, cites: readonly string[]): readonly Candidate[] => {
  const { offence, irregularity: is } = walk;
  const { by, turn } = offence;
  const call = offence.call?.call ?? 'P';
  const before: Auction = { dealer: offence.board.dealer, calls: offence.before };
  const candidate = (kind: IrregularityKind | undefined, why: string, seat: Seat = by): Candidate => ({
    key: `${kind ?? 'nothing'} ${seat === by ? '' : seat}`.trim(),
    text: sentenceFor(walk, kind, seat),
    why: `${capital(why)}.`,
    cites,
  });
  const right = sentenceFor(walk, is);
  const hasBid = (seat: Seat): boolean => offence.before.some((said) => said.by === seat && isBid(said.call));
  const others = [partner(by), lho(by)];
  const kinds = [
    ...refutedBid(before, call).map((why) => candidate('insufficient-bid', why)),
    ...(turn === by && offence.mistake.kind !== 'missed-the-end' && is !== 'pass-out-of-rotation'
      ? [candidate(outOfRotationKind(call), `${seatName(by)} was aan de beurt`)]
      : []),
    ...(isLegalFor(before, by, call as Call) && isDoubling(call)
      ? [candidate('inadmissible-double', `${showCall(call)} op het bod van een tegenstander mag`)]
      : []),
    ...(is === 'call-after-final-pass' ||
    offence.mistake.kind === 'missed-the-end' ||
    !seemsOver(offence.before)
      ? []
      : [candidate('call-after-final-pass', 'het bieden was nog niet afgelopen')]),
    ...(offence.history === undefined && is !== 'call-while-barred'
      ? [candidate('call-while-barred', `${seatName(by)} hoefde niet te passen`)]
      : []),
  ];
  const byOther = (kind: IrregularityKind, seats: readonly Seat[] = others): readonly Candidate[] =>
    seats.map((seat) => candidate(kind, `het gaat om ${seatName(by)}: ${right}`, seat));
  return [
    ...(is === undefined ? [] : [candidate(undefined, `toch wel: ${right}`)]),
    ...kinds,
    ...(is === undefined || is === 'call-while-barred' ? [] : byOther(is)),
    ...(is === undefined || offence.history !== undefined
      ? []
      : [byOther(outOfRotationKind(call)), byOther('insufficient-bid', others.filter(hasBid))].flat()),
  ];
};

/** Whether somebody might think that the auction was over: the last calls were passes. */
const seemsOver = (before: Walk['offence']['before']): boolean =>
  before.slice(-2).every(({ call }) => call === 'P');

const outOfRotationKind = (call: SpokenCall): IrregularityKind => {
  if (call === 'P') return 'pass-out-of-rotation';
  return isDoubling(call) ? 'double-out-of-rotation' : 'bid-out-of-rotation';
};

/** Why a call is no insufficient bid; nothing when it is one. */
const refutedBid = (before: Auction, call: SpokenCall): readonly string[] => {
  if (!isBid(call)) return call === 'P' || isDoubling(call) ? ['er is geen bod gedaan dat te laag is'] : [];
  if (!isSufficient(before, call)) return [];
  const last: Bid | undefined = lastBid(before)?.call;
  return [last === undefined ? 'er was nog geen bod' : `${showCall(call)} is hoger dan ${showCall(last)}`];
};
