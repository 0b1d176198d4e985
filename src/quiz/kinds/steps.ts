/**
 * The director's steps in order: the engine's steps in short words, against orders in which something comes too early and
 * against lists in which something is missing. Steps of the same sort may stand in any order and are not turned about.
 */
import { shuffled, type Random } from '../../bridge/random.ts';
import { showCall } from '../../dutch/calls.ts';
import { seatName } from '../../dutch/seats.ts';
import type { Answer } from '../../engine/index.ts';
import type { ChangeFinding } from '../../engine/ruling.ts';
import { lho, rho, SEATS, type Seat } from '../../engine/seats.ts';
import { assemble, type Candidate } from '../distractors.ts';
import type { Kind } from '../kind.ts';
import type { Cite } from '../question.ts';
import { isUnnoticed, type Walk } from '../situations/walk.ts';
import { capital } from '../wording/calls.ts';
import { citeWords } from '../wording/cites.ts';
import { asCondition } from '../wording/story.ts';
import { findBranch, tellOf } from './situation.ts';
import { neighboursOf, situationAt } from '../situations/pool.ts';

interface Stage {
  readonly words: string;
  /** The player whom it concerns, where the words name him. */
  readonly to?: Seat;
  /** What is told and offered at one event may change places. */
  readonly sort: string;
  readonly cites: readonly Cite[];
}

const LEAST = 3;
const MOST = 4;

/** Whether the steps of a ruling can be asked: no choice of a player's is left on which they depend, and there are enough of them. */
export const hasSteps = (answer: Answer): boolean => {
  const { length } = stagesOf(answer);
  const isSettled = answer.phase === 'auction' || answer.phase === 'closed';
  return isSettled && length >= LEAST && length <= MOST;
};

export const steps: Kind = {
  find: findBranch('wedstrijdleider'),
  draft: ({ edition, info, number, random, library }) => {
    const walk = situationAt(edition, info.branch, number, library.shortcuts);
    if (walk === undefined || isUnnoticed(walk) || !hasSteps(walk.answer)) return undefined;
    const stages = stagesOf(walk.answer);
    const cites = [...new Set(stages.flatMap((stage) => stage.cites))];
    const right = sequence(
      stages,
      `In deze volgorde: eerst de feiten, dan de keuzes, dan de gevolgen (${citeWords(edition, cites.slice(0, 3))}).`,
      cites,
    );
    const options = assemble(random, right, [
      ...slipsFrom(random, edition, stages, walk.offence.by),
      ...fromNear(walk),
    ]);
    if (options === undefined) return undefined;
    return {
      level: info.level,
      topic: info.topic,
      cites,
      select: 'one',
      ...tellOf(walk),
      prompt: hasDirector(edition)
        ? 'Wat doe je als wedstrijdleider, en in welke volgorde?'
        : 'Wat moet er aan tafel gebeuren, en in welke volgorde?',
      options,
    };
  },
};

const sequence = (stages: readonly Stage[], why: string, cites: readonly Cite[]): Candidate => {
  const words = stages.map((stage) => stage.words);
  return { key: words.join(), text: capital(words.join(' → ')), why, cites };
};

const known = new WeakMap<Answer, readonly Stage[]>();

/** The steps of an answer in short words, those that say nothing of their own left out. */
const stagesOf = (answer: Answer): readonly Stage[] => {
  const stages = known.get(answer) ?? stagesIn(answer);
  known.set(answer, stages);
  return stages;
};

