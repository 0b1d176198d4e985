/** "Opfrissen": one question of each of the ten commonest cases at a club. Fetched when this set is chosen. */
import { randomFrom, shuffled } from '../../bridge/random.ts';
import { drawCodes } from '../../quiz/draw.ts';
import type { LogEntry } from '../../quiz/log.ts';
import type { PatternInfo, QuestionKind } from '../../quiz/question.ts';
import { unasked, type Planned } from './plan.ts';

/** A case: its subjects, and which of their branches happen every evening when not all do. */
interface CommonCase {
  readonly topics: readonly string[];
  readonly branches?: RegExp;
}

/** The ten commonest cases at a club: one question of each. */
export const COMMON_CASES: readonly CommonCase[] = [
  { topics: ['onvoldoend-bod'], branches: /^ib(n|na|nr|nr[plo])?$/ },
  { topics: ['bod-voor-de-beurt'], branches: /^b[rp]/ },
  { topics: ['pas-voor-de-beurt'], branches: /^p[rp0]/ },
  { topics: ['verspreking'], branches: /^c/ },
  { topics: ['voorspelen-voor-de-beurt'] },
  { topics: ['strafkaarten'] },
  { topics: ['verzaken'] },
  { topics: ['informatie'] },
  { topics: ['opeisen-van-slagen', 'afstaan-van-slagen'] },
  { topics: ['dummy'] },
];

/** What is asked about them: what one must know at the table, not where it is written. */
const COMMON_KINDS: readonly QuestionKind[] = ['irregularity', 'options', 'consequence', 'knowledge'];

/** Whether a pattern belongs to a common case, at a level that every club player can be asked. */
export const isOfCase = ({ pattern, topic, kind, level }: PatternInfo, common: CommonCase): boolean =>
  common.topics.includes(topic) &&
  level !== 'wedstrijdleider' &&
  COMMON_KINDS.includes(kind) &&
  (kind === 'knowledge' || (common.branches?.test(pattern.replace(/^\d+-[a-z]+-/, '')) ?? true));

/** One question of each case among these patterns, in a random order. */
export const planRefresh = (
  patterns: readonly PatternInfo[],
  log: readonly LogEntry[],
  seed: string,
): readonly Planned[] => {
  const codes = COMMON_CASES.flatMap((common) =>
    drawCodes(
      patterns.filter((pattern) => isOfCase(pattern, common)),
      `${seed} ${common.topics[0]}`,
      1,
    ),
  );
  return shuffled(randomFrom(`order ${seed}`), codes).map((code) => unasked(code, log));
};
