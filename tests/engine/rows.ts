/** Runs rows of data as tests, each under its own title. */
import { expect, test } from 'vitest';
import { isWithin } from '../../src/engine/index.ts';
import { answerTo, viewOf, type Row } from './table.ts';

/** One test a row. */
export const testRows = (edition: string, rows: readonly Row[]): void => {
  test.each(rows)(`${edition} %s: %s`, (_, line, { cites, ...expected }) => {
    const answer = answerTo(edition, line);
    expect(viewOf(answer)).toMatchObject(expected);
    for (const cite of cites?.split(' ') ?? [])
      expect(
        answer.cites.some((given) => isWithin(given, cite)),
        `${cite} among ${answer.cites.join(' ')}`,
      ).toBe(true);
    if (answer.irregularity !== null) expect(answer.steps.length).toBeGreaterThan(0);
  });
};
