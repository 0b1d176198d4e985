/**
 * The five sources as we received them (`seeds/`), and the words of law text to hold against them: from the tree, and
 * from a built page. Used by the unit test here and by the test on the built site.
 */
import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Source = {
  readonly edition: string;
  /** The articles of the source in its own order. */
  readonly articles: readonly string[];
  /** Page furniture of the source: no words of the law. Lines that are exactly this are left out. */
  readonly furniture: readonly string[];
};

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** The five sources, and all that is page furniture in them (with the dashes before lines, see `sourceWords`). */
export const SOURCES: readonly Source[] = [
  { edition: '1930', articles: ['vi'], furniture: ['Sjabloon:1930:VI'] },
  { edition: '1959', articles: numbers(21, 43), furniture: ['Sjabloon:1959:HIV'] },
  { edition: '1982', articles: numbers(68, 71), furniture: ['Sjabloon:1982:HVI7', '---'] },
  { edition: '2007', articles: numbers(6, 8), furniture: ['Sjabloon:2007:HIII', '---'] },
  { edition: '2017', articles: ['22', '19', '25'], furniture: ['Home Artikelengroep 17--23'] },
];

/** The words of a source in order, furniture and the dash before a list line left out. */
export function sourceWords({ edition, furniture }: Source): readonly string[] {
  const lines = readFileSync(new URL(`seeds/${edition}.txt`, import.meta.url), 'utf8').split('\n');
  const law = lines.filter((line) => !furniture.includes(line.trim())).map((line) => line.replace(/^- /, ''));
  return wordsOf(law.join('\n'));
}

/** Words with their punctuation; a footnote label is a word of its own, also where the source prints no blank after it. */
export function wordsOf(text: string): readonly string[] {
  return text
    .replace(/^(\d\))(?=\S)/gm, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The law text of a built page by its `data-law` (`1959/30`), corrections undone; in the order of the page. */
export function lawTextOfPage(html: string): ReadonlyMap<string, string> {
  const laws = new Map<string, string>();
  const visit = (node: Node): void => {
    const law = 'attrs' in node ? attribute(node, 'data-law') : undefined;
    if (law !== undefined) laws.set(law, joined(laws.get(law), printed(node)));
    else if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return laws;
}

const joined = (before: string | undefined, text: string): string =>
  before === undefined ? text : `${before}\n${text}`;

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const BLOCKS = [
  'p',
  'div',
  'section',
  'aside',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'ol',
  'ul',
  'header',
  'dt',
  'dd',
];

function printed(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const was = 'attrs' in node ? attribute(node, 'data-was') : undefined;
  const text = was ?? node.childNodes.map(printed).join('');
  return BLOCKS.includes(node.nodeName) ? `\n${text}\n` : text;
}
