/**
 * A subject across the editions: which provisions treat it, cut into the pieces that are laid side by side, and the rows
 * in which the pieces of different editions answer each other.
 *
 * The concordance itself is data (`content/topics`): it follows the subject, never the number, because the same number is
 * often another rule. A piece is as large as the pairs allow: article 27 is one piece until a pair names 27B1a; then every
 * part beside it is a piece too, and what the article says before its parts is one of its own.
 * Pure, so that the page and the script in the browser make the same rows.
 */
import { parentPart, parseEngineCitation, type CitedEdition } from './anchors.ts';
import type { Article, Block, Inline, Place } from './tree.ts';
import { childBlocks, linesOf, partAt } from './walk.ts';

/** How an edition's treatment of a subject stands to that of the edition before it. */
export const RELATIONS = ['new', 'same', 'changed', 'moved', 'split', 'merged', 'lapsed'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Per edition a value, for the editions that have one. */
export type ByEdition<T> = Readonly<Partial<Record<string, T>>>;

/** What is compared: the provisions of each edition, and those that answer each other. */
export type Concordance = {
  readonly editions: ByEdition<{ readonly parts: readonly string[] }>;
  readonly pairs: readonly ByEdition<string>[];
};

/** A piece of an edition: a provision with all that it holds, or only what it says before its parts (`lead`). */
export type Piece = {
  readonly edition: string;
  /** In the edition's own numbers: `27B1a`, `30`, `7a`. */
  readonly provision: string;
  readonly place: Place;
  readonly lead: boolean;
  /** Whose words these are; absent when the site does not hold the provision. */
  readonly words?: Article['frontmatter']['kind'];
  readonly title?: string;
  readonly blocks: readonly Block[];
};

/** A row: per edition the provisions that stand in it, in the order of the book. */
export type Row = ByEdition<readonly string[]>;

/** The article files of an edition under an article's address: none, one, or a text and a summary. */
export type Files = (edition: string, article: string) => readonly Article[];

/** The pieces of a subject in one edition, in the order in which the subject names them. */
export function piecesOf(
  { editions, pairs }: Concordance,
  edition: CitedEdition,
  files: Files,
): readonly Piece[] {
  const named = pairs.flatMap((pair) => pair[edition.id] ?? []).flatMap((cite) => placeOf(cite, edition));
  return (editions[edition.id]?.parts ?? []).flatMap((cite) =>
    placeOf(cite, edition).flatMap((place) => cut(found(cite, place, files), named, edition)),
  );
}

const placeOf = (cite: string, edition: CitedEdition): readonly Place[] => {
  const place = parseEngineCitation(cite, edition);
  return place === undefined ? [] : [place];
};

/** Whether a place lies inside another of the same edition, and is not that place itself. */
export const isInside = (place: Place, outer: Place): boolean =>
  place.article === outer.article &&
  place.anchor !== undefined &&
  (outer.anchor === undefined || ancestors(place.anchor).includes(outer.anchor));

const ancestors = (n: string): readonly string[] => {
  const parent = parentPart(n);
  return parent === undefined ? [] : [parent, ...ancestors(parent)];
};

/** The provision as the site holds it: the edition's own text goes before our summary. */
function found(provision: string, place: Place, files: Files): Piece {
  const piece = { edition: place.edition, provision, place, lead: false } as const;
  const held = [...files(place.edition, place.article)].sort((a, b) => textFirst(a) - textFirst(b));
  for (const { frontmatter, blocks } of held) {
    const part = place.anchor === undefined ? undefined : partAt(blocks, place.anchor);
    if (place.anchor !== undefined && part === undefined) continue;
    const title = part === undefined ? frontmatter.title : part.title;
    return {
      ...piece,
      words: frontmatter.kind,
      ...(title !== undefined && { title }),
      blocks: withNotes((part?.children ?? blocks).filter(isLaw), blocks),
    };
  }
  return { ...piece, blocks: [] };
}

const textFirst = ({ frontmatter }: Article): number => (frontmatter.kind === 'text' ? 0 : 1);

/** Headings are drawn by whoever draws the piece; worked examples stay on the article's own page. */
const isLaw = ({ kind }: Block): boolean => kind !== 'title' && kind !== 'group' && kind !== 'example';

/** A part whose footnote is printed at the end of the article takes the note along. */
function withNotes(blocks: readonly Block[], article: readonly Block[]): readonly Block[] {
  const marks = new Set(blocks.flatMap(marksIn));
  const inside = new Set(blocks.flatMap(notesIn));
  const notes = article
    .filter((block) => block.kind === 'note')
    .filter(({ n }) => marks.has(n) && !inside.has(n));
  return [...blocks, ...notes];
}

const marksIn = (block: Block): readonly string[] => [
  ...linesOf(block).flat().flatMap(marksOf),
  ...childBlocks(block).flatMap(marksIn),
];

const marksOf = (inline: Inline): readonly string[] => {
  if (inline.kind === 'mark') return inline.article === undefined ? [inline.note] : [];
  return 'children' in inline ? inline.children.flatMap(marksOf) : [];
};

const notesIn = (block: Block): readonly string[] => [
  ...(block.kind === 'note' ? [block.n] : []),
  ...childBlocks(block).flatMap(notesIn),
];

/** Cuts a provision at the parts that pairs name inside it. */
function cut(piece: Piece, named: readonly Place[], edition: CitedEdition): readonly Piece[] {
  if (!named.some((place) => isInside(place, piece.place))) return [piece];
  const own = piece.blocks.filter(({ kind }) => kind !== 'part');
  const parts = piece.blocks.filter((block) => block.kind === 'part');
  const inner = parts.flatMap(({ n, title, children }): readonly Piece[] => {
    const place = { ...piece.place, anchor: n };
    const provision = edition.unit === 'hoofdstuk' ? n : piece.place.article + n;
    const blocks = withNotes(children.filter(isLaw), own);
    return cut(
      { ...base(piece), provision, place, blocks, ...(title !== undefined && { title }) },
      named,
      edition,
    );
  });
  return own.length === 0 ? inner : [{ ...piece, lead: true, blocks: own }, ...inner];
}

const base = ({ edition, lead, words }: Piece) => ({ edition, lead, ...(words !== undefined && { words }) });

/** A piece that stands in a row, by edition and provision. */
type Key = string;
const keyOf = (edition: string, provision: string): Key => `${edition} ${provision}`;

/**
 * The rows in which the chosen editions are laid side by side: pieces that a pair joins stand in one row, and the rows
 * follow the order of the newest chosen edition. Pieces of other editions are placed too, each in the first row it
 * answers, so that nothing is lost when they are shown as well.
 */
export function rowsOf(
  columns: ByEdition<readonly string[]>,
  pairs: Concordance['pairs'],
  chosen: readonly string[],
): readonly Row[] {
  const order = [...chosen].sort().reverse();
  const others = Object.keys(columns).filter((edition) => !order.includes(edition));
  const groups = groupsOf(columns, pairs, order);
  const rows: Set<Key>[] = [];
  for (const edition of [...order, ...others.sort().reverse()]) {
    let at = -1;
    for (const provision of columns[edition] ?? []) {
      const key = keyOf(edition, provision);
      const row = rows.find((each) => each.has(key)) ?? groups.get(key) ?? answered(rows, key, pairs);
      if (row !== undefined && rows.includes(row)) row.add(key);
      else rows.splice(at + 1, 0, row ?? new Set([key]));
      at = Math.max(
        at,
        rows.findIndex((each) => each.has(key)),
      );
    }
  }
  return rows.map((row) => readRow(row, columns));
}

/** The pieces of the chosen editions that pairs join, directly or through one another. */
function groupsOf(
  columns: ByEdition<readonly string[]>,
  pairs: Concordance['pairs'],
  chosen: readonly string[],
): ReadonlyMap<Key, Set<Key>> {
  const groups = new Map<Key, Set<Key>>();
  for (const pair of pairs) {
    const keys = keysOf(pair, chosen).filter((key) => isPiece(key, columns));
    const joined = new Set(keys.flatMap((key) => [key, ...(groups.get(key) ?? [])]));
    for (const key of joined) groups.set(key, joined);
  }
  return groups;
}

const keysOf = (pair: ByEdition<string>, editions: readonly string[]): readonly Key[] =>
  editions.flatMap((edition) => {
    const provision = pair[edition];
    return provision === undefined ? [] : [keyOf(edition, provision)];
  });

const isPiece = (key: Key, columns: ByEdition<readonly string[]>): boolean => {
  const [edition = '', provision = ''] = key.split(' ');
  return columns[edition]?.includes(provision) === true;
};

const answered = (rows: readonly Set<Key>[], key: Key, pairs: Concordance['pairs']): Set<Key> | undefined => {
  const partners = pairs
    .map((pair) => keysOf(pair, Object.keys(pair)))
    .filter((keys) => keys.includes(key))
    .flat();
  return rows.find((row) => partners.some((partner) => row.has(partner)));
};

const readRow = (row: ReadonlySet<Key>, columns: ByEdition<readonly string[]>): Row =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([edition, provisions = []]) => {
      const here = provisions.filter((provision) => row.has(keyOf(edition, provision)));
      return here.length === 0 ? [] : [[edition, here]];
    }),
  );
