/** What the kinds that ask about a ruling share: the situation of a branch, its level and subject, and options from verdicts. */
import type { Random } from '../../bridge/random.ts';
import { engineEditions, isWithin } from '../../engine/index.ts';
import type { Seat } from '../../engine/seats.ts';
import { assemble, type Candidate } from '../distractors.ts';
import type { BranchInfo, Draft } from '../kind.ts';
import { QUIZ_LEVELS, type QuestionOption, type QuizLevel } from '../question.ts';
import { beliefsAbout } from '../situations/beliefs.ts';
import { rootById } from '../situations/catalogue.ts';
import { drawn } from '../situations/drawing.ts';
import type { Near } from '../situations/near.ts';
import { neighboursOf } from '../situations/pool.ts';
import {
  citesFor,
  keyOf,
  type BarsVerdict,
  type CourseVerdict,
  type Verdict,
} from '../situations/verdict.ts';
import { recordOf, type Walk } from '../situations/walk.ts';
import { whyBelief, whyNear, whyRight } from '../wording/reasons.ts';
import { storyOf } from '../wording/story.ts';
import { tellingOf, verdictText } from '../wording/verdicts.ts';

/** A branch by its name, without following it. */
export const findBranch =
  (least: QuizLevel) =>
  (edition: string, branch: string): BranchInfo | undefined =>
    engineEditions.includes(edition) &&
    rootById(branch.slice(0, 2)) !== undefined &&
    /^..[a-z]{0,8}$/.test(branch)
      ? { branch, ...about(branch, least), cites: [] }
      : undefined;

/** Level and subject of a branch, known without following it. */
export const about = (branch: string, least: QuizLevel): Pick<BranchInfo, 'level' | 'topic'> => {
  const root = rootById(branch.slice(0, 2));
  const path = branch.slice(2);
  const level = (path.length > 2 && least === 'basis') || /[xie]/.test(path) ? harder(least) : least;
  return { level: hardest(level, root?.level ?? 'basis'), topic: topicOf(root?.topic ?? '', path) };
};

const harder = (level: QuizLevel): QuizLevel => QUIZ_LEVELS[QUIZ_LEVELS.indexOf(level) + 1] ?? level;

const hardest = (a: QuizLevel, b: QuizLevel): QuizLevel =>
  QUIZ_LEVELS.indexOf(a) > QUIZ_LEVELS.indexOf(b) ? a : b;

const topicOf = (topic: string, path: string): string => {
  if (path === 'l') return 'aanvaarden-door-bieden';
  if (path === 't') return 'geacht-in-volgorde';
  return path.length > 2 && path.endsWith('c') ? 'vergelijkbare-bieding' : topic;
};

/** An answer to the question of a verdict, in the words of the edition that is asked about: others would give it away. */
const candidateOf = (verdict: Verdict, walk: Walk, why: string, own: string, asked: Walk): Candidate => ({
  key: keyOf(verdict),
  text: verdictText(verdict, tellingOf(asked)),
  why,
  cites: citesFor(verdict, walk.answer),
  ...(walk.edition !== own && { citesEdition: walk.edition }),
});

/** A question of what a ruling comes to: the verdict that an edition gives, and how it is read off a walk. */
export interface Asked {
  readonly walk: Walk;
  readonly verdict: Verdict;
  readonly read: (walk: Walk) => Verdict | undefined;
}

/** The options for a verdict; undefined when too few wrong answers can be found. `own` is the edition of the question. */
export const optionsFor = (
  random: Random,
  asked: Asked,
  own: string,
): readonly QuestionOption[] | undefined => {
  const { right, wrong, beliefs } = answersTo(asked, own);
  return assemble(random, right, [...wrong, ...beliefs]);
};

/** The right answer, what near situations would give, and what people believe. */
interface Answers {
  readonly right: Candidate;
  readonly wrong: readonly Candidate[];
  readonly beliefs: readonly Candidate[];
}

const known = new WeakMap<Walk, Map<string, Answers>>();

/** The answers to a question about a walk, worked out once. */
const answersTo = (asked: Asked, own: string): Answers => {
  const { walk, verdict } = asked;
  const ofWalk = known.get(walk) ?? new Map<string, Answers>();
  known.set(walk, ofWalk);
  const key = `${verdict.kind} ${own}`;
  const answers = ofWalk.get(key) ?? findAnswers(asked, own);
  ofWalk.set(key, answers);
  return answers;
};

const findAnswers = ({ walk, verdict, read }: Asked, own: string): Answers => {
  const right = candidateOf(verdict, walk, whyRight(walk, verdict), own, walk);
  const near = neighboursOf(walk);
  const wrong = near.flatMap((each) => fromNear(each, walk, verdict, read, own));
  const beliefs = beliefsAbout(verdict, walk)
    .filter((belief) => isOther(walk, verdict, belief))
    .map((belief) => ({
      ...candidateOf(belief, walk, whyBelief(walk, verdict, belief), own, walk),
      cites: right.cites,
    }));
  return { right, wrong, beliefs };
};

const fromNear = (
  near: Near,
  walk: Walk,
  right: Verdict,
  read: Asked['read'],
  own: string,
): readonly Candidate[] => {
  const verdict = read(near.walk);
  if (verdict === undefined || verdict.kind !== right.kind || !isOther(walk, right, verdict)) return [];
  return [candidateOf(verdict, near.walk, whyNear(near, verdict), own, walk)];
};

/** Whether a verdict says something else, and is not merely a part of the right one, nor true in another sense. */
const isOther = (walk: Walk, right: Verdict, other: Verdict): boolean => {
  if (keyOf(right) === keyOf(other)) return false;
  if (right.kind === 'bars' && other.kind === 'bars') return !isPartOf(right, other);
  if (right.kind === 'course' && other.kind === 'course')
    return !isSameNext(right, other) || !isSameCall(walk, right, other);
  return true;
};

const isPartOf = ({ bars }: BarsVerdict, part: BarsVerdict): boolean =>
  part.bars.length > 0 &&
  part.bars.every(({ seat, until }) => bars.some((bar) => bar.seat === seat && bar.until === until));

/** Who must replace his call is also the one whose turn it is. */
const isSameNext = ({ next }: CourseVerdict, { next: other }: CourseVerdict): boolean =>
  JSON.stringify(next) === JSON.stringify(other) ||
  (hasTurn(next) && hasTurn(other) && next.seat === other.seat);

const hasTurn = (
  next: CourseVerdict['next'],
): next is Extract<CourseVerdict['next'], { readonly seat: Seat }> =>
  next.kind === 'turn' || next.kind === 'replace';

/** "De bieding vervalt" is true of the first of two calls as well, and a pass that stands counts as a pass. */
const isSameCall = ({ answer, offence }: Walk, right: CourseVerdict, other: CourseVerdict): boolean =>
  other.stands === undefined
    ? answer.withdrawn.some(({ by }) => by === offence.by)
    : other.stands === 'P' && right.stands === 'P';

/** The parts of a draft that tell a situation. */
export const tellOf = (walk: Walk): Pick<Draft, 'story' | 'auction' | 'record'> => ({
  story: storyOf(walk),
  auction: drawn(walk),
  record: recordOf(walk),
});

/** Whether one of two provisions lies in the other. */
export const overlap = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a);
