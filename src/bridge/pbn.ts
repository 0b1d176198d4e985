/**
 * PBN 2.1, the notation in which bridge programs exchange boards. Reading forgives what programs commonly get wrong and
 * reports it with its line; the other boards of the file are still read. Writing keeps to the export form of the standard.
 * The play of the cards is not kept, only the number of tricks.
 */
import { parseSeat, type Seat, type Side, type Vulnerability } from '../engine/seats.ts';
import {
  compact,
  dealerByNumber,
  problem,
  vulnerabilityByNumber,
  type Board,
  type OfSide,
  type Problem,
  type ProblemCode,
  type Reading,
  type Remark,
} from './board.ts';
import { parseContract } from './contract.ts';
import { parseDeal } from './deal.ts';
import { parseAuction } from './pbn-auction.ts';
import { reportStray, scanPbn, type Game, type Tag } from './pbn-scan.ts';

/** Tags whose value becomes a fact of the board; every other tag is kept as it stands. */
const FACT_TAGS = [
  'Board',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Result',
  'Score',
  'Auction',
  'Play',
  'Note',
] as const;
type FactTag = (typeof FACT_TAGS)[number];

/** Tags after which no words may follow. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(
  [
    ...FACT_TAGS.slice(0, 8),
    'Event',
    'Site',
    'Date',
    'North',
    'East',
    'South',
    'West',
    'Note',
    'Scoring',
  ].map((name) => name.toLowerCase()),
);

/** What a record leaves out because the record before it is the same board at another table. */
const SHARED_BY_TABLES = ['Board', 'Dealer', 'Vulnerable', 'Deal'] as const;

/** Reads a PBN file. Nothing in it makes this fail: faults are in the problems of the board or of the file. */
export const parsePbn = (source: string): Reading => {
  const scan = scanPbn(source);
  const memory: Memory = { before: new Map(), standing: new Map() };
  return { boards: scan.games.map((game) => boardOf(game, memory)), problems: scan.problems };
};

/** So many values can hold from game to game; real files have a dozen. More would make reading take ever longer. */
const STANDING_AT_MOST = 32;

interface Memory {
  /** The values of the game before, by name. */
  before: ReadonlyMap<string, Tag>;
  /** Values written `##…`, which hold until the tag is written again. */
  readonly standing: Map<string, Tag>;
}

/** A game's tags with what is inherited (standard 4.8) filled in. */
interface Values {
  readonly tags: ReadonlyMap<string, Tag>;
  readonly problems: Problem[];
}

function boardOf(game: Game, memory: Memory): Board {
  const values = inherit(game, memory);
  memory.before = values.tags;
  const { problems } = values;
  for (const { name, body } of game.tags)
    if (WITHOUT_BODY.has(name.toLowerCase()))
      for (const { kind, text, line } of body) if (kind === 'word') reportStray(problems, line, text);
  const number = known(values, 'Board');
  const dealer = readFact(values, 'Dealer', 'unknown-dealer', parseSeatName) ?? dealerByNumber(number);
  const auctionTag = values.tags.get('auction');
  const auction = auctionTag && parseAuction(auctionTag, dealer, notesFor(game));
  problems.push(...(auction?.problems ?? []));
  const others = otherTags(values);
  const remarks = remarksIn(game);
  return compact<Board>({
    line: game.line,
    number,
    dealer: dealer ?? auction?.dealer,
    vulnerable:
      readFact(values, 'Vulnerable', 'unknown-vulnerability', parseVulnerable) ??
      vulnerabilityByNumber(number),
    hands: readHands(values),
    calls: auction?.calls ?? [],
    contract: readFact(values, 'Contract', 'unreadable-contract', parseContract),
    declarer: readFact(values, 'Declarer', 'unknown-declarer', (text) =>
      parseSeatName(text.replace('^', '')),
    ),
    tricks: readFact(values, 'Result', 'unreadable-result', parseResult),
    score: readFact(values, 'Score', 'unreadable-score', parseScore),
    tags: Object.fromEntries(others.map(({ name, value }) => [name, value])),
    remarks: remarks.length === 0 ? undefined : remarks,
    refused: auction?.refused,
    lines: { ...linesOf(values, others[0]), ...(auction && { calls: auction.lines }) },
    problems,
  });
}

