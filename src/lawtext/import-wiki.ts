/**
 * Wikitext as the lines that a reader sees: notes taken out of the running text, links as their words, list items with the
 * number that the wiki shows. What has no place in law text (comments, templates, tables, pictures) is told line by line.
 * Plain text goes through it unchanged, but for the signs of a wiki.
 */
import { parseFragment } from 'parse5';

/** A line as it is read on the page; `at` is its number in the file. */
export interface SourceLine {
  readonly at: number;
  readonly text: string;
  /** An item of a numbered list: its number as shown, or (deeper) a letter that is ours. */
  readonly item?: { readonly label: string; readonly isOurs: boolean };
}

/** What of the wiki is not in the lines. */
export interface WikiRemark {
  readonly line: number;
  readonly what: 'comment' | 'template' | 'table' | 'media' | 'link' | 'tag' | 'deep-list' | 'furniture';
  readonly text: string;
}

/** A page read: its lines and remarks. Notes are added to `notes`, and stand in a line as `noteSign(index)`. */
export interface WikiText {
  readonly lines: readonly SourceLine[];
  readonly remarks: readonly WikiRemark[];
}

/** Notes (`<ref>`) in the order in which they are first met, over all pages of a source. */
export type WikiNotes = { text: string | undefined; readonly name?: string; readonly at: number }[];

// Signs of our own inside a line, from the range that Unicode leaves to private use.
const NOTE_SIGN = /\uE200(\d+)\uE201/g;
const PROTECTED = 0xe000;

/** How a note stands in a line. */
export const noteSign = (index: number): string => `\uE200${index}\uE201`;

/** A line with each note sign replaced. */
export const replaceNotes = (text: string, by: (index: number) => string): string =>
  text.replace(NOTE_SIGN, (_, index: string) => by(Number(index)));

/** Reads the wikitext of a page that begins on line `first` of the file. */
export function readWiki(source: string, first: number, notes: WikiNotes): WikiText {
  const remarks: WikiRemark[] = [];
  const scan: Scan = {
    notes,
    tell: (line, what, text) => {
      for (const [i, each] of text.split('\n').entries())
        if (each.trim() !== '') remarks.push({ line: line + i, what, text: each.trim() });
    },
  };
  const shown = scanText(source.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n'), first, scan);
  return { lines: numbered(shown.split('\n'), first, scan), remarks };
}

interface Scan {
  readonly notes: WikiNotes;
  readonly tell: (line: number, what: WikiRemark['what'], text: string) => void;
}

const OPENERS =
  /<!--[\s\S]*?(?:-->|(?![\s\S]))|<nowiki>([\s\S]*?)<\/nowiki>|<references\b[^>]*?(?:\/>|>([\s\S]*?)<\/references>|>)|<ref\b([^>]*?)(?:\/>|>([\s\S]*?)<\/ref>)|\{\{|^\{\||\[\[|\[((?:https?:)?\/\/[^\s\]]+)\s*([^\]\n]*)\]/gim;

/** What spans more than a sign, taken out or replaced; the text keeps its line ends, so that lines keep their numbers. */
function scanText(source: string, first: number, scan: Scan): string {
  let out = '';
  let held = 0;
  let done = 0;
  const lineAt = (at: number) => first + (source.slice(0, at).match(/\n/g)?.length ?? 0);
  const put = (text: string) => {
    // Line ends inside what was taken out come after the line, so that a sentence is not broken.
    const end = held > 0 ? text.indexOf('\n') : -1;
    out += end < 0 ? text : text.slice(0, end) + '\n'.repeat(held) + text.slice(end);
    if (end >= 0) held = 0;
  };
  const pattern = new RegExp(OPENERS);
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const [whole, nowiki, defined, attributes, note, url, label] = found;
    const span = spanOf(whole, source.slice(found.index));
    if (span === undefined) continue;
    put(source.slice(done, found.index));
    const line = lineAt(found.index);
    if (nowiki !== undefined) put(kept(nowiki));
    else if (attributes !== undefined) put(noteSign(takeNote(attributes, note, line, scan)));
    else if (url !== undefined) {
      scan.tell(line, 'link', url);
      put(label ?? '');
    } else if (whole.toLowerCase().startsWith('<references')) {
      for (const [, each = '', text] of (defined ?? '').matchAll(/<ref\b([^>]*?)>([\s\S]*?)<\/ref>/gi))
        takeNote(each, text, line, scan);
    } else if (whole.startsWith('<!--')) scan.tell(line, 'comment', span);
    else if (whole === '{{') scan.tell(line, span.includes('|') ? 'template' : 'furniture', span);
    else if (whole === '{|') scan.tell(line, 'table', span);
    else put(linkWords(span.slice(2, -2), line, scan));
    if (nowiki === undefined) held += span.match(/\n/g)?.length ?? 0;
    done = found.index + span.length;
    pattern.lastIndex = done;
  }
  put(source.slice(done));
  return out + '\n'.repeat(held);
}

const CLOSERS: Readonly<Record<string, readonly [open: RegExp, close: string]>> = {
  '{{': [/\{\{|\}\}/g, '}}'],
  '{|': [/^\s*\{\||^\s*\|\}/gm, '|}'],
  '[[': [/\[\[|\]\]/g, ']]'],
};

/** The whole of what begins here, to the sign that closes it; undefined when nothing does. */
function spanOf(opener: string, rest: string): string | undefined {
  const known = CLOSERS[opener];
  if (known === undefined) return opener;
  let depth = 0;
  for (const { 0: sign, index } of rest.matchAll(known[0])) {
    depth += sign.trim() === known[1] ? -1 : 1;
    if (depth === 0) return rest.slice(0, index + sign.length);
  }
  return undefined;
}

/** Notes a `<ref>`, or finds the one with its name; gives its index. */
function takeNote(attributes: string, text: string | undefined, at: number, scan: Scan): number {
  const name = /\bname\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s/>]+))/i.exec(attributes)?.slice(1).find(Boolean);
  const words =
    text === undefined ? undefined : clean(scanText(text, at, scan).replace(/\n+/g, ' '), at, scan);
  const known = name === undefined ? -1 : scan.notes.findIndex((note) => note.name === name);
  if (known >= 0) {
    scan.notes[known]!.text ??= words;
    return known;
  }
  return scan.notes.push({ text: words, at, ...(name !== undefined && { name }) }) - 1;
}

