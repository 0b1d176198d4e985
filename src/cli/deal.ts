/**
 * `spelregels deal`: boards dealt from a seed and bid by the system, one JSON line each. Board n of a seed is the same
 * whatever the count; dealer and vulnerability are those of the board number.
 */
import { dealerOfBoard, dealFrom, makeDeal, vulnerabilityOfBoard } from '../bridge/deal.ts';
import { bidDeal } from '../bidding/bid.ts';
import type { Style } from '../bidding/view.ts';
import { fail, printLines, takeOption } from './output.ts';

const USAGE = 'Gebruik: spelregels deal [--seed TEKST] [--count AANTAL] [--notrump strong|weak]';

/** The most boards that one run makes. */
const COUNT_AT_MOST = 1_000_000;
const LINES_AT_ONCE = 500;

/** Runs the subcommand and gives its exit status. */
export const run = async (args: readonly string[]): Promise<number> => {
  const seed = takeOption(args, '--seed');
  const count = takeOption(seed.rest, '--count');
  const notrump = takeOption(count.rest, '--notrump');
  const style = styleOf(notrump.value ?? 'strong');
  const boards = countOf(count.value ?? '1');
  const isBare = seed.isBare || count.isBare || notrump.isBare;
  if (isBare || notrump.rest.length > 0 || style === undefined || boards === undefined)
    return fail('usage', USAGE);
  for (let first = 1; first <= boards; first += LINES_AT_ONCE) {
    const last = Math.min(boards, first + LINES_AT_ONCE - 1);
    const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    printLines(numbers.map((board) => JSON.stringify(lineOf(seed.value ?? '1', board, style))));
  }
  return 0;
};

const styleOf = (text: string): Style | undefined =>
  text === 'strong' || text === 'weak' ? { notrump: text } : undefined;

const countOf = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text) && Number(text) <= COUNT_AT_MOST ? Number(text) : undefined;

function lineOf(seed: string, board: number, style: Style) {
  const hands = dealFrom(`${seed}/${board}`);
  const dealer = dealerOfBoard(board);
  const vulnerable = vulnerabilityOfBoard(board);
  const said = bidDeal(hands, dealer, vulnerable, style);
  return {
    board,
    dealer,
    vulnerable,
    deal: makeDeal(hands),
    auction: said.map(({ call }) => call),
    meanings: said.map(({ shows }) => shows),
    artificial: said.flatMap(({ artificial }, i) => (artificial ? [i] : [])),
  };
}
