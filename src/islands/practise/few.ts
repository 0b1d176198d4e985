/**
 * Where questions may be too few: what is said before a set that will be shorter than was asked for, which wider choice gives more, and
 * how a set holds none of them twice. Fetched when there is a choice to judge.
 */
import { codeIn } from '../../quiz/codes.ts';
import { newcomers } from '../../quiz/draw.ts';
import { isQuizFault } from '../../quiz/question.ts';
import type { Quiz } from '../question/quiz.ts';
import type { EditionChoice } from './choices.ts';
import { fits, isMadeKind, type Filter } from './filter.ts';
import { planSet, type IsNew } from './plan.ts';
import { whyFew } from './why-few.ts';

/** How few questions there are, and the nearest choice that has more. */
export interface Few {
  readonly count: number;
  readonly says: string;
  readonly wider?: { readonly name: string; readonly filter: Filter };
}

/** Ways to choose less narrowly, the nearest first. */
const WIDER: readonly (readonly [string, (filter: Filter) => Filter])[] = [
  ['Neem alle niveaus', withoutLevel],
  ['Neem alle soorten vragen', (filter) => ({ ...filter, kinds: [] })],
  ['Neem alle onderwerpen', (filter) => ({ ...filter, topics: [] })],
  ['Neem alles van deze editie', (filter) => withoutLevel({ ...filter, kinds: [], topics: [] })],
];

function withoutLevel(filter: Filter): Filter {
  const { level: _, ...wider } = filter;
  return wider;
}

/** Whether a choice has fewer questions than it asks for; undefined when there are enough. */
export async function fewFor(quiz: Quiz, filter: Filter, edition: EditionChoice): Promise<Few | undefined> {
  const count = await countFor(quiz, filter);
  if (count >= filter.count) return undefined;
  const why = whyFew(edition);
  const says = [sayCount(count), why].filter((each) => each !== '').join(' ');
  const others: (NonNullable<Few['wider']> & { readonly count: number })[] = [];
  for (const [name, widen] of WIDER) {
    const wider = widen(filter);
    const found = await countFor(quiz, wider);
    if (found > count)
      others.push({ name: `${name}: ${sayFound(found, filter)}`, filter: wider, count: found });
  }
  const most = Math.max(...others.map(({ count }) => count));
  const wider = others.find(({ count }) => count === most);
  return { count, says, ...(wider && { wider }) };
}

/** How many different questions a set will have, at most as many as asked for. */
const countFor = async (quiz: Quiz, filter: Filter): Promise<number> =>
  (await planSet(quiz.patterns, [], filter, 'geteld', 0, await newcomersFor(quiz, filter))).length;

const sayCount = (count: number): string =>
  count === 0
    ? 'Hierover zijn nog geen vragen.'
    : count === 1
      ? 'Hierover is er maar één vraag; de reeks wordt zo lang.'
      : `Hierover zijn er maar ${count} verschillende vragen; de reeks wordt zo lang.`;

const sayFound = (found: number, { count }: Filter): string =>
  found >= count ? `${count} vragen` : `${found} ${found === 1 ? 'vraag' : 'vragen'}`;

/**
 * Looks at the questions themselves where only written ones and gaps in a text are asked for: of these there are not always as many
 * as one wants. A made case is always another one, and making it only to look would keep the reader waiting.
 */
export async function newcomersFor({ patterns, prepare, make }: Quiz, filter: Filter): Promise<IsNew> {
  const wanted = patterns.filter((pattern) => fits(pattern, filter));
  if (wanted.some(({ kind }) => isMadeKind(kind))) return () => true;
  await prepare(wanted.map(({ pattern }) => codeIn(pattern, 0)));
  const isNew = newcomers();
  return (code) => {
    const made = make(code);
    return !isQuizFault(made) && isNew(made);
  };
}
