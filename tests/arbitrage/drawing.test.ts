/** A case drawn as an auction and written as PBN: what stands, what was withdrawn, and what a law put there. */
import { expect, test } from 'vitest';
import { parsePbn } from '../../src/bridge/pbn.ts';
import { ruledCells } from '../../src/islands/auction-cells.ts';
import { makeCasePbn } from '../../src/islands/arbitrage/case-files.ts';
import {
  callBy,
  changeBy,
  chooseBy,
  newCase,
  replaceBy,
  withBoard,
  withoutAttention,
  type Case,
  type Move,
} from '../../src/islands/arbitrage/case.ts';
import { played, ruledCase } from '../../src/islands/arbitrage/ruled.ts';

const enter = (edition: string, ...moves: readonly Move[]): Case => moves.reduce(played, newCase(edition));
const ruledOf = (kase: Case) => {
  const ruled = ruledCase(kase);
  if (ruled.kind === 'none') throw new Error(ruled.stop.code);
  return ruled;
};
const draw = (kase: Case): string => {
  const { events, answer } = ruledOf(kase);
  return ruledCells({ ...kase, events }, answer)
    .map(({ by, call, words }) => `${by} ${call}${words ? ` (${words})` : ''}`)
    .join(', ');
};
const finding = (event: number, value: boolean): Move => ({
  kind: 'finding',
  event,
  question: 'comparable',
  value,
});
const tooLow = enter('2017', callBy('N', '1S'), callBy('E', '1H'));
const passes = (['E', 'S', 'W'] as const).map((by) => callBy(by, 'P'));

const CASES: readonly (readonly [string, Case, string])[] = [
  ['27A: before the choice', tooLow, 'N 1S, E 1H (onvoldoende)'],
  [
    '27B2: replaced',
    [chooseBy('S', 'reject'), replaceBy('E', '2C'), finding(4, false)].reduce(played, tooLow),
    'N 1S, E 1H (onvoldoende, ingetrokken), E 2C',
  ],
  ['27A1: accepted', played(tooLow, chooseBy('S', 'accept')), 'N 1S, E 1H (onvoldoende)'],
  [
    '31: a bid on partner’s turn, made again',
    [chooseBy('W', 'reject'), callBy('N', 'P'), callBy('E', 'P')].reduce(
      played,
      enter('2017', callBy('S', '1S')),
    ),
    'S 1S (voor de beurt, ingetrokken), N P, E P',
  ],
  [
    '39: of two equal passes the late one falls',
    [callBy('N', '1S'), ...passes, callBy('E', 'P')].reduce(played, newCase('2017')),
    'N 1S, E P, S P, W P, E P (te laat, ingetrokken)',
  ],
  [
    '25A1: a slip that was mended after the next player called stands once',
    enter('2017', callBy('N', '1H'), callBy('E', 'P'), changeBy('N', '1S', true)),
    'N 1H (ingetrokken), E P, N 1S (gewijzigd)',
  ],
  [
    '38: a pass that the law puts there',
    enter('2017', callBy('N', '8C')),
    'N 8C (boven zeven, ingetrokken), N P',
  ],
  [
    '39: after the final pass',
    enter('2017', callBy('N', '4H'), ...passes, callBy('E', 'X')),
    'N 4H, E P, S P, W P, E X (te laat, ingetrokken)',
  ],
  [
    '25B2: the change falls',
    [chooseBy('E', 'reject')].reduce(played, enter('2017', callBy('N', '1H'), changeBy('N', '1S', false))),
    'N 1H, N 1S (gewijzigd, ingetrokken)',
  ],
  [
    '25A1: the slip is mended',
    enter('2017', callBy('N', '1H'), changeBy('N', '1S', true)),
    'N 1H (ingetrokken), N 1S (gewijzigd)',
  ],
  [
    '1930 7c: the bid is raised',
    played(enter('1930', callBy('N', '1S'), callBy('E', '1H')), chooseBy('S', 'raise')),
    'N 1S, E 1H (onvoldoende, ingetrokken), E 2H',
  ],
];

test.each(CASES)('%s is drawn', (_title, kase, expected) => {
  expect(draw(kase)).toBe(expected);
});

test.each(CASES)('%s: its PBN holds the calls that stand', (_title, kase) => {
  const { answer, events } = ruledOf(kase);
  const text = makeCasePbn(withBoard(kase, 5), { answer, events });
  const { boards, problems } = parsePbn(text);
  expect(problems).toEqual([]);
  expect(boards[0]?.number).toBe('5');
  expect(boards[0]?.calls.map(({ by, call }) => `${by} ${call}`)).toEqual(
    answer.auction.map(({ by, call }) => `${by} ${call}`),
  );
});

test('an accepted insufficient bid is marked in PBN, a withdrawn one told in a remark', () => {
  const accepted = [withoutAttention(tooLow), callBy('S', 'P')] as const;
  const called = played(accepted[0], accepted[1]);
  expect(makeCasePbn(called, ruledOf(called))).toContain('^I 1H');
  const replaced = [chooseBy('S', 'reject'), replaceBy('E', '2H')].reduce(played, tooLow);
  expect(makeCasePbn(replaced, ruledOf(replaced))).toContain('Oost 1H (onvoldoende, ingetrokken), Oost 2H');
});
