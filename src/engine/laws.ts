/**
 * How an edition is written, and how its clauses are applied.
 *
 * HOW TO WRITE AN EDITION. `editions/<id>.ts` exports one `Laws`: a list of articles in the order of the book, each a
 * list of clauses. A clause is one sentence of the law:
 *
 *     {
 *       cite: '27B2',                                  // the provision, in the edition's own numbering, as deep as it goes
 *       quote: 'ander voldoend bod',                   // a short phrase that stands in content/editions/<id>/27.mdx, part B2
 *       at: 'replacement',                             // the moment at which it speaks (see MOMENTS)
 *       when: (f) => f.offence.kind === 'insufficient-bid',            // what it asks of the facts of that moment
 *       then: [stands, bar('partner', 'end-of-auction'), lead],        // what follows, as data (see ruling.ts)
 *       insteadOf: ['27B'],                            // the rules to which it is an exception, at the same moment
 *     }
 *
 * The order of clauses carries no meaning: write the rule and its exceptions apart and say `insteadOf`. At every moment
 * the clauses that apply must give exactly one answer to each question. No answer where the auction needs one is a gap;
 * two answers are a conflict: both are our own mistakes and are thrown, so that a test finds them. What a person must
 * judge is asked (`ask('comparable')`), never guessed; what is left out stands in `notModelled` with its reason.
 * The facts of each moment are described in `facts.ts`; an edition reads them and never looks at the auction itself.
 *
 * This module knows nothing of bridge: `procedure.ts` decides which moment has come and carries the effects out.
 */
import type { FactsAt } from './facts.ts';
import { slotOf, type Cite, type Effect } from './ruling.ts';

