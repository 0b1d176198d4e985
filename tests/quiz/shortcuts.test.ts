/**
 * Shortcuts to rare situations: with them every question is what it is without, and a first question, of however rare a pattern, takes
 * few boards. Each is made by a question maker of its own that has made none before.
 */
import { describe, expect, test, vi } from 'vitest';
import type * as System from '../../src/bidding/bid.ts';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { engineEditions } from '../../src/engine/index.ts';
import type { QuizLibrary } from '../../src/quiz/library.ts';

let bid = 0;

vi.mock('../../src/bidding/bid.ts', async (load) => {
  const system = await load<typeof System>();
  const bidDeal: typeof system.bidDeal = (...deal) => {
    bid++;
    return system.bidDeal(...deal);
  };
  return { ...system, bidDeal };
});

/** A question maker that has made nothing yet. */
const newMaker = async () => {
  vi.resetModules();
  bid = 0;
  return import('../../src/quiz/make.ts');
};

const content = readLibrary();
const { patternsOf, shortcutsTo } = await newMaker();
const patterns = engineEditions.flatMap((edition) => patternsOf(edition, content));
const library: QuizLibrary = { ...content, shortcuts: shortcutsTo(patterns) };
const NUMBERS = [4821, 13];

describe('with shortcuts', () => {
  test('every question is what it is without', async () => {
    const codes = patterns.flatMap(({ pattern }) => NUMBERS.map((number) => `${pattern}-${number}`));
    expect(codes.length).toBeGreaterThan(3000);
    const [slow, quick] = [await newMaker(), await newMaker()];
    for (const code of codes)
      expect(quick.makeQuestion(code, library)).toEqual(slow.makeQuestion(code, content));
  }, 120_000);

  /** Where the search is longest; every pattern would take a module each. */
  test('a first question of a rare pattern takes few boards', async () => {
    const rare = patterns
      .map(({ pattern, edition, kind }) => ({
        pattern,
        inVain: inVainFor(pattern, edition, kind === 'lead'),
      }))
      .sort((a, b) => b.inVain - a.inVain)
      .slice(0, 30);
    expect(rare.at(-1)!.inVain).toBeGreaterThan(50);
    for (const { pattern } of rare) {
      const { makeQuestion } = await newMaker();
      makeQuestion(`${pattern}-${NUMBERS[0]}`, library);
      expect([pattern, bid]).toEqual([
        pattern,
        expect.toSatisfy((boards: number) => boards > 0 && boards <= 4),
      ]);
    }
  }, 120_000);
});

/** How many attempts are in vain for all situations of a pattern together. */
const inVainFor = (pattern: string, edition: string, isLead: boolean): number => {
  const search = `${edition}/${pattern.split('-')[2]}/${isLead ? 'lead' : 'ruling'}`;
  return (library.shortcuts?.[search] ?? []).reduce((sum, count) => sum + count, 0);
};
