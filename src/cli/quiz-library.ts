/** Reads the quiz's library from the files of the project, for the command line, tests and benchmarks; the site has its own reader. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { EDITIONS } from '../editions.ts';
import { parseArticle } from '../lawtext/parse.ts';
import type { Article } from '../lawtext/tree.ts';
import { makeLibrary, type TopicParts } from '../quiz-library.ts';
import type { QuizLibrary } from '../quiz/library.ts';
import { readWritten } from '../quiz/written.ts';

const CONTENT = new URL('../../content/', import.meta.url);

const filesIn = (
  folder: string,
  ending: string,
): readonly { readonly name: string; readonly source: string }[] =>
  readdirSync(new URL(folder, CONTENT))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name, source: readFileSync(new URL(`${folder}${name}`, CONTENT), 'utf8') }));

/** The library. @throws Error when a file of `content/` cannot be read: a mistake of ours. */
export const readLibrary = (): QuizLibrary => {
  const { questions, faults } = readWritten(filesIn('questions/', '.yaml'));
  if (faults.length > 0) throw new Error(`content/questions: ${JSON.stringify(faults)}`);
  return makeLibrary(
    questions,
    EDITIONS.flatMap(({ id }) => articlesOf(id)),
    topics(),
  );
};

const articlesOf = (edition: string): readonly Article[] =>
  filesIn(`editions/${edition}/`, '.mdx')
    .filter(({ source }) => /^kind: text$/m.test(source))
    .map(({ name, source }) => ({
      edition,
      article: name.replace('.mdx', ''),
      ...parseArticle(source, name),
    }));

const topics = (): readonly TopicParts[] =>
  filesIn('topics/', '.mdx').map(({ name, source }) => ({
    slug: name.replace('.mdx', ''),
    editions: (parse(source.split(/^---$/m)[1] ?? '') as Pick<TopicParts, 'editions'>).editions,
  }));
