/** What every subcommand shares: JSON lines out, files in, and errors in one form. */
import { readFileSync } from 'node:fs';

/** Exit status for input that cannot be used. */
export const UNUSABLE = 2;

/** Writes lines to standard output. */
export const printLines = (lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
};

/** Writes an error object and gives the exit status that goes with it. */
export const fail = (code: string, message: string): number => {
  printLines([JSON.stringify({ error: { code, message } })]);
  return UNUSABLE;
};

/** The bytes of a file, `-` being standard input; undefined when it cannot be read. */
export const readInput = (path: string): Uint8Array | undefined => {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch {
    return undefined;
  }
};

/** The value after an option, the arguments without both, and whether the value is missing. */
export const takeOption = (
  args: readonly string[],
  name: string,
): { readonly value?: string; readonly rest: readonly string[]; readonly isBare: boolean } => {
  const at = args.indexOf(name);
  if (at < 0) return { rest: args, isBare: false };
  const value = args[at + 1];
  return {
    rest: args.filter((_, i) => i !== at && i !== at + 1),
    isBare: value === undefined,
    ...(value !== undefined && { value }),
  };
};
