/**
 * Cuts the text of a LIN file into its commands, `name|text|` each. Text that comes percent-encoded, as in addresses, is
 * decoded. What the commands mean is left to `lin.ts`.
 */
import { problem, type Problem } from './board.ts';

/** A command with its text and the line on which it stands, from 1. */
export interface LinCommand {
  readonly name: string;
  readonly text: string;
  readonly line: number;
}

/** The commands of a file, and problems with text between them. */
export interface LinScan {
  readonly commands: readonly LinCommand[];
  readonly problems: readonly Problem[];
}

const COMMAND = /([A-Za-z][A-Za-z0-9])\|([^|]*)(?:\||$)/y;
const SPACE = /\s+/y;
const JUNK = /[^|\n]*[|\n]?/y;

/** Cuts a file into commands. A last command may lack its closing bar. */
export const scanLin = (source: string): LinScan => {
  const text = unwrapAddress(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const commands: LinCommand[] = [];
  const problems: Problem[] = [];
  let line = 1;
  for (let at = 0; at < text.length;) {
    const found = matchAt(SPACE, text, at) ?? matchAt(COMMAND, text, at) ?? matchAt(JUNK, text, at);
    const [all = ' ', name, value] = found ?? [];
    if (name !== undefined) commands.push({ name: name.toLowerCase(), text: decoded(value ?? ''), line });
    else if (all.trim() !== '' && problems.at(-1)?.line !== line)
      problems.push(problem('stray-text', line, all.trim()));
    line += all.split('\n').length - 1;
    at += Math.max(all.length, 1);
  }
  return { commands, problems };
};

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
};

/** The LIN inside the address of a hand viewer (`…?lin=pn%7C…`); any other text as it is. */
const unwrapAddress = (text: string): string => {
  const [, inAddress] = /[?&]lin=([^&#\s]+)/i.exec(text) ?? [];
  return inAddress === undefined ? text : inAddress.replace(/%7C/gi, '|').replaceAll('+', ' ');
};

/** Encoded text has no spaces; text with spaces keeps its percent signs. */
const decoded = (text: string): string => {
  if (!/%[0-9A-F]{2}/i.test(text) || /\s/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
