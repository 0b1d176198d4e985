/** Joins documents: a term to its provisions, a provision to the same subject in other editions. */
import type { SearchContent, SubjectEntry } from './content.ts';
import { provisionFinder, type SearchDocument, type SearchEdition } from './documents.ts';
import { inForceFirst } from './preference.ts';
import { wordsOf } from './tokens.ts';
import { STOP_WORDS } from './words/stop-words.ts';

type Finder = (edition: string, citation: string) => number | undefined;

/** The documents with their provisions and counterparts. */
export function linkDocuments(
  documents: readonly SearchDocument[],
  content: SearchContent,
  editions: readonly SearchEdition[],
): readonly SearchDocument[] {
  const find = provisionFinder(documents, editions);
  const order = inForceFirst(editions);
  const terms = new Map(content.terms.map((term) => [`/begrippen/#${term.slug}`, term]));
  const subjects = new Map(content.subjects.map((subject) => [`/vergelijk/${subject.slug}/`, subject]));
  return documents.map((document, at) => {
    if (document.kind === 'term') {
      const provisions = (terms.get(document.path)?.provisions ?? []).map((place) => {
        const [edition = '', citation = ''] = place.split('/');
        return find(edition, citation);
      });
      return { ...document, provisions: known(provisions) };
    }
    if (document.kind === 'subject') {
      const parts = subjects.get(document.path)?.provisions ?? {};
      const provisions = order.flatMap((id) => (parts[id] ?? []).map((citation) => find(id, citation)));
      return { ...document, provisions: known(provisions) };
    }
    const same = counterparts(at, documents, content.subjects, editions, find);
    return same.length > 0 ? { ...document, same } : document;
  });
}

/** The same subject elsewhere: by the subjects' pairs, then by their lists, then by number where the titles agree. One an edition, the one in force first. */
function counterparts(
  at: number,
  documents: readonly SearchDocument[],
  subjects: readonly SubjectEntry[],
  editions: readonly SearchEdition[],
  find: Finder,
): readonly number[] {
  const document = documents[at];
  if (!document || !['article', 'part', 'listed'].includes(document.kind)) return [];
  return inForceFirst(editions)
    .filter((id) => id !== document.edition)
    .flatMap((id) => {
      const other =
        paired(at, documents, subjects, id, find) ??
        listedTogether(at, documents, subjects, id, find) ??
        sameNumber(document, documents, id, find);
      return other === undefined ? [] : [other];
    });
}

/** From a pair that names this provision itself, or one inside it when this is a whole article. */
function paired(
  at: number,
  documents: readonly SearchDocument[],
  subjects: readonly SubjectEntry[],
  edition: string,
  find: Finder,
): number | undefined {
  const document = documents[at];
  if (!document || document.kind === 'article') return undefined;
  for (const pair of subjects.flatMap(({ pairs }) => pairs)) {
    const mine = pair[document.edition];
    const other = pair[edition];
    if (mine !== undefined && other !== undefined && find(document.edition, mine) === at)
      return find(edition, other);
  }
  return undefined;
}

/** From a subject whose first provision in this edition is this one or in this article; the first of the other edition. */
function listedTogether(
  at: number,
  documents: readonly SearchDocument[],
  subjects: readonly SubjectEntry[],
  edition: string,
  find: Finder,
): number | undefined {
  const document = documents[at];
  if (!document) return undefined;
  const reach = (place: number | undefined) => {
    const found = place === undefined ? undefined : documents[place];
    if (!found || found.edition !== document.edition || found.article !== document.article) return false;
    const [a = '', b = ''] = [found.anchor, document.anchor];
    return document.kind !== 'part' || a.startsWith(b) || b.startsWith(a);
  };
  const own = ({ provisions }: SubjectEntry) =>
    (provisions[document.edition] ?? []).map((citation) => reach(find(document.edition, citation)));
  const title = titleWords(documents[document.head] ?? document);
  const matching = subjects
    .map((subject) => ({ subject, closeness: closeness(subject, title, own(subject)) }))
    .filter(({ closeness }) => closeness > 1)
    .sort((a, b) => b.closeness - a.closeness);
  for (const { subject } of matching) {
    const places = known((subject.provisions[edition] ?? []).map((citation) => find(edition, citation)));
    const main = mainArticle(places, document, title, documents);
    const [first] = main;
    if (first === undefined) continue;
    const isWhole = document.kind === 'article' && main.length > 1 && !isChapter(documents[first]);
    return isWhole ? documents[first]?.head : first;
  }
  return undefined;
}

/** How much a subject is about an article: by the words of its title, then by how many of its provisions stand there. */
function closeness(
  { title }: SubjectEntry,
  articleTitle: ReadonlySet<string>,
  isOwn: readonly boolean[],
): number {
  const words = wordsOf(title).map(({ term }) => term);
  const shared = words.filter((word) => articleTitle.has(word)).length / Math.max(1, words.length);
  const own = isOwn.filter(Boolean).length;
  if (own === 0) return 0;
  return (isOwn[0] ? 1 : 0) + 2 * shared + own / isOwn.length + own / 10;
}

const LIKE_TITLE = 0.5;
const SAME_NUMBER = 0.3;

/** The places that stand in one article: the one most like this by its title, then by its number, then by how many there are. */
function mainArticle(
  places: readonly number[],
  { article }: SearchDocument,
  title: ReadonlySet<string>,
  documents: readonly SearchDocument[],
): readonly number[] {
  const worth = (group: readonly number[]) => {
    const head = documents[documents[group[0] ?? -1]?.head ?? -1];
    const shared = head ? [...titleWords(head)].filter((word) => title.has(word)).length / title.size : 0;
    const isSame = head?.article === article;
    return (shared < LIKE_TITLE ? 0 : shared) + (isSame ? SAME_NUMBER : 0) + group.length / 100;
  };
  return places
    .map((place) => places.filter((other) => documents[other]?.head === documents[place]?.head))
    .reduce((best, group) => (worth(group) > worth(best) ? group : best), []);
}

/** Is its article a chapter of many subjects, so that a part of it stands for no whole? */
const isChapter = (document: SearchDocument | undefined): boolean => !/^\d/.test(document?.label ?? '');

/** The same number, if the titles share a word that carries meaning: 23 is another rule in 2007 than in 2017. */
function sameNumber(
  document: SearchDocument,
  documents: readonly SearchDocument[],
  edition: string,
  find: Finder,
): number | undefined {
  const head = documents[document.head];
  const other = find(edition, document.article + (document.anchor ?? ''));
  const otherHead = other === undefined ? undefined : documents[documents[other]?.head ?? -1];
  if (!head || !otherHead || other === undefined || isChapter(head) || isChapter(otherHead)) return undefined;
  if (document.kind === 'part' && documents[other]?.anchor !== document.anchor) return undefined;
  const words = titleWords(otherHead);
  return [...titleWords(head)].some((word) => words.has(word)) ? other : undefined;
}

const titleWords = ({ title, names = [] }: SearchDocument): ReadonlySet<string> =>
  new Set(
    wordsOf([title, ...names].join(' '))
      .map(({ term }) => term)
      .filter((term) => term.length > 3 && !STOP_WORDS.has(term)),
  );

const known = (places: readonly (number | undefined)[]): readonly number[] => [
  ...new Set(places.filter((place) => place !== undefined)),
];
