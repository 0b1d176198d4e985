/**
 * The only module that asks the content collections anything. Pages get from here what is held, linked and in the order of
 * the book; what the files say is read by `lawtext/`, what an edition contains by `editions.ts`.
 */
import { getCollection, type CollectionEntry } from 'astro:content';
import { readFileSync } from 'node:fs';
import { articleEntry, articleSlug, CURRENT, editionById, EDITIONS, type Edition } from './editions.ts';
import { engineEditions } from './engine/index.ts';
import { makePartNumber, parseEngineCitation } from './lawtext/anchors.ts';
import { piecesOf, type Piece } from './lawtext/concordance.ts';
import { passagesOf, readableText } from './lawtext/extract.ts';
import { linkArticle, linkLine, makeTargets } from './lawtext/link.ts';
import { parseArticle, parseProse } from './lawtext/parse.ts';
import type { Article, Block, Place } from './lawtext/tree.ts';
import { linesOf, mapLines, walkBlocks } from './lawtext/walk.ts';
import { makeLibrary } from './quiz-library.ts';
import type { QuizLibrary } from './quiz/library.ts';
import { articleWork, workCases, type ArticleWork, type WorkedCase } from './worked-cases.ts';

/** An article that has a page: the edition's own text, our summary, or (2017 art. 19) a part of each. */
export interface HeldArticle {
  readonly edition: Edition;
  /** number as in the book: "27", "VI" */
  readonly number: string;
  /** number as in the address */
  readonly slug: string;
  readonly title: string;
  readonly text?: Article;
  readonly summary?: Article;
}

/** A place that cites an article, with its name for a link: "art. 27B1(a)". */
export interface CitedBy extends Place {
  readonly name: string;
}

/** A visible correction of an error in a source. */
export interface Correction extends Place {
  readonly name: string;
  readonly was: string;
  readonly now: string;
}

/** The trees of an article's files. */
export const treesOf = ({ text, summary }: HeldArticle): readonly Article[] =>
  [text, summary].filter((tree) => tree !== undefined);

/** Every held article: editions oldest first, articles in the order of the book. Read and linked once per build. */
export const allArticles = once(async (): Promise<readonly HeldArticle[]> => {
  const targets = await allTargets();
  return assemble((await readFiles()).map((file) => linkArticle(file, targets)));
});

/** Everything that a reference can point at: what is held, and what only the register knows. */
const allTargets = once(async () =>
  makeTargets(await readFiles(), (edition, article) => {
    const known = editionById(edition);
    return known !== undefined && articleEntry(known, article) !== undefined;
  }),
);

/**
 * Prose of ours as blocks; its references are read in the current edition unless they name another. With an empty
 * `edition` only those that name theirs are links ("artikel 23C van 2017").
 */
export async function linkedProse(
  source: string,
  file: string,
  edition: string = CURRENT.id,
): Promise<readonly Block[]> {
  const targets = await allTargets();
  return mapLines(parseProse(source, file), (line) => linkLine(line, { edition, article: '' }, targets));
}

/** The held articles of one edition, in the order of the book. */
export const heldArticles = async (edition: string): Promise<readonly HeldArticle[]> =>
  (await allArticles()).filter((article) => article.edition.id === edition);

/** The held articles before and after this one in its edition. */
export async function neighbours(article: HeldArticle) {
  const all = await heldArticles(article.edition.id);
  const at = all.findIndex(({ slug }) => slug === article.slug);
  return { previous: all[at - 1], next: all[at + 1] };
}

/** The places in the same edition that point at this article, each once, in the order of the book. */
export async function citedBy({ edition, slug }: HeldArticle): Promise<readonly CitedBy[]> {
  const passages = (await heldArticles(edition.id))
    .filter((article) => article.slug !== slug)
    .flatMap((article) => treesOf(article).flatMap(passagesOf));
  return passages
    .filter(({ references }) => references.some((to) => to.edition === edition.id && to.article === slug))
    .map(({ edition, article, anchor }) => ({
      edition,
      article,
      anchor,
      name: `art. ${article}${anchor ? makePartNumber(anchor) : ''}`,
    }));
}

/** Every correction in the texts, in the order of the books. */
export async function corrections(): Promise<readonly Correction[]> {
  return (await allArticles()).flatMap(({ edition, number, text }) =>
    (text ? walkBlocks(text.blocks) : []).flatMap((block) =>
      linesOf(block)
        .flat()
        .flatMap((inline) =>
          inline.kind === 'fix'
            ? [
                {
                  edition: edition.id,
                  article: articleSlug(number),
                  name: `${edition.year}, ${edition.unit} ${number}`,
                  was: inline.was,
                  now: inline.value,
                },
              ]
            : [],
        ),
    ),
  );
}

