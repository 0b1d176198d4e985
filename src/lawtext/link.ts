/** Puts the references of `references.ts` into the tree: the thin walker around the pure parser. */
import { findReferences, type Found, type Targets } from './references.ts';
import type { Article, Inline, Place } from './tree.ts';
import { mapLines, partsIn, type Line } from './walk.ts';

/** The targets of a site that holds these articles; `isListed` asks the register. */
export function makeTargets(
  articles: readonly Article[],
  isListed: (edition: string, article: string) => boolean,
): Targets {
  const held = new Set(articles.map(({ edition, article }) => `${edition}/${article}`));
  const parts = new Set(
    articles.flatMap(({ edition, article, blocks }) =>
      partsIn(blocks).map(({ n }) => `${edition}/${article}#${n}`),
    ),
  );
  return {
    article: (edition, article) =>
      held.has(`${edition}/${article}`) ? 'held' : isListed(edition, article) ? 'listed' : undefined,
    part: (edition, article, anchor) => parts.has(`${edition}/${article}#${anchor}`),
  };
}

/** The same article with every reference in its text marked as one. */
export function linkArticle(article: Article, targets: Targets): Article {
  const { edition } = article;
  const link = (line: Line, part: string | undefined) =>
    linkLine(
      line,
      { edition, article: article.article, ...(part !== undefined && { anchor: part }) },
      targets,
    );
  return { ...article, blocks: mapLines(article.blocks, link) };
}

/**
 * The same line with its references marked; it stands at `place`. A reference may run over a correction, and then holds
 * the whole of it; it never crosses a footnote mark or emphasis.
 */
export function linkLine(line: Line, place: Place, targets: Targets): Line {
  const deep = line.map((inline) => linkInside(inline, place, targets));
  const text = deep.map(flat).join('');
  const linked: Inline[] = [];
  let at = 0;
  for (const { start, end, target } of findReferences(text, place, targets).map((found) =>
    snap(deep, found),
  )) {
    linked.push(...slice(deep, at, start), { kind: 'reference', target, children: slice(deep, start, end) });
    at = end;
  }
  return [...linked, ...slice(deep, at, text.length)];
}

function linkInside(inline: Inline, place: Place, targets: Targets): Inline {
  if (inline.kind !== 'strong' && inline.kind !== 'emphasis') return inline;
  return { ...inline, children: linkLine(inline.children, place, targets) };
}

/** What an inline is to the parser of references; one sign that is no letter for all that a reference cannot cross. */
function flat(inline: Inline): string {
  return inline.kind === 'text' || inline.kind === 'fix' ? inline.value : '\uFFFC';
}

/** Widens a reference that begins or ends inside a correction. */
function snap(line: Line, found: Found): Found {
  let { start, end } = found;
  let at = 0;
  for (const inline of line) {
    const [from, to] = [at, at + flat(inline).length];
    if (inline.kind === 'fix' && from < found.end && to > found.start) {
      start = Math.min(start, from);
      end = Math.max(end, to);
    }
    at = to;
  }
  return { ...found, start, end };
}

function slice(line: Line, from: number, to: number): Line {
  let at = 0;
  return line.flatMap((inline): Line => {
    const [start, end] = [at, at + flat(inline).length];
    at = end;
    if (end <= from || start >= to) return [];
    if (inline.kind !== 'text') return [inline];
    return [{ kind: 'text', value: inline.value.slice(Math.max(from - start, 0), to - start) }];
  });
}
