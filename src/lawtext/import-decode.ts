/**
 * The bytes of a source as text. Old texts come in old encodings: a wrong guess changes letters without a word, so what is
 * not clean UTF-8 is read as what its first bytes say, or as Windows-1252 and told.
 */

/** How a source was read; `windows-1252` is a guess that a person must look at. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The text of a source and its encoding; undefined for bytes that are no text (a PDF, a Word file). */
export function decodeSource(
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: Encoding } | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  for (const encoding of marked === undefined ? (['utf-8', 'windows-1252'] as const) : [marked]) {
    const text = decode(bytes, encoding);
    if (text !== undefined) return isText(text) ? { text, encoding } : undefined;
  }
  return undefined;
}

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Control characters other than tab, line ends and page ends stand in no text. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const isText = (text: string): boolean => !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
