/**
 * The head of an article file. This schema is the author's manual for it, and the only one: the content collection and
 * our own parser both check against it.
 */
import { z } from 'astro/zod';

/** Whose words a file holds: `text` = the edition's own, word for word; `summary` = ours. */
const KINDS = ['text', 'summary'] as const;

const sentence = z.string().trim().min(1);

/** Every field an article file may have; any other is an error. */
export const frontmatterSchema = z.strictObject({
  /** `text` = the edition's own words; `summary` = our words, which the page says. */
  kind: z.enum(KINDS),
  /** Short name of the article for lists and the path at the top of the page; for a summary also the heading. */
  title: sentence,
  /** The article in one sentence of ours, shown as "In het kort". */
  inShort: sentence.optional(),
  /** Law text of which we hold only some parts: which, in one sentence. */
  partial: sentence.optional(),
  /** For a summary of 2007: what 2017 made of it, in our words. */
  changed: sentence.optional(),
  /** What we left out because sources are silent or disagree, one sentence each. */
  uncertain: z.array(sentence).readonly().optional(),
  /** The printing the text or the facts are taken from, where an edition has more than one. */
  printing: sentence.optional(),
});

/** The checked head of an article file. */
export type Frontmatter = Readonly<z.infer<typeof frontmatterSchema>>;
