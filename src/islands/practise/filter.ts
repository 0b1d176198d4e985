/**
 * What a person wants to practise, and how it stands in the address of /oefenen/. An address is read with care: what is not
 * known is left out and named, so that an old or mistyped link leads somewhere and says so. Which questions fit is asked of `fits`.
 */
import { parseCode } from '../../quiz/codes.ts';
import { articleOf } from '../../quiz/deciding.ts';
import { QUIZ_LEVELS, type PatternInfo, type QuestionKind, type QuizLevel } from '../../quiz/question.ts';
import { oddField, oddWords, wordsIn, type OddField } from '../address-fields.ts';
import type { EditionChoice } from './choices.ts';

/** Sets with a name of their own: the commonest cases, and the patterns that last went wrong. */
export const SERIES = ['opfrissen', 'fouten'] as const;
export type Series = (typeof SERIES)[number];

/** What to practise; an empty list means everything. */
export interface Filter {
  readonly series?: Series;
  /** Absent only for a series of mistakes, which may come from every edition. */
  readonly edition?: string;
  readonly topics: readonly string[];
  readonly kinds: readonly QuestionKind[];
  readonly level?: QuizLevel;
  /** Number of an article of the edition: questions that rest on it. */
  readonly article?: string;
  readonly count: number;
}

/** How many questions a set may have. */
export const COUNTS = [5, 10, 20] as const;
export const DEFAULT_COUNT = 10;

/** The names of the kinds in addresses. */
export const KIND_SLUGS: { readonly [kind in QuestionKind]: string } = {
  legality: 'toegestaan',
  outcome: 'einde',
  irregularity: 'fout',
  options: 'keuzes',
  consequence: 'gevolg',
  lead: 'voorspelen',
  'other-edition': 'toen-en-nu',
  score: 'score',
  provision: 'bepaling',
  steps: 'stappen',
  gap: 'tekst',
  knowledge: 'kennis',
};
const KINDS = Object.keys(KIND_SLUGS) as QuestionKind[];

/** What an address asks for: the choice of what to practise, a set to begin, or a question. */
export interface PractiseAddress {
  readonly filter?: Filter;
  readonly code?: string;
}

/** An address as read, with the fields that cannot be followed; then the filter is what is left of it. */
export interface ReadAddress extends PractiseAddress {
  readonly odd: readonly OddField[];
}

/** Reads the query of an address. `editions` and `topics`: those about which something can be asked. */
export function parseAddress(
  query: string,
  editions: readonly Pick<EditionChoice, 'id' | 'whole'>[],
  topics: readonly string[],
): ReadAddress {
  const asked = new URLSearchParams(query);
  const given = (name: string) => asked.get(name)?.trim().toLowerCase() ?? '';
  const series = SERIES.find((each) => each === given('reeks'));
  const book = editions.find(({ id }) => id === given('editie'));
  const edition = book?.id;
  const level = QUIZ_LEVELS.find((each) => each === given('niveau'));
  const article = book && articleIn(book, given('artikel'));
  const count = COUNTS.find((each) => String(each) === given('aantal'));
  const code = given('vraag');
  const filter: Filter = {
    ...(series !== undefined && { series }),
    ...(edition !== undefined && { edition }),
    ...(level !== undefined && { level }),
    ...(article !== undefined && { article }),
    topics: wordsIn(given('onderwerp')).filter((word) => topics.includes(word)),
    kinds: KINDS.filter((kind) => wordsIn(given('soort')).includes(KIND_SLUGS[kind])),
    count: count ?? DEFAULT_COUNT,
  };
  const odd = [
    ...oddField('reeks', given('reeks'), series),
    ...oddField('editie', given('editie'), edition),
    ...(book || given('editie') === '' ? oddField('artikel', given('artikel'), article) : []),
    ...oddWords('onderwerp', given('onderwerp'), topics),
    ...oddField('niveau', given('niveau'), level),
    ...oddWords('soort', given('soort'), Object.values(KIND_SLUGS)),
    ...oddField('aantal', given('aantal'), count),
  ];
  const isFilter = series !== undefined || edition !== undefined || odd.length > 0;
  return { ...(isFilter && { filter }), ...(code !== '' && { code }), odd };
}

const articleIn = ({ whole }: Pick<EditionChoice, 'whole'>, text: string): string | undefined =>
  text !== '' && (text === whole || /^\d{1,3}$/.test(text)) ? text : undefined;

/** The query of an address, beginning with "?"; nothing for the page itself. */
export function makeAddress({ filter, code }: PractiseAddress): string {
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['reeks', filter?.series],
    ['editie', filter?.edition],
    ['artikel', filter?.article],
    ['onderwerp', filter?.topics.join('.')],
    ['niveau', filter?.level],
    ['soort', filter?.kinds.map((kind) => KIND_SLUGS[kind]).join('.')],
    ['aantal', filter && filter.count !== DEFAULT_COUNT ? String(filter.count) : undefined],
    ['vraag', code],
  ];
  const query = parts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return query && `?${query}`;
}

/** Whether questions of a kind are cases made by the rules of the auction: of these there are always more. */
export const isMadeKind = (kind: QuestionKind): boolean => kind !== 'knowledge' && kind !== 'gap';

/** Whether questions of a pattern are asked for. */
export function fits(pattern: PatternInfo, { edition, topics, kinds, level, article }: Filter): boolean {
  return (
    (edition === undefined || pattern.edition === edition) &&
    (topics.length === 0 || topics.includes(pattern.topic)) &&
    (kinds.length === 0 || kinds.includes(pattern.kind)) &&
    (level === undefined || pattern.level === level) &&
    (article === undefined ||
      isWholeBook(article) ||
      pattern.cites.some((cite) => articleOf(cite) === article))
  );
}

/** Whether the article that is asked for decides the questions of a pattern; others that it plays a part in come after these. */
export const isDecidedBy = ({ cites: [first] }: PatternInfo, article: string): boolean =>
  first !== undefined && (isWholeBook(article) || articleOf(first) === article);

/** An edition of which one chapter is all (1930): its number is no number of a provision. */
const isWholeBook = (article: string): boolean => /^[ivx]+$/.test(article);

/** The edition of a question's code, when it is a code at all. */
export const editionOfCode = (code: string): string | undefined => {
  const parts = parseCode(code);
  return typeof parts === 'string' ? undefined : parts.edition;
};