const stagesIn = ({ steps: all, trace }: Answer): readonly Stage[] => {
  const stages: Stage[] = [];
  /** Once he has called, the provisions on that call say more than those on everything that he might have called. */
  const ownTurn = trace.findLast(({ at, cites }) => at === 'own-turn' && cites.length > 0)?.cites;
  const isAsked = all.some(({ matter }) => matter.kind === 'change' && matter.findings.length > 0);
  for (const step of all) {
    const words = isAsked && isChange(step) ? undefined : wordsFor(step);
    if (words === undefined || step.cites.length === 0) continue;
    const sort = step.do === 'tell' || step.do === 'offer' ? `at ${step.event}` : step.do;
    const known = stages.find((stage) => stage.words === words);
    // Who chooses twice cannot be told in these words.
    if (known !== undefined && step.do === 'offer' && known.sort !== sort) return [];
    if (known !== undefined) continue;
    stages.push({
      words,
      sort,
      cites: step.matter.kind === 'own-turn' ? (ownTurn ?? step.cites) : step.cites,
      ...(words.startsWith(seatName(step.to)) && { to: step.to }),
    });
  }
  return stages;
};

/** That a call was changed goes without saying when the director has asked about the change. */
const isChange = ({ matter }: Answer['steps'][number]): boolean =>
  matter.kind === 'irregularity' && matter.irregularity === 'change-of-call';

/** What the director finds out about a change of call: 1959 looks at the moment alone, later laws at the intention; 1930 at nothing. */
const changeWords = (findings: readonly ChangeFinding[]): string => {
  if (findings.includes('unintended')) return 'vaststellen of het een vergissing was';
  return findings.includes('in-one-breath') ? 'vaststellen of de wijziging meteen kwam' : WHAT_HAPPENED;
};

const WHAT_HAPPENED = 'vaststellen wat er is gebeurd';

/** The chapter of 1930 knows no director: the players settle it among themselves. */
const hasDirector = (edition: string): boolean => edition !== '1930';

const wordsFor = ({ matter, to, do: what }: Answer['steps'][number]): string | undefined => {
  const name = seatName(to);
  switch (matter.kind) {
    case 'irregularity':
    case 'exposed':
      return WHAT_HAPPENED;
    case 'change':
      return changeWords(matter.findings);
    case 'face-up':
      return `${name} ${matter.cards.length === 1 ? 'de kaart' : 'de kaarten'} open laten leggen`;
    case 'finding':
      return matter.question === 'comparable'
        ? `vaststellen wat ${showCall(matter.call)} betekent`
        : undefined;
    case 'options':
      return `${name} laten kiezen`;
    case 'replace':
      return `${name} laten vervangen`;
    case 'own-turn':
      return `${name} vrij laten bieden`;
    case 'repeat':
      return `${name} laten herhalen`;
    case 'bar':
      return `${name} ${MUST_PASS}`;
    case 'limit':
      return `${name} vertellen wat hij niet mag bieden`;
    case 'lead':
      return 'later de leider wijzen op het voorspelen';
    case 'adjust':
      return what === 'after' ? 'na het spel nagaan of er schade was' : undefined;
    case 'same':
    case 'may-withdraw':
    case 'misnamed':
    case 'fate':
    case 'turn-restored':
    case 'pass-for-rho':
    case 'later-calls-fall':
    case 'information':
    case 'penalty-cards':
    case 'cards-taken-up':
      return undefined;
  }
};

/** A wrong course: its stages, what was done wrong in it, and the stages that this concerns. */
interface Slip {
  readonly stages: readonly Stage[];
  readonly faults: readonly string[];
  readonly cites: readonly Cite[];
  readonly touched: readonly Stage[];
}

/** How many slips are followed by another, so that not every wrong course is one step away from the right one. */
const FOLLOWED = 4;

/** Courses with one slip in them, and some with two that have nothing to do with each other. */
const slipsFrom = (
  random: Random,
  edition: string,
  stages: readonly Stage[],
  offender: Seat,
): readonly Candidate[] => {
  const once = slipsIn(edition, stages, offender);
  const twice = shuffled(random, once)
    .slice(0, FOLLOWED)
    .flatMap((first) =>
      slipsIn(edition, first.stages, offender)
        .filter(({ touched }) => !touched.some((stage) => first.touched.includes(stage)))
        .map((second) => ({
          ...second,
          faults: [...first.faults, ...second.faults],
          cites: [...new Set([...first.cites, ...second.cites])],
        })),
    );
  return [...once, ...twice].map((slip) => sequence(slip.stages, slip.faults.join(' '), slip.cites));
};

