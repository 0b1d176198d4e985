/** The small cases on the article pages: every clause of the engine is shown, and shown cases are what they say. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EDITIONS } from '../../src/editions.ts';
import { engineEditions, ruleRecord } from '../../src/engine/index.ts';
import { isFault } from '../../src/engine/record.ts';
import { parseFragment, recordFragment } from '../../src/islands/arbitrage/case-address.ts';
import { ruledCase } from '../../src/islands/arbitrage/ruled.ts';
import { ruledCells } from '../../src/islands/auction-cells.ts';
import { makeStory } from '../../src/islands/compare/notation.ts';
import { articleWork, clausesOf, workCases } from '../../src/worked-cases.ts';

const wordsOf = (edition: string): readonly string[] =>
  (parse(readFileSync(`content/editions/${edition}/cases.yaml`, 'utf8')) as { readonly cases: readonly string[] })
    .cases;

const MOST_EVENTS = 8;

describe.each(engineEditions)('%s', (edition) => {
  const words = wordsOf(edition);
  const worked = workCases(edition, words);

  test('every clause speaks in a case', () => {
    const shown = new Set(worked.flatMap(({ clauses }) => clauses));
    const missing = clausesOf(edition).filter((clause) => !shown.has(clause));
    expect(missing.map(({ cite, at }) => `${cite} ${at}`)).toEqual([]);
  });

  test('every case shows a clause that no case before it shows', () => {
    expect(words.filter((_, at) => worked[at]?.clauses.length === 0)).toEqual([]);
  });

  test('every case is small, and written as the site writes addresses', () => {
    expect(worked.map(({ record }) => makeStory(record))).toEqual(words);
    expect(words.filter((_, at) => worked[at]!.record.events.length > MOST_EVENTS)).toEqual([]);
  });

  test.each(worked.map(({ record, answer }, at) => [words[at]!, record, answer] as const))(
    '%s goes along to the ruling helper as it is',
    (_word, record, answer) => {
      const kase = parseFragment(
        recordFragment(record),
        EDITIONS.map(({ id }) => id),
      );
      if (kase === undefined || 'code' in kase) throw new Error('no case in the address');
      const ruled = ruledCase(kase);
      if (ruled.kind === 'none') throw new Error(ruled.stop.code);
      expect(ruled.stop).toBeUndefined();
      expect({ ...ruled.answer, steps: [...ruled.answer.steps] }).toEqual({
        ...answer,
        id: undefined,
        steps: [...answer.steps],
      });
    },
  );

  test('every clause stands on the page of its article, in the order of the book', () => {
    const pages = EDITIONS.find(({ id }) => id === edition)!.articles.map(({ number }) =>
      articleWork(edition, number.toLowerCase(), worked).cases.flatMap(({ clauses }) => clauses),
    );
    expect(new Set(pages.flat())).toEqual(new Set(clausesOf(edition)));
    const first = pages.flatMap((clauses) => clauses.slice(0, 1));
    const order = clausesOf(edition);
    expect(first).toEqual([...first].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
});

describe('a ruling is drawn as the law leaves it', () => {
  test.each([
    ['2017', '27B1a', 'N_b1S_b1H_l_kS-reject_rE-2H', 'N 1S, E 1H (onvoldoende, ingetrokken), E 2H'],
    ['2017', '38C', 'N_b7H_b8C_l', 'N 7H, E 8C (boven zeven, ingetrokken), E P'],
    ['2017', '33', 'N_bP_bE-1S.s', 'N P, E 1S (gelijktijdig)'],
    ['2017', '19A3', 'N_b1S_bX.2S', 'N 1S, E X (noemt 2♠︎)'],
    ['1959', '30a', 'N_b1S_b1H_l_rE-2H', 'N 1S, E 1H (onvoldoende, ingetrokken), E 2H'],
    ['1930', '7c', 'N_b1S_b1H_l_kS-raise', 'N 1S, E 1H (onvoldoende, ingetrokken), E 2H'],
  ])('%s %s: %s', (edition, cite, word, drawn) => {
    const found = workCases(edition, wordsOf(edition)).find(({ record }) => makeStory(record) === word);
    expect(found?.clauses.map((clause) => clause.cite)).toContain(cite);
    const answer = ruleRecord(found!.record);
    if (isFault(answer)) throw new Error(answer.code);
    const cells = ruledCells(found!.record, answer).map(
      ({ by, call, words }) => `${by} ${call}${words ? ` (${words})` : ''}`,
    );
    expect(cells.join(', ')).toBe(drawn);
  });
});

test.each([
  ['N_b1S_kE-reject', /2017\/cases\.yaml: "N_b1S_kE-reject" is niet te volgen/],
  ['nonsense', /2017\/cases\.yaml: "nonsense" is niet te lezen/],
])('a case that cannot be used is named with its file: %s', (word, message) => {
  expect(() => workCases('2017', ['N_b1S', word])).toThrow(message);
});
