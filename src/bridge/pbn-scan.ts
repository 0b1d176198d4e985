/**
 * Cuts the text of a PBN file (standard 2.1, chapters 2 and 3) into games, a game into tags, each with the words and
 * comments that follow it. What the tags mean is left to `pbn.ts`. Whatever cannot be cut is reported and passed over;
 * the time taken grows with the length of the text, whatever stands in it.
 */
import { problem, type Problem } from './board.ts';

/** A word or a comment after a tag. */
export interface Token {
  readonly kind: 'word' | 'comment';
  readonly text: string;
  readonly line: number;
}

/** A tag pair `[Name "value"]` with what follows it. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly body: readonly Token[];
}

/** The tags of one game, in order. */
export interface Game {
  readonly line: number;
  readonly tags: readonly Tag[];
  readonly problems: readonly Problem[];
}

/** The games of a file, and problems in text outside them. */
export interface Scan {
  readonly games: readonly Game[];
  readonly problems: readonly Problem[];
}

/** What a file is made of; the first kind that fits at a place is taken. */
const PIECES = [
  ['escaped-line', /^%[^\n]*/my],
  ['empty-line', /^[^\S\n]*\n/my],
  ['space', /[^\S\n]+|\n/y],
  ['rest-of-line comment', /;[^\n]*/y],
  ['comment', /\{[^}]*\}/y],
  ['unclosed comment', /\{[^\n]*/y],
  ['tag', /\[\s*(\w+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y],
  ['tag with a loose quote', /\[[^\S\n]*(\w+)[^\S\n]*"([^\n]*?)"[^\S\n]*\]/y],
  ['unreadable tag', /\[[^\n]*/y],
  ['word', /=[^=\s]{0,9}=|\$\d*|[!?]{1,2}|\^[A-Za-z]?|[^\s[{;=$!?^]+|[^\s[{;]/y],
] as const;

/** Games are kept apart by empty lines; where one was forgotten, these tags begin a new game. */
const FIRST_TAGS = ['event', 'board'];

interface OpenTag extends Tag {
  readonly body: Token[];
}

interface OpenGame extends Game {
  /** The names of its tags, in small letters. */
  readonly names: Set<string>;
  readonly tags: OpenTag[];
  readonly problems: Problem[];
}

interface Scanning {
  readonly games: OpenGame[];
  readonly problems: Problem[];
  game: OpenGame | undefined;
  tag: OpenTag | undefined;
}

/** Cuts a file into games. Line ends may be LF, CRLF or CR; a byte order mark is passed over. */
export const scanPbn = (source: string): Scan => {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lastBrace = text.lastIndexOf('}');
  const scanning: Scanning = { games: [], problems: [], game: undefined, tag: undefined };
  let line = 1;
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at, at < lastBrace);
    take(scanning, piece, line);
    line += piece.text.split('\n').length - 1;
    at += piece.text.length;
  }
  return { games: scanning.games, problems: scanning.problems };
};

interface Piece {
  readonly kind: (typeof PIECES)[number][0];
  readonly text: string;
  readonly groups: readonly (string | undefined)[];
}

function pieceAt(text: string, at: number, mayClose: boolean): Piece {
  for (const [kind, pattern] of PIECES) {
    if (kind === 'comment' && !mayClose) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { kind, text: match[0], groups: match.slice(1) };
  }
  return { kind: 'space', text: text[at] ?? ' ', groups: [] };
}

function take(scanning: Scanning, piece: Piece, line: number): void {
  const [name = '', value = ''] = piece.groups;
  switch (piece.kind) {
    case 'escaped-line':
    case 'space':
    case 'rest-of-line comment':
      return;
    case 'empty-line':
      scanning.game = scanning.tag = undefined;
      return;
    case 'comment':
      scanning.tag?.body.push({ kind: 'comment', text: tidy(piece.text.slice(1, -1)), line });
      return;
    case 'unclosed comment':
      report(scanning, problem('unclosed-comment', line, piece.text));
      return;
    case 'tag':
      openTag(scanning, { name, value: value.replace(/\\(.)/g, '$1'), line, body: [] });
      return;
    case 'tag with a loose quote':
      openTag(scanning, { name, value, line, body: [] });
      return;
    case 'unreadable tag':
      report(scanning, problem('unreadable-tag', line, piece.text));
      return;
    case 'word':
      if (scanning.tag !== undefined) scanning.tag.body.push({ kind: 'word', text: piece.text, line });
      else reportStray(scanning.problems, line, piece.text);
  }
}

const tidy = (comment: string): string => comment.replace(/\s+/g, ' ').trim();

function openTag(scanning: Scanning, tag: OpenTag): void {
  const name = tag.name.toLowerCase();
  const isRepeated = scanning.game?.names.has(name) ?? false;
  if (scanning.game === undefined || (isRepeated && FIRST_TAGS.includes(name))) {
    const problems = isRepeated ? [problem('missing-blank-line', tag.line)] : [];
    scanning.game = { line: tag.line, names: new Set(), tags: [], problems };
    scanning.games.push(scanning.game);
  } else if (isRepeated && name !== 'note') {
    scanning.game.problems.push(problem('repeated-tag', tag.line, tag.name));
    scanning.tag = { ...tag, body: [] };
    return;
  }
  scanning.game.names.add(name);
  scanning.game.tags.push(tag);
  scanning.tag = tag;
}

const report = ({ game, problems }: Scanning, found: Problem): void => {
  (game?.problems ?? problems).push(found);
};

/** Reports text that belongs nowhere, once a line. */
export const reportStray = (problems: Problem[], line: number, text: string): void => {
  const last = problems.at(-1);
  if (last?.code !== 'stray-text' || last.line !== line) problems.push(problem('stray-text', line, text));
};
