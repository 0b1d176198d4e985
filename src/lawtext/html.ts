/**
 * Inline law text as HTML, to the letter: no blank is added or lost around a word, a mark or a link, which a template
 * engine does not promise. Blocks are drawn by the components; where a place has its page is the caller's to say.
 */
import type { Inline, Place } from './tree.ts';

/** The edition whose words these are, and how places become addresses. */
export interface HtmlContext {
  readonly edition: string;
  readonly hrefOf: (place: Place & { readonly held?: boolean }) => string;
  /**
   * Address of the page the words stand on, when they are drawn elsewhere: parts and notes then have no anchor of their
   * own, and links to them lead to that page.
   */
  readonly page?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** One run of inlines as HTML. A correction keeps the source's form in `data-was`; a reference carries its place for the preview. */
export const inlineHtml = (inlines: readonly Inline[], context: HtmlContext): string =>
  inlines.map((inline) => one(inline, context)).join('');

function one(inline: Inline, context: HtmlContext): string {
  switch (inline.kind) {
    case 'text':
      return escapeHtml(inline.value);
    case 'fix':
      return `<span class="fix" data-was="${escapeHtml(inline.was)}" title="Verbeterd. In de bron: ${escapeHtml(inline.was)}">${escapeHtml(inline.value)}</span>`;
    case 'mark': {
      const page = inline.article
        ? context.hrefOf({ edition: context.edition, article: inline.article })
        : (context.page ?? '');
      const id = context.page === undefined ? ` id="bij-${inline.note}"` : '';
      return `<sup><a class="mark"${id} href="${page}#noot-${inline.note}">${escapeHtml(inline.label)}</a></sup>`;
    }
    case 'strong':
      return `<strong>${inlineHtml(inline.children, context)}</strong>`;
    case 'emphasis':
      return `<em>${inlineHtml(inline.children, context)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inlineHtml(inline.children, context)}</a>`;
    case 'reference':
      return `<a class="ref" href="${escapeHtml(context.hrefOf(inline.target))}" data-ref>${inlineHtml(inline.children, context)}</a>`;
  }
}
