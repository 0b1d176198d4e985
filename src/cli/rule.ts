/**
 * `spelregels rule`: a table record in, a ruling out; with `--jsonl` one record and one answer a line, where a bad line
 * gives an error object and the next is read all the same.
 */
import { faultText } from '../dutch/faults.ts';
import { tellSteps } from '../dutch/steps.ts';
import { isErrorAnswer, rule, type Answer, type ErrorAnswer } from '../engine/index.ts';
import { fail, printLines, readInput, UNUSABLE } from './output.ts';

/** Runs the subcommand and gives its exit status. */
export const run = async (args: readonly string[]): Promise<number> => {
  const isMany = args[0] === '--jsonl';
  const [path = isMany ? '-' : undefined, ...more] = isMany ? args.slice(1) : args;
  if (path === undefined || more.length > 0)
    return fail('usage', 'Gebruik: spelregels rule BESTAND.json|-   of   spelregels rule --jsonl [BESTAND]');
  const bytes = readInput(path);
  if (bytes === undefined) return fail('unreadable-file', `Het bestand ${path} is niet te lezen.`);
  const text = new TextDecoder().decode(bytes);
  return isMany ? answerMany(text) : answerOne(text);
};

const answerOne = (text: string): number => {
  const answer = answerTo(text);
  printLines([JSON.stringify(answer, null, 2)]);
  return 'error' in answer ? UNUSABLE : 0;
};

const answerMany = (text: string): number => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  printLines(lines.map((line) => JSON.stringify(answerTo(line))));
  return 0;
};

/** An answer as it goes out: the steps and the fault in words. */
const answerTo = (text: string): object => {
  const answer = ruleOn(text);
  return isErrorAnswer(answer)
    ? { ...answer, error: { ...answer.error, message: faultText(answer.error) } }
    : { ...answer, steps: tellSteps(answer) };
};

const ruleOn = (text: string): Answer | ErrorAnswer => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: { code: 'bad-json' } };
  }
  return rule(json);
};
