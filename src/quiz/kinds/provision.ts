/** Which provision applies? The right one is that of the last ruling; the others rule on something near it, or on something else. */
import { shuffled, type Random } from '../../bridge/random.ts';
import { lawsOf } from '../../engine/index.ts';
import { assemble, type Candidate } from '../distractors.ts';
import type { Kind } from '../kind.ts';
import type { QuizLibrary } from '../library.ts';
import type { Cite } from '../question.ts';
import { lastCites } from '../situations/verdict.ts';
import { isUnnoticed, type Walk } from '../situations/walk.ts';
import { capital } from '../wording/calls.ts';
import { citeWords } from '../wording/cites.ts';
import { whyNear } from '../wording/reasons.ts';
import { findBranch, overlap, tellOf } from './situation.ts';
import { neighboursOf, situationAt } from '../situations/pool.ts';

export const provision: Kind = {
  find: findBranch('gevorderd'),
  draft: ({ edition, info, number, random, library }) => {
    const walk = situationAt(edition, info.branch, number, library.shortcuts);
    if (walk === undefined || isUnnoticed(walk)) return undefined;
    const cite = lastCites(walk.answer)[0];
    if (cite === undefined) return undefined;
    const where = citeWords(edition, [cite]);
    const right = answer(library, edition, cite, `Dit is de bepaling die hier beslist (${where}).`);
    const isFree = (other: Cite): boolean => !appliesHere(walk, cite).some((each) => overlap(each, other));
    const options = assemble(random, right, [
      ...fromNear(library, walk).filter(({ cites }) => isFree(cites[0]!)),
      ...fromBook(random, library, edition, cite).filter(({ cites }) => isFree(cites[0]!)),
    ]);
    if (options === undefined) return undefined;
    return {
      level: info.level,
      topic: info.topic,
      cites: [cite],
      select: 'one',
      ...tellOf(walk),
      prompt: 'Welke bepaling beslist hier?',
      options,
    };
  },
};

/** What the ruling cites, and what is cited together with its provision in rulings near to it: all of that applies with it. */
const appliesHere = (walk: Walk, cite: Cite): readonly Cite[] => [
  ...walk.answer.trace.flatMap(({ cites }) => cites),
  ...neighboursOf(walk)
    .filter((near) => near.walk.edition === walk.edition)
    .flatMap((near) => near.walk.answer.trace.map(({ cites }) => cites))
    .filter((cites) => cites.some((each) => overlap(each, cite)))
    .flat(),
];

const answer = ({ quotes }: QuizLibrary, edition: string, cite: Cite, why: string): Candidate => {
  const quote = quotes[edition]?.[cite];
  const words = capital(citeWords(edition, [cite]));
  return { key: cite, text: quote === undefined ? words : `${words}: ‘${quote}’`, why, cites: [cite] };
};

/** The provisions of near situations under the same edition. */
const fromNear = (library: QuizLibrary, walk: Walk): readonly Candidate[] =>
  neighboursOf(walk).flatMap((near) => {
    const cite = lastCites(near.walk.answer)[0];
    if (cite === undefined || near.kind === 'edition') return [];
    const verdict = {
      kind: 'course',
      of: 'call',
      stands: undefined,
      own: false,
      by: 'N',
      next: { kind: 'turn', seat: 'N' },
    } as const;
    return [answer(library, walk.edition, cite, whyNear(near, verdict))];
  });

/** So many numbers away an article may be. */
const NEARBY = 8;

/** Provisions of the book that are looked at. */
const FROM_BOOK = 24;

/** Provisions from the same part of the book, of other articles: one of the same article is wrong for a reason of its own. */
const fromBook = (
  random: Random,
  library: QuizLibrary,
  edition: string,
  cite: Cite,
): readonly Candidate[] => {
  const articles = lawsOf(edition)?.articles ?? [];
  const place = articles.findIndex(({ clauses }) => clauses.some((clause) => clause.cite === cite));
  const own = articles[place]?.number ?? '';
  const around = articles.filter(
    ({ number }) => number !== own && Math.abs(parseInt(number) - parseInt(own)) <= NEARBY,
  );
  const others = around.flatMap(({ number, clauses }) =>
    [...new Set(clauses.map((clause) => clause.cite))].map((other) => ({ number, other })),
  );
  return shuffled(random, others)
    .slice(0, FROM_BOOK)
    .map(({ number, other }) =>
      answer(library, edition, other, subjectWords(library, edition, number, other)),
    );
};

const subjectWords = ({ subjects }: QuizLibrary, edition: string, number: string, cite: Cite): string => {
  const subject = subjects[edition]?.[number];
  return subject === undefined
    ? `Die bepaling gaat over een ander geval (${citeWords(edition, [cite])}).`
    : `Artikel ${number} gaat over een ander geval: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}.`;
};
