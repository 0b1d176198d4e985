/**
 * What an article is once it has been read: a tree of blocks and inlines, readonly and without markup.
 *
 * Pages, previews, search, comparison, quiz and tests all read this one tree, so that they never disagree about the
 * words of the law. `parse.ts` makes it from MDX, `link.ts` adds the references, `extract.ts` takes plain text out of it.
 * What an `auction` or a `trick` means is left to those who draw it: their props stand here as written.
 */
import type { Frontmatter } from './frontmatter.ts';

/** A place in the laws: an article of an edition, and if named one of its parts. */
export type Place = {
  /** Year of the edition as in its address: `2017`. */
  readonly edition: string;
  /** Article as in its address, lower case: `27`, `vi`. */
  readonly article: string;
  /** Part as in its address, see `anchors.ts`: `B1a`. */
  readonly anchor?: string;
};

/** What a reference in prose points at. */
export type Reference = Place & {
  /** False: the register of the edition knows this article, but the site has no page for it. */
  readonly held: boolean;
  /** Last article of a range ("Art. 21 t/m 43"); `article` is the first. */
  readonly toArticle?: string;
};

/** A piece of running text. */
export type Inline =
  | { readonly kind: 'text'; readonly value: string }
  /** A corrected error of scanning or typing: we show `value`, the source has `was`. */
  | { readonly kind: 'fix'; readonly was: string; readonly value: string }
  /** A footnote mark as printed; `article` is given when the note stands in another article. */
  | { readonly kind: 'mark'; readonly note: string; readonly article?: string; readonly label: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  /** A reference to the laws; only in trees that went through `link.ts`. The children hold no reference. */
  | { readonly kind: 'reference'; readonly target: Reference; readonly children: readonly Inline[] };

/** A numbered part of an article. */
export type Part = {
  readonly kind: 'part';
  /** Full path inside the article, which is its anchor too: `B1a`. */
  readonly n: string;
  /** The number as the source prints it (`a.`); absent when the number is ours, and then no text of the law. */
  readonly label?: string;
  readonly title?: string;
  readonly children: readonly Block[];
};

/** A footnote, its label as printed; `article` is given when its mark stands in another article. */
type Note = {
  readonly kind: 'note';
  readonly n: string;
  readonly article?: string;
  readonly label: string;
  readonly children: readonly Block[];
};

/** A piece that stands on its own, in the order of the page. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  /** A printed heading of a chapter or group; it stands in the article that it precedes. */
  | { readonly kind: 'group'; readonly children: readonly Inline[] }
  /** The printed heading of the article; `children` is empty where the source prints only the number. */
  | { readonly kind: 'title'; readonly number: string; readonly children: readonly Inline[] }
  | Part
  | Note
  /** A remark printed at the article. */
  | {
      readonly kind: 'remark';
      readonly n: string;
      readonly label: string;
      readonly children: readonly Block[];
    }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  /** The first row is the head of the table. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  /** A worked example in our own words. */
  | { readonly kind: 'example'; readonly title: string; readonly children: readonly Block[] }
  /** Calls in rotation from the dealer; props as written, `where` names file and line for whoever reads them. */
  | { readonly kind: 'auction'; readonly props: Props<'dealer' | 'calls'>; readonly where: string }
  /** Cards in the order played from the leader; props as written. */
  | { readonly kind: 'trick'; readonly props: Props<'lead' | 'cards'>; readonly where: string };

/** Attributes of a drawing: the named ones are there, others may be. */
type Props<Required extends string> = Readonly<Record<string, string | undefined>> &
  Readonly<Record<Required, string>>;

/** An article as read from its file. */
export type ArticleTree = { readonly frontmatter: Frontmatter; readonly blocks: readonly Block[] };

/** An article with its place in the laws. */
export type Article = ArticleTree & { readonly edition: string; readonly article: string };
