/**
 * Marks in the HTML of two texts which words lapsed and which were added.
 *
 * Works on the HTML that our own components draw (well formed, no void elements), so that the page at build time and the
 * script in the browser mark alike. Numbers, footnote marks and hidden labels are not words of the text and are passed
 * over. A mark is told by its element (`del`, `ins`), by a sign drawn before it and by hidden words, not by colour alone.
 */
import { compareTexts, countWords, type Change, type CompareOptions } from './compare.ts';
import { escapeHtml } from './html.ts';

/** Two texts marked against each other, and how many words stayed, lapsed and were added. */
export type Marked = {
  readonly before: string;
  readonly after: string;
  readonly words: ReturnType<typeof countWords>;
};

/** What changed in one sentence, to stand under the later text. */
export const sayChanges = ({ same, lapsed, added }: Marked['words']): string =>
  `Van de oudere tekst bleven ${same} woorden, ${lapsed} vervielen; er kwamen er ${added} bij.`;

/** A tag, or a run of text with its place in the joined text of the HTML; `undefined` when it is passed over. */
type Token =
  | { readonly kind: 'tag'; readonly html: string }
  | { readonly kind: 'text'; readonly text: string; readonly at?: number };

/** A run of words in the joined text. */
type Range = { readonly from: number; readonly to: number };

const PASSED_OVER = /^<sup\b|class="[^"]*\b(?:num|mark|note-label|piece-head|counted|hidden-label)\b/;
const INLINE = /^<\/?(?:a|span|em|strong|sup|ins|del)\b/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': '\u00A0',
};

/** Marks what lapsed in `before` and what was added in `after`. Marks that are there already stay. */
export function markChanges(before: string, after: string, options: CompareOptions): Marked {
  const old = read(before);
  const now = read(after);
  const changes = compareTexts(old.text, now.text, options);
  return {
    before: write(old.tokens, rangesOf(changes, 'lapsed'), 'del', 'vervallen'),
    after: write(now.tokens, rangesOf(changes, 'added'), 'ins', 'toegevoegd'),
    words: countWords(changes),
  };
}

/** The HTML as tokens, and the words in it as one text; a new block is a blank between words. */
function read(html: string): { readonly tokens: readonly Token[]; readonly text: string } {
  const tokens: Token[] = [];
  let text = '';
  let depth = 0;
  for (const [piece] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    if (piece.startsWith('<')) {
      const closes = piece.startsWith('</');
      if (depth > 0 || (!closes && PASSED_OVER.test(piece))) depth += closes ? -1 : 1;
      if (!INLINE.test(piece) && text !== '' && !text.endsWith('\n')) text += '\n';
      tokens.push({ kind: 'tag', html: piece });
    } else if (depth > 0 || piece.trim() === '') {
      tokens.push({ kind: 'text', text: decode(piece) });
      if (depth === 0 && text !== '' && !/\s$/.test(text)) text += ' ';
    } else {
      tokens.push({ kind: 'text', text: decode(piece), at: text.length });
      text += decode(piece);
    }
  }
  return { tokens, text };
}

const decode = (text: string): string =>
  text.replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Where the runs of one kind stand in their text, blanks around them left out. */
function rangesOf(changes: readonly Change[], kind: 'lapsed' | 'added'): readonly Range[] {
  const ranges: Range[] = [];
  let at = 0;
  for (const change of changes) {
    const piece = textOf(change, kind);
    if (change.kind === kind) {
      const from = at + piece.length - piece.trimStart().length;
      ranges.push({ from, to: at + piece.trimEnd().length });
    }
    at += piece.length;
  }
  return ranges;
}

/** What a change has in the earlier text (`lapsed`) or in the later one (`added`). */
const textOf = (change: Change, kind: 'lapsed' | 'added'): string => {
  if (kind === 'lapsed') return 'before' in change ? change.before : '';
  return 'after' in change ? change.after : '';
};

function write(
  tokens: readonly Token[],
  ranges: readonly Range[],
  tag: 'del' | 'ins',
  label: string,
): string {
  const told = new Set<Range>();
  const wrap = (text: string, range: Range): string => {
    const first = !told.has(range);
    told.add(range);
    const words = first ? `<span class="hidden-label">${label}: </span>` : '';
    return `<${tag} data-mark="${first ? 'first' : 'more'}">${words}${escapeHtml(text)}</${tag}>`;
  };
  return tokens
    .map((token) => {
      if (token.kind === 'tag') return token.html;
      if (token.at === undefined) return escapeHtml(token.text);
      return markText(token.text, token.at, ranges, wrap);
    })
    .join('');
}

function markText(
  text: string,
  at: number,
  ranges: readonly Range[],
  wrap: (text: string, range: Range) => string,
): string {
  let html = '';
  let done = 0;
  for (const range of ranges) {
    const from = Math.max(range.from - at, 0);
    const to = Math.min(range.to - at, text.length);
    if (from >= to) continue;
    html += escapeHtml(text.slice(done, from));
    const piece = text.slice(from, to);
    html += piece.trim() === '' ? escapeHtml(piece) : wrap(piece, range);
    done = to;
  }
  return html + escapeHtml(text.slice(done));
}
