/**
 * The collections and where they live. What each field of their files means stands in `content-schemas.ts`; the fields of an
 * article file are described in `lawtext/frontmatter.ts`.
 */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { globSync, readFileSync } from 'node:fs';
import {
  casesSchema,
  checklistSchema,
  pathSchema,
  questionSchema,
  termSchema,
  topicSchema,
} from './content-schemas.ts';
import { frontmatterSchema } from './lawtext/frontmatter.ts';
import { readYaml, schemaFaults } from './lawtext/yaml-lines.ts';

/** The laws: `<edition>/<article>.mdx`, and `<edition>/<article>.summary.mdx` where we summarise what the text does not hold. */
const articles = defineCollection({
  loader: glob({
    base: './content/editions',
    pattern: '*/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    deferRender: true,
  }),
  schema: frontmatterSchema,
});

/** A subject across the editions: `<slug>.mdx`; the body tells in our words how it grew. */
const topics = defineCollection({
  loader: glob({ base: './content/topics', pattern: '*.mdx' }),
  schema: topicSchema,
});

/** Learning paths: `<level>.yaml`. */
const paths = defineCollection({
  loader: glob({ base: './content/paths', pattern: '*.yaml' }),
  schema: pathSchema,
});

/** Written knowledge questions: every `*.yaml` is a list of them, and each is an entry under its own `id`. */
const questions = defineCollection({
  loader: () => globSync('content/questions/*.yaml').sort().flatMap(readQuestions),
  schema: questionSchema,
});

/** An entry does not know its file, so what is wrong is told here. @throws Error `file:line: what is wrong` */
function readQuestions(file: string): { id: string }[] {
  const yaml = readYaml(readFileSync(file, 'utf8'), file);
  const [fault] = schemaFaults(questionSchema.array(), yaml);
  if (fault !== undefined) throw new Error(`${file}:${fault.line}: ${fault.message}`);
  return yaml.value as { id: string }[];
}

/** Terms: `<slug>.mdx`; the body is the definition in our words. */
const glossary = defineCollection({
  loader: glob({ base: './content/glossary', pattern: '*.mdx', deferRender: true }),
  schema: termSchema,
});

/** What a director does where the rules engine does not rule: `<edition>/<situation>.yaml`, step by step as the articles go. */
const checklists = defineCollection({
  loader: glob({ base: './content/checklists', pattern: '*/*.yaml' }),
  schema: checklistSchema,
});

/** The cases that show on the pages of an edition how its articles rule: `<edition>/cases.yaml`. */
const cases = defineCollection({
  loader: glob({
    base: './content/editions',
    pattern: '*/cases.yaml',
    generateId: ({ entry }) => entry.replace(/\/.*/, ''),
  }),
  schema: casesSchema,
});

export const collections = { articles, topics, paths, questions, glossary, checklists, cases };
