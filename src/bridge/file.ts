/** From the bytes of a file to its boards: which encoding, and which of the two notations. */
import type { Reading } from './board.ts';
import { parseLin } from './lin.ts';
import { parsePbn } from './pbn.ts';

/** Reads a file of boards. Its name decides between PBN and LIN; another name leaves it to the text. */
export const parseBoards = (name: string, bytes: Uint8Array): Reading => {
  const text = decodeText(bytes);
  return isLin(name, text) ? parseLin(text) : parsePbn(text);
};

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
