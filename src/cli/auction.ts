/**
 * `spelregels auction FILE`: contract, declarer, result and score of every board in a PBN or LIN file, one JSON line each,
 * with whatever is wrong in it. A board with faults does not keep the others from their answer.
 */
import type { Board, Problem, Reading } from '../bridge/board.ts';
import { makeContract } from '../bridge/contract.ts';
import { parseBoards } from '../bridge/file.ts';
import { irregularCalls } from '../bridge/irregular.ts';
import { resultOf } from '../bridge/result.ts';
import { sayProblem } from '../dutch/problems.ts';
import { CURRENT, editionById } from '../editions.ts';
import { scoreTableById, type ScoreTable } from '../engine/scoring.ts';
import { fail, printLines, readInput, takeOption, UNUSABLE } from './output.ts';

/** Runs the subcommand and gives its exit status. */
export const run = async (args: readonly string[]): Promise<number> => {
  const { value: id = CURRENT.id, rest, isBare } = takeOption(args, '--edition');
  const [path, ...more] = rest;
  if (path === undefined || more.length > 0 || isBare)
    return fail('usage', 'Gebruik: spelregels auction BESTAND.pbn|.lin [--edition JAAR]');
  const edition = editionById(id);
  if (edition === undefined) return fail('unknown-edition', `Geen editie ${id}.`);
  const bytes = readInput(path);
  if (bytes === undefined) return fail('unreadable-file', `Het bestand ${path} is niet te lezen.`);
  const { scoring } = edition;
  const table = scoring.kind === 'table' ? scoreTableById(scoring.table) : undefined;
  return answer(parseBoards(path, bytes), table);
};

function answer(reading: Reading, table: ScoreTable | undefined): number {
  const { boards, problems } = reading;
  if (boards.length > 0) {
    const outside = problemsByBoard(boards, problems);
    printLines(boards.map((board, i) => JSON.stringify(lineOf(board, outside[i] ?? [], table))));
    return 0;
  }
  const error = {
    code: 'no-boards',
    message: 'In het bestand staat geen spel.',
    problems: problems.map(told),
  };
  printLines([JSON.stringify({ error })]);
  return UNUSABLE;
}

/** Problems in text that belongs to no board are told with the board before it, or with the first one. */
const problemsByBoard = (boards: readonly Board[], problems: readonly Problem[]): readonly Problem[][] => {
  const byBoard = boards.map((): Problem[] => []);
  for (const problem of problems) {
    const before = boards.findLastIndex(({ line }) => line <= problem.line);
    byBoard[Math.max(before, 0)]?.push(problem);
  }
  return byBoard;
};

const told = (problem: Problem) => ({ ...problem, message: sayProblem(problem) });

function lineOf(board: Board, outside: readonly Problem[], table: ScoreTable | undefined) {
  const { contract, declarer, tricks, score, scoreNS, problems } = resultOf(board, table);
  return {
    board: board.number ?? null,
    dealer: board.dealer ?? null,
    vulnerable: board.vulnerable ?? null,
    auction: board.calls.map(({ call }) => call),
    irregularities: irregularCalls(board.dealer, board.calls),
    contract: contract === undefined ? null : makeContract(contract),
    declarer: declarer ?? null,
    result: tricks ?? null,
    score: score ?? null,
    scoreNS: scoreNS ?? null,
    problems: [...board.problems, ...problems, ...outside].map(told),
  };
}