/** A subject across the editions, with the name it has in addresses; `body` is what we tell about it. */
export type Topic = CollectionEntry<'topics'>['data'] & { readonly slug: string; readonly body: string };

/** Every subject, in the order of the books: preparation, auction, irregularities, information, play, score. */
export const allTopics = once(async (): Promise<readonly Topic[]> => {
  const entries = await getCollection('topics');
  const topics = entries.map(({ id, data, body = '' }) => ({ ...data, slug: id, body }));
  return topics.sort(
    (a, b) =>
      TOPIC_CHAPTERS.indexOf(a.chapter) - TOPIC_CHAPTERS.indexOf(b.chapter) ||
      a.title.localeCompare(b.title, 'nl'),
  );
});

/** What we tell about a subject, as blocks. It speaks of several editions, so only references that name theirs are links. */
export const topicProse = ({ slug, body }: Topic): Promise<readonly Block[]> =>
  linkedProse(body, `content/topics/${slug}.mdx`, '');

/** A subject in one edition: how it is treated there, the pieces that the site holds, and the provisions it does not. */
export interface TopicColumn {
  readonly edition: Edition;
  readonly treatment: Treatment;
  readonly pieces: readonly Piece[];
  readonly missing: readonly Piece[];
}

/** How an edition treats a subject, as its file says. */
export type Treatment = NonNullable<Topic['editions'][string]>;

/** The editions that treat a subject, oldest first, each with its pieces. */
export async function topicColumns(topic: Topic): Promise<readonly TopicColumn[]> {
  const all = await allArticles();
  const files = (edition: string, slug: string) =>
    all.filter((article) => article.edition.id === edition && article.slug === slug).flatMap(treesOf);
  return EDITIONS.flatMap((edition) => {
    const treatment = topic.editions[edition.id];
    if (treatment === undefined) return [];
    const found = piecesOf(topic, edition, files);
    const pieces = found.filter(({ words }) => words !== undefined);
    return [{ edition, treatment, pieces, missing: found.filter(({ words }) => words === undefined) }];
  });
}

/** The subjects that an article treats, the one that is most about it first. */
export async function topicsOf({
  edition,
  slug,
}: Pick<HeldArticle, 'edition' | 'slug'>): Promise<readonly Topic[]> {
  const about = (topic: Topic) => {
    const parts = topic.editions[edition.id]?.parts ?? [];
    const here = parts.filter((cite) => parseEngineCitation(cite, edition)?.article === slug).length;
    return { topic, here, share: here / parts.length };
  };
  return (await allTopics())
    .map(about)
    .filter(({ here }) => here > 0)
    .sort((a, b) => b.share - a.share || b.here - a.here)
    .map(({ topic }) => topic);
}

const TOPIC_CHAPTERS: readonly Topic['chapter'][] = [
  'voorbereiding',
  'bieden',
  'biedfouten',
  'informatie',
  'spelen',
  'score',
];

/** A learning path, named after its level. */
export type LearningPath = CollectionEntry<'paths'>['data'] & { readonly level: string };

/** The learning paths, easiest first. */
export async function learningPaths(): Promise<readonly LearningPath[]> {
  const entries = await getCollection('paths');
  return ['basis', 'gevorderd', 'wedstrijdleider'].flatMap((level) =>
    entries.filter(({ id }) => id === level).map(({ data }) => ({ ...data, level })),
  );
}

/** The written knowledge questions, file by file in the order of the file. */
export const knowledgeQuestions = once(async () =>
  (await getCollection('questions')).map(({ id, data }) => ({ ...data, id })),
);

/** A term of the glossary with its definition, references linked, and the places in the laws that treat it. */
export interface Term extends Omit<CollectionEntry<'glossary'>['data'], 'articles'> {
  readonly slug: string;
  readonly definition: readonly Block[];
  readonly places: readonly (Place & { readonly name: string })[];
}

/** The glossary in alphabetical order. @throws Error for a place or a related term that does not exist. */
export const glossary = once(async (): Promise<readonly Term[]> => {
  const entries = await getCollection('glossary');
  const slugs = new Set(entries.map(({ id }) => id));
  const terms = entries.map(async ({ id, data: { articles, ...data }, body = '', filePath = id }) => {
    const lost = data.see.find((slug) => !slugs.has(slug));
    if (lost) throw new Error(`${filePath}: het begrip "${lost}" bestaat niet`);
    const places = articles.map((cited) => citedPlace(cited, filePath));
    return { ...data, slug: id, definition: await linkedProse(body, filePath), places };
  });
  return (await Promise.all(terms)).sort((a, b) => a.term.localeCompare(b.term, 'nl'));
});