/** The moments at which a law speaks. */
export const MOMENTS = [
  /** A player calls before his right-hand opponent, who must pass, has passed. */
  'ahead',
  /** A call has been made: does it stand, or how is it irregular? */
  'call',
  /** An opponent (or the player whose turn it was) calls over an irregular call before attention is drawn. */
  'next-call',
  /** Attention is drawn to an irregular call. */
  'attention',
  /** A player has chosen from the options that a clause offered. */
  'choice',
  /** The offender puts another call in place of his irregular one before the director has ruled. */
  'correction',
  /** The offender substitutes another call, as the director told him to. */
  'replacement',
  /** The turn comes to a player whose call out of rotation was cancelled. */
  'turn',
  /** That player calls at his own turn. */
  'own-turn',
  /** A player wants another call in place of one that he has made. */
  'change',
  /** Cards become visible during the auction. */
  'exposed',
  /** A player has chosen what follows from exposed cards. */
  'exposed-choice',
  /** Enough passes follow to end the auction. */
  'end',
  /** A withdrawn call is held against the lead, as the auction stands. */
  'lead',
  /** The auction has ended and a card lay exposed. */
  'exposed-after',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The moments at which something must follow; elsewhere the law may be silent. */
const NEEDS_ANSWER: ReadonlySet<Moment> = new Set<Moment>([
  'call',
  'next-call',
  'attention',
  'choice',
  'correction',
  'replacement',
  'change',
  'exposed-choice',
  'end',
]);

interface ClauseAt<M extends Moment> {
  /** The provision that says it. */
  readonly cite: Cite;
  /** A short phrase from that provision in `content/`; absent only where the book says it without words of its own. Browsers do not get it. */
  readonly quote?: string;
  readonly at: M;
  readonly when: (facts: FactsAt[M]) => boolean;
  readonly then: readonly Effect[];
  /** The provisions to which this one is an exception, when both apply at the same moment. */
  readonly insteadOf?: readonly Cite[];
  /** The ordinary course: traced, but not listed among the citations of an answer. */
  readonly routine?: true;
  /** It speaks only where the record tells what calls mean; a case written in one word does not. */
  readonly meant?: true;
}

/** One sentence of the law, at one of the moments. */
export type Clause = { [M in Moment]: ClauseAt<M> }[Moment];

/** An article: its number in the book, and its clauses. */
export interface Article {
  readonly number: string;
  readonly clauses: readonly Clause[];
}

/** What an edition says that the engine does not rule on, and why. */
export interface NotModelled {
  readonly cite: Cite;
  readonly reason: NotModelledReason;
}

/** Why a provision is not in clauses. */
export const NOT_MODELLED_REASONS = [
  /** It defines or points to something; what follows stands elsewhere. */
  'definition-or-pointer',
  /** It is judged after play, or with facts that a record of the auction does not hold. */
  'after-play',
  /** It concerns explanations, agreements or conduct, not the calls. */
  'not-about-calls',
  /** The director judges it as a person. */
  'judgement',
  /** A record ends with the auction and cannot hold it. */
  'outside-the-record',
  /** The law is silent or its reading is open; the engine takes the reading that the clause beside it shows. */
  'open-reading',
] as const;
export type NotModelledReason = (typeof NOT_MODELLED_REASONS)[number];

/** What the provisions of an edition are called: numbered articles, or the paragraphs of a chapter. */
export const PROVISIONS = ['article', 'paragraph'] as const;
export type Provision = (typeof PROVISIONS)[number];

/** Against what a substitute is held: comparable (2017 art. 23A), or saying the same or more precisely (2007 art. 27B1b). */
export type Comparison = 'comparable' | 'as-precise';

/** The auction laws of one edition. */
export interface Laws {
  readonly edition: string;
  /** Absent where no meanings are compared. */
  readonly compares?: Comparison;
  readonly provisions: Provision;
  readonly articles: readonly Article[];
  readonly notModelled: readonly NotModelled[];
}

/** An effect with the provision that gives it. */
export interface CitedEffect {
  readonly effect: Effect;
  readonly cite: Cite;
}

/** What the laws say at one moment: the clauses that hold, and their effects. */
export interface Said {
  readonly clauses: readonly Clause[];
  readonly effects: readonly CitedEffect[];
}

/** The laws of an edition, arranged by moment so that they can be applied. */
export interface Book {
  readonly laws: Laws;
  readonly byMoment: ReadonlyMap<Moment, readonly CitedClause[]>;
}

interface CitedClause {
  readonly clause: Clause;
  readonly effects: readonly CitedEffect[];
}

/** Arranges the clauses of an edition by the moment at which they speak. */
export const openBook = (laws: Laws): Book => {
  const cited = laws.articles
    .flatMap(({ clauses }) => clauses)
    .map((clause) => ({ clause, effects: clause.then.map((effect) => ({ effect, cite: clause.cite })) }));
  return {
    laws,
    byMoment: new Map(MOMENTS.map((moment) => [moment, cited.filter(({ clause }) => clause.at === moment)])),
  };
};

/** Applies the laws at one moment. Throws when they leave a gap or contradict each other: a mistake in an edition. */
export const apply = <M extends Moment>(book: Book, at: M, facts: FactsAt[M]): Said => {
  const applying = book.byMoment.get(at)!.filter(({ clause }) => applies(clause, facts));
  const holding = applying.length < 2 ? applying : applying.filter((one) => !isOverruled(one, applying));
  const clauses = holding.map(({ clause }) => clause);
  const effects = holding.flatMap((one) => one.effects);
  if (contradict(effects)) throw new Error(`${book.laws.edition} ${at}: conflict between ${names(clauses)}`);
  if (NEEDS_ANSWER.has(at) && !effects.some(({ effect }) => isAnswer(effect)))
    throw new Error(`${book.laws.edition} ${at}: gap, no clause applies to ${JSON.stringify(facts)}`);
  return { clauses, effects };
};

const applies = <M extends Moment>(clause: Clause, facts: FactsAt[M]): boolean =>
  (clause.when as (facts: FactsAt[M]) => boolean)(facts);

const isOverruled = ({ clause: { cite } }: CitedClause, applying: readonly CitedClause[]): boolean =>
  applying.some(({ clause: { insteadOf } }) => insteadOf?.includes(cite));

const contradict = (effects: readonly CitedEffect[]): boolean => {
  if (effects.length < 2) return false;
  const slots = effects.map(({ effect }) => slotOf(effect)).filter((slot) => slot !== undefined);
  return new Set(slots).size < slots.length;
};

/** Whether an effect says what becomes of a call, or who does what now. */
export const isAnswer = (effect: Effect): boolean => {
  const slot = slotOf(effect);
  return slot === 'fate' || slot === 'next';
};

const names = (clauses: readonly Clause[]) => clauses.map(({ cite }) => cite).join(', ');
