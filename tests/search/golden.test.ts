/** Every golden query lands where it must, in the words and forms that people use. */
import { describe, expect, test } from 'vitest';
import { search, type Answer } from '../../src/search/search.ts';
import { GOLDEN } from './golden.ts';
import { index } from './index-of-tests.ts';

const placesOf = ({ hits }: Answer): readonly (readonly string[])[] =>
  hits.map(({ edition, article, anchor }) => [`${edition}/${article}`, `${edition}/${article}#${anchor}`]);

describe.each(Object.entries(GOLDEN))('%s', (_kind, queries) => {
  test.each(queries)('“$query” lands on $wanted', ({ query, wanted, top }) => {
    const places = placesOf(search(query, index)).slice(0, top);
    expect(places.flat()).toEqual(
      expect.arrayContaining([wanted.find((each) => places.flat().includes(each)) ?? wanted[0]]),
    );
  });
});
