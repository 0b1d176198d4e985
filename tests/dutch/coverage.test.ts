import { describe, expect, test } from 'vitest';
import { leftToDirector, readingOf, whyNotModelled } from '../../src/dutch/coverage.ts';
import { engineEditions, notModelled } from '../../src/engine/index.ts';

describe.each(engineEditions)('%s', (edition) => {
  const open = notModelled(edition).filter(({ reason }) => reason === 'open-reading');

  test.each(notModelled(edition))('$cite: why the engine does not rule on it', (left) => {
    expect(whyNotModelled(edition, left)).toMatch(/^\p{Ll}.*[^.]$/u);
    expect([undefined, whyNotModelled(edition, left)]).toContain(leftToDirector(edition, left));
  });

  test('every open reading is told, and no other provision has one', () => {
    const read = notModelled(edition).filter(({ cite }) => readingOf(edition, cite) !== undefined);
    expect(read).toEqual(open);
    for (const left of open) expect(whyNotModelled(edition, left)).toContain(readingOf(edition, left.cite));
  });
});
