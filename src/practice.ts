/** What can be practised, worked out once when the site is built: patterns, and the choices of edition and subject that follow from them. */
import { articleSlug, EDITIONS, editionStyle } from './editions.ts';
import type { EditionChoice, Subject } from './islands/practise/choices.ts';
import { to } from './base-path.ts';
import { allTopics, quizLibrary, type Topic } from './laws.ts';
import { decidedFirst } from './quiz/deciding.ts';
import { makeQuestion, patternsOf } from './quiz/make.ts';
import { DEFAULT_COUNT, fits, makeAddress, type Filter } from './islands/practise/filter.ts';
import type { PatternInfo } from './quiz/question.ts';

const GROUPS: { readonly [chapter in Topic['chapter']]: string } = {
  voorbereiding: 'Vóór het bieden',
  bieden: 'Bieden',
  biedfouten: 'Fouten bij het bieden',
  informatie: 'Informatie',
  spelen: 'Spelen',
  score: 'Score',
};

let patterns: Promise<readonly PatternInfo[]> | undefined;

/** Every pattern of every edition, in the order of the editions, its deciding provision first. Worked out once per build. */
export const allPatterns = (): Promise<readonly PatternInfo[]> =>
  (patterns ??= quizLibrary().then((library) =>
    EDITIONS.flatMap(({ id }) => patternsOf(id, library)).map((pattern) =>
      decidedFirst(pattern, (code) => makeQuestion(code, library)),
    ),
  ));

/** The subjects about which something can be asked, in the order of the book. @throws Error for a pattern under an unknown subject. */
export async function practiceSubjects(): Promise<readonly Subject[]> {
  const asked = new Set((await allPatterns()).map(({ topic }) => topic));
  const known = (await allTopics())
    .filter(({ slug }) => asked.has(slug))
    .map(({ slug, title, chapter }): Subject => ({ slug, title, group: GROUPS[chapter] }));
  const unknown = [...asked].filter((topic) => !known.some(({ slug }) => slug === topic));
  if (unknown.length > 0)
    throw new Error(`Onbekend onderwerp van vragen: ${unknown.join(', ')} (src/practice.ts)`);
  return known;
}

/** The editions in which something can be asked, oldest first. */
export async function editionChoices(): Promise<readonly EditionChoice[]> {
  const patterns = await allPatterns();
  return EDITIONS.flatMap((edition) => {
    const own = patterns.filter((pattern) => pattern.edition === edition.id);
    if (own.length === 0) return [];
    const [only, ...others] = edition.articles;
    return [
      {
        id: edition.id,
        year: edition.year,
        ...(only !== undefined && others.length === 0 && { whole: articleSlug(only.number) }),
        style: editionStyle(edition),
        topics: [...new Set(own.map(({ topic }) => topic))],
        kinds: [...new Set(own.map(({ kind }) => kind))],
      },
    ];
  });
}

/** Where to practise an article, or undefined when no question rests on it. */
export async function articlePractice(edition: string, article: string): Promise<string | undefined> {
  const filter: Filter = { edition, article, topics: [], kinds: [], count: DEFAULT_COUNT };
  const asked = (await allPatterns()).some((pattern) => fits(pattern, filter));
  return asked ? to(`/oefenen/${makeAddress({ filter })}`) : undefined;
}
