/**
 * Leaves the quotations of clauses out of what browsers load. Tests find a clause's words in `content/` by them and the quiz gets
 * them as data (`QuizLibrary.quotes`); no ruling reads them, and they are a fifth of the engine.
 */
import { parseSync } from 'vite';

/** @returns {import('vite').Plugin} */
export const withoutQuotes = () => ({
  name: 'without-quotes',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/engine\/editions\/.*\.ts$/ },
    handler(code, id) {
      const kept = [];
      let from = 0;
      for (const { start, end } of quotesIn(parseSync(id, code).program)) {
        kept.push(code.slice(from, start));
        from = code[end] === ',' ? end + 1 : end;
      }
      return [...kept, code.slice(from)].join('');
    },
  },
});

/** The properties called `quote` in a syntax tree, in the order of the text. */
const quotesIn = (node) => {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Property' && node.key.name === 'quote') return [node];
  return (Array.isArray(node) ? node : Object.values(node)).flatMap(quotesIn);
};
