/**
 * Progress as one JSON file: written whole, read with care. A file that is damaged is refused as a whole with its reason;
 * what an import would add is known before anything changes (`unionOf` in `log.ts`).
 */
import { parseLogEntry, type LogEntry } from './log.ts';

/** The name by which our own files are known, and the version of their form. */
export const PROGRESS_SCHEMA = 'spelregelatlas-voortgang';
export const PROGRESS_VERSION = 1;

/** A whole file. `exportedAt` is milliseconds since 1970. */
export interface ProgressFile {
  readonly schema: typeof PROGRESS_SCHEMA;
  readonly schemaVersion: number;
  readonly engineVersion: string;
  readonly contentVersion: string;
  readonly exportedAt: number;
  readonly answers: readonly LogEntry[];
}

/** What can be wrong with a file; `bad-answer` with the place of the first bad one, from 0. */
export const PROGRESS_FAULTS = ['not-json', 'not-ours', 'newer-version', 'bad-answer'] as const;
export type ProgressFault =
  | { readonly kind: 'fault'; readonly fault: Exclude<(typeof PROGRESS_FAULTS)[number], 'bad-answer'> }
  | { readonly kind: 'fault'; readonly fault: 'bad-answer'; readonly answer: number };

/** Writes a file. */
export const makeProgressFile = (
  answers: readonly LogEntry[],
  facts: Pick<ProgressFile, 'engineVersion' | 'contentVersion' | 'exportedAt'>,
): string =>
  `${JSON.stringify({ schema: PROGRESS_SCHEMA, schemaVersion: PROGRESS_VERSION, ...facts, answers }, undefined, 1)}\n`;

/** Reads a file, or says why it cannot be used. */
export const parseProgressFile = (
  text: string,
): { readonly kind: 'answers'; readonly answers: readonly LogEntry[] } | ProgressFault => {
  const json = parseJson(text);
  if (json === undefined) return { kind: 'fault', fault: 'not-json' };
  const { schema, schemaVersion, answers } = json;
  if (schema !== PROGRESS_SCHEMA || typeof schemaVersion !== 'number' || !Array.isArray(answers))
    return { kind: 'fault', fault: 'not-ours' };
  if (schemaVersion > PROGRESS_VERSION) return { kind: 'fault', fault: 'newer-version' };
  const read = answers.map(parseLogEntry);
  const bad = read.indexOf(undefined);
  if (bad >= 0) return { kind: 'fault', fault: 'bad-answer', answer: bad };
  return { kind: 'answers', answers: read.filter((entry) => entry !== undefined) };
};

const parseJson = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
};
