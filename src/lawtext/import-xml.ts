/**
 * The pages of a MediaWiki XML export, each with its wikitext and the line of the file on which that begins. The XML itself is
 * read by `sax`, which counts lines; of a page with a history the last revision is taken.
 */
import sax from 'sax';

/** A page: `title` on line `titleLine` of the file, the wikitext from line `line`. */
export interface WikiPage {
  readonly title: string;
  readonly titleLine: number;
  readonly text: string;
  readonly line: number;
  /** Revisions before the one that is taken. */
  readonly older: number;
}

const EXPORT = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<mediawiki\b/;

/**
 * The pages, or undefined when the source is no XML export but a text.
 * @throws Error `line: what is wrong` for XML that is broken
 */
export function pagesOf(source: string): readonly WikiPage[] | undefined {
  if (!EXPORT.test(source)) return undefined;
  const xml = sax.parser(true);
  const pages: WikiPage[] = [];
  let page = { title: '', titleLine: 1, text: '', line: 1, older: -1 };
  let inside = '';
  xml.onopentag = ({ name }) => {
    inside = name;
    if (name === 'page') page = { title: '', titleLine: 1, text: '', line: 1, older: -1 };
    if (name === 'title') page.titleLine = xml.line + 1;
    if (name === 'text') page = { ...page, text: '', line: xml.line + 1, older: page.older + 1 };
  };
  xml.ontext = xml.oncdata = (words) => {
    if (inside === 'title') page.title += words;
    if (inside === 'text') page.text += words;
  };
  xml.onclosetag = (name) => {
    inside = '';
    if (name === 'page') pages.push({ ...page, older: Math.max(page.older, 0) });
  };
  xml.onerror = ({ message }) => {
    throw new Error(`${xml.line + 1}: ${message.split('\n')[0]}`);
  };
  xml.write(source).close();
  return pages;
}
