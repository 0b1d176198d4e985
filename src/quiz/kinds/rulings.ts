/** The kinds that ask what a ruling comes to: which choices, what follows, which lead, and the same under another edition. */
import { below, pick, shuffled, type Random } from '../../bridge/random.ts';
import type { BranchInfo, Draft, Kind } from '../kind.ts';
import {
  barsIn,
  choiceIn,
  citesFor,
  courseIn,
  freedomIn,
  isBare,
  leadIn,
  type Verdict,
} from '../situations/verdict.ts';
import { defendedSituationAt, neighboursOf, situationAt } from '../situations/pool.ts';
import { isUnnoticed, type Walk } from '../situations/walk.ts';
import { meaningsTold } from '../wording/meanings.ts';
import { storyOf } from '../wording/story.ts';
import { verdictPrompt } from '../wording/verdicts.ts';
import { findBranch, optionsFor, tellOf, type Asked } from './situation.ts';

type Read = (walk: Walk) => Verdict | undefined;

/** Whether somebody has to choose, or to replace his call. */
export const isOpenChoice = (walk: Walk): boolean =>
  walk.answer.phase === 'choice' || walk.answer.phase === 'replacement';

/** Which choices, to whom: right after attention, and wherever a choice is open. */
export const options: Kind = {
  find: findBranch('basis'),
  draft: ({ edition, info, number, random, library }) => {
    const walk = situationAt(edition, info.branch, number, library.shortcuts);
    return walk && draftOf(random, walk, info, [choiceIn]);
  },
};

/** What follows from what has happened so far. */
export const consequence: Kind = {
  find: findBranch('gevorderd'),
  draft: ({ edition, info, number, random, library }) => {
    const walk = situationAt(edition, info.branch, number, library.shortcuts);
    if (walk === undefined || isUnnoticed(walk)) return undefined;
    const reads: readonly Read[] =
      walk.offence.call === undefined ? [barsOf, courseIn] : [barsOf, courseIn, freedomIn];
    return draftOf(random, walk, info, tellingFirst(random, walk, reads));
  },
};

/** What declarer may do with the lead, once the auction has been bid to its end. */
export const lead: Kind = {
  find: (edition, branch) => {
    const info = findBranch('gevorderd')(edition, branch);
    return info && { ...info, topic: LEAD_TOPIC };
  },
  draft: ({ edition, info, number, random, library }) => {
    const walk = defendedSituationAt(edition, info.branch, number, library.shortcuts);
    return walk && draftOf(random, walk, info, [leadIn]);
  },
};

export const LEAD_TOPIC = 'voorspeelbeperkingen';

/** The same case under another edition. */
export const otherEdition: Kind = {
  find: findBranch('wedstrijdleider'),
  draft: ({ edition, info, number, random, library }) => {
    const walk = situationAt(edition, info.branch, number, library.shortcuts);
    const there =
      walk && neighboursOf(walk).filter((near) => near.kind === 'edition' && !isUnnoticed(near.walk));
    const other = there && pick(random, there)?.walk;
    if (other === undefined) return undefined;
    const reads: readonly Read[] = isOpenChoice(other)
      ? [choiceIn]
      : tellingFirst(random, other, [barsOf, courseIn]);
    const draft = draftOf(random, other, info, reads, edition);
    return (
      draft && {
        ...draft,
        prompt: `Dit gebeurt in ${other.edition}. ${draft.prompt}`,
        citesEdition: other.edition,
      }
    );
  },
};

/** Who must pass: no question once the auction is over. */
const barsOf: Read = ({ answer }) => (answer.phase === 'closed' ? undefined : barsIn(answer));

/** One in so many times the question may be one to which the answer is that nothing comes of it. */
const SELDOM = 3;

/**
 * Questions about a walk in a random order, mostly with those first to which something has to be known: where "nobody" is nearly
 * always right, nobody needs the law to answer.
 */
const tellingFirst = (random: Random, walk: Walk, reads: readonly Read[]): readonly Read[] => {
  const order = shuffled(random, reads);
  if (below(random, SELDOM) === 0) return order;
  const isTelling = (read: Read): boolean => {
    const verdict = read(walk);
    return verdict !== undefined && !isBare(verdict);
  };
  return [...order.filter(isTelling), ...order.filter((read) => !isTelling(read))];
};

/** Whether something is said of the lead, which may depend on the suits that were shown. */
const hasLead = ({ answer }: Walk, read: Read): boolean =>
  read === leadIn || answer.leadRestrictions.some(({ applies }) => applies !== false);

/** The first of some questions about a walk that has an answer with enough wrong ones beside it. */
const draftOf = (
  random: Random,
  walk: Walk,
  info: BranchInfo,
  reads: readonly Read[],
  own: string = walk.edition,
): Draft | undefined => {
  for (const read of reads) {
    const verdict = read(walk);
    if (verdict === undefined) continue;
    const asked: Asked = { walk, verdict, read };
    const choices = optionsFor(random, asked, own);
    if (choices === undefined) continue;
    return {
      level: info.level,
      topic: info.topic,
      cites: citesFor(verdict, walk.answer),
      select: 'one',
      ...tellOf(walk),
      story: [...storyOf(walk), ...(hasLead(walk, read) ? meaningsTold(walk) : [])],
      prompt: verdictPrompt(verdict),
      options: choices,
    };
  }
  return undefined;
};
