/** Written questions: the Dutch of their citations. What they say of the law is tested in tests/quiz. */
import { expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/quiz-library.ts';

const { written } = readLibrary();

/** One provision after "artikel", more after "artikelen"; of paragraphs likewise. */
const SINGULAR_WITH_MORE = /\b(artikel|alinea) \d+[A-Za-z\d]*(, \d+[A-Za-z\d]*)* en \d/;

test.each(written.map(({ id, prompt, options }) => [id, [prompt, ...options.map(({ why }) => why)]] as const))(
  '%s noemt meer dan één bepaling in het meervoud',
  (_id, texts) => {
    for (const text of texts) expect(text).not.toMatch(SINGULAR_WITH_MORE);
  },
);
