/**
 * Reads written questions (`content/questions/*.yaml`) and says what is wrong with them, so that a bad one never reaches a
 * page. For build, tests and command line; the browser gets the result as data.
 */
import { parse } from 'yaml';
import { articleEntry, editionById } from '../editions.ts';
import type { WrittenOption, WrittenQuestion } from './library.ts';
import { QUIZ_LEVELS } from './question.ts';

/** What can be wrong with a written question. */
export const WRITTEN_FAULTS = [
  'not-yaml',
  'not-a-list',
  'bad-id',
  'repeated-id',
  'unknown-edition',
  'unknown-level',
  'bad-text',
  'too-few-options',
  'not-one-right',
  'options-alike',
  'no-provision',
  'unknown-provision',
] as const;
export type WrittenFaultCode = (typeof WRITTEN_FAULTS)[number];

/** A fault in a file: at which question, counted from 1 (0: the file as a whole). */
export interface WrittenFault {
  readonly code: WrittenFaultCode;
  readonly file: string;
  readonly question: number;
  readonly id?: string;
}

/** The questions of some files that can be asked, and what is wrong with the others. */
export interface WrittenReading {
  readonly questions: readonly WrittenQuestion[];
  readonly faults: readonly WrittenFault[];
}

/** Reads files in the order given; an id may be used once in all of them. */
export const readWritten = (
  files: readonly { readonly name: string; readonly source: string }[],
): WrittenReading => {
  const questions: WrittenQuestion[] = [];
  const faults: WrittenFault[] = [];
  const ids = new Set<string>();
  for (const { name, source } of files) {
    const list = parseList(source);
    if (typeof list === 'string') {
      faults.push({ code: list, file: name, question: 0 });
      continue;
    }
    list.forEach((entry, i) => {
      const read = readOne(entry, ids);
      if (typeof read === 'string') faults.push({ code: read, file: name, question: i + 1, ...idOf(entry) });
      else questions.push(read);
    });
  }
  return { questions, faults };
};

type Fields = Readonly<Record<string, unknown>>;

const parseList = (source: string): readonly unknown[] | 'not-yaml' | 'not-a-list' => {
  try {
    const list: unknown = parse(source);
    return Array.isArray(list) ? list : 'not-a-list';
  } catch {
    return 'not-yaml';
  }
};

const readOne = (entry: unknown, ids: Set<string>): WrittenQuestion | WrittenFaultCode => {
  if (!isFields(entry)) return 'bad-text';
  const { id, edition, topic, prompt, cites } = entry;
  if (!isText(id) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return 'bad-id';
  if (ids.has(id)) return 'repeated-id';
  ids.add(id);
  const book = isText(edition) ? editionById(edition) : undefined;
  if (!isText(edition) || book === undefined) return 'unknown-edition';
  const level = QUIZ_LEVELS.find((each) => each === entry.level);
  if (level === undefined) return 'unknown-level';
  const options = readOptions(entry.options);
  if (typeof options === 'string') return options;
  if (!isText(topic) || !isText(prompt)) return 'bad-text';
  if (!Array.isArray(cites) || cites.length === 0 || !cites.every(isText)) return 'no-provision';
  const isKnown = (cite: string): boolean =>
    book.unit === 'hoofdstuk'
      ? /^\d+[a-z]?$/.test(cite)
      : articleEntry(book, /^\d+/.exec(cite)?.[0] ?? '') !== undefined;
  if (!cites.every(isKnown)) return 'unknown-provision';
  return { id, edition, level, topic, prompt, options, cites };
};

const readOptions = (list: unknown): readonly WrittenOption[] | WrittenFaultCode => {
  if (!Array.isArray(list) || list.length < 2) return 'too-few-options';
  const options: WrittenOption[] = [];
  for (const option of list as unknown[]) {
    if (!isFields(option)) return 'bad-text';
    const { text, correct, why } = option;
    if (!isText(text) || !isText(why) || typeof correct !== 'boolean') return 'bad-text';
    options.push({ text, correct, why });
  }
  if (options.filter(({ correct }) => correct).length !== 1) return 'not-one-right';
  const texts = new Set(options.map(({ text }) => text.trim().toLowerCase()));
  return texts.size === options.length ? options : 'options-alike';
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const idOf = (entry: unknown): { readonly id?: string } =>
  isFields(entry) && isText(entry.id) ? { id: entry.id } : {};
