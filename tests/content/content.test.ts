/** What must be there for a student: every article of the current edition, summaries of some substance, resolving citations. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CURRENT, editionById, EDITIONS, articleSlug } from '../../src/editions.ts';
import { clausesCiting, engineEditions, lawsOf, notModelled } from '../../src/engine/index.ts';
import { parseEngineCitation } from '../../src/lawtext/anchors.ts';
import { readableText } from '../../src/lawtext/extract.ts';
import { partAt, walkBlocks } from '../../src/lawtext/walk.ts';
import { LINKED } from '../lawtext/shelf.ts';

const held = (edition: string, article: string) =>
  LINKED.filter((each) => each.edition === edition && each.article === article);

/** Whether "27B1a" is a place of an edition that the site holds. */
const exists = (id: string, citation: string): boolean => {
  const edition = editionById(id);
  const place = edition && parseEngineCitation(citation, edition);
  if (!place) return false;
  const trees = held(id, place.article);
  return place.anchor === undefined
    ? trees.length > 0
    : trees.some(({ blocks }) => partAt(blocks, place.anchor!) !== undefined);
};

test(`every article of ${CURRENT.id} is held`, () => {
  const missing = CURRENT.articles.filter(({ number }) => held(CURRENT.id, articleSlug(number)).length === 0);
  expect(missing).toEqual([]);
});

const summaries = LINKED.filter(({ frontmatter }) => frontmatter.kind === 'summary');
const FEWEST_WORDS = 12;

test.each(summaries.map((article) => [`${article.edition}/${article.article}`, article] as const))(
  'summary %s says something, in short and in full, and no part is empty',
  (_name, { blocks, frontmatter }) => {
    expect(frontmatter.inShort).toBeTruthy();
    expect(readableText(blocks).split(/\s+/).length).toBeGreaterThan(FEWEST_WORDS);
    const empty = walkBlocks(blocks).filter((block) => block.kind === 'part' && readableText(block.children) === '');
    expect(empty).toEqual([]);
  },
);

describe('the rules engine cites what stands in content', () => {
  test.each(engineEditions)('%s', (edition) => {
    const laws = lawsOf(edition)!;
    const cites = laws.articles.flatMap(({ clauses }) => clauses.map(({ cite }) => cite));
    expect(cites.filter((cite) => !exists(edition, cite))).toEqual([]);
    const listed = (cite: string) => editionById(edition)!.articles.some(({ number }) => number === cite);
    const left = notModelled(edition).map(({ cite }) => cite);
    expect(left.filter((cite) => !exists(edition, cite) && !listed(cite))).toEqual([]);
    expect(clausesCiting(edition, laws.articles[0]!.number).length).toBeGreaterThan(0);
  });
});

interface Question {
  readonly id: string;
  readonly edition: string;
  readonly topic: string;
  readonly options: readonly { readonly text: string; readonly correct: boolean }[];
  readonly cites: readonly string[];
}

describe('the knowledge questions', () => {
  const questions = globSync('content/questions/*.yaml').flatMap(
    (file) => parse(readFileSync(file, 'utf8')) as readonly Question[],
  );
  const topics = new Set(globSync('content/topics/*.mdx').map((file) => file.replace(/.*\/|\.mdx$/g, '')));

  test('are at least 150, each with a name of its own', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.length).toBeGreaterThanOrEqual(150);
  });

  test('have one right option, no two alike, a subject and a provision that exist', () => {
    const faults = questions.filter(
      ({ options, cites, edition, topic }) =>
        options.filter(({ correct }) => correct).length !== 1 ||
        new Set(options.map(({ text }) => text.toLowerCase())).size !== options.length ||
        !topics.has(topic) ||
        !cites.every((cite) => exists(edition, cite)),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  test('do not give the answer away by its length', () => {
    const longest = questions.filter(({ options }) => {
      const right = options.find(({ correct }) => correct)!.text.length;
      return options.every(({ text, correct }) => correct || text.length < right);
    });
    expect(longest.length / questions.length).toBeLessThan(0.4);
  });
});

test('every place that the glossary names exists', () => {
  const faults = globSync('content/glossary/*.mdx').flatMap((file) => {
    const head = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const { articles = [] } = parse(head) as { readonly articles?: readonly string[] };
    return articles
      .filter((cited) => !exists(cited.split('/')[0]!, cited.split('/')[1]!))
      .map((cited) => `${file}: ${cited}`);
  });
  expect(faults).toEqual([]);
});

test('every spine has colours that can be read: 4.5 to 1 on paper by day and by night, and under white', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [day, night] = [...tokens.matchAll(/--paper: (#\w{6})/g)].map(([, colour]) => colour!);
  for (const { id, colours } of EDITIONS) {
    expect(contrast(colours.ink, day!), `${id} by day`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.night, night!), `${id} by night`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.spine, '#ffffff'), `${id} under white`).toBeGreaterThanOrEqual(4.5);
  }
});
