/**
 * The lines of one article as the body of an article file: parts in parts, footnotes, and every sign that would be markup
 * written as the word it is. A number or a note that has no place where it stands keeps its words, as a paragraph, and is
 * told: the file must be one that `parse.ts` reads, whatever the source prints.
 */
import { parentPart, partPieces } from './anchors.ts';
import type { Line, PartSort } from './import-lines.ts';
import { replaceNotes } from './import-wiki.ts';

/** Something in the body that a person must look at: the line, counted from 1 in the source, and its words. */
export interface Misfit {
  readonly line: number;
  readonly what: 'part-twice' | 'part-out-of-place' | 'note-twice';
  readonly text: string;
}

interface Node {
  /** Full number: "B1a"; absent for a paragraph. */
  readonly n?: string;
  readonly label?: string;
  readonly title?: string;
  readonly own: readonly string[];
  readonly children: Node[];
}

/**
 * Parts in parts: a sort of number that is open already closes what stands inside it, another sort goes inside. `numbered`:
 * the paragraphs of the article get a number of ours.
 */
export function writeBody(
  lines: readonly Line[],
  notes: ReadonlySet<string>,
  numbered: boolean,
): { readonly blocks: readonly string[]; readonly misfits: readonly Misfit[] } {
  const top: Node[] = [];
  const misfits: Misfit[] = [];
  const parts = new Set<string>();
  const written = new Set<string>();
  let path: { readonly sort: PartSort | 'paragraph'; readonly node: Node }[] = [];
  let paragraph = 0;
  const into = () => path.at(-1)?.node.children ?? top;
  const paragraphOf = (text: string) => into().push({ own: [marked(text, notes)], children: [] });
  const misfit = (line: Line & { readonly label: string; readonly rest: string }, what: Misfit['what']) => {
    const text = `${line.label} ${line.rest}`;
    misfits.push({ line: line.at, what, text });
    paragraphOf(text);
  };
  for (const line of lines) {
    if (line.kind === 'part') {
      const at = path.findIndex(({ sort }) => sort === line.sort);
      if (at >= 0) path = path.slice(0, at);
      const outer = path.at(-1)?.node.n;
      const n = (outer ?? '') + line.label.slice(0, -1);
      if (partPieces(n) === undefined || parentPart(n) !== outer) misfit(line, 'part-out-of-place');
      else if (parts.has(n)) misfit(line, 'part-twice');
      else {
        parts.add(n);
        const named =
          line.sort === 'capital' && readsAsName(line.rest) && withoutNotes(line.rest) === line.rest;
        const node: Node = {
          n,
          ...(line.isOurs !== true && { label: line.label }),
          ...(named ? { title: line.rest, own: [] } : { own: [marked(line.rest, notes)] }),
          children: [],
        };
        into().push(node);
        path = [...path, { sort: line.sort, node }];
      }
    } else if (line.kind === 'prose' && numbered) {
      const n = String(++paragraph);
      const node: Node = { n, own: [marked(line.text, notes)], children: [] };
      parts.add(n);
      top.push(node);
      path = [{ sort: 'paragraph', node }];
    } else if (line.kind === 'note') {
      path = [];
      const name = noteName(line.label);
      if (written.has(name)) misfit(line, 'note-twice');
      else
        top.push({
          own: [`<Note n="${name}" label="${line.label}">${plain(line.rest)}</Note>`],
          children: [],
        });
      written.add(name);
    } else if (line.kind === 'remark')
      top.push({
        own: [`<Remark n="${line.number}" label="${line.label}">${plain(line.rest)}</Remark>`],
        children: [],
      });
    else if (line.kind === 'prose') paragraphOf(line.text);
  }
  return { blocks: top.map(write), misfits };
}

/** A title is at most so many words; a longer line after a number is the text itself. */
const LONGEST_TITLE = 25;

/** Whether so few words can be a name. */
export const isShort = (text: string): boolean => text.split(/\s+/).length <= LONGEST_TITLE;

/** Whether a line looks like a heading: short, and no sentence. */
export const readsAsName = (text: string): boolean => !/[.;:,]$/.test(withoutNotes(text)) && isShort(text);

function write({ n, label, title, own, children }: Node): string {
  const inside = [...own, ...children.map(write)];
  if (n === undefined) return inside.join('\n\n');
  const tag = `<Part n="${n}"${label === undefined ? '' : ` label="${label}"`}${title === undefined ? '' : ` title="${inAttribute(title)}"`}>`;
  // A part that is only its name keeps it as its words: a part is never empty.
  if (inside.length === 0) return `<Part n="${n}" label="${label}">${plain(title ?? '')}</Part>`;
  return children.length === 0 && title === undefined
    ? `${tag}${inside.join('')}</Part>`
    : [tag, ...inside, '</Part>'].join('\n\n');
}

const SUPERSCRIPT = '¹²³⁴⁵⁶⁷⁸⁹';
/** The name of a note from its label: "1)" and "¹)" -> "1", "zie bij titel)" -> "titel". */
export const noteName = (label: string): string => {
  const first = label[0] ?? '';
  return SUPERSCRIPT.includes(first)
    ? String(SUPERSCRIPT.indexOf(first) + 1)
    : (/^\d+/.exec(label)?.[0] ?? label.replace(/\)$/, '').split(' ').at(-1)!);
};

const MARK = /(?<=\S)(\s?)((?:[¹²³⁴⁵⁶⁷⁸⁹]⁾?\)?|(?<!\d)\d\)))(?=[\s.,;:]|$)/g;

/** The names of the notes that a text points at. */
export const marksIn = (text: string): readonly string[] =>
  [...text.matchAll(MARK)].map(([, , label = '']) => noteName(label));

/** Text with its footnote marks tagged, where a note answers to them. */
export const marked = (text: string, notes: ReadonlySet<string>): string =>
  withSigns(
    escaped(text).replace(MARK, (whole, blank: string, label: string) =>
      notes.has(noteName(label)) ? `${blank}<Mark n="${noteName(label)}">${label}</Mark>` : whole,
    ),
  );

/** Text of which only the notes of a wiki are marks. */
const plain = (text: string): string => withSigns(escaped(text));

/** The notes of a wiki have no sign of their own: they get their number. */
const withSigns = (text: string): string =>
  replaceNotes(text, (number) => `<Mark n="${number}">${number})</Mark>`);

/** Text where no mark can stand: a title in the head of a file, an attribute, the report. */
export const withoutNotes = (text: string): string => replaceNotes(text, () => '');

/** Signs that would be markup in an article file, also those that are so only where a paragraph begins. */
export const escaped = (text: string): string =>
  text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\{/g, '&#123;')
    .replace(/([*_`[\]\\])/g, '\\$1')
    .replace(/^(\d+)(?=[.)])/, '$1\\')
    .replace(/^(?=[-+#>=~|])/, '\\')
    .replace(/^(?:import|export)\b/, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
