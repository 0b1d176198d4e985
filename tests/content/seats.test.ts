/** Players by their seats are written with a capital, in what we write as in what the site makes: Noord, Oost, Zuid, West. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seatName, sideName } from '../../src/dutch/seats.ts';
import { SEATS } from '../../src/engine/seats.ts';

/** What we wrote: not the words of an edition itself, which stay as they were. */
const FILES = [
  ...globSync('content/{questions,topics,checklists,glossary,paths}/**/*.{yaml,mdx}'),
  ...globSync('content/editions/**/*.mdx').filter((file) => /^kind: summary$/m.test(readFileSync(file, 'utf8'))),
];
const NAMES = [...SEATS.map(seatName), sideName('NS'), sideName('EW')];

/** A name as a word of its own, however it is written: not in "noordspeler", an address or a slug. */
const AS_WORD = new RegExp(`(?<![\\p{L}\\d/-])(?:${NAMES.join('|')})(?=s?(?![\\p{L}\\d/-]))`, 'giu');

test('stoelen en zijden in vragen en verhalen heten als in de rest van de site', () => {
  const written = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(AS_WORD)].map(([word]) => ({ file, word })),
  );
  expect(written.length).toBeGreaterThan(150);
  expect(written.filter(({ word }) => !NAMES.includes(word))).toEqual([]);
});
