/** Cases kept in the browser: also when its storage is closed, full or damaged, or the browser was killed before it was on the disk. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  earlierFragments,
  keepCurrent,
  putAside,
  removeCase,
  saveCase,
  savedCases,
  type Shelf,
} from '../../src/islands/arbitrage/saved.ts';
import { mend, parseCopy, type Copy } from '../../src/islands/arbitrage/shelf.ts';

/** A storage in memory; `room` is the number of entries it takes. */
function shelf(entries: Readonly<Record<string, string>> = {}, room = Infinity): Shelf {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      if (!held.has(key) && held.size >= room) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
  };
}

const KEY = 'spelregelatlas:arbitrage:bewaard:';
const entry = { id: '1', fragment: 'editie=2017', note: 'tafel 3', at: 1000 };

test('a case is saved with its note and comes back, newest first', () => {
  const own = shelf();
  saveCase(own, entry);
  saveCase(own, { ...entry, id: '2', at: 2000 });
  expect(savedCases(own).cases.map(({ id }) => id)).toEqual(['2', '1']);
  expect(savedCases(own).cases[1]).toEqual(entry);
  removeCase(own, '2');
  expect(savedCases(own).cases).toEqual([entry]);
});

test('the case at the table is kept until it is cleared', () => {
  const own = shelf();
  keepCurrent(own, 'editie=2017');
  expect(earlierFragments(own)).toEqual(['editie=2017']);
  keepCurrent(own, '');
  expect(earlierFragments(own)).toEqual([]);
});

test('a new case puts the one before it aside, unless nothing was entered in that', () => {
  const own = shelf();
  keepCurrent(own, 'editie=2017&zaak=1S-N');
  putAside(own);
  keepCurrent(own, 'editie=2017&geval=verzaakt');
  putAside(own);
  keepCurrent(own, 'editie=2017');
  expect(earlierFragments(own)).toEqual(['editie=2017', 'editie=2017&zaak=1S-N']);
});

test('damaged entries are counted and left where they are', () => {
  const own = shelf({
    [`${KEY}a`]: '{',
    [`${KEY}b`]: 'null',
    [`${KEY}c`]: '{"fragment":1}',
    [`${KEY}d`]: '{"fragment":"x","note":"","at":null}',
    other: 'x',
  });
  saveCase(own, entry);
  expect(savedCases(own)).toEqual({ cases: [entry], unreadable: 4, closed: false });
  expect(own.length).toBe(6);
});

describe('without storage', () => {
  const closed = new Proxy({} as Shelf, {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  test.each([
    ['none', undefined],
    ['refused', closed],
  ])('%s: nothing is saved, nothing falls over', (_title, own) => {
    expect(saveCase(own, entry)).toBe(false);
    expect(keepCurrent(own, 'x')).toBe(false);
    expect(earlierFragments(own)).toEqual([]);
    expect(() => putAside(own)).not.toThrow();
    expect(savedCases(own)).toEqual({ cases: [], unreadable: 0, closed: true });
    expect(() => removeCase(own, '1')).not.toThrow();
  });

  test('full: it says so', () => {
    expect(saveCase(shelf({}, 0), entry)).toBe(false);
  });
});

const STAMP = 'spelregelatlas:arbitrage:op';
const AT_TABLE = 'spelregelatlas:arbitrage:zaak';
const SAVED_TEXT = JSON.stringify({ fragment: 'editie=2017', note: 'tafel 3', at: 1000 });
const copy: Copy = { at: 2000, entries: { [AT_TABLE]: 'editie=2017&zaak=1S-N', [`${KEY}1`]: SAVED_TEXT } };

describe('a copy of the shelf that is on the disk', () => {
  test('goes back on a shelf that lost its last seconds, and once it has it changes nothing', () => {
    const own = shelf({ [STAMP]: '1000', [AT_TABLE]: 'editie=2017' });
    expect(mend(own, copy, 1000)).toBe(true);
    expect(earlierFragments(own)).toEqual(['editie=2017&zaak=1S-N']);
    expect(savedCases(own).cases).toEqual([entry]);
    expect(mend(own, copy, 2000)).toBe(false);
  });

  test('a case that was cleared in those seconds stays cleared', () => {
    const own = shelf({ [STAMP]: '1000', [AT_TABLE]: 'editie=2017' });
    mend(own, { at: 2000, entries: {} }, 1000);
    expect(earlierFragments(own)).toEqual([]);
  });

  test('the lost case becomes the one before where a new case lies by now', () => {
    const own = shelf({ [STAMP]: '3000', [AT_TABLE]: 'editie=1959' });
    mend(own, copy, 1000);
    expect(earlierFragments(own)).toEqual(['editie=1959', 'editie=2017&zaak=1S-N']);
  });

  test('an older copy changes nothing', () => {
    const own = shelf({ [STAMP]: '2500', [AT_TABLE]: 'editie=1959' });
    expect(mend(own, copy, 2500)).toBe(false);
    expect(earlierFragments(own)).toEqual(['editie=1959']);
  });

  test('what somebody else wrote there is no copy, or one with texts under our own keys only', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ at: fc.anything(), entries: fc.object({ maxDepth: 1 }) }),
          fc.record({
            at: fc.nat(),
            entries: fc.dictionary(fc.constantFrom(AT_TABLE, `${KEY}x`, 'x'), fc.anything()),
          }),
        ),
        (stored) => {
          const read = parseCopy(stored);
          if (read === undefined) return;
          expect(read.at).toBeGreaterThan(0);
          for (const [key, text] of Object.entries(read.entries)) {
            expect(key).toMatch(/^spelregelatlas:arbitrage:/);
            expect(typeof text).toBe('string');
          }
          expect(() => mend(shelf(), read, 0)).not.toThrow();
        },
      ),
      { seed: 7, numRuns: 1000 },
    );
  });
});