const MEDIA = /^(?:bestand|file|afbeelding|image|media)\s*:/i;
const UNSEEN = /^(?:categorie|category|[a-z]{2,3})\s*:/i;

/** The words of an inner link: what stands after the bar, otherwise its target. */
function linkWords(link: string, line: number, scan: Scan): string {
  if (MEDIA.test(link) || UNSEEN.test(link)) {
    scan.tell(line, MEDIA.test(link) ? 'media' : 'furniture', `[[${link}]]`);
    return '';
  }
  const bar = link.indexOf('|');
  return scanText(bar < 0 ? link.replace(/^:/, '') : link.slice(bar + 1), line, scan).replace(/\n/g, ' ');
}

/** List items get the number that the wiki shows: a list ends at a line that is none. */
function numbered(shown: readonly string[], first: number, scan: Scan): readonly SourceLine[] {
  let counts = new Map<string, number>();
  return shown.flatMap((line, index): readonly SourceLine[] => {
    const at = first + index;
    const text = line.trim();
    if (/^#(?:redirect|doorverwijzing)\b/i.test(text)) {
      scan.tell(at, 'furniture', text);
      return [];
    }
    const [marks = ''] = /^[*#:;]*/.exec(text) ?? [];
    counts = new Map([...counts].filter(([key]) => marks.startsWith(key)));
    const lines = visibleLines(text.slice(marks.length), at, scan);
    if (!marks.endsWith('#') || lines.length === 0) return lines;
    const count = (counts.get(marks) ?? 0) + 1;
    counts.set(marks, count);
    const depth = marks.replace(/[^#]/g, '').length;
    if (depth > 2) {
      scan.tell(at, 'deep-list', lines[0]!.text);
      return lines;
    }
    const label = depth === 1 ? `${count}.` : `${String.fromCharCode(96 + Math.min(count, 26))}.`;
    return [{ ...lines[0]!, item: { label, isOurs: depth > 1 } }, ...lines.slice(1)];
  });
}

const BREAK = /<\/?(?:br|p|div|li|ol|ul|blockquote|center|dl|dd|dt)\b[^<>]*>/gi;

const visibleLines = (text: string, at: number, scan: Scan): readonly SourceLine[] =>
  text
    .split(BREAK)
    .map((each) => ({ at, text: clean(each, at, scan) }))
    .filter((each) => each.text !== '');

const SILENT =
  /<\/?(?:small|big|sup|sub|b|i|u|s|em|strong|span|font|nowiki|noinclude|includeonly|onlyinclude|ins|del|tt|abbr)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const SUPERSCRIPT = '¹²³⁴⁵⁶⁷⁸⁹';

/** A line without the signs that a reader of the wiki does not see; a tag that we do not know stays, and is told. */
function clean(line: string, at: number, { tell }: Scan): string {
  const bare = line
    .trim()
    .replace(/^(=+)\s*(.*?)\s*\1$/, '$2')
    .replace(/^- /, '')
    .replace(/'{2,}/g, '')
    .replace(/<sup>\s*([1-9])\s*<\/sup>/gi, (_, digit: string) => SUPERSCRIPT[Number(digit) - 1]!)
    .replace(SILENT, '');
  for (const [tag] of bare.matchAll(TAG)) tell(at, 'tag', tag);
  return released(withoutEntities(bare)).trim();
}

/** Entities of HTML as the signs they stand for. */
const withoutEntities = (text: string): string =>
  text
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z0-9]*);/gi, (entity) => {
      const [node] = parseFragment(entity).childNodes;
      return node && 'value' in node ? node.value : entity;
    })
    .replaceAll('\u00A0', ' ');

/** Text in which no sign means anything to the wiki, until it is released. */
const kept = (text: string): string =>
  text.replace(/[[\]{}<>'*#:;=&|-]/g, (sign) => String.fromCharCode(PROTECTED + sign.charCodeAt(0)));

const released = (text: string): string =>
  text.replace(/[\uE000-\uE07F]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - PROTECTED));
