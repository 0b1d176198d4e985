/** Marks the words of a search on the page it led to, without touching the text: by the browser's own highlights. */

import './search.css';
import { FOUND_WORDS, parseFoundWords } from './found-words.ts';

const MOST = 400;

/** They count once: what cannot be read is gone too. */
function kept(): readonly string[] {
  try {
    const text = sessionStorage.getItem(FOUND_WORDS) ?? '';
    sessionStorage.removeItem(FOUND_WORDS);
    return parseFoundWords(text, location.pathname);
  } catch {
    return [];
  }
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
