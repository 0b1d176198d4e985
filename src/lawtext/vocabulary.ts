/**
 * The closed vocabulary of an article file: which tags there are, what they must and may carry, and whose words they
 * may stand in. A tag or an attribute that is not named here is an error of the author.
 */
import type { Frontmatter } from './frontmatter.ts';

/** What the table says of one tag. */
export type TagRule = {
  /** `block` stands on its own, `inline` inside a line. */
  readonly place: 'block' | 'inline';
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** The only kind of file it may stand in; absent = both. */
  readonly only?: Frontmatter['kind'];
  /** True: the tag holds nothing and is written `<Tag … />`. */
  readonly empty?: true;
};

/** Every tag an article may use. */
export const TAGS = {
  Part: { place: 'block', required: ['n'], optional: ['label', 'title'] },
  Title: { place: 'block', required: ['number'], optional: [], only: 'text' },
  Group: { place: 'block', required: [], optional: [], only: 'text' },
  Note: { place: 'block', required: ['n', 'label'], optional: ['of'], only: 'text' },
  Remark: { place: 'block', required: ['n', 'label'], optional: [], only: 'text' },
  Example: { place: 'block', required: ['title'], optional: [], only: 'summary' },
  Auction: {
    place: 'block',
    required: ['dealer', 'calls'],
    optional: ['vulnerable', 'title'],
    only: 'summary',
    empty: true,
  },
  Trick: {
    place: 'block',
    required: ['lead', 'cards'],
    optional: ['trumps', 'title'],
    only: 'summary',
    empty: true,
  },
  Fix: { place: 'inline', required: ['was'], optional: [], only: 'text' },
  Mark: { place: 'inline', required: ['n'], optional: ['in'], only: 'text' },
} as const satisfies Readonly<Record<string, TagRule>>;

/** Name of a tag of the vocabulary. */
export type TagName = keyof typeof TAGS;

/** Is this the name of a tag? */
export const isTagName = (name: string): name is TagName => Object.hasOwn(TAGS, name);

/** Markdown that only a summary may use; law text is printed without it. */
export const SUMMARY_MARKDOWN: readonly string[] = ['emphasis', 'list', 'table', 'link'];
