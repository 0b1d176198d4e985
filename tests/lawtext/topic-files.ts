/** The subjects as their files say, read in plain Node; the site reads the same files through its collections. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ByEdition, Relation } from '../../src/lawtext/concordance.ts';

/** A case as written: one list of events, or one for each edition and a default. */
export interface TopicCase {
  readonly title: string;
  readonly story: string;
  readonly differs: boolean;
  readonly record: {
    readonly dealer: string;
    readonly vulnerable: string;
    readonly events: readonly object[] | ByEdition<readonly object[]>;
  };
}

export interface TopicFile {
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  readonly chapter: string;
  readonly default: readonly string[];
  readonly editions: ByEdition<{
    readonly parts: readonly string[];
    readonly relation: Relation;
    readonly what: string;
  }>;
  readonly pairs: readonly ByEdition<string>[];
  readonly cases: readonly TopicCase[];
  readonly body: string;
}

const DIRECTORY = 'content/topics';

export const TOPICS: readonly TopicFile[] = globSync('*.mdx', { cwd: DIRECTORY })
  .sort()
  .map((name) => {
    const file = `${DIRECTORY}/${name}`;
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    return {
      pairs: [],
      cases: [],
      ...(parse(head) as object),
      slug: name.replace('.mdx', ''),
      file,
      body,
    } as unknown as TopicFile;
  });

/** The events of a case under an edition. */
export const eventsFor = ({ record }: TopicCase, edition: string): readonly object[] =>
  Array.isArray(record.events)
    ? record.events
    : ((record.events as ByEdition<readonly object[]>)[edition] ??
      (record.events as ByEdition<readonly object[]>)['default'] ??
      []);
