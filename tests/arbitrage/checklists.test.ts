/** Checklists: which steps follow from which answers, and that what stands in `content/checklists` can be walked and exists. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editionById } from '../../src/editions.ts';
import {
  isQuestion,
  shownItems,
  type Answers,
  type Checklist,
} from '../../src/islands/arbitrage/checklist.ts';
import { parseEngineCitation } from '../../src/lawtext/anchors.ts';
import { partAt } from '../../src/lawtext/walk.ts';
import { SITUATIONS } from '../../src/situations.ts';
import { LINKED } from '../lawtext/shelf.ts';

const FILES = globSync('content/checklists/*/*.yaml').sort();
const lists = FILES.map((file): Checklist => {
  const [, edition = '', situation = ''] = /(\d{4})\/([^/]+)\.yaml$/.exec(file) ?? [];
  return { ...(parse(readFileSync(file, 'utf8')) as Checklist), edition, situation };
});
const named = lists.map((list) => [`${list.edition} ${list.situation}`, list] as const);

const exists = (id: string, cite: string): boolean => {
  const edition = editionById(id);
  const place = edition && parseEngineCitation(cite, edition);
  if (!place) return false;
  const trees = LINKED.filter((each) => each.edition === id && each.article === place.article);
  return place.anchor === undefined
    ? trees.length > 0
    : trees.some(({ blocks }) => partAt(blocks, place.anchor!) !== undefined);
};

test('every situation that the engine does not rule on has one in the edition in force, and claims have one for 1982', () => {
  const needed = SITUATIONS.filter(({ ruled }) => !ruled).map(({ id }) => `2017 ${id}`);
  expect(named.map(([name]) => name)).toEqual(expect.arrayContaining([...needed, '1982 slagen-opgeeist']));
});

describe.each(named)('%s', (_name, list) => {
  const questions = list.items.filter(isQuestion);

  test('cites what the site holds', () => {
    const cites = [
      ...new Set([...list.items.flatMap((item) => item.cites), ...(list.ending?.concession ?? [])]),
    ];
    expect(cites.filter((cite) => !exists(list.edition, cite))).toEqual([]);
  });

  test('conditions name questions further up and answers that they have', () => {
    const faults = list.items.flatMap((item, at) =>
      Object.entries(item.when ?? {}).flatMap(([question, values]) => {
        const asked = list.items
          .slice(0, at)
          .filter(isQuestion)
          .find(({ ask }) => ask === question);
        return asked && values.every((value) => value in asked.answers)
          ? []
          : [`${question}: ${values.join()}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('every question and every step can be reached, and every road ends in something to say', () => {
    const reached = new Set<unknown>();
    const walk = (answers: Answers): void => {
      const shown = shownItems(list, answers);
      shown.forEach((item) => reached.add(item));
      const open = shown.filter(isQuestion).find(({ ask }) => !(ask in answers));
      if (open === undefined)
        expect(
          shown.some((item) => !isQuestion(item)),
          JSON.stringify(answers),
        ).toBe(true);
      else for (const answer of Object.keys(open.answers)) walk({ ...answers, [open.ask]: answer });
    };
    walk({});
    expect(list.items.filter((item) => !reached.has(item))).toEqual([]);
  });

  test('no two questions share a name', () => {
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
  });
});

describe('2017 64: the tricks that go over', () => {
  const list = lists.find(({ edition, situation }) => edition === '2017' && situation === 'verzaakt')!;
  test.each([
    ['64A1', 'overtreder', 'ja', /twee slagen/],
    ['64A1', 'overtreder', 'nee', /Eén slag dus/],
    ['64A2', 'partner', 'nee', /één slag over/],
    ['64A2', 'partner', 'ja', /één slag over/],
    ['64A2', 'ander', 'ja', /één slag over/],
    ['64B1', 'ander', 'nee', /geen slag over/],
  ])('%s: won by %s, later tricks %s', (cite, won, later, says) => {
    const answers = { wie: 'tegenspeler', slag: 'nee', voldongen: 'ja', bijzonder: 'geen', won, later };
    const said = shownItems(list, answers).filter((item) => item.cites.includes(cite) && !isQuestion(item));
    expect(said.map(({ text }) => text)).toEqual([expect.stringMatching(says)]);
  });

  test('an answer that no longer counts takes its steps away', () => {
    const answers = {
      wie: 'niemand',
      slag: 'nee',
      voldongen: 'ja',
      bijzonder: 'geen',
      won: 'partner',
      later: 'ja',
    };
    expect(shownItems(list, answers)).toHaveLength(2);
  });
});
