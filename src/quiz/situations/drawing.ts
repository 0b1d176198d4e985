/** The auction of a situation as cells to draw: the calls that stood, the irregular one in words, and those made after it. */
import type { SaidCall } from '../../bidding/view.ts';
import type { DrawnAuction, DrawnCall } from '../question.ts';
import type { IrregularityKind } from '../../engine/ruling.ts';
import { isUnnoticed, type Walk } from './walk.ts';

const WORDS: { readonly [kind in IrregularityKind]: string } = {
  'insufficient-bid': 'onvoldoende',
  'pass-out-of-rotation': 'voor de beurt',
  'bid-out-of-rotation': 'voor de beurt',
  'double-out-of-rotation': 'voor de beurt',
  'inadmissible-double': 'ontoelaatbaar',
  'call-while-barred': 'moest passen',
  'bid-over-seven': 'meer dan zeven',
  'call-after-final-pass': 'na het einde',
  'change-of-call': 'gewijzigd',
  'card-exposed': '',
};

const GONE = 'ingetrokken';

/** The auction with the irregular call named in words. */
export const drawn = (walk: Walk): DrawnAuction => ({
  dealer: walk.offence.board.dealer,
  vulnerable: walk.offence.board.vulnerable,
  cells: [...plainCells(walk), ...afterwards(walk)],
});

/** The auction up to and with what went wrong, without a word that tells it. */
export const drawnPlain = ({ offence }: Walk): DrawnAuction => ({
  dealer: offence.board.dealer,
  vulnerable: offence.board.vulnerable,
  cells: [...beforeCells(offence), ...offenceCells(offence)],
});

type OffenceOf = Walk['offence'];

/** The calls that stand before it, and among them the one that was withdrawn when something had gone wrong earlier. */
const beforeCells = ({ before, history }: OffenceOf): readonly DrawnCall[] => {
  const cells = before.map(({ by, call }): DrawnCall => ({ by, call }));
  const earlier = history?.offence.call;
  if (history === undefined || earlier === undefined) return cells;
  const at = history.offence.before.length;
  const isStanding = cells[at]?.by === earlier.by && cells[at].call === earlier.call;
  if (isStanding) return cells;
  const gone: DrawnCall = { by: earlier.by, call: earlier.call, words: GONE, withdrawn: true };
  return [...cells.slice(0, at), gone, ...cells.slice(at)];
};

const plainCells = (walk: Walk): readonly DrawnCall[] => {
  const { offence, answer, irregularity: kind } = walk;
  const own = offenceCells(offence);
  const isDecided = answer.phase !== 'choice' || walk.decisions.some(({ kind }) => kind === 'replaced');
  const isGone = isDecided && !isUnnoticed(walk) && isWithdrawn(walk);
  const isReplaced = walk.decisions.some(({ kind }) => kind === 'replaced');
  const isTaken = isGone && offence.first !== undefined && !isReplaced && stands(walk, offence.call);
  return [
    ...beforeCells(offence),
    ...own.map((cell, at) =>
      at === own.length - 1 && kind !== undefined && offence.cards === undefined
        ? {
            ...cell,
            framed: true,
            words: [WORDS[kind], ...(isGone ? [GONE] : [])].join(', '),
            withdrawn: isGone,
          }
        : cell,
    ),
    ...(isTaken ? [offence.call!].map(({ by, call }): DrawnCall => ({ by, call })) : []),
  ];
};

/** Whether a call stands in the place of the irregular one. */
const stands = ({ answer, offence }: Walk, said: OffenceOf['call']): boolean => {
  const now = answer.auction[offence.before.length];
  return said !== undefined && now?.by === said.by && now.call === said.call;
};

const isWithdrawn = ({ answer, offence }: Walk): boolean => {
  const call = offence.first ?? offence.call;
  return answer.withdrawn.some((each) => each.by === offence.by && each.call === call?.call);
};

const offenceCells = (offence: OffenceOf): readonly DrawnCall[] => {
  const { call, by, first, events, mistake } = offence;
  if (call === undefined) return [];
  if (first !== undefined) return [{ by, call: first.call }];
  if (mistake.kind === 'at-once' || mistake.kind === 'passed-over')
    return events.map((event) => ({ by: event.by, call: event.call }) as DrawnCall);
  return [{ by, call: call.call }];
};

/** The calls that players made after it: those in place of another, what was wrong with them in words, and those at their own turns. */
const afterwards = (walk: Walk): readonly DrawnCall[] =>
  walk.decisions.flatMap((decision) => {
    if (decision.kind !== 'called' && decision.kind !== 'replaced') return [];
    const { by, call } = decision.call;
    const words = decision.kind === 'replaced' ? wordsFor(walk, decision.call, decision.early) : [];
    return [
      {
        by,
        call,
        ...(words.length > 0 && { framed: true, words: words.join(', ') }),
        ...(words.includes(GONE) && { withdrawn: true }),
      },
    ];
  });

/** What is irregular in a call that replaced another, and whether it was withdrawn in its turn. */
const wordsFor = (walk: Walk, said: SaidCall, early: boolean): readonly string[] => {
  const { answer, offence } = walk;
  const { irregularity, withdrawn, phase } = answer;
  const { by, call } = said;
  if (stands(walk, said)) return [];
  const isVoid = early && phase !== 'choice' && !isUnnoticed(walk);
  const isIrregular =
    irregularity?.by === by && irregularity.call === call && irregularity.call !== offence.call?.call;
  return [
    ...(isIrregular ? [WORDS[irregularity.kind]] : []),
    ...(isVoid || withdrawn.some((each) => each.by === by && each.call === call) ? [GONE] : []),
  ];
};
