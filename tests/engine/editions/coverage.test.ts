import { describe, expect, test } from 'vitest';
import { isWithin, lawsOf } from '../../../src/engine/index.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

describe.each([
  ['1930', numbers(1, 17)],
  ['1959', numbers(21, 43)],
  ['2007', numbers(17, 40)],
  ['2017', numbers(17, 40)],
])('%s', (edition, provisions) => {
  const laws = lawsOf(edition);

  test.each(provisions)('provision %s is in clauses, or said not to be', (provision) => {
    const cites = [
      ...(laws?.articles.flatMap(({ clauses }) => clauses.map(({ cite }) => cite)) ?? []),
      ...(laws?.notModelled.map(({ cite }) => cite) ?? []),
    ];
    expect(cites.some((cite) => isWithin(cite, provision))).toBe(true);
  });

  test('the articles stand in the order of the book, each clause under its own', () => {
    const order = laws?.articles.map(({ number }) => Number(number)) ?? [];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    for (const { number, clauses } of laws?.articles ?? [])
      for (const { cite } of clauses) expect(isWithin(cite, number), `${cite} under ${number}`).toBe(true);
  });
});