/** At most so many terms are offered beside an article. */
const TERMS_BESIDE = 8;

/**
 * The terms that an article's text uses and that are worth a preview: those that few articles use come first, so that a
 * reader is not told what a card is.
 */
export async function termsIn(article: HeldArticle): Promise<readonly Term[]> {
  const uses = await termUses();
  const here = (await glossary()).filter(({ slug }) => uses.get(slug)?.has(article));
  const rarity = ({ slug }: Term) => uses.get(slug)?.size ?? 0;
  return here.sort((a, b) => rarity(a) - rarity(b)).slice(0, TERMS_BESIDE);
}

const termUses = once(async () => {
  const words = (await allArticles()).map((article) => ({
    article,
    text: treesOf(article)
      .map(({ blocks }) => readableText(blocks))
      .join(' ')
      .toLowerCase(),
  }));
  const pattern = (names: readonly string[]) =>
    new RegExp(
      `(?<![\\p{L}])(?:${names.map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}])`,
      'u',
    );
  return new Map(
    (await glossary()).map(({ slug, term, plural }) => {
      const found = pattern([term, ...(plural ? [plural] : [])]);
      return [slug, new Set(words.filter(({ text }) => found.test(text)).map(({ article }) => article))];
    }),
  );
});

/** The place that "2017/27B1a" names, with its name in a list: "2017 art. 27B1(a)". */
function citedPlace(cited: string, file: string): Place & { readonly name: string } {
  const [id = '', citation = ''] = cited.split('/');
  const edition = editionById(id);
  const place = edition && parseEngineCitation(citation, edition);
  if (!edition || !place) throw new Error(`${file}: "${cited}" is geen plaats in de spelregels`);
  const part = place.anchor ? makePartNumber(place.anchor) : '';
  return {
    ...place,
    name: `${id} ${edition.partUnit ?? `art. ${place.article}`}${edition.partUnit ? ' ' : ''}${part}`,
  };
}

/** What the question maker needs from `content/`; the same as the command line reads from the files. */
export const quizLibrary = once(async (): Promise<QuizLibrary> => {
  const topics = [...(await allTopics())].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return makeLibrary(await knowledgeQuestions(), await readFiles(), topics);
});

const readFiles = once(async (): Promise<readonly Article[]> => {
  const entries = await getCollection('articles');
  return entries.map(({ id, filePath = '' }) => {
    const [edition = '', file = ''] = id.split('/');
    const article = file.replace(/\.summary$/, '');
    return { edition, article, ...parseArticle(readFileSync(filePath, 'utf8'), filePath) };
  });
});

/** Text and summary of the same article brought together. @throws Error for a file that the register does not know. */
function assemble(files: readonly Article[]): readonly HeldArticle[] {
  for (const { edition, article } of files) {
    const known = editionById(edition);
    if (!known || !articleEntry(known, article))
      throw new Error(`content/editions/${edition}/${article}.mdx: staat niet in src/editions.ts`);
  }
  return EDITIONS.flatMap((edition) =>
    edition.articles.flatMap(({ number }) => {
      const slug = articleSlug(number);
      const own = files.filter((file) => file.edition === edition.id && file.article === slug);
      const text = own.find(({ frontmatter }) => frontmatter.kind === 'text');
      const summary = own.find(({ frontmatter }) => frontmatter.kind === 'summary');
      const title = (summary ?? text)?.frontmatter.title;
      return title === undefined ? [] : [{ edition, number, slug, title, text, summary }];
    }),
  );
}

/** The cases of each edition that has auction laws, ruled by them. @throws Error for an edition without cases. */
export const casesByEdition = once(async (): Promise<ReadonlyMap<string, readonly WorkedCase[]>> => {
  const held = new Map((await getCollection('cases')).map(({ id, data }) => [id, data.cases]));
  return new Map(
    engineEditions.map((id) => {
      const words = held.get(id);
      if (words === undefined) throw new Error(`content/editions/${id}/cases.yaml ontbreekt`);
      return [id, workCases(id, words)];
    }),
  );
});

/** What the rules engine does with an article. */
export const engineWork = async ({ edition, slug }: HeldArticle): Promise<ArticleWork> =>
  articleWork(edition.id, slug, (await casesByEdition()).get(edition.id) ?? []);

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** The checklists for directors, each with its edition and its situation. */
export const checklists = once(async () =>
  (await getCollection('checklists')).map(({ id, data }) => {
    const [edition = '', situation = ''] = id.split('/');
    return { edition, situation, ...data };
  }),
);
