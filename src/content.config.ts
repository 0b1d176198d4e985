/** The collections and where they live. The fields of an article file are described in `lawtext/frontmatter.ts`. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { frontmatterSchema } from './lawtext/frontmatter.ts';

/** The laws: `<edition>/<article>.mdx`, and `<edition>/<article>.summary.mdx` where we summarise what the text does not hold. */
const articles = defineCollection({
  loader: glob({
    base: './content/editions',
    pattern: '*/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    deferRender: true,
  }),
  schema: frontmatterSchema,
});

export const collections = { articles };
