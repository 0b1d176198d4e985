/**
 * Random events at a table, up to 40 of them, in every edition: the laws never leave a gap and never contradict themselves
 * (either is thrown), what must hold of an auction holds after every event, and the same record gives the same bytes.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineEditions, lawsOf, ruleRecord } from '../../src/engine/index.ts';
import { openBook } from '../../src/engine/laws.ts';
import { faultsIn } from './invariants.ts';
import { walk } from './walk.ts';

/** Together more than 100,000 sequences. */
const RUNS = Math.ceil(101_000 / engineEditions.length);
/** Every so many sequences the whole record is ruled on again, twice. */
const AGAIN = 25;

describe.each(engineEditions)('%s', (edition) => {
  const book = openBook(lawsOf(edition)!);

  test(`${RUNS} sequences of events`, { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(40), (seed, length) => {
        const { dealer, events, states, trace } = walk(book, seed, length);
        const faults = faultsIn(states, trace);
        if (faults.length > 0) expect(faults).toEqual([]);
        if (seed % AGAIN !== 0) return;
        const record = { edition, dealer, vulnerable: 'none', events } as const;
        const [once, again] = [ruleRecord(record), ruleRecord(record)].map((answer) =>
          JSON.stringify(answer),
        );
        expect(once).toBe(again);
        expect(once).not.toContain('"fault"');
      }),
      { numRuns: RUNS, seed: 20_170_301 },
    );
  });
});
