/**
 * Makes the quiz's library out of what `content/` holds: the written questions, and the passages of the editions' own texts
 * in which words can be left out. Pure; the site and the command line hand it what they have read.
 */
import { articleEntry, articleSlug, editionById } from './editions.ts';
import { engineEditions, isWithin, lawsOf } from './engine/index.ts';
import { makeEngineCitation, parentPart } from './lawtext/anchors.ts';
import { readableText } from './lawtext/extract.ts';
import type { Article, Block } from './lawtext/tree.ts';
import { partsIn } from './lawtext/walk.ts';
import { canGap, sentencesOf } from './quiz/gap-words.ts';
import type { LawPassage, QuizLibrary, WrittenQuestion } from './quiz/library.ts';

/** A subject with the provisions that treat it in each edition. */
export interface TopicParts {
  readonly slug: string;
  readonly editions: { readonly [edition: string]: { readonly parts: readonly string[] } | undefined };
}

/** How much of a quotation is kept: a few words are enough to know a provision by, and the longest would give itself away. */
const QUOTED = 48;

/** The first words by which the clauses of an edition quote each provision. */
const quotesOf = (edition: string): { readonly [cite: string]: string } => {
  const quotes: Record<string, string> = {};
  for (const { cite, quote } of lawsOf(edition)?.articles.flatMap(({ clauses }) => clauses) ?? [])
    if (quote !== undefined) quotes[cite] ??= beginOf(quote);
  return quotes;
};

const beginOf = (quote: string): string =>
  quote.length <= QUOTED ? quote : `${quote.slice(0, quote.lastIndexOf(' ', QUOTED))} …`;

/** The library from written questions, the articles of all editions (summaries are passed over) and the subjects. */
export const makeLibrary = (
  written: readonly WrittenQuestion[],
  articles: readonly Article[],
  topics: readonly TopicParts[],
): QuizLibrary => ({
  written: [...written].sort(byName(({ id }) => id)),
  passages: [...articles]
    .sort(byName(({ edition, article }) => `${edition}/${article}`))
    .filter(({ frontmatter }) => frontmatter.kind === 'text')
    .flatMap((article) => passagesIn(article, topics))
    .filter(canGap),
  subjects: Object.fromEntries(engineEditions.map((edition) => [edition, subjectsOf(edition)])),
  quotes: Object.fromEntries(engineEditions.map((edition) => [edition, quotesOf(edition)])),
});

/** The subjects of the articles that the engine rules on, as the register of editions has them. */
const subjectsOf = (edition: string): { readonly [article: string]: string } => {
  const book = editionById(edition);
  const numbers = lawsOf(edition)?.articles.map(({ number }) => number) ?? [];
  return Object.fromEntries(
    numbers.flatMap((number) => {
      const subject = book && articleEntry(book, number)?.subject;
      return subject === undefined ? [] : [[number, subject]];
    }),
  );
};

/** Whatever the order in which they were read, the library and so every set drawn from it is the same. */
const byName =
  <T>(nameOf: (each: T) => string) =>
  (a: T, b: T): number =>
    nameOf(a) < nameOf(b) ? -1 : 1;

const passagesIn = (article: Article, topics: readonly TopicParts[]): readonly LawPassage[] => {
  const edition = editionById(article.edition);
  if (edition === undefined) return [];
  const number = edition.articles.find((entry) => articleSlug(entry.number) === article.article)?.number;
  const own = (blocks: readonly Block[]): string =>
    readableText(blocks.filter(({ kind }) => kind === 'paragraph'))
      .replace(/\s+/g, ' ')
      .trim();
  const texts = new Map<string | undefined, string>([
    [undefined, own(article.blocks)],
    ...partsIn(article.blocks).map(({ n, children }) => [n, own(children)] as const),
  ]);
  return [...texts].flatMap(([anchor, text]) => {
    const place = { article: number ?? article.article, ...(anchor !== undefined && { anchor }) };
    const cite = makeEngineCitation(place, edition);
    const topic = topicOf(topics, edition.id, cite);
    if (topic === undefined || cite === '' || text === '') return [];
    const lead = leadOf(anchor, texts);
    return [{ edition: edition.id, cite, topic, ...(lead !== undefined && { lead }), text }];
  });
};

/** The sentence above a part that it goes on; where that one goes on another, the whole of it, so that it can be read from its beginning. */
const leadOf = (
  anchor: string | undefined,
  texts: ReadonlyMap<string | undefined, string>,
): string | undefined => {
  if (anchor === undefined) return undefined;
  const parent = parentPart(anchor);
  const sentences = sentencesOf(texts.get(parent) ?? '');
  const lead = sentences.at(-1);
  if (lead === undefined || !lead.endsWith(':')) return undefined;
  const above = sentences.length === 1 && /^\p{Ll}/u.test(lead) ? leadOf(parent, texts) : undefined;
  return above === undefined ? lead : `${above} ${lead}`;
};

/** The subject under which a provision stands: the one that names the most telling part of it. */
const topicOf = (topics: readonly TopicParts[], edition: string, cite: string): string | undefined => {
  let best: { readonly slug: string; readonly length: number } | undefined;
  for (const { slug, editions } of topics)
    for (const part of editions[edition]?.parts ?? [])
      if ((isWithin(cite, part) || isWithin(part, cite)) && part.length > (best?.length ?? 0))
        best = { slug, length: part.length };
  return best?.slug;
};