function inherit(game: Game, memory: Memory): Values {
  const problems = [...game.problems];
  const tags = new Map<string, Tag>();
  for (const tag of game.tags) {
    const name = tag.name.toLowerCase();
    const isCopied = tag.value === '#' || tag.value === '##';
    const copied = isCopied ? memory.before.get(name)?.value : tag.value.replace(/^##/, '');
    if (copied === undefined) problems.push(problem('nothing-to-inherit', tag.line, tag.name));
    const value = { ...tag, value: copied ?? '' };
    if (!tags.has(name)) tags.set(name, value);
    if (!tag.value.startsWith('##')) memory.standing.delete(name);
    else if (memory.standing.has(name) || memory.standing.size < STANDING_AT_MOST)
      memory.standing.set(name, value);
    else problems.push(problem('too-many-standing', tag.line, tag.name));
  }
  for (const [name, tag] of memory.standing) if (!tags.has(name)) tags.set(name, tag);
  if (isAnotherTable(tags, memory.before))
    for (const shared of SHARED_BY_TABLES) {
      const tag = memory.before.get(shared.toLowerCase());
      if (tag !== undefined && !tags.has(shared.toLowerCase())) tags.set(shared.toLowerCase(), tag);
    }
  return { tags, problems };
}

/** Whether a record says nothing of the board that contradicts the record before it. */
const isAnotherTable = (tags: Values['tags'], before: Values['tags']): boolean =>
  SHARED_BY_TABLES.every((shared) => {
    const tag = tags.get(shared.toLowerCase());
    return tag === undefined || tag.value === before.get(shared.toLowerCase())?.value;
  });

/** The value of a tag; undefined when it is missing or says that it is not known. */
const known = ({ tags }: Values, name: FactTag): string | undefined => {
  const value = tags.get(name.toLowerCase())?.value.trim();
  return value === '' || value === '?' ? undefined : value;
};

function readFact<T>(
  values: Values,
  name: FactTag,
  code: ProblemCode,
  parse: (text: string) => T | undefined,
): T | undefined {
  const text = known(values, name);
  if (text === undefined) return undefined;
  const fact = parse(text);
  if (fact === undefined)
    values.problems.push(problem(code, values.tags.get(name.toLowerCase())?.line ?? 0, text));
  return fact;
}

function readHands(values: Values): Board['hands'] {
  const text = known(values, 'Deal');
  const reading = text === undefined ? undefined : parseDeal(text);
  if (reading?.kind === 'hands') return reading.hands;
  if (reading !== undefined)
    values.problems.push(problem('unreadable-deal', values.tags.get('deal')?.line ?? 0, reading.fault));
  return undefined;
}

const parseSeatName = (text: string): Seat | undefined =>
  /^(N(orth)?|E(ast)?|S(outh)?|W(est)?)$/i.test(text) ? parseSeat(text.charAt(0).toUpperCase()) : undefined;

const VULNERABLE: Readonly<Record<string, Vulnerability>> = {
  NONE: 'none',
  LOVE: 'none',
  '-': 'none',
  O: 'none',
  NS: 'NS',
  'N-S': 'NS',
  EW: 'EW',
  'E-W': 'EW',
  ALL: 'both',
  BOTH: 'both',
};

const parseVulnerable = (text: string): Vulnerability | undefined =>
  Object.hasOwn(VULNERABLE, text.toUpperCase()) ? VULNERABLE[text.toUpperCase()] : undefined;

const parseResult = (text: string): OfSide | undefined => {
  const result = parseOfSide(text.replace('^', ''));
  return result !== undefined && result.value >= 0 && result.value <= 13 ? result : undefined;
};

const parseScore = (text: string): OfSide | undefined => parseOfSide(text);

/** `9`, `NS 9`, `EW -100` or `NS 9 EW 4`, of which the first counts. */
const parseOfSide = (text: string): OfSide | undefined => {
  const [, side, number] =
    /^(?:(NS|EW)\s*)?([+-]?\d{1,5})(?:\s+(?:NS|EW)\s*[+-]?\d{1,5})?$/i.exec(text) ?? [];
  if (number === undefined) return undefined;
  return { side: side === undefined ? 'declarer' : (side.toUpperCase() as Side), value: Number(number) + 0 };
};

/** The notes of the auction: those after it, or, where a program wrote them later, those that the play does not use. */
function notesFor(game: Game): (key: string) => string | undefined {
  const own = new Map<string, string>();
  const later = new Map<string, string>();
  let notes = own;
  const usedInPlay = new Set<string>();
  for (const { name, value, body } of game.tags) {
    if (name.toLowerCase() === 'play') {
      notes = later;
      for (const { text } of body) usedInPlay.add(text);
    }
    const [, key, text] = (name.toLowerCase() === 'note' && /^\s*(\d+)\s*:\s*(.*)$/s.exec(value)) || [];
    if (key !== undefined && text !== undefined) notes.set(key, text);
  }
  return (key) => own.get(key) ?? (usedInPlay.has(`=${key}=`) ? undefined : later.get(key));
}

/** Every other tag that says something. */
const otherTags = ({ tags }: Values): readonly Tag[] => {
  const facts = new Set<string>(FACT_TAGS.map((name) => name.toLowerCase()));
  return [...tags].flatMap(([key, tag]) => (facts.has(key) || /^\s*\??\s*$/.test(tag.value) ? [] : [tag]));
};

/** The comments of a game, but for those on its calls and cards. */
const remarksIn = (game: Game): readonly Remark[] =>
  game.tags
    .filter(({ name }) => !/^(auction|play)$/i.test(name))
    .flatMap(({ body }) => body)
    .flatMap(({ kind, text, line }) => (kind === 'comment' && text !== '' ? [{ text, line }] : []));

const linesOf = ({ tags }: Values, other: Tag | undefined): Board['lines'] =>
  compact({
    hands: tags.get('deal')?.line,
    play: tags.get('play')?.line,
    auction: tags.get('auction')?.line,
    tags: other?.line,
    contract: tags.get('contract')?.line,
    declarer: tags.get('declarer')?.line,
    tricks: tags.get('result')?.line,
    score: tags.get('score')?.line,
  });