const slipsIn = (edition: string, stages: readonly Stage[], offender: Seat): readonly Slip[] => [
  ...turnedAbout(edition, stages),
  ...lacking(edition, stages),
  ...toAnother(edition, stages),
  ...tooMuch(edition, stages, offender),
];

/** Orders in which a stage comes just before one of another sort that it must follow. */
const turnedAbout = (edition: string, stages: readonly Stage[]): readonly Slip[] =>
  stages.slice(0, -1).flatMap((first, place) => {
    const second = stages[place + 1]!;
    if (first.sort === second.sort) return [];
    const where = citeWords(edition, second.cites.slice(0, 2));
    return [
      {
        stages: [...stages.slice(0, place), second, first, ...stages.slice(place + 2)],
        faults: [`Eerst ${first.words}, pas daarna ${second.words} (${where}).`],
        cites: second.cites,
        touched: [first, second],
      },
    ];
  });

const lacking = (edition: string, stages: readonly Stage[]): readonly Slip[] =>
  stages.slice(1).map((missing) => ({
    stages: stages.filter((stage) => stage !== missing),
    faults: [`Hier ontbreekt een stap: ${missing.words} (${citeWords(edition, missing.cites.slice(0, 2))}).`],
    cites: missing.cites,
    touched: [missing],
  }));

/** A step that concerns somebody, told of another player. */
const toAnother = (edition: string, stages: readonly Stage[]): readonly Slip[] =>
  stages.flatMap((stage) => {
    const { to, words, cites } = stage;
    if (to === undefined) return [];
    return SEATS.filter((seat) => seat !== to).flatMap((seat) => {
      const other = { ...stage, words: words.replace(seatName(to), seatName(seat)), to: seat };
      if (stages.some((each) => each.words === other.words)) return [];
      const where = citeWords(edition, cites.slice(0, 2));
      return [
        {
          stages: stages.map((each) => (each === stage ? other : each)),
          faults: [`${words}, niet ${seatName(seat)} (${where}).`],
          cites,
          touched: [stage, other],
        },
      ];
    });
  });

/** One step more than there is: an opponent of the offender's told to pass, who never need. */
const tooMuch = (edition: string, stages: readonly Stage[], offender: Seat): readonly Slip[] => {
  if (stages.length === MOST || stages.some(({ words }) => words.endsWith(MUST_PASS))) return [];
  const place = stages.findLastIndex(({ sort }) => !sort.startsWith('after')) + 1;
  const { cites } = stages[place - 1]!;
  return [lho(offender), rho(offender)].map((seat) => {
    const added = { words: `${seatName(seat)} ${MUST_PASS}`, sort: 'tell', cites };
    return {
      stages: [...stages.slice(0, place), added, ...stages.slice(place)],
      faults: [`${seatName(seat)} hoeft hier niet te passen (${citeWords(edition, cites.slice(0, 2))}).`],
      cites,
      touched: [added],
    };
  });
};

const MUST_PASS = 'vertellen dat hij moet passen';

const fromNear = (walk: Walk): readonly Candidate[] =>
  neighboursOf(walk).flatMap((near) => {
    const stages = near.kind === 'decision' ? stagesOf(near.walk.answer) : [];
    if (near.kind !== 'decision' || stages.length < 2 || stages.length > MOST) return [];
    const cites = [...new Set(stages.flatMap((stage) => stage.cites))].slice(-2);
    return [
      sequence(
        stages,
        `Zo gaat het ${asCondition(near.decision)} (${citeWords(walk.edition, cites)}).`,
        cites,
      ),
    ];
  });
