/**
 * Everything in `content/` held against what it says and points at: fields, words of the laws, provisions, subjects, terms,
 * cases. Runs before the site is built and tells all faults at once, each with file and line.
 */
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import {
  casesSchema,
  checklistSchema,
  pathSchema,
  questionSchema,
  termSchema,
  topicSchema,
} from '../src/content-schemas.ts';
import { articleEntry, editionById } from '../src/editions.ts';
import { splitHead } from '../src/lawtext/head.ts';
import { crossingsOf, parseArticle, parseProse } from '../src/lawtext/parse.ts';
import type { Crossing } from '../src/lawtext/reading.ts';
import type { Article } from '../src/lawtext/tree.ts';
import { readYaml, schemaFaults, type YamlFile } from '../src/lawtext/yaml-lines.ts';
import { filesOf, type SourceFile } from '../src/search/files.ts';
import {
  checkCases,
  checkChecklist,
  checkPath,
  checkQuestions,
  checkTerm,
  checkTopic,
  type Law,
  type Shelf,
  type Tell,
} from './content-references.ts';

/** Where the files of `content/` stand; one that stands elsewhere would be read by nobody. */
const PATTERNS = [
  ...['editions/*/*.mdx', 'editions/*/cases.yaml', 'topics/*.mdx', 'glossary/*.mdx'],
  ...['questions/*.yaml', 'checklists/*/*.yaml', 'paths/*.yaml'],
];

/** `file:line: what is wrong`, for each fault, file by file. */
export function contentFaults(root = '.'): readonly string[] {
  const files = (pattern: string) => filesOf(root, `content/${pattern}`);
  const articleFiles = files('editions/*/*.mdx');
  const read = articleFiles.map((file) => attempt(() => readArticle(file)));
  const laws = read.flatMap(({ value }) => value ?? []);
  const names = (pattern: string) => new Set(files(pattern).map(({ path }) => basename(path, '.mdx')));
  const shelf: Shelf = { laws, topics: names('topics/*.mdx'), terms: names('glossary/*.mdx') };
  const ids = new Map<string, string>();
  const placed = new Set(PATTERNS.flatMap((pattern) => files(pattern).map(({ path }) => path)));
  return [
    ...files('**/*.*').flatMap(({ path }) =>
      placed.has(path) ? [] : [`${path}:1: hier hoort geen bestand met deze naam`],
    ),
    ...read.flatMap(({ faults }) => faults),
    ...laws.flatMap(({ crossings, ...article }) =>
      crossings.flatMap((half) => crossingFault(half, article, laws)),
    ),
    ...files('editions/*/cases.yaml').flatMap((file) => checkYaml(file, casesSchema, checkCases)),
    ...files('topics/*.mdx').flatMap((file) => checkMdx(file, topicSchema, shelf, checkTopic)),
    ...files('glossary/*.mdx').flatMap((file) => checkMdx(file, termSchema, shelf, checkTerm)),
    ...files('questions/*.yaml').flatMap((file) =>
      checkYaml(file, questionSchema.array(), (tell, questions) =>
        checkQuestions(tell, questions, shelf, ids),
      ),
    ),
    ...files('checklists/*/*.yaml').flatMap((file) =>
      checkYaml(file, checklistSchema, (tell, list) => checkChecklist(tell, list, shelf)),
    ),
    ...files('paths/*.yaml').flatMap((file) =>
      checkYaml(file, pathSchema, (tell, path) => checkPath(tell, path, shelf)),
    ),
  ];
}

/** What a reader gives, or the faults that it stopped at. */
function attempt<T>(work: () => T): { readonly value?: T; readonly faults: readonly string[] } {
  try {
    return { value: work(), faults: [] };
  } catch (error) {
    return { faults: (error instanceof Error ? error.message : String(error)).split(/\n(?=content\/)/) };
  }
}

function readArticle({ path, source }: SourceFile): Law {
  const [, , edition = '', file = ''] = path.split('/');
  const article = file.replace(/(?:\.summary)?\.mdx$/, '');
  const known = editionById(edition);
  if (!known || !articleEntry(known, article) || article !== article.toLowerCase())
    throw new Error(`${path}:1: staat niet in src/editions.ts`);
  return { edition, article, ...parseArticle(source, path), crossings: crossingsOf(source, path) };
}

/** The other half of a footnote must stand in the article that is named, and point back. */
function crossingFault(
  { half, n, article, where }: Crossing,
  from: Pick<Article, 'edition' | 'article'>,
  laws: readonly Law[],
): readonly string[] {
  const other = half === 'mark' ? 'note' : 'mark';
  const isThere = laws.some(
    (law) =>
      law.edition === from.edition &&
      law.article === article.toLowerCase() &&
      law.crossings.some(
        (each) => each.half === other && each.n === n && each.article.toLowerCase() === from.article,
      ),
  );
  const missing =
    half === 'mark' ? `<Note n="${n}" of="${from.article}">` : `<Mark n="${n}" in="${from.article}">`;
  return isThere ? [] : [`${where}: artikel ${article} heeft geen ${missing}`];
}

/** A YAML file: its fields first, and when those are good what they point at. */
function checkYaml<S extends z.ZodType>(
  { path, source }: SourceFile,
  schema: S,
  more: (tell: Tell, value: z.infer<S>) => void,
): readonly string[] {
  const { value, faults } = attempt(() => readYaml(source, path));
  return value === undefined ? faults : checkFields(value, path, schema, more);
}

/** A file with a head and prose of ours under it. */
function checkMdx<S extends z.ZodType>(
  { path, source }: SourceFile,
  schema: S,
  shelf: Shelf,
  more: (tell: Tell, value: z.infer<S>, shelf: Shelf) => void,
): readonly string[] {
  const split = attempt(() => splitHead(source, path));
  if (split.value === undefined) return split.faults;
  const { head, body } = split.value;
  return [
    ...checkFields(head, path, schema, (tell, value) => more(tell, value, shelf)),
    ...attempt(() => parseProse(body, path)).faults,
  ];
}

function checkFields<S extends z.ZodType>(
  yaml: YamlFile,
  file: string,
  schema: S,
  more: (tell: Tell, value: z.infer<S>) => void,
): readonly string[] {
  const faults = schemaFaults(schema, yaml).map(({ line, message }) => `${file}:${line}: ${message}`);
  if (faults.length > 0) return faults;
  const told: string[] = [];
  const tell = (at: readonly PropertyKey[], message: string) =>
    told.push(`${file}:${yaml.lineOf(at)}: ${message}`);
  more(Object.assign(tell, { file }), schema.parse(yaml.value));
  return told;
}

if (import.meta.main) {
  const faults = contentFaults();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
