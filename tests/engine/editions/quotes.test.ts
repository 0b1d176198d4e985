/** What a clause quotes stands in the provision that it cites, word for word. */
import { describe, expect, test } from 'vitest';
import { editionById } from '../../../src/editions.ts';
import { engineEditions, lawsOf } from '../../../src/engine/index.ts';
import { parseEngineCitation } from '../../../src/lawtext/anchors.ts';
import { readableText } from '../../../src/lawtext/extract.ts';
import { partAt } from '../../../src/lawtext/walk.ts';
import { LINKED } from '../../lawtext/shelf.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** The words of a provision, from the text and from our summary of it. */
const wordsOf = (id: string, cite: string): string => {
  const edition = editionById(id);
  const place = edition && parseEngineCitation(cite, edition);
  if (!place) return '';
  return LINKED.filter((each) => each.edition === id && each.article === place.article)
    .map(({ blocks }) => {
      const part = place.anchor === undefined ? undefined : partAt(blocks, place.anchor);
      return flat(readableText(place.anchor === undefined ? blocks : (part?.children ?? [])));
    })
    .join(' ');
};

describe.each(engineEditions)('%s', (edition) => {
  const clauses = lawsOf(edition)!.articles.flatMap((article) => article.clauses);
  const quoted = clauses.flatMap(({ cite, at, quote }) => (quote === undefined ? [] : [{ cite, at, quote }]));

  test.each(quoted)('$cite at $at: "$quote"', ({ cite, quote }) => {
    expect(wordsOf(edition, cite)).toContain(flat(quote));
  });

  test('nearly every clause quotes its provision', () => {
    expect(quoted.length).toBeGreaterThan(clauses.length * 0.95);
  });
});
