/** Marks the words of a search on the page it led to, without touching the text: by the browser's own highlights. */

import './search.css';

const MOST = 400;

function kept(): readonly string[] {
  const { path, words } = JSON.parse(sessionStorage.getItem('zoekwoorden') ?? '{}') as {
    readonly path?: string;
    readonly words?: readonly string[];
  };
  sessionStorage.removeItem('zoekwoorden');
  return path === location.pathname && Array.isArray(words) ? words.filter((word) => word.length > 1) : [];
}

/** Every place in a node's text where one of the words stands on its own. */
function rangesIn(root: Node, words: readonly string[]): readonly Range[] {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'giu');
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MOST)
    for (const { 0: word, index } of (walker.currentNode.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      ranges.push(range);
    }
  return ranges;
}

const words = kept();
if (words.length > 0 && 'highlights' in CSS)
  CSS.highlights.set(
    'gevonden',
    new Highlight(...[...document.querySelectorAll('.law')].flatMap((law) => rangesIn(law, words))),
  );

export {};
