/** From the bytes of a file to its boards: whether it is text at all, in which encoding, and in which of the two notations. */
import { problem, type Reading } from './board.ts';
import { parseLin } from './lin.ts';
import { parsePbn } from './pbn.ts';

/** Reads a file of boards. Its name decides between PBN and LIN where that gives any board; else the text does. */
export const parseBoards = (name: string, bytes: Uint8Array): Reading => {
  const odd = bytes.indexOf(0);
  if (odd >= 0) return { boards: [], problems: [problem('not-text', lineAt(bytes, odd))] };
  const text = decodeText(bytes);
  if (text.trim() === '') return { boards: [], problems: [problem('empty-file', 1)] };
  const [first, other] = isLin(name, text) ? [parseLin, parsePbn] : [parsePbn, parseLin];
  const reading = first(text);
  if (reading.boards.length > 0) return reading;
  const second = other(text);
  return second.boards.length > 0 ? second : reading;
};

/** The line of a byte, from 1. */
const lineAt = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(0, at).reduce((line, byte) => (byte === 10 ? line + 1 : line), 1);

/** UTF-8 where the bytes are that, else the Windows form of ISO 8859-1 in which PBN is written. */
const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const isLin = (name: string, text: string): boolean => {
  if (/\.lin$/i.test(name)) return true;
  return !/\.pbn$/i.test(name) && /\b(md|mb|pn|qx)(\||%7C)/i.test(text) && !/^\s*\[/m.test(text);
};
